//! Instead of panels in a window that has no room for them. Most desktops do not let it become so
//! small; some do not ask.

use crate::panels::paint::theme::{self, Type};
use crate::text::Text;
use bevy::math::Vec2;
use bevy_egui::egui::{Label, RichText, Ui};

/// Less than this, and the panels would cover the board.
const LEAST: (u16, u16) = (900, 560);

pub(crate) fn is(window: Vec2) -> bool {
    window.x < LEAST.0.into() || window.y < LEAST.1.into()
}

pub(crate) fn show(ui: &mut Ui, text: &Text) {
    theme::docked().show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let args = [("width", LEAST.0.into()), ("height", LEAST.1.into())];
        let told = RichText::new(text.say("window-too-small", &args)).bold();
        ui.add(Label::new(told).wrap());
    });
}
