//! The seal in the lower right corner: the one thing that ends what one is doing; and above it the
//! way back.

use crate::panels::paint::theme::{self, Tip};
use crate::panels::play::hud::{Hud, elided, part_of, rect, write};
use crate::panels::play::why_not;
use crate::panels::view::{PanelAction, PanelView};
use crate::rules::{Decision, Phase, Step};
use crate::session::Command;
use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Rect, Response, Sense, Shape, Stroke, Ui, vec2,
};

/// What the seal does now.
pub(crate) struct SealAction {
    pub(crate) label: String,
    pub(crate) tip: String,
    /// None: it is there, but can't be pressed yet.
    pub(crate) action: Option<PanelAction>,
}

/// Wax in the corner.
pub(crate) fn show(hud: &mut Hud, seal: SealAction) {
    hud.pane("seal", hud.panes.seal, |ui, hud| {
        let sense = if seal.action.is_some() {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.allocate_rect(rect(hud.panes.seal), sense);
        wax(ui.painter(), &response, &seal.label, seal.action.is_some());
        let response = response.tip(|| seal.tip);
        match seal.action {
            Some(action) => hud.actions.offer(&response, action),
            None => why_not::answer(hud, &response, Decision::Done),
        }
    });
    undo(hud);
}

fn wax(painter: &Painter, response: &Response, label: &str, pressable: bool) {
    let at = response.rect.center();
    let radius = response.rect.width() / 2.0;
    let (fill, rim) = match (pressable, response.hovered()) {
        (false, _) => (Color32::from_rgb(0x6E, 0x55, 0x4B), theme::SEPIA),
        (true, false) => (Color32::from_rgb(0x9E, 0x1F, 0x18), theme::CRIMSON),
        (true, true) => (Color32::from_rgb(0xB8, 0x2A, 0x1E), theme::GOLD),
    };
    painter.circle_filled(at + vec2(0.0, 3.0), radius, Color32::from_black_alpha(90));
    // Wax runs out unevenly.
    let edge = (0..48_u8).map(|nth| {
        let turn = f32::from(nth) / 48.0 * std::f32::consts::TAU;
        let reach = radius * (0.965 + 0.035 * (turn * 5.0).sin() * (turn * 3.0 + 1.0).cos());
        at + vec2(turn.sin(), turn.cos()) * reach
    });
    let line = Stroke::new(2.0, rim);
    painter.add(Shape::convex_polygon(edge.collect(), fill, line));
    let light = fill.linear_multiply(1.25);
    painter.circle_stroke(at, radius * 0.8, Stroke::new(1.5, light));
    if response.has_focus() {
        for (width, colour) in [(8.0, theme::PARCHMENT), (4.0, theme::CRIMSON)] {
            painter.circle_stroke(at, radius + 4.0, Stroke::new(width, colour));
        }
    }
    let width = radius * 1.5;
    let mut size = radius * 0.5;
    let galley = loop {
        let font = FontId::new(size, theme::display());
        let galley = elided(painter, label, font, (width, 2), theme::PARCHMENT);
        if (!galley.elided && galley.rows.len() == 1) || size <= theme::SMALLEST_TEXT {
            break galley;
        }
        size -= 1.0;
    };
    write(painter, at, Align2::CENTER_CENTER, galley);
}

/// The seal that ends a turn or a step; a turn's end can't be taken back, so with something left to
/// do it is asked for twice.
pub(crate) fn done(hud: &mut Hud) {
    let view = hud.view;
    let ends_turn = view.game.phase() == Phase::Act && view.game.pending().is_empty();
    let left = if ends_turn { left_to_do(view) } else { None };
    let sure = hud.state.sure || left.is_none();
    let (id, tip) = match (ends_turn, left) {
        (true, Some(left)) if hud.state.sure => ("seal-sure", left),
        (true, Some(left)) => ("seal-end-turn", left),
        (true, None) => ("seal-end-turn", view.word("seal-end-turn-tip")),
        (false, _) => ("seal-done", view.word("seal-done-tip")),
    };
    let possible = view.may(Decision::Done);
    // Where nothing can be ended there is no seal: it is no ornament.
    if !possible && !ends_turn && !may_end_later(view) {
        undo(hud);
        return;
    }
    let action = match (possible, sure) {
        (false, _) => None,
        (true, true) => Some(PanelAction::Decide(Decision::Done)),
        (true, false) => Some(PanelAction::AskTwice(tip.clone())),
    };
    let label = view.word(id);
    show(hud, SealAction { label, tip, action });
}

/// Some steps can be ended once enough of them is done.
fn may_end_later(view: &PanelView) -> bool {
    matches!(
        view.game.pending().top(),
        Some(Step::Moves { .. } | Step::PlaceMore(_) | Step::MoveOrPlaceMore)
    )
}

/// What the turn's end would give away.
fn left_to_do(view: &PanelView) -> Option<String> {
    let places = |decision: &Decision| matches!(decision, Decision::Place(_));
    let can_place = view.legal.iter().any(places);
    let actor = view.game.actor();
    let count = view.game.turn().to_place.min(view.game.court(actor));
    let id = match (can_place, view.may(Decision::Act)) {
        (true, true) => "seal-left-both",
        (true, false) => "seal-left-place",
        (false, true) => "seal-left-act",
        (false, false) => return None,
    };
    Some(view.say(id, &[("count", count.into())]))
}

/// Always in its place while people play; grey where nothing can be taken back, and it says why.
pub(crate) fn undo(hud: &mut Hud) {
    let view = hud.view;
    if view.demo || view.again.is_some() {
        return;
    }
    let possible = hud.state.undo.is_none() && !view.busy;
    hud.pane("undo", hud.panes.undo, |ui, hud| {
        let sense = if possible {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.allocate_rect(rect(hud.panes.undo), sense);
        round_button(ui, &response, possible);
        back_arrow(ui.painter(), response.rect, possible);
        let response = response.tip(|| match hud.state.undo {
            Some(lock) => view.word(&format!("bar-undo-{}", lock.name())),
            None => view.word("bar-undo-tip"),
        });
        if possible {
            hud.actions
                .offer(&response, PanelAction::Ask(Command::Undo));
        }
    });
}

/// A round slip of parchment.
pub(crate) fn round_button(ui: &Ui, response: &Response, enabled: bool) {
    let (at, radius) = (response.rect.center(), response.rect.width() / 2.0);
    let painter = ui.painter();
    painter.circle_filled(
        at + vec2(0.0, 2.0),
        radius + 1.0,
        Color32::from_black_alpha(80),
    );
    let fill = match (enabled, response.hovered()) {
        (false, _) => theme::PARCHMENT_DARK.gamma_multiply(0.75),
        (true, false) => theme::PARCHMENT,
        (true, true) => Color32::from_rgb(0xFF, 0xF3, 0xCF),
    };
    let line = if response.has_focus() {
        Stroke::new(3.0, theme::CRIMSON)
    } else {
        Stroke::new(1.5, theme::SEPIA)
    };
    painter.circle(at, radius - 0.5, fill, line);
}

fn back_arrow(painter: &Painter, rect: Rect, enabled: bool) {
    let ink = if enabled {
        theme::INK
    } else {
        theme::FADED_INK.gamma_multiply(0.7)
    };
    let at = |x: f32, y: f32| part_of(rect, x, y);
    let line = Stroke::new(rect.width() * 0.07, ink);
    painter.add(Shape::line(
        vec![
            at(0.32, 0.44),
            at(0.52, 0.42),
            at(0.66, 0.48),
            at(0.70, 0.62),
            at(0.66, 0.70),
        ],
        line,
    ));
    let head = vec![at(0.24, 0.44), at(0.42, 0.29), at(0.42, 0.58)];
    painter.add(Shape::convex_polygon(head, ink, Stroke::NONE));
}
