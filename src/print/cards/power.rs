//! The face of a power card: what it is worth, and how many caballeros it brings to court.

use super::{CARD, HEIGHT, WIDTH, blank};
use crate::print::ink::{self, FADED_INK, GOLD, INK, PAPER_WHITE, PARCHMENT, PARCHMENT_DARK};
use crate::print::lettering::{Style, figures};
use crate::print::picture::Picture;
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::print::symbols::{CubeOwner, court, cube, player_shape};
use crate::print::typeface::Typeface;
use crate::rules::{Colour, Power};

const BAND: f32 = 28.0;
/// In a fanned hand the next card hides the right part, and a sentence the foot: all that matters
/// stands in the upper left.
const MIDDLE: f32 = 42.0;
const VALUE: Frame = Frame::new(MIDDLE - 32.0, 33.0, 64.0, 36.0);
const RECRUITS: f32 = 82.0;
const FOOT: Frame = Frame::new(5.0, HEIGHT - 48.0, WIDTH - 10.0, 43.0);

/// A power card's face, `width` pixels wide.
pub fn power_card(colour: Colour, power: Power, width: u32) -> Picture {
    let mut sheet = blank(width, PARCHMENT);
    let (tone, on) = (ink::player(colour), ink::on_player(colour));
    sheet.stroke(&Shape::frame(CARD), 9.0, tone);
    sheet.fill(&Shape::frame(Frame::new(0.0, 0.0, WIDTH, BAND)), tone);
    sheet.stroke(&Shape::line(&[(0.0, BAND), (WIDTH, BAND)]), 1.4, INK);
    sheet.stroke(&Shape::frame(CARD), 2.4, tone.darker(0.5));
    sheet.stroke(
        &Shape::line(&[(4.0, BAND + 2.2), (WIDTH - 4.0, BAND + 2.2)]),
        0.6,
        GOLD,
    );

    // The corner shows when cards are fanned out in a hand.
    let value = power.value().to_string();
    let corner = Frame::new(6.0, 5.5, 24.0, 17.0);
    sheet.fill(
        &figures(&value, corner, Style::new(Typeface::Display, 26.0, on)),
        on,
    );
    sheet.fill(
        &player_shape(colour).scaled(8.2).moved(WIDTH - 17.0, 14.3),
        on,
    );

    let large = figures(&value, VALUE, Style::new(Typeface::Display, 52.0, INK));
    sheet.stroke(&large, 3.0, PAPER_WHITE.thin(0.9));
    sheet.fill(&large, INK);
    recruits(&mut sheet, colour, power.recruits());
    foot(&mut sheet, colour);
    sheet.finish_opaque()
}

/// How many caballeros come to court.
fn recruits(sheet: &mut Sheet, colour: Colour, count: u8) {
    let ink = if count == 0 { FADED_INK } else { INK };
    court(sheet, MIDDLE - 24.0, RECRUITS, 20.0);
    let room = Frame::new(MIDDLE - 13.0, RECRUITS - 8.0, 24.0, 16.0);
    let style = Style::new(Typeface::Bold, 24.0, ink);
    sheet.fill(&figures(&format!("+{count}"), room, style), ink);
    cube(
        sheet,
        MIDDLE + 22.0,
        RECRUITS,
        15.0,
        CubeOwner::Player(colour),
    );
}

/// The player's shape between two rules.
fn foot(sheet: &mut Sheet, colour: Colour) {
    let tone = ink::player(colour);
    sheet.fill(&Shape::rounded(FOOT, 2.0), PARCHMENT_DARK);
    sheet.stroke(&Shape::rounded(FOOT, 2.0), 0.7, FADED_INK);
    let (x, y) = FOOT.middle();
    for side in [-1.0, 1.0] {
        let ends = [(x + side * 18.0, y), (x + side * 40.0, y)];
        sheet.stroke(&Shape::line(&ends), 1.0, GOLD);
    }
    let shape = player_shape(colour).scaled(13.0).moved(x, y);
    sheet.outlined(&shape, tone, 1.0, tone.darker(0.5));
}
