//! The room the table stands in: walnut, candles, chairs, tiles, as far as the light goes.

use crate::models;
use crate::stage::height;
use crate::stage::look::paint::{Ground, Painted};
use crate::stage::look::solid::mesh;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// From the middle of the table to its edges; things stand as far as its corners.
const TABLE: Vec2 = Vec2::new(12.6, 10.2);
const TABLE_THICK: f32 = 0.7;
/// As far as anybody can see.
const FLOOR: f32 = 90.0;
/// The shader lights the table around them.
const CANDLES: [Vec2; 2] = [Vec2::new(-8.4, -6.4), Vec2::new(8.4, -6.4)];
const CANDLE_SIZE: f32 = 0.62;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, (furnish, light_candles));
}

fn furnish(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Painted>>,
) {
    let mut of = |ground: Ground, gloss: f32| {
        materials.add(Painted {
            ground,
            ..Painted::plain(LinearRgba::WHITE, gloss)
        })
    };
    let (walnut, tiles) = (of(Ground::Walnut, 0.25), of(Ground::Floor, 0.1));
    let things = of(Ground::Plain, 0.5);
    let cube = meshes.add(Cuboid::from_length(1.0));
    let floor = height::TABLE - models::TABLE_HEIGHT;
    let top = Vec3::new(2.0 * TABLE.x, TABLE_THICK, 2.0 * TABLE.y);
    let below = Vec3::new(top.x - 1.6, 1.6, top.z - 1.6);
    for (material, size, upper) in [
        (&walnut, top, height::TABLE),
        (&walnut, below, height::TABLE - TABLE_THICK),
        (&tiles, Vec3::new(FLOOR, 1.0, FLOOR) * 2.0, floor),
    ] {
        commands.spawn((
            Mesh3d(cube.clone()),
            MeshMaterial3d(material.clone()),
            Transform::from_xyz(0.0, upper - size.y / 2.0, 0.0).with_scale(size),
            NotShadowCaster,
        ));
    }
    let mut stand = |model: models::Model, at: Vec3, turn: f32| {
        commands.spawn((
            Mesh3d(meshes.add(mesh(model))),
            MeshMaterial3d(things.clone()),
            Transform::from_translation(at).with_rotation(Quat::from_rotation_y(turn)),
        ));
    };
    let on_table = |x: f32, z: f32| Vec3::new(x, height::TABLE, z);
    stand(models::books(), on_table(-10.4, 7.0), 0.5);
    stand(models::chart(), on_table(10.3, 7.4), 0.35);
    stand(models::inkwell(), on_table(10.6, 4.9), -0.6);
    let chair = meshes.add(mesh(models::chair()));
    for (x, z, turn) in [(-5.6, -14.2, 0.06), (5.2, -14.6, -0.1), (15.4, 1.0, -1.5)] {
        commands.spawn((
            Mesh3d(chair.clone()),
            MeshMaterial3d(things.clone()),
            Transform::from_xyz(x, floor, z).with_rotation(Quat::from_rotation_y(turn)),
            NotShadowCaster,
        ));
    }
}

fn light_candles(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<Painted>>,
) {
    let stick = meshes.add(mesh(models::candlestick()));
    let flame = meshes.add(mesh(models::flame()));
    let brass = materials.add(Painted::plain(LinearRgba::WHITE, 0.7));
    let burning = materials.add(Painted {
        glow: LinearRgba::new(1.6, 1.1, 0.5, 0.12),
        ..Painted::plain(LinearRgba::WHITE, 0.0)
    });
    for at in CANDLES {
        let foot = Vec3::new(at.x, height::TABLE, at.y);
        commands.spawn((
            Mesh3d(stick.clone()),
            MeshMaterial3d(brass.clone()),
            Transform::from_translation(foot).with_scale(Vec3::splat(CANDLE_SIZE)),
        ));
        commands.spawn((
            Mesh3d(flame.clone()),
            MeshMaterial3d(burning.clone()),
            Transform::from_translation(foot + Vec3::Y * models::WICK * CANDLE_SIZE),
            NotShadowCaster,
        ));
    }
}
