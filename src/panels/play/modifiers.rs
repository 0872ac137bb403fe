//! Power Shift: the modifiers in a hand, small beside the power cards: each can be laid ready beside the
//! card that will be played, and put back.

use crate::panels::paint::printed::{Printed, TALL, paint};
use crate::panels::paint::theme::{self, Type};
use crate::panels::play::hud::{Hud, focus_ring, rect};
use crate::panels::view::PanelAction;
use crate::rules::{ModifierId, Seat};
use bevy_egui::egui::{
    Color32, CornerRadius, Rect, RichText, Sense, Stroke, StrokeKind, pos2, vec2,
};

/// How large a modifier is under the pointer.
const LARGE: f32 = 220.0;

pub(crate) fn to_play(hud: &mut Hud, seat: Seat, ready: Option<ModifierId>) {
    let view = hud.view;
    let held: Vec<ModifierId> = view.game.modifiers(seat).iter().collect();
    if held.is_empty() {
        return;
    }
    let hand = rect(hud.panes.hand);
    let width = ((hand.left() - 20.0) / 2.4).clamp(40.0, 66.0);
    let size = vec2(width, width * TALL);
    let left = rect(hud.panes.plaques[0]).left();
    let step = ((hand.left() + 10.0 - left - width) / 2.0).clamp(18.0, width + 4.0);
    let top = hand.bottom() - 24.0 - size.y;
    for (nth, modifier) in held.into_iter().enumerate() {
        let chosen = ready == Some(modifier);
        let up = if chosen { 22.0 } else { 0.0 };
        let place = Rect::from_min_size(pos2(left + step * f32::from(nth as u8), top - up), size);
        hud.pane_on_top(("modifier", nth), place, |ui, hud| {
            let response = ui.allocate_rect(place, Sense::click());
            let printed = Printed::Modifier(modifier);
            paint(ui, place, printed, view.text, Color32::WHITE);
            if chosen || response.hovered() {
                let line = Stroke::new(3.0, if chosen { theme::CRIMSON } else { theme::GOLD });
                let round = CornerRadius::same(4);
                ui.painter()
                    .rect_stroke(place, round, line, StrokeKind::Outside);
            }
            focus_ring(ui.painter(), &response, 6.0);
            let response = response.on_hover_ui(|ui| {
                ui.set_max_width(LARGE);
                let (rect, _) = ui.allocate_exact_size(vec2(LARGE, LARGE * TALL), Sense::hover());
                paint(ui, rect, printed, view.text, Color32::WHITE);
                ui.label(RichText::new(view.word("modifiers-our-own")).slanted());
            });
            let next = (!chosen).then_some(modifier);
            // Where it is not hidden by the next one.
            let grip = Rect::from_min_size(place.min, vec2(step.min(size.x), size.y));
            hud.actions
                .offer_at(&response, grip, PanelAction::LayReady(next));
        });
    }
}
