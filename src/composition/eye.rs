//! The eye over the board: from the south, looking down through a long lens, as near as the board's
//! frame fits into its part of the window.

use crate::board::Rect as BoardRect;
use bevy::math::{Quat, Rect, Vec2, Vec3};
use bevy::transform::components::Transform;

/// Seen from top to bottom of the window, in degrees. A long lens keeps far regions as large as near
/// ones.
pub const LENS: f32 = 20.0;
/// Looking down, in degrees: at equal height a flatter look shows more of the land.
pub const TILT: f32 = 56.0;

/// Where the eye is: round a point on the table, so far away.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Eye {
    /// What is looked at.
    pub centre: Vec3,
    pub distance: f32,
    /// Looking down, in radians.
    pub tilt: f32,
    /// Round the table, in radians.
    pub turn: f32,
}

impl Eye {
    fn axes(&self) -> (Vec3, Vec3, Vec3) {
        let (sin, cos) = self.tilt.sin_cos();
        let turn = Quat::from_rotation_y(self.turn);
        let away = turn * Vec3::new(0.0, sin, cos);
        // Looking straight down, "up" on the screen is north.
        let up = turn * Vec3::new(0.0, cos, -sin);
        (turn * Vec3::X, up, away)
    }

    pub fn transform(&self) -> Transform {
        let (_, up, away) = self.axes();
        Transform::from_translation(self.centre + away * self.distance).looking_at(self.centre, up)
    }

    /// Where a point of the world is seen in a window of this size.
    pub fn project(&self, room: Vec2, point: Vec3) -> Vec2 {
        let (right, up, away) = self.axes();
        let seen = point - (self.centre + away * self.distance);
        let depth = (-seen.dot(away)).max(0.01) * half_lens();
        let at = Vec2::new(seen.dot(right), -seen.dot(up)) / depth;
        room / 2.0 + at * room.y / 2.0
    }
}

fn half_lens() -> f32 {
    (LENS.to_radians() / 2.0).tan()
}

/// The corners of a rectangle on the board, as high as pieces at its edge matter.
fn corners(frame: BoardRect) -> [Vec3; 4] {
    frame
        .corners()
        .map(|corner| Vec3::new(corner.x, 0.0, -corner.y))
}

/// The eye that sees a rectangle of the board fill an area of the window.
pub fn fit(frame: BoardRect, area: Rect, room: Vec2, tilt: f32, turn: f32) -> Eye {
    fit_points(&corners(frame), area, room, tilt, turn)
}

/// The eye that sees all of these fill an area of the window. What is near looks larger than what is
/// far, so distance and middle are found by looking, a few times over.
pub fn fit_points(points: &[Vec3], area: Rect, room: Vec2, tilt: f32, turn: f32) -> Eye {
    const LOOKS: usize = 24;
    let mut eye = Eye {
        centre: Vec3::ZERO,
        distance: 24.0,
        tilt,
        turn,
    };
    for _ in 0..LOOKS {
        let seen = points.iter().map(|&point| eye.project(room, point));
        let (low, high) = seen.fold((Vec2::MAX, Vec2::MIN), |(low, high), at| {
            (low.min(at), high.max(at))
        });
        let off = (low + high) / 2.0 - area.center();
        let unit = eye.distance * half_lens() / (room.y / 2.0);
        // On the ground a step up the screen is longer, the flatter one looks.
        let step = Vec3::new(off.x, 0.0, off.y / tilt.sin()) * unit;
        eye.centre += Quat::from_rotation_y(turn) * step;
        eye.distance *= ((high - low) / area.size()).max_element();
    }
    eye
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;

    const FRAME: BoardRect = BoardRect::new(Point::new(0.0, 0.0), 11.1, 8.9);

    fn box_of(eye: &Eye, room: Vec2) -> Rect {
        let seen = corners(FRAME).map(|corner| eye.project(room, corner));
        let first = Rect::from_corners(seen[0], seen[1]);
        seen.iter().fold(first, |all, &at| all.union_point(at))
    }

    #[test]
    fn the_frame_fills_its_area_in_any_window() {
        for room in [
            [1280.0, 720.0],
            [1024.0, 640.0],
            [1706.0, 720.0],
            [960.0, 720.0],
        ] {
            let room = Vec2::from(room);
            let area = Rect::new(10.0, 23.0, room.x - 10.0, room.y - 85.0);
            let eye = fit(FRAME, area, room, TILT.to_radians(), 0.0);
            let seen = box_of(&eye, room);
            assert!(
                seen.min.x > area.min.x - 0.5 && seen.max.x < area.max.x + 0.5,
                "{seen:?}"
            );
            assert!(
                seen.min.y > area.min.y - 0.5 && seen.max.y < area.max.y + 0.5,
                "{seen:?}"
            );
            let full = (area.width() - seen.width()).min(area.height() - seen.height());
            assert!(full < 0.5, "{seen:?} in {area:?}");
        }
    }

    #[test]
    fn what_the_eye_projects_the_engine_sees_there_too() {
        let room = Vec2::new(1280.0, 720.0);
        let area = Rect::new(10.0, 23.0, 1270.0, 635.0);
        let eye = fit(FRAME, area, room, TILT.to_radians(), 0.3);
        let at = Vec3::new(3.0, 0.4, -2.0);
        let clip = bevy::math::Mat4::perspective_infinite_reverse_rh(
            LENS.to_radians(),
            room.x / room.y,
            0.1,
        ) * eye.transform().to_matrix().inverse();
        let seen = clip.project_point3(at);
        let seen = (Vec2::new(seen.x, -seen.y) + Vec2::ONE) / 2.0 * room;
        assert!(seen.distance(eye.project(room, at)) < 0.1);
    }
}
