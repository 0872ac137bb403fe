//! What is to be seen on the display.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use std::collections::HashSet;
use std::path::Path;

pub(crate) struct Picture {
    width: u32,
    height: u32,
    rgba: Vec<u8>,
}

/// Numbers at the head of an X window dump, by their place.
const HEADER_SIZE: usize = 0;
const WIDTH: usize = 4;
const HEIGHT: usize = 5;
const BYTES_PER_LINE: usize = 12;
const COLOURS: usize = 19;
/// Each colour of the map takes so many bytes.
const COLOUR: usize = 12;

impl Picture {
    /// The server keeps its pixels as an X window dump: a header, a map of colours, and lines of
    /// blue, green, red and nothing.
    pub(crate) fn from_xwd(dump: &[u8]) -> Self {
        let number = |place: usize| {
            let bytes = dump[place * 4..place * 4 + 4].try_into().expect("four");
            u32::from_be_bytes(bytes)
        };
        let (width, height) = (number(WIDTH), number(HEIGHT));
        let begin = number(HEADER_SIZE) as usize + number(COLOURS) as usize * COLOUR;
        let line = number(BYTES_PER_LINE) as usize;
        let lines = dump[begin..].chunks(line).take(height as usize);
        let pixels = lines.flat_map(|line| line.chunks_exact(4).take(width as usize));
        let rgba = pixels.flat_map(|bgr| [bgr[2], bgr[1], bgr[0], 255]);
        Self {
            width,
            height,
            rgba: rgba.collect(),
        }
    }

    /// How many tones there are: one that was not drawn has few.
    pub(crate) fn tones(&self) -> usize {
        let tones: HashSet<&[u8]> = self.rgba.chunks_exact(4).collect();
        tones.len()
    }

    pub(crate) fn save(self, path: &Path) {
        let size = Extent3d {
            width: self.width,
            height: self.height,
            depth_or_array_layers: 1,
        };
        let image = Image::new(
            size,
            TextureDimension::D2,
            self.rgba,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::MAIN_WORLD,
        );
        let image = image.try_into_dynamic().expect("plain colours");
        image.to_rgb8().save(path).expect("a picture written");
    }
}
