//! The neutral colour of two players in the Anniversary edition: it settles in regions, blocks a
//! bid, takes a card away, and counts for majorities. It never decides and never scores.

use super::board::{REGIONS, RegionId};
use super::cards::StackId;
use super::event::{GameEvent, Sink};
use super::game::Game;
use super::seat::{CABALLEROS, POWER_CARDS, Power, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Stretches of the game between general scorings; the region cards are shuffled for each.
pub(super) const STRETCHES: usize = 3;
/// Region cards drawn each round, and caballeros that go to each region drawn.
const DRAWN: usize = 2;
const SETTLERS: u8 = 2;

/// Its cards, as dealt. Unused in games without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Neutral {
    pub(super) powers: [Option<Power>; POWER_CARDS],
    pub(super) regions: [[RegionId; REGIONS]; STRETCHES],
    /// Power cards shown so far, one a round.
    pub(super) shown: u8,
    /// Region cards drawn since the last shuffle.
    pub(super) drawn: u8,
}

impl Neutral {
    pub(super) const NONE: Self = Self {
        powers: [None; POWER_CARDS],
        regions: [RegionId::ALL; STRETCHES],
        shown: 0,
        drawn: 0,
    };
}

/// What chance decides about the neutral colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NeutralDeal {
    /// Its thirteen power cards, the first to be shown first.
    pub powers: Vec<Power>,
    /// The nine region cards, shuffled anew for each stretch between general scorings.
    pub regions: Vec<Vec<RegionId>>,
}

/// How the neutral colour is written to files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NeutralRecord {
    /// Its caballeros in each place; places not named hold none.
    pub caballeros: BTreeMap<super::board::Place, u8>,
    /// Its caballeros that are not on the board.
    pub supply: u8,
    pub powers: Vec<Power>,
    pub regions: Vec<Vec<RegionId>>,
    /// Power cards shown so far; the last of them is this round's.
    pub shown: u8,
    /// Region cards drawn since the last shuffle.
    pub drawn: u8,
}

impl NeutralDeal {
    /// All its cards are there, each once.
    pub(super) fn is_sound(&self) -> bool {
        let powers: super::seat::PowerSet = self.powers.iter().copied().collect();
        let all_regions = |deck: &Vec<RegionId>| {
            deck.len() == REGIONS
                && super::board::RegionSet::of(deck) == super::board::RegionSet::ALL
        };
        self.powers.len() == POWER_CARDS
            && powers.len() as usize == POWER_CARDS
            && self.regions.len() == STRETCHES
            && self.regions.iter().all(all_regions)
    }
}

impl Game {
    /// Brings the neutral colour to the table, with cards that are sound.
    pub(super) fn seat_neutral(&mut self, deal: &NeutralDeal) {
        for (slot, power) in self.neutral.powers.iter_mut().zip(&deal.powers) {
            *slot = Some(*power);
        }
        for (slot, deck) in self.neutral.regions.iter_mut().zip(&deal.regions) {
            slot.copy_from_slice(deck);
        }
        self.provinces[Seat::NEUTRAL.index()] = CABALLEROS;
    }

    /// Which shuffle of the region cards the round belongs to.
    pub(super) const fn stretch(&self) -> usize {
        (self.round as usize - 1) / 3
    }

    /// Whether the neutral colour takes its card before the turn of this index.
    pub(super) fn neutral_comes_before(&self, turn: usize) -> bool {
        let Some(own) = self.strength(Seat::NEUTRAL).filter(|_| self.rules.neutral) else {
            return false;
        };
        let of = |turn: usize| self.order[..self.players()].get(turn);
        let strength = |seat: &Seat| self.strength(*seat);
        let previous = turn.checked_sub(1).and_then(of).and_then(strength);
        let next = of(turn).and_then(strength);
        previous.is_none_or(|previous| previous > own) && next.is_none_or(|next| own > next)
    }
}

/// The round begins: it settles in the regions drawn and shows its power card.
pub(super) fn begin_round<S: Sink>(game: &mut Game, sink: &mut S) {
    let own = Seat::NEUTRAL.index();
    if game.provinces[own] > 0 {
        for _ in 0..DRAWN {
            let deck = &game.neutral.regions[game.stretch()];
            let Some(&region) = deck.get(usize::from(game.neutral.drawn)) else {
                break;
            };
            game.neutral.drawn += 1;
            // `TABOO`, and what is left when the supply runs short.
            let count = if game.free_regions().contains(region) {
                game.provinces[own].min(SETTLERS)
            } else {
                0
            };
            game.provinces[own] -= count;
            game.men[region.index()][own] += count;
            sink.hear(game, GameEvent::NeutralSettled { region, count });
        }
    }
    if let Some(power) = game.neutral.powers[usize::from(game.neutral.shown)] {
        game.neutral.shown += 1;
        game.bids[own] = Some(power);
        sink.hear(game, GameEvent::NeutralShowed { power });
    }
}

/// Its turn: of the cards left it takes the one that places most, from the higher stack if two
/// are equal, and puts it away unused.
pub(super) fn take_card<S: Sink>(game: &mut Game, sink: &mut S) {
    let lying = StackId::ALL
        .into_iter()
        .filter_map(|stack| Some((game.face_up(stack)?, stack)));
    let most = lying.max_by_key(|(card, stack)| (card.places(), stack.index()));
    if let Some((card, stack)) = most {
        game.face_up[stack.index()] = None;
        sink.hear(game, GameEvent::NeutralTook { stack, card });
    }
}
