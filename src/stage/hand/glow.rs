//! Light that tells: legal places shine in gold, the King's region in crimson, what is announced or
//! pointed out in white.

use crate::common::{ArcEnd, FrameSet, Hovered, PointedArc, PointedOut};
use crate::rules::Place;
use crate::stage::cinema::columns::RAISED;
use crate::stage::cinema::formation::columns;
use crate::stage::hand::dragging::InHand;
use crate::stage::hand::reach::PossibleGestures;
use crate::stage::height;
use crate::stage::look::figures::CastilloPlate;
use crate::stage::look::paint::Painted;
use crate::stage::motion::announced::Announced;
use crate::stage::motion::scene::Scene;
use crate::table::{Abroad, Court, Provinces, Region, Shown, Spot, StandsIn};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(hover)
        .add_observer(leave)
        .add_systems(Update, (fade, glow, lift).chain().in_set(FrameSet::Glow));
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

/// How far a region rises under the pointer; less than pieces are high.
const LIFT: f32 = 0.05;

fn lift(
    hovered: Res<Hovered>,
    scene: Res<Scene>,
    time: Res<Time>,
    mut regions: Query<(&Region, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (&Region(region), mut transform) in &mut regions {
        let place = Some(region.place());
        let wanted = if columns(&scene).is_some() && scene.place == place {
            RAISED
        } else if hovered.0 == place {
            LIFT
        } else {
            0.0
        };
        // It grows out of the board: nobody looks below it.
        let off = 1.0 + wanted / height::LAND - transform.scale.y;
        if off.abs() > 1e-5 {
            let step = time.delta_secs() * wanted.max(LIFT) * 8.0 / height::LAND;
            transform.scale.y += off.clamp(-step, step);
            redraw.write(RequestRedraw);
        }
    }
}

/// Where one may go; it breathes.
const LEGAL: LinearRgba = LinearRgba::new(0.62, 0.42, 0.06, 0.45);
/// Where something may go, before anything is taken up.
const POSSIBLE: LinearRgba = LinearRgba::new(0.50, 0.34, 0.05, 0.3);
/// The King's region carries his arms.
const KINGS: LinearRgba = LinearRgba::new(0.30, 0.012, 0.012, 0.8);
/// Added where something is announced or pointed out.
const TOLD: LinearRgba = LinearRgba::new(0.3, 0.3, 0.26, 0.0);
/// Added under the pointer.
const HOVERED: LinearRgba = LinearRgba::new(0.05, 0.045, 0.035, 0.0);

type Shining = Or<(
    With<Region>,
    With<Abroad>,
    With<CastilloPlate>,
    With<Court>,
    With<Provinces>,
)>;

fn glow(
    shown: Option<Res<Shown>>,
    possible: Res<PossibleGestures>,
    in_hand: Res<InHand>,
    hovered: Res<Hovered>,
    announced: Res<Announced>,
    scene: Res<Scene>,
    pointed_out: Res<PointedOut>,
    arc: Res<PointedArc>,
    places: Query<(Option<&Spot>, &MeshMaterial3d<Painted>), Shining>,
    mut materials: ResMut<Assets<Painted>>,
) {
    let Some(shown) = shown else { return };
    let chosen = arc.0.and_then(|(_, to)| match to {
        ArcEnd::Place(place) => Some(place),
        ArcEnd::Court(_) | ArcEnd::Provinces(_) => None,
    });
    let told = announced.place().or(scene.place).or(scene.lit).or(chosen);
    // The tower itself stays as it is: its plate shines for it.
    let spot_of = |spot: Option<&Spot>| spot.copied().unwrap_or(Spot::Place(Place::Castillo));
    let legal_at = |spot| in_hand.may_go(&possible, spot) || possible.may_point_at(spot);
    let possible_at = |spot| in_hand.is_empty() && possible.is_target(spot);
    let region = |spot| matches!(spot, Spot::Place(place) if place.region().is_some());
    let some_region = places.iter().any(|(spot, _)| {
        let spot = spot_of(spot);
        region(spot) && (legal_at(spot) || possible_at(spot))
    });
    for (spot, material) in &places {
        let spot = spot_of(spot);
        let legal = legal_at(spot);
        let place = match spot {
            Spot::Place(place) => Some(place),
            _ => None,
        };
        let kings = Spot::of_king(shown.game().king()) == spot;
        let mut wanted = if legal {
            LEGAL
        } else if possible_at(spot) {
            POSSIBLE
        } else {
            LinearRgba::NONE
        };
        let wash = if kings { KINGS } else { LinearRgba::NONE };
        // Where one may not go steps back, so that nobody mistakes pale land for light.
        let mut dim = 0.0;
        if some_region && region(spot) && wanted == LinearRgba::NONE {
            // The King's arms are still to be seen.
            dim = if kings || hovered.0 == place {
                0.5
            } else {
                1.0
            };
        }
        if place.is_some() && (told == place || pointed_out.0 == place) {
            wanted += TOLD;
            dim = 0.0;
        }
        if place.is_some() && hovered.0 == place {
            wanted += HOVERED;
        }
        if materials.get(&material.0).is_some_and(|m| {
            m.glow != wanted || m.wash != wash || m.dim.to_bits() != f32::to_bits(dim)
        }) && let Some(mut material) = materials.get_mut(&material.0)
        {
            material.glow = wanted;
            material.wash = wash;
            material.dim = dim;
        }
    }
}
