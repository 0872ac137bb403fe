//! "Show me again": the buttons that ask for it, and the seal that ends it.

use crate::history::Excerpt;
use crate::panels::paint::theme::Tip;
use crate::panels::play::hud::Hud;
use crate::panels::play::seal::{self, SealAction};
use crate::panels::state::Repeatable;
use crate::panels::view::{PanelAction, PanelActions};
use crate::session::Command;
use crate::text::Text;
use bevy_egui::egui::{Button, Ui, Vec2};

/// While something is shown again nobody decides, and everybody may go back.
pub(crate) fn back(hud: &mut Hud) {
    let label = hud.view.word("seal-back");
    let tip = hud.view.word("again-back");
    let action = Some(PanelAction::Ask(Command::EndAgain));
    seal::show(hud, SealAction { label, tip, action });
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
