//! What stays on the table from game to game: board, sea, foreign lands, light.

use super::paint::{Ground, Painted};
use super::pictures;
use super::solid::{land, mesh, sheet};
use super::{height, on_board};
use crate::app::Words;
use crate::board::{BOARD, lands};
use crate::models;
use crate::print::Wording;
use crate::rules::Edition;
use crate::table::Match;
use bevy::light::{CascadeShadowConfigBuilder, NotShadowCaster};
use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;

/// The great print all land and sea are cut from.
#[derive(Resource, Clone, Debug)]
pub(super) struct BoardPrint {
    pub(super) picture: Handle<Image>,
    pub(super) borders: Handle<Image>,
    edition: Edition,
}

impl BoardPrint {
    pub(super) fn on(&self, ground: Ground) -> Painted {
        Painted {
            picture: Some(self.picture.clone()),
            borders: Some(self.borders.clone()),
            ground,
            ..Painted::plain(LinearRgba::WHITE, 0.06)
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, print_board)
        .add_systems(Startup, (lay_board, light))
        .add_systems(Update, print_anew.after(crate::table::drive));
}

fn print_board(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    words: Res<Words>,
    device: Option<Res<RenderDevice>>,
) {
    let seen = device.is_some();
    commands.insert_resource(BoardPrint {
        picture: images.add(pictures::image(pictures::board((&words.0).into(), seen))),
        borders: images.add(pictures::borders(seen)),
        edition: Edition::default(),
    });
}

/// Regions have other names in other editions.
fn print_anew(
    on_table: Option<Res<Match>>,
    words: Res<Words>,
    device: Option<Res<RenderDevice>>,
    mut print: ResMut<BoardPrint>,
    mut images: ResMut<Assets<Image>>,
) {
    let edition = on_table.map_or(print.edition, |on_table| on_table.setup.edition);
    if edition == print.edition {
        return;
    }
    print.edition = edition;
    let wording = Wording {
        text: &words.0,
        edition,
    };
    let picture = pictures::image(pictures::board(wording, device.is_some()));
    let _ = images.insert(&print.picture, picture);
}

const FRAME_WIDTH: f32 = 0.22;
/// From the table; the moulding rises a little above the board.
const FRAME_HEIGHT: f32 = 0.25;

fn lay_board(
    mut commands: Commands,
    print: Res<BoardPrint>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Painted>>,
) {
    let moulding = materials.add(Painted::plain(Color::srgb(0.2, 0.12, 0.07), 0.5));
    let polished = materials.add(Painted::plain(LinearRgba::WHITE, 0.5));
    let cube = meshes.add(Cuboid::from_length(1.0));
    let middle = f32::midpoint(height::TABLE, -0.01);
    commands.spawn((
        Mesh3d(cube),
        MeshMaterial3d(moulding),
        Transform::from_translation(on_board(BOARD.centre, middle)).with_scale(Vec3::new(
            BOARD.width,
            -0.01 - height::TABLE,
            BOARD.height,
        )),
        // What lies flat throws no shadow worth drawing.
        NotShadowCaster,
    ));
    let frame = models::frame(BOARD, BOARD.grown(FRAME_WIDTH), FRAME_HEIGHT);
    commands.spawn((
        Mesh3d(meshes.add(mesh(frame))),
        MeshMaterial3d(polished),
        Transform::from_xyz(0.0, height::TABLE, 0.0),
    ));
    commands.spawn((
        Mesh3d(meshes.add(sheet(BOARD, height::SEA))),
        MeshMaterial3d(materials.add(print.on(Ground::Sea))),
        Transform::IDENTITY,
        NotShadowCaster,
    ));
    let foreign = materials.add(print.on(Ground::Plain));
    for outline in lands() {
        commands.spawn((
            Mesh3d(meshes.add(land(&outline.shape, height::BACKDROP))),
            MeshMaterial3d(foreign.clone()),
            Transform::IDENTITY,
            NotShadowCaster,
        ));
    }
}

fn light(mut commands: Commands) {
    commands.insert_resource(GlobalAmbientLight {
        color: Color::WHITE,
        brightness: 700.0,
        ..default()
    });
    commands.spawn((
        DirectionalLight {
            color: Color::srgb(1.0, 0.93, 0.82),
            illuminance: 800.0,
            shadow_maps_enabled: true,
            ..default()
        },
        CascadeShadowConfigBuilder {
            num_cascades: 1,
            maximum_distance: 60.0,
            ..default()
        }
        .build(),
        Transform::from_xyz(-7.0, 13.0, 4.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}
