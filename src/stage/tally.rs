//! What counts as seen: numbers change when the piece lands, not when the rules move it.

use super::playback::{Flown, InFlight};
use crate::rules::{COLOURS, Game, GameEvent, Seat};
use crate::table::{Caballero, Match, Occupants, ScoreMarker, Spot, Spots, Story, Unshown};
use bevy::prelude::*;

/// Points and caballeros as they lie on the table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    scores: [u16; COLOURS],
    courts: [usize; COLOURS],
    provinces: [usize; COLOURS],
}

impl Tally {
    /// With everything landed.
    pub fn of(game: &Game) -> Self {
        let mut tally = Self::default();
        for seat in game.seats() {
            tally.scores[seat.index()] = game.score(seat);
            tally.courts[seat.index()] = game.court(seat).into();
            tally.provinces[seat.index()] = game.provinces(seat).into();
        }
        let neutral = Seat::NEUTRAL;
        tally.provinces[neutral.index()] = game.provinces(neutral).into();
        tally
    }

    pub const fn score(&self, seat: Seat) -> u16 {
        self.scores[seat.index()]
    }

    pub const fn court(&self, seat: Seat) -> usize {
        self.courts[seat.index()]
    }

    pub const fn provinces(&self, seat: Seat) -> usize {
        self.provinces[seat.index()]
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tally>()
        .add_systems(PostUpdate, count.after(Flown));
}

fn count(
    on_table: Option<Res<Match>>,
    story: Res<Story>,
    spots: Res<Spots>,
    occupants: Query<&Occupants>,
    landed: Query<Option<&InFlight>, (With<Caballero>, Without<Unshown>)>,
    markers: Query<(&ScoreMarker, Has<InFlight>)>,
    mut tally: ResMut<Tally>,
) {
    let Some(on_table) = on_table else { return };
    let game = &on_table.game;
    let mut next = Tally::of(game);
    let in_spot = |spot: Spot| {
        let occupants = spots.get(spot).and_then(|spot| occupants.get(spot).ok());
        let pieces = occupants.into_iter().flat_map(Occupants::pieces);
        let counts = |piece: &Entity| {
            let flight = landed.get(*piece);
            flight.is_ok_and(|flight| flight.is_none_or(InFlight::is_counted))
        };
        pieces.filter(counts).count()
    };
    next.provinces[Seat::NEUTRAL.index()] = in_spot(Spot::Provinces(Seat::NEUTRAL));
    for seat in game.seats() {
        next.courts[seat.index()] = in_spot(Spot::Court(seat));
        next.provinces[seat.index()] = in_spot(Spot::Provinces(seat));
        let flies = markers
            .iter()
            .any(|(marker, flies)| marker.seat == seat && flies);
        let score = &mut next.scores[seat.index()];
        *score = if flies {
            tally.score(seat)
        } else {
            score.saturating_sub(untold(&story, seat))
        };
    }
    tally.set_if_neq(next);
}

/// Points that are paid but not yet shown.
fn untold(story: &Story, seat: Seat) -> u16 {
    let paid = story.beats().map(|beat| match beat.event {
        GameEvent::Points {
            seat: whose,
            points,
            ..
        }
        | GameEvent::Tribute {
            seat: whose,
            points,
            ..
        } if whose == seat => u16::from(points),
        _ => 0,
    });
    paid.sum()
}
