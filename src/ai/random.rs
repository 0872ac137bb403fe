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
