//! Pictures of the cards of politics: King, Grandes, scoreboards, power and Veto.

use super::props::{in_spain, region, spain, tinted_region, troop, way};
use crate::print::ink::{self, CRIMSON, FADED_INK, GOLD, INK, PALE_GOLD, PAPER_WHITE};
use crate::print::lettering::{Style, figures};
use crate::print::shape::{Frame, Shape, around};
use crate::print::sheet::Sheet;
use crate::print::symbols::{CubeOwner, card, disc, grande, king};
use crate::print::tokens::scoreboard_plate;
use crate::print::typeface::Typeface;
use crate::rules::{RegionId, Scoreboard, StackId};

/// A raised hand in a seal of wax, over a card that will not be carried out.
pub(super) fn veto(sheet: &mut Sheet) {
    for (x, turn) in [(-24.0, -0.03), (24.0, 0.03)] {
        card(
            sheet,
            x,
            1.0,
            42.0,
            turn,
            ink::stack(StackId::ALL[0]).lighter(0.55),
        );
        way(sheet, (x - 8.0, 4.0), (x + 9.0, 0.0), 0.2, 5.0);
    }
    let edge = |nth: u8| {
        let reach = if nth.is_multiple_of(2) { 27.0 } else { 25.2 };
        around(0.0, 0.0, reach, f32::from(nth) / 36.0)
    };
    let seal = Shape::polygon(&(0..36).map(edge).collect::<Vec<_>>());
    sheet.stroke(&seal, 4.0, PAPER_WHITE);
    sheet.outlined(&seal, CRIMSON, 1.2, INK);
    sheet.stroke(&Shape::circle(0.0, 0.0, 21.5), 1.0, INK.thin(0.5));
    let fingers = [(-8.4, -7.0), (-3.4, -12.0), (1.6, -13.0), (6.4, -10.0)];
    for (x, top) in fingers {
        let finger = Shape::line(&[(x, top), (x, 4.0)]);
        sheet.stroke(&finger, 4.2, PAPER_WHITE);
    }
    let palm = Shape::drawn(
        "M -10.5 0 L 8.5 0 L 8.5 5 C 12 2 14 -1 15.5 -3 C 18 -5 19.5 -2 18 0.5 C 15 6 11 13 7 16 \
         L -7 16 C -9 13 -10.5 9 -10.5 5 Z",
    );
    sheet.fill(&palm, PAPER_WHITE);
}

/// A scoreboard is laid over a region.
pub(super) fn scoreboard(sheet: &mut Sheet) {
    region(sheet, RegionId::Catalonia, 15.0, 5.0, 47.0);
    for (board, x, y, size) in [
        (Scoreboard::Four, -23.0, -20.0, 34.0),
        (Scoreboard::Eight, 14.0, 7.0, 46.0),
    ] {
        sheet.within(x, y, size, |sheet| scoreboard_plate(sheet, board));
    }
    way(sheet, (-33.0, -11.0), (-10.0, 13.0), -0.3, 6.0);
}

/// The King steps over a border.
pub(super) fn king_next_door(sheet: &mut Sheet) {
    let borders = "M 2 -27 Q -4 -14 3 -6 Q 8 4 1 13 Q -3 20 2 28";
    let left = format!("{borders} L -38 28 Q -44 2 -37 -26 Z");
    let right = format!("{borders} L 38 26 Q 44 0 36 -27 Z");
    let fill = ink::ground(RegionId::OldCastile);
    sheet.outlined(&Shape::drawn(&left), fill, 0.9, INK);
    let fill = ink::ground(RegionId::Galicia);
    sheet.outlined(&Shape::drawn(&right), fill, 0.9, INK);
    king(sheet, -21.0, 4.0, 44.0);
    way(sheet, (-10.0, -4.0), (19.0, -4.0), 0.35, 7.0);
    ghost_of_king(sheet, 26.0, 8.0);
}

/// Where he will stand.
fn ghost_of_king(sheet: &mut Sheet, x: f32, y: f32) {
    let foot = Shape::drawn("M -9 0 Q -9 -4 0 -4 Q 9 -4 9 0 Q 9 4 0 4 Q -9 4 -9 0 Z").moved(x, y);
    sheet.dash(&foot, 1.2, [2.6, 2.4], CRIMSON);
}

/// The King may go anywhere in Spain.
pub(super) fn king_travels(sheet: &mut Sheet) {
    let (at, width) = ((5.0, 3.0), 66.0);
    spain(sheet, at, width, |_| false);
    let from = in_spain(RegionId::Galicia, at, width);
    for to in [RegionId::Catalonia, RegionId::Valencia, RegionId::Seville] {
        let (x, y) = in_spain(to, at, width);
        way(sheet, (from.0 + 4.0, from.1 + 2.0), (x, y), 0.16, 5.2);
    }
    king(sheet, from.0 - 6.0, from.1 + 5.0, 37.0);
}

/// All others must leave a region, each for another.
pub(super) fn eviction(sheet: &mut Sheet) {
    tinted_region(
        sheet,
        RegionId::Aragon,
        (-4.0, 2.0),
        44.0,
        GOLD.lighter(0.25),
    );
    for (from, to, bend) in [
        ((-12.0, -8.0), (-38.0, -20.0), 0.15),
        ((-14.0, 8.0), (-40.0, 12.0), -0.15),
        ((6.0, 14.0), (26.0, 25.0), -0.15),
    ] {
        way(sheet, from, to, bend, 6.0);
    }
    troop(sheet, (-4.0, 5.0), 11.0, CubeOwner::Other, &[2, 3]);
    disc(sheet, 28.0, -9.0, 27.0, RegionId::OldCastile);
}

pub(super) fn grande_travels(sheet: &mut Sheet) {
    region(sheet, RegionId::OldCastile, -25.0, 6.0, 36.0);
    region(sheet, RegionId::Catalonia, 27.0, 6.0, 36.0);
    way(sheet, (-20.0, -12.0), (27.0, -8.0), 0.28, 6.5);
    grande(sheet, -24.0, 4.0, 27.0);
    let foot = Shape::polygon(&[(26.0, 0.0), (36.0, 5.0), (26.0, 10.0), (16.0, 5.0)]);
    sheet.dash(&foot, 1.2, [2.6, 2.4], CRIMSON);
}

/// A spent power card comes back into the hand.
pub(super) fn power_returns(sheet: &mut Sheet) {
    let back = ink::stack(StackId::ALL[3]).lighter(0.25);
    card(sheet, -25.0, 8.0, 35.0, -0.05, FADED_INK.lighter(0.5));
    card(sheet, -23.0, 8.0, 35.0, -0.01, PALE_GOLD);
    let value = Frame::new(-32.0, 0.0, 18.0, 15.0);
    let style = Style::new(Typeface::Display, 18.0, INK);
    sheet.fill(&figures("13", value, style), INK);
    for (nth, turn) in [(0.0, -0.07), (1.0, 0.0), (2.0, 0.07)] {
        card(
            sheet,
            13.0 + nth * 7.5,
            10.0 - 2.0 * (1.0 - f32::abs(nth - 1.0)),
            31.0,
            turn,
            back,
        );
    }
    way(sheet, (-22.0, -12.0), (21.0, -10.0), 0.3, 7.0);
}
