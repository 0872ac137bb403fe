//! Which edition is played, and what is added to it.

use crate::panels::paint::theme::{self, Type};
use crate::rules::{CardId, Edition, Setup, VetoRule};
use crate::text::Text;
use bevy_egui::egui::{CollapsingHeader, Ui};

/// What is different, a line each.
const DIFFERENCES: [&str; 10] = [
    "names", "stacks", "values", "veto", "up-to", "militia", "score", "shortage", "piles",
    "victory",
];

pub(crate) fn edition(ui: &mut Ui, text: &Text, setup: &mut Setup) {
    let say = |id: &str| text.say(id, &[]);
    ui.label(say("setup-edition"));
    ui.horizontal(|ui| {
        for edition in Edition::ALL {
            let label = say(&format!("setup-edition-{}", edition.name()));
            if ui
                .selectable_label(setup.edition == edition, label)
                .clicked()
            {
                setup.edition = edition;
                setup.deck = None;
                // Each edition has a Veto of its own; another can still be chosen.
                setup.veto = edition.rules().veto;
                setup.modules.alternative_cards.clear();
            }
        }
    });
    ui.end_row();
    if setup.edition == Edition::Anniversary {
        ui.label("");
        CollapsingHeader::new(say("setup-differences"))
            .id_salt("differences")
            .show(ui, |ui| {
                for line in DIFFERENCES {
                    ui.label(say(&format!("setup-difference-{line}")));
                }
                if setup.players.len() == 2 {
                    ui.label(say("setup-difference-neutral"));
                }
                ui.label(theme::faded(say("setup-difference-deck")).slanted());
            });
        ui.end_row();
    }
}

pub(crate) fn modules(ui: &mut Ui, text: &Text, setup: &mut Setup) {
    let say = |id: &str| text.say(id, &[]);
    if setup.deck.is_some() {
        ui.label(say("setup-deck"));
        ui.horizontal(|ui| {
            ui.label(say("setup-deck-own"));
            if ui.button(say("setup-deck-drop")).clicked() {
                setup.deck = None;
                setup.modules.alternative_cards.clear();
            }
        });
        ui.end_row();
    }
    ui.label(say("setup-modules"));
    ui.horizontal_wrapped(|ui| {
        let switch = |ui: &mut Ui, on: &mut bool, id: &str| {
            ui.toggle_value(on, say(id))
                .on_hover_text(say(&format!("{id}-tip")));
        };
        switch(ui, &mut setup.modules.new_regent, "setup-new-regent");
        switch(ui, &mut setup.modules.power_shift, "setup-power-shift");
        let three = setup.players.len() == 3;
        setup.joined_stacks &= three;
        let why_not = if setup.has_neutral() {
            "setup-error-joined-two"
        } else {
            "setup-error-joined"
        };
        ui.add_enabled_ui(three, |ui| {
            ui.toggle_value(&mut setup.joined_stacks, say("setup-joined"))
                .on_hover_text(say("setup-joined-tip"))
                .on_disabled_hover_text(say(why_not));
        });
    });
    ui.end_row();
    ui.label(say("setup-alternatives"));
    ui.horizontal_wrapped(|ui| alternatives(ui, text, setup));
    ui.end_row();
}

/// Each comes in for a random card of its stack.
fn alternatives(ui: &mut Ui, text: &Text, setup: &mut Setup) {
    let offered = setup.deck().alternatives();
    if offered.is_empty() {
        ui.label(theme::faded(text.say("setup-error-alternatives", &[])).slanted());
        setup.modules.alternative_cards.clear();
        return;
    }
    let chosen = &mut setup.modules.alternative_cards;
    if setup.veto == VetoRule::NoVeto {
        chosen.retain(|&card| card != CardId::Veto);
    }
    // A card that is there twice can be chosen twice.
    let mut seen: Vec<CardId> = Vec::new();
    let mut turned = None;
    for card in offered {
        let nth = seen.iter().filter(|&&other| other == card).count();
        seen.push(card);
        let mut on = chosen.iter().filter(|&&other| other == card).count() > nth;
        let possible = card != CardId::Veto || setup.veto != VetoRule::NoVeto;
        let name = text.say(&format!("card-{}", card.key()), &[]);
        let tip = text.say(&format!("card-{}.text", card.key()), &[]);
        ui.add_enabled_ui(possible, |ui| {
            let switch = ui.toggle_value(&mut on, name).on_hover_text(tip);
            let switch =
                switch.on_disabled_hover_text(text.say("setup-error-alternative-veto", &[]));
            if switch.changed() {
                turned = Some((card, on));
            }
        });
    }
    match turned {
        Some((card, true)) => chosen.push(card),
        Some((card, false)) => {
            if let Some(at) = chosen.iter().position(|&other| other == card) {
                chosen.remove(at);
            }
        }
        None => {}
    }
}

/// Whether there is a Veto in the game, or would be if the table wanted one.
pub(crate) fn has_vetoes(setup: &Setup) -> bool {
    let stacks = setup.deck().stacks(VetoRule::Classic);
    let mut cards = stacks.iter().flatten();
    cards.any(|&card| card == CardId::Veto)
        || setup.modules.alternative_cards.contains(&CardId::Veto)
}
