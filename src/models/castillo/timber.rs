//! What is of wood: the beams of the gallery, and the hoarding over the gate.

use super::stone::{Patch, panel, pitch};
use super::{BEAMS, FOOT, GALLERY, WALL};
use crate::models::chance::chance;
use crate::models::model::Workpiece;
use crate::models::tone::{Tone, lit, tone};

const BEAM_ENDS: u16 = 6;

/// Oak, old and dark.
pub(super) fn oak(seed: u16) -> Tone {
    lit(tone(0x6B_4A_2E), 0.75 + 0.55 * chance(seed))
}

/// Beam ends that carry a sill all round.
pub(super) fn gallery(piece: &mut Workpiece) {
    const HALF: f32 = 0.032;
    const BETWEEN_TURRETS: f32 = 0.86;
    for nth in 0..BEAM_ENDS {
        let part = f32::from(nth) / f32::from(BEAM_ENDS - 1) - 0.5;
        let x = part * BETWEEN_TURRETS;
        piece.paint(oak(nth + 3));
        piece.cuboid([x - HALF, BEAMS, WALL], [x + HALF, GALLERY, FOOT + 0.015]);
    }
    piece.paint(oak(20));
    piece.chamfered(
        [-FOOT, GALLERY, WALL - 0.02],
        [FOOT, GALLERY + 0.055, FOOT + 0.025],
        0.01,
    );
}

/// A wooden bay over the gate, from which one drops things on uninvited guests.
pub(super) fn hoarding(piece: &mut Workpiece) {
    const HALF: f32 = 0.25;
    const LOW: f32 = 1.0;
    const HIGH: f32 = 1.36;
    const FRONT: f32 = FOOT + 0.075;
    const PLANKS: u16 = 7;
    for nth in 0..PLANKS {
        let end = |n: u16| HALF * (2.0 * f32::from(n) / f32::from(PLANKS) - 1.0);
        // Boards are not all cut to the same length.
        let low = LOW - 0.025 * chance(nth + 60);
        piece.paint(oak(nth + 30));
        piece.chamfered(
            [end(nth) + 0.002, low, FRONT - 0.03],
            [end(nth + 1) - 0.002, HIGH, FRONT],
            0.006,
        );
    }
    for side in [-1.0_f32, 1.0] {
        let (left, right) = (side * HALF - 0.015, side * HALF + 0.015);
        piece.paint(lit(oak(44), 0.8));
        piece.cuboid([left, LOW, WALL], [right, HIGH, FRONT - 0.005]);
        brace(piece, side * (HALF - 0.045), LOW, FRONT);
    }
    // The floor beam and the one under the eaves.
    for (y, seed) in [(LOW + 0.015, 51), (HIGH - 0.05, 52)] {
        piece.paint(oak(seed));
        piece.chamfered(
            [-HALF - 0.03, y, FRONT - 0.02],
            [HALF + 0.03, y + 0.045, FRONT + 0.014],
            0.008,
        );
    }
    piece.paint(pitch());
    for x in [-0.12_f32, 0.12] {
        let hatch = Patch::new(x - 0.045, x + 0.045, 1.135, 1.255);
        panel(piece, hatch, FRONT + 0.003);
    }
    roof(piece, HALF + 0.045, HIGH, FRONT);
}

/// A slanting strut from the wall to the bay's front.
fn brace(piece: &mut Workpiece, x: f32, high: f32, front: f32) {
    const THICK: f32 = 0.045;
    let (left, right) = (x - 0.02, x + 0.02);
    let foot = high - 0.13;
    piece.paint(oak(47));
    let under = |x: f32| [[x, foot, WALL], [x, high, front - 0.02]];
    let over = |x: f32| [[x, foot + THICK, WALL], [x, high, front - 0.02 - THICK]];
    let (low_left, low_right) = (under(left), under(right));
    piece.face(&[low_left[0], low_right[0], low_right[1], low_left[1]]);
    let (up_left, up_right) = (over(left), over(right));
    piece.face(&[up_left[0], low_left[0], low_left[1], up_left[1]]);
    piece.face(&[low_right[0], up_right[0], up_right[1], low_right[1]]);
}

/// Rows of tiles, each lying over the next lower one.
fn roof(piece: &mut Workpiece, half: f32, eaves: f32, front: f32) {
    const ROWS: u16 = 3;
    const TILES: u16 = 8;
    const RISE: f32 = 0.13;
    const THICK: f32 = 0.014;
    let depth = front + 0.045 - WALL;
    for row in 0..ROWS {
        for tile in 0..TILES {
            let end = |n: u16| half * (2.0 * f32::from(n) / f32::from(TILES) - 1.0);
            let (left, right) = (end(tile), end(tile + 1));
            let part = |n: u16| f32::from(n) / f32::from(ROWS);
            let at = |x: f32, part: f32, lift: f32| {
                [
                    x,
                    eaves - 0.02 + RISE * part + lift,
                    WALL + depth * (1.0 - part),
                ]
            };
            let (low, high) = (part(row), part(row + 1));
            piece.paint(roof_tile(row * TILES + tile));
            piece.face(&[
                at(left, low, THICK),
                at(right, low, THICK),
                at(right, high, 0.0),
                at(left, high, 0.0),
            ]);
            piece.paint(lit(roof_tile(row), 0.5));
            piece.face(&[
                at(left, low, -0.004),
                at(right, low, -0.004),
                at(right, low, THICK),
                at(left, low, THICK),
            ]);
        }
    }
    // The gables, and the dark underside.
    piece.paint(oak(70));
    let (back, top, lip) = (WALL, eaves - 0.02 + RISE, WALL + depth);
    let low = eaves - 0.02;
    for x in [-half, half] {
        let gable = [[x, low, back], [x, low, lip], [x, top, back]];
        piece.face_away_from([0.0, low, back], &gable);
    }
    piece.paint(lit(oak(71), 0.4));
    piece.face(&[
        [-half, low, back],
        [half, low, back],
        [half, low, lip],
        [-half, low, lip],
    ]);
}

/// Burnt clay, duller than any player's colour.
pub(super) fn roof_tile(seed: u16) -> Tone {
    lit(tone(0x94_5F_48), 0.8 + 0.4 * chance(seed + 300))
}

/// The cones on the turrets: redder, so that the tower is found at once, and still no player's
/// colour.
pub(super) fn turret_tile() -> Tone {
    tone(0x8E_3E_2C)
}
