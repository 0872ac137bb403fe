//! What panels are drawn from, and what they can wish for.

use super::journal::JournalLine;
use crate::app::{Command, Eyes, Screen, secret_choice};
use crate::rules::{Decision, Game, Place, Setup};
use crate::text::{Text, Value};

/// The game as a panel sees it.
pub(super) struct View<'a> {
    pub(super) text: &'a Text,
    pub(super) setup: &'a Setup,
    pub(super) game: &'a Game,
    /// What may be decided; nothing while the stage is still showing what happened.
    pub(super) legal: &'a [Decision],
    pub(super) eyes: Eyes,
    /// The stage is still showing what happened.
    pub(super) busy: bool,
    pub(super) hovered: Option<Place>,
    pub(super) lines: &'a [JournalLine],
    /// Seconds.
    pub(super) now: f64,
}

impl View<'_> {
    pub(super) fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.text.say(id, args)
    }

    pub(super) fn word(&self, id: &str) -> String {
        self.text.say(id, &[])
    }

    pub(super) fn may(&self, decision: Decision) -> bool {
        self.legal.contains(&decision)
    }

    /// Whether what the player who decides now is about to see may be on the screen.
    pub(super) fn may_show_choice(&self) -> bool {
        secret_choice(self.game).is_none_or(|seat| self.eyes.may_see(seat))
    }
}

/// What somebody wants who pressed a button.
#[derive(Debug)]
pub(super) enum Wish {
    Decide(Decision),
    Ask(Command),
    /// Lifts the curtain.
    Lift,
    Turn(Screen),
    Pause(bool),
    PointOut(Place),
}
