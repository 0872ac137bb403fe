//! Decides by chance: the yardstick, and the engine of random tests.

use crate::rules::{Decision, Decisions, Game};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Picks any legal decision, all equally likely.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    rng: ChaCha8Rng,
    legal: Decisions,
}

impl RandomPlayer {
    pub fn from_seed(seed: u64) -> Self {
        Self {
            rng: ChaCha8Rng::seed_from_u64(seed),
            legal: Decisions::new(),
        }
    }

    /// A decision for whoever is to act; nothing once the game is over.
    pub fn decide(&mut self, game: &Game) -> Option<Decision> {
        game.legal(&mut self.legal);
        pick(&self.legal, &mut self.rng)
    }
}

fn pick(legal: &[Decision], rng: &mut impl Rng) -> Option<Decision> {
    (!legal.is_empty()).then(|| legal[rng.random_range(0..legal.len())])
}
