//! A sheet to draw on, in whatever units suit the drawing.

use super::ink::Ink;
use super::picture::Picture;
use super::shape::Shape;
use tiny_skia::{
    FillRule, FilterQuality, LineCap, LineJoin, Paint, Pattern, Pixmap, SpreadMode, Stroke,
    StrokeDash, Transform,
};

/// More than any graphics card takes as one texture.
const LARGEST: u32 = 16_384;

pub(super) struct Sheet {
    pub(super) pixmap: Pixmap,
    transform: Transform,
}

impl Sheet {
    /// A clear sheet; one unit of the drawing is `scale` pixels.
    pub(super) fn new(width: u32, height: u32, scale: f32) -> Self {
        let pixmap = Pixmap::new(width.clamp(1, LARGEST), height.clamp(1, LARGEST))
            .expect("a sheet has at least one pixel and is not too large");
        Self {
            pixmap,
            transform: Transform::from_scale(scale, scale),
        }
    }

    /// A sheet whose upper left corner is at a point of the drawing.
    pub(super) fn at(width: u32, height: u32, scale: f32, left: f32, top: f32) -> Self {
        let mut sheet = Self::new(width, height, scale);
        sheet.transform = sheet.transform.pre_translate(-left, -top);
        sheet
    }

    /// How many pixels a unit is.
    pub(super) fn scale(&self) -> f32 {
        self.transform.sx.hypot(self.transform.ky)
    }

    /// Draws with the origin moved and everything scaled.
    pub(super) fn within(&mut self, x: f32, y: f32, scale: f32, draw: impl FnOnce(&mut Self)) {
        self.turned(x, y, scale, 0.0, draw);
    }

    /// The same, and turned clockwise by a part of a full turn.
    pub(super) fn turned(
        &mut self,
        x: f32,
        y: f32,
        scale: f32,
        turn: f32,
        draw: impl FnOnce(&mut Self),
    ) {
        let outer = self.transform;
        self.transform = outer.pre_translate(x, y).pre_scale(scale, scale);
        if turn != 0.0 {
            self.transform = self
                .transform
                .pre_concat(Transform::from_rotate(turn * 360.0));
        }
        draw(self);
        self.transform = outer;
    }

    pub(super) fn flood(&mut self, ink: Ink) {
        if let tiny_skia::Shader::SolidColor(colour) = ink.paint().shader {
            self.pixmap.fill(colour);
        }
    }

    pub(super) fn fill(&mut self, shape: &Shape, ink: Ink) {
        self.fill_with(shape, &ink.paint());
    }

    /// Filled with a tile of pixels, repeated.
    pub(super) fn fill_tiled(&mut self, shape: &Shape, tile: &Pixmap) {
        let to_drawing = self.transform.invert().unwrap_or_default();
        let paint = pattern(tile, SpreadMode::Repeat, to_drawing);
        self.fill_with(shape, &paint);
    }

    fn fill_with(&mut self, shape: &Shape, paint: &Paint<'_>) {
        if let Some(path) = shape.path() {
            self.pixmap
                .fill_path(path, paint, FillRule::Winding, self.transform, None);
        }
    }

    pub(super) fn stroke(&mut self, shape: &Shape, width: f32, ink: Ink) {
        self.stroke_with(shape, round(width), &ink.paint());
    }

    /// With ends cut straight.
    pub(super) fn stroke_flat(&mut self, shape: &Shape, width: f32, ink: Ink) {
        let stroke = Stroke {
            line_cap: LineCap::Butt,
            ..round(width)
        };
        self.stroke_with(shape, stroke, &ink.paint());
    }

    /// Broken into dashes of a length with gaps of another.
    pub(super) fn dash(&mut self, shape: &Shape, width: f32, dash: [f32; 2], ink: Ink) {
        let mut stroke = round(width);
        stroke.dash = StrokeDash::new(dash.to_vec(), 0.0);
        self.stroke_with(shape, stroke, &ink.paint());
    }

    fn stroke_with(&mut self, shape: &Shape, stroke: Stroke, paint: &Paint<'_>) {
        if let Some(path) = shape.path() {
            self.pixmap
                .stroke_path(path, paint, &stroke, self.transform, None);
        }
    }

    /// Filled and with an outline.
    pub(super) fn outlined(&mut self, shape: &Shape, fill: Ink, width: f32, line: Ink) {
        self.fill(shape, fill);
        self.stroke(shape, width, line);
    }

    /// Fills a shape with what is painted on another sheet of the same scale.
    pub(super) fn inlay(&mut self, shape: &Shape, other: &Self) {
        // The pattern's own pixels, placed in units of the drawing.
        let to_drawing = other.transform.invert().unwrap_or_default();
        let paint = pattern(&other.pixmap, SpreadMode::Pad, to_drawing);
        self.fill_with(shape, &paint);
    }

    /// Keeps what is inside a shape or nearer to it than `bleed`.
    pub(super) fn cut_out(&mut self, shape: &Shape, bleed: f32) {
        let mut cut = Self::new(self.pixmap.width(), self.pixmap.height(), 1.0);
        cut.transform = self.transform;
        let to_drawing = self.transform.invert().unwrap_or_default();
        let paint = pattern(&self.pixmap, SpreadMode::Pad, to_drawing);
        cut.stroke_with(shape, round(2.0 * bleed), &paint);
        cut.fill_with(shape, &paint);
        self.pixmap = cut.pixmap;
    }

    /// The picture of a sheet that is covered all over.
    pub(super) fn finish_opaque(self) -> Picture {
        Picture {
            width: self.pixmap.width(),
            height: self.pixmap.height(),
            rgba: self.pixmap.take(),
        }
    }

    /// The picture of a sheet that is clear in places.
    pub(super) fn finish(self) -> Picture {
        let (width, height) = (self.pixmap.width(), self.pixmap.height());
        let mut rgba = self.pixmap.take();
        for pixel in rgba.chunks_exact_mut(4) {
            // Drawn premultiplied; textures want straight alpha.
            let alpha = u16::from(pixel[3]);
            if alpha != 0 && alpha != 255 {
                for channel in &mut pixel[..3] {
                    *channel = (u16::from(*channel) * 255 / alpha).min(255) as u8;
                }
            }
        }
        Picture {
            width,
            height,
            rgba,
        }
    }
}

fn pattern(tile: &Pixmap, mode: SpreadMode, to_drawing: Transform) -> Paint<'_> {
    Paint {
        shader: Pattern::new(tile.as_ref(), mode, FilterQuality::Nearest, 1.0, to_drawing),
        ..Paint::default()
    }
}

fn round(width: f32) -> Stroke {
    Stroke {
        width,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        ..Stroke::default()
    }
}
