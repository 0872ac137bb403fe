//! Small signs that stand before words on the screens' buttons, drawn with a pen.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use std::f32::consts::TAU;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sign {
    /// On with it.
    Go,
    /// Something new, or one more.
    Plus,
    People,
    Gear,
    Door,
    Power,
    /// One step back.
    Back,
    Again,
    Save,
    Cross,
    Check,
    Frame,
    Hourglass,
    Bell,
    Board,
    Unfold,
    Fold,
    Eye,
    Book,
    /// Something can be learned.
    Hat,
}

/// Draws in a square as wide as the rectangle is high.
pub(crate) fn paint(painter: &Painter, within: Rect, sign: Sign, ink: Color32) {
    let half = within.height().min(within.width()) / 2.0;
    let pen = Pen {
        painter,
        centre: within.center(),
        half,
        ink,
        line: Stroke::new((half * 0.2).max(1.5), ink),
    };
    match sign {
        Sign::Go => pen.filled(&[(-0.55, -0.8), (0.8, 0.0), (-0.55, 0.8)]),
        Sign::Plus => pen.lines(&[&[(-0.7, 0.0), (0.7, 0.0)], &[(0.0, -0.7), (0.0, 0.7)]]),
        Sign::Cross => pen.lines(&[&[(-0.6, -0.6), (0.6, 0.6)], &[(-0.6, 0.6), (0.6, -0.6)]]),
        Sign::Check => pen.lines(&[&[(-0.7, 0.0), (-0.2, 0.55), (0.7, -0.55)]]),
        Sign::Back => pen.lines(&[
            &[(-0.8, 0.0), (0.8, 0.0)],
            &[(-0.2, -0.6), (-0.8, 0.0), (-0.2, 0.6)],
        ]),
        Sign::Unfold => pen.lines(&[&[(-0.65, -0.3), (0.0, 0.4), (0.65, -0.3)]]),
        Sign::Fold => pen.lines(&[&[(-0.65, 0.3), (0.0, -0.4), (0.65, 0.3)]]),
        Sign::Hat => {
            pen.filled(&[(0.0, -0.65), (0.95, -0.2), (0.0, 0.25), (-0.95, -0.2)]);
            pen.lines(&[
                &[(-0.5, 0.05), (-0.5, 0.5), (0.5, 0.5), (0.5, 0.05)],
                &[(0.85, -0.15), (0.85, 0.5)],
            ]);
        }
        Sign::Book => pen.lines(&[
            &[(0.0, -0.5), (-0.9, -0.7), (-0.9, 0.6), (0.0, 0.75)],
            &[(0.0, -0.5), (0.9, -0.7), (0.9, 0.6), (0.0, 0.75)],
            &[(0.0, -0.5), (0.0, 0.75)],
        ]),
        Sign::People => people(&pen),
        Sign::Gear => gear(&pen),
        Sign::Door => pen.lines(&[
            &[(0.1, -0.85), (-0.7, -0.85), (-0.7, 0.85), (0.1, 0.85)],
            &[(-0.15, 0.0), (0.85, 0.0)],
            &[(0.45, -0.4), (0.85, 0.0), (0.45, 0.4)],
        ]),
        Sign::Power => {
            pen.arc(0.72, 0.12, 0.88);
            pen.lines(&[&[(0.0, -0.9), (0.0, -0.05)]]);
        }
        Sign::Again => again(&pen),
        Sign::Save => pen.lines(&[
            &[(0.0, -0.85), (0.0, 0.3)],
            &[(-0.45, -0.12), (0.0, 0.33), (0.45, -0.12)],
            &[(-0.8, 0.4), (-0.8, 0.8), (0.8, 0.8), (0.8, 0.4)],
        ]),
        Sign::Frame => {
            pen.lines(&[&[
                (-0.85, -0.7),
                (0.85, -0.7),
                (0.85, 0.7),
                (-0.85, 0.7),
                (-0.85, -0.7),
            ]]);
            pen.filled(&[(-0.65, 0.5), (-0.15, -0.2), (0.35, 0.5)]);
            pen.dot((0.4, -0.25), 0.18);
        }
        Sign::Hourglass => {
            pen.lines(&[&[(-0.6, -0.85), (0.6, -0.85)], &[(-0.6, 0.85), (0.6, 0.85)]]);
            pen.filled(&[(-0.5, -0.7), (0.5, -0.7), (0.0, 0.02)]);
            pen.filled(&[(-0.5, 0.7), (0.0, -0.02), (0.5, 0.7)]);
        }
        Sign::Bell => {
            pen.filled(&[
                (-0.75, 0.5),
                (-0.5, 0.2),
                (-0.42, -0.4),
                (0.0, -0.75),
                (0.42, -0.4),
                (0.5, 0.2),
                (0.75, 0.5),
            ]);
            pen.dot((0.0, 0.68), 0.18);
        }
        Sign::Board => {
            pen.lines(&[&[
                (-0.6, -0.55),
                (0.6, -0.55),
                (0.9, 0.35),
                (-0.9, 0.35),
                (-0.6, -0.55),
            ]]);
            pen.lines(&[&[(-0.6, 0.4), (-0.6, 0.85)], &[(0.6, 0.4), (0.6, 0.85)]]);
        }
        Sign::Eye => {
            pen.lines(&[&[
                (-0.9, 0.0),
                (-0.4, -0.45),
                (0.4, -0.45),
                (0.9, 0.0),
                (0.4, 0.45),
                (-0.4, 0.45),
                (-0.9, 0.0),
            ]]);
            pen.dot((0.0, 0.0), 0.26);
        }
    }
}

/// Two heads and shoulders.
fn people(pen: &Pen) {
    for (x, y, size) in [(-0.45, -0.35, 0.28), (0.45, -0.35, 0.28)] {
        pen.dot((x, y), size);
        pen.filled(&[
            (x - 0.42, 0.75),
            (x - 0.3, 0.1),
            (x + 0.3, 0.1),
            (x + 0.42, 0.75),
        ]);
    }
}

/// Nearly a ring, with an arrow at its beginning.
fn again(pen: &Pen) {
    pen.arc(0.72, 0.05, 0.82);
    let (sin, cos) = (0.05 * TAU).sin_cos();
    let at = (sin * 0.72, -cos * 0.72);
    pen.filled(&[
        (at.0 - 0.42, at.1 - 0.12),
        (at.0 + 0.12, at.1 - 0.42),
        (at.0 + 0.12, at.1 + 0.32),
    ]);
}

/// A wheel with eight teeth.
fn gear(pen: &Pen) {
    pen.ring(0.52);
    for tooth in 0..8_u8 {
        let (sin, cos) = (f32::from(tooth) / 8.0 * TAU).sin_cos();
        pen.lines(&[&[(sin * 0.6, cos * 0.6), (sin * 0.9, cos * 0.9)]]);
    }
}

struct Pen<'a> {
    painter: &'a Painter,
    centre: Pos2,
    half: f32,
    ink: Color32,
    line: Stroke,
}

impl Pen<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.centre + vec2(x, y) * self.half
    }

    fn lines(&self, lines: &[&[(f32, f32)]]) {
        for line in lines {
            let points = line.iter().map(|&point| self.at(point)).collect();
            self.painter.add(Shape::line(points, self.line));
        }
    }

    fn filled(&self, corners: &[(f32, f32)]) {
        let corners = corners.iter().map(|&point| self.at(point)).collect();
        let shape = Shape::convex_polygon(corners, self.ink, Stroke::NONE);
        self.painter.add(shape);
    }

    fn dot(&self, at: (f32, f32), radius: f32) {
        let (at, radius) = (self.at(at), radius * self.half);
        self.painter.circle_filled(at, radius, self.ink);
    }

    fn ring(&self, radius: f32) {
        let radius = radius * self.half;
        self.painter.circle_stroke(self.centre, radius, self.line);
    }

    /// From one part of a turn to another, clockwise from the top.
    fn arc(&self, radius: f32, from: f32, to: f32) {
        const STEPS: u8 = 20;
        let points = (0..=STEPS).map(|step| {
            let turn = from + (to - from) * f32::from(step) / f32::from(STEPS);
            let (sin, cos) = (turn * TAU).sin_cos();
            self.at((sin * radius, -cos * radius))
        });
        let line = Shape::line(points.collect(), self.line);
        self.painter.add(line);
    }
}

/// The square for a sign of this size, in the middle of a line of this height.
pub(crate) fn square(left: f32, middle: f32, size: f32) -> Rect {
    Rect::from_center_size(pos2(left + size / 2.0, middle), Vec2::splat(size))
}
