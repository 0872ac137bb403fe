//! Before a secret choice: the right person says to be alone with the screen.

use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, Type};
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::Seat;
use bevy_egui::egui::{RichText, Ui, vec2};

/// Covers the whole window. Nothing but the player's name, colour and shape is drawn.
pub(crate) fn show(ui: &mut Ui, view: &PanelView, seat: Seat, actions: &mut PanelActions) {
    let name = badge::name(view.setup, seat);
    let colour = view.setup.colour_of(seat);
    theme::centred(ui, 620.0, |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space(16.0);
            badge::show(ui, colour, 140.0);
            ui.add_space(16.0);
            let heading = view.say("curtain-heading", &[("seat", name.into())]);
            ui.label(
                RichText::new(heading)
                    .size(34.0)
                    .color(theme::CRIMSON)
                    .display(),
            );
            let args = [
                ("colour", badge::colour_name(view.text, colour).into()),
                ("shape", badge::shape_name(view.text, colour).into()),
            ];
            ui.label(view.say("curtain-line", &args));
            ui.add_space(16.0);
            let lift = theme::primary(view.say("curtain-lift", &[("seat", name.into())]));
            let lift = ui.add_sized(vec2(360.0, 52.0), lift);
            actions.offer(&lift, PanelAction::Lift);
            ui.add_space(8.0);
        });
    });
}
