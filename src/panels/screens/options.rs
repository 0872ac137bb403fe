//! What else can be agreed on: each choice in words, with what it means in plain sight.

use super::new_game::Draft;
use super::plates::{self, Mark};
use super::{modules, seats, sheets};
use crate::panels::paint::theme::{self, Tip, Type};
use crate::panels::view::{PanelAction, PanelActions};
use crate::rules::{EvictPenalty, Length, VetoRule};
use crate::text::Text;
use bevy_egui::egui::{Label, Response, TextEdit, Ui, vec2};

/// Two columns, where there is room for them.
const WIDE: f32 = 640.0;

pub(crate) fn show(
    ui: &mut Ui,
    text: &Text,
    draft: &mut Draft,
    advice: &mut bool,
    actions: &mut PanelActions,
) {
    ui.add_space(4.0);
    if ui.available_width() < WIDE {
        length(ui, text, draft, actions);
        deal(ui, text, draft, actions);
        how(ui, text, draft);
        company(ui, text, draft, advice);
        modules::modules(ui, text, &mut draft.setup);
        return;
    }
    ui.spacing_mut().item_spacing = vec2(20.0, 6.0);
    ui.columns_const(|[left, right]| {
        left.vertical(|ui| {
            length(ui, text, draft, actions);
            how(ui, text, draft);
        });
        right.vertical(|ui| {
            deal(ui, text, draft, actions);
            company(ui, text, draft, advice);
            modules::modules(ui, text, &mut draft.setup);
        });
    });
}

/// One of several: the word `id`, and what it means below.
fn one(ui: &mut Ui, text: &Text, on: bool, id: &str) -> Response {
    let meaning = text.say(&format!("{id}-tip"), &[]);
    plates::option(ui, Mark::Dot, on, &text.say(id, &[]), &meaning)
}

fn length(ui: &mut Ui, text: &Text, draft: &Draft, actions: &mut PanelActions) {
    sheets::section(ui, text.say("setup-rounds", &[]));
    for (length, id) in [
        (Length::NineRounds, "setup-rounds-nine"),
        (Length::SixRounds, "setup-rounds-six"),
    ] {
        let choice = one(ui, text, draft.setup.length == length, id);
        actions.offer(&choice, PanelAction::Rounds(length));
    }
}

fn deal(ui: &mut Ui, text: &Text, draft: &mut Draft, actions: &mut PanelActions) {
    sheets::section(ui, text.say("setup-seed", &[]));
    let seed = TextEdit::singleline(&mut draft.seed)
        .char_limit(40)
        .desired_width((ui.available_width() - 24.0).min(240.0))
        .margin(seats::FIELD)
        .hint_text(text.say("setup-seed-hint", &[]));
    let seed = ui.add(seed);
    actions.offer(&seed, PanelAction::WriteSeed(draft.seed.clone()));
    let told = theme::faded(text.say("setup-seed-tip", &[]));
    ui.add(Label::new(told.slanted()).wrap());
}

/// Veto and eviction.
fn how(ui: &mut Ui, text: &Text, draft: &mut Draft) {
    let setup = &mut draft.setup;
    sheets::section(ui, text.say("setup-veto", &[]));
    // Without Vetoes one must be able to want them again.
    let matters = setup.veto == VetoRule::NoVeto || modules::has_vetoes(setup);
    if !matters {
        let told = theme::faded(text.say("setup-error-no-vetoes", &[]));
        ui.add(Label::new(told.slanted()).wrap());
    }
    ui.add_enabled_ui(matters, |ui| {
        for rule in VetoRule::ALL {
            let id = format!("setup-veto-{}", rule.name());
            let choice = one(ui, text, setup.veto == rule, &id);
            let choice = choice.tip_why_not(|| text.say("setup-error-no-vetoes", &[]));
            if choice.clicked() {
                setup.veto = rule;
            }
        }
    });
    sheets::section(ui, text.say("setup-evicted", &[]));
    for penalty in EvictPenalty::ALL {
        let id = format!("setup-evicted-{}", penalty.name());
        if one(ui, text, setup.evicted_to == penalty, &id).clicked() {
            setup.evicted_to = penalty;
        }
    }
}

/// Memory and advice.
fn company(ui: &mut Ui, text: &Text, draft: &mut Draft, advice: &mut bool) {
    let setup = &mut draft.setup;
    sheets::section(ui, text.say("setup-ledger", &[]));
    for (on, id) in [(false, "setup-ledger-off"), (true, "setup-ledger-on")] {
        if one(ui, text, setup.castillo_ledger == on, id).clicked() {
            setup.castillo_ledger = on;
        }
    }
    sheets::section(ui, text.say("setup-advice", &[]));
    for (on, id) in [(true, "setup-advice-on"), (false, "setup-advice-off")] {
        if one(ui, text, *advice == on, id).clicked() {
            *advice = on;
        }
    }
}
