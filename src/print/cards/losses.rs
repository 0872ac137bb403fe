//! Pictures of cards by which courts and regions lose caballeros, or a court gains some.

use super::props::{number, region, troop, way};
use crate::print::ink::CRIMSON;
use crate::print::shape::Frame;
use crate::print::sheet::Sheet;
use crate::print::symbols::{CubeOwner, court, cube, disc, golden_crown, provinces};
use crate::rules::{Colour, RegionId};

/// All of the others leave their courts.
pub(super) fn court_emptied(sheet: &mut Sheet) {
    court(sheet, -24.0, -10.0, 34.0);
    provinces(sheet, 25.0, 12.0, 34.0);
    way(sheet, (-14.0, -19.0), (30.0, -3.0), 0.2, 7.5);
    troop(sheet, (-18.0, 19.0), 10.5, CubeOwner::Other, &[3, 4]);
    troop(sheet, (27.0, -18.0), 10.5, CubeOwner::Other, &[2]);
}

pub(super) fn court_loses_three(sheet: &mut Sheet) {
    court(sheet, -24.0, 3.0, 34.0);
    provinces(sheet, 26.0, 4.0, 32.0);
    way(sheet, (-20.0, -15.0), (27.0, -12.0), 0.18, 6.0);
    troop(sheet, (1.0, 21.0), 14.0, CubeOwner::Other, &[3]);
}

/// Three from court or regions, as their owners like, to the provinces.
pub(super) fn tribute(sheet: &mut Sheet) {
    court(sheet, -28.0, -13.0, 25.0);
    region(sheet, RegionId::Aragon, -28.0, 16.0, 24.0);
    provinces(sheet, 27.0, 4.0, 28.0);
    way(sheet, (-14.0, -14.0), (22.0, -9.0), 0.16, 5.0);
    way(sheet, (-15.0, 18.0), (22.0, 17.0), -0.16, 5.0);
    troop(sheet, (-1.0, 4.0), 12.5, CubeOwner::Other, &[1, 2]);
    golden_crown(sheet, 1.0, -24.0, 11.0);
}

/// One caballero of each other player goes home.
pub(super) fn one_of_each(sheet: &mut Sheet) {
    region(sheet, RegionId::NewCastile, -14.0, -3.0, 58.0);
    provinces(sheet, 28.0, 13.0, 26.0);
    way(sheet, (-16.0, -16.0), (31.0, -1.0), 0.22, 6.0);
    let marked = [
        (Colour::Rust, -34.0, 0.0),
        (Colour::Amber, -20.0, 7.0),
        (Colour::Green, -6.0, -1.0),
        (Colour::Navy, 7.0, 8.0),
    ];
    for (colour, x, y) in marked {
        cube(sheet, x, y, 15.0, CubeOwner::Shape(colour));
    }
}

/// By secret disc, so many leave one region for home.
pub(super) fn secret(sheet: &mut Sheet, count: u8) {
    let all = count > 2;
    disc(sheet, -28.0, -11.0, 29.0, RegionId::Catalonia);
    region(sheet, RegionId::Granada, 2.0, 12.0, 36.0);
    provinces(sheet, 30.0, -10.0, 23.0);
    if all {
        troop(sheet, (0.0, 12.0), 10.0, CubeOwner::Other, &[2, 3, 2]);
        way(sheet, (6.0, -3.0), (24.0, -20.0), 0.2, 7.0);
        // Nobody stays: the whole troop rides.
        way(sheet, (14.0, 8.0), (34.0, 5.0), -0.2, 7.0);
    } else {
        way(sheet, (2.0, 2.0), (24.0, -17.0), 0.2, 6.0);
        troop(sheet, (1.0, 13.0), 14.0, CubeOwner::Other, &[2]);
        number(sheet, "2", Frame::new(-40.0, 8.0, 17.0, 17.0), CRIMSON);
    }
}

/// Two more of one's own from the provinces to the court.
pub(super) fn court_grows(sheet: &mut Sheet) {
    provinces(sheet, -27.0, 6.0, 28.0);
    court(sheet, 26.0, 4.0, 32.0);
    way(sheet, (-25.0, -8.0), (24.0, -14.0), 0.22, 6.0);
    troop(sheet, (-1.0, 19.0), 13.0, CubeOwner::Own, &[2]);
    number(sheet, "+2", Frame::new(-11.0, -7.0, 20.0, 14.0), CRIMSON);
}
