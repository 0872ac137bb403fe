//! The action cards: large when one is to be taken, small otherwise, larger still under the
//! pointer.

use crate::panels::paint::printed::{Printed, TALL, paint};
use crate::panels::paint::theme::{self, Type};
use crate::panels::play::explain;
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::{CardId, Decision, StackId};
use bevy_egui::egui::{
    Align, Color32, CornerRadius, Label, Layout, Rect, Response, RichText, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};

/// All five, each as wide as there is room for: the one to be taken is clicked.
pub(crate) fn to_take(ui: &mut Ui, view: &PanelView, actions: &mut PanelActions) {
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - 4.0 * gap) / 5.0;
    let size = vec2(width.min(360.0), ui.available_height());
    ui.horizontal_top(|ui| {
        for stack in view.game.stacks_in_play() {
            let Some(card) = view.game.face_up(stack) else {
                taken(ui, view, size);
                continue;
            };
            let decision = Decision::Take(stack);
            let response = beside_its_words(ui, view, card, size, view.may(decision));
            let response = response.on_hover_ui(|ui| enlarged(ui, view, card, Some(stack)));
            if view.may(decision) {
                actions.offer(&response, PanelAction::Decide(decision));
            }
        }
    });
}

/// All five side by side in what room is left.
pub(crate) fn small(ui: &mut Ui, view: &PanelView) {
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - 4.0 * gap) / 5.0;
    let height = ui.available_height().min(width * TALL);
    let size = vec2(height / TALL, height);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        for stack in view.game.stacks_in_play().rev() {
            let Some(card) = view.game.face_up(stack) else {
                taken(ui, view, size);
                continue;
            };
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            paint(ui, rect, Printed::Action(card), view.text, Color32::WHITE);
            response.on_hover_ui(|ui| enlarged(ui, view, card, Some(stack)));
        }
    });
}

/// Where a card lay that somebody has taken.
fn taken(ui: &mut Ui, view: &PanelView, size: Vec2) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let line = Stroke::new(1.0, theme::FADED_INK);
    ui.painter()
        .rect_stroke(rect, CornerRadius::same(6), line, StrokeKind::Inside);
    inside(ui, rect, |ui| {
        ui.label(theme::faded(view.word("card-taken")).slanted());
    });
}

/// The card itself, and what it says in letters that can be read.
fn beside_its_words(
    ui: &mut Ui,
    view: &PanelView,
    card: CardId,
    size: Vec2,
    takeable: bool,
) -> Response {
    let sense = if takeable {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    paint_back(ui, rect, takeable && response.hovered(), takeable);
    let room = rect.shrink(6.0);
    let picture = vec2(room.height() / TALL, room.height());
    let picture = Rect::from_min_size(room.min, picture);
    paint(
        ui,
        picture,
        Printed::Action(card),
        view.text,
        Color32::WHITE,
    );
    let words_at = Rect::from_min_max(pos2(picture.right() + 2.0, rect.top()), rect.max);
    inside(ui, words_at, |ui| {
        ui.horizontal_wrapped(|ui| {
            let title = RichText::new(title(view, card)).color(theme::CRIMSON);
            ui.label(title.bold());
            let places = view.say("card-places", &[("count", card.places().into())]);
            ui.label(RichText::new(places).bold());
        });
        ui.add(Label::new(words(view, card)).wrap());
    });
    response
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
        .max_rect(rect.shrink(6.0))
        .layout(Layout::top_down(Align::Min));
    let mut child = ui.new_child(builder);
    child.spacing_mut().item_spacing.y = 2.0;
    child.shrink_clip_rect(rect);
    add(&mut child);
}

/// A card as held before the eyes, with what it would do now.
pub(crate) fn enlarged(ui: &mut Ui, view: &PanelView, card: CardId, stack: Option<StackId>) {
    const WIDTH: f32 = 320.0;
    ui.set_max_width(WIDTH);
    let (rect, _) = ui.allocate_exact_size(vec2(WIDTH, WIDTH * TALL), Sense::hover());
    paint(ui, rect, Printed::Action(card), view.text, Color32::WHITE);
    if let Some(help) = help(view, card) {
        ui.add(Label::new(help).wrap());
    }
    let now = stack.and_then(|stack| explain::now(view.game, view.setup, view.text, stack));
    if let Some(now) = now {
        ui.add(Label::new(RichText::new(now).slanted().color(theme::FADED_INK)).wrap());
    }
}

pub(crate) fn title(view: &PanelView, card: CardId) -> String {
    view.word(&format!("card-{}", card.key()))
}

/// What follows from a card long after it was played.
fn help(view: &PanelView, card: CardId) -> Option<String> {
    let id = format!("card-{}.help", card.key());
    view.text.has(&id).then(|| view.word(&id))
}

pub(crate) fn words(view: &PanelView, card: CardId) -> String {
    view.word(&format!("card-{}.text", card.key()))
}
