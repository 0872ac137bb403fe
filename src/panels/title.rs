//! The first screen.

use super::state::PanelState;
use super::theme::{self, Type};
use super::view::{Wish, Wishes};
use crate::app::Command;
use crate::text::Text;
use bevy_egui::egui::{RichText, Ui, vec2};

pub(super) fn show(ui: &mut Ui, text: &Text, state: &PanelState, wishes: &mut Wishes) {
    theme::over_table(ui, 620.0, 0.27, |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space(12.0);
            let name = text.say("title-name", &[]);
            ui.label(
                RichText::new(name)
                    .size(84.0)
                    .color(theme::CRIMSON)
                    .display(),
            );
            ui.label(theme::faded(text.say("title-line", &[])).slanted());
            ui.add_space(24.0);
            let size = vec2(320.0, 48.0);
            let mut button = |label: &str, wish: Wish, first: bool| {
                let label = text.say(label, &[]);
                let button = if first {
                    theme::primary(label)
                } else {
                    bevy_egui::egui::Button::new(label)
                };
                let button = ui.add_sized(size, button);
                wishes.offer(&button, wish);
                ui.add_space(4.0);
            };
            button("title-new-game", Wish::Ask(Command::ToNewGame), true);
            button("title-alone", Wish::Ask(super::new_game::alone()), false);
            if state.can_continue {
                button("title-continue", Wish::Ask(Command::Continue), false);
            }
            button("menu-settings", Wish::Pause(true), false);
            button("title-quit", Wish::Ask(Command::Quit), false);
            if let Some((notice, _)) = state.latest_notice(0.0) {
                ui.label(RichText::new(notice).color(theme::CRIMSON));
            }
        });
    });
}
