//! Markers of score and round, and the flag for a hundred points.

use super::lathe::{Turn, turned};
use super::model::{Model, Workpiece};
use super::tone::{WHITE, ebony, gold, lit, tone, walnut};
use crate::board::size::ROUND_MARKER;
use glam::Vec3;
use std::f32::consts::TAU;

pub const SCORE_MARKER_WIDTH: f32 = 0.26;
pub const SCORE_MARKER_HEIGHT: f32 = 0.36;
pub const ROUND_MARKER_HEIGHT: f32 = 0.6;
/// How thick the plates of the sand-glass are.
const PLATE: f32 = 0.048;

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
    let head = 0.105;
    let top = SCORE_MARKER_HEIGHT;
    let profile = [
        (0.0, 0.0),
        (foot - 0.01, 0.0),
        (foot, 0.01),
        (foot, 0.05),
        (foot - 0.012, 0.065),
        (0.092, 0.072),
        (0.07, 0.11),
        (0.058, 0.17),
        (0.056, 0.215),
        (0.075, 0.245),
        (head - 0.012, 0.265),
        (head, 0.28),
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

/// A sand-glass: two turned plates, three posts, pale sand in the glass between them. The upper
/// plate is the smaller, so that a camera high in the south sees the glass.
pub fn round_marker() -> Model {
    const TOP: f32 = ROUND_MARKER_HEIGHT;
    let (metal, sand, glass) = (gold(), tone(0xEC_D2_8C), tone(0xB4_CF_D2));
    let mut piece = plate(ROUND_MARKER / 2.0, 0.0);
    piece.add(plate(0.13, TOP - PLATE));
    piece.add(turned(
        &[
            Turn(0.1, PLATE, sand),
            Turn(0.112, 0.1, sand),
            Turn(0.104, 0.16, glass),
            Turn(0.07, 0.23, glass),
            Turn(0.024, 0.3, metal),
            Turn(0.034, 0.306, metal),
            Turn(0.034, 0.316, metal),
            Turn(0.024, 0.322, sand),
            Turn(0.066, 0.39, sand),
            Turn(0.09, 0.44, glass),
            Turn(0.096, 0.5, glass),
            Turn(0.086, TOP - PLATE, glass),
        ],
        20,
    ));
    for nth in 0..3_u8 {
        // One in the north and none in the south, where one looks in.
        let (sin, cos) = (TAU * (f32::from(nth) / 3.0 + 0.25)).sin_cos();
        let at = [0.118 * cos, 0.0, -0.118 * sin];
        let post = [
            Turn(0.013, PLATE, ebony()),
            Turn(0.013, 0.285, metal),
            Turn(0.02, 0.298, metal),
            Turn(0.02, 0.326, metal),
            Turn(0.013, 0.339, ebony()),
            Turn(0.013, TOP - PLATE, ebony()),
        ];
        piece.add(turned(&post, 8).moved(at));
    }
    piece.finish()
}

/// A plate of the sand-glass from `low` upwards, gold round its edge.
fn plate(edge: f32, low: f32) -> Workpiece {
    let (dark, bright) = (walnut(), lit(walnut(), 1.5));
    turned(
        &[
            Turn(0.0, low, dark),
            Turn(edge - 0.01, low, dark),
            Turn(edge, low + 0.01, gold()),
            Turn(edge, low + PLATE - 0.014, dark),
            Turn(edge - 0.012, low + PLATE - 0.002, dark),
            Turn(edge - 0.035, low + PLATE, bright),
            Turn(edge - 0.045, low + PLATE - 0.005, bright),
            Turn(0.0, low + PLATE - 0.005, bright),
        ],
        28,
    )
}
