//! A test for every ruling, with the ruling's name in front.

mod board;
mod discs;
mod general;
mod many;
mod round;
mod scoring;
mod setup;
mod turn;

use crate::support::{Table, play, power, seat};
use el_grande::rules::{
    CardId, Decision, Game, GameEvent, Phase, Place, Progress, RegionId, RuleError, Setup, StackId,
};

const KING_CARD: StackId = StackId::ALL[4];

/// A new game in which the cards are turned up and this seat bids first.
fn to_bid(players: usize, first_bidder: usize) -> Game {
    let setup = Setup::with_players(players);
    let mut position = Game::new(&setup, 5).expect("a sound setup").position();
    position.first_bidder = seat(first_bidder);
    let mut game = Game::try_from(position).expect("a possible position");
    game.settle(&mut ());
    game
}

/// A new game in which these bids were made, by seat.
fn after_bids(values: &[u8]) -> Game {
    let mut game = to_bid(values.len(), 0);
    for &value in values {
        play(&mut game, &[Decision::Bid(power(value))]);
    }
    game
}

fn place(to: impl Into<Place>) -> Decision {
    Decision::Place(to.into())
}

fn not_asked_for(phase: Phase, decision: Decision) -> RuleError {
    RuleError::NotAskedFor { phase, decision }
}

fn action_is_over(game: &Game) -> bool {
    game.turn().action == Progress::Finished && game.pending().is_empty()
}

/// A table before general scoring; the King is in Galicia.
fn general(players: usize) -> Table {
    Table::new(players, CardId::Veto).general_scoring()
}

/// Sets everybody's disc, then plays the general scoring to its end.
fn score_with(game: &mut Game, discs: &[RegionId]) -> Vec<GameEvent> {
    let mut events = Vec::new();
    for &region in discs {
        events.extend(play(game, &[Decision::SetDisc(region)]));
    }
    while game.phase() != Phase::Reveal && !game.is_over() {
        events.extend(play(game, &[Decision::Proceed]));
    }
    events
}

fn places_scored(events: &[GameEvent]) -> Vec<Place> {
    let place = |event: &GameEvent| match event {
        GameEvent::ScoringBegan { place, .. } => Some(*place),
        _ => None,
    };
    events.iter().filter_map(place).collect()
}
