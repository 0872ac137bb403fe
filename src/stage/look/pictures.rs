//! Printed pictures as textures: with smaller copies of themselves, so that they stay calm from
//! afar.

#![expect(clippy::cast_sign_loss, reason = "pixels are never negative")]

use crate::board::{BOARD, Rect};
use crate::print::{self, Picture, PlacedPicture, Wording};
use crate::rules::Place;
use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// How finely the board is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fineness {
    /// Where nothing is drawn, nobody will look at it.
    Unseen,
    /// For a processor that draws by itself: windows are small there, and memory is dear.
    Coarse,
    /// Sharp at the closest look in a window of 1080 lines.
    Fine,
}

impl Fineness {
    const fn width(self) -> u32 {
        match self {
            Self::Unseen => 128,
            // Twice as fine as such a window shows it from the usual place.
            Self::Coarse => 1664,
            Self::Fine => print::board::DEFAULT_WIDTH,
        }
    }
}

/// A picture with all its smaller copies.
pub(crate) fn image(picture: Picture) -> Image {
    let (width, height) = (picture.width, picture.height);
    let levels = width.max(height).max(1).ilog2() + 1;
    let mut last = halved(&picture);
    // The largest of them is not copied: the board's alone takes as much as all others together.
    let mut data = picture.rgba;
    for level in 1..levels {
        data.extend_from_slice(&last.rgba);
        if level + 1 < levels {
            last = halved(&last);
        }
    }
    let mut image = Image::new_uninit(
        Extent3d {
            width,
            height,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 4,
        ..default()
    });
    image
}

/// Half as wide and high; each pixel the mean of four.
fn halved(picture: &Picture) -> Picture {
    let (width, height) = ((picture.width / 2).max(1), (picture.height / 2).max(1));
    let mut rgba = Vec::with_capacity((width * height * 4) as usize);
    let row = picture.width as usize * 4;
    for y in 0..height {
        let upper = (2 * y).min(picture.height - 1) as usize * row;
        let lower = (2 * y + 1).min(picture.height - 1) as usize * row;
        for x in 0..width {
            let left = (2 * x).min(picture.width - 1) as usize * 4;
            let right = (2 * x + 1).min(picture.width - 1) as usize * 4;
            for part in 0..4 {
                let at = |start: usize| u16::from(picture.rgba[start + part]);
                let sum =
                    at(upper + left) + at(upper + right) + at(lower + left) + at(lower + right);
                rgba.push(((sum + 2) / 4) as u8);
            }
        }
    }
    Picture {
        width,
        height,
        rgba,
    }
}

/// The whole board with its values.
pub(crate) fn board(text: Wording<'_>, fineness: Fineness) -> Picture {
    let width = fineness.width();
    let mut printed = print::board::board(width, text);
    let scale = print::board::pixels_per_unit(width);
    for place in Place::ALL {
        let values = print::values(place.printed_values(), scale);
        lay(
            &mut printed,
            &values,
            print::board::values_rect(place),
            scale,
        );
    }
    printed.picture
}

/// Lays a smaller print on a larger one.
fn lay(onto: &mut PlacedPicture, small: &PlacedPicture, at: Rect, scale: f32) {
    let left = ((at.left() - onto.covers.left()) * scale).round().max(0.0) as u32;
    let top = ((onto.covers.top() - at.top()) * scale).round().max(0.0) as u32;
    let (from, to) = (&small.picture, &mut onto.picture);
    for y in 0..from.height.min(to.height.saturating_sub(top)) {
        for x in 0..from.width.min(to.width.saturating_sub(left)) {
            let source = ((y * from.width + x) * 4) as usize;
            let target = (((top + y) * to.width + left + x) * 4) as usize;
            let alpha = u16::from(from.rgba[source + 3]);
            for part in 0..3 {
                let above = u16::from(from.rgba[source + part]) * alpha;
                let below = u16::from(to.rgba[target + part]) * (255 - alpha);
                to.rgba[target + part] = ((above + below + 127) / 255) as u8;
            }
        }
    }
}

/// Numbers, not tones: not to be bent on the way to the shader.
pub(crate) fn borders(fineness: Fineness) -> Image {
    let width = (fineness.width() / 4).max(Fineness::Unseen.width());
    let mut image = image(print::board::borders(width).picture);
    image.texture_descriptor.format = TextureFormat::Rgba8Unorm;
    image
}

/// Where a point of the board is on the print of it.
pub(crate) fn on_print(x: f32, y: f32) -> [f32; 2] {
    [
        (x - BOARD.left()) / BOARD.width,
        (BOARD.top() - y) / BOARD.height,
    ]
}
