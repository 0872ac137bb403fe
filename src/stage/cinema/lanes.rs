//! A tray before the tower, with an inlaid lane for each colour: whoever comes out lines up there, five to
//! a group, so that rows can be compared from afar.

use crate::board::{CASTILLO_TOWER, MAP, Point, Rect as BoardRect, size};
use crate::common::Settings;
use crate::print::player_rgb;
use crate::rules::{Game, Seat};
use crate::stage::look::figures::colour_of;
use crate::stage::look::paint::Painted;
use crate::stage::motion::scene::Scene;
use crate::stage::{height, on_board};
use crate::table::{Match, Show, Shown};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Between the gate and the score track, in the southern sea.
const LEFT: f32 = 2.06;
const RIGHT: f32 = 5.08;
const TOP: f32 = CASTILLO_TOWER.bottom() - 0.2;
const BOTTOM: f32 = MAP.bottom() + 0.04;
pub(crate) const SHEET: BoardRect = BoardRect::new(
    Point::new(f32::midpoint(LEFT, RIGHT), f32::midpoint(TOP, BOTTOM)),
    RIGHT - LEFT,
    TOP - BOTTOM,
);
/// The tray lies on the sea and on the Castillo's field.
pub(crate) const SHEET_TOP: f32 = height::BACKDROP + 0.03;
const THICK: f32 = 0.02;
const PITCH: f32 = size::CABALLERO + 0.004;
const GROUP: usize = 5;
const GROUP_GAP: f32 = 0.08;
/// More than this stand on those of the same lane.
const ABREAST: usize = 10;
const WIDEST_LANE: f32 = 0.42;

/// Who has a lane: everybody at the table, from the gate to the eye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lanes(Vec<Seat>);

impl Lanes {
    pub(crate) fn of(game: &Game) -> Self {
        let neutral = game.rules().neutral.then_some(Seat::NEUTRAL);
        Self(game.seats().chain(neutral).collect())
    }

    pub(crate) fn seats(&self) -> &[Seat] {
        &self.0
    }

    fn wide(&self) -> f32 {
        (SHEET.height / f32::from(self.0.len().max(1) as u8)).min(WIDEST_LANE)
    }

    /// The middle of a lane, north to south.
    fn level(&self, seat: Seat) -> f32 {
        let nth = self.0.iter().position(|&own| own == seat);
        let nth = f32::from(nth.unwrap_or(0) as u8);
        let unused = SHEET.height - self.wide() * f32::from(self.0.len() as u8);
        SHEET.top() - unused / 2.0 - self.wide() * (nth + 0.5)
    }

    /// Where the `nth` of a colour stands.
    pub(crate) fn slot(&self, seat: Seat, nth: usize) -> Vec3 {
        let (level, along) = (nth / ABREAST, nth % ABREAST);
        let gap = if along >= GROUP { GROUP_GAP } else { 0.0 };
        let east = SHEET.left() + 0.06 + PITCH * (f32::from(along as u8) + 0.5) + gap;
        let above = size::CABALLERO * (f32::from(level as u8) + 0.5);
        on_board(Point::new(east, self.level(seat)), SHEET_TOP + above)
    }

    /// Left of a lane, where its count is written.
    pub(crate) fn head(&self, seat: Seat) -> Vec3 {
        let at = Point::new(SHEET.left() - 0.24, self.level(seat));
        on_board(at, SHEET_TOP + size::CABALLERO / 2.0)
    }

    /// Right of the last of so many, where their prize is written.
    pub(crate) fn end(&self, seat: Seat, count: usize) -> Vec3 {
        let last = self.slot(seat, count.clamp(1, ABREAST) - 1);
        Vec3::new(last.x + 0.42, SHEET_TOP + size::CABALLERO / 2.0, last.z)
    }
}

/// The sheet with its lanes; how much of it is unrolled, 0 to 1.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct LaneSheet {
    unrolled: f32,
}

/// Seconds it takes to unroll.
const UNROLLS: f32 = 0.5;

/// Lays the sheet out when the tower opens.
pub(super) fn lay(
    scene: Res<Scene>,
    show: Res<Show>,
    on_table: Option<Res<Match>>,
    shown: Option<Res<Shown>>,
    sheets: Query<(), With<LaneSheet>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Painted>>,
    mut commands: Commands,
) {
    let (true, Some(shown)) = (scene.open && !show.instant && sheets.is_empty(), shown) else {
        return;
    };
    let lanes = Lanes::of(shown.game());
    let cube = meshes.add(Cuboid::from_length(1.0));
    let mut slab = |colour: LinearRgba, size: Vec3, at: Vec3| {
        (
            Mesh3d(cube.clone()),
            MeshMaterial3d(materials.add(Painted::plain(colour, 0.05))),
            Transform::from_translation(at).with_scale(size),
            NotShadowCaster,
        )
    };
    let sheet = commands
        .spawn((
            LaneSheet::default(),
            // It unrolls to the east.
            Transform::from_translation(on_board(Point::new(SHEET.left(), 0.0), 0.0)),
            Visibility::default(),
        ))
        .id();
    let middle = |y: f32, top: f32| Vec3::new(SHEET.width / 2.0, top - THICK / 2.0, -y);
    let walnut = LinearRgba::new(0.085, 0.045, 0.024, 1.0);
    let whole = Vec3::new(SHEET.width, THICK, SHEET.height);
    let tray = slab(walnut, whole, middle(SHEET.centre.y, SHEET_TOP - 0.006));
    commands.spawn((tray, ChildOf(sheet)));
    for &seat in lanes.seats() {
        let [red, green, blue] = player_rgb(colour_of(on_table.as_deref(), seat));
        let own = Color::srgb_u8(red, green, blue).to_linear();
        let tint = walnut * 0.5 + own * 0.5;
        let size = Vec3::new(SHEET.width - 0.06, THICK, lanes.wide() - 0.03);
        let lane = slab(tint, size, middle(lanes.level(seat), SHEET_TOP));
        commands.spawn((lane, ChildOf(sheet)));
    }
}

pub(super) fn unroll(
    time: Res<Time>,
    scene: Res<Scene>,
    show: Res<Show>,
    settings: Res<Settings>,
    mut sheets: Query<(Entity, &mut LaneSheet, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut sheet, mut transform) in &mut sheets {
        let wanted = if scene.open && !show.instant {
            1.0
        } else {
            0.0
        };
        let step = if settings.reduced_motion || show.instant {
            1.0
        } else {
            time.delta_secs() / UNROLLS
        };
        let off = wanted - sheet.unrolled;
        if off == 0.0 && wanted == 0.0 {
            commands.entity(entity).despawn();
        } else if off != 0.0 {
            sheet.unrolled += off.clamp(-step, step);
            let part = sheet.unrolled * sheet.unrolled * (3.0 - 2.0 * sheet.unrolled);
            transform.scale.x = part.max(0.001);
            redraw.write(RequestRedraw);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{CABALLEROS, Setup};

    #[test]
    fn nobody_in_a_lane_stands_in_anybody_else() {
        for players in 2..=5 {
            let game = Game::new(&Setup::with_players(players), 1).expect("a sound setup");
            let lanes = Lanes::of(&game);
            let mut all = Vec::new();
            for &seat in lanes.seats() {
                all.extend((0..usize::from(CABALLEROS)).map(|nth| lanes.slot(seat, nth)));
            }
            for (nth, one) in all.iter().enumerate() {
                for other in &all[nth + 1..] {
                    let apart = (*one - *other).abs().max_element();
                    assert!(apart > size::CABALLERO - 1e-4, "{one} {other}");
                }
                let at = Point::new(one.x, -one.z);
                let own = BoardRect::square(at, size::CABALLERO);
                assert!(own.left() > SHEET.left() && own.right() < SHEET.right() + 1e-3);
                assert!(own.top() < SHEET.top() + 1e-3 && own.bottom() > SHEET.bottom() - 1e-3);
            }
        }
    }
}
