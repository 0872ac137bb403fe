//! Decides by chance: the yardstick, and the engine of random tests.

use crate::rules::{Decision, Decisions, Game};
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
