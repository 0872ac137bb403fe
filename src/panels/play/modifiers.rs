//! Power Shift: the modifiers in a hand.

use crate::panels::paint::printed::{Printed, TALL, paint};
use crate::panels::paint::theme::{self, Type};
use crate::panels::play::controls::CARD_HEIGHT;
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::{Decision, ModifierId, Seat};
use bevy_egui::egui::{
    Color32, CornerRadius, Response, RichText, Sense, Stroke, StrokeKind, Ui, vec2,
};

/// Each can be laid ready beside the power card that will be played, and put back.
pub(crate) fn to_play(
    ui: &mut Ui,
    view: &PanelView,
    seat: Seat,
    ready: Option<ModifierId>,
    actions: &mut PanelActions,
) {
    for modifier in view.game.modifiers(seat).iter() {
        let chosen = ready == Some(modifier);
        let card = card(ui, view, modifier, chosen);
        let next = (!chosen).then_some(modifier);
        actions.offer(&card, PanelAction::LayReady(next));
    }
    if !view.game.modifiers(seat).is_empty() {
        ui.add_space(16.0);
    }
}

/// One of them goes to the left.
pub(crate) fn to_pass(ui: &mut Ui, view: &PanelView, actions: &mut PanelActions) {
    let Some(seat) = view.game.to_act() else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        for modifier in view.game.modifiers(seat).iter() {
            let card = card(ui, view, modifier, false);
            actions.offer(&card, PanelAction::Decide(Decision::PassOn(modifier)));
        }
        ui.label(theme::faded(view.word("modifiers-our-own")).slanted());
    });
}

/// A modifier, larger under the pointer.
pub(crate) fn card(ui: &mut Ui, view: &PanelView, modifier: ModifierId, chosen: bool) -> Response {
    const LARGE: f32 = 240.0;
    let size = vec2(CARD_HEIGHT / TALL, CARD_HEIGHT);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let printed = Printed::Modifier(modifier);
    paint(ui, rect, printed, view.text, Color32::WHITE);
    if chosen || response.hovered() {
        let line = Stroke::new(4.0, if chosen { theme::CRIMSON } else { theme::GOLD });
        let round = CornerRadius::same(4);
        ui.painter()
            .rect_stroke(rect, round, line, StrokeKind::Outside);
    }
    response.on_hover_ui(|ui| {
        ui.set_max_width(LARGE);
        let (rect, _) = ui.allocate_exact_size(vec2(LARGE, LARGE * TALL), Sense::hover());
        paint(ui, rect, printed, view.text, Color32::WHITE);
        ui.label(RichText::new(view.word("modifiers-our-own")).slanted());
    })
}
