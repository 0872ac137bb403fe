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
const VALUE: Frame = Frame::new(14.0, 36.0, WIDTH - 28.0, 52.0);
const FOOT: Frame = Frame::new(5.0, HEIGHT - 44.0, WIDTH - 10.0, 39.0);

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

    // The player's shape as a watermark behind the value.
    let shape = player_shape(colour).scaled(27.0).moved(WIDTH / 2.0, 62.5);
    sheet.outlined(&shape, tone.mix(PARCHMENT, 0.66), 0.8, INK.thin(0.22));
    let large = figures(&value, VALUE, Style::new(Typeface::Display, 70.0, INK));
    sheet.stroke(&large, 3.0, PAPER_WHITE.thin(0.9));
    sheet.fill(&large, INK);
    foot(&mut sheet, colour, power.recruits());
    sheet.finish_opaque()
}

/// The caballeros that come to court, three abreast.
fn foot(sheet: &mut Sheet, colour: Colour, recruits: u8) {
    const ABREAST: u8 = 3;
    const SIZE: f32 = 16.5;
    sheet.fill(&Shape::rounded(FOOT, 2.0), PARCHMENT_DARK);
    sheet.stroke(&Shape::rounded(FOOT, 2.0), 0.7, FADED_INK);
    let (_, y) = FOOT.middle();
    court(sheet, 22.0, y, 27.0);
    let rows = recruits.div_ceil(ABREAST).max(1);
    for nth in 0..recruits {
        let (row, column) = (nth / ABREAST, nth % ABREAST);
        let x = 47.0 + f32::from(column) * 18.0;
        let below = f32::from(row) - f32::from(rows - 1) / 2.0;
        cube(sheet, x, y + below * 17.6, SIZE, CubeOwner::Player(colour));
    }
    if recruits == 0 {
        // Nobody comes: a figure says it better than nothing at all.
        let none = Frame::new(48.0, y - 11.0, 34.0, 22.0);
        let style = Style::new(Typeface::Display, 30.0, FADED_INK);
        sheet.fill(&figures("0", none, style), FADED_INK);
    }
}
