//! What panels are drawn from, and what they can wish for.

use crate::ai::Keeper;
use crate::app::{Command, Eyes, Screen, secret_choice};
use crate::log::LogLine;
use crate::opponents::{Advised, Keepers, Said};
use crate::rules::{Decision, Game, GameEvent, Length, ModifierId, Place, RegionId, Seat, Setup};
use crate::stage::Tally;
use crate::table::Part;
use crate::text::{Text, Value};
use bevy_egui::egui::{Rect, Response};

/// The game as a panel sees it.
pub(super) struct View<'a> {
    pub(super) text: &'a Text,
    pub(super) setup: &'a Setup,
    pub(super) game: &'a Game,
    /// What may be decided; nothing while the stage is still showing what happened.
    pub(super) legal: &'a [Decision],
    /// What has landed; numbers are told from it.
    pub(super) tally: &'a Tally,
    /// Who decides for each seat.
    pub(super) keepers: &'a Keepers,
    /// What a bot said last.
    pub(super) said: Said,
    /// None where the table plays without advice.
    pub(super) advised: Option<&'a Advised>,
    /// Nobody plays: it is a demonstration.
    pub(super) demo: bool,
    pub(super) eyes: Eyes,
    /// The stage is still showing what happened.
    pub(super) busy: bool,
    /// What is shown again, if anything is: then nobody decides.
    pub(super) again: Option<Part>,
    pub(super) hovered: Option<Place>,
    /// The table is looked at from above.
    pub(super) from_above: bool,
    pub(super) lines: &'a [LogLine],
    /// All that has been shown so far.
    pub(super) events: &'a [GameEvent],
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

    /// The bot that has to decide now.
    pub(super) fn thinking(&self) -> Option<Seat> {
        self.keepers.thinking(self.game)
    }

    /// Whether what the player who decides now is about to see may be on the screen.
    pub(super) fn may_show_choice(&self) -> bool {
        secret_choice(self.game).is_none_or(|seat| self.eyes.may_see(seat))
    }
}

/// What somebody wants who pressed a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    Decide(Decision),
    Ask(Command),
    /// Lifts the curtain.
    Lift,
    Turn(Screen),
    Pause(bool),
    PointOut(Place),
    /// Says what the end of the turn would give away, and asks again.
    AskTwice(String),
    AskAdvice,
    /// Opens or closes the table of the last scoring.
    Audit(bool),
    /// Looks at the table from above, or as usual.
    LookFromAbove(bool),
    /// Power Shift: lays a modifier beside the power card to be played, or puts it back.
    LayReady(Option<ModifierId>),
    /// Turns the pointer of the secret disc.
    TurnDisc(RegionId),
    /// Opens the list of those who could decide for a seat of the game being set up.
    ListKeepers(usize),
    /// Gives a seat of the game being set up to somebody.
    Keep(usize, Keeper),
    /// How long the game being set up is to last.
    Rounds(Length),
    /// Writes into the field for the deal's number, where this stands.
    WriteSeed(String),
}

/// What could be wished for on the panels as drawn, and what was.
#[derive(Debug, Default)]
pub(super) struct Wishes {
    pub(super) made: Vec<Wish>,
    /// Every button that can be pressed now, and where it is: for those who play by program.
    pub(super) offered: Vec<(Wish, Rect)>,
}

impl Wishes {
    pub(super) fn push(&mut self, wish: Wish) {
        self.made.push(wish);
    }

    /// The wish is made if the button was pressed.
    pub(super) fn offer(&mut self, button: &Response, wish: Wish) {
        if button.enabled() {
            self.offered.push((wish.clone(), button.rect));
        }
        if button.clicked() {
            self.push(wish);
        }
    }
}
