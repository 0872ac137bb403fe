//! A card as held before the eyes, beside the thing that is pointed at: what it would do now, whom it
//! would pay, and for those who are new to them what its words mean.

use crate::book::mentions;
use crate::panels::paint::printed::{Printed, TALL, paint};
use crate::panels::paint::theme::{self, Type};
use crate::panels::play::explain;
use crate::panels::play::hud::Hud;
use crate::panels::play::preview::{self, ScoringPreview};
use crate::panels::view::PanelView;
use crate::rules::{CardId, StackId};
use bevy_egui::egui::{
    Area, Color32, Id, Label, Order, Rect, Response, RichText, Sense, Ui, pos2, vec2,
};

/// So many words are explained on one card.
const MOST_WORDS: usize = 3;
/// What a word means takes about two lines.
const LINES: f32 = 38.0;

/// The whole card beside its tile, as held before the eyes, with what it would do now.
pub(crate) fn beside(
    response: Response,
    hud: &mut Hud,
    card: CardId,
    stack: Option<StackId>,
) -> Response {
    // What a coach says is read first.
    let asked = hud.view.warned.is_none();
    if asked && (response.hovered() || response.has_focus()) {
        hud.state.card_in_sight = Some(card);
        let view = hud.view;
        let room = hud.ctx.content_rect();
        let width = 240.0_f32.min(room.height() * 0.5);
        let words = if view.hints.is_some() || view.lesson.is_some() {
            words_of(view, card)
        } else {
            Vec::new()
        };
        let high = width * TALL + 84.0 + LINES * f32::from(words.len() as u8);
        let right = response.rect.left() - 10.0;
        let scored = ScoringPreview::of(view.game, view.setup, card)
            .filter(|_| right - width - preview::WIDTH > room.left() + 60.0);
        let aside = scored.as_ref().map_or(0.0, |_| preview::WIDTH + 16.0);
        let top = (response.rect.center().y - high / 2.0)
            .clamp(8.0, (room.bottom() - high - 8.0).max(8.0));
        let place = Rect::from_min_size(pos2(right - width - aside, top), vec2(width, high));
        let id = Id::new("large card");
        Area::new(id)
            .order(Order::Tooltip)
            .fixed_pos(place.min)
            .interactable(false)
            .fade_in(false)
            .show(hud.ctx, |ui| {
                theme::sheet().inner_margin(8).show(ui, |ui| {
                    ui.horizontal_top(|ui| {
                        if let Some(scored) = &scored {
                            ui.vertical(|ui| preview::show(ui, view, scored));
                        }
                        ui.vertical(|ui| {
                            ui.set_max_width(width);
                            enlarged(ui, view, (card, stack), &words, width);
                        });
                    });
                });
            });
    }
    response
}

/// A card as held before the eyes, with what it would do now.
fn enlarged(
    ui: &mut Ui,
    view: &PanelView,
    (card, stack): (CardId, Option<StackId>),
    words: &[String],
    width: f32,
) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, width * TALL), Sense::hover());
    paint(ui, rect, Printed::Action(card), view.text, Color32::WHITE);
    if let Some(help) = help(view, card) {
        ui.add(Label::new(help).wrap());
    }
    let now = stack.and_then(|stack| explain::now(view.game, view.setup, view.text, stack));
    if let Some(now) = now {
        ui.add(Label::new(RichText::new(now).slanted().color(theme::FADED_INK)).wrap());
    }
    for told in words {
        ui.add(Label::new(RichText::new(told).size(theme::SMALLEST_TEXT)).wrap());
    }
    let more = theme::faded(view.word("card-more"));
    ui.add(Label::new(more.size(theme::SMALLEST_TEXT)).wrap());
}

/// What the words with a meaning on a card mean, for those who are new to them.
fn words_of(view: &PanelView, card: CardId) -> Vec<String> {
    let told = view.word(&format!("card-{}.text", card.key()));
    let mut words: Vec<String> = Vec::new();
    for mention in mentions(view.text, &told) {
        let word: String = told
            .chars()
            .skip(mention.letters.start)
            .take(mention.letters.len())
            .collect();
        let args = [
            ("word", word.into()),
            ("meaning", mention.term.meaning(view.text).into()),
        ];
        let line = view.say("card-word", &args);
        if !words.contains(&line) && words.len() < MOST_WORDS {
            words.push(line);
        }
    }
    words
}

/// What follows from a card long after it was played.
fn help(view: &PanelView, card: CardId) -> Option<String> {
    let id = format!("card-{}.help", card.key());
    view.text.has(&id).then(|| view.word(&id))
}
