//! What is agreed before a game.

use crate::ai::Keeper;
use crate::panels::paint::badge;
use crate::panels::paint::theme;
use crate::panels::play::intent::keeper_name;
use crate::panels::screens::modules;
use crate::panels::state::PanelState;
use crate::panels::view::{PanelAction, PanelActions};
use crate::rules::{
    Colour, EvictPenalty, LONGEST_NAME, Length, MAX_PLAYERS, Setup, SetupError, VetoRule,
};
use crate::session::Command;
use crate::text::Text;
use bevy_egui::egui::{
    Button, ComboBox, Grid, RichText, Sense, Stroke, StrokeKind, TextEdit, Ui, vec2,
};

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

pub(crate) fn show(
    ui: &mut Ui,
    text: &Text,
    state: &mut PanelState,
    advice: &mut bool,
    actions: &mut PanelActions,
) {
    let draft = &mut state.draft;
    theme::over_table(ui, 860.0, 0.5, |ui| {
        theme::heading(ui, text.say("setup-title", &[]));
        ui.label(text.say("setup-seats", &[]));
        seats(ui, text, &mut draft.setup, &mut draft.keepers, actions);
        ui.add_space(8.0);
        Grid::new("options")
            .num_columns(2)
            .spacing(vec2(16.0, 8.0))
            .show(ui, |ui| {
                options(ui, text, draft, actions);
                ui.label(text.say("setup-advice", &[]));
                ui.horizontal(|ui| {
                    for (on, id) in [(true, "setup-advice-on"), (false, "setup-advice-off")] {
                        ui.selectable_value(advice, on, text.say(id, &[]));
                    }
                });
                ui.end_row();
            });
        ui.add_space(8.0);
        let fault = draft
            .setup
            .check()
            .err()
            .map(|error| complaint(text, &error));
        let told = fault.clone().unwrap_or_default();
        ui.label(RichText::new(told).color(theme::CRIMSON));
        ui.horizontal(|ui| {
            let size = vec2(220.0, 46.0);
            let begin = ui.add_enabled(
                fault.is_none(),
                theme::primary(text.say("setup-begin", &[])).min_size(size),
            );
            actions.offer(&begin, PanelAction::Ask(draft.begin()));
            let back = ui.add_sized(size, Button::new(text.say("setup-back", &[])));
            actions.offer(&back, PanelAction::Ask(Command::ToTitle));
        });
    });
}

fn seats(
    ui: &mut Ui,
    text: &Text,
    setup: &mut Setup,
    keepers: &mut Vec<Keeper>,
    actions: &mut PanelActions,
) {
    keepers.resize(setup.players.len(), Keeper::Human);
    let many = setup.players.len();
    let mut gone = None;
    let mut swapped = None;
    for (seat, &kept) in keepers.iter().enumerate() {
        ui.horizontal(|ui| {
            let name = TextEdit::singleline(&mut setup.players[seat].name)
                .char_limit(LONGEST_NAME)
                .desired_width(190.0);
            ui.add(name);
            keeper(ui, text, seat, kept, actions);
            for colour in Colour::ALL {
                if colour_button(ui, text, colour, setup.players[seat].colour == colour) {
                    swapped = Some((seat, colour));
                }
            }
            if many > 2 && ui.button(text.say("setup-remove-seat", &[])).clicked() {
                gone = Some(seat);
            }
        });
    }
    if let Some((seat, colour)) = swapped {
        give_colour(setup, seat, colour);
    }
    if let Some(seat) = gone {
        setup.players.remove(seat);
        keepers.remove(seat);
    }
    if many < MAX_PLAYERS && ui.button(text.say("setup-add-seat", &[])).clicked() {
        add_player(setup);
    }
}

fn keeper(ui: &mut Ui, text: &Text, seat: usize, keeper: Keeper, actions: &mut PanelActions) {
    let list = ComboBox::from_id_salt(("keeper", seat))
        .width(110.0)
        .selected_text(keeper_name(text, keeper))
        .show_ui(ui, |ui| {
            for company in Keeper::COMPANY {
                let choice = ui.selectable_label(keeper == company, keeper_name(text, company));
                let choice = choice.on_hover_text(text.say(&format!("keeper-{company}-tip"), &[]));
                actions.offer(&choice, PanelAction::Keep(seat, company));
            }
        });
    actions.offer(&list.response, PanelAction::ListKeepers(seat));
}

fn colour_button(ui: &mut Ui, text: &Text, colour: Colour, chosen: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(38.0, 38.0), Sense::click());
    let radius = if chosen { 17.0 } else { 12.0 };
    badge::paint(ui.painter(), rect.center(), radius, colour);
    if chosen || response.hovered() {
        let line = Stroke::new(2.0, theme::CRIMSON);
        ui.painter()
            .rect_stroke(rect, 8.0, line, StrokeKind::Inside);
    }
    let args = [
        ("colour", badge::colour_name(text, colour).into()),
        ("shape", badge::shape_name(text, colour).into()),
    ];
    response
        .on_hover_text(text.say("setup-colour-tip", &args))
        .clicked()
}

/// Whoever has the colour gets the other's in exchange.
fn give_colour(setup: &mut Setup, seat: usize, colour: Colour) {
    let before = setup.players[seat].colour;
    if let Some(other) = setup
        .players
        .iter_mut()
        .find(|player| player.colour == colour)
    {
        other.colour = before;
    }
    setup.players[seat].colour = colour;
}

/// Somebody with a name and a colour that nobody has yet.
fn add_player(setup: &mut Setup) {
    let taken = |name: &str, players: &[crate::rules::Player]| {
        players.iter().any(|player| player.name.trim() == name)
    };
    let free = |colour: &Colour| setup.players.iter().all(|player| player.colour != *colour);
    let Some(colour) = Colour::ALL.into_iter().find(free) else {
        return;
    };
    let everyone = Setup::with_players(MAX_PLAYERS).players;
    let newcomer = everyone
        .into_iter()
        .find(|new| !taken(&new.name, &setup.players));
    if let Some(newcomer) = newcomer {
        setup
            .players
            .push(crate::rules::Player { colour, ..newcomer });
    }
}

fn options(ui: &mut Ui, text: &Text, draft: &mut Draft, actions: &mut PanelActions) {
    let say = |id: &str| text.say(id, &[]);
    let setup = &mut draft.setup;
    modules::edition(ui, text, setup);
    modules::modules(ui, text, setup);
    ui.label(say("setup-rounds"));
    ui.horizontal(|ui| {
        for (length, id) in [
            (Length::NineRounds, "setup-rounds-nine"),
            (Length::SixRounds, "setup-rounds-six"),
        ] {
            let choice = ui.selectable_label(setup.length == length, say(id));
            actions.offer(&choice, PanelAction::Rounds(length));
        }
    });
    ui.end_row();
    ui.label(say("setup-veto"));
    // Without Vetoes one must be able to want them again.
    let matters = setup.veto == VetoRule::NoVeto || modules::has_vetoes(setup);
    ui.add_enabled_ui(matters, |ui| {
        ui.horizontal(|ui| {
            for rule in VetoRule::ALL {
                let id = format!("setup-veto-{}", rule.name());
                let choice = ui.selectable_value(&mut setup.veto, rule, say(&id));
                choice
                    .on_hover_text(say(&format!("{id}-tip")))
                    .on_disabled_hover_text(say("setup-error-no-vetoes"));
            }
        });
    });
    ui.end_row();
    ui.label(say("setup-evicted"));
    ui.horizontal(|ui| {
        for penalty in EvictPenalty::ALL {
            let id = format!("setup-evicted-{}", penalty.name());
            let choice = ui.selectable_value(&mut setup.evicted_to, penalty, say(&id));
            choice.on_hover_text(say(&format!("{id}-tip")));
        }
    });
    ui.end_row();
    ui.label(say("setup-ledger"));
    ui.horizontal(|ui| {
        for (on, id) in [(false, "setup-ledger-off"), (true, "setup-ledger-on")] {
            let choice = ui.selectable_value(&mut setup.castillo_ledger, on, say(id));
            choice.on_hover_text(say(&format!("{id}-tip")));
        }
    });
    ui.end_row();
    ui.label(say("setup-seed"));
    let seed = TextEdit::singleline(&mut draft.seed)
        .char_limit(40)
        .desired_width(240.0)
        .hint_text(say("setup-seed-hint"));
    let seed = ui.add(seed).on_hover_text(say("setup-seed-tip"));
    actions.offer(&seed, PanelAction::WriteSeed(draft.seed.clone()));
    ui.end_row();
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
