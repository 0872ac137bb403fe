//! The action cards: large when one is to be taken, small otherwise, larger still under the
//! pointer.

use super::explain;
use super::theme::{self, Type};
use super::view::{View, Wish, Wishes};
use crate::rules::{CardId, Decision, StackId};
use bevy_egui::egui::{
    Align, Color32, CornerRadius, Label, Layout, Rect, Response, RichText, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, vec2,
};

/// All five, each as wide as there is room for: the one to be taken is clicked.
pub(super) fn to_take(ui: &mut Ui, view: &View, wishes: &mut Wishes) {
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - 4.0 * gap) / 5.0;
    let size = vec2(width.min(330.0), ui.available_height());
    ui.horizontal_top(|ui| {
        for stack in StackId::ALL {
            let decision = Decision::Take(stack);
            let card = card_in(ui, view, stack, size, true);
            if let Some(card) = card.filter(|_| view.may(decision)) {
                wishes.offer(&card, Wish::Decide(decision));
            }
        }
    });
}

/// All five side by side in what room is left.
pub(super) fn small(ui: &mut Ui, view: &View) {
    let gap = ui.spacing().item_spacing.x;
    let width = ((ui.available_width() - 4.0 * gap) / 5.0).min(150.0);
    let size = vec2(width, ui.available_height().min(150.0));
    ui.horizontal_top(|ui| {
        for stack in StackId::ALL {
            card_in(ui, view, stack, size, false);
        }
    });
}

fn card_in(ui: &mut Ui, view: &View, stack: StackId, size: Vec2, large: bool) -> Option<Response> {
    let Some(card) = view.game.face_up(stack) else {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let line = Stroke::new(1.0, theme::FADED_INK);
        let radius = CornerRadius::same(8);
        ui.painter()
            .rect_stroke(rect, radius, line, StrokeKind::Inside);
        inside(ui, rect, |ui| {
            ui.label(theme::faded(view.word("card-taken")).slanted());
        });
        return None;
    };
    let takeable = large && view.may(Decision::Take(stack));
    let sense = if takeable {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    paint_back(ui, rect, takeable && response.hovered(), takeable);
    inside(ui, rect, |ui| {
        let title = RichText::new(title(view, card))
            .color(theme::CRIMSON)
            .bold();
        ui.add(Label::new(title).wrap());
        if large {
            ui.add(Label::new(words(view, card)).wrap());
        }
        ui.with_layout(Layout::bottom_up(Align::Min), |ui| places(ui, view, card));
    });
    Some(response.on_hover_ui(|ui| enlarged(ui, view, card, Some(stack))))
}

fn paint_back(ui: &Ui, rect: Rect, hovered: bool, takeable: bool) {
    let fill = if hovered {
        Color32::from_rgb(0xFF, 0xF3, 0xCF)
    } else {
        theme::PARCHMENT
    };
    let line = match (hovered, takeable) {
        (true, _) => Stroke::new(3.0, theme::CRIMSON),
        (false, true) => Stroke::new(2.0, theme::GOLD),
        (false, false) => Stroke::new(1.0, theme::FADED_INK),
    };
    ui.painter()
        .rect(rect, CornerRadius::same(8), fill, line, StrokeKind::Inside);
}

fn inside(ui: &mut Ui, rect: Rect, add: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new()
        .max_rect(rect.shrink(8.0))
        .layout(Layout::top_down(Align::Min));
    let mut child = ui.new_child(builder);
    child.shrink_clip_rect(rect);
    add(&mut child);
}

/// How many it lets its taker place: as a number and as so many cubes.
fn places(ui: &mut Ui, view: &View, card: CardId) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.label(RichText::new(view.say("card-places", &[("count", card.places().into())])).bold());
        ui.add_space(2.0);
        for _ in 0..card.places() {
            let (rect, _) = ui.allocate_exact_size(vec2(8.0, 8.0), Sense::hover());
            ui.painter().rect_filled(rect, 2.0, theme::INK);
        }
    });
}

/// A card as in the hand: for the one under way.
pub(super) fn enlarged(ui: &mut Ui, view: &View, card: CardId, stack: Option<StackId>) {
    ui.set_max_width(400.0);
    ui.label(
        RichText::new(title(view, card))
            .size(28.0)
            .color(theme::CRIMSON)
            .bold(),
    );
    ui.add(Label::new(RichText::new(words(view, card)).size(22.0)).wrap());
    let now = stack.and_then(|stack| explain::now(view.game, view.setup, view.text, stack));
    if let Some(now) = now {
        ui.add(Label::new(RichText::new(now).slanted().color(theme::FADED_INK)).wrap());
    }
    places(ui, view, card);
}

pub(super) fn title(view: &View, card: CardId) -> String {
    view.word(&format!("card-{}", card.key()))
}

pub(super) fn words(view: &View, card: CardId) -> String {
    view.word(&format!("card-{}.text", card.key()))
}
