//! The Anniversary edition and its modules, sentence by sentence. Its cards are asked the same
//! questions as all others in `cards`, and random games of every mixture are in `properties`.

mod alternatives;
mod deck;
mod edition;
mod neutral;
mod neutral_turns;
mod regent;
mod shift;
mod shift_abilities;
mod stacks;

use crate::support::{play, power, seat};
use el_grande::rules::{
    Deal, Decision, Edition, Game, GameEvent, Phase, Power, RegionId, Setup, StackId,
};

const KING_CARD: StackId = StackId::ALL[4];

fn setup(players: usize) -> Setup {
    Setup::of_edition(Edition::Anniversary, players)
}

/// Everything goes on by itself to the next decision.
fn settled(game: &mut Game) -> Vec<GameEvent> {
    let mut events = Vec::new();
    game.settle(&mut events);
    events
}

/// A game of two with this deal of the neutral colour; the King is in Galicia, the homes are
/// Valencia and Granada, and seat 0 bids first.
fn with_neutral(powers: &[u8], regions: [RegionId; 2]) -> Game {
    let setup = setup(2);
    let mut deal = Deal::from_seed(&setup, 1).expect("a sound setup");
    deal.king = RegionId::Galicia;
    deal.homes = vec![RegionId::Valencia, RegionId::Granada];
    deal.first_bidder = seat(0);
    let neutral = deal.neutral.as_mut().expect("a neutral colour");
    let first: Vec<Power> = powers.iter().copied().map(power).collect();
    neutral.powers.retain(|power| !first.contains(power));
    neutral.powers.splice(0..0, first);
    for deck in &mut neutral.regions {
        deck.retain(|region| !regions.contains(region));
        deck.splice(0..0, regions);
    }
    Game::from_deal(&setup, &deal).expect("a sound deal")
}

fn bids(game: &mut Game, values: &[u8]) -> Vec<GameEvent> {
    let mut events = Vec::new();
    for &value in values {
        events.extend(play(game, &[Decision::Bid(power(value))]));
    }
    events
}

/// Plays the round to its end: nobody recruits, and everyone takes the first card and leaves it.
fn pass_round(game: &mut Game) -> Vec<GameEvent> {
    let mut events = Vec::new();
    while !game.turn_order().is_empty() && game.phase() != Phase::EndOfRound {
        events.extend(crate::support::pass_turn(game));
    }
    events
}
