//! What stays on the table from game to game: table, board, sea, foreign lands, tracks, light.

use super::{height, on_board, solid::slab};
use crate::board::{
    BOARD, CASTILLO_FIELD, MAP, ROUNDS, Rect, SCORE_CELLS, SCORING_EVERY, SCORING_SPACES, lands,
    round_space, score_cell, scoring_space,
};
use bevy::prelude::*;

const WALNUT: Color = Color::srgb(0.23, 0.14, 0.08);
const FRAME: Color = Color::srgb(0.16, 0.1, 0.06);
const SEA: Color = Color::srgb(0.36, 0.53, 0.56);
const FOREIGN: Color = Color::srgb(0.62, 0.58, 0.49);
const PARCHMENT: Color = Color::srgb(0.91, 0.85, 0.69);
const GOLD: Color = Color::srgb(0.72, 0.56, 0.16);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (lay_board, light));
}

fn lay_board(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let mut painted = |color: Color| {
        materials.add(StandardMaterial {
            base_color: color,
            perceptual_roughness: 0.9,
            ..default()
        })
    };
    let (walnut, frame, sea) = (painted(WALNUT), painted(FRAME), painted(SEA));
    let (foreign, parchment, gold) = (painted(FOREIGN), painted(PARCHMENT), painted(GOLD));
    // A unit cube serves for everything flat and square.
    let cube = meshes.add(Cuboid::from_length(1.0));
    let mut tile = |rect: Rect, bottom: f32, top: f32, material: &Handle<StandardMaterial>| {
        commands.spawn((
            Mesh3d(cube.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_translation(on_board(rect.centre, f32::midpoint(bottom, top)))
                .with_scale(Vec3::new(rect.width, top - bottom, rect.height)),
        ));
    };
    tile(BOARD.grown(20.0), -0.5, height::TABLE, &walnut);
    tile(BOARD.grown(0.1), height::TABLE, -0.02, &frame);
    tile(MAP, -0.02, height::SEA, &sea);
    for cell in 0..SCORE_CELLS {
        let fifth = cell.is_multiple_of(5);
        tile(
            score_cell(cell).grown(-0.015),
            -0.02,
            0.01,
            if fifth { &gold } else { &parchment },
        );
    }
    for round in 1..=ROUNDS {
        tile(round_space(round), height::SEA, 0.02, &parchment);
        if round.is_multiple_of(SCORING_EVERY) {
            for space in 0..SCORING_SPACES {
                let material = if space == 0 { &gold } else { &parchment };
                tile(scoring_space(round, space), height::SEA, 0.02, material);
            }
        }
    }
    tile(
        CASTILLO_FIELD,
        height::SEA,
        height::BACKDROP + 0.02,
        &parchment,
    );
    for land in lands() {
        commands.spawn((
            Mesh3d(meshes.add(slab(&land.shape, height::BACKDROP))),
            MeshMaterial3d(foreign.clone()),
            Transform::IDENTITY,
        ));
    }
}

fn light(mut commands: Commands) {
    commands.insert_resource(GlobalAmbientLight {
        color: Color::srgb(0.85, 0.9, 1.0),
        brightness: 350.0,
        ..default()
    });
    commands.spawn((
        DirectionalLight {
            color: Color::srgb(1.0, 0.94, 0.84),
            illuminance: 7_000.0,
            shadow_maps_enabled: true,
            ..default()
        },
        Transform::from_xyz(-7.0, 14.0, 3.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}
