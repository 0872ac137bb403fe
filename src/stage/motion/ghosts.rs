//! Of what is announced a pale likeness stands where it would go: one sees what would be there.

use crate::common::FrameSet;
use crate::stage::look::paint::Painted;
use crate::stage::motion::announced::Announced;
use crate::stage::motion::ends::{WayEnds, half};
use crate::table::Spot;
use crate::table::gesture::Piece;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// The likeness of a piece that has not gone yet.
#[derive(Component, Clone, Copy, Debug)]
pub struct Ghost {
    pub piece: Piece,
    pub to: Spot,
}

/// Smaller than the piece itself, and paler.
const SIZE: f32 = 0.8;
const PALE: LinearRgba = LinearRgba::new(0.55, 0.5, 0.36, 0.0);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, haunt.in_set(FrameSet::Arcs));
}

fn haunt(
    announced: Res<Announced>,
    ends: WayEnds,
    looks: Query<(&Mesh3d, &MeshMaterial3d<Painted>)>,
    ghosts: Query<Entity, With<Ghost>>,
    mut materials: ResMut<Assets<Painted>>,
    mut commands: Commands,
) {
    if !announced.is_changed() {
        return;
    }
    for ghost in &ghosts {
        commands.entity(ghost).despawn();
    }
    for held in announced.held_up() {
        for (nth, &piece) in held.pieces.iter().enumerate() {
            let at = ends.next(held.journey.to, held.journey.piece, nth);
            let (Some(at), Ok((shape, paint))) = (at, looks.get(piece)) else {
                continue;
            };
            let Some(paint) = materials.get(&paint.0).cloned() else {
                continue;
            };
            let pale = materials.add(Painted {
                glow: PALE,
                ..paint
            });
            // It stands on the ground, though it is smaller.
            let sunk = Vec3::Y * (half(held.journey.piece) * (1.0 - SIZE));
            commands.spawn((
                Ghost {
                    piece: held.journey.piece,
                    to: held.journey.to,
                },
                shape.clone(),
                MeshMaterial3d(pale),
                Transform::from_translation(at - sunk).with_scale(Vec3::splat(SIZE)),
                Pickable::IGNORE,
                NotShadowCaster,
            ));
        }
    }
}
