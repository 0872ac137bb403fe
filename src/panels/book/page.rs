//! One page of the book.

use super::{BookReader, cards, figures, words};
use crate::book::{BookPage, BookTopic, RulingName};
use crate::panels::paint::theme::{self, Type};
use crate::panels::view::PanelActions;
use crate::rules::{Edition, ModifierId};
use bevy_egui::egui::{RichText, Ui};

pub(super) fn show(ui: &mut Ui, reader: BookReader, page: BookPage, actions: &mut PanelActions) {
    match page {
        BookPage::Topic(topic) => of_topic(ui, reader, topic, actions),
        BookPage::Cards => {
            words::body(ui, &page.body(reader.text), actions);
            cards::all(ui, reader, actions);
        }
        BookPage::Card(card) => cards::one(ui, reader, card, actions),
        BookPage::Rulings => {
            words::body(ui, &page.body(reader.text), actions);
            for ruling in RulingName::ALL {
                in_list(ui, reader, ruling, actions);
            }
        }
        BookPage::Ruling(ruling) => of_ruling(ui, reader, ruling, actions),
    }
}

fn of_topic(ui: &mut Ui, reader: BookReader, topic: BookTopic, actions: &mut PanelActions) {
    if let Some((setup, _)) = reader.game
        && !topic.in_play(setup)
    {
        ui.label(theme::faded(reader.say("book-not-here")).slanted());
    }
    words::body(ui, &BookPage::Topic(topic).body(reader.text), actions);
    if topic.differs() {
        // What holds at this table comes first, and is said to.
        let here = reader.game.map(|(setup, _)| setup.edition);
        let mut editions = Edition::ALL;
        editions.sort_by_key(|&edition| Some(edition) != here);
        for edition in editions {
            if Some(edition) == here {
                ui.label(
                    RichText::new(reader.say("book-here"))
                        .bold()
                        .color(theme::CRIMSON),
                );
            }
            words::body(ui, &reader.say(&topic.edition_id(edition)), actions);
        }
    }
    if topic == BookTopic::PowerShift {
        for modifier in ModifierId::ALL {
            let key = modifier.key();
            let told = format!(
                "_{}_ ({:+}): {}",
                reader.say(&format!("modifier-{key}")),
                modifier.modifier().value,
                reader.say(&format!("modifier-{key}.text")),
            );
            words::body(ui, &format!("- {told}"), actions);
        }
    }
    if let Some(figure) = topic.figure() {
        ui.add_space(6.0);
        figures::show(ui, reader, figure);
    }
}

fn in_list(ui: &mut Ui, reader: BookReader, ruling: RulingName, actions: &mut PanelActions) {
    let page = BookPage::Ruling(ruling);
    ui.horizontal_wrapped(|ui| {
        words::link(
            ui,
            RichText::new(page.title(reader.text)).size(17.0),
            page,
            actions,
        );
        ui.label(theme::faded(ruling.name()));
    });
}

fn of_ruling(ui: &mut Ui, reader: BookReader, ruling: RulingName, actions: &mut PanelActions) {
    ui.label(theme::faded(ruling.name()));
    let part = |part: &str| reader.say(&format!("ruling-{}.{part}", ruling.name()));
    words::body(ui, &part("decided"), actions);
    ui.add_space(4.0);
    ui.label(
        RichText::new(reader.say("ruling-why"))
            .bold()
            .color(theme::CRIMSON),
    );
    words::body(ui, &part("why"), actions);
    ui.add_space(8.0);
    let all = RichText::new(BookPage::Rulings.title(reader.text)).size(17.0);
    words::link(ui, all, BookPage::Rulings, actions);
}
