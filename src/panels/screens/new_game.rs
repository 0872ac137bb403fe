//! What is agreed before a game: who plays and which edition; the rest for those who ask for it.

use super::options;
use super::plates::{self, Plate};
use super::signs::Sign;
use super::{modules, seats, sheets};
use crate::ai::Keeper;
use crate::panels::paint::theme::{self, Tip};
use crate::panels::state::PanelState;
use crate::panels::view::{PanelAction, PanelActions};
use crate::rules::{LONGEST_NAME, Setup, SetupError};
use crate::session::Command;
use crate::text::Text;
use bevy_egui::egui::{Align, Id, Label, RichText, Ui, vec2};

const WIDTH: f32 = 740.0;

/// The game being set up. It stays, so that the next game begins with the same people.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) setup: Setup,
    pub(crate) seed: String,
    /// As many as seats.
    pub(crate) keepers: Vec<Keeper>,
}

impl Draft {
    /// People only, and no word about the deal yet.
    pub(crate) fn of(setup: Setup) -> Self {
        Self {
            keepers: vec![Keeper::Human; setup.players.len()],
            setup,
            seed: String::new(),
        }
    }
}

impl Default for Draft {
    fn default() -> Self {
        Self::of(Setup::with_players(3))
    }
}

/// What the page changes.
struct Agreement<'a> {
    draft: &'a mut Draft,
    more: bool,
    advice: &'a mut bool,
    actions: &'a mut PanelActions,
}

pub(crate) fn show(
    ui: &mut Ui,
    text: &Text,
    state: &mut PanelState,
    advice: &mut bool,
    actions: &mut PanelActions,
) {
    let id = Id::new("new game");
    let room = ui.max_rect();
    ui.painter()
        .rect_filled(room, 0.0, bevy_egui::egui::Color32::from_black_alpha(70));
    let place = sheets::place(ui.ctx(), id, room, WIDTH, 0.5);
    let mut all = Agreement {
        draft: &mut state.draft,
        more: state.more,
        advice,
        actions,
    };
    sheets::fill(
        ui,
        id,
        place,
        &mut all,
        |ui, _| sheets::title(ui, text.say("setup-title", &[])),
        |ui, all| body(ui, text, all),
        |ui, all| foot(ui, text, all),
    );
}

fn body(ui: &mut Ui, text: &Text, all: &mut Agreement) {
    let draft = &mut *all.draft;
    seats::show(ui, text, &mut draft.setup, &mut draft.keepers, all.actions);
    modules::edition(ui, text, &mut draft.setup);
    ui.add_space(8.0);
    let (sign, label) = if all.more {
        (Sign::Fold, "setup-less")
    } else {
        (Sign::Unfold, "setup-more")
    };
    let fold = plates::chip(ui, false, Some(sign), &text.say(label, &[]), true);
    let fold = fold.tip(|| text.say("setup-more-tip", &[]));
    if fold.clicked() && !all.more {
        fold.scroll_to_me(Some(Align::Min));
    }
    all.actions.offer(&fold, PanelAction::ShowMore(!all.more));
    if all.more {
        options::show(ui, text, draft, all.advice, all.actions);
    }
    ui.add_space(4.0);
}

/// Always in sight: on with it, or back; and why it can't go on.
fn foot(ui: &mut Ui, text: &Text, all: &mut Agreement) {
    let checked = all.draft.setup.check();
    let fault = checked.err().map(|error| complaint(text, &error));
    if let Some(fault) = &fault {
        ui.add(Label::new(RichText::new(fault).color(theme::CRIMSON)).wrap());
    }
    let wide = ((ui.available_width() - 8.0) / 2.0).min(200.0);
    ui.horizontal(|ui| {
        let size = vec2(wide, 42.0);
        let begin = Plate::new(Sign::Go, text.say("setup-begin", &[]), size).primary();
        let begin = ui
            .add_enabled(fault.is_none(), begin)
            .tip(|| text.say("setup-begin-tip", &[]))
            .tip_why_not(|| fault.clone().unwrap_or_default());
        all.actions
            .offer(&begin, PanelAction::Ask(all.draft.begin()));
        let back = Plate::new(Sign::Back, text.say("setup-back", &[]), size);
        let back = ui.add(back).tip(|| text.say("setup-back-tip", &[]));
        all.actions.offer(&back, PanelAction::Ask(Command::ToTitle));
    });
}

fn complaint(text: &Text, error: &SetupError) -> String {
    match error {
        SetupError::Players(_) => text.say("setup-error-players", &[]),
        SetupError::Name { seat } => {
            let args = [
                ("seat", (seat + 1).into()),
                ("longest", LONGEST_NAME.into()),
            ];
            text.say("setup-error-name", &args)
        }
        SetupError::SameName(name) => text.say("setup-error-same-name", &[("name", name.into())]),
        SetupError::SameColour(_) => text.say("setup-error-same-colour", &[]),
        SetupError::Deal(_) => text.say("setup-error-deal", &[]),
        SetupError::JoinedStacks => text.say("setup-error-joined", &[]),
        SetupError::NoRegents => text.say("setup-error-regents", &[]),
        SetupError::NoAlternatives | SetupError::NotAnAlternative(_) => {
            text.say("setup-error-alternatives", &[])
        }
        SetupError::AlternativeVeto => text.say("setup-error-alternative-veto", &[]),
        // Only a file can bring such a deck, and files are checked when they are read.
        SetupError::Deck(error) => error.to_string(),
    }
}

impl Draft {
    pub(crate) fn begin(&self) -> Command {
        let mut setup = self.setup.clone();
        for player in &mut setup.players {
            player.name = player.name.trim().to_owned();
        }
        Command::Begin {
            setup,
            seed: seed(&self.seed),
            keepers: self.keepers.clone(),
        }
    }
}

/// For somebody alone: three bots that are good company.
pub(crate) fn alone() -> Command {
    use crate::ai::BotKind::{Grande, Knight, Squire};
    let bots = [Knight, Grande, Squire].map(Keeper::Bot);
    Command::Begin {
        setup: Setup::with_players(4),
        seed: by_chance(),
        keepers: std::iter::once(Keeper::Human).chain(bots).collect(),
    }
}

/// A number is meant as it stands; a word stands for one; nothing means chance.
pub(crate) fn seed(written: &str) -> u64 {
    let written = written.trim();
    if written.is_empty() {
        return by_chance();
    }
    // FNV-1a: the same on every machine.
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    written
        .parse()
        .unwrap_or_else(|_| written.bytes().fold(0xcbf2_9ce4_8422_2325, hash))
}

/// Small enough to be told to a friend.
pub(crate) fn by_chance() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |since| {
        u64::from(since.subsec_nanos()) ^ (since.as_secs() % 1_000_000)
    })
}
