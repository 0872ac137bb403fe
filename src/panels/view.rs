//! What panels are drawn from, and what they can action for.

use crate::ai::{Choice, Keeper};
use crate::book::BookPage;
use crate::common::{ArcEnd, Hurry, Notice, Screen};
use crate::history::{Excerpt, Happening};
use crate::log::LogLine;
use crate::opponents::{Advised, BotSpeech, Keepers};
use crate::panels::play::hints::FirstHint;
use crate::panels::screens::settings::SettingsPage;
use crate::rules::{Decision, Game, GameEvent, Length, ModifierId, Place, RegionId, Seat, Setup};
use crate::session::{Command, LessonInHand, Secrecy, secret_choice};
use crate::stage::{Scene, SceneNumerals};
use crate::table::gesture::Piece;
use crate::text::{Text, Value};
use crate::visitors::VisitorWish;
use bevy_egui::egui::{Rect, Response};

/// The game as a panel sees it.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a thing of its own that is so or not"
)]
pub(crate) struct PanelView<'a> {
    pub(crate) text: &'a Text,
    pub(crate) setup: &'a Setup,
    /// As far as it has been shown.
    pub(crate) game: &'a Game,
    /// What may be decided; nothing while the stage is still showing what happened.
    pub(crate) legal: &'a [Decision],
    /// Who decides for each seat.
    pub(crate) keepers: &'a Keepers,
    /// What a bot said last.
    pub(crate) said: BotSpeech,
    /// None where the table plays without advice.
    pub(crate) advised: Option<&'a Advised>,
    /// Nobody plays: it is a demonstration.
    pub(crate) demo: bool,
    /// The game is played in another window.
    pub(crate) watching: bool,
    pub(crate) secrecy: Secrecy,
    /// The stage is still showing what happened.
    pub(crate) busy: bool,
    /// What is shown again, if anything is: then nobody decides.
    pub(crate) again: Option<Excerpt>,
    pub(crate) hovered: Option<Place>,
    /// What somebody holds.
    pub(crate) in_hand: Option<Piece>,
    /// How many stand at court for now, while whoever recruits says how many come.
    pub(crate) mustered: Option<u8>,
    /// What is played before everybody's eyes.
    pub(crate) scene: Option<&'a Scene>,
    pub(crate) numerals: Option<&'a SceneNumerals>,
    /// The table is looked at from above.
    pub(crate) from_above: bool,
    /// The lesson that is being taken.
    pub(crate) lesson: Option<&'a LessonInHand>,
    /// What was chosen gives much away: what would be better, and how many points that is.
    pub(crate) warned: Option<(Choice, f32)>,
    /// Nothing moves that need not.
    pub(crate) still: bool,
    /// Which first-time hints have been told; none, where nobody wants them.
    pub(crate) hints: Option<u16>,
    /// Nothing to press is drawn: only what is told.
    pub(crate) clean: bool,
    /// On show: nobody keeps files here.
    pub(crate) fair: bool,
    pub(crate) lines: &'a [LogLine],
    /// So many of them tell of rounds that are over.
    pub(crate) past: usize,
    /// What is being shown at this moment of a scene.
    pub(crate) caption: Option<&'a str>,
    /// All that has been shown so far.
    pub(crate) happened: &'a [Happening],
    /// Seconds.
    pub(crate) now: f64,
}

impl PanelView<'_> {
    pub(crate) fn say(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.text.say(id, args)
    }

    pub(crate) fn word(&self, id: &str) -> String {
        self.text.say(id, &[])
    }

    pub(crate) fn may(&self, decision: Decision) -> bool {
        self.legal.contains(&decision)
    }

    /// What can be told of all that has been shown.
    pub(crate) fn events(&self) -> Vec<GameEvent> {
        let told = self.happened.iter();
        told.filter_map(|happening| happening.event).collect()
    }

    /// The log as this table may read it: where the screen does not remember what went into the
    /// Castillo, such lines are gone once their round is over.
    pub(crate) fn readable_lines(&self) -> impl DoubleEndedIterator<Item = (usize, &LogLine)> {
        let forgets = !self.setup.castillo_ledger;
        let past = self.past;
        let lines = self.lines.iter().enumerate();
        lines.filter(move |(nth, line)| !(forgets && *nth < past && line.topic.enters_castillo()))
    }

    /// The bot that has to decide now.
    pub(crate) fn thinking(&self) -> Option<Seat> {
        self.keepers.thinking(self.game)
    }

    /// Whether what the player who decides now is about to see may be on the screen.
    pub(crate) fn may_show_choice(&self) -> bool {
        secret_choice(self.game).is_none_or(|seat| self.secrecy.may_see(seat))
    }
}

/// What somebody wants who pressed a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PanelAction {
    Decide(Decision),
    /// Lifts a card; the next click plays it.
    Choose(Decision),
    Ask(Command),
    /// Lifts the curtain.
    Lift,
    Turn(Screen),
    OpenMenu(bool),
    /// Turns to a page of the settings, or back to the menu.
    TurnPage(Option<SettingsPage>),
    /// Has read a first-time hint.
    Heard(FirstHint),
    /// Does what the coach would not do.
    Insist,
    /// Thinks again about what the coach would not do.
    Reconsider,
    /// Opens the book at a page, or at its contents.
    OpenBook(Option<BookPage>),
    /// Turns back to the page before.
    TurnBack,
    CloseBook,
    PointOut(Place),
    /// Shows a way that was gone once more, as an arc over the board.
    ShowWay(Place, Place),
    /// Says what the end of the turn would give away, and asks again.
    AskTwice(String),
    /// Has asked why something does not answer.
    WhyNot(Notice),
    AskAdvice,
    /// Opens or closes the log.
    OpenLog(bool),
    /// Has seen enough of this beat, or of all of it.
    Hurry(Hurry),
    /// Opens or closes the table of the last scoring.
    Audit(bool),
    /// Looks at the table from above, or as usual.
    LookFromAbove(bool),
    /// Power Shift: lays a modifier beside the power card to be played, or puts it back.
    LayReady(Option<ModifierId>),
    /// Lets so many stand at court before it is decided.
    Muster(u8),
    /// Turns the pointer of the secret disc.
    TurnDisc(RegionId),
    /// Opens the list of those who could decide for a seat of the game being set up.
    ListKeepers(usize),
    /// Gives a seat of the game being set up to somebody.
    Keep(usize, Keeper),
    /// Shows all that can be agreed on before a game, or the usual alone.
    ShowMore(bool),
    /// How long the game being set up is to last.
    Rounds(Length),
    /// What a visitor or an exhibitor wants.
    Wish(VisitorWish),
    /// Opens or closes the window for those who watch.
    TurnAudience,
    /// Writes into the field for the deal's number, where this stands.
    WriteSeed(String),
}

/// What could be wished for on the panels as drawn, and what was.
#[derive(Debug, Default)]
pub(crate) struct PanelActions {
    pub(crate) made: Vec<PanelAction>,
    /// Every button that can be pressed now, and where it is: for those who play by program.
    pub(crate) offered: Vec<(PanelAction, Rect)>,
    /// Where players' slips are: pieces can be dropped on them.
    pub(crate) plaques: Vec<(Seat, Rect)>,
    /// Where the cards of a raised hand are.
    pub(crate) cards: Vec<Rect>,
    /// The way that is being chosen.
    pub(crate) arc: Option<(ArcEnd, ArcEnd)>,
}

impl PanelActions {
    pub(crate) fn push(&mut self, action: PanelAction) {
        self.made.push(action);
    }

    /// The action is made if the button was pressed.
    pub(crate) fn offer(&mut self, button: &Response, action: PanelAction) {
        // What has been scrolled away can't be pressed.
        let seen = button.interact_rect;
        if seen.is_positive() && seen.contains(button.rect.center()) {
            self.offer_at(button, seen, action);
        } else if button.clicked() {
            self.push(action);
        }
    }

    /// The same where only a part of the button can be seen.
    pub(crate) fn offer_at(&mut self, button: &Response, seen: Rect, action: PanelAction) {
        if button.enabled() {
            self.offered.push((action.clone(), seen));
        }
        if button.clicked() {
            self.push(action);
        }
    }
}
