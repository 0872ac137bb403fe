//! Pictures of the cards that only the Anniversary edition has: most send the King about.

use super::props::{in_spain, number, region, spain, tinted_region, troop, way};
use crate::print::ink::{CRIMSON, GOLD, INK};
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::print::symbols::{CubeOwner, court, golden_lily, grande, king, provinces, tower};
use crate::rules::RegionId;

/// Up to two more from court, into regions.
pub(super) fn militia(sheet: &mut Sheet) {
    court(sheet, -27.0, 0.0, 34.0);
    region(sheet, RegionId::Granada, 18.0, -13.0, 26.0);
    region(sheet, RegionId::Valencia, 26.0, 15.0, 28.0);
    way(sheet, (-18.0, -10.0), (14.0, -15.0), 0.15, 5.5);
    way(sheet, (-18.0, 10.0), (20.0, 15.0), -0.15, 5.5);
    troop(sheet, (20.0, -13.0), 11.0, CubeOwner::Own, &[1]);
    troop(sheet, (28.0, 15.0), 11.0, CubeOwner::Own, &[1]);
}

/// One or the other.
pub(super) fn spread_or_militia(sheet: &mut Sheet) {
    region(sheet, RegionId::Aragon, -24.0, 0.0, 30.0);
    way(sheet, (-18.0, -8.0), (-2.0, -22.0), 0.0, 4.6);
    way(sheet, (-30.0, 8.0), (-40.0, 22.0), 0.0, 4.6);
    troop(sheet, (-24.0, 0.0), 10.0, CubeOwner::Own, &[1, 2]);
    sheet.stroke(&Shape::line(&[(8.0, -26.0), (0.0, 26.0)]), 1.6, INK);
    region(sheet, RegionId::Galicia, 27.0, 10.0, 30.0);
    court(sheet, 20.0, -16.0, 20.0);
    troop(sheet, (27.0, 12.0), 12.0, CubeOwner::Own, &[2]);
}

/// Up to two own and up to two of others.
pub(super) fn free_exchange(sheet: &mut Sheet) {
    region(sheet, RegionId::NewCastile, 0.0, 2.0, 40.0);
    way(sheet, (-8.0, -8.0), (-38.0, -20.0), 0.2, 6.0);
    way(sheet, (8.0, 10.0), (38.0, 20.0), 0.2, 6.0);
    troop(sheet, (-22.0, 10.0), 14.0, CubeOwner::Own, &[2]);
    troop(sheet, (22.0, -8.0), 14.0, CubeOwner::Other, &[2]);
}

/// One region, whichever.
pub(super) fn one_region(sheet: &mut Sheet) {
    let (at, width) = ((0.0, 0.0), 74.0);
    spain(sheet, at, width, |id| id == RegionId::OldCastile);
    let (x, y) = in_spain(RegionId::OldCastile, at, width);
    golden_lily(sheet, x, y - 3.0, 27.0);
}

/// Two more to court, from the provinces or, if those are empty, from regions.
pub(super) fn court_calls(sheet: &mut Sheet) {
    provinces(sheet, -29.0, -11.0, 22.0);
    region(sheet, RegionId::Seville, -28.0, 17.0, 20.0);
    court(sheet, 26.0, 3.0, 32.0);
    way(sheet, (-20.0, -12.0), (16.0, -12.0), 0.15, 5.5);
    way(sheet, (-20.0, 17.0), (16.0, 16.0), -0.1, 4.0);
    number(sheet, "+2", Frame::new(-10.0, -4.0, 18.0, 13.0), CRIMSON);
}

/// Over the border, to one side or the other.
pub(super) fn exile(sheet: &mut Sheet) {
    spain(sheet, (0.0, 4.0), 52.0, |_| false);
    king(sheet, 0.0, 4.0, 34.0);
    way(sheet, (-8.0, 2.0), (-41.0, 8.0), -0.2, 6.0);
    way(sheet, (8.0, -6.0), (40.0, -22.0), 0.2, 6.0);
}

/// Two go with him.
pub(super) fn escort(sheet: &mut Sheet) {
    region(sheet, RegionId::OldCastile, -26.0, 4.0, 34.0);
    region(sheet, RegionId::Valencia, 28.0, 6.0, 30.0);
    way(sheet, (-18.0, -14.0), (26.0, -12.0), 0.25, 6.5);
    king(sheet, -20.0, 0.0, 32.0);
    troop(sheet, (-2.0, 16.0), 13.0, CubeOwner::Any, &[2]);
}

/// Where he comes the Grandes make room.
pub(super) fn rivalry(sheet: &mut Sheet) {
    region(sheet, RegionId::Catalonia, -20.0, 6.0, 38.0);
    king(sheet, -30.0, 2.0, 34.0);
    grande(sheet, -8.0, 8.0, 24.0);
    tower(sheet, 30.0, 2.0, 44.0);
    way(sheet, (0.0, -6.0), (26.0, -20.0), 0.3, 6.0);
}

/// Where it is quiet.
pub(super) fn summer_residence(sheet: &mut Sheet) {
    region(sheet, RegionId::NewCastile, -24.0, 2.0, 34.0);
    troop(sheet, (-24.0, 4.0), 10.0, CubeOwner::Any, &[3, 2, 3]);
    tinted_region(
        sheet,
        RegionId::Galicia,
        (24.0, 4.0),
        34.0,
        GOLD.lighter(0.25),
    );
    troop(sheet, (32.0, 12.0), 11.0, CubeOwner::Any, &[1]);
    king(sheet, 20.0, -2.0, 34.0);
}

/// Beside the tower, whose gate is shut.
pub(super) fn rebellion(sheet: &mut Sheet) {
    tower(sheet, 12.0, 0.0, 54.0);
    king(sheet, -22.0, 8.0, 38.0);
    let bar = Shape::line(&[(-2.0, 6.0), (26.0, 20.0)]);
    sheet.stroke(&bar, 4.0, CRIMSON);
    let bar = Shape::line(&[(-2.0, 20.0), (26.0, 6.0)]);
    sheet.stroke(&bar, 4.0, CRIMSON);
}

/// Into the very region where he stands.
pub(super) fn infiltration(sheet: &mut Sheet) {
    tinted_region(
        sheet,
        RegionId::NewCastile,
        (12.0, 2.0),
        50.0,
        GOLD.lighter(0.35),
    );
    king(sheet, 20.0, -4.0, 40.0);
    way(sheet, (-40.0, 14.0), (2.0, 14.0), 0.15, 6.5);
    troop(sheet, (-30.0, -4.0), 13.0, CubeOwner::Own, &[2]);
}

/// King and Grande change places.
pub(super) fn deputy(sheet: &mut Sheet) {
    region(sheet, RegionId::Seville, -26.0, 8.0, 30.0);
    region(sheet, RegionId::Aragon, 26.0, 8.0, 32.0);
    king(sheet, -26.0, 2.0, 34.0);
    grande(sheet, 26.0, 4.0, 26.0);
    way(sheet, (-16.0, -16.0), (18.0, -16.0), 0.2, 5.5);
    way(sheet, (16.0, 22.0), (-18.0, 22.0), 0.2, 5.5);
}
