//! Pictures of cards that move or place caballeros.

use super::props::{number, region, troop, way};
use crate::print::ink::{CRIMSON, INK};
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::print::symbols::{CubeOwner, court, tower};
use crate::rules::RegionId;

/// Own caballeros of one region ride out in all directions.
pub(super) fn spread(sheet: &mut Sheet) {
    region(sheet, RegionId::OldCastile, 0.0, 1.0, 34.0);
    tower(sheet, 34.0, -15.0, 22.0);
    region(sheet, RegionId::Galicia, -34.0, -17.0, 17.0);
    region(sheet, RegionId::Seville, -34.0, 17.0, 20.0);
    region(sheet, RegionId::Granada, 33.0, 17.0, 20.0);
    for (from, to) in [
        ((8.0, -6.0), (26.0, -14.0)),
        ((-8.0, -6.0), (-26.0, -15.0)),
        ((-8.0, 6.0), (-27.0, 14.0)),
        ((8.0, 6.0), (27.0, 14.0)),
    ] {
        way(sheet, from, to, 0.0, 5.0);
    }
    troop(sheet, (0.0, 0.0), 11.0, CubeOwner::Own, &[2, 2]);
}

/// Two more from court, anywhere.
pub(super) fn reinforce(sheet: &mut Sheet) {
    court(sheet, -24.0, 3.0, 36.0);
    region(sheet, RegionId::Aragon, 26.0, 2.0, 40.0);
    way(sheet, (-20.0, -16.0), (22.0, -11.0), 0.22, 6.0);
    troop(sheet, (26.0, 4.0), 13.0, CubeOwner::Own, &[2]);
    number(sheet, "+2", Frame::new(-4.5, 13.0, 17.0, 12.0), CRIMSON);
}

/// One or the other.
pub(super) fn spread_or_reinforce(sheet: &mut Sheet) {
    region(sheet, RegionId::OldCastile, -22.0, 1.0, 30.0);
    for (from, to) in [
        ((-15.0, -6.0), (-4.0, -19.0)),
        ((-28.0, -6.0), (-39.0, -17.0)),
        ((-28.0, 6.0), (-39.0, 17.0)),
        ((-16.0, 7.0), (-8.0, 20.0)),
    ] {
        way(sheet, from, to, 0.0, 4.4);
    }
    troop(sheet, (-22.0, 0.0), 10.0, CubeOwner::Own, &[2, 1]);
    let divide = Shape::line(&[(9.0, -26.0), (-3.0, 26.0)]);
    sheet.stroke(&divide, 1.6, INK);
    court(sheet, 26.0, -11.0, 26.0);
    troop(sheet, (31.0, 17.0), 12.5, CubeOwner::Own, &[2]);
    number(sheet, "+2", Frame::new(3.0, 11.0, 14.0, 11.0), CRIMSON);
}

/// Up to five of any colours leave one region.
pub(super) fn exodus(sheet: &mut Sheet) {
    region(sheet, RegionId::Valencia, -25.0, 0.0, 54.0);
    way(sheet, (-20.0, -17.0), (41.0, -17.0), 0.1, 7.0);
    way(sheet, (-20.0, 21.0), (41.0, 21.0), -0.1, 7.0);
    troop(sheet, (5.0, 2.0), 12.5, CubeOwner::Any, &[2, 3]);
    number(sheet, "5", Frame::new(27.0, -8.0, 15.0, 19.0), CRIMSON);
}

/// So many of these ride from region to region.
pub(super) fn ride(sheet: &mut Sheet, whose: CubeOwner, count: u8) {
    region(sheet, RegionId::Seville, -28.0, 12.0, 27.0);
    region(sheet, RegionId::Catalonia, 28.0, 11.0, 29.0);
    way(sheet, (-30.0, -2.0), (33.0, -2.0), 0.3, 7.0);
    let size = if count > 3 { 15.0 } else { 18.0 };
    troop(sheet, (0.0, 13.0), size, whose, &[count]);
}

/// Two own one way, two others the other way.
pub(super) fn exchange(sheet: &mut Sheet) {
    region(sheet, RegionId::Galicia, -29.0, 0.0, 27.0);
    region(sheet, RegionId::Granada, 29.0, 1.0, 29.0);
    way(sheet, (-30.0, -13.0), (31.0, -13.0), 0.2, 6.0);
    way(sheet, (30.0, 14.0), (-31.0, 14.0), 0.2, 6.0);
    troop(sheet, (0.0, -8.0), 15.0, CubeOwner::Own, &[2]);
    troop(sheet, (0.0, 10.0), 15.0, CubeOwner::Other, &[2]);
}
