//! Where the eye is in a scene. It glides from one shot to the next and never cuts; when all is told
//! it comes back to how the player looked at the table.

use super::columns::Columns;
use super::formation::{columns, podium};
use super::lanes::{SHEET, SHEET_TOP};
use super::race::{Runner, on_track, turns};
use crate::board::{CASTILLO_TOWER, FRAME, Point, size};
use crate::common::{CameraMoves, Settings};
use crate::composition::{Eye, fit_points};
use crate::models::CASTILLO_HEIGHT;
use crate::rules::Place;
use crate::stage::motion::scene::{Act, Scene};
use crate::stage::{height, on_board};
use crate::table::{ScoreMarker, Show, Shown};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The eye on its way.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Director {
    /// Where it is, and how fast it moves; none while nobody but the player moves it.
    gliding: Option<(Eye, Eye)>,
    /// The player's own view, and the size of the window.
    own: Option<(Eye, Vec2)>,
    whose: EyeOf,
}

/// Who looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum EyeOf {
    #[default]
    Table,
    Audience,
}

/// What the eye is to see, and from where.
struct CameraShot {
    points: Vec<Vec3>,
    /// In degrees.
    tilt: f32,
    turn: f32,
    /// The part of the window that all of it must fit into.
    within: Rect,
}

/// Between the standing above and the caption below, as parts of the window.
const PICTURE: Rect = Rect {
    min: Vec2::new(0.05, 0.105),
    max: Vec2::new(0.95, 0.835),
};
/// While discs are held up at both sides.
const BETWEEN_DISCS: Rect = Rect {
    min: Vec2::new(0.24, 0.105),
    max: Vec2::new(0.76, 0.84),
};

/// About how long the eye takes, in seconds.
const GLIDES: f32 = 0.5;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Director>();
}

/// Whatever the scene is about.
#[derive(SystemParam)]
pub(crate) struct Staged<'w, 's> {
    scene: Res<'w, Scene>,
    settings: Res<'w, Settings>,
    show: Res<'w, Show>,
    shown: Option<Res<'w, Shown>>,
    runners: Query<'w, 's, (&'static ScoreMarker, &'static Runner)>,
}

impl Staged<'_, '_> {
    /// Whether an eye moves at all. Those who watch see all of it, unless nothing is to move.
    fn moves(&self, whose: EyeOf) -> bool {
        let least = match whose {
            EyeOf::Table => CameraMoves::Full,
            EyeOf::Audience => CameraMoves::Gentle,
        };
        let moves = self.settings.camera_moves();
        (moves == CameraMoves::Full || moves == least) && !self.show.instant
    }

    pub(crate) fn holds_discs(&self) -> bool {
        self.scene.discs.is_some()
    }

    /// The shot of the scene under way, if this eye is to move at all.
    fn shot(&self, whose: EyeOf) -> Option<CameraShot> {
        let scene = &*self.scene;
        if !self.moves(whose) || !scene.active {
            return None;
        }
        if let Some(winners) = scene.crowned {
            let looked_at = self.show.busy;
            return looked_at.then(|| CameraShot::of_winners(winners.iter().count()));
        }
        if self.holds_discs() {
            // They are held before the eye at the table: where that stays, so do all.
            let between = || CameraShot::of_board(BETWEEN_DISCS);
            return self.moves(EyeOf::Table).then(between);
        }
        // What a card scores is seen from where everybody sits.
        match (scene.act, scene.place) {
            (Some(Act::Castillo), _) | (None, Some(Place::Castillo)) if scene.open => {
                Some(CameraShot::of_castillo())
            }
            (Some(Act::Regions), _) => Some(columns(scene).map_or_else(
                || CameraShot::of_board(PICTURE),
                |columns| CameraShot::of_region(self.points_of(&columns)),
            )),
            _ if scene.standing.is_some() => Some(match scene.standing {
                Some(Act::Castillo) => CameraShot::of_castillo(),
                _ => CameraShot::of_race(self.race()),
            }),
            _ => None,
        }
    }
}

impl Staged<'_, '_> {
    fn points_of(&self, columns: &Columns) -> Vec<Vec3> {
        let game = self.shown.as_ref().map(|shown| shown.game());
        game.map_or_else(Vec::new, |game| columns.seen(game))
    }

    /// From where to where markers run.
    fn race(&self) -> Vec<Vec3> {
        let Some(shown) = &self.shown else {
            return Vec::new();
        };
        let ends = |(marker, runner): (&ScoreMarker, &Runner)| {
            [runner.start, shown.game().score(marker.seat)]
        };
        let ways = self.runners.iter().map(ends);
        ways.flat_map(|[from, to]| turns(from, to))
            .map(on_track)
            .collect()
    }
}

impl CameraShot {
    /// Low along the track, from the last at the start to the first at the finish.
    fn of_race(way: Vec<Vec3>) -> Self {
        if way.is_empty() {
            return Self::of_board(PICTURE);
        }
        let around = |at: Vec3| {
            [-0.7, 0.7]
                .map(|aside| at + Vec3::X * aside)
                .map(|at| [at, at + Vec3::Y * 1.6])
        };
        Self {
            points: way.into_iter().flat_map(around).flatten().collect(),
            tilt: 36.0,
            turn: 0.0,
            within: PICTURE,
        }
    }

    /// From the battlements down to the last lane.
    fn of_castillo() -> Self {
        let tower = CASTILLO_TOWER;
        let top = height::BACKDROP + CASTILLO_HEIGHT - 0.35;
        let high =
            [tower.left(), tower.right()].map(|x| on_board(Point::new(x, tower.centre.y), top));
        let low = SHEET.corners().map(|corner| on_board(corner, SHEET_TOP));
        let mut points = high.to_vec();
        points.extend(low);
        points.push(on_board(
            Point::new(SHEET.left() - 0.55, SHEET.bottom()),
            0.0,
        ));
        points.push(on_board(
            Point::new(SHEET.right() + 0.7, SHEET.bottom()),
            0.0,
        ));
        Self {
            points,
            tilt: 42.0,
            turn: 0.0,
            within: PICTURE,
        }
    }

    fn of_region(points: Vec<Vec3>) -> Self {
        Self {
            points,
            tilt: 46.0,
            turn: 0.0,
            within: PICTURE,
        }
    }

    fn of_board(within: Rect) -> Self {
        let corners = FRAME.corners();
        Self {
            points: corners.map(|corner| on_board(corner, 0.0)).to_vec(),
            tilt: 54.0,
            turn: 0.0,
            within,
        }
    }

    /// Close, and from below: the crown fills the picture.
    fn of_winners(winners: usize) -> Self {
        let around = |nth: usize| {
            let figure = podium(nth, winners);
            let half = size::GRANDE * figure.scale.x / 2.0;
            let at = figure.translation;
            [
                at - Vec3::new(half * 2.2, half * 1.4, 0.0),
                at + Vec3::new(half * 2.2, half * 3.2, 0.0),
            ]
        };
        Self {
            points: (0..winners).flat_map(around).collect(),
            tilt: 24.0,
            turn: 0.2,
            within: PICTURE,
        }
    }

    fn eye(&self, room: Vec2) -> Eye {
        let area = Rect {
            min: self.within.min * room,
            max: self.within.max * room,
        };
        fit_points(&self.points, area, room, self.tilt.to_radians(), self.turn)
    }
}

impl Director {
    pub(crate) fn of(whose: EyeOf) -> Self {
        Self { whose, ..default() }
    }

    /// The eye as the scene wants it, a little nearer than before to where it should be.
    pub(crate) fn direct(&mut self, own: Eye, room: Vec2, staged: &Staged, seconds: f32) -> Eye {
        self.own = Some((own, room));
        let shot = staged.shot(self.whose).map(|shot| shot.eye(room));
        let Some((now, speed)) = &mut self.gliding else {
            if shot.is_some() {
                self.gliding = Some((own, STILL));
            }
            return own;
        };
        let wanted = shot.unwrap_or(own);
        *now = if staged.moves(self.whose) {
            glide(*now, wanted, speed, seconds)
        } else {
            wanted
        };
        let now = *now;
        if shot.is_none() && near(now, own) {
            self.gliding = None;
            return own;
        }
        now
    }

    /// Whether the eye is on its way.
    pub(crate) const fn glides(&self) -> bool {
        self.gliding.is_some()
    }

    /// Where the eye will be for this scene, and the size of the window; as far as it is known.
    pub(crate) fn eye_for(&self, staged: &Staged) -> Option<(Eye, Vec2)> {
        let (own, room) = self.own?;
        let shot = staged.shot(self.whose).map(|shot| shot.eye(room));
        Some((shot.unwrap_or(own), room))
    }
}

const STILL: Eye = Eye {
    centre: Vec3::ZERO,
    distance: 0.0,
    tilt: 0.0,
    turn: 0.0,
};

/// Follows without ever jerking, whatever the frame takes: a spring that does not swing.
fn glide(now: Eye, wanted: Eye, speed: &mut Eye, seconds: f32) -> Eye {
    let omega = 2.0 / GLIDES;
    let x = omega * seconds.min(0.25);
    let decay = 1.0 / (1.0 + x + 0.48 * x * x + 0.235 * x * x * x);
    let follow = |now: f32, wanted: f32, speed: &mut f32| {
        let off = now - wanted;
        let pull = (*speed + omega * off) * seconds.min(0.25);
        *speed = (*speed - omega * pull) * decay;
        wanted + (off + pull) * decay
    };
    let mut centre = speed.centre;
    let at = Vec3::new(
        follow(now.centre.x, wanted.centre.x, &mut centre.x),
        follow(now.centre.y, wanted.centre.y, &mut centre.y),
        follow(now.centre.z, wanted.centre.z, &mut centre.z),
    );
    speed.centre = centre;
    Eye {
        centre: at,
        // Twice as far is as much as half as far.
        distance: follow(now.distance.ln(), wanted.distance.ln(), &mut speed.distance).exp(),
        tilt: follow(now.tilt, wanted.tilt, &mut speed.tilt),
        turn: follow(now.turn, wanted.turn, &mut speed.turn),
    }
}

fn near(one: Eye, other: Eye) -> bool {
    one.centre.distance(other.centre) < 0.01
        && (one.distance - other.distance).abs() < 0.02
        && (one.tilt - other.tilt).abs() < 0.002
        && (one.turn - other.turn).abs() < 0.002
}

/// Where something must be, and how large and turned, to be seen at a point of the window so many
/// pixels high, facing the eye. `tall` is its height in the world.
pub(crate) fn before_eye(eye: &Eye, room: Vec2, at: Vec2, pixels: f32, tall: f32) -> Transform {
    // Between the eye and the table, nearer to the eye than anything on it.
    const DEPTH: f32 = 0.6;
    let view = eye.transform();
    let depth = eye.distance * DEPTH;
    let unit = depth * (crate::composition::LENS.to_radians() / 2.0).tan() / (room.y / 2.0);
    let off = (at - room / 2.0) * unit;
    let place =
        view.translation + view.forward().as_vec3() * depth + view.right().as_vec3() * off.x
            - view.up().as_vec3() * off.y;
    Transform {
        translation: place,
        // What looks up on the table looks at the eye.
        rotation: view.rotation * Quat::from_rotation_x(std::f32::consts::FRAC_PI_2),
        scale: Vec3::splat(pixels * unit / tall),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eye_arrives_without_going_too_far_at_any_frame_rate() {
        let from = Eye {
            centre: Vec3::ZERO,
            distance: 24.0,
            tilt: 1.0,
            turn: 0.0,
        };
        let to = Eye {
            centre: Vec3::new(3.0, 0.2, 2.0),
            distance: 9.0,
            tilt: 0.7,
            turn: 0.2,
        };
        for frames in [12_u8, 30, 60, 144] {
            let (mut now, mut speed) = (from, STILL);
            for _ in 0..u16::from(frames) * 3 {
                now = glide(now, to, &mut speed, 1.0 / f32::from(frames));
                assert!(
                    now.distance > 8.9 && now.centre.x < 3.05,
                    "{frames}: {now:?}"
                );
            }
            assert!(near(now, to), "{frames}: {now:?}");
        }
    }

    #[test]
    fn what_is_put_before_the_eye_is_seen_there() {
        let room = Vec2::new(1280.0, 720.0);
        let eye = CameraShot::of_board(PICTURE).eye(room);
        let at = Vec2::new(300.0, 600.0);
        let put = before_eye(&eye, room, at, 120.0, 0.6);
        assert!(eye.project(room, put.translation).distance(at) < 0.5);
        let up = put.rotation * Vec3::NEG_Z * 0.3 * put.scale.x;
        let edge = eye.project(room, put.translation + up);
        assert!((edge.y - 540.0).abs() < 1.0, "{edge}");
    }
}
