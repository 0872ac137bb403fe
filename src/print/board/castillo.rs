//! The Castillo's field in the sea: a paved court behind a wall, with room for the tower.

use super::labels;
use crate::board::{CASTILLO_FIELD, CASTILLO_TOWER};
use crate::print::Wording;
use crate::print::grain::chance;
use crate::print::ink::{DEEP_SEA, FADED_INK, GOLD, INK, PARCHMENT, STONE};
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::rules::Place;

const STONES: f32 = 0.2;

pub(super) fn paint(sheet: &mut Sheet, text: Wording<'_>) {
    let field = Frame::on_board(CASTILLO_FIELD);
    let shore = Shape::rounded(field.grown(0.06), 0.08);
    sheet.stroke(&shore, 0.14, DEEP_SEA.darker(0.4).thin(0.35));
    sheet.fill(&shore, FADED_INK);
    sheet.fill(&Shape::rounded(field, 0.02), STONE.darker(0.12));
    paving(sheet, field);
    let foot = Frame::on_board(CASTILLO_TOWER);
    sheet.fill(&Shape::rounded(foot.grown(0.04), 0.06), INK.thin(0.28));
    sheet.outlined(&Shape::rounded(foot, 0.04), STONE.darker(0.3), 0.025, INK);
    sheet.stroke(
        &Shape::rounded(field.grown(-0.045), 0.02),
        0.018,
        GOLD.darker(0.3),
    );
    sheet.stroke(&Shape::rounded(field, 0.02), 0.03, INK);
    labels::on_paper(sheet, Place::Castillo, text);
}

/// Flagstones in rows, no two alike.
fn paving(sheet: &mut Sheet, field: Frame) {
    let rows = (field.height / STONES) as u8;
    let columns = (field.width / STONES) as u8;
    for row in 0..rows {
        for column in 0..columns {
            let tone = chance(u32::from(row), u32::from(column), 5);
            let shift = if row.is_multiple_of(2) {
                0.0
            } else {
                STONES / 2.0
            };
            let left = field.left + f32::from(column) * STONES + shift;
            let width = STONES.min(field.left + field.width - left - 0.03);
            let top = field.top + f32::from(row) * field.height / f32::from(rows);
            let stone = Frame::new(left, top, width, field.height / f32::from(rows));
            let fill = STONE.mix(PARCHMENT, 0.25 + 0.35 * tone);
            sheet.fill(&Shape::rounded(stone.grown(-0.007), 0.02), fill);
        }
    }
}
