//! What the panels themselves remember: what is folded away, half-made choices, notices.

use crate::common::Notice;
use crate::history::UndoLock;
use crate::panels::play::journal::Heights;
use crate::panels::screens::new_game::Draft;
use crate::panels::screens::settings::SettingsPage;
use crate::rules::{ModifierId, RegionId, Seat, Setup};
use crate::session::UnfinishedGame;
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
    pub(crate) folded: Folded,
    pub(crate) draft: Draft,
    /// Where the pointer of the disc being set stands.
    pub(crate) disc: Option<RegionId>,
    /// The modifier laid ready beside the power card to be played.
    pub(crate) modifier: Option<ModifierId>,
    /// The turn's end was asked for with something left to do: asked again.
    pub(crate) sure: bool,
    /// Whose lines of the log are shown; none means all.
    pub(crate) filter: Option<Seat>,
    pub(crate) heights: Heights,
    pub(crate) undo: Option<UndoLock>,
    /// The game that can be gone on with.
    pub(crate) can_continue: Option<UnfinishedGame>,
    /// The page of the settings that is open in the menu.
    pub(crate) page: Option<SettingsPage>,
    /// All that can be agreed on before a game is in sight.
    pub(crate) more: bool,
    /// The table of the last scoring is open.
    pub(crate) audit: bool,
    /// The game on the table is written down.
    pub(crate) written: bool,
    /// What can be shown again.
    pub(crate) repeatable: Repeatable,
    /// The result opens by itself once.
    pub(crate) result_seen: bool,
    notices: Vec<(Notice, f64)>,
}

/// What has happened already, and so can be shown again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Repeatable {
    pub(crate) turn: bool,
    pub(crate) scoring: bool,
}

/// A panel that can be folded away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Foldable {
    Players,
    Controls,
    Log,
    Region,
}

/// Panels that are folded away.
#[derive(Clone, Debug, Default)]
pub(crate) struct Folded(Vec<Foldable>);

impl Folded {
    pub(crate) fn is(&self, part: Foldable) -> bool {
        self.0.contains(&part)
    }

    pub(crate) fn turn(&mut self, part: Foldable) {
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
    pub(crate) fn forget_choices(&mut self) {
        self.disc = None;
        self.modifier = None;
        self.sure = false;
    }

    pub(crate) fn notice(&mut self, notice: Notice, now: f64) {
        self.notices.retain(|(known, _)| *known != notice);
        self.notices.push((notice, now));
    }

    pub(crate) fn has_old_notices(&self, now: f64) -> bool {
        let old = |(_, since): &(Notice, f64)| now - since >= NOTICE_STAYS;
        self.notices.iter().any(old)
    }

    pub(crate) fn forget_notices(&mut self, now: f64) {
        self.notices.retain(|(_, since)| now - since < NOTICE_STAYS);
    }

    /// The newest notice.
    pub fn notice_now(&self) -> Option<&Notice> {
        self.notices.last().map(|(notice, _)| notice)
    }

    /// The newest notice, and how strongly it still shows, 0 to 1.
    pub(crate) fn latest_notice(&self, now: f64) -> Option<(&Notice, f32)> {
        let (notice, since) = self.notices.last()?;
        let left = (NOTICE_STAYS - (now - since)) / NOTICE_FADES;
        Some((notice, left.clamp(0.0, 1.0) as f32))
    }
}
