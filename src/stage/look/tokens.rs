//! Tokens that change their look: discs that turn over and show what they were set to, and markers
//! that have been round the track and carry a flag.

use crate::common::{FrameSet, Settings, Words};
use crate::models;
use crate::print::{Wording, tokens};
use crate::rules::{Colour, Edition, RegionId};
use crate::stage::cinema::director::{Director, Staged};
use crate::stage::cinema::discs::held_up;
use crate::stage::look::figures::colour_of;
use crate::stage::look::paint::Painted;
use crate::stage::look::picture_queue::PictureOrders;
use crate::stage::look::solid::mesh;
use crate::stage::motion::choreography::Manner;
use crate::stage::motion::flights::InFlight;
use crate::stage::motion::scene::Scene;
use crate::stage::motion::staging::Paraded;
use crate::table::{Match, ScoreMarker, SecretDisc, Shown};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use std::f32::consts::TAU;

/// Looks that are needed now and then.
#[derive(Resource, Debug)]
struct Looks {
    front: Handle<Mesh>,
    /// One for each edition.
    faces: [Handle<Painted>; Edition::ALL.len()],
    pointer: (Handle<Mesh>, Handle<Painted>),
    flag: Handle<Mesh>,
    flags: [Handle<Painted>; Colour::ALL.len()],
}

/// The open face of a disc, or its pointer.
#[derive(Component, Clone, Copy, Debug)]
struct Revealed;

/// One hundred points.
#[derive(Component, Clone, Copy, Debug)]
struct Flag;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make.in_set(FrameSet::Tokens))
        .add_systems(Update, (reveal, fly_flags).chain().in_set(FrameSet::Discs));
}

fn make(
    mut commands: Commands,
    words: Res<Words>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut orders: PictureOrders,
    mut materials: ResMut<Assets<Painted>>,
) {
    let text = words.0;
    // Regions have other names in another edition.
    let faces = Edition::ALL.map(|edition| {
        let face = orders.picture(move || tokens::disc_face(256, Wording { text, edition }));
        materials.add(Painted::printed(face, 0.2))
    });
    let flags = Colour::ALL.map(|colour| {
        let picture = orders.picture(move || tokens::hundred_flag(colour, 96));
        materials.add(Painted {
            cut_out: true,
            ..Painted::printed(picture, 0.1)
        })
    });
    commands.insert_resource(Looks {
        front: meshes.add(mesh(models::disc_front())),
        faces,
        pointer: (
            meshes.add(mesh(models::disc_pointer())),
            materials.add(Painted::plain(LinearRgba::WHITE, 0.6)),
        ),
        flag: meshes.add(mesh(models::flag())),
        flags,
    });
}

/// All discs are held up together before the eye, and put back when the scene is over.
fn reveal(
    on_table: Option<Res<Match>>,
    scene: Res<Scene>,
    settings: Res<Settings>,
    looks: Res<Looks>,
    director: Res<Director>,
    staged: Staged,
    discs: Query<(Entity, &SecretDisc, &Transform, Has<Paraded>)>,
    open: Query<Entity, With<Revealed>>,
    mut commands: Commands,
) {
    if !scene.is_changed() {
        return;
    }
    let shown = discs.iter().any(|(.., is_up)| is_up);
    if shown == scene.discs.is_some() {
        return;
    }
    for part in &open {
        commands.entity(part).despawn();
    }
    let edition = on_table.map_or(Edition::Classic, |on_table| on_table.setup.edition);
    let eye = director.eye_for(&staged);
    let set = scene
        .discs
        .map_or(0, |discs| discs.iter().flatten().count());
    for (entity, disc, &from, is_up) in &discs {
        let set_to = scene.discs.and_then(|discs| *discs.get(disc.seat.index())?);
        let Some(region) = set_to else {
            if is_up {
                commands
                    .entity(entity)
                    .remove::<Paraded>()
                    .insert(InFlight::new(from, Manner::Home.staged(&settings), 0));
            }
            continue;
        };
        let held_up_line = Manner::HeldUp.staged(&settings);
        // Those who have none leave no gap.
        let before = scene.discs.into_iter().flatten().take(disc.seat.index());
        let nth = before.flatten().count();
        let Some((eye, room)) = eye else { continue };
        let up = held_up(nth, set, &eye, room);
        commands
            .entity(entity)
            .insert((Paraded(up), InFlight::new(from, held_up_line, 0)));
        commands.spawn((
            Revealed,
            ChildOf(entity),
            Mesh3d(looks.front.clone()),
            MeshMaterial3d(looks.faces[edition as usize].clone()),
            Transform::from_xyz(0.0, 0.012, 0.0),
            NotShadowCaster,
        ));
        commands.spawn((
            Revealed,
            ChildOf(entity),
            Mesh3d(looks.pointer.0.clone()),
            MeshMaterial3d(looks.pointer.1.clone()),
            Transform::from_xyz(0.0, 0.03, 0.0).with_rotation(pointing_at(region)),
            NotShadowCaster,
        ));
    }
}

/// The pointer looks north; sectors go round clockwise.
fn pointing_at(region: RegionId) -> Quat {
    let sectors = f32::from(RegionId::ALL.len() as u8);
    Quat::from_rotation_y(-TAU * f32::from(region.index() as u8) / sectors)
}

/// Whoever has been round the track once carries a flag.
fn fly_flags(
    on_table: Option<Res<Match>>,
    shown: Option<Res<Shown>>,
    looks: Res<Looks>,
    markers: Query<(Entity, &ScoreMarker, Option<&Children>)>,
    flags: Query<(), With<Flag>>,
    mut commands: Commands,
) {
    let Some(shown) = shown.filter(DetectChanges::is_changed) else {
        return;
    };
    for (entity, marker, children) in &markers {
        let flag = children.into_iter().flatten();
        let flag = flag.copied().find(|&child| flags.contains(child));
        match (shown.game().score(marker.seat) >= 100, flag) {
            (true, None) => {
                let colour = colour_of(on_table.as_deref(), marker.seat);
                commands.spawn((
                    Flag,
                    ChildOf(entity),
                    Mesh3d(looks.flag.clone()),
                    MeshMaterial3d(looks.flags[colour as usize].clone()),
                    // Behind the head, which shows the player's shape.
                    Transform::from_xyz(0.0, models::SCORE_MARKER_HEIGHT - 0.06, -0.08),
                ));
            }
            (false, Some(flag)) => commands.entity(flag).despawn(),
            _ => {}
        }
    }
}
