//! The lands around Spain: only scenery, so in one quiet tone, hatched.

use super::terrain::meander;
use crate::board::lands;
use crate::print::Wording;
use crate::print::ink::{DEEP_SEA, FADED_INK, FOREIGN, INK};
use crate::print::lettering::{Style, write};
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::print::typeface::Typeface;

/// Names and where they stand, clear of the King when he is abroad.
const NAMES: [(&str, Frame); 3] = [
    ("land-France", Frame::new(4.9, -5.05, 1.9, 0.42)),
    ("land-Portugal", Frame::new(-4.6, 1.78, 1.1, 0.4)),
    ("land-Africa", Frame::new(4.3, 4.55, 1.6, 0.4)),
];

/// The western rivers on their way to the sea.
const RIVERS: [&[[f32; 2]]; 2] = [
    &[
        [-2.1, 1.75],
        [-2.9, 1.5],
        [-3.6, 1.65],
        [-4.2, 1.4],
        [-4.5, 1.42],
    ],
    &[[-3.3, -0.4], [-3.8, -0.75], [-4.3, -0.7], [-4.7, -0.95]],
];

pub(super) fn paint(sheet: &mut Sheet, text: Wording<'_>) {
    let hatching = hatching(sheet.scale());
    let shapes: Vec<Shape> = lands()
        .iter()
        .map(|land| Shape::on_board(&land.shape))
        .collect();
    for shape in &shapes {
        sheet.stroke(shape, 0.07, DEEP_SEA.darker(0.35).thin(0.55));
        sheet.fill_tiled(shape, &hatching.pixmap);
    }
    for river in RIVERS {
        sheet.stroke(&Shape::stream(&meander(river)), 0.035, DEEP_SEA.thin(0.7));
    }
    for shape in &shapes {
        sheet.stroke(shape, 0.03, FADED_INK.darker(0.2));
    }
    for (id, place) in NAMES {
        let style = Style::new(Typeface::Italic, 0.36, FADED_INK.darker(0.1)).tracked(0.12);
        write(sheet, &text.say(id, &[]), place, style);
    }
}

/// A tile of slanting lines.
fn hatching(scale: f32) -> Sheet {
    const PITCH: f32 = 0.13;
    let side = ((PITCH * scale).round() as u32).max(4);
    let mut tile = Sheet::new(side, side, f32::from(side as u16));
    tile.flood(FOREIGN);
    for shift in [-1.0, 0.0, 1.0] {
        let line = Shape::line(&[(shift - 0.2, 1.2), (shift + 1.2, -0.2)]);
        tile.stroke(&line, 0.1, INK.thin(0.09));
    }
    tile
}
