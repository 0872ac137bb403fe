//! Blocks of stone, and what colour they have.

use crate::models::chance::chance;
use crate::models::model::Workpiece;
use crate::models::tone::{Tone, lit, tone};

/// Sandstone: from block to block a little warmer or greyer, lighter or darker.
pub(super) fn sandstone(seed: u16) -> Tone {
    const BLOCKS: [u32; 6] = [
        0xD0_B3_82, 0xC0_9D_6E, 0xD6_BF_94, 0xB2_95_6B, 0xCB_A8_74, 0xC0_AC_86,
    ];
    let which = usize::from(seed.wrapping_mul(5) ^ (seed >> 3)) % BLOCKS.len();
    let light = 0.7 + 0.22 * chance(seed.wrapping_add(7919));
    lit(tone(BLOCKS[which]), light)
}

/// Dressed stone of corners and frames.
pub(super) fn limestone(seed: u16) -> Tone {
    lit(tone(0xE2_D6_B8), 0.9 + 0.16 * chance(seed))
}

pub(super) fn mortar() -> Tone {
    tone(0x6E_62_4E)
}

pub(super) fn brick(seed: u16) -> Tone {
    lit(tone(0xA8_6A_4C), 0.85 + 0.25 * chance(seed))
}

/// Nothing is seen in there.
pub(super) fn pitch() -> Tone {
    tone(0x07_06_05)
}

/// A rectangle on a wall.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patch {
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) low: f32,
    pub(super) high: f32,
}

impl Patch {
    pub(super) const fn new(left: f32, right: f32, low: f32, high: f32) -> Self {
        Self {
            left,
            right,
            low,
            high,
        }
    }

    /// Smaller on all sides.
    pub(super) const fn within(self, margin: f32) -> Self {
        Self::new(
            self.left + margin,
            self.right - margin,
            self.low + margin,
            self.high - margin,
        )
    }

    /// Its corners as far out as this, counter-clockwise from the lower left.
    pub(super) const fn corners(self, out: f32) -> [[f32; 3]; 4] {
        [
            [self.left, self.low, out],
            [self.right, self.low, out],
            [self.right, self.high, out],
            [self.left, self.high, out],
        ]
    }
}

/// A flat panel.
pub(super) fn panel(piece: &mut Workpiece, patch: Patch, out: f32) {
    piece.face(&patch.corners(out));
}

/// A block that stands out of the wall from `back` to `front`, its edges broken by `bevel`.
pub(super) fn block(piece: &mut Workpiece, patch: Patch, back: f32, front: f32, bevel: f32) {
    let outer = patch.corners(back);
    let inner = patch.within(bevel).corners(front);
    piece.face(&inner);
    for side in 0..4 {
        let next = (side + 1) % 4;
        piece.face(&[outer[side], outer[next], inner[next], inner[side]]);
    }
}
