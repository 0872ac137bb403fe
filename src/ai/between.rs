//! Levels between the others: one that decides like a Knight only now and then, and one that
//! searches like a Grande, but only for a moment.

use super::bot::{Advice, Bot, Choice, NoChoice, asked};
use super::budget::Budget;
use super::grande::GrandeBot;
use super::knight::KnightBot;
use super::random::seed_of;
use super::squire::SquireBot;
use crate::rules::PlayerView;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Decides like a Knight at times, and like a Squire otherwise.
pub(super) struct LearningBot {
    knight: KnightBot,
    squire: SquireBot,
    attention: ChaCha8Rng,
    /// Decisions in a hundred that are a Knight's.
    percent: u32,
}

impl LearningBot {
    pub(super) fn new(seed: u64, percent: u32) -> Self {
        Self {
            knight: KnightBot::new(seed),
            squire: SquireBot::new(seed),
            attention: ChaCha8Rng::seed_from_u64(seed_of(seed, 2)),
            percent,
        }
    }
}

impl Bot for LearningBot {
    fn choose(&mut self, view: &PlayerView, budget: &Budget) -> Result<Choice, NoChoice> {
        asked(view)?;
        if self.attention.random_ratio(self.percent, 100) {
            self.knight.choose(view, budget)
        } else {
            self.squire.choose(view, budget)
        }
    }

    /// It is sure of nothing yet.
    fn advise(&mut self, view: &PlayerView, _: &Budget) -> Result<Vec<Advice>, NoChoice> {
        asked(view).map(|_| Vec::new())
    }
}

/// A Grande that looks ahead for a moment only.
pub(super) struct HastyBot {
    grande: GrandeBot,
    /// However much time there is.
    iterations: u32,
}

impl HastyBot {
    pub(super) fn new(seed: u64, iterations: u32) -> Self {
        Self {
            grande: GrandeBot::new(seed),
            iterations,
        }
    }

    fn hurried<'a>(&self, budget: &Budget<'a>) -> Budget<'a> {
        budget.at_most(budget.limit().min(self.iterations))
    }
}

impl Bot for HastyBot {
    fn choose(&mut self, view: &PlayerView, budget: &Budget) -> Result<Choice, NoChoice> {
        let budget = self.hurried(budget);
        self.grande.choose(view, &budget)
    }

    fn advise(&mut self, view: &PlayerView, budget: &Budget) -> Result<Vec<Advice>, NoChoice> {
        let budget = self.hurried(budget);
        self.grande.advise(view, &budget)
    }
}
