//! The print of the board: one great picture, or the ground of each region by itself, and the
//! values as small decals, because mobile scoreboards replace them.

mod borders;
mod castillo;
mod distance;
mod ground;
mod labels;
mod lands;
mod ornaments;
mod sea;
mod terrain;
mod tracks;

pub use borders::borders;
pub use ground::ground;
pub use labels::{values, values_rect};

#[cfg(test)]
pub(super) use labels::{name_outline, value_outlines};

use super::grain::lay_grain;
use super::ink::WALNUT;
use super::picture::PlacedPicture;
use super::shape::Shape;
use super::sheet::Sheet;
use crate::board::BOARD;
use crate::print::Wording;

/// Fine enough to be looked at closely, small enough for every graphics card.
pub const DEFAULT_WIDTH: u32 = 4096;

/// Smaller, nothing could be seen; larger, no graphics card takes it.
const SMALLEST: u32 = 64;
const LARGEST: u32 = 16_384;

/// The whole board, `width` pixels wide: sea, lands, regions with their names, tracks, ornaments.
/// Only the values are left out, see [`values`].
pub fn board<'a>(width: u32, text: impl Into<Wording<'a>>) -> PlacedPicture {
    let text = text.into();
    let width = width.clamp(SMALLEST, LARGEST);
    let scale = pixels_per_unit(width);
    let height = (BOARD.height * scale).round() as u32;
    let mut sheet = Sheet::at(width, height, scale, BOARD.left(), -BOARD.top());
    sheet.flood(WALNUT);
    sea::paint(&mut sheet, scale);
    lands::paint(&mut sheet, text);
    for outline in crate::board::outlines() {
        let (ground, ..) = ground::painted(outline.id, scale, text);
        sheet.inlay(&Shape::on_board(&outline.shape), &ground);
    }
    ground::borders(&mut sheet);
    ornaments::compass(&mut sheet);
    ornaments::ship(&mut sheet);
    ornaments::cartouche(&mut sheet, text);
    castillo::paint(&mut sheet, text);
    tracks::paint(&mut sheet);
    lay_grain(&mut sheet.pixmap);
    PlacedPicture {
        picture: sheet.finish_opaque(),
        covers: BOARD,
    }
}

/// How many pixels a unit of the board has if the board is `width` pixels wide.
pub fn pixels_per_unit(width: u32) -> f32 {
    f32::from(width.min(LARGEST) as u16) / BOARD.width
}
