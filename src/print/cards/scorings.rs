//! Pictures of cards that score: what is scored carries a lily.

use super::props::{in_spain, number, region, spain, tinted_region, troop};
use crate::print::ink::{CRIMSON, GOLD, INK, Ink, PARCHMENT_DARK, STONE};
use crate::print::lettering::{Style, figures};
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::print::symbols::{CubeOwner, disc, golden_lily, struck_out, tower};
use crate::print::typeface::Typeface;
use crate::rules::RegionId;

/// One region, whichever, or the tower.
pub(super) fn one_place(sheet: &mut Sheet) {
    tinted_region(
        sheet,
        RegionId::BasqueCountry,
        (-22.0, 3.0),
        42.0,
        GOLD.lighter(0.25),
    );
    golden_lily(sheet, -21.0, 2.0, 28.0);
    sheet.stroke(&Shape::line(&[(9.0, -24.0), (1.0, 24.0)]), 1.6, INK);
    tower(sheet, 26.0, 0.0, 44.0);
    golden_lily(sheet, 26.0, -6.0, 20.0);
}

/// One region of all, or the tower beside them.
pub(super) fn chosen_ground(sheet: &mut Sheet) {
    let (at, width) = ((-12.0, 0.0), 62.0);
    spain(sheet, at, width, |id| id == RegionId::NewCastile);
    let (x, y) = in_spain(RegionId::NewCastile, at, width);
    golden_lily(sheet, x - 1.0, y - 4.0, 26.0);
    tower(sheet, 32.0, 9.0, 30.0);
    golden_lily(sheet, 32.0, -17.0, 14.0);
}

/// All regions with a first value of these.
pub(super) fn valued(sheet: &mut Sheet, least: u8, most: u8) {
    let (at, width) = ((-9.0, 0.0), 68.0);
    let counts = |id: RegionId| (least..=most).contains(&id.place().printed_values()[0]);
    spain(sheet, at, width, counts);
    for id in RegionId::ALL.into_iter().filter(|&id| counts(id)) {
        let (x, y) = in_spain(id, at, width);
        golden_lily(sheet, x, y, 11.0);
    }
    if least == most {
        let box_of_one = Frame::new(22.0, -2.0, 20.0, 27.0);
        number(sheet, &least.to_string(), box_of_one, CRIMSON);
    } else {
        for (value, y) in [(least, -16.0), (most, 7.0)] {
            let box_of_two = Frame::new(25.0, y, 17.0, 20.0);
            number(sheet, &value.to_string(), box_of_two, CRIMSON);
        }
    }
}

pub(super) fn castillo(sheet: &mut Sheet) {
    tower(sheet, -13.0, 0.0, 56.0);
    golden_lily(sheet, 25.0, 0.0, 36.0);
}

/// First place alone is paid.
pub(super) fn firsts(sheet: &mut Sheet) {
    let steps = [
        (-14.0, -4.0, 28.0, "1", GOLD.lighter(0.15)),
        (-42.0, 8.0, 28.0, "2", STONE.lighter(0.35)),
        (14.0, 13.0, 28.0, "3", STONE.lighter(0.35)),
    ];
    for (left, top, width, place, fill) in steps {
        let block = Frame::new(left, top, width, 28.0 - top);
        sheet.outlined(&Shape::frame(block), fill, 0.9, INK);
        let label = Frame::new(left, top + 2.0, width, (24.0 - top).min(15.0));
        sheet.fill(
            &figures(place, label, Style::new(Typeface::Display, 22.0, INK)),
            INK,
        );
    }
    golden_lily(sheet, 0.0, -17.0, 23.0);
    struck_out(sheet, -28.0, -3.0, 15.0);
    struck_out(sheet, 28.0, 2.0, 15.0);
}

/// The most crowded region, however mixed the crowd.
pub(super) fn most(sheet: &mut Sheet) {
    region(sheet, RegionId::NewCastile, 0.0, 7.0, 78.0);
    troop(sheet, (-3.0, 6.0), 11.0, CubeOwner::Any, &[3, 5, 4]);
    golden_lily(sheet, 29.0, -16.0, 25.0);
}

/// A single rider is enough; the crowd next to it pays nothing.
pub(super) fn fewest(sheet: &mut Sheet) {
    let pale: Ink = PARCHMENT_DARK.lighter(0.2);
    tinted_region(sheet, RegionId::Aragon, (24.0, 3.0), 46.0, pale);
    troop(sheet, (23.0, 6.0), 9.5, CubeOwner::Any, &[2, 3, 2]);
    struck_out(sheet, 9.0, -18.0, 15.0);
    tinted_region(
        sheet,
        RegionId::Seville,
        (-20.0, 2.0),
        46.0,
        GOLD.lighter(0.25),
    );
    troop(sheet, (-20.0, 16.0), 13.0, CubeOwner::Any, &[1]);
    golden_lily(sheet, -20.0, -6.0, 27.0);
}

/// Everybody sets a disc, and what is set once is scored.
pub(super) fn secret_ballot(sheet: &mut Sheet) {
    let discs = [
        (-28.0, -9.0, RegionId::Catalonia),
        (0.0, -14.0, RegionId::Galicia),
        (28.0, -9.0, RegionId::Granada),
    ];
    for (x, y, pointed) in discs {
        disc(sheet, x, y, 27.0, pointed);
    }
    golden_lily(sheet, 0.0, 17.0, 24.0);
    for (x, y) in [(-26.0, 18.0), (26.0, 18.0)] {
        golden_lily(sheet, x, y, 17.0);
    }
}
