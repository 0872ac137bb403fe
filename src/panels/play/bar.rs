//! The bar on top: the one sentence, done and undo, and what must be told at once.

use crate::common::NoticeKind;
use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, Tip, Type};
use crate::panels::play::intent;
use crate::panels::play::prompt;
use crate::panels::state::PanelState;
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::{Decision, Phase};
use crate::session::Command;
use bevy_egui::egui::{Align, Button, Layout, Panel, RichText, Ui, vec2};

const HEIGHT: f32 = 84.0;
/// Room for the buttons at the right.
const BUTTONS: f32 = 540.0;

pub(crate) fn show(
    ui: &mut Ui,
    view: &PanelView,
    state: &mut PanelState,
    actions: &mut PanelActions,
) {
    let panel = Panel::top("bar")
        .resizable(false)
        .show_separator_line(false)
        .min_size(HEIGHT)
        .frame(theme::docked());
    panel.show(ui, |ui| {
        ui.horizontal_top(|ui| {
            let width = (ui.available_width() - BUTTONS).max(200.0);
            ui.allocate_ui_with_layout(
                vec2(width, HEIGHT - 12.0),
                Layout::top_down(Align::Min),
                |ui| {
                    ui.set_width(width);
                    sentence(ui, view);
                    notice(ui, view, state);
                },
            );
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                buttons(ui, view, state, actions);
            });
        });
    });
}

fn sentence(ui: &mut Ui, view: &PanelView) {
    ui.horizontal_top(|ui| {
        if let Some(seat) = view.game.to_act().filter(|_| !view.busy) {
            badge::of(ui, view.setup, seat, 30.0);
        }
        let sentence = match view.thinking() {
            _ if view.demo => view.word("demo-line"),
            Some(seat) => {
                let name = badge::name(view.setup, seat).into();
                view.say("keeper-thinks", &[("seat", name)])
            }
            // The rules are a step ahead of the show: what is being shown is told.
            None if view.busy => {
                let headings = view.lines.iter().rev().filter(|line| line.depth == 0);
                let heading = headings.map(|line| line.text.clone()).next();
                heading.unwrap_or_else(|| prompt::sentence(view.game, view.setup, view.text))
            }
            None => prompt::sentence(view.game, view.setup, view.text),
        };
        ui.add(bevy_egui::egui::Label::new(RichText::new(sentence).size(20.0).bold()).wrap());
    });
}

/// Room is kept for it, so that the board does not jump.
fn notice(ui: &mut Ui, view: &PanelView, state: &PanelState) {
    if let Some((notice, strength)) = state.latest_notice(view.now) {
        let colour = match notice.kind {
            NoticeKind::Refusal | NoticeKind::Warning => theme::CRIMSON,
            NoticeKind::News => theme::INK,
        };
        let told = RichText::new(&notice.text)
            .color(colour.gamma_multiply(strength))
            .bold();
        ui.add(bevy_egui::egui::Label::new(told).wrap());
        ui.ctx().request_repaint();
    } else if let (Some((seat, intent)), true) = (view.said.0, view.thinking().is_some()) {
        let told = intent::line(view.game, view.setup, view.text, seat, intent);
        ui.add(bevy_egui::egui::Label::new(theme::faded(told).slanted()).wrap());
    } else if let Some(line) = view.lines.last() {
        // What happened last.
        let told = theme::faded(line.text.as_str());
        ui.add(bevy_egui::egui::Label::new(told).wrap());
    }
}

/// From the right to the left.
fn buttons(ui: &mut Ui, view: &PanelView, state: &mut PanelState, actions: &mut PanelActions) {
    let menu = ui.add(Button::new(view.word("menu-open")).min_size(vec2(70.0, 40.0)));
    let menu = menu.tip(|| view.word("menu-open-tip"));
    actions.offer(&menu, PanelAction::OpenMenu(true));
    let (look, tip) = if view.from_above {
        ("bar-look-usual", "bar-look-usual-tip")
    } else {
        ("bar-look-above", "bar-look-above-tip")
    };
    let look = ui.add(Button::new(view.word(look)).min_size(vec2(100.0, 40.0)));
    let look = look.tip(|| view.word(tip));
    actions.offer(&look, PanelAction::LookFromAbove(!view.from_above));
    undo(ui, view, state, actions);
    done(ui, view, state, actions);
    ui.vertical(|ui| {
        let round = view.say("bar-round", &[("round", view.game.round().into())]);
        ui.label(theme::faded(round));
        if !state.written && !view.demo {
            let unsaved = RichText::new(view.word("bar-unsaved")).color(theme::CRIMSON);
            ui.label(unsaved).tip(|| view.word("bar-unsaved-tip"));
        }
    });
}

fn undo(ui: &mut Ui, view: &PanelView, state: &PanelState, actions: &mut PanelActions) {
    let possible = state.undo.is_none() && !view.busy;
    let button = Button::new(view.word("bar-undo")).min_size(vec2(80.0, 40.0));
    let mut response = ui.add_enabled(possible, button);
    response = response.tip(|| view.word("bar-undo-tip"));
    if let Some(lock) = state.undo {
        response = response.tip_why_not(|| view.word(&format!("bar-undo-{}", lock.name())));
    }
    actions.offer(&response, PanelAction::Ask(Command::Undo));
}

/// A turn's end can't be taken back: with something left to do it is asked for twice.
fn done(ui: &mut Ui, view: &PanelView, state: &mut PanelState, actions: &mut PanelActions) {
    let ends_turn = view.game.phase() == Phase::Act && view.game.pending().is_empty();
    let possible = view.may(Decision::Done);
    let left = if ends_turn { left_to_do(view) } else { None };
    let (id, tip) = match (ends_turn, &left) {
        (true, Some(left)) if state.sure => ("bar-sure", left.clone()),
        (true, Some(left)) => ("bar-end-turn", left.clone()),
        (true, None) => ("bar-end-turn", view.word("bar-end-turn-tip")),
        (false, _) => ("bar-done", view.word("bar-done-tip")),
    };
    let label = view.word(id);
    let size = vec2(130.0, 40.0);
    let button = if possible && (state.sure || left.is_none()) {
        theme::primary(label)
    } else {
        Button::new(label)
    };
    let response = ui
        .add_enabled(possible, button.min_size(size))
        .on_hover_text(&tip);
    if left.is_none() || state.sure {
        actions.offer(&response, PanelAction::Decide(Decision::Done));
    } else {
        actions.offer(&response, PanelAction::AskTwice(tip));
    }
}

/// What the turn's end would give away.
fn left_to_do(view: &PanelView) -> Option<String> {
    let can_place = view
        .legal
        .iter()
        .any(|decision| matches!(decision, Decision::Place(_)));
    let actor = view.game.actor();
    let count = view.game.turn().to_place.min(view.game.court(actor));
    let id = match (can_place, view.may(Decision::Act)) {
        (true, true) => "bar-left-both",
        (true, false) => "bar-left-place",
        (false, true) => "bar-left-act",
        (false, false) => return None,
    };
    Some(view.say(id, &[("count", count.into())]))
}
