//! The end: a crown comes down on the Grande of whoever has won.

use crate::board::size;
use crate::common::{FrameSet, Settings, Spectacle};
use crate::models;
use crate::stage::look::paint::Painted;
use crate::stage::look::solid::mesh;
use crate::stage::motion::playback::Playing;
use crate::table::{Grande, RoundPhase, Shown};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

#[derive(Resource, Debug)]
struct Regalia {
    shape: Handle<Mesh>,
    gold: Handle<Painted>,
}

/// A crown on its way down, or worn.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Crown {
    elapsed: f32,
}

const HEIGHT: f32 = 2.0;
const DESCENT: f32 = 2.2;
/// It turns while it comes down.
const TURN: f32 = 2.5;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make).add_systems(
        Update,
        (crown.run_if(in_state(RoundPhase::Over)), descend)
            .chain()
            .in_set(FrameSet::Crowns),
    );
}

fn make(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Painted>>,
) {
    commands.insert_resource(Regalia {
        shape: meshes.add(mesh(models::crown())),
        gold: materials.add(Painted {
            // Gold that is seen in the dark, too.
            glow: LinearRgba::new(0.10, 0.07, 0.01, 0.0),
            ..Painted::plain(LinearRgba::WHITE, 0.9)
        }),
    });
}

/// Gives winners their crowns once everybody has seen them win.
fn crown(
    shown: Option<Res<Shown>>,
    spectacle: Res<State<Spectacle>>,
    settings: Res<Settings>,
    regalia: Res<Regalia>,
    grandes: Query<(Entity, &Grande, Option<&Children>)>,
    crowns: Query<(), With<Crown>>,
    mut commands: Commands,
) {
    let Some(shown) = shown else { return };
    let winners = shown.game().winners();
    for (grande, piece, children) in &grandes {
        let mut worn = children.into_iter().flatten();
        if !winners.contains(piece.seat) || worn.any(|&child| crowns.contains(child)) {
            continue;
        }
        let seen = *spectacle.get() == Spectacle::Crowning && !settings.reduced_motion;
        let elapsed = if seen { 0.0 } else { DESCENT };
        commands.spawn((
            Crown { elapsed },
            ChildOf(grande),
            Mesh3d(regalia.shape.clone()),
            MeshMaterial3d(regalia.gold.clone()),
            at(elapsed),
        ));
    }
}

/// The game goes on, or another lies on the table.
pub(crate) fn uncrown(crowns: Query<Entity, With<Crown>>, mut commands: Commands) {
    for crown in &crowns {
        commands.entity(crown).despawn();
    }
}

/// Where the crown is on its way, above the middle of its Grande.
fn at(elapsed: f32) -> Transform {
    let left = 1.0 - (elapsed / DESCENT).clamp(0.0, 1.0);
    let high = HEIGHT * left * left;
    Transform::from_xyz(0.0, size::GRANDE / 2.0 + high, 0.0)
        .with_rotation(Quat::from_rotation_y(TURN * left))
}

fn descend(
    time: Res<Time>,
    playing: Res<Playing>,
    mut crowns: Query<(&mut Crown, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (mut crown, mut transform) in &mut crowns {
        if crown.elapsed < DESCENT {
            crown.elapsed += time.delta_secs() * playing.pace();
            *transform = at(crown.elapsed);
            redraw.write(RequestRedraw);
        }
    }
}
