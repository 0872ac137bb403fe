//! The game has ended: nothing can be decided any more.

use crate::rules::decision::{Decision, Decisions};
use crate::rules::error::RuleError;
use crate::rules::event::Sink;
use crate::rules::game::Game;

pub fn legal(_: &Game, _: &mut Decisions) {}

pub fn judge(_: &Game, _: Decision) -> Result<(), RuleError> {
    Err(RuleError::GameOver)
}

pub fn apply<S: Sink>(_: &mut Game, _: Decision, _: &mut S) {}
