//! Markers of score and round, and the flag for a hundred points.

use super::lathe::{Turn, turned};
use super::model::{Model, Workpiece};
use super::tone::{WHITE, gold, lit};
use crate::board::size::{ROUND_MARKER, SCORE_MARKER};
use glam::Vec3;
use std::f32::consts::TAU;

pub const SCORE_MARKER_WIDTH: f32 = SCORE_MARKER;
pub const SCORE_MARKER_HEIGHT: f32 = 0.46;
pub const ROUND_MARKER_HEIGHT: f32 = 0.055;

/// The flag's cloth is twice as wide as high, as its picture is.
const CLOTH: f32 = 0.46;
const POLE: f32 = 0.5;
/// The cloth leans back, so that a camera high in the south can read it.
const LEAN: f32 = 0.45;
const FOLDS: u8 = 8;

/// A turned pillar for the material of the player's cubes: its flat head shows the inlaid shape of
/// `print::tokens::piece_top`, everything else the plain wood beside it and, in two grooves, the
/// dark border.
pub fn score_marker() -> Model {
    let foot = SCORE_MARKER_WIDTH / 2.0;
    let head = 0.094;
    let top = SCORE_MARKER_HEIGHT;
    let profile = [
        (0.0, 0.0),
        (foot - 0.01, 0.0),
        (foot, 0.01),
        (foot, 0.05),
        (foot - 0.012, 0.065),
        (0.076, 0.072),
        (0.056, 0.12),
        (0.045, 0.2),
        (0.044, 0.28),
        (0.06, 0.32),
        (head - 0.012, 0.345),
        (head, 0.36),
        (head, top - 0.02),
        (head - 0.014, top - 0.003),
        (head - 0.022, top),
        (0.0, top),
    ];
    let profile = profile.map(|(radius, height)| Turn(radius, height, WHITE));
    turned(&profile, 20)
        .finish_plain()
        .with_uvs(|[x, y, z], [_, up, _]| {
            // The shape fills three fifths of the picture: it may come nearer to the head's edge.
            const SHOWN: f32 = 0.4;
            let reach = head - 0.022;
            if up > 0.9 && y > top - 0.01 {
                let scale = SHOWN / reach;
                return [0.5 + x * scale, 0.5 + z * scale];
            }
            let around = 0.5 + 0.4 * x / foot;
            let groove = (0.068..0.08).contains(&y) || y > top - 0.01;
            [around, if groove { 0.03 } else { 0.1 }]
        })
}

/// The pennant of a marker that has passed 100, for `print::tokens::hundred_flag`; the pole takes
/// the picture's dark outline. Stands on y = 0 and leans back a little.
pub fn flag() -> Model {
    let mut piece = Workpiece::new(WHITE);
    let high = CLOTH / 2.0;
    let bottom = POLE - high - 0.01;
    // Waves grow towards the free end.
    let wave = |part: f32| 0.035 * part * (part * TAU * 0.9).sin();
    let point = |part: f32, up: f32, side: f32| {
        let step = 0.01;
        let slope = (wave(part + step) - wave(part)) / (CLOTH * step);
        let out = Vec3::new(-slope, 0.0, 1.0).normalize() * side;
        ([CLOTH * part, bottom + high * up, wave(part)], out)
    };
    for fold in 0..FOLDS {
        let [near, far] = [fold, fold + 1].map(|n| f32::from(n) / f32::from(FOLDS));
        let face = |side: f32| {
            [(near, 0.0), (far, 0.0), (far, 1.0), (near, 1.0)]
                .map(|(part, up)| point(part, up, side))
        };
        piece.bent_face(face(1.0));
        let [a, b, c, d] = face(-1.0);
        piece.bent_face([b, a, d, c]);
    }
    let cloth = piece.leaning(LEAN).finish_plain();
    let mut uvs: Vec<[f32; 2]> = Vec::new();
    for fold in 0..FOLDS {
        let [near, far] = [fold, fold + 1].map(|n| f32::from(n) / f32::from(FOLDS));
        uvs.extend([[near, 1.0], [far, 1.0], [far, 0.0], [near, 0.0]]);
        uvs.extend([[far, 1.0], [near, 1.0], [near, 0.0], [far, 0.0]]);
    }
    let pole = [
        Turn(0.016, 0.0, WHITE),
        Turn(0.014, POLE, WHITE),
        Turn(0.026, POLE + 0.012, WHITE),
        Turn(0.022, POLE + 0.035, WHITE),
        Turn(0.0, POLE + 0.055, WHITE),
    ];
    let pole = turned(&pole, 8).leaning(LEAN).finish_plain();
    let mut model = cloth;
    // The outline of the cloth runs here from the top to the bottom of the picture.
    uvs.extend(vec![[0.02, 0.5]; pole.positions.len()]);
    model.add(pole);
    model.uvs = uvs;
    model
}

/// A ring of gold that lies round the number of the round, which stays readable.
pub fn round_marker() -> Model {
    const TOP: f32 = ROUND_MARKER_HEIGHT;
    let (outer, inner) = (ROUND_MARKER / 2.0, ROUND_MARKER / 2.0 - 0.04);
    let middle = f32::midpoint(outer, inner);
    let (bright, dark) = (lit(gold(), 1.1), lit(gold(), 0.75));
    turned(
        &[
            Turn(inner, 0.0, dark),
            Turn(outer - 0.006, 0.0, dark),
            Turn(outer, 0.008, gold()),
            Turn(outer, TOP * 0.5, bright),
            Turn(outer - 0.008, TOP * 0.85, bright),
            Turn(middle, TOP, bright),
            Turn(inner + 0.008, TOP * 0.85, gold()),
            Turn(inner, TOP * 0.5, dark),
            Turn(inner, 0.0, dark),
        ],
        40,
    )
    .finish()
}
