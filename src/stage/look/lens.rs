//! A lens that can be shifted: the room is seen in the whole window, but what one looks at stands in
//! the middle of the part that the panels leave free.

use bevy::camera::{CameraProjection, PerspectiveProjection, Projection, SubCameraView};
use bevy::math::Vec3A;
use bevy::prelude::*;

/// Seen from top to bottom of the free part, in degrees.
pub(crate) const ANGLE: f32 = 35.0;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lens {
    /// The free part as shares of the window: its middle, from -1 to 1, and its height.
    middle: Vec2,
    height: f32,
    aspect: f32,
}

impl Lens {
    /// For a free part of a window of some size.
    pub(crate) fn onto(free: Rect, window: Vec2) -> Self {
        let middle = free.center() / window * 2.0 - Vec2::ONE;
        Self {
            middle: Vec2::new(middle.x, -middle.y),
            height: free.height() / window.y,
            aspect: window.x / window.y,
        }
    }

    pub(crate) fn projection(self) -> Projection {
        Projection::custom(self)
    }

    /// The same lens without its shift, for the whole window.
    fn straight(&self) -> PerspectiveProjection {
        PerspectiveProjection {
            fov: 2.0 * self.half().y.atan(),
            aspect_ratio: self.aspect,
            ..default()
        }
    }

    /// How far the picture goes to the side and up at distance one, from its middle.
    fn half(&self) -> Vec2 {
        let up = (ANGLE.to_radians() / 2.0).tan() / self.height.max(0.05);
        Vec2::new(up * self.aspect, up)
    }
}

impl CameraProjection for Lens {
    fn get_clip_from_view(&self) -> Mat4 {
        Mat4::from_translation(self.middle.extend(0.0)) * self.straight().get_clip_from_view()
    }

    fn get_clip_from_view_for_sub(&self, part: &SubCameraView) -> Mat4 {
        Mat4::from_translation(self.middle.extend(0.0))
            * self.straight().get_clip_from_view_for_sub(part)
    }

    fn update(&mut self, width: f32, height: f32) {
        self.aspect = width / height;
    }

    fn far(&self) -> f32 {
        self.straight().far()
    }

    fn get_frustum_corners(&self, near: f32, far: f32) -> [Vec3A; 8] {
        let corners = [(1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0)];
        let half = self.half();
        let at = |depth: f32, (x, y): (f32, f32)| {
            let out = (Vec2::new(x, y) - self.middle) * half * depth.abs();
            Vec3A::new(out.x, out.y, depth)
        };
        let mut all = [Vec3A::ZERO; 8];
        let depths = [near, far].into_iter();
        let places = depths.flat_map(|depth| corners.map(|corner| at(depth, corner)));
        for (slot, place) in all.iter_mut().zip(places) {
            *slot = place;
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Vec2 = Vec2::new(1280.0, 720.0);

    /// Where a point before the eye is seen, in pixels.
    fn seen(lens: &Lens, point: Vec3) -> Vec2 {
        let clip = lens.get_clip_from_view() * point.extend(1.0);
        let at = clip.truncate() / clip.w;
        (Vec2::new(at.x, -at.y) + Vec2::ONE) / 2.0 * WINDOW
    }

    #[test]
    fn what_is_looked_at_stands_in_the_middle_of_the_free_part() {
        let free = Rect::new(170.0, 60.0, 1000.0, 600.0);
        let lens = Lens::onto(free, WINDOW);
        let middle = seen(&lens, Vec3::new(0.0, 0.0, -12.0));
        assert!(middle.distance(free.center()) < 0.01, "{middle}");
        let top = (ANGLE.to_radians() / 2.0).tan() * 12.0;
        let above = seen(&lens, Vec3::new(0.0, top, -12.0));
        assert!((above.y - free.min.y).abs() < 0.01, "{above}");
    }

    #[test]
    fn the_corners_of_what_is_seen_are_the_corners_of_the_window() {
        let lens = Lens::onto(Rect::new(170.0, 60.0, 1000.0, 600.0), WINDOW);
        let wanted = [(1280.0, 720.0), (1280.0, 0.0), (0.0, 0.0), (0.0, 720.0)];
        let corners = lens.get_frustum_corners(-1.0, -30.0);
        for (corner, at) in corners.into_iter().zip(wanted.iter().cycle()) {
            let seen = seen(&lens, corner.into());
            assert!(seen.distance(Vec2::from(*at)) < 0.1, "{seen} {at:?}");
        }
    }
}
