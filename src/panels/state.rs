//! What the panels themselves remember: what is folded away, half-made choices, notices.

use crate::common::{Notice, NoticeKind};
use crate::history::UndoLock;
use crate::panels::book::OpenBook;
use crate::panels::play::drawer::LogFilter;
use crate::panels::play::hints::FirstHint;
use crate::panels::play::journal::Heights;
use crate::panels::screens::new_game::Draft;
use crate::panels::screens::settings::SettingsPage;
use crate::rules::{CardId, Decision, ModifierId, Place, RegionId, Setup};
use crate::session::{UnfinishedGame, UnreadableSave};
use bevy::prelude::*;
use bevy_egui::egui::Pos2;

/// Notices stay for so many seconds and fade in the last of them; refusals go sooner where the hand
/// does something else.
const NOTICE_STAYS: f64 = 12.0;
const NOTICE_FADES: f64 = 1.0;

#[derive(Resource, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a thing of its own that is open or not"
)]
pub struct PanelState {
    /// The log is open.
    pub(crate) log_open: bool,
    /// The region whose lens stays.
    pub(crate) pinned: Option<Place>,
    /// A card that was lifted: the next click plays it.
    pub(crate) chosen: Option<Decision>,
    pub(crate) draft: Draft,
    /// Where the pointer of the disc being set stands.
    pub(crate) disc: Option<RegionId>,
    /// The modifier laid ready beside the power card to be played.
    pub(crate) modifier: Option<ModifierId>,
    /// The turn's end was asked for with something left to do: asked again.
    pub(crate) sure: bool,
    /// Which lines of the log are shown.
    pub(crate) filter: LogFilter,
    pub(crate) heights: Heights,
    /// The line of the log that was clicked.
    pub(crate) line: Option<usize>,
    pub(crate) undo: Option<UndoLock>,
    /// The game that can be gone on with.
    pub(crate) can_continue: Option<UnfinishedGame>,
    /// Games that can't be read.
    pub(crate) unreadable: Vec<UnreadableSave>,
    /// The page of the settings that is open in the menu.
    pub(crate) page: Option<SettingsPage>,
    /// The book, while it is open: then the menu is, too, and the game waits.
    pub(crate) book: Option<OpenBook>,
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
    /// The first-time hint in sight.
    pub(crate) hint: Option<FirstHint>,
    /// The action card that is held before the eyes.
    pub(crate) card_in_sight: Option<CardId>,
    /// The pointer is on a notice: a click there is no other doing.
    pub(crate) on_notice: bool,
    /// With the time each came, and where the pointer was then.
    notices: Vec<(Notice, f64, Option<Pos2>)>,
}

/// What has happened already, and so can be shown again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Repeatable {
    pub(crate) turn: bool,
    pub(crate) scoring: bool,
}

impl PanelState {
    /// The next game that is set up begins with this.
    pub(crate) fn propose(&mut self, setup: Setup) {
        self.draft = Draft::of(setup);
    }

    /// The game has changed: what was half chosen is chosen no more.
    pub(crate) fn forget_choices(&mut self) {
        self.disc = None;
        self.chosen = None;
        self.modifier = None;
        self.sure = false;
    }

    pub(crate) fn notice(&mut self, notice: Notice, now: f64, at: Option<Pos2>) {
        self.notices.retain(|(known, ..)| *known != notice);
        self.notices.push((notice, now, at));
    }

    pub(crate) fn has_old_notices(&self, now: f64) -> bool {
        self.notices
            .iter()
            .any(|&(_, since, _)| now - since >= NOTICE_STAYS)
    }

    pub(crate) fn forget_notices(&mut self, now: f64) {
        self.notices
            .retain(|&(_, since, _)| now - since < NOTICE_STAYS);
    }

    /// The hand does something else: what it was refused is past.
    pub(crate) fn forget_refusals(&mut self, now: f64) {
        let stale = |(notice, since, _): &(Notice, f64, Option<Pos2>)| {
            notice.kind == NoticeKind::Refusal && now - since > 0.3
        };
        if self.notices.iter().any(stale) {
            self.notices.retain(|entry| !stale(entry));
        }
    }

    /// The newest notice.
    pub fn notice_now(&self) -> Option<&Notice> {
        self.notices.last().map(|(notice, ..)| notice)
    }

    /// The newest notice, how strongly it still shows, 0 to 1, and where the hand was.
    pub(crate) fn latest_notice(&self, now: f64) -> Option<(&Notice, f32, Option<Pos2>)> {
        let (notice, since, at) = self.notices.last()?;
        let left = (NOTICE_STAYS - (now - since)) / NOTICE_FADES;
        Some((notice, left.clamp(0.0, 1.0) as f32, *at))
    }
}
