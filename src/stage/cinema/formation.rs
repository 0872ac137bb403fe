//! Who stands where while something is counted: in lanes before the tower, in columns in a region.
//! When it is over all go back to where they belong.

use super::columns::{Columns, RAISED};
use super::lanes::Lanes;
use super::tumble::Tumbling;
use crate::board::{CASTILLO_TOWER, Point, size};
use crate::common::Settings;
use crate::models::KING_HEIGHT;
use crate::rules::Place;
use crate::stage::motion::choreography::Manner;
use crate::stage::motion::flights::InFlight;
use crate::stage::motion::pose::{CountedSoFar, Target};
use crate::stage::motion::scene::{Act, Scene};
use crate::stage::motion::staging::Paraded;
use crate::stage::{height, on_board};
use crate::table::{
    Caballero, Grande, King, MobileScoreboard, Occupants, ScoreMarker, SecretDisc, Show, Shown,
    Spot, Spots,
};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

type FormedKind<'w> = (
    Option<&'w Caballero>,
    Has<Grande>,
    Has<King>,
    Has<MobileScoreboard>,
    Option<&'w Target>,
);

type FigureKind<'w> = (Entity, &'w Target, Option<&'w Grande>);

/// Part of its size that a figure keeps which has nothing to do with what is counted.
const STEPPED_BACK: f32 = 0.5;

fn stepped_back(target: Transform) -> Transform {
    let mut small = target;
    small.scale *= STEPPED_BACK;
    // Its middle comes down with it.
    let foot = height::LAND;
    small.translation.y = foot + (target.translation.y - foot) * STEPPED_BACK;
    small
}

/// How large winners are held up before everybody.
const CROWNED: f32 = 3.0;

/// Over the middle of the board, side by side.
pub(crate) fn podium(nth: usize, of: usize) -> Transform {
    let from_middle = f32::from(nth as u8) - f32::from(of.saturating_sub(1) as u8) / 2.0;
    let aside = from_middle * size::GRANDE * CROWNED * 1.5;
    Transform::from_xyz(aside, 2.2, 0.5).with_scale(Vec3::splat(CROWNED))
}

/// The columns of what is counted now, if it has any.
pub(crate) fn columns(scene: &Scene) -> Option<Columns> {
    scene.values?;
    Columns::of(scene.place?, scene.counts)
}

pub(super) fn form(
    scene: Res<Scene>,
    show: Res<Show>,
    settings: Res<Settings>,
    shown: Option<Res<Shown>>,
    spots: Res<Spots>,
    occupants: Query<&Occupants>,
    kinds: Query<FormedKind<'static>, Without<Tumbling>>,
    figures: Query<FigureKind<'static>, Or<(With<Grande>, With<King>)>>,
    paraded: Query<
        (Entity, &Transform),
        (With<Paraded>, Without<SecretDisc>, Without<ScoreMarker>),
    >,
    standing: Query<(&Transform, Option<&Paraded>)>,
    mut commands: Commands,
) {
    let Some(shown) = shown.filter(|_| scene.is_changed() || show.is_changed()) else {
        return;
    };
    let mut wanted: HashMap<Entity, Option<Transform>> = HashMap::default();
    if !show.instant {
        let there = |place: Place| {
            let spot = spots.get(Spot::Place(place));
            let here = spot.and_then(|spot| occupants.get(spot).ok());
            here.into_iter().flat_map(Occupants::pieces)
        };
        if scene.open {
            let lanes = Lanes::of(shown.game());
            let at_once = settings.reduced_motion || scene.values.is_some();
            before_tower(
                there(Place::Castillo),
                &kinds,
                at_once.then_some(&lanes),
                &mut wanted,
            );
        }
        // Those of other regions are small meanwhile, and hide nobody.
        if scene.act == Some(Act::Regions) && !settings.reduced_motion {
            let back = figures.iter();
            wanted.extend(back.map(|(figure, target, _)| (figure, Some(stepped_back(target.0)))));
        }
        if let Some(columns) = columns(&scene)
            && let Some(place) = scene.place
        {
            in_columns(there(place), &kinds, &columns, &mut wanted);
        }
        // The winners come forward, for as long as everybody looks.
        if let Some(winners) = scene.crowned.filter(|_| show.busy) {
            let won = |grande: &Grande| winners.contains(grande.seat);
            let crowned = figures
                .iter()
                .filter(|(.., grande)| grande.is_some_and(won));
            let all = winners.iter().count();
            for (nth, (figure, ..)) in crowned.enumerate() {
                wanted.insert(figure, Some(podium(nth, all)));
            }
        }
    }
    let line = Manner::FormsUp.staged(&settings);
    let mut nth = 0;
    for (piece, &from) in &paraded {
        if !wanted.contains_key(&piece) {
            commands
                .entity(piece)
                .remove::<Paraded>()
                .insert(InFlight::new(from, line, nth));
            nth += 1;
        }
    }
    nth = 0;
    for (piece, to) in wanted {
        let (Some(to), Ok((&from, already))) = (to, standing.get(piece)) else {
            continue;
        };
        // Whoever stands in a row stays there; figures come forward and step back.
        let elsewhere = |already: &Paraded| figures.contains(piece) && already.0 != to;
        if already.is_none_or(elsewhere) {
            commands
                .entity(piece)
                .insert((Paraded(to), InFlight::new(from, line, nth)));
            nth += 1;
        }
    }
}

/// Caballeros in their lanes, if they go there at once; they stay there, if they came by themselves.
/// Grandes and the King make room beside the tower.
fn before_tower(
    pieces: impl Iterator<Item = Entity>,
    kinds: &Query<FormedKind<'static>, Without<Tumbling>>,
    lanes: Option<&Lanes>,
    wanted: &mut HashMap<Entity, Option<Transform>>,
) {
    let mut rows = CountedSoFar::default();
    let mut guests: u8 = 0;
    for piece in pieces {
        let Ok((caballero, grande, king, ..)) = kinds.get(piece) else {
            continue;
        };
        if let Some(caballero) = caballero {
            let nth = rows.next(caballero.seat);
            let slot = lanes.map(|lanes| lanes.slot(caballero.seat, nth));
            wanted.insert(piece, slot.map(Transform::from_translation));
        } else if grande || king {
            let tall = if king { KING_HEIGHT } else { size::GRANDE };
            let north = f32::from(guests) * (size::GRANDE + 0.04);
            let at = Point::new(
                CASTILLO_TOWER.left() - 0.34,
                CASTILLO_TOWER.bottom() + north,
            );
            let up = on_board(at, height::LAND + tall / 2.0);
            wanted.insert(piece, Some(Transform::from_translation(up)));
            guests += 1;
        }
    }
}

/// Caballeros climb on each other, Grandes and the King step aside, and all rise with the region.
fn in_columns(
    pieces: impl Iterator<Item = Entity>,
    kinds: &Query<FormedKind<'static>, Without<Tumbling>>,
    columns: &Columns,
    wanted: &mut HashMap<Entity, Option<Transform>>,
) {
    let mut rows = CountedSoFar::default();
    let mut grandes = 0;
    for piece in pieces {
        let Ok((caballero, grande, king, _, target)) = kinds.get(piece) else {
            continue;
        };
        let to = if let Some(caballero) = caballero {
            let nth = rows.next(caballero.seat);
            columns
                .column(caballero.seat)
                .map(|column| column.slot(nth))
        } else if king {
            Some(columns.beside(None, KING_HEIGHT / 2.0))
        } else if grande {
            grandes += 1;
            Some(columns.beside(Some(grandes - 1), size::GRANDE / 2.0))
        } else {
            target.map(|target| target.0.translation + Vec3::Y * RAISED)
        };
        if let Some(to) = to {
            wanted.insert(piece, Some(Transform::from_translation(to)));
        }
    }
}
