//! Outlines to fill and stroke, in coordinates that grow to the right and down.

use crate::board::{Point, Polygon, Rect};
use tiny_skia::{Path, PathBuilder, Transform};

/// An outline; it may be empty.
#[derive(Clone, Debug)]
pub(super) struct Shape(Option<Path>);

/// An upright box, measured from its upper left corner down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Frame {
    pub(super) const fn new(left: f32, top: f32, width: f32, height: f32) -> Self {
        Self {
            left,
            top,
            width,
            height,
        }
    }

    /// As seen on the print, where y grows down.
    pub(super) const fn on_board(rect: Rect) -> Self {
        Self::new(rect.left(), -rect.top(), rect.width, rect.height)
    }

    pub(super) const fn middle(self) -> (f32, f32) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    pub(super) const fn grown(self, by: f32) -> Self {
        Self::new(
            self.left - by,
            self.top - by,
            self.width + 2.0 * by,
            self.height + 2.0 * by,
        )
    }

    #[cfg(test)]
    pub(super) fn encloses(self, other: Self) -> bool {
        const ROUNDING: f32 = 1e-3;
        self.left <= other.left + ROUNDING
            && self.top <= other.top + ROUNDING
            && self.left + self.width >= other.left + other.width - ROUNDING
            && self.top + self.height >= other.top + other.height - ROUNDING
    }
}

impl Shape {
    pub(super) fn build(draw: impl FnOnce(&mut PathBuilder)) -> Self {
        let mut builder = PathBuilder::new();
        draw(&mut builder);
        Self(builder.finish())
    }

    pub(super) const fn path(&self) -> Option<&Path> {
        self.0.as_ref()
    }

    pub(super) fn polygon(points: &[(f32, f32)]) -> Self {
        Self::build(|builder| {
            line_through(builder, points.iter().copied());
            builder.close();
        })
    }

    pub(super) fn line(points: &[(f32, f32)]) -> Self {
        Self::build(|builder| line_through(builder, points.iter().copied()))
    }

    /// A region or land, turned so that north is up.
    pub(super) fn on_board(polygon: &Polygon) -> Self {
        Self::build(|builder| {
            let ring = polygon.ring().iter();
            line_through(builder, ring.map(|point| (point.x, -point.y)));
            builder.close();
        })
    }

    /// A smooth line through points of the board.
    pub(super) fn stream(points: &[Point]) -> Self {
        Self::build(|builder| {
            let at = |i: usize| points[i.min(points.len() - 1)];
            let between = |a: Point, b: Point| (f32::midpoint(a.x, b.x), -f32::midpoint(a.y, b.y));
            let Some(first) = points.first() else { return };
            builder.move_to(first.x, -first.y);
            for i in 1..points.len() {
                let (x, y) = if i + 1 == points.len() {
                    (at(i).x, -at(i).y)
                } else {
                    between(at(i), at(i + 1))
                };
                builder.quad_to(at(i).x, -at(i).y, x, y);
            }
        })
    }

    pub(super) fn circle(x: f32, y: f32, radius: f32) -> Self {
        Self(PathBuilder::from_circle(x, y, radius))
    }

    pub(super) fn frame(frame: Frame) -> Self {
        Self::rounded(frame, 0.0)
    }

    pub(super) fn rounded(frame: Frame, radius: f32) -> Self {
        let Frame {
            left,
            top,
            width,
            height,
        } = frame;
        let (right, bottom) = (left + width, top + height);
        if radius <= 0.0 {
            return Self::polygon(&[(left, top), (right, top), (right, bottom), (left, bottom)]);
        }
        let r = radius.min(width / 2.0).min(height / 2.0);
        Self::build(|path| {
            // Where the handles of a curve must be for a quarter of a circle.
            let k = r * 0.448;
            path.move_to(left + r, top);
            path.line_to(right - r, top);
            path.cubic_to(right - k, top, right, top + k, right, top + r);
            path.line_to(right, bottom - r);
            path.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
            path.line_to(left + r, bottom);
            path.cubic_to(left + k, bottom, left, bottom - k, left, bottom - r);
            path.line_to(left, top + r);
            path.cubic_to(left, top + k, left + k, top, left + r, top);
            path.close();
        })
    }

    /// Part of a circle as a line; angles in turns, clockwise from the top.
    pub(super) fn arc(x: f32, y: f32, radius: f32, from: f32, to: f32) -> Self {
        const STEPS: u8 = 24;
        let at = |step: u8| {
            let turn = from + (to - from) * f32::from(step) / f32::from(STEPS);
            around(x, y, radius, turn)
        };
        Self::build(|builder| line_through(builder, (0..=STEPS).map(at)))
    }

    /// Drawn by hand: the letters M, L, Q, C and Z of SVG paths, with absolute numbers.
    pub(super) fn drawn(strokes: &str) -> Self {
        Self::build(|path| {
            let mut words = strokes.split_whitespace().peekable();
            let mut letter = "";
            while let Some(&word) = words.peek() {
                if word.parse::<f32>().is_err() {
                    letter = word;
                    words.next();
                }
                let mut number = || {
                    words
                        .next()
                        .and_then(|word| word.parse().ok())
                        .unwrap_or(0.0)
                };
                match letter {
                    "M" => path.move_to(number(), number()),
                    "L" => path.line_to(number(), number()),
                    "Q" => path.quad_to(number(), number(), number(), number()),
                    "C" => {
                        path.cubic_to(number(), number(), number(), number(), number(), number());
                    }
                    _ => path.close(),
                }
                // A bare number after Z would never be read.
                if letter == "Z" && words.peek().is_some_and(|word| word.parse::<f32>().is_ok()) {
                    words.next();
                }
            }
        })
    }

    pub(super) fn transformed(self, transform: Transform) -> Self {
        Self(self.0.and_then(|path| path.transform(transform)))
    }

    pub(super) fn moved(self, x: f32, y: f32) -> Self {
        self.transformed(Transform::from_translate(x, y))
    }

    pub(super) fn scaled(self, by: f32) -> Self {
        self.transformed(Transform::from_scale(by, by))
    }

    /// What it covers; nothing at the origin if it is empty.
    pub(super) fn bounds(&self) -> Frame {
        self.0
            .as_ref()
            .map_or(Frame::new(0.0, 0.0, 0.0, 0.0), |path| {
                let bounds = path.bounds();
                Frame::new(bounds.left(), bounds.top(), bounds.width(), bounds.height())
            })
    }

    /// Made smaller if it must be, and moved no farther than it must be, to lie inside a frame.
    pub(super) fn kept_inside(self, frame: Frame) -> Self {
        let drawn = self.bounds();
        let scale = (frame.width / drawn.width.max(1e-6))
            .min(frame.height / drawn.height.max(1e-6))
            .min(1.0);
        let (x, y) = drawn.middle();
        let (width, height) = (drawn.width * scale, drawn.height * scale);
        let [to_x, to_y] = [
            (x, frame.left, frame.width, width),
            (y, frame.top, frame.height, height),
        ]
        .map(|(middle, start, room, size)| {
            let least = start + size / 2.0;
            middle.clamp(least, least.max(start + room - size / 2.0))
        });
        self.moved(-x, -y).scaled(scale).moved(to_x, to_y)
    }

    /// Scaled and moved to fill a frame as far as its proportions allow.
    pub(super) fn fitted(self, frame: Frame) -> Self {
        let bounds = self.bounds();
        let scale =
            (frame.width / bounds.width.max(1e-6)).min(frame.height / bounds.height.max(1e-6));
        let (from, to) = (bounds.middle(), frame.middle());
        self.moved(-from.0, -from.1).scaled(scale).moved(to.0, to.1)
    }
}

fn line_through(builder: &mut PathBuilder, points: impl Iterator<Item = (f32, f32)>) {
    for (i, (x, y)) in points.enumerate() {
        if i == 0 {
            builder.move_to(x, y);
        } else {
            builder.line_to(x, y);
        }
    }
}

/// A point on a circle; the angle in turns, clockwise from the top.
pub(super) fn around(x: f32, y: f32, radius: f32, turn: f32) -> (f32, f32) {
    let (sin, cos) = (turn * std::f32::consts::TAU).sin_cos();
    (x + sin * radius, y - cos * radius)
}
