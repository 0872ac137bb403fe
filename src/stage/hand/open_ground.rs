//! Where a place can be touched: its name, or another part of it that no piece hides.

#![expect(clippy::cast_sign_loss, reason = "widths are never negative")]

use crate::board::{self, Point, outline};
use crate::rules::Place;
use crate::stage::{height, on_board};
use bevy::prelude::*;

/// A piece hides what is as near to it on the screen, in pixels.
const HIDES: f32 = 20.0;
/// Points of a region that are looked at lie so far apart.
const STEP: f32 = 0.22;

/// What stands on the board: its middle, and how far it reaches up and down from there.
pub type Obstacle = (Vec3, f32);

/// A point of a place on the screen that no piece hides, or the one that is hidden least.
pub fn open_ground(
    place: Place,
    pieces: &[Obstacle],
    project: impl Fn(Vec3) -> Option<Vec2>,
) -> Option<Vec2> {
    let Some(region) = place.region() else {
        // The tower itself, above its field.
        let high = crate::models::CASTILLO_HEIGHT * 0.6;
        return project(on_board(board::CASTILLO_TOWER.centre, high));
    };
    let ends = |&(at, half): &Obstacle| {
        let up = Vec3::Y * half;
        Some((project(at - up)?, project(at + up)?))
    };
    let pieces: Vec<(Vec2, Vec2)> = pieces.iter().filter_map(ends).collect();
    let shape = &outline(region).shape;
    let name = board::name_line(board::label_of(place)).centre;
    let bounds = shape.bounds();
    let columns = (bounds.width / STEP) as u16;
    let rows = (bounds.height / STEP) as u16;
    let inland = (0..=columns)
        .flat_map(|x| (0..=rows).map(move |y| Point::new(x.into(), y.into()) * STEP))
        .map(|from_corner| Point::new(bounds.left(), bounds.bottom()) + from_corner)
        .filter(|&at| shape.contains(at) && shape.distance_to_border(at) > 0.16);
    let seen = std::iter::once(name).chain(inland).filter_map(|at| {
        let on_screen = project(on_board(at, height::LAND))?;
        let gap = |&(low, high): &(Vec2, Vec2)| {
            board::nearest_on_side(low, high, on_screen).distance(on_screen)
        };
        let free = pieces.iter().map(gap).fold(f32::INFINITY, f32::min);
        Some((on_screen, free))
    });
    let mut best: Option<(Vec2, f32)> = None;
    for (at, free) in seen {
        if free > HIDES {
            return Some(at);
        }
        if best.is_none_or(|(_, known)| free > known) {
            best = Some((at, free));
        }
    }
    best.map(|(at, _)| at)
}
