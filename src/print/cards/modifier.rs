//! A modifier of Power Shift: what it adds, what it is called, what it lets one do.

use super::{CARD, HEIGHT, WIDTH, back, blank};
use crate::print::ink::{CRIMSON, GOLD, INK, Ink, PAPER_WHITE, PARCHMENT};
use crate::print::lettering::{Style, centred, figures, paragraph};
use crate::print::picture::Picture;
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::print::symbols::{
    BentArrow, CubeOwner, arrow, card, court, cube, golden_lily, provinces,
};
use crate::print::typeface::Typeface;
use crate::rules::{Ability, ModifierId};
use crate::text::Text;

/// Of wine: no stack and no player has it.
const TONE: Ink = Ink::new(0x5A_2A_45);
const HEAD: Frame = Frame::new(5.0, 5.0, WIDTH - 10.0, 19.0);
const TITLE: Frame = Frame::new(8.0, 6.0, WIDTH - 16.0, 17.0);
const VALUE: Frame = Frame::new(14.0, 32.0, WIDTH - 28.0, 34.0);
const WORDS: Frame = Frame::new(9.0, HEIGHT - 45.0, WIDTH - 18.0, 38.0);
/// The middle of the picture under the value.
const PICTURE: (f32, f32) = (WIDTH / 2.0, 83.0);

/// A modifier's face, `width` pixels wide.
pub fn modifier_card(modifier: ModifierId, width: u32, text: &Text) -> Picture {
    let mut sheet = blank(width, PARCHMENT);
    sheet.stroke(&Shape::frame(CARD), 9.0, TONE);
    sheet.stroke(&Shape::frame(CARD.grown(-4.6)), 0.7, GOLD);
    sheet.fill(&Shape::frame(HEAD), TONE);
    let key = modifier.key();
    let title = text.say(&format!("modifier-{key}"), &[]);
    let style = Style::new(Typeface::Display, 11.0, PAPER_WHITE);
    sheet.fill(&centred(&title, TITLE, style), PAPER_WHITE);
    let value = signed(modifier.value());
    let ink = if modifier.value() < 0 { CRIMSON } else { INK };
    sheet.fill(
        &figures(&value, VALUE, Style::new(Typeface::Display, 48.0, ink)),
        ink,
    );
    let (x, y) = PICTURE;
    sheet.within(x, y, 1.0, |sheet| draw(sheet, modifier.ability()));
    let words = text.say(&format!("modifier-{key}.text"), &[]);
    sheet.fill(
        &paragraph(&words, WORDS, Style::new(Typeface::Text, 10.5, INK)),
        INK,
    );
    sheet.finish_opaque()
}

/// The back of all modifiers, `width` pixels wide.
pub fn modifier_back(width: u32) -> Picture {
    back::emblazoned(width, TONE, |sheet| {
        golden_lily(sheet, WIDTH / 2.0, HEIGHT / 2.0, 34.0);
    })
}

/// With its sign; nothing added is not nothing said.
pub(crate) fn signed(value: i8) -> String {
    if value < 0 {
        format!("−{}", value.unsigned_abs())
    } else {
        format!("+{value}")
    }
}

/// About 80 wide and 22 high.
fn draw(sheet: &mut Sheet, ability: Option<Ability>) {
    let way = |sheet: &mut Sheet| {
        let way = BentArrow {
            from: (-14.0, 2.0),
            to: (14.0, 2.0),
            bend: 0.2,
            width: 5.0,
        };
        arrow(sheet, way, CRIMSON);
    };
    let cubes = |sheet: &mut Sheet, x: f32, count: u8, whose: CubeOwner| {
        for nth in 0..count {
            let middle = f32::from(nth) - f32::from(count - 1) / 2.0;
            cube(sheet, x + middle * 15.0, 0.0, 14.0, whose);
        }
    };
    match ability {
        None => {}
        Some(Ability::Levy(count)) => {
            provinces(sheet, -30.0, 0.0, 20.0);
            way(sheet);
            court(sheet, 30.0, 0.0, 20.0);
            if count > 1 {
                cubes(sheet, 0.0, count, CubeOwner::Own);
            }
        }
        Some(Ability::Ride(count)) => {
            cubes(sheet, -26.0, count, CubeOwner::Own);
            way(sheet);
        }
        Some(Ability::Outriders(count)) => {
            court(sheet, -30.0, 0.0, 20.0);
            way(sheet);
            cubes(sheet, 28.0, count, CubeOwner::Own);
        }
        Some(Ability::Train(count)) => cubes(sheet, 0.0, count, CubeOwner::Own),
        Some(Ability::Tribute(points)) => {
            for nth in 0..points {
                let middle = f32::from(nth) - f32::from(points - 1) / 2.0;
                golden_lily(sheet, middle * 22.0, 0.0, 20.0);
            }
        }
        Some(Ability::Banish(count)) => {
            cubes(sheet, -28.0, count, CubeOwner::Other);
            way(sheet);
            provinces(sheet, 30.0, 0.0, 20.0);
        }
        Some(Ability::Recall) => {
            card(sheet, -24.0, 0.0, 22.0, 0.0, PAPER_WHITE);
            way(sheet);
        }
    }
}
