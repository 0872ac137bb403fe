//! The top: parapet, merlons, turrets, and the dark between them.

use super::stone::{Patch, block, limestone, mortar, panel, pitch, sandstone};
use super::timber::turret_tile;
use super::{DARKNESS, FOOT, GALLERY, INSIDE, PARAPET, SOUTH, TIP};
use crate::models::lathe::{Turn, turned};
use crate::models::model::Workpiece;
use crate::models::tone::{WHITE, gold, lit};

/// The parapet's outer face.
const OUTER: f32 = FOOT - 0.002;
const RELIEF: f32 = 0.012;
const MERLONS: [f32; 4] = [-0.345, -0.115, 0.115, 0.345];
const MERLON_HALF: f32 = 0.062;
const MERLON_TOP: f32 = 2.02;
const CAP_TOP: f32 = 2.11;
/// The parapet ends in the turrets.
const BETWEEN_TURRETS: f32 = 0.53;
const TURRET: f32 = 0.58;
const TURRET_RADIUS: f32 = 0.15;
const TURRET_SIDES: u16 = 16;

pub(super) fn battlements(piece: &mut Workpiece, quarter: u8) {
    let seed = u16::from(quarter) * 31 + 500;
    let low = GALLERY + 0.05;
    piece.paint(mortar());
    panel(piece, Patch::new(-OUTER, OUTER, low, PARAPET), OUTER);
    for row in 0..2_u16 {
        let high = (PARAPET - low) / 2.0;
        let bottom = low + high * f32::from(row);
        let shift = if row == 0 { 0.0 } else { 0.13 };
        for nth in 0..5_u16 {
            let left = (-0.53 + 0.265 * f32::from(nth) - shift).max(-BETWEEN_TURRETS);
            let right = (-0.265 + 0.265 * f32::from(nth) - shift).min(BETWEEN_TURRETS);
            if right - left < 0.05 {
                continue;
            }
            let stone = Patch::new(left, right, bottom, bottom + high).within(0.004);
            piece.paint(sandstone(seed + nth + 7 * row));
            block(piece, stone, OUTER, OUTER + RELIEF, RELIEF);
        }
    }
    // The ledge one would lean on, over the whole thickness of the wall.
    piece.paint(limestone(seed));
    let edge = OUTER + RELIEF * 0.5;
    piece.face(&[
        [-BETWEEN_TURRETS, PARAPET, edge],
        [BETWEEN_TURRETS, PARAPET, edge],
        [BETWEEN_TURRETS, PARAPET, INSIDE],
        [-BETWEEN_TURRETS, PARAPET, INSIDE],
    ]);
    for (nth, x) in (0..).zip(MERLONS) {
        merlon(piece, x, seed + 60 + nth);
    }
    if quarter == SOUTH {
        shield(piece);
    }
}

/// Square, under a pyramid, as on the castles of Castile.
fn merlon(piece: &mut Workpiece, x: f32, seed: u16) {
    let (left, right) = (x - MERLON_HALF, x + MERLON_HALF);
    let (back, front) = (INSIDE, OUTER + 0.008);
    piece.paint(sandstone(seed));
    piece.chamfered(
        [left, PARAPET - 0.01, back],
        [right, MERLON_TOP, front],
        0.008,
    );
    let tip = [x, CAP_TOP, f32::midpoint(back, front)];
    let base = Patch::new(left - 0.008, right + 0.008, 0.0, 0.0);
    let ring = [
        [base.left, MERLON_TOP, front + 0.008],
        [base.right, MERLON_TOP, front + 0.008],
        [base.right, MERLON_TOP, back - 0.008],
        [base.left, MERLON_TOP, back - 0.008],
    ];
    piece.paint(limestone(seed));
    for side in 0..4 {
        piece.face(&[ring[side], ring[(side + 1) % 4], tip]);
    }
    piece.paint(lit(limestone(seed), 0.5));
    let below: Vec<_> = ring.iter().rev().copied().collect();
    piece.face(&below);
}

/// The King's arms on the parapet over the gate.
fn shield(piece: &mut Workpiece) {
    let outline = |scale: f32, out: f32| {
        [
            (-0.07, 0.085),
            (-0.07, -0.01),
            (-0.045, -0.06),
            (0.0, -0.09),
            (0.045, -0.06),
            (0.07, -0.01),
            (0.07, 0.085),
        ]
        .map(|(x, y)| [x * scale, 1.735 + y * scale, out])
    };
    let (edge, field) = (OUTER + RELIEF, OUTER + RELIEF + 0.012);
    let rim = outline(1.25, edge + 0.006);
    piece.paint(gold()).face(&rim);
    piece.paint(crate::models::tone::crimson());
    piece.face(&outline(1.0, field));
    piece.paint(gold());
    // A keep with three towers, as small as it can be drawn.
    for (left, right, low, high) in [
        (-0.042, 0.042, -0.04, 0.02),
        (-0.042, -0.02, 0.02, 0.045),
        (-0.012, 0.012, 0.02, 0.062),
        (0.02, 0.042, 0.02, 0.045),
    ] {
        let keep = Patch::new(left, right, 1.735 + low, 1.735 + high);
        panel(piece, keep, field + 0.003);
    }
}

/// The wall's inner side, lost in the dark further down.
pub(super) fn dark_inside(piece: &mut Workpiece) {
    const DUSK: f32 = 1.5;
    const CORNER: f32 = 0.2;
    let bands = [
        (PARAPET, lit(sandstone(3), 0.5)),
        (DUSK, lit(sandstone(3), 0.09)),
        (DARKNESS, pitch()),
    ];
    for pair in bands.windows(2) {
        let [(high, light), (low, dim)] = [pair[0], pair[1]];
        let [a, b, c, d] = Patch::new(-INSIDE, INSIDE, low, high).corners(INSIDE);
        let tones = [dim, dim, light, light];
        piece.shaded_face(&[b, a, d, c], &tones);
        // The corner is cut off, or one would see the turret's foot hanging there.
        let corner = |along: f32, out: f32, y: f32| [along, y, out];
        let cut = INSIDE - CORNER;
        let across = [
            corner(INSIDE, cut, low),
            corner(cut, INSIDE, low),
            corner(cut, INSIDE, high),
            corner(INSIDE, cut, high),
        ];
        piece.shaded_face(&across, &tones);
    }
}

/// The bottom of what one can see.
pub(super) fn darkness(piece: &mut Workpiece) {
    piece.paint(pitch());
    let at = |x: f32, z: f32| [x * INSIDE, DARKNESS, z * INSIDE];
    piece.face(&[at(-1.0, 1.0), at(1.0, 1.0), at(1.0, -1.0), at(-1.0, -1.0)]);
}

/// The round turret on the right corner of a side.
pub(super) fn turret() -> Workpiece {
    let (light, shade) = (limestone(700), lit(limestone(700), 0.7));
    let roof = turret_tile();
    let profile = [
        Turn(0.0, 1.3, shade),
        Turn(0.05, 1.34, shade),
        Turn(0.09, 1.4, shade),
        Turn(0.108, 1.41, shade),
        Turn(0.132, 1.48, shade),
        Turn(0.15, 1.49, shade),
        Turn(0.157, 1.56, light),
        Turn(0.168, 1.57, light),
        Turn(0.168, 1.6, light),
        Turn(TURRET_RADIUS, 1.605, sandstone(12)),
        Turn(TURRET_RADIUS, 1.73, sandstone(4)),
        Turn(TURRET_RADIUS, 1.86, sandstone(8)),
        Turn(TURRET_RADIUS, 1.93, lit(roof, 0.4)),
        Turn(0.192, 1.925, roof),
        Turn(0.15, 2.02, lit(roof, 1.2)),
        Turn(0.104, 2.125, roof),
        Turn(0.058, 2.23, lit(roof, 1.2)),
        Turn(0.014, 2.33, gold()),
        Turn(0.03, 2.36, gold()),
        Turn(0.022, 2.39, gold()),
        Turn(0.0, TIP, gold()),
    ];
    let mut piece = turned(&profile, TURRET_SIDES);
    // A slit to each of the two sides from which the turret is seen.
    let mut slits = Workpiece::new(WHITE);
    slits.paint(pitch());
    panel(
        &mut slits,
        Patch::new(-0.014, 0.014, 1.68, 1.84),
        TURRET_RADIUS + 0.001,
    );
    piece.add(slits.clone());
    piece.add(slits.turned(1));
    piece.moved([TURRET, 0.0, TURRET])
}
