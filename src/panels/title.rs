//! The first screen.

use super::state::PanelState;
use super::theme;
use super::view::Wish;
use crate::app::Command;
use crate::text::Text;
use bevy_egui::egui::{RichText, Ui, vec2};

pub(super) fn show(ui: &mut Ui, text: &Text, state: &PanelState, wishes: &mut Vec<Wish>) {
    theme::centred(ui, 520.0, |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space(12.0);
            let name = text.say("title-name", &[]);
            ui.label(
                RichText::new(name)
                    .size(72.0)
                    .color(theme::CRIMSON)
                    .strong(),
            );
            ui.label(theme::faded(text.say("title-line", &[])).italics());
            ui.add_space(24.0);
            let size = vec2(320.0, 48.0);
            let mut button = |label: &str, first: bool| {
                let label = text.say(label, &[]);
                let button = if first {
                    theme::primary(label)
                } else {
                    bevy_egui::egui::Button::new(label)
                };
                let pressed = ui.add_sized(size, button).clicked();
                ui.add_space(4.0);
                pressed
            };
            if button("title-new-game", true) {
                wishes.push(Wish::Ask(Command::ToNewGame));
            }
            if state.can_continue && button("title-continue", false) {
                wishes.push(Wish::Ask(Command::Continue));
            }
            if button("menu-settings", false) {
                wishes.push(Wish::Pause(true));
            }
            if button("title-quit", false) {
                wishes.push(Wish::Ask(Command::Quit));
            }
            if let Some((notice, _)) = state.latest_notice(0.0) {
                ui.label(RichText::new(notice).color(theme::CRIMSON));
            }
        });
    });
}
