//! Instead of panels in a window that has no room for them. Most desktops do not let it become so
//! small; some do not ask.

use crate::panels::paint::theme::{self, Type};
use crate::text::Text;
use bevy::math::Vec2;
use bevy_egui::egui::{Frame, Label, RichText, ScrollArea, Ui};

/// Less than this, and the panels would cover the board.
const LEAST: (u16, u16) = (800, 500);

pub(crate) fn is(window: Vec2) -> bool {
    window.x < LEAST.0.into() || window.y < LEAST.1.into()
}

pub(crate) fn show(ui: &mut Ui, text: &Text) {
    let frame = Frame::new().fill(theme::PARCHMENT).inner_margin(12);
    frame.show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let args = [("width", LEAST.0.into()), ("height", LEAST.1.into())];
        let told = RichText::new(text.say("window-too-small", &args)).bold();
        ScrollArea::vertical().show(ui, |ui| ui.add(Label::new(told).wrap()));
    });
}
