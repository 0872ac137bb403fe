//! What the map of shade knows of a thing: its sides, seen from above, and how high it floats.

use super::{CORNER, FINE, byte};
use crate::board::{BOARD, Point};
use crate::stage::height;
use bevy::camera::primitives::Aabb;
use bevy::math::Vec3A;
use bevy::prelude::*;

/// What is wider both ways is no piece but a part of the table.
const WIDE: f32 = 1.5;
/// Heights are told from this one on, up to two units above it.
pub(super) const LOWEST: f32 = -0.5;
pub(super) const HIGHEST: f32 = 2.0;
/// Who has moved less than this stands where he stood, a fraction of a pixel.
const UNSEEN: f32 = 0.004;

/// What a thing looks like from above, as far as its shade goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Footprint {
    pub middle: Vec2,
    /// Half its sides, and where the first of them points.
    pub half: Vec2,
    pub along: Vec2,
    /// Of the ground it stands on or flies over, and of the thing above it.
    pub ground: f32,
    pub lift: f32,
    pub height: f32,
}

impl Footprint {
    pub(super) fn of(place: &GlobalTransform, bounds: &Aabb) -> Option<Self> {
        let axes = place.affine().matrix3;
        let half = Vec3::from(bounds.half_extents);
        let centre = place.transform_point(bounds.center.into());
        let upright = axes.y_axis.y.abs() > 0.97 * axes.y_axis.length();
        let (along, across, up) = if upright {
            let along = Vec2::new(axes.x_axis.x, axes.x_axis.z);
            let stretched = [axes.x_axis, axes.z_axis, axes.y_axis].map(Vec3A::length);
            (
                along.normalize_or(Vec2::X),
                Vec2::new(half.x * stretched[0], half.z * stretched[1]),
                half.y * stretched[2],
            )
        } else {
            // On its way it turns over: the box around it will do, a square one if it can be.
            let reach = axes.x_axis.abs() * half.x
                + axes.y_axis.abs() * half.y
                + axes.z_axis.abs() * half.z;
            let (low, high) = (reach.x.min(reach.z), reach.x.max(reach.z));
            let across = if high < 1.6 * low {
                Vec2::splat(f32::midpoint(low, high))
            } else {
                Vec2::new(reach.x, reach.z)
            };
            (Vec2::X, across, reach.y)
        };
        if across.min_element() > WIDE || up <= 0.0 {
            return None;
        }
        let bottom = centre.y - up;
        let below = if BOARD.contains(Point::new(centre.x, -centre.z)) {
            height::LAND
        } else {
            height::TABLE
        };
        let ground = bottom.min(below);
        Some(Self {
            middle: Vec2::new(centre.x, centre.z),
            half: across,
            along,
            ground,
            lift: bottom - ground,
            height: 2.0 * up,
        })
    }

    /// Its middle on the map.
    pub(super) fn pixel(&self) -> Vec2 {
        (self.middle - CORNER) * FINE
    }

    /// The height of its ground, as the map tells it.
    pub(super) fn level(&self) -> u8 {
        byte((self.ground - LOWEST) / HIGHEST)
    }

    /// Nobody can tell them apart.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        let near = |one: Vec2, other: Vec2| one.abs_diff_eq(other, UNSEEN);
        near(self.middle, other.middle)
            && near(self.half, other.half)
            && self.along.abs_diff_eq(other.along, 0.02)
            && near(
                Vec2::new(self.ground, self.lift),
                Vec2::new(other.ground, other.lift),
            )
            && (self.height - other.height).abs() < UNSEEN
    }
}
