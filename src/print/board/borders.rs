//! How far it is to the nearest border of a region, as a picture: for light that follows borders.

use super::distance::Distances;
use super::pixels_per_unit;
use crate::board::{BOARD, outlines};
use crate::print::Picture;
use crate::print::ink::INK;
use crate::print::picture::PlacedPicture;
use crate::print::shape::Shape;
use crate::print::sheet::Sheet;

/// Distances are told up to this many board units; white is as far or farther.
const FARTHEST: f32 = 0.6;

/// Grey: black on a border, white 0.6 board units away from all of them.
pub fn borders(width: u32) -> PlacedPicture {
    let width = width.clamp(super::SMALLEST, super::LARGEST);
    let scale = pixels_per_unit(width);
    let height = (BOARD.height * scale).round() as u32;
    let mut sheet = Sheet::at(width, height, scale, BOARD.left(), -BOARD.top());
    for outline in outlines() {
        sheet.stroke(&Shape::on_board(&outline.shape), 1.5 / scale, INK);
    }
    let drawn = sheet.pixmap.pixels();
    let distances = Distances::to_land(width as usize, height as usize, |cell| {
        drawn[cell].alpha() > 127
    });
    let grey = (0..height as usize)
        .flat_map(|y| distances.row(y))
        .map(|cells| {
            let part = cells / scale / FARTHEST;
            (part.min(1.0) * 255.0) as u8
        });
    let rgba = grey.flat_map(|grey| [grey, grey, grey, 255]).collect();
    PlacedPicture {
        picture: Picture {
            width,
            height,
            rgba,
        },
        covers: BOARD,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::outline;
    use crate::rules::RegionId;

    #[test]
    fn borders_are_dark_and_middles_are_light() {
        let print = borders(512);
        let scale = pixels_per_unit(512);
        let grey = |x: f32, y: f32| {
            let column = ((x - BOARD.left()) * scale) as usize;
            let row = ((BOARD.top() - y) * scale) as usize;
            print.picture.rgba[(row * print.picture.width as usize + column) * 4]
        };
        for region in RegionId::ALL {
            let corner = outline(region).shape.ring()[0];
            assert!(grey(corner.x, corner.y) < 40, "{region:?}");
        }
        assert_eq!(grey(BOARD.left() + 1.0, BOARD.bottom() + 1.0), 255);
    }
}
