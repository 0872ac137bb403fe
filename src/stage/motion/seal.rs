//! A Veto is a moment: everything stops, and a seal of wax falls onto what was announced.

use crate::common::{FrameSet, Settings};
use crate::models;
use crate::sound::Sound;
use crate::stage::look::paint::Painted;
use crate::stage::look::solid::mesh;
use crate::stage::motion::announced::Announced;
use crate::stage::motion::scene::{Scene, Veto};
use crate::stage::motion::sounds::PlaySound;
use crate::table::{Show, TablePiece};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::f32::consts::{FRAC_PI_4, PI};

#[derive(Resource, Debug)]
struct Wax {
    shape: Handle<Mesh>,
    colour: Handle<Painted>,
}

/// A seal on its way down, lying, or going.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Seal {
    at: Vec3,
    elapsed: f32,
    /// Seconds it has left; none while it stays.
    going: Option<f32>,
}

/// From so high, in so many seconds.
const HEIGHT: f32 = 3.6;
const FALL: f32 = 0.45;
const GOES: f32 = 0.3;
/// Above what is held up: it lies on top of it.
const ABOVE: f32 = 0.26;
/// Of two seals, the second lies beside the first.
const BESIDE: Vec3 = Vec3::new(0.55, 0.08, -0.3);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make)
        .add_systems(Update, (stamp, fall).chain().in_set(FrameSet::Seals));
}

fn make(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Painted>>,
) {
    commands.insert_resource(Wax {
        shape: meshes.add(mesh(models::seal())),
        colour: materials.add(Painted::plain(LinearRgba::WHITE, 0.7)),
    });
}

/// As many seals as there are Vetoes on the table.
fn stamp(
    scene: Res<Scene>,
    show: Res<Show>,
    announced: Res<Announced>,
    wax: Res<Wax>,
    mut seals: Query<(Entity, &mut Seal)>,
    mut commands: Commands,
) {
    let instant = show.instant;
    let wanted = scene.veto.filter(|_| !instant).map_or(0, Veto::seals);
    let lying = seals
        .iter()
        .filter(|(_, seal)| seal.going.is_none())
        .count();
    if lying > wanted {
        for (entity, mut seal) in &mut seals {
            if instant {
                commands.entity(entity).despawn();
            } else {
                seal.going.get_or_insert(GOES);
            }
        }
        return;
    }
    let Some(stage) = announced.stage() else {
        return;
    };
    for nth in lying..wanted {
        let beside = if nth == 0 { Vec3::ZERO } else { BESIDE };
        let at = stage + Vec3::Y * ABOVE + beside;
        commands.spawn((
            Seal {
                at,
                elapsed: 0.0,
                going: None,
            },
            // Cleared away with everything else.
            TablePiece,
            Mesh3d(wax.shape.clone()),
            MeshMaterial3d(wax.colour.clone()),
            Transform::from_translation(at + Vec3::Y * HEIGHT).with_scale(Vec3::ZERO),
        ));
    }
}

fn fall(
    time: Res<Time>,
    settings: Res<Settings>,
    mut seals: Query<(Entity, &mut Seal, &mut Transform)>,
    mut heard: MessageWriter<PlaySound>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut seal, mut transform) in &mut seals {
        let before = seal.elapsed;
        seal.elapsed += time.delta_secs();
        let lasts = if settings.reduced_motion { 0.0 } else { FALL };
        if let Some(left) = &mut seal.going {
            *left -= time.delta_secs();
            if *left <= 0.0 {
                commands.entity(entity).despawn();
                continue;
            }
            transform.scale = Vec3::splat(*left / GOES);
        } else if before <= lasts {
            let part = if lasts > 0.0 {
                (seal.elapsed / lasts).min(1.0)
            } else {
                1.0
            };
            let high = HEIGHT * (1.0 - part * part);
            transform.translation = seal.at + Vec3::Y * high;
            transform.rotation = Quat::from_rotation_y(FRAC_PI_4 + PI * (1.0 - part));
            transform.scale = Vec3::ONE;
            if part >= 1.0 {
                heard.write(PlaySound(Sound::Seal));
            }
        } else {
            continue;
        }
        redraw.write(RequestRedraw);
    }
}
