//! Light that tells: legal places shine in gold, the King's region in crimson, what is announced or
//! pointed out in white.

use super::announced::Announced;
use super::hand::InHand;
use super::reach::{Looked, Possible};
use crate::panels::{Hovered, PointedOut};
use crate::rules::{KingSpot, Place};
use crate::table::{Castillo, Court, Match, Provinces, Region, Spot, StandsIn};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hovered>()
        .init_resource::<PointedOut>()
        .add_observer(hover)
        .add_observer(leave)
        .add_systems(
            Update,
            (fade, glow)
                .chain()
                .after(Looked)
                .after(super::announced::hover),
        );
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

/// A place that was pointed out shines for so many seconds.
const POINTED_OUT: f32 = 2.0;

fn fade(time: Res<Time<Real>>, mut pointed_out: ResMut<PointedOut>, mut left: Local<f32>) {
    if pointed_out.is_changed() && pointed_out.0.is_some() {
        *left = POINTED_OUT;
        return;
    }
    if pointed_out.0.is_some() {
        *left -= time.delta_secs();
        if *left <= 0.0 {
            pointed_out.0 = None;
        }
    }
}

/// What a place shines like when it may be gone to, or is the King's.
fn ground_light(legal: bool, kings: bool) -> LinearRgba {
    match (legal, kings) {
        (true, _) => LinearRgba::rgb(0.45, 0.3, 0.03),
        (false, true) => LinearRgba::rgb(0.16, 0.01, 0.012),
        (false, false) => LinearRgba::BLACK,
    }
}

/// Added where something is announced or pointed out.
const TOLD: LinearRgba = LinearRgba::rgb(0.3, 0.3, 0.26);
/// Added under the pointer.
const HOVERED: LinearRgba = LinearRgba::rgb(0.06, 0.055, 0.045);

type Shining = Or<(With<Region>, With<Castillo>, With<Court>, With<Provinces>)>;

fn glow(
    on_table: Option<Res<Match>>,
    possible: Res<Possible>,
    in_hand: Res<InHand>,
    hovered: Res<Hovered>,
    announced: Res<Announced>,
    pointed_out: Res<PointedOut>,
    places: Query<(&Spot, &MeshMaterial3d<StandardMaterial>), Shining>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let Some(on_table) = on_table else { return };
    for (&spot, material) in &places {
        let legal = in_hand.may_go(&possible, spot) || possible.may_point_at(spot);
        let place = match spot {
            Spot::Place(place) => Some(place),
            _ => None,
        };
        let region = place.and_then(Place::region);
        let kings = region.map(KingSpot::In) == Some(on_table.game.king());
        let mut wanted = ground_light(legal, kings);
        if place.is_some() && (announced.0 == place || pointed_out.0 == place) {
            wanted += TOLD;
        }
        if place.is_some() && hovered.0 == place {
            wanted += HOVERED;
        }
        if materials
            .get(&material.0)
            .is_some_and(|m| m.emissive != wanted)
            && let Some(mut material) = materials.get_mut(&material.0)
        {
            material.emissive = wanted;
        }
    }
}
