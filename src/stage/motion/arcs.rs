//! Which arcs stand over the board: from where to where goes what is announced, what is about to be
//! shown, and what is pointed out.

use crate::common::{Curtain, FrameSet, Onlookers, PointedArc, RecallArc, Settings};
use crate::rules::{Colour, Place};
use crate::stage::look::arcs::GoldArc;
use crate::stage::look::figures::colour_of;
use crate::stage::motion::announced::{Announced, LIFT};
use crate::stage::motion::ends::{WayEnds, half, over_tower};
use crate::stage::motion::playback::Playing;
use crate::stage::motion::scene::{Scene, Veto};
use crate::table::gesture::Piece;
use crate::table::{Match, Show, Spot};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// What an arc tells of; several may go at a time.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Tells {
    Announced(usize),
    /// The beat that is being shown.
    Beat(usize),
    Pointed,
    Recalled,
}

/// Seconds until an arc is whole.
pub(crate) const GROWS: f32 = 0.25;
/// Seconds for which what is recalled stays.
const RECALLED: f32 = 2.0;
/// An arc whose ends go farther than this is another one, and grows anew.
const ANOTHER: f32 = 0.05;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, follow.in_set(FrameSet::Arcs));
}

/// Whoever may want an arc.
#[derive(SystemParam)]
struct Occasions<'w, 's> {
    on_table: Option<Res<'w, Match>>,
    announced: Res<'w, Announced>,
    scene: Res<'w, Scene>,
    playing: Res<'w, Playing>,
    show: Res<'w, Show>,
    pointed: Res<'w, PointedArc>,
    curtain: Res<'w, State<Curtain>>,
    onlookers: Res<'w, Onlookers>,
    ends: WayEnds<'w, 's>,
}

impl Occasions<'_, '_> {
    fn wanted(&self, recalled: Option<RecallArc>) -> Vec<(Tells, GoldArc)> {
        let mut wanted = Vec::new();
        let announced = self.announced.held_up().iter().enumerate();
        wanted.extend(announced.filter_map(|(nth, held)| {
            let piece = held.journey.piece;
            let from = self.tops(&held.pieces, held.journey.from, piece)? + Vec3::Y * LIFT;
            let count = held.pieces.len();
            let ends = (0..count).filter_map(|nth| self.ends.next(held.journey.to, piece, nth));
            let to = middle(ends).map(|at| at + Vec3::Y * half(piece));
            let to = to.or_else(|| self.ends.end(held.journey.to.arc_end()?))?;
            let broken = matches!(self.scene.veto, Some(Veto::Played(_) | Veto::Stands(_)));
            let arc = GoldArc {
                broken,
                ..self.arc(from, to, count, Some(piece))
            };
            Some((Tells::Announced(nth), arc))
        }));
        if self.show.busy {
            let beat = self.playing.ways().iter().enumerate();
            wanted.extend(beat.filter_map(|(nth, way)| {
                let from = way.from + Vec3::Y * half(way.piece);
                // Who has come out of the tower is seen.
                let hidden = in_sight(way.ends.0, way.piece).filter(|_| !self.scene.open);
                let from = hidden.unwrap_or(from);
                let to = self.tops(&way.pieces, way.ends.1, way.piece)?;
                let count = way.pieces.len();
                let arc = self.arc(from, to, count, Some(way.piece));
                Some((Tells::Beat(nth), arc))
            }));
        }
        // What somebody chooses behind a curtain is nobody else's.
        let unseen = *self.curtain == Curtain::Lifted && !self.onlookers.0;
        let pointed = self.pointed.0.filter(|_| unseen);
        let recalled = recalled.map(|arc| (arc.from, arc.to));
        let told = [(Tells::Pointed, pointed), (Tells::Recalled, recalled)];
        wanted.extend(told.into_iter().filter_map(|(tells, ends)| {
            let (from, to) = ends?;
            let arc = self.arc(self.ends.end(from)?, self.ends.end(to)?, 1, None);
            Some((tells, arc))
        }));
        if self.on_table.is_none() {
            wanted.clear();
        }
        wanted
    }

    /// The middle of where these pieces belong, at the height of their tops.
    fn tops(&self, pieces: &[Entity], spot: Spot, piece: Piece) -> Option<Vec3> {
        let targets = pieces.iter().filter_map(|&entity| self.ends.of(entity));
        let at = middle(targets.map(|target| target.translation))?;
        Some(in_sight(spot, piece).unwrap_or(at + Vec3::Y * half(piece)))
    }

    fn arc(&self, from: Vec3, to: Vec3, count: usize, piece: Option<Piece>) -> GoldArc {
        let whose = match piece {
            Some(Piece::Caballero { whose, .. } | Piece::Grande { whose }) => Some(whose),
            _ => None,
        };
        let whose: Option<Colour> = whose.map(|seat| colour_of(self.on_table.as_deref(), seat));
        GoldArc {
            from,
            to,
            count: count as u8,
            whose,
            broken: false,
            grown: 0.0,
        }
    }
}

/// Who is in the tower is not seen: arcs begin and end above it.
fn in_sight(spot: Spot, piece: Piece) -> Option<Vec3> {
    let tower = spot == Spot::Place(Place::Castillo);
    let inside = tower && matches!(piece, Piece::Caballero { .. });
    inside.then(over_tower)
}

fn middle(points: impl Iterator<Item = Vec3>) -> Option<Vec3> {
    let (sum, count) = points.fold((Vec3::ZERO, 0.0), |(sum, count), at| {
        (sum + at, count + 1.0)
    });
    (count > 0.0).then(|| sum / count)
}

/// Lets arcs stand and grow where they are wanted, and takes the others away.
fn follow(
    occasions: Occasions,
    settings: Res<Settings>,
    time: Res<Time>,
    real: Res<Time<Real>>,
    mut recalls: MessageReader<RecallArc>,
    mut recalled: Local<Option<(RecallArc, f32)>>,
    mut standing: Query<(Entity, &Tells, &mut GoldArc)>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if let Some(&latest) = recalls.read().last() {
        *recalled = Some((latest, RECALLED));
    } else if let Some((_, left)) = &mut *recalled {
        *left -= real.delta_secs();
    }
    recalled.take_if(|(_, left)| *left <= 0.0);
    let mut wanted = occasions.wanted(recalled.map(|(arc, _)| arc));
    let at_once = settings.reduced_motion || occasions.show.instant;
    let whole = |tells: Tells| {
        let known = matches!(tells, Tells::Beat(_)) && occasions.playing.known_way();
        if at_once || known { 1.0 } else { 0.0 }
    };
    let mut moving = recalled.is_some();
    for (entity, &tells, mut arc) in &mut standing {
        let Some(nth) = wanted.iter().position(|(other, _)| *other == tells) else {
            commands.entity(entity).despawn();
            moving = true;
            continue;
        };
        let (_, mut next) = wanted.swap_remove(nth);
        let another = arc.from.distance(next.from).max(arc.to.distance(next.to)) > ANOTHER;
        next.grown = if another { whole(tells) } else { arc.grown };
        if next.grown < 1.0 {
            let pace = match tells {
                Tells::Beat(_) => occasions.playing.pace(),
                _ => 1.0,
            };
            next.grown = (next.grown + time.delta_secs() * pace / GROWS).min(1.0);
        }
        moving |= arc.set_if_neq(next);
    }
    for (tells, arc) in wanted {
        let grown = whole(tells);
        commands.spawn((tells, GoldArc { grown, ..arc }));
        moving = true;
    }
    if moving {
        redraw.write(RequestRedraw);
    }
}
