//! Turned pieces: a profile that goes once round the middle.

use super::model::Workpiece;
use super::tone::Tone;
use glam::Vec2;
use std::f32::consts::TAU;

/// A point of the profile: distance from the middle, height, and the tone from here upwards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn(pub(super) f32, pub(super) f32, pub(super) Tone);

/// Where the profile turns by more than this (a cosine, of about 40 degrees) there is an edge.
const EDGE: f32 = 0.77;

/// From the middle of the foot outwards, up, and back to the middle.
pub(super) fn turned(profile: &[Turn], sides: u16) -> Workpiece {
    let mut piece = Workpiece::new(super::tone::WHITE);
    // Across the profile, outwards: distance from the middle and height.
    let across: Vec<Vec2> = profile
        .windows(2)
        .map(|pair| Vec2::new(pair[1].1 - pair[0].1, pair[0].0 - pair[1].0).normalize_or(Vec2::Y))
        .collect();
    let blended = |at: usize, other: Option<usize>| {
        let own = across[at];
        let near = other.and_then(|n| across.get(n)).copied().unwrap_or(own);
        if own.dot(near) > EDGE {
            (own + near).normalize_or(Vec2::Y)
        } else {
            own
        }
    };
    for (nth, pair) in profile.windows(2).enumerate() {
        let [low, high] = [pair[0], pair[1]];
        let below = blended(nth, nth.checked_sub(1));
        let above = blended(nth, Some(nth + 1));
        piece.paint(low.2);
        for side in 0..sides {
            let [left, right] = [side, side + 1].map(|n| TAU * f32::from(n) / f32::from(sides));
            let at = |Turn(radius, height, _): Turn, normal: Vec2, angle: f32| {
                let (sin, cos) = angle.sin_cos();
                let around = |out: f32, up: f32| [out * cos, up, -out * sin];
                (around(radius, height), around(normal.x, normal.y))
            };
            piece.bent_face([
                at(low, below, left),
                at(low, below, right),
                at(high, above, right),
                at(high, above, left),
            ]);
        }
    }
    piece
}
