//! The lands around Spain: only scenery, so in one quiet tone, hatched.

use super::terrain::{meander, portuguese_rivers};
use crate::board::{Point, lands};
use crate::print::Wording;
use crate::print::ink::{DEEP_SEA, FADED_INK, FOREIGN, INK};
use crate::print::lettering::{Style, centred};
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::print::typeface::Typeface;
use tiny_skia::Transform;

/// Along Portugal, clear of the calendar and of the King when he is there. France bears the
/// cartouche, and of Africa too little is seen for a name.
const PORTUGAL: Point = Point::new(-3.72, -1.25);
const PORTUGAL_LENGTH: f32 = 1.5;
/// In degrees: it climbs from the south to the north.
const PORTUGAL_SLANT: f32 = -72.0;

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
    for river in portuguese_rivers() {
        sheet.stroke(&Shape::stream(&meander(&river)), 0.03, DEEP_SEA.thin(0.7));
    }
    for shape in &shapes {
        sheet.stroke(shape, 0.03, FADED_INK.darker(0.2));
    }
    let style = Style::new(Typeface::Italic, 0.34, FADED_INK.darker(0.1)).tracked(0.1);
    let line = Frame::new(-PORTUGAL_LENGTH / 2.0, -0.2, PORTUGAL_LENGTH, 0.4);
    let slant = Transform::from_rotate(PORTUGAL_SLANT).post_translate(PORTUGAL.x, -PORTUGAL.y);
    let name = centred(&text.say("land-Portugal", &[]), line, style).transformed(slant);
    sheet.fill(&name, style.ink);
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
