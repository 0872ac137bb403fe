//! "Show me again": the buttons that ask for it, and the bar while it is shown.

use crate::history::Excerpt;
use crate::panels::paint::theme::{self, Tip, Type};
use crate::panels::state::Repeatable;
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::session::Command;
use crate::text::Text;
use bevy_egui::egui::{Align, Button, Layout, Panel, RichText, Ui, Vec2, vec2};

const HEIGHT: f32 = 84.0;

/// In place of the usual bar: nobody decides, everybody may go back.
pub(crate) fn bar(ui: &mut Ui, view: &PanelView, part: Excerpt, actions: &mut PanelActions) {
    let panel = Panel::top("bar")
        .resizable(false)
        .min_size(HEIGHT)
        .frame(theme::docked());
    panel.show(ui, |ui| {
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                let title = view.word(&format!("again-shown-{}", part.name()));
                ui.label(
                    RichText::new(title)
                        .size(24.0)
                        .color(theme::CRIMSON)
                        .display(),
                );
                ui.label(theme::faded(view.word("again-hint")).slanted());
            });
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                let back = theme::primary(view.word("again-back")).min_size(vec2(200.0, 44.0));
                let back = ui.add(back);
                actions.offer(&back, PanelAction::Ask(Command::EndAgain));
            });
        });
    });
}

/// A button for each thing that can be shown again.
pub(crate) fn buttons(
    ui: &mut Ui,
    text: &Text,
    size: Vec2,
    possible: Repeatable,
    actions: &mut PanelActions,
) {
    for (part, possible) in [
        (Excerpt::Turn, possible.turn),
        (Excerpt::Scoring, possible.scoring),
    ] {
        button(ui, text, size, part, possible, actions);
    }
}

pub(crate) fn button(
    ui: &mut Ui,
    text: &Text,
    size: Vec2,
    part: Excerpt,
    possible: bool,
    actions: &mut PanelActions,
) {
    let label = text.say(&format!("again-{}", part.name()), &[]);
    let button = ui.add_enabled(possible, Button::new(label).min_size(size));
    let button = button
        .tip(|| text.say(&format!("again-{}-tip", part.name()), &[]))
        .tip_why_not(|| text.say("again-nothing", &[]));
    actions.offer(&button, PanelAction::Ask(Command::ShowAgain(part)));
}
