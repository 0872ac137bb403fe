//! Light that tells: legal regions breathe in gold, the King's carries crimson, the hovered lifts.

use super::hand::InHand;
use crate::panels::Hovered;
use crate::rules::{Decisions, Place};
use crate::table::{Match, Region, Spot, StandsIn, gesture};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hovered>()
        .add_observer(hover)
        .add_observer(leave)
        .add_systems(Update, glow);
}

/// The place of a spot, or of the spot a piece stands in.
fn place_of(entity: Entity, spots: &Query<&Spot>, stands: &Query<&StandsIn>) -> Option<Place> {
    let at = stands.get(entity).map_or(entity, |stands| stands.0);
    match spots.get(at) {
        Ok(Spot::Place(place)) => Some(*place),
        _ => None,
    }
}

fn hover(
    over: On<Pointer<Over>>,
    spots: Query<&Spot>,
    stands: Query<&StandsIn>,
    mut hovered: ResMut<Hovered>,
) {
    if let Some(place) = place_of(over.entity, &spots, &stands) {
        hovered.set_if_neq(Hovered(Some(place)));
    }
}

fn leave(
    out: On<Pointer<Out>>,
    spots: Query<&Spot>,
    stands: Query<&StandsIn>,
    mut hovered: ResMut<Hovered>,
) {
    let left = place_of(out.entity, &spots, &stands);
    if left.is_some() && hovered.0 == left {
        hovered.0 = None;
    }
}

/// What a region shines like.
fn light(legal: bool, kings: bool, hovered: bool) -> LinearRgba {
    let mut light = LinearRgba::BLACK;
    if legal {
        light = LinearRgba::rgb(0.45, 0.3, 0.03);
    } else if kings {
        light = LinearRgba::rgb(0.16, 0.01, 0.012);
    }
    if hovered {
        light += LinearRgba::rgb(0.06, 0.055, 0.045);
    }
    light
}

fn glow(
    on_table: Option<Res<Match>>,
    in_hand: Res<InHand>,
    hovered: Res<Hovered>,
    regions: Query<(&Region, &MeshMaterial3d<StandardMaterial>)>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let Some(on_table) = on_table else { return };
    if !(on_table.is_changed() || in_hand.is_changed() || hovered.is_changed()) {
        return;
    }
    let game = &on_table.game;
    let mut legal = Decisions::new();
    game.legal(&mut legal);
    let pointable = gesture::pointable(game, &legal);
    for (&Region(region), material) in &regions {
        let place = region.place();
        let wanted = light(
            in_hand.may_go(Spot::Place(place)) || pointable.contains(&place),
            game.king().region() == Some(region),
            hovered.0 == Some(place),
        );
        if materials
            .get(&material.0)
            .is_some_and(|m| m.emissive != wanted)
            && let Some(mut material) = materials.get_mut(&material.0)
        {
            material.emissive = wanted;
        }
    }
}
