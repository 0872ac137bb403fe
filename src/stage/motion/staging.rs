//! Scoring as theatre: the light goes down, a spot falls on what is counted, the eye comes closer,
//! the gate falls and the tower shows who was hidden in it.

use crate::board::{CASTILLO_FIELD, CASTILLO_TOWER, PITCH, Point, label_of, size};
use crate::common::{CameraMoves, FrameSet, Settings};
use crate::opponents::Keepers;
use crate::rules::{COLOURS, Place, Seat};
use crate::stage::look::arcs::GoldArc;
use crate::stage::look::camera::{CameraView, StageCamera};
use crate::stage::motion::announced::Announced;
use crate::stage::motion::choreography::Manner;
use crate::stage::motion::flights::InFlight;
use crate::stage::motion::scene::Scene;
use crate::stage::{height, on_board};
use crate::table::{Caballero, Grande, Occupants, Show, Shown, Spot, Spots};
use bevy::ecs::system::SystemParam;
use bevy::pbr::{DistanceFog, FogFalloff};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::f32::consts::FRAC_PI_2;

/// Shown outside the tower, in a row with its colour.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Paraded(pub(crate) Transform);

/// The leaf of the tower's gate.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Gate;

/// How the room is lit just now, and how near the eye is; both follow the scene with some delay.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Staging {
    at: Vec2,
    radius: f32,
    dark: f32,
    near: f32,
    close_up: CameraView,
    /// A general scoring is under way.
    scoring: bool,
    /// How the player looked at the table before it.
    own_view: Option<CameraView>,
}

impl Default for Staging {
    fn default() -> Self {
        Self {
            at: Vec2::ZERO,
            radius: WIDE,
            dark: 0.0,
            near: 0.0,
            close_up: CameraView::default(),
            scoring: false,
            own_view: None,
        }
    }
}

impl Staging {
    /// The light goes down for a general scoring.
    pub(crate) fn begin_scoring(mut staging: ResMut<Self>, view: Res<CameraView>) {
        staging.scoring = true;
        staging.own_view = Some(*view);
    }

    /// And up again; the table is seen as the player left it.
    pub(crate) fn end_scoring(mut staging: ResMut<Self>, mut view: ResMut<CameraView>) {
        staging.scoring = false;
        if let Some(own) = staging.own_view.take() {
            view.set_if_neq(own);
        }
    }

    /// The player's own view, drawn towards what happens.
    pub(crate) fn direct(&self, own: CameraView) -> CameraView {
        let part = self.near * self.near * (3.0 - 2.0 * self.near);
        let mix = |from: f32, to: f32| from + (to - from) * part;
        CameraView {
            pan: own.pan.lerp(self.close_up.pan, part),
            turn: mix(own.turn, self.close_up.turn),
            tilt: mix(own.tilt, self.close_up.tilt),
            zoom: mix(own.zoom, self.close_up.zoom),
        }
    }
}

/// Radius of the spot: over the whole board, over a place.
const WIDE: f32 = 9.0;
const NARROW: f32 = 1.5;
/// Of the row before the tower.
const ABREAST: usize = 7;
const ROW: f32 = size::CABALLERO + 0.12;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Staging>().add_systems(
        Update,
        (
            (stage, light).chain().in_set(FrameSet::Light),
            (parade, swing).chain().in_set(FrameSet::Tower),
        ),
    );
}

fn centre_of(place: Place) -> Point {
    match place {
        Place::Castillo => CASTILLO_TOWER.centre,
        region => label_of(region).centre,
    }
}

/// A Veto leaves some light on the rest of the table: the game goes on in a moment.
const HALF_DARK: f32 = 0.6;

/// While somebody is asked, all that is not asked about is darker by a third.
const DIMMED: f32 = 0.53;

/// What somebody at the table is asked about: where the light falls, and how wide.
#[derive(SystemParam)]
struct Asked<'w, 's> {
    shown: Option<Res<'w, Shown>>,
    keepers: Res<'w, Keepers>,
    announced: Res<'w, Announced>,
    arcs: Query<'w, 's, &'static GoldArc>,
}

impl Asked<'_, '_> {
    fn about(&self) -> Option<(Vec3, f32)> {
        let game = self.shown.as_ref()?.game();
        let asked = self.announced.waits() && self.keepers.thinking(game).is_none();
        let stage = self.announced.stage().filter(|_| asked)?;
        let ends = self.arcs.iter().flat_map(|arc| [arc.from, arc.to]);
        let ends = ends.map(|end| (end, end));
        let around = ends.reduce(|(low, high), (a, b)| (low.min(a), high.max(b)));
        let (low, high) = around.unwrap_or((stage, stage));
        let reach = (high - low).xz().length() / 2.0;
        Some((low.midpoint(high), reach.max(NARROW / 2.0) + NARROW / 2.0))
    }
}

/// Brings light and eye a little nearer to where they should be.
fn stage(
    time: Res<Time>,
    scene: Res<Scene>,
    asked: Asked,
    grandes: Query<(&Grande, &Transform)>,
    settings: Res<Settings>,
    show: Res<Show>,
    mut staging: ResMut<Staging>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut next = *staging;
    let counting = (scene.active || staging.scoring) && !show.instant;
    let forbidden = scene.veto.is_some() && !show.instant;
    // On the board as it is seen from above.
    let ground = |at: Vec3| Vec2::new(at.x, at.z);
    let crowned = scene.crowned.and_then(|winners| {
        let mut winning = grandes.iter().filter(|(g, _)| winners.contains(g.seat));
        let (_, first) = winning.next()?;
        winning.next().is_none().then(|| ground(first.translation))
    });
    let counted = scene
        .place
        .map(|place| ground(on_board(centre_of(place), 0.0)));
    let vetoed = asked.announced.stage().filter(|_| forbidden).map(ground);
    let spot = vetoed.or(counted).or(crowned);
    let at = spot.unwrap_or(Vec2::ZERO);
    let asked = asked
        .about()
        .filter(|_| !counting && !forbidden && !show.instant);
    let at = asked.map_or(at, |(at, _)| ground(at));
    let radius = asked.map_or(if spot.is_some() { NARROW } else { WIDE }, |(_, wide)| wide);
    let part = 1.0 - (-time.delta_secs() * 4.0).exp();
    let ease = |from: f32, to: f32| {
        let nearer = from + (to - from) * part;
        if (nearer - to).abs() < 0.004 {
            to
        } else {
            nearer
        }
    };
    next.at = Vec2::new(ease(next.at.x, at.x), ease(next.at.y, at.y));
    next.radius = ease(next.radius, radius);
    let dark = match (counting, forbidden) {
        (true, _) => 1.0,
        (false, true) => HALF_DARK,
        (false, false) => asked.map_or(0.0, |_| DIMMED),
    };
    next.dark = ease(next.dark, dark);
    let camera = settings.camera_moves();
    let (reach, zoom) = match camera {
        CameraMoves::Off => (0.0, 1.0),
        // The score track stays in the picture.
        CameraMoves::Gentle => (0.16, 0.95),
        CameraMoves::Full => (0.7, 0.62),
    };
    // Only decisive moments draw the eye closer.
    let near = counting && spot.is_some() && camera != CameraMoves::Off;
    next.near = ease(next.near, if near { 1.0 } else { 0.0 });
    if near {
        let pan = at * reach;
        next.close_up.pan.x = ease(next.close_up.pan.x, pan.x);
        next.close_up.pan.y = ease(next.close_up.pan.y, pan.y);
        next.close_up.zoom = zoom;
    }
    if *staging != next {
        *staging = next;
        redraw.write(RequestRedraw);
    }
}

/// The spot reaches the shader through the engine's fog, which this table has no other use for:
/// where it falls and how wide, and how dark the rest is.
fn light(
    staging: Res<Staging>,
    cameras: Query<(Entity, Option<&DistanceFog>), With<StageCamera>>,
    mut commands: Commands,
) {
    for (camera, fog) in &cameras {
        if fog.is_none() || staging.is_changed() {
            commands.entity(camera).insert(DistanceFog {
                falloff: FogFalloff::Atmospheric {
                    extinction: staging.at.extend(staging.radius),
                    inscattering: Vec3::new(staging.dark, 0.0, 0.0),
                },
                ..default()
            });
        }
    }
}

/// Who was in the tower comes out in rows that can be counted, and goes back when it closes.
fn parade(
    scene: Res<Scene>,
    show: Res<Show>,
    settings: Res<Settings>,
    spots: Res<Spots>,
    occupants: Query<&Occupants>,
    pieces: Query<(&Caballero, &Transform, Has<Paraded>)>,
    paraded: Query<(Entity, &Transform), (With<Paraded>, With<Caballero>)>,
    mut commands: Commands,
) {
    if !scene.open || show.instant {
        let home = Manner::Home.staged(&settings);
        for (nth, (piece, &from)) in paraded.iter().enumerate() {
            commands
                .entity(piece)
                .remove::<Paraded>()
                .insert(InFlight::new(from, home, nth));
        }
        return;
    }
    if !scene.is_changed() {
        return;
    }
    let tower = spots.get(Spot::Place(Place::Castillo));
    let inside = tower.and_then(|tower| occupants.get(tower).ok());
    let line = Manner::Parade.staged(&settings);
    let mut rows = [0_usize; COLOURS];
    let mut out = 0;
    for piece in inside.into_iter().flat_map(Occupants::pieces) {
        let Ok((caballero, &from, already)) = pieces.get(piece) else {
            continue;
        };
        let nth = rows[caballero.seat.index()];
        rows[caballero.seat.index()] += 1;
        if already {
            continue;
        }
        let to = Transform::from_translation(in_row(caballero.seat, nth));
        commands
            .entity(piece)
            .insert((Paraded(to), InFlight::new(from, line, out)));
        out += 1;
    }
}

/// Before the gate, towards the eye: a row for each colour.
fn in_row(seat: Seat, nth: usize) -> Vec3 {
    let (level, along) = (nth / ABREAST, nth % ABREAST);
    let east = CASTILLO_FIELD.left() + 0.2 + f32::from(along as u8) * PITCH;
    let south = CASTILLO_TOWER.bottom() - 0.3 - f32::from(seat.index() as u8) * ROW;
    let above = size::CABALLERO * (f32::from(level as u8) + 0.5);
    on_board(Point::new(east, south), height::LAND + above)
}

/// The gate falls open, and is drawn up again.
fn swing(
    time: Res<Time>,
    scene: Res<Scene>,
    settings: Res<Settings>,
    mut gates: Query<&mut Transform, With<Gate>>,
    mut angle: Local<f32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wanted = if scene.open { FRAC_PI_2 } else { 0.0 };
    if (*angle - wanted).abs() < 1e-3 {
        return;
    }
    let step = if settings.reduced_motion {
        FRAC_PI_2
    } else {
        time.delta_secs() * 3.0
    };
    *angle += (wanted - *angle).clamp(-step, step);
    for mut gate in &mut gates {
        gate.rotation = Quat::from_rotation_x(*angle);
    }
    redraw.write(RequestRedraw);
}
