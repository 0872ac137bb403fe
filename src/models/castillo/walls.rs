//! The four walls: courses of blocks between quoins, and arrow slits.

use super::gate::FRAMED;
use super::stone::{Patch, block, limestone, mortar, panel, pitch, sandstone};
use super::{BEAMS, FOOT, PLINTH, SOUTH, WALL};
use crate::models::chance::chance;
use crate::models::model::Workpiece;
use crate::models::tone::{Tone, lit};

const COURSES: u16 = 8;
const COURSE: f32 = (BEAMS + 0.05 - PLINTH) / COURSES as f32;
/// How far blocks stand out of the mortar; their edges slope by as much.
const RELIEF: f32 = 0.011;
const QUOIN_RELIEF: f32 = 0.016;
/// Half the joint between two blocks.
const JOINT: f32 = 0.004;
/// Quoins reach along the wall by turns far and less far.
const QUOIN: [f32; 2] = [0.22, 0.13];
/// The wall is whole between these, in board units from its middle.
const OPENING: f32 = 0.25;

pub(super) fn wall(piece: &mut Workpiece, quarter: u8) {
    piece.paint(mortar());
    let whole = Patch::new(-WALL, WALL, 0.0, BEAMS + 0.1);
    if quarter == SOUTH {
        panel(
            piece,
            Patch {
                right: -OPENING,
                ..whole
            },
            WALL,
        );
        panel(
            piece,
            Patch {
                left: OPENING,
                ..whole
            },
            WALL,
        );
        let above = Patch::new(-OPENING, OPENING, FRAMED.high - 0.08, whole.high);
        panel(piece, above, WALL);
    } else {
        panel(piece, whole, WALL);
    }
    plinth(piece, quarter);
    for course in 0..COURSES {
        let seed = u16::from(quarter) * 200 + course * 17;
        let low = PLINTH + f32::from(course) * COURSE;
        let row = Patch::new(-WALL, WALL, low + JOINT, low + COURSE - JOINT);
        // Two walls share a corner: where one has the long quoin, the next has the short one.
        let long = usize::from(course + u16::from(quarter)) % 2;
        let reach = [QUOIN[long], QUOIN[1 - long]];
        quoins(piece, row, reach, course * 4 + u16::from(quarter));
        let stones = Patch {
            left: -WALL + reach[0] + JOINT,
            right: WALL - reach[1] - JOINT,
            ..row
        };
        courses(piece, stones, seed, quarter);
    }
}

/// Less light comes to the foot of the wall and under the gallery.
fn shade(height: f32) -> f32 {
    let foot = (0.72 + height * 0.7).min(1.0);
    let under = (0.6 + (BEAMS - height) * 1.6).clamp(0.6, 1.0);
    foot * under
}

fn at_height(tone: Tone, patch: Patch) -> Tone {
    lit(tone, shade(f32::midpoint(patch.low, patch.high)))
}

/// A course of blocks of unequal length.
fn courses(piece: &mut Workpiece, row: Patch, seed: u16, quarter: u8) {
    let width = row.right - row.left;
    let blocks = 2 + u16::from(chance(seed) > 0.3);
    let mut left = row.left;
    for nth in 0..blocks {
        let even = width / f32::from(blocks);
        let stray = (chance(seed + nth + 1) - 0.5) * 0.45 * even;
        let right = if nth + 1 == blocks {
            row.right
        } else {
            row.left + even * f32::from(nth + 1) + stray
        };
        let stone = Patch {
            left: left + JOINT,
            right: right - JOINT,
            ..row
        };
        left = right;
        for part in around_the_gate(stone, quarter).into_iter().flatten() {
            piece.paint(at_height(sandstone(seed * 3 + nth), part));
            block(piece, part, WALL, WALL + RELIEF, RELIEF * 0.8);
        }
    }
}

/// What the gate leaves of a block, left and right of it.
fn around_the_gate(stone: Patch, quarter: u8) -> [Option<Patch>; 2] {
    const SLIVER: f32 = 0.03;
    if quarter != SOUTH || stone.low > FRAMED.high - 0.01 {
        return [Some(stone), None];
    }
    let left = Patch {
        right: stone.right.min(FRAMED.left),
        ..stone
    };
    let right = Patch {
        left: stone.left.max(FRAMED.right),
        ..stone
    };
    [left, right].map(|part| (part.right - part.left > SLIVER).then_some(part))
}

/// Large light stones at both ends of the course.
fn quoins(piece: &mut Workpiece, row: Patch, reach: [f32; 2], seed: u16) {
    // Their slopes meet in the corner.
    let edge = WALL + QUOIN_RELIEF;
    let left = Patch {
        left: -edge,
        right: -WALL + reach[0],
        ..row
    };
    let right = Patch {
        left: WALL - reach[1],
        right: edge,
        ..row
    };
    for (patch, nth) in [(left, 0), (right, 5)] {
        piece.paint(at_height(limestone(seed + nth), patch));
        block(piece, patch, WALL, edge, QUOIN_RELIEF);
    }
}

/// The foot slopes outwards, as feet of towers do.
fn plinth(piece: &mut Workpiece, quarter: u8) {
    const STONES: u16 = 4;
    const TOP: f32 = WALL + 0.02;
    let slope = |from: f32, to: f32, piece: &mut Workpiece| {
        // The slope and the ledge above it; its ends follow the mitre of the corner.
        let shrink = |x: f32, out: f32| if x.abs() >= FOOT { x.signum() * out } else { x };
        let at = |x: f32, y: f32, out: f32| [shrink(x, out), y, out];
        piece.face(&[
            at(from, 0.0, FOOT),
            at(to, 0.0, FOOT),
            at(to, PLINTH - 0.03, TOP + 0.015),
            at(from, PLINTH - 0.03, TOP + 0.015),
        ]);
        piece.face(&[
            at(from, PLINTH - 0.03, TOP + 0.015),
            at(to, PLINTH - 0.03, TOP + 0.015),
            at(to, PLINTH, WALL),
            at(from, PLINTH, WALL),
        ]);
    };
    for nth in 0..STONES {
        let end = |n: u16| FOOT * (f32::from(n) / 2.0 - 1.0);
        let (from, to) = (end(nth), end(nth + 1));
        piece.paint(lit(limestone(nth + 40 * u16::from(quarter)), 0.72));
        if quarter != SOUTH {
            slope(from, to, piece);
        } else if from < FRAMED.left {
            slope(from, to.min(FRAMED.left), piece);
        } else if to > FRAMED.right {
            slope(from.max(FRAMED.right), to, piece);
        }
    }
}

/// Slits in the form of a cross, each in a frame of dressed stone.
pub(super) fn arrow_slits(piece: &mut Workpiece, quarter: u8) {
    const HIGH: f32 = 0.26;
    let front = WALL + QUOIN_RELIEF;
    let places: &[(f32, f32)] = if quarter == SOUTH {
        &[(-0.37, 1.05), (0.37, 1.05)]
    } else {
        &[(-0.28, 1.05), (0.28, 1.05), (0.0, 0.5)]
    };
    for &(x, y) in places {
        let frame = Patch::new(
            x - 0.075,
            x + 0.075,
            y - HIGH / 2.0 - 0.03,
            y + HIGH / 2.0 + 0.03,
        );
        piece.paint(limestone(90));
        block(piece, frame, WALL, front, RELIEF);
        piece.paint(pitch());
        let upright = Patch::new(x - 0.016, x + 0.016, y - HIGH / 2.0, y + HIGH / 2.0);
        panel(piece, upright, front + 0.002);
        let across = Patch::new(x - 0.05, x + 0.05, y + 0.02, y + 0.052);
        panel(piece, across, front + 0.0025);
    }
}
