//! A small z-buffer rasteriser, so that models can be looked at without an engine.

#![expect(
    clippy::cast_sign_loss,
    reason = "pixels and tones are worked out as numbers that are never negative"
)]

use super::Model;
use super::vector::{Vector, cross, dot, minus, plus, times, unit};
use crate::print::Picture;
use std::io::Write;
use std::path::Path;

/// How much finer than the picture it is drawn, each way.
const FINER: u32 = 3;

pub(super) struct Canvas {
    width: u32,
    height: u32,
    depth: Vec<f32>,
    light: Vec<Vector>,
    right: Vector,
    up: Vector,
    towards: Vector,
    middle: Vector,
    scale: f32,
}

/// How a model is painted: a colour in linear light, or a picture.
#[derive(Clone, Copy)]
pub(super) enum Paint<'a> {
    Plain([f32; 3]),
    Picture(&'a Picture),
}

impl Canvas {
    /// Looks at `middle` from the south, so many degrees down, turned to the east by others.
    pub(super) fn new(size: (u32, u32), scale: f32, middle: Vector, down: f32, turn: f32) -> Self {
        let (width, height) = (size.0 * FINER, size.1 * FINER);
        let (down, turn) = (down.to_radians(), turn.to_radians());
        let flat = [turn.sin(), 0.0, turn.cos()];
        let towards = plus(times(flat, down.cos()), [0.0, down.sin(), 0.0]);
        let right = unit(cross([0.0, 1.0, 0.0], flat));
        let count = (width * height) as usize;
        Self {
            width,
            height,
            depth: vec![f32::NEG_INFINITY; count],
            light: vec![[0.34, 0.27, 0.19]; count],
            right,
            up: cross(towards, right),
            towards,
            middle,
            scale: scale * f32::from(FINER as u16),
        }
    }

    fn project(&self, point: Vector) -> Vector {
        let from = minus(point, self.middle);
        [
            f32::from(self.width as u16) / 2.0 + dot(from, self.right) * self.scale,
            f32::from(self.height as u16) / 2.0 - dot(from, self.up) * self.scale,
            dot(from, self.towards),
        ]
    }

    pub(super) fn draw(&mut self, model: &Model, at: Vector, paint: Paint) {
        for corners in model.indices.chunks_exact(3) {
            let corners = [0, 1, 2].map(|n| corners[n] as usize);
            let points = corners.map(|n| self.project(plus(model.positions[n], at)));
            let [a, b, c] = points;
            let area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
            // The picture's y goes down: what we see from its front is clockwise here.
            if area >= 0.0 {
                continue;
            }
            let span = |axis: usize, limit: u32| {
                let low = points.iter().map(|p| p[axis]).fold(f32::INFINITY, f32::min);
                let high = points.iter().map(|p| p[axis]).fold(0.0, f32::max);
                (low.max(0.0) as u32)..((high + 1.0) as u32).min(limit)
            };
            for y in span(1, self.height) {
                for x in span(0, self.width) {
                    let [px, py] = [x, y].map(|n| f32::from(n as u16) + 0.5);
                    let part = |p: Vector, q: Vector| {
                        ((q[0] - p[0]) * (py - p[1]) - (px - p[0]) * (q[1] - p[1])) / area
                    };
                    let weights = [part(b, c), part(c, a), part(a, b)];
                    if weights.iter().any(|&weight| weight < 0.0) {
                        continue;
                    }
                    let depth = dot(weights, points.map(|p| p[2]));
                    let pixel = (y * self.width + x) as usize;
                    if depth <= self.depth[pixel] {
                        continue;
                    }
                    let Some(colour) = surface(model, corners, weights, paint) else {
                        continue;
                    };
                    let mixed =
                        [0, 1, 2].map(|axis| dot(weights, corners.map(|n| model.normals[n][axis])));
                    self.depth[pixel] = depth;
                    self.light[pixel] = self.lit(colour, unit(mixed));
                }
            }
        }
    }

    /// A warm light from the upper left, a cool one from the right, and a little shine.
    fn lit(&self, colour: Vector, normal: Vector) -> Vector {
        let key = unit([-0.55, 0.75, 0.35]);
        let half = unit(plus(key, self.towards));
        let warm = dot(normal, key).max(0.0) * 0.95;
        let cool = dot(normal, unit([0.7, 0.4, 0.5])).max(0.0) * 0.18;
        let sky = 0.16 + 0.12 * normal[1];
        let shine = dot(normal, half).max(0.0).powi(40) * 0.12;
        [0, 1, 2].map(|n| {
            let light = warm * [1.0, 0.93, 0.82][n] + cool * [0.8, 0.9, 1.0][n] + sky;
            colour[n] * light + shine
        })
    }

    pub(super) fn save(&self, folder: &Path, name: &str) {
        let (width, height) = (self.width / FINER, self.height / FINER);
        let mut bytes = format!("P6\n{width} {height}\n255\n").into_bytes();
        for y in 0..height {
            for x in 0..width {
                let mut sum = [0.0; 3];
                for fine in 0..FINER * FINER {
                    let (fx, fy) = (x * FINER + fine % FINER, y * FINER + fine / FINER);
                    sum = plus(sum, self.light[(fy * self.width + fx) as usize]);
                }
                let share = 1.0 / f32::from((FINER * FINER) as u16);
                bytes.extend(sum.map(|channel| to_screen(channel * share)));
            }
        }
        std::fs::File::create(folder.join(format!("{name}.ppm")))
            .and_then(|mut file| file.write_all(&bytes))
            .expect("written");
    }
}

/// The colour of a surface, nothing where the picture is clear.
fn surface(model: &Model, corners: [usize; 3], weights: Vector, paint: Paint) -> Option<Vector> {
    let mut colour = match paint {
        Paint::Plain(colour) => colour,
        Paint::Picture(picture) => {
            let [u, v] = [0, 1].map(|n| dot(weights, corners.map(|c| model.uvs[c][n])));
            let pixel = |part: f32, size: u32| {
                let last = f32::from((size - 1) as u16);
                (part * f32::from(size as u16)).clamp(0.0, last) as usize
            };
            let (x, y) = (pixel(u, picture.width), pixel(v, picture.height));
            let at = (y * picture.width as usize + x) * 4;
            let texel = &picture.rgba[at..at + 4];
            if texel[3] < 128 {
                return None;
            }
            [texel[0], texel[1], texel[2]].map(|c| (f32::from(c) / 255.0).powf(2.2))
        }
    };
    if let Some(colours) = &model.colours {
        for (n, channel) in colour.iter_mut().enumerate() {
            *channel *= dot(weights, corners.map(|c| colours[c][n]));
        }
    }
    Some(colour)
}

fn to_screen(light: f32) -> u8 {
    (light.clamp(0.0, 1.0).powf(1.0 / 2.2) * 255.0) as u8
}
