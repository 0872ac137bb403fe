//! The light of a scene: it goes down in the room, and a spot falls on what is counted.

use crate::board::{CASTILLO_TOWER, Point, label_of};
use crate::common::FrameSet;
use crate::opponents::Keepers;
use crate::rules::Place;
use crate::stage::cinema::lanes::SHEET;
use crate::stage::look::arcs::GoldArc;
use crate::stage::look::camera::{CameraView, StageCamera};
use crate::stage::motion::announced::Announced;
use crate::stage::motion::scene::Scene;
use crate::stage::on_board;
use crate::table::{Grande, Show, Shown};
use bevy::ecs::system::SystemParam;
use bevy::pbr::{DistanceFog, FogFalloff};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Stands elsewhere while a scene is played: in a row with its colour, in a column, held up.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Paraded(pub(crate) Transform);

/// How the room is lit just now; it follows the scene with some delay.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Staging {
    at: Vec2,
    radius: f32,
    dark: f32,
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
}

/// Radius of the spot: over the whole board, over a place.
const WIDE: f32 = 7.0;
const NARROW: f32 = 1.5;
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Staging>()
        .add_systems(Update, (stage, light).chain().in_set(FrameSet::Light));
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
    let counted = scene.place.map(|place| {
        let middle = match place {
            // The tower, and the sheet before it.
            Place::Castillo if scene.open => CASTILLO_TOWER.centre.midpoint(SHEET.centre),
            place => centre_of(place),
        };
        ground(on_board(middle, 0.0))
    });
    let vetoed = asked.announced.stage().filter(|_| forbidden).map(ground);
    let spot = vetoed.or(counted).or(crowned);
    let at = spot.unwrap_or(Vec2::ZERO);
    let asked = asked
        .about()
        .filter(|_| !counting && !forbidden && !show.instant);
    let at = asked.map_or(at, |(at, _)| ground(at));
    let narrow = match (scene.open, spot) {
        (true, Some(_)) => SHEET.width * 0.62,
        (false, Some(_)) => NARROW,
        (_, None) => WIDE,
    };
    let radius = asked.map_or(narrow, |(_, wide)| wide);
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
