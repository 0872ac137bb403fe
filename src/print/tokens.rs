//! The faces of pieces: inlays, discs, scoreboards, flags and badges.

use super::grain::lay_grain;
use super::ink::{
    self, CRIMSON, FADED_INK, GOLD, INK, PALE_GOLD, PAPER_WHITE, PARCHMENT, PARCHMENT_DARK, WALNUT,
};
use super::lettering::{Style, curved, figures};
use super::picture::Picture;
use super::shape::{Frame, Shape, around};
use super::sheet::Sheet;
use super::symbols::{lily, player_shape, region_shape};
use super::typeface::Typeface;
use crate::print::Wording;
use crate::rules::{Colour, REGIONS, RegionId, Scoreboard};

/// A unit wide and a third of it high, as mobile scoreboards are.
const PLATE: Frame = Frame::new(-0.5, -1.0 / 6.0, 1.0, 1.0 / 3.0);

fn square(side: u32) -> Sheet {
    let side = side.clamp(8, 4096);
    let scale = f32::from(side as u16);
    Sheet::at(side, side, scale, -0.5, -0.5)
}

/// The top of a caballero or Grande: the player's colour with the shape inlaid, to the edge.
pub fn piece_top(colour: Colour, side: u32) -> Picture {
    let mut sheet = square(side);
    let tone = ink::player(colour);
    sheet.flood(tone);
    lay_grain(&mut sheet.pixmap);
    let edge = Frame::new(-0.5, -0.5, 1.0, 1.0);
    sheet.stroke(&Shape::frame(edge), 0.1, tone.darker(0.55));
    let shape = player_shape(colour).scaled(0.3);
    sheet.outlined(&shape, ink::on_player(colour), 0.03, tone.darker(0.6));
    sheet.finish()
}

/// The front of a secret disc: a sector for each region with its name, in board order clockwise
/// from the top. Clear outside the circle; the pointer is a piece of its own.
pub fn disc_face<'a>(side: u32, text: impl Into<Wording<'a>>) -> Picture {
    const RIM: f32 = 0.49;
    const NAMES: f32 = 0.405;
    let text = text.into();
    let mut sheet = square(side);
    sheet.fill(&Shape::circle(0.0, 0.0, RIM), WALNUT);
    sheet.fill(&Shape::circle(0.0, 0.0, 0.47), PARCHMENT);
    let part = 1.0 / f32::from(REGIONS as u8);
    for region in RegionId::ALL {
        let turn = f32::from(region as u8) * part;
        let mut wedge = vec![(0.0, 0.0)];
        for step in 0..=12_u8 {
            let at = turn + (f32::from(step) / 12.0 - 0.5) * part;
            wedge.push(around(0.0, 0.0, 0.385, at));
        }
        let wedge = Shape::polygon(&wedge);
        sheet.outlined(&wedge, ink::ground(region).lighter(0.25), 0.006, INK);
        let (x, y) = around(0.0, 0.0, 0.275, turn);
        let land = region_shape(region).scaled(0.14).moved(x, y);
        sheet.outlined(&land, ink::ground(region).darker(0.1), 0.006, INK);
        let name = text.region(region);
        let style = Style::new(Typeface::Bold, 0.058, INK);
        sheet.fill(&curved(&name, NAMES, turn, part * 0.95, style), INK);
    }
    sheet.stroke(&Shape::circle(0.0, 0.0, 0.385), 0.008, INK);
    sheet.stroke(&Shape::circle(0.0, 0.0, 0.472), 0.008, GOLD);
    sheet.fill(&Shape::circle(0.0, 0.0, 0.09), PARCHMENT_DARK);
    sheet.stroke(&Shape::circle(0.0, 0.0, 0.09), 0.008, INK);
    lay_grain(&mut sheet.pixmap);
    sheet.finish()
}

/// The back of a secret disc, which tells nothing but whose it is.
pub fn disc_back(colour: Colour, side: u32) -> Picture {
    let mut sheet = square(side);
    let (tone, on) = (ink::player(colour), ink::on_player(colour));
    sheet.fill(&Shape::circle(0.0, 0.0, 0.49), tone.darker(0.45));
    sheet.fill(&Shape::circle(0.0, 0.0, 0.46), tone);
    for radius in [0.42, 0.4] {
        sheet.stroke(&Shape::circle(0.0, 0.0, radius), 0.006, on);
    }
    for nth in 0..REGIONS as u8 {
        let (x, y) = around(0.0, 0.0, 0.34, f32::from(nth) / f32::from(REGIONS as u8));
        sheet.fill(&Shape::circle(x, y, 0.02), on);
    }
    sheet.fill(&player_shape(colour).scaled(0.2), on);
    lay_grain(&mut sheet.pixmap);
    sheet.finish()
}

/// A mobile scoreboard, `width` pixels wide and a third of it high.
pub fn scoreboard_tile(board: Scoreboard, width: u32) -> Picture {
    let width = width.clamp(12, 4096);
    let scale = f32::from(width as u16);
    let mut sheet = Sheet::at(width, width.div_ceil(3), scale, PLATE.left, PLATE.top);
    sheet.flood(CRIMSON);
    lay_grain(&mut sheet.pixmap);
    scoreboard_plate(&mut sheet, board);
    sheet.finish()
}

/// Drawn one unit wide around the origin. Crimson, so that it is never taken for printed values.
pub(super) fn scoreboard_plate(sheet: &mut Sheet, board: Scoreboard) {
    sheet.fill(&Shape::rounded(PLATE, 0.03), CRIMSON);
    sheet.stroke(&Shape::rounded(PLATE.grown(-0.012), 0.03), 0.024, INK);
    sheet.stroke(&Shape::rounded(PLATE.grown(-0.032), 0.02), 0.014, GOLD);
    for (nth, value) in board.values().into_iter().enumerate() {
        let middle = (f32::from(nth as u8) - 1.0) * 0.303;
        let flower = Frame::new(middle - 0.15, -0.132, 0.3, 0.264);
        sheet.fill(&lily().fitted(flower), CRIMSON.mix(GOLD, 0.32));
        let number = Frame::new(middle - 0.11, -0.1, 0.22, 0.2);
        let style = Style::new(Typeface::Bold, 0.4, PAPER_WHITE);
        let ink = if value == 0 { PALE_GOLD } else { PAPER_WHITE };
        let figure = figures(&value.to_string(), number, style);
        sheet.stroke(&figure, 0.03, CRIMSON.darker(0.3));
        sheet.fill(&figure, ink);
    }
}

/// The pennant of a score marker that has passed 100: `width` pixels wide, half as high.
pub fn hundred_flag(colour: Colour, width: u32) -> Picture {
    let width = width.clamp(16, 4096);
    let mut sheet = Sheet::at(width, width / 2, f32::from(width as u16), 0.0, -0.25);
    let (tone, on) = (ink::player(colour), ink::on_player(colour));
    let cloth = Shape::polygon(&[
        (0.02, -0.22),
        (0.97, -0.22),
        (0.82, 0.0),
        (0.97, 0.22),
        (0.02, 0.22),
    ]);
    sheet.outlined(&cloth, tone, 0.03, tone.darker(0.6));
    let number = Frame::new(0.07, -0.15, 0.7, 0.3);
    let style = Style::new(Typeface::Display, 0.5, on);
    sheet.fill(&figures("100", number, style), on);
    sheet.finish()
}

/// A badge with a player's shape and a number, to float over a group: `width` pixels wide, half as
/// high, clear outside its plate.
pub fn badge(colour: Colour, count: u8, width: u32) -> Picture {
    let width = width.clamp(16, 4096);
    let mut sheet = Sheet::at(width, width / 2, f32::from(width as u16), -0.5, -0.25);
    let (tone, on) = (ink::player(colour), ink::on_player(colour));
    let plate = Shape::rounded(Frame::new(-0.48, -0.23, 0.96, 0.46), 0.12);
    sheet.fill(&plate, PAPER_WHITE);
    let left = Shape::drawn(
        "M -0.03 -0.23 L -0.36 -0.23 Q -0.48 -0.23 -0.48 -0.11 L -0.48 0.11 Q -0.48 0.23 -0.36 0.23 \
         L -0.03 0.23 Z",
    );
    sheet.fill(&left, tone);
    sheet.fill(&player_shape(colour).scaled(0.145).moved(-0.25, 0.0), on);
    sheet.stroke(&plate, 0.034, INK);
    sheet.stroke(
        &Shape::line(&[(-0.03, -0.22), (-0.03, 0.22)]),
        0.02,
        FADED_INK,
    );
    let number = Frame::new(0.0, -0.16, 0.43, 0.32);
    let style = Style::new(Typeface::Bold, 0.5, INK);
    sheet.fill(&figures(&count.to_string(), number, style), INK);
    sheet.finish()
}
