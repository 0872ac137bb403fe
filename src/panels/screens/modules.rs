//! Which edition is played, and what is added to it.

use super::plates::{self, Mark};
use super::sheets;
use crate::panels::paint::theme::{self, Tip, Type};
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

/// Those of the lines that are ours now, below what they are about.
fn own_words(ui: &mut Ui, text: &Text, setup: &Setup, ids: &[&str]) {
    let lines = ours(setup).into_iter();
    for line in lines.filter(|line| ids.contains(line)) {
        ui.add(Label::new(theme::faded(text.say(line, &[])).slanted()).wrap());
    }
}

pub(crate) fn edition(ui: &mut Ui, text: &Text, setup: &mut Setup) {
    let say = |id: &str| text.say(id, &[]);
    sheets::section(ui, say("setup-edition"));
    let mut choose = |ui: &mut Ui, edition: Edition| {
        let id = format!("setup-edition-{}", edition.name());
        let (label, meaning) = (say(&id), say(&format!("{id}-tip")));
        let on = setup.edition == edition;
        if plates::option(ui, Mark::Dot, on, &label, &meaning).clicked() {
            setup.edition = edition;
            setup.deck = None;
            // Each edition has ways of its own; others can still be chosen.
            setup.veto = edition.rules().veto;
            setup.evicted_to = edition.rules().evicted_to;
            setup.modules.alternative_cards.clear();
        }
    };
    if ui.available_width() < 520.0 {
        for edition in Edition::ALL {
            choose(ui, edition);
        }
    } else {
        ui.columns(Edition::ALL.len(), |columns| {
            for (ui, edition) in columns.iter_mut().zip(Edition::ALL) {
                choose(ui, edition);
            }
        });
    }
    own_words(ui, text, setup, &["setup-ours-deck"]);
    if setup.edition == Edition::Anniversary {
        CollapsingHeader::new(say("setup-differences"))
            .id_salt("differences")
            .show(ui, |ui| {
                for line in DIFFERENCES {
                    let told = say(&format!("setup-difference-{line}"));
                    ui.add(Label::new(told).wrap());
                }
                if setup.players.len() == 2 {
                    ui.add(Label::new(say("setup-difference-neutral")).wrap());
                }
            });
    }
}

pub(crate) fn modules(ui: &mut Ui, text: &Text, setup: &mut Setup) {
    let say = |id: &str| text.say(id, &[]);
    if setup.deck.is_some() {
        sheets::section(ui, say("setup-deck"));
        ui.label(say("setup-deck-own"));
        if ui.button(say("setup-deck-drop")).clicked() {
            setup.deck = None;
            setup.modules.alternative_cards.clear();
        }
    }
    sheets::section(ui, say("setup-modules"));
    let switch = |ui: &mut Ui, on: &mut bool, id: &str| {
        let meaning = say(&format!("{id}-tip"));
        let row = plates::option(ui, Mark::Tick, *on, &say(id), &meaning);
        if row.clicked() {
            *on = !*on;
        }
    };
    switch(ui, &mut setup.modules.new_regent, "setup-new-regent");
    let regents = ["setup-ours-regents", "setup-ours-regents-classic"];
    own_words(ui, text, setup, &regents);
    switch(ui, &mut setup.modules.power_shift, "setup-power-shift");
    own_words(ui, text, setup, &["setup-ours-modifiers"]);
    let three = setup.players.len() == 3;
    setup.joined_stacks &= three;
    let meaning = match (three, setup.has_neutral()) {
        (true, _) => "setup-joined-tip",
        (false, true) => "setup-error-joined-two",
        (false, false) => "setup-error-joined",
    };
    ui.add_enabled_ui(three, |ui| {
        let on = setup.joined_stacks;
        let (label, meaning) = (say("setup-joined"), say(meaning));
        if plates::option(ui, Mark::Tick, on, &label, &meaning).clicked() {
            setup.joined_stacks = !on;
        }
    });
    sheets::section(ui, say("setup-alternatives"));
    alternatives(ui, text, setup);
    own_words(ui, text, setup, &["setup-ours-alternatives"]);
}

/// Each comes in for a random card of its stack.
fn alternatives(ui: &mut Ui, text: &Text, setup: &mut Setup) {
    let offered = setup.deck().alternatives();
    if offered.is_empty() {
        let told = theme::faded(text.say("setup-error-alternatives", &[]));
        ui.add(Label::new(told.slanted()).wrap());
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
        let on = chosen.iter().filter(|&&other| other == card).count() > nth;
        let possible = card != CardId::Veto || setup.veto != VetoRule::NoVeto;
        let name = text.say(&format!("card-{}", card.key()), &[]);
        let meaning = if possible {
            text.say(&format!("card-{}.text", card.key()), &[])
        } else {
            text.say("setup-error-alternative-veto", &[])
        };
        ui.add_enabled_ui(possible, |ui| {
            let switch = plates::option(ui, Mark::Tick, on, &name, &meaning);
            let switch = switch.tip_why_not(|| text.say("setup-error-alternative-veto", &[]));
            if switch.clicked() {
                turned = Some((card, !on));
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
