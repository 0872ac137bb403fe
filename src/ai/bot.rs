//! What every computer player can do.

use super::budget::Budget;
use super::intent::Intent;
use super::program::Mishap;
use crate::rules::{Decision, Decisions, PlayerView};
use serde::Serialize;

/// A computer player. It sees what its seat sees, and so can't cheat; it is `Send`, and so can
/// think on another thread.
pub trait Bot: Send {
    /// Decides for the seat of the view.
    fn choose(&mut self, view: &PlayerView, budget: &Budget) -> Result<Choice, NoChoice>;

    /// What it thinks of the choices there are, best first.
    fn advise(&mut self, view: &PlayerView, budget: &Budget) -> Result<Vec<Advice>, NoChoice>;

    /// Why it does not play itself any more, if that can happen to it: a Knight plays instead.
    fn mishap(&self) -> Option<&Mishap> {
        None
    }
}

/// A decision and what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub decision: Decision,
    pub intent: Intent,
}

/// One of the choices of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Advice {
    pub decision: Decision,
    pub intent: Intent,
    /// The final score it leads to, on the average.
    pub expected_points: f32,
    /// The chance to win the game with it.
    pub win_chance: f32,
}

/// So many choices are worth telling.
pub const ADVICE: usize = 3;

/// Why a bot did not decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoChoice {
    #[error("another seat decides, or nobody")]
    NotAsked,
    #[error("the thinking was cancelled")]
    Cancelled,
}

/// The legal decisions of the view's seat, of which there is at least one.
pub(super) fn asked(view: &PlayerView) -> Result<Decisions, NoChoice> {
    let mut legal = Decisions::new();
    view.legal(&mut legal);
    if legal.is_empty() {
        Err(NoChoice::NotAsked)
    } else {
        Ok(legal)
    }
}
