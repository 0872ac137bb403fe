//! Which edition is played, and what is added to it.

use crate::panels::paint::theme::{self, Type};
use crate::rules::{CardId, Edition, Setup, VetoRule};
use crate::text::Text;
use bevy_egui::egui::{CollapsingHeader, Label, Ui};

/// What is different, a line each.
const DIFFERENCES: [&str; 11] = [
    "names", "stacks", "values", "veto", "up-to", "militia", "score", "shortage", "piles",
    "victory", "board",
];

/// What of the cards on offer is ours and not the printed game's, a line each. Beside the choice
/// itself: nobody should have to unfold anything to learn it.
pub(crate) fn ours(setup: &Setup) -> Vec<&'static str> {
    let mut lines = Vec::new();
    // Who brings a deck knows what is in it.
    if setup.deck.is_none() {
        lines.extend(match setup.edition {
            Edition::Classic => &["setup-ours-regents-classic"][..],
            Edition::Anniversary => &["setup-ours-deck", "setup-ours-regents"],
        });
    }
    lines.push("setup-ours-modifiers");
    if setup.deck.is_none() && !setup.deck().alternatives().is_empty() {
        lines.push("setup-ours-alternatives");
    }
    lines
}

/// The line `id` in a row of its own, below what it is about.
fn own_words(ui: &mut Ui, text: &Text, setup: &Setup, ids: &[&str]) {
    const WIDTH: f32 = 620.0;
    let lines: Vec<&str> = ours(setup)
        .into_iter()
        .filter(|line| ids.contains(line))
        .collect();
    if lines.is_empty() {
        return;
    }
    ui.label("");
    ui.vertical(|ui| {
        ui.set_max_width(WIDTH);
        for line in lines {
            ui.add(Label::new(theme::faded(text.say(line, &[])).slanted()).wrap());
        }
    });
    ui.end_row();
}

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
                // Each edition has ways of its own; others can still be chosen.
                setup.veto = edition.rules().veto;
                setup.evicted_to = edition.rules().evicted_to;
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
            });
        ui.end_row();
    }
    own_words(ui, text, setup, &["setup-ours-deck"]);
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
    let of_modules = [
        "setup-ours-regents",
        "setup-ours-regents-classic",
        "setup-ours-modifiers",
    ];
    own_words(ui, text, setup, &of_modules);
    ui.label(say("setup-alternatives"));
    ui.horizontal_wrapped(|ui| alternatives(ui, text, setup));
    ui.end_row();
    own_words(ui, text, setup, &["setup-ours-alternatives"]);
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
