//! What the pictures of many cards have in common.

use crate::board;
use crate::print::ink::{self, CRIMSON, GOLD, INK, Ink, PAPER_WHITE, PARCHMENT_DARK};
use crate::print::lettering::{Style, figures};
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::print::symbols::{BentArrow, CubeOwner, arrow, cube, region_shape};
use crate::print::typeface::Typeface;
use crate::rules::RegionId;

/// A region of the map, `size` large.
pub(super) fn region(sheet: &mut Sheet, id: RegionId, x: f32, y: f32, size: f32) {
    tinted_region(sheet, id, (x, y), size, ink::ground(id));
}

pub(super) fn tinted_region(
    sheet: &mut Sheet,
    id: RegionId,
    (x, y): (f32, f32),
    size: f32,
    fill: Ink,
) {
    let shape = region_shape(id).scaled(size).moved(x, y);
    sheet.outlined(&shape, fill, 0.9, INK);
}

/// Crimson: where pieces go.
pub(super) fn way(sheet: &mut Sheet, from: (f32, f32), to: (f32, f32), bend: f32, width: f32) {
    let route = BentArrow {
        from,
        to,
        bend,
        width,
    };
    arrow(sheet, route, CRIMSON);
}

/// Cubes in rows from a middle, those in front drawn last.
pub(super) fn troop(
    sheet: &mut Sheet,
    (x, y): (f32, f32),
    size: f32,
    whose: CubeOwner,
    rows: &[u8],
) {
    let pitch = size * 1.04;
    let back = f32::from(rows.len().saturating_sub(1) as u8) / 2.0;
    for (nth, &count) in rows.iter().enumerate() {
        let row = y + (f32::from(nth as u8) - back) * size * 0.72;
        let first = x - pitch * f32::from(count.saturating_sub(1)) / 2.0;
        for column in 0..count {
            cube(sheet, first + pitch * f32::from(column), row, size, whose);
        }
    }
}

/// A number with a rim of paper, so that it can stand on anything.
pub(super) fn number(sheet: &mut Sheet, words: &str, frame: Frame, ink: Ink) {
    let shape = figures(words, frame, Style::new(Typeface::Display, 60.0, ink));
    sheet.stroke(&shape, 2.6, PAPER_WHITE);
    sheet.fill(&shape, ink);
}

/// Spain with some of its regions in gold.
pub(super) fn spain(
    sheet: &mut Sheet,
    (x, y): (f32, f32),
    width: f32,
    chosen: impl Fn(RegionId) -> bool,
) {
    let bounds = Shape::on_board(board::silhouette()).bounds();
    let (from_x, from_y) = bounds.middle();
    let scale = width / bounds.width;
    sheet.within(x, y, scale, |sheet| {
        for outline in board::outlines() {
            let shape = Shape::on_board(&outline.shape).moved(-from_x, -from_y);
            let fill = if chosen(outline.id) {
                GOLD.lighter(0.1)
            } else {
                PARCHMENT_DARK
            };
            sheet.outlined(&shape, fill, 0.6 / scale, INK);
        }
        let whole = Shape::on_board(board::silhouette()).moved(-from_x, -from_y);
        sheet.stroke(&whole, 1.1 / scale, INK);
    });
}

/// Where the middle of a region is in [`spain`] of this place and width.
pub(super) fn in_spain(region: RegionId, (x, y): (f32, f32), width: f32) -> (f32, f32) {
    let bounds = Shape::on_board(board::silhouette()).bounds();
    let (from_x, from_y) = bounds.middle();
    let scale = width / bounds.width;
    let deepest = board::outline(region).deepest;
    (
        x + (deepest.x - from_x) * scale,
        y + (-deepest.y - from_y) * scale,
    )
}
