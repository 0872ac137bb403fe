//! What is agreed before the game, and what the shuffling then gave.

use super::board::{KingSpot, RegionId};
use super::cards::CardId;
use super::edition::Edition;
use super::game::{Game, Stack};
use super::seat::{CABALLEROS, MAX_PLAYERS, PowerSet, Seat};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// Caballeros that start beside the Grande, and at court.
const START_IN_HOME: u8 = 2;
const START_AT_COURT: u8 = 7;

/// The longest name a player may have, in characters.
pub const LONGEST_NAME: usize = 24;

/// Everything the players agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: Vec<Player>,
    #[serde(default)]
    pub length: Length,
    #[serde(default)]
    pub veto: VetoRule,
    #[serde(default)]
    pub evicted_to: EvictPenalty,
    /// The screen remembers for everyone what went into the Castillo.
    #[serde(default)]
    pub castillo_ledger: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub name: String,
    pub colour: Colour,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Colour {
    Rust,
    Amber,
    Green,
    Navy,
    Ivory,
}

impl Colour {
    pub const ALL: [Self; MAX_PLAYERS] = [
        Self::Rust,
        Self::Amber,
        Self::Green,
        Self::Navy,
        Self::Ivory,
    ];
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Length {
    #[default]
    NineRounds,
    /// Leaves out rounds 1, 4 and 7.
    SixRounds,
}

impl Length {
    pub const fn first_round(self) -> u8 {
        match self {
            Self::NineRounds => 1,
            Self::SixRounds => 2,
        }
    }

    /// The next round played, if there is one.
    pub const fn round_after(self, round: u8) -> Option<u8> {
        match (round, self) {
            (9.., _) => None,
            (3 | 6, Self::SixRounds) => Some(round + 2),
            _ => Some(round + 1),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum VetoRule {
    /// At any step, against part of an action, one's own too, and against a Veto.
    #[default]
    Classic,
    /// Before an opponent's action begins, against the whole of it.
    WholeAction,
    /// The Veto cards stay in the box.
    NoVeto,
}

/// `EVICT`: where evicted caballeros go whose owner set the King's or the same region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EvictPenalty {
    #[default]
    Court,
    Provinces,
}

/// What of the setup the rules need at every step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    pub players: u8,
    /// `FEW`: how many of a place's three values are paid.
    pub values_in_use: u8,
    pub length: Length,
    pub veto: VetoRule,
    pub evicted_to: EvictPenalty,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("El Grande is for 2 to 5 players, not {0}")]
    Players(usize),
    #[error("player {seat} needs a name of 1 to {LONGEST_NAME} letters without control characters")]
    Name { seat: usize },
    #[error("two players are called '{0}'")]
    SameName(String),
    #[error("two players have the colour {0:?}")]
    SameColour(Colour),
    #[error("the deal does not fit the setup: {0}")]
    Deal(&'static str),
}

impl Setup {
    /// A table of `players` with names and colours ready to change.
    pub fn with_players(players: usize) -> Self {
        const NAMES: [&str; MAX_PLAYERS] = ["Isabel", "Diego", "Beatriz", "Rodrigo", "Leonor"];
        let players = NAMES
            .into_iter()
            .zip(Colour::ALL)
            .take(players)
            .map(|(name, colour)| Player {
                name: name.to_owned(),
                colour,
            })
            .collect();
        Self {
            players,
            length: Length::default(),
            veto: VetoRule::default(),
            evicted_to: EvictPenalty::default(),
            castillo_ledger: false,
        }
    }

    pub fn check(&self) -> Result<(), SetupError> {
        if !(2..=MAX_PLAYERS).contains(&self.players.len()) {
            return Err(SetupError::Players(self.players.len()));
        }
        let (mut names, mut colours) = (HashSet::new(), HashSet::new());
        for (seat, player) in self.players.iter().enumerate() {
            let name = player.name.trim();
            let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
            if !fits || name.chars().any(char::is_control) {
                return Err(SetupError::Name { seat });
            }
            if !names.insert(name) {
                return Err(SetupError::SameName(name.to_owned()));
            }
            if !colours.insert(player.colour) {
                return Err(SetupError::SameColour(player.colour));
            }
        }
        Ok(())
    }

    fn rules(&self, edition: &Edition) -> Rules {
        let players = self.players.len();
        Rules {
            players: players as u8,
            values_in_use: edition.values_in_use[players - 2],
            length: self.length,
            veto: self.veto,
            evicted_to: self.evicted_to,
        }
    }
}

/// All that chance decides, drawn once: the game itself holds no dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub king: RegionId,
    /// Each seat's home region.
    pub homes: Vec<RegionId>,
    pub first_bidder: Seat,
    /// The five stacks, top card first.
    pub stacks: Vec<Vec<CardId>>,
}

impl Deal {
    /// Shuffles everything from one seed.
    pub fn from_seed(setup: &Setup, seed: u64) -> Result<Self, SetupError> {
        Self::shuffle(setup, &mut ChaCha8Rng::seed_from_u64(seed))
    }

    pub fn shuffle(setup: &Setup, rng: &mut impl Rng) -> Result<Self, SetupError> {
        setup.check()?;
        let edition = Edition::classic();
        let mut regions = RegionId::ALL;
        regions.shuffle(rng);
        let (king, homes) = (regions[0], regions[1..=setup.players.len()].to_vec());
        let mut stacks = edition.stacks(setup.veto);
        for stack in &mut stacks {
            stack.shuffle(rng);
        }
        let first_bidder = Seat::new(rng.random_range(0..setup.players.len()));
        Ok(Self {
            king,
            homes,
            first_bidder,
            stacks,
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
        let sorted = |stacks: &[Vec<CardId>]| -> Vec<Vec<CardId>> {
            let mut stacks = stacks.to_vec();
            for stack in &mut stacks {
                stack.sort_unstable();
            }
            stacks
        };
        if sorted(&self.stacks) != sorted(&Edition::classic().stacks(setup.veto)) {
            return Err(SetupError::Deal(
                "the stacks are not made of the edition's cards",
            ));
        }
        Ok(())
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
        let rules = setup.rules(Edition::classic());
        let mut game = Self::empty(rules, KingSpot::In(deal.king), deal.first_bidder);
        for (index, &home) in deal.homes.iter().enumerate() {
            game.men[home.index()][index] = START_IN_HOME;
            game.court[index] = START_AT_COURT;
            game.provinces[index] = CABALLEROS - START_IN_HOME - START_AT_COURT;
            game.grandes[index] = Some(home.place());
            game.hands[index] = PowerSet::ALL;
        }
        game.lay_out(&deal.stacks);
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
