//! Decides by chance: the yardstick, and the engine of random tests.

use super::bot::{Advice, Bot, Choice, NoChoice, asked};
use super::budget::Budget;
use super::intent::Intent;
use crate::rules::{Decision, Decisions, Game, PlayerView};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Picks any legal decision, all equally likely.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    rng: ChaCha8Rng,
    legal: Decisions,
}

impl RandomPlayer {
    pub const fn new(rng: ChaCha8Rng) -> Self {
        Self {
            rng,
            legal: Decisions::new(),
        }
    }

    pub fn from_seed(seed: u64) -> Self {
        Self::new(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Its source of chance.
    pub const fn rng(&mut self) -> &mut ChaCha8Rng {
        &mut self.rng
    }

    /// A decision for whoever is to act; nothing once the game is over.
    pub fn decide(&mut self, game: &Game) -> Option<Decision> {
        game.legal(&mut self.legal);
        match self.legal.len() {
            0 => None,
            1 => Some(self.legal[0]),
            many => Some(self.legal[self.rng.random_range(0..many)]),
        }
    }

    /// Plays a game to its end; returns how many decisions that took.
    pub fn play_out(&mut self, game: &mut Game) -> u64 {
        let mut decisions = 0;
        game.settle(&mut ());
        while let Some(decision) = self.decide(game) {
            // A listed decision is never refused: tests walk thousands of games to make sure.
            if game.apply(decision, &mut ()).is_err() {
                break;
            }
            game.settle(&mut ());
            decisions += 1;
        }
        decisions
    }
}

/// A seed that has nothing to do with those of neighbouring numbers.
pub(crate) const fn seed_of(seed: u64, number: u64) -> u64 {
    let mut mixed = seed ^ number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

/// The same as a bot that takes a seat.
#[derive(Clone, Debug)]
pub(super) struct RandomBot {
    rng: ChaCha8Rng,
}

impl RandomBot {
    pub(super) fn new(seed: u64) -> Self {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        Self { rng }
    }
}

impl Bot for RandomBot {
    fn choose(&mut self, view: &PlayerView, _: &Budget) -> Result<Choice, NoChoice> {
        let legal = asked(view)?;
        Ok(Choice {
            decision: legal[self.rng.random_range(0..legal.len())],
            intent: Intent::Chance,
        })
    }

    /// It has no opinion.
    fn advise(&mut self, view: &PlayerView, _: &Budget) -> Result<Vec<Advice>, NoChoice> {
        asked(view).map(|_| Vec::new())
    }
}
