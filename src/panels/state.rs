//! What the panels themselves remember: what is folded away, half-made choices, notices.

use super::journal::Heights;
use super::new_game::Draft;
use crate::app::UndoLock;
use crate::rules::{ModifierId, RegionId, Seat, Setup};
use bevy::prelude::*;

/// Notices stay for so many seconds and fade in the last of them.
const NOTICE_STAYS: f64 = 6.0;
const NOTICE_FADES: f64 = 1.0;

#[derive(Resource, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a thing of its own that is open or not"
)]
pub struct PanelState {
    pub(super) folded: Folded,
    pub(super) draft: Draft,
    /// Where the pointer of the disc being set stands.
    pub(super) disc: Option<RegionId>,
    /// The modifier laid ready beside the power card to be played.
    pub(super) modifier: Option<ModifierId>,
    /// The turn's end was asked for with something left to do: asked again.
    pub(super) sure: bool,
    /// Whose lines of the log are shown; none means all.
    pub(super) filter: Option<Seat>,
    pub(super) heights: Heights,
    pub(super) undo: Option<UndoLock>,
    pub(super) can_continue: bool,
    /// The table of the last scoring is open.
    pub(super) audit: bool,
    /// The game on the table is written down.
    pub(super) written: bool,
    /// What can be shown again.
    pub(super) repeatable: Repeatable,
    /// The result opens by itself once.
    pub(super) result_seen: bool,
    notices: Vec<(String, f64)>,
}

/// What has happened already, and so can be shown again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Repeatable {
    pub(super) turn: bool,
    pub(super) scoring: bool,
}

/// A panel that can be folded away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Players,
    Controls,
    Log,
    Region,
}

/// Panels that are folded away.
#[derive(Clone, Debug, Default)]
pub(super) struct Folded(Vec<Part>);

impl Folded {
    pub(super) fn is(&self, part: Part) -> bool {
        self.0.contains(&part)
    }

    pub(super) fn turn(&mut self, part: Part) {
        match self.0.iter().position(|&folded| folded == part) {
            Some(at) => {
                self.0.remove(at);
            }
            None => self.0.push(part),
        }
    }
}

impl PanelState {
    /// The next game that is set up begins with this.
    pub(crate) fn propose(&mut self, setup: Setup) {
        self.draft = Draft::of(setup);
    }

    /// The game has changed: what was half chosen is chosen no more.
    pub(super) fn forget_choices(&mut self) {
        self.disc = None;
        self.modifier = None;
        self.sure = false;
    }

    pub(super) fn notice(&mut self, text: String, now: f64) {
        self.notices.retain(|(known, _)| *known != text);
        self.notices.push((text, now));
    }

    pub(super) fn has_old_notices(&self, now: f64) -> bool {
        let old = |(_, since): &(String, f64)| now - since >= NOTICE_STAYS;
        self.notices.iter().any(old)
    }

    pub(super) fn forget_notices(&mut self, now: f64) {
        self.notices.retain(|(_, since)| now - since < NOTICE_STAYS);
    }

    /// The newest notice.
    pub fn notice_now(&self) -> Option<&str> {
        self.notices.last().map(|(text, _)| text.as_str())
    }

    /// The newest notice, and how strongly it still shows, 0 to 1.
    pub(super) fn latest_notice(&self, now: f64) -> Option<(&str, f32)> {
        let (text, since) = self.notices.last()?;
        let left = (NOTICE_STAYS - (now - since)) / NOTICE_FADES;
        Some((text, left.clamp(0.0, 1.0) as f32))
    }
}
