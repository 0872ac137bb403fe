//! The backs of cards: the stack's colour and emblem, or the player's colour and shape.

use super::{CARD, HEIGHT, WIDTH, blank};
use crate::print::ink::{self, GOLD, INK, Ink, PALE_GOLD, PARCHMENT};
use crate::print::lettering::{Style, figures};
use crate::print::picture::Picture;
use crate::print::shape::{Frame, Shape, around};
use crate::print::sheet::Sheet;
use crate::print::symbols::{crown, lily, player_shape};
use crate::print::typeface::Typeface;
use crate::rules::{Colour, StackId};

const MIDDLE: (f32, f32) = (WIDTH / 2.0, HEIGHT / 2.0);
const MEDALLION: f32 = 29.0;

/// The back of a stack's cards, `width` pixels wide.
pub fn stack_back(stack: StackId, width: u32) -> Picture {
    let tone = ink::stack(stack);
    emblazoned(width, tone, |sheet| {
        emblem(sheet, stack);
        for (y, turn) in [(18.0, 0.0), (HEIGHT - 18.0, 0.5)] {
            sheet.turned(WIDTH / 2.0, y, 1.0, turn, |sheet| {
                sheet.fill(&Shape::circle(0.0, 0.0, 9.5), tone.darker(0.25));
                sheet.stroke(&Shape::circle(0.0, 0.0, 9.5), 0.9, GOLD);
                let number = Frame::new(-7.0, -5.0, 14.0, 10.0);
                let roman = ["I", "II", "III", "IV", "V"][stack.index()];
                let style = Style::new(Typeface::Display, 13.0, PALE_GOLD);
                sheet.fill(&figures(roman, number, style), PALE_GOLD);
            });
        }
    })
}

/// A back of one tone with gold, and something in its middle.
pub(super) fn emblazoned(width: u32, tone: Ink, emblem: impl FnOnce(&mut Sheet)) -> Picture {
    let mut sheet = blank(width, tone);
    trellis(&mut sheet, tone.lighter(0.16));
    border(&mut sheet, GOLD, tone.darker(0.3));
    medallion(&mut sheet, tone.darker(0.25), GOLD);
    emblem(&mut sheet);
    sheet.finish_opaque()
}

/// The back of a player's power cards, `width` pixels wide.
pub fn power_back(colour: Colour, width: u32) -> Picture {
    let tone = ink::player(colour);
    let on = ink::on_player(colour);
    let mut sheet = blank(width, tone);
    trellis(&mut sheet, tone.mix(on, 0.14));
    border(&mut sheet, on.mix(tone, 0.15), tone.darker(0.35));
    medallion(&mut sheet, tone.darker(0.12), on.mix(tone, 0.15));
    let shape = player_shape(colour).scaled(16.0).moved(MIDDLE.0, MIDDLE.1);
    sheet.fill(&shape, on);
    for (x, y) in [
        (16.0, 16.0),
        (WIDTH - 16.0, 16.0),
        (16.0, HEIGHT - 16.0),
        (WIDTH - 16.0, HEIGHT - 16.0),
    ] {
        sheet.fill(&player_shape(colour).scaled(4.2).moved(x, y), on);
    }
    sheet.finish_opaque()
}

/// Crossing lines with a small lily in every other diamond.
fn trellis(sheet: &mut Sheet, ink: Ink) {
    const PITCH: f32 = 15.0;
    let lines = Shape::build(|path| {
        for nth in -12_i8..24 {
            let x = f32::from(nth) * PITCH;
            path.move_to(x, 0.0);
            path.line_to(x + HEIGHT, HEIGHT);
            path.move_to(x, 0.0);
            path.line_to(x - HEIGHT, HEIGHT);
        }
    });
    sheet.stroke(&lines, 0.5, ink);
    let lily = lily().scaled(6.0);
    let lilies = Shape::build(|path| {
        for row in 0..20_u8 {
            for column in 0..8_u8 {
                let shift = if row.is_multiple_of(2) {
                    0.0
                } else {
                    PITCH / 2.0
                };
                let x = f32::from(column) * PITCH + shift;
                let y = f32::from(row) * PITCH / 2.0 + PITCH / 2.0;
                if let Some(one) = lily.clone().moved(x, y).path() {
                    path.push_path(one);
                }
            }
        }
    });
    sheet.fill(&lilies, ink);
}

fn border(sheet: &mut Sheet, line: Ink, edge: Ink) {
    sheet.stroke(&Shape::frame(CARD), 9.0, edge);
    sheet.stroke(&Shape::rounded(CARD.grown(-5.2), 3.0), 1.0, line);
    sheet.stroke(&Shape::rounded(CARD.grown(-7.0), 2.5), 0.5, line);
}

fn medallion(sheet: &mut Sheet, fill: Ink, line: Ink) {
    let (x, y) = MIDDLE;
    sheet.fill(&Shape::circle(x, y, MEDALLION), fill);
    sheet.stroke(&Shape::circle(x, y, MEDALLION), 1.4, line);
    sheet.stroke(&Shape::circle(x, y, MEDALLION - 2.6), 0.6, line);
    for nth in 0..24_u8 {
        let (x, y) = around(x, y, MEDALLION + 2.8, f32::from(nth) / 24.0);
        sheet.fill(&Shape::circle(x, y, 0.9), line);
    }
}

/// A sign for what the cards of a stack are about: riding, striking, points, favour, the King.
fn emblem(sheet: &mut Sheet, stack: StackId) {
    let (x, y) = MIDDLE;
    sheet.within(x, y, 1.0, |sheet| match stack.index() {
        0 => {
            let shoe = Shape::arc(0.0, 0.0, 12.5, -0.4, 0.4);
            sheet.stroke(&shoe, 7.6, INK);
            sheet.stroke(&shoe, 6.0, PALE_GOLD);
            for nth in 0..7_u8 {
                let (x, y) = around(0.0, 0.0, 12.5, -0.33 + 0.11 * f32::from(nth));
                sheet.fill(&Shape::circle(x, y, 1.1), INK);
            }
        }
        1 => {
            for side in [-1.0, 1.0_f32] {
                sheet.turned(0.0, 0.0, 1.0, 0.125 * side, sword);
            }
        }
        2 => {
            let lily = lily().scaled(36.0);
            sheet.outlined(&lily, PALE_GOLD, 0.9, INK);
        }
        3 => {
            let sheet_of_paper = Frame::new(-12.0, -15.0, 24.0, 26.0);
            sheet.outlined(&Shape::rounded(sheet_of_paper, 2.0), PARCHMENT, 1.0, INK);
            for nth in 0..4_u8 {
                let y = -10.0 + 4.4 * f32::from(nth);
                sheet.stroke(&Shape::line(&[(-8.0, y), (8.0, y)]), 1.0, INK.thin(0.6));
            }
            sheet.outlined(&Shape::circle(0.0, 11.0, 6.5), ink::CRIMSON, 1.0, INK);
            sheet.fill(&lily().scaled(8.0).moved(0.0, 11.0), PALE_GOLD);
        }
        _ => {
            sheet.outlined(&crown().scaled(36.0), PALE_GOLD, 1.0, INK);
            for (x, y) in [(-18.0, -9.0), (0.0, -13.5), (18.0, -9.0)] {
                sheet.outlined(&Shape::circle(x, y, 2.8), PALE_GOLD, 0.9, INK);
            }
            sheet.stroke(&Shape::line(&[(-14.5, 6.4), (14.5, 6.4)]), 1.0, INK);
        }
    });
}

fn sword(sheet: &mut Sheet) {
    let blade = Shape::polygon(&[
        (0.0, -22.0),
        (2.2, -18.0),
        (2.2, 9.0),
        (-2.2, 9.0),
        (-2.2, -18.0),
    ]);
    sheet.outlined(&blade, PARCHMENT, 0.8, INK);
    let guard = Shape::rounded(Frame::new(-8.0, 9.0, 16.0, 3.2), 1.6);
    sheet.outlined(&guard, GOLD, 0.8, INK);
    let grip = Shape::frame(Frame::new(-1.5, 12.2, 3.0, 7.0));
    sheet.outlined(&grip, ink::WALNUT, 0.8, INK);
    sheet.outlined(&Shape::circle(0.0, 21.0, 2.4), GOLD, 0.8, INK);
}
