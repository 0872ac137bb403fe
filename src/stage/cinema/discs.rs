//! Secret discs held up at both sides of the board, so that all see them turn over together and still
//! see where everybody rides.

use super::director::before_eye;
use crate::board::size;
use crate::composition::Eye;
use bevy::prelude::*;

/// Between the row of points and the caption, as parts of the window's height.
const TOP: f32 = 0.10;
const BOTTOM: f32 = 0.845;
/// The name below a disc takes so much of it.
const NAME: f32 = 0.05;
const LARGEST: f32 = 0.29;
/// From the window's edge to the middle of a disc, as a part of its height.
const ASIDE: f32 = 0.22;

/// A disc and its name, in pixels of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct HeldDisc {
    pub(crate) middle: Vec2,
    pub(crate) high: f32,
    pub(crate) name: Vec2,
}

/// Where the `nth` of so many is held: the first half at the left, from above.
pub(crate) fn seen_at(nth: usize, of: usize, room: Vec2) -> HeldDisc {
    let left = of.div_ceil(2);
    let (row, rows, side) = if nth < left {
        (nth, left, ASIDE * room.y)
    } else {
        (nth - left, of - left, room.x - ASIDE * room.y)
    };
    let share = |rows: usize| (BOTTOM - TOP) / f32::from(rows.max(1) as u8);
    // All of one size, whichever side has more.
    let high = (share(left) - NAME).min(LARGEST);
    let share = share(rows);
    let middle = TOP + share * (f32::from(row as u8) + 0.5) - NAME / 2.0;
    HeldDisc {
        middle: Vec2::new(side, middle * room.y),
        high: high * room.y,
        name: Vec2::new(side, (middle + high / 2.0 + NAME / 2.0) * room.y),
    }
}

/// Where it is held.
pub(crate) fn held_up(nth: usize, of: usize, eye: &Eye, room: Vec2) -> Transform {
    let disc = seen_at(nth, of, room);
    before_eye(eye, room, disc.middle, disc.high, size::SECRET_DISC)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discs_lie_beside_each_other_and_in_the_picture() {
        let room = Vec2::new(1280.0, 720.0);
        for of in 1..=5 {
            let discs: Vec<HeldDisc> = (0..of).map(|nth| seen_at(nth, of, room)).collect();
            for (nth, one) in discs.iter().enumerate() {
                assert!(one.high > 120.0, "{of}: {one:?}");
                assert!(one.middle.y - one.high / 2.0 > 60.0 && one.name.y < 640.0);
                for other in &discs[nth + 1..] {
                    let apart = one.middle.distance(other.middle);
                    assert!(apart > f32::midpoint(one.high, other.high) + 20.0);
                }
            }
        }
    }
}
