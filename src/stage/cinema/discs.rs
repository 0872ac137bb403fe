//! Secret discs held up along the lower edge of the picture, so that all see them turn over together.

use super::director::before_eye;
use crate::board::size;
use crate::composition::Eye;
use bevy::prelude::*;

/// Their middle and height, as parts of the window's height, and from one to the next.
const LEVEL: f32 = 0.785;
const TALL: f32 = 0.20;
const APART: f32 = 0.25;

/// Where the middle of the `nth` of so many is seen.
pub(crate) fn seen_at(nth: usize, of: usize, room: Vec2) -> Vec2 {
    let from_middle = f32::from(nth as u8) - f32::from(of.saturating_sub(1) as u8) / 2.0;
    Vec2::new(room.x / 2.0 + from_middle * APART * room.y, LEVEL * room.y)
}

/// Where it is held.
pub(crate) fn held_up(nth: usize, of: usize, eye: &Eye, room: Vec2) -> Transform {
    before_eye(
        eye,
        room,
        seen_at(nth, of, room),
        TALL * room.y,
        size::SECRET_DISC,
    )
}
