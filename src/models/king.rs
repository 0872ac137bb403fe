//! The King: a turned pawn of ebony with gold bands, under a crown as wide as his foot.

use super::lathe::{Turn, turned};
use super::model::{Model, Workpiece};
use super::tone::{crimson, ebony, gold, lit};
use crate::board::size::KING;
use glam::Vec3;
use std::f32::consts::TAU;

/// How tall he is.
pub const KING_HEIGHT: f32 = 1.1;
/// As he is drawn here: foot and height.
const DRAWN: (f32, f32) = (0.36, 0.8);

const SIDES: u16 = 32;
const POINTS: u16 = 8;
/// Where the crown's points begin and end: distance from the middle and height.
const CROWN_RIM: (f32, f32) = (0.14, 0.6);
const CROWN_TIP: (f32, f32) = (0.176, 0.715);
const CROWN_THICK: f32 = 0.018;

/// How tall the crown of El Grande is, from its band to the tips.
pub const CROWN_HEIGHT: f32 = 0.27;
/// So much larger than the King's own: it sits on a Grande.
const CROWN_SCALE: f32 = 1.5;

/// The origin is at half his height.
pub fn king() -> Model {
    let (dark, bright) = (ebony(), gold());
    let foot = DRAWN.0 / 2.0;
    let mut piece = turned(
        &[
            Turn(0.0, 0.0, dark),
            Turn(foot - 0.012, 0.0, dark),
            Turn(foot, 0.012, dark),
            Turn(foot, 0.045, bright),
            Turn(foot - 0.012, 0.075, dark),
            Turn(0.15, 0.085, dark),
            Turn(0.118, 0.13, dark),
            Turn(0.092, 0.2, dark),
            Turn(0.078, 0.28, dark),
            Turn(0.076, 0.33, bright),
            Turn(0.098, 0.342, bright),
            Turn(0.104, 0.355, bright),
            Turn(0.098, 0.368, bright),
            Turn(0.08, 0.38, dark),
            Turn(0.092, 0.41, dark),
            Turn(0.116, 0.46, dark),
            Turn(0.13, 0.52, bright),
            Turn(CROWN_RIM.0 + 0.006, 0.535, bright),
            Turn(CROWN_RIM.0 + 0.006, 0.56, bright),
            Turn(CROWN_RIM.0 - 0.004, 0.565, bright),
            Turn(CROWN_RIM.0, CROWN_RIM.1, bright),
            Turn(CROWN_RIM.0 - CROWN_THICK, CROWN_RIM.1, crimson()),
            Turn(0.105, 0.63, crimson()),
            Turn(0.06, 0.66, crimson()),
            Turn(0.022, 0.668, bright),
            Turn(0.036, 0.682, bright),
            Turn(0.04, 0.7, bright),
            Turn(0.036, 0.718, bright),
            Turn(0.02, 0.732, bright),
            Turn(0.0, 0.738, bright),
        ],
        SIDES,
    );
    piece.paint(lit(bright, 1.15));
    // The cross on the orb.
    piece.cuboid([-0.011, 0.73, -0.011], [0.011, DRAWN.1, 0.011]);
    piece.cuboid([-0.034, 0.758, -0.011], [0.034, 0.78, 0.011]);
    for point in 0..POINTS {
        crown_point(&mut piece, TAU * f32::from(point) / f32::from(POINTS));
    }
    piece
        .moved([0.0, -DRAWN.1 / 2.0, 0.0])
        .finish()
        .stretched(KING / DRAWN.0, KING_HEIGHT / DRAWN.1)
}

/// The crown alone, for the Grande of whoever wins: a band of gold round a crimson cap.
pub fn crown() -> Model {
    let bright = gold();
    let (rim, foot) = (CROWN_RIM.0, 0.535);
    let mut piece = turned(
        &[
            Turn(0.0, foot, crimson()),
            Turn(rim - 0.01, foot, bright),
            Turn(rim + 0.006, foot, bright),
            Turn(rim + 0.006, 0.575, bright),
            Turn(rim - 0.004, 0.58, bright),
            Turn(rim, CROWN_RIM.1, bright),
            Turn(rim - CROWN_THICK, CROWN_RIM.1, crimson()),
            Turn(0.105, 0.63, crimson()),
            Turn(0.06, 0.65, crimson()),
            Turn(0.0, 0.655, crimson()),
        ],
        SIDES,
    );
    for point in 0..POINTS {
        crown_point(&mut piece, TAU * f32::from(point) / f32::from(POINTS));
    }
    let mut model = piece.moved([0.0, -foot, 0.0]).finish();
    for point in &mut model.positions {
        *point *= CROWN_SCALE;
    }
    model
}

/// A thick triangle that leans outwards, with a pearl on its tip.
fn crown_point(piece: &mut Workpiece, angle: f32) {
    let half = TAU / f32::from(POINTS) / 2.0;
    let at = |turn: f32, inwards: f32, (radius, height): (f32, f32)| {
        let (sin, cos) = (angle + turn).sin_cos();
        let out = radius - inwards;
        Vec3::new(out * cos, height, -out * sin)
    };
    let [left, right] = [-half, half].map(|turn| at(turn, 0.0, CROWN_RIM));
    let [left_in, right_in] = [-half, half].map(|turn| at(turn, CROWN_THICK, CROWN_RIM));
    let tip = at(0.0, 0.0, CROWN_TIP);
    let tip_in = at(0.0, CROWN_THICK * 0.6, CROWN_TIP);
    piece.paint(gold());
    piece.face(&[left, right, tip]);
    piece.face(&[right, right_in, tip_in, tip]);
    piece.face(&[left_in, left, tip, tip_in]);
    // Inside the crown is less light.
    piece.paint(lit(gold(), 0.7));
    piece.face(&[right_in, left_in, tip_in]);
    piece.paint(lit(gold(), 1.15));
    pearl(piece, tip, 0.021);
}

/// Round enough for something that small.
fn pearl(piece: &mut Workpiece, middle: Vec3, radius: f32) {
    for up in [-radius, radius] {
        for quarter in 0..4_u8 {
            let side = |n: u8| {
                let (sin, cos) = (TAU * f32::from(n) / 4.0).sin_cos();
                middle + Vec3::new(cos, 0.0, sin) * radius
            };
            let top = middle + Vec3::Y * up;
            piece.face_away_from(middle, &[side(quarter), side(quarter + 1), top]);
        }
    }
}
