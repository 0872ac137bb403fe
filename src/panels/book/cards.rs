//! The card book: all cards of the game, and each with its exact terms and an example.

use super::little_map::{MapPicture, little_map};
use super::{BookReader, words};
use crate::book::{BookPage, BookTopic, CardAspect, CardExample, CardTally, clauses, tally};
use crate::panels::paint::badge;
use crate::panels::paint::printed::{Printed, TALL, paint};
use crate::panels::paint::theme::{self, Type};
use crate::panels::view::PanelActions;
use crate::print::cards::PICTOGRAM_TALL;
use crate::rules::{CardId, Edition, Effect, Game, Setup, VetoRule};
use bevy_egui::egui::{Color32, Id, Label, RichText, Sense, Ui, vec2};
use std::collections::HashMap;
use std::sync::Arc;

/// The cards of the game on the table, or of the usual one.
fn stacks(reader: BookReader) -> Vec<crate::book::StackTally> {
    match reader.game {
        Some((setup, game)) => tally(setup, Some(game)),
        None => tally(&Setup::with_players(4), None),
    }
}

pub(super) fn all(ui: &mut Ui, reader: BookReader, actions: &mut PanelActions) {
    if reader.game.is_none() {
        let edition = reader.say(&format!("setup-edition-{}", Edition::Classic.name()));
        let told = reader
            .text
            .say("cards-no-game", &[("edition", edition.into())]);
        ui.label(theme::faded(told).slanted());
    }
    let regents = reader
        .game
        .is_some_and(|(setup, _)| setup.modules.new_regent);
    for stack in stacks(reader) {
        let id = if regents && stack.places == 5 {
            "cards-stack-regents"
        } else {
            "cards-stack"
        };
        let heading = reader.text.say(id, &[("stack", stack.places.into())]);
        ui.add_space(8.0);
        ui.label(
            RichText::new(heading)
                .size(18.0)
                .color(theme::CRIMSON)
                .display(),
        );
        for entry in &stack.cards {
            in_list(ui, reader, *entry, actions);
        }
        if stack.left_unseen > 0 {
            ui.label(theme::faded(reader.say("cards-perhaps")).slanted());
        }
    }
}

fn in_list(ui: &mut Ui, reader: BookReader, entry: CardTally, actions: &mut PanelActions) {
    const WIDE: f32 = 58.0;
    let card = entry.card;
    ui.horizontal(|ui| {
        let size = vec2(WIDE, WIDE * PICTOGRAM_TALL);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let gone = reader.game.is_some() && entry.seen == entry.copies && !entry.open;
        let tint = if gone && !always(card) {
            Color32::from_gray(150)
        } else {
            Color32::WHITE
        };
        paint(ui, rect, Printed::Pictogram(card), reader.text, tint);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let title = RichText::new(BookPage::Card(card).title(reader.text));
            words::link(ui, title.size(17.0), BookPage::Card(card), actions);
            let short = reader.say(&format!("card-{}.text", card.key()));
            ui.add(Label::new(RichText::new(short).size(16.0)).wrap());
            ui.add(Label::new(theme::faded(status(reader, entry)).slanted()).wrap());
        });
    });
    ui.add_space(3.0);
}

/// The King card is never used up.
fn always(card: CardId) -> bool {
    card == CardId::KingTravels
}

/// How many there are, and what has become of them as far as everybody has seen it.
fn status(reader: BookReader, entry: CardTally) -> String {
    let text = reader.text;
    let count = ("count", entry.copies.into());
    let mut told = vec![text.say("cards-copies", std::slice::from_ref(&count))];
    if always(entry.card) {
        told.push(text.say("cards-always", &[]));
    } else if reader.game.is_some() {
        let gone = entry.gone();
        if entry.open {
            told.push(text.say("cards-open", &[]));
        }
        if gone == entry.copies {
            told.push(text.say("cards-all-gone", &[count]));
        } else if gone > 0 {
            told.push(text.say("cards-gone", &[("gone", gone.into()), count]));
        } else if !entry.open {
            told.push(text.say("cards-still", &[count]));
        }
    }
    told.join(" · ")
}

pub(super) fn one(ui: &mut Ui, reader: BookReader, card: CardId, actions: &mut PanelActions) {
    let beside = ui.available_width() > 520.0;
    if beside {
        ui.horizontal_top(|ui| {
            picture(ui, reader, card, 210.0);
            ui.add_space(10.0);
            ui.vertical(|ui| terms(ui, reader, card, actions));
        });
    } else {
        let width = 180.0_f32.min(ui.available_width());
        picture(ui, reader, card, width);
        terms(ui, reader, card, actions);
    }
    ui.add_space(8.0);
    example(ui, reader, card);
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        ui.label(theme::faded(reader.say("book-see")));
        for page in [BookPage::Topic(about(card)), BookPage::Cards] {
            let title = RichText::new(page.title(reader.text)).size(17.0);
            words::link(ui, title, page, actions);
        }
    });
}

/// The topic a card belongs to.
const fn about(card: CardId) -> BookTopic {
    match card.effect() {
        Effect::Move(_) | Effect::MoveOrPlaceMore(..) => BookTopic::Moving,
        Effect::PlaceMore(_) => BookTopic::Placing,
        Effect::KeepVeto => BookTopic::Veto,
        Effect::Burden(_) | Effect::OneOfEach | Effect::Evict => BookTopic::Losses,
        Effect::ScoreOne { .. } | Effect::Score(_) | Effect::ScoreByDisc => BookTopic::ScoringCards,
        Effect::SetScoreboard => BookTopic::Scoreboard,
        Effect::MoveKing { .. } => BookTopic::King,
        Effect::MoveGrande => BookTopic::Grande,
        Effect::TakeBackPower => BookTopic::Bid,
        Effect::GrowCourt { .. } => BookTopic::Court,
        Effect::Regent(_) => BookTopic::NewRegent,
    }
}

fn picture(ui: &mut Ui, reader: BookReader, card: CardId, width: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, width * TALL), Sense::hover());
    paint(ui, rect, Printed::Action(card), reader.text, Color32::WHITE);
}

fn terms(ui: &mut Ui, reader: BookReader, card: CardId, actions: &mut PanelActions) {
    let stacks = stacks(reader);
    let entry = stacks
        .iter()
        .flat_map(|stack| &stack.cards)
        .find(|entry| entry.card == card);
    let told = match (entry, reader.game) {
        (Some(entry), _) => Some(status(reader, *entry)),
        (None, Some(_)) => Some(reader.say("cards-not-here")),
        (None, None) => None,
    };
    if let Some(told) = told {
        ui.add(Label::new(theme::faded(told).slanted()).wrap());
    }
    let places = [("count", card.places().into())];
    words::body(ui, &reader.text.say("cards-places", &places), actions);
    for clause in clauses(card) {
        let mut told = reader.say(clause.id);
        if clause.aspect == CardAspect::Veto {
            let rule = reader.game.map(|(setup, _)| setup.veto);
            told = match rule {
                Some(VetoRule::NoVeto) => reader.say("clause-veto-none"),
                Some(VetoRule::WholeAction) if card.effect() != Effect::KeepVeto => {
                    reader.say("clause-veto-whole")
                }
                _ => told,
            };
        }
        let aspect = reader.say(&format!("aspect-{}", clause.aspect.name()));
        words::body(ui, &format!("_{aspect}:_ {told}"), actions);
    }
    let help = format!("card-{}.help", card.key());
    if reader.text.has(&help) {
        words::body(ui, &reader.say(&help), actions);
    }
}

/// Worked out once for each card that is looked at.
#[derive(Clone, Default)]
struct PlayedCards(HashMap<CardId, Option<Arc<CardExample>>>);

fn played(ui: &Ui, reader: BookReader, card: CardId) -> Option<Arc<CardExample>> {
    let id = Id::new("played cards");
    let known = ui.data_mut(|data| {
        let played = data.get_temp_mut_or_default::<PlayedCards>(id);
        played.0.get(&card).cloned()
    });
    known.unwrap_or_else(|| {
        let example = CardExample::of(card, reader.text).map(Arc::new);
        ui.data_mut(|data| {
            let played = data.get_temp_mut_or_default::<PlayedCards>(id);
            played.0.insert(card, example.clone());
        });
        example
    })
}

fn example(ui: &mut Ui, reader: BookReader, card: CardId) {
    let Some(example) = played(ui, reader, card) else {
        return;
    };
    let heading = RichText::new(reader.say("cards-example"));
    ui.label(heading.size(18.0).color(theme::CRIMSON).display());
    ui.add(Label::new(theme::faded(reader.say("cards-example-line")).slanted()).wrap());
    for line in &example.lines {
        ui.add(Label::new(RichText::new(line).size(16.0)).wrap());
    }
    gains(ui, reader, &example.setup, &example.before, &example.after);
    ui.add_space(4.0);
    let map = MapPicture {
        trails: &example.trails,
        marked: &example.scored,
        counts: true,
        ..MapPicture::of(&example.setup, &example.before)
    };
    little_map(ui, reader.text, &map);
}

/// Who has got how many points.
fn gains(ui: &mut Ui, reader: BookReader, setup: &Setup, before: &Game, after: &Game) {
    let gained = |seat| after.score(seat) - before.score(seat);
    if before.seats().all(|seat| gained(seat) == 0) {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for seat in before.seats().filter(|&seat| gained(seat) > 0) {
            badge::of(ui, setup, seat, 20.0);
            let told = reader
                .text
                .say("lens-points", &[("points", gained(seat).into())]);
            ui.label(RichText::new(told).bold().color(theme::CRIMSON));
        }
    });
}
