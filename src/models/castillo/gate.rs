//! The gate: a round arch of light and dark stones in a square frame, a portcullis, and a leaf of
//! oak that falls outwards.

use super::stone::{Patch, block, brick, limestone, panel, pitch, sandstone};
use super::timber::oak;
use super::{FOOT, TALL, WALL, WIDE};
use crate::models::model::{Model, Workpiece};
use crate::models::tone::{lit, tone};
use std::f32::consts::PI;

/// Where the leaf hangs: on the ground, at the tower's southern edge.
pub const GATE_HINGE: [f32; 3] = [0.0, 0.0, (FOOT - 0.01) * WIDE];

/// What the gate with its frame covers of the wall.
pub(super) const FRAMED: Patch = Patch::new(-0.33, 0.33, 0.0, 0.84);

/// Half the gate's width, where its arch begins, and how far the arch's stones reach beyond it.
const HALF: f32 = 0.21;
const SPRING: f32 = 0.46;
const RING: f32 = 0.29;
const STONES: u16 = 9;
const FRONT: f32 = WALL + 0.035;
const BACK: f32 = WALL - 0.018;
const FRAME_TOP: f32 = 0.795;

pub(super) fn gatehouse(piece: &mut Workpiece) {
    piece.paint(pitch());
    panel(piece, Patch::new(-0.27, 0.27, 0.0, 0.78), BACK);
    portcullis(piece);
    arch(piece);
    // The square frame round the arch: an alfiz, as the Moors built it.
    piece.paint(limestone(801));
    let sides = [
        Patch::new(FRAMED.left, -RING, 0.0, FRAMED.high),
        Patch::new(RING, FRAMED.right, 0.0, FRAMED.high),
        Patch::new(-RING, RING, FRAME_TOP, FRAMED.high),
    ];
    for side in sides {
        block(piece, side, WALL, FRONT + 0.02, 0.01);
    }
}

fn arch(piece: &mut Workpiece) {
    let at = |radius: f32, nth: u16| {
        let (sin, cos) = (PI * f32::from(nth) / f32::from(STONES)).sin_cos();
        [radius * cos, SPRING + radius * sin]
    };
    let out = |[x, y]: [f32; 2], depth: f32| [x, y, depth];
    for nth in 0..STONES {
        let [near, near_end] = [at(HALF, nth), at(HALF, nth + 1)];
        let [far, far_end] = [at(RING, nth), at(RING, nth + 1)];
        let dark = nth % 2 == 1;
        piece.paint(if dark { brick(nth) } else { limestone(nth) });
        // Light stones stand out a little further than dark ones.
        let front = FRONT + if dark { 0.0 } else { 0.006 };
        piece.face(&[near, far, far_end, near_end].map(|p| out(p, front)));
        let end = [
            out(near_end, front),
            out(far_end, front),
            out(far_end, WALL),
            out(near_end, WALL),
        ];
        piece.face(&end);
        let start = [
            out(far, front),
            out(near, front),
            out(near, WALL),
            out(far, WALL),
        ];
        piece.face(&start);
        piece.paint(lit(sandstone(nth), 0.45));
        let soffit = [
            out(near, BACK),
            out(near, front),
            out(near_end, front),
            out(near_end, BACK),
        ];
        piece.face(&soffit);
        // What is seen from above of a stone that stands out.
        piece.paint(limestone(nth));
        let sunk = FRONT - 0.012;
        piece.face(&[
            out(far, front),
            out(far, sunk),
            out(far_end, sunk),
            out(far_end, front),
        ]);
        // Between the arch and its frame.
        piece.paint(lit(sandstone(nth + 40), 0.8));
        let above = |[x, _]: [f32; 2]| [x, FRAME_TOP, sunk];
        let lower = |p: [f32; 2]| out(p, sunk);
        piece.face(&[lower(far), above(far), above(far_end), lower(far_end)]);
    }
    for side in [-1.0_f32, 1.0] {
        for nth in 0..3_u16 {
            let low = SPRING * f32::from(nth) / 3.0;
            let (a, b) = (side * HALF, side * RING);
            let stone = Patch::new(a.min(b), a.max(b), low, low + SPRING / 3.0);
            let dark = nth % 2 == 1;
            piece.paint(if dark {
                brick(nth + 60)
            } else {
                limestone(nth + 60)
            });
            block(piece, stone, BACK, FRONT, 0.005);
        }
    }
}

/// Iron bars before the dark, the lower ends behind the leaf.
fn portcullis(piece: &mut Workpiece) {
    const THICK: f32 = 0.011;
    let iron = tone(0x8A_84_7A);
    let (back, front) = (BACK + 0.006, BACK + 0.022);
    piece.paint(iron);
    for nth in -2..=2_i8 {
        let x = f32::from(nth) * 0.075;
        let high = SPRING + (HALF * HALF - x * x).sqrt() + 0.01;
        piece.cuboid([x - THICK, 0.03, back], [x + THICK, high, front]);
    }
    piece.paint(lit(iron, 0.8));
    for nth in 1..=8_u8 {
        let y = f32::from(nth) * 0.08;
        piece.cuboid([-HALF, y - THICK, back], [HALF, y + THICK, front - 0.004]);
    }
}

/// The leaf, closed: upright from its hinge in the origin, its outside in the south. Turned about
/// the x axis by a quarter it lies before the tower.
pub fn castillo_gate() -> Model {
    const SIDE: f32 = HALF - 0.006;
    const TOP: f32 = SPRING - 0.01;
    const THICK: f32 = 0.032;
    const PLANKS: u16 = 5;
    let mut piece = Workpiece::new(oak(0));
    for nth in 0..PLANKS {
        let end = |n: u16| SIDE * (2.0 * f32::from(n) / f32::from(PLANKS) - 1.0);
        piece.paint(lit(oak(nth + 80), 1.25));
        piece.chamfered(
            [end(nth) + 0.002, 0.0, -THICK],
            [end(nth + 1) - 0.002, TOP, 0.0],
            0.006,
        );
    }
    let iron = tone(0x3A_36_33);
    for y in [0.08_f32, 0.22, 0.36] {
        piece.paint(iron);
        piece.chamfered(
            [-SIDE + 0.008, y - 0.018, -THICK - 0.004],
            [SIDE - 0.008, y + 0.018, 0.006],
            0.004,
        );
        piece.paint(lit(iron, 3.5));
        for nth in 0..PLANKS {
            let x = SIDE * ((2.0 * f32::from(nth) + 1.0) / f32::from(PLANKS) - 1.0);
            piece.cuboid([x - 0.01, y - 0.01, 0.0], [x + 0.01, y + 0.01, 0.013]);
        }
    }
    piece.finish().stretched(WIDE, TALL)
}
