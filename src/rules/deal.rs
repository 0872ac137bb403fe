//! What the shuffling gave: all that chance decides, drawn before the first round.

use super::board::{KingSpot, RegionId};
use super::cards::{CardId, STACKS};
use super::deck::stack_of;
use super::game::{Game, Phase, Stack};
use super::modifiers::{MODIFIERS_DEALT, ModifierId, ModifierSet};
use super::neutral::{NeutralDeal, STRETCHES};
use super::seat::{CABALLEROS, PowerSet, Seat};
use super::setup::{Setup, SetupError};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// Caballeros that start beside the Grande, and at court.
const START_IN_HOME: u8 = 2;
const START_AT_COURT: u8 = 7;
/// Where stacks 2 and 3 lie, and stay when they are joined.
const SECOND: usize = 1;
const THIRD: usize = 2;

/// All that chance decides, drawn once: the game itself holds no dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub king: RegionId,
    /// Each seat's home region.
    pub homes: Vec<RegionId>,
    pub first_bidder: Seat,
    /// The five stacks, top card first. Of joined stacks the second holds all, the third none.
    pub stacks: Vec<Vec<CardId>>,
    /// The neutral colour's cards, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub neutral: Option<NeutralDeal>,
    /// Power Shift: each seat's modifiers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modifiers: Vec<Vec<ModifierId>>,
}

impl Deal {
    /// Shuffles everything from one seed.
    pub fn from_seed(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        Self::shuffle(setup, &mut ChaCha8Rng::seed_from_u64(seed))
    }

    pub fn shuffle(setup: &Setup, rng: &mut impl Rng) -> Result<Self, SetupError> {
        setup.check()?;
        let mut regions = RegionId::ALL;
        regions.shuffle(rng);
        let (king, homes) = (regions[0], regions[1..=setup.players.len()].to_vec());
        let stacks = shuffled_stacks(setup, rng);
        let first_bidder = Seat::new(rng.random_range(0..setup.players.len()));
        let neutral = setup.has_neutral().then(|| NeutralDeal::shuffled(rng));
        let modifiers = if setup.modules.power_shift {
            let mut all = ModifierId::ALL;
            all.shuffle(rng);
            let hands = all.chunks(MODIFIERS_DEALT).take(setup.players.len());
            hands.map(<[_]>::to_vec).collect()
        } else {
            Vec::new()
        };
        Ok(Self {
            king,
            homes,
            first_bidder,
            stacks,
            neutral,
            modifiers,
        })
    }

    fn check(&self, setup: &Setup) -> Result<(), SetupError> {
        let mut regions: HashSet<RegionId> = self.homes.iter().copied().collect();
        regions.insert(self.king);
        if self.homes.len() != setup.players.len() || regions.len() != self.homes.len() + 1 {
            return Err(SetupError::Deal(
                "homes and the King's region must all differ",
            ));
        }
        if self.first_bidder.index() >= setup.players.len() {
            return Err(SetupError::Deal("the first bidder has no seat"));
        }
        if !self.stacks_fit(setup) {
            return Err(SetupError::Deal(
                "the stacks are not made of the edition's cards",
            ));
        }
        let neutral_fits = match &self.neutral {
            Some(neutral) => setup.has_neutral() && neutral.is_sound(),
            None => !setup.has_neutral(),
        };
        if !neutral_fits {
            return Err(SetupError::Deal(
                "the neutral colour, where there is one, has 13 power cards and three times the \
                 nine regions",
            ));
        }
        let dealt: ModifierSet = self.modifiers.iter().flatten().copied().collect();
        let (hands, players) = (self.modifiers.len(), setup.players.len());
        let dealt_well = self
            .modifiers
            .iter()
            .all(|hand| hand.len() == MODIFIERS_DEALT)
            && dealt.len() as usize == hands * MODIFIERS_DEALT
            && hands
                == if setup.modules.power_shift {
                    players
                } else {
                    0
                };
        if !dealt_well {
            return Err(SetupError::Deal(
                "with Power Shift each player is dealt three modifiers, else none",
            ));
        }
        Ok(())
    }

    /// Each stack holds its own cards and the alternatives for it, less as many random ones.
    fn stacks_fit(&self, setup: &Setup) -> bool {
        if self.stacks.len() != STACKS {
            return false;
        }
        let mut dealt = self.stacks.clone();
        if !setup.joins_stacks() && setup.modules.alternative_cards.is_empty() {
            let mut whole = setup.whole_stacks();
            for stack in dealt.iter_mut().chain(&mut whole) {
                stack.sort_unstable();
            }
            return dealt == whole;
        }
        if setup.joins_stacks() {
            if !dealt[THIRD].is_empty() {
                return false;
            }
            dealt[THIRD] = dealt[SECOND]
                .extract_if(.., |card| stack_of(*card) == THIRD)
                .collect();
        }
        let whole = setup.whole_stacks();
        let alternatives = &setup.modules.alternative_cards;
        dealt
            .iter()
            .zip(&whole)
            .enumerate()
            .all(|(index, (dealt, whole))| {
                let added: Vec<CardId> = alternatives
                    .iter()
                    .copied()
                    .filter(|&card| stack_of(card) == index)
                    .collect();
                let own = without(dealt, &added);
                let rest = own.and_then(|own| without(whole, &own));
                rest.is_some_and(|left_out| left_out.len() == added.len())
            })
    }
}

/// The cards but for some, if all those are there.
fn without(cards: &[CardId], some: &[CardId]) -> Option<Vec<CardId>> {
    let mut left = cards.to_vec();
    for card in some {
        let at = left.iter().position(|other| other == card)?;
        left.swap_remove(at);
    }
    Some(left)
}

fn shuffled_stacks(setup: &Setup, rng: &mut impl Rng) -> Vec<Vec<CardId>> {
    let mut stacks = setup.whole_stacks();
    for stack in &mut stacks {
        stack.shuffle(rng);
    }
    let alternatives = &setup.modules.alternative_cards;
    for (index, stack) in stacks.iter_mut().enumerate() {
        let added = alternatives.iter().filter(|card| stack_of(**card) == index);
        let count = added.clone().count();
        if count > 0 {
            // They are shuffled, so the last ones are random ones.
            stack.truncate(stack.len() - count);
            stack.extend(added);
            stack.shuffle(rng);
        }
    }
    if setup.joins_stacks() {
        let third = std::mem::take(&mut stacks[THIRD]);
        stacks[SECOND].extend(third);
        stacks[SECOND].shuffle(rng);
    }
    stacks
}

impl NeutralDeal {
    fn shuffled(rng: &mut impl Rng) -> Self {
        let mut powers: Vec<_> = PowerSet::ALL.iter().collect();
        powers.shuffle(rng);
        let regions = std::iter::repeat_with(|| {
            let mut deck = RegionId::ALL.to_vec();
            deck.shuffle(rng);
            deck
        });
        let regions = regions.take(STRETCHES).collect();
        Self { powers, regions }
    }
}

impl Game {
    /// A new game from a seed.
    pub fn new(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        Self::from_deal(setup, &Deal::from_seed(setup, seed)?)
    }

    /// A new game, shuffled from a source of chance.
    pub fn shuffled(setup: &Setup, rng: &mut impl Rng) -> Result<Self, SetupError> {
        Self::from_deal(setup, &Deal::shuffle(setup, rng)?)
    }

    /// A new game from what chance has decided.
    pub fn from_deal(setup: &Setup, deal: &Deal) -> Result<Self, SetupError> {
        setup.check()?;
        deal.check(setup)?;
        let mut game = Self::empty(setup.rules(), KingSpot::In(deal.king), deal.first_bidder);
        for (index, &home) in deal.homes.iter().enumerate() {
            game.men[home.index()][index] = START_IN_HOME;
            game.court[index] = START_AT_COURT;
            game.provinces[index] = CABALLEROS - START_IN_HOME - START_AT_COURT;
            game.grandes[index] = Some(home.place());
            game.hands[index] = PowerSet::ALL;
        }
        game.lay_out(&deal.stacks);
        if let Some(neutral) = &deal.neutral {
            game.seat_neutral(neutral);
        }
        for (hand, modifiers) in game.shift.hands.iter_mut().zip(&deal.modifiers) {
            *hand = modifiers.iter().copied().collect();
        }
        if setup.modules.power_shift {
            game.phase = Phase::Pass;
        }
        Ok(game)
    }

    /// Puts the stacks on the table. Their sizes have been checked.
    pub(super) fn lay_out(&mut self, stacks: &[Vec<CardId>]) {
        let mut end = 0;
        for (place, cards) in self.stacks.iter_mut().zip(stacks) {
            let start = end;
            end += cards.len();
            self.deck[start..end].copy_from_slice(cards);
            *place = Stack {
                start: start as u8,
                next: start as u8,
                end: end as u8,
                stays: cards == &[CardId::KingTravels],
            };
        }
    }
}
