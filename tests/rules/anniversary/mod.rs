//! The Anniversary edition and its modules, sentence by sentence. Its cards are asked the same
//! questions as all others in `cards`, and random games of every mixture are in `properties`.

mod alternatives;
mod deck;
mod edition;
mod neutral;
mod neutral_regent;
mod neutral_turns;
mod regent;
mod regent_abroad;
mod regent_castillo;
mod shift;
mod shift_abilities;
mod shift_back;
mod stacks;

use crate::support::{legal, play, power, seat};
use el_grande::rules::{
    CardId, Deal, Decision, Deck, Edition, Game, GameEvent, Phase, Place, Position, Power,
    RegionId, Setup, StackId, StackRecord,
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
    neutral_game(&setup(2), powers, [regions; 3])
}

/// The same with whatever else is agreed, these regions on top of each shuffle, and the regents,
/// where there are any, in an order in which no two of the first are alike.
fn neutral_game(setup: &Setup, powers: &[u8], regions: [[RegionId; 2]; 3]) -> Game {
    let mut deal = Deal::from_seed(setup, 1).expect("a sound setup");
    deal.king = RegionId::Galicia;
    deal.homes = vec![RegionId::Valencia, RegionId::Granada];
    deal.first_bidder = seat(0);
    if setup.modules.new_regent {
        deal.stacks[KING_CARD.index()] = regents();
    }
    let neutral = deal.neutral.as_mut().expect("a neutral colour");
    let first: Vec<Power> = powers.iter().copied().map(power).collect();
    neutral.powers.retain(|power| !first.contains(power));
    neutral.powers.splice(0..0, first);
    for (deck, regions) in neutral.regions.iter_mut().zip(regions) {
        put_on_top(deck, regions);
    }
    Game::from_deal(setup, &deal).expect("a sound deal")
}

fn put_on_top(deck: &mut Vec<RegionId>, regions: [RegionId; 2]) {
    deck.retain(|region| !regions.contains(region));
    deck.splice(0..0, regions);
}

/// The cards of New Regent, the three that are alike at the end.
fn regents() -> Vec<CardId> {
    let mut cards = Deck::anniversary().regents();
    cards.sort_unstable_by_key(|&card| (card == CardId::KingTravels, card));
    cards
}

/// The stack of New Regent takes the place of the King card, so many of it turned up.
fn lay_out_regents(position: &mut Position, shown: usize) {
    let mut turned_up = regents();
    let face_down = turned_up.split_off(shown);
    position.rules.new_regent = true;
    position.stacks[KING_CARD.index()] = StackRecord {
        turned_up,
        face_down,
    };
}

/// The decisions that may be made now and lead a piece into the Castillo.
fn into_castillo(game: &Game) -> Vec<Decision> {
    let mut decisions = legal(game);
    decisions.retain(|decision| {
        matches!(
            decision,
            Decision::Place(Place::Castillo)
                | Decision::Move {
                    to: Place::Castillo,
                    ..
                }
                | Decision::SetScoreboard {
                    to: Place::Castillo,
                    ..
                }
        )
    });
    decisions
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
