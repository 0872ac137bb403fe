//! Nobody has touched anything for a while: a question that answers itself.

use super::plates::Plate;
use super::sheets;
use super::signs::Sign;
use crate::panels::paint::theme::{self, Type};
use crate::panels::view::{PanelAction, PanelActions};
use crate::text::Text;
use crate::visitors::VisitorWish;
use bevy_egui::egui::{Align2, Color32, Context, FontId, Frame, Id, Label, Modal, RichText, vec2};

const WIDTH: f32 = 560.0;

pub(crate) fn show(ctx: &Context, text: &Text, seconds: u16, actions: &mut PanelActions) {
    // What lies below can't be pressed.
    actions.offered.clear();
    let modal = Modal::new(Id::new("still there"))
        .backdrop_color(Color32::from_black_alpha(170))
        .frame(Frame::NONE);
    modal.show(ctx, |ui| {
        theme::sheet().show(ui, |ui| {
            ui.set_width(WIDTH.min(ctx.content_rect().width() - 80.0));
            ui.horizontal(|ui| {
                let (round, _) =
                    ui.allocate_exact_size(vec2(88.0, 88.0), bevy_egui::egui::Sense::hover());
                let painter = ui.painter();
                painter.circle_filled(round.center(), 44.0, theme::CRIMSON);
                let font = FontId::new(46.0, theme::bold_family());
                let at = round.center();
                let told = seconds.to_string();
                painter.text(at, Align2::CENTER_CENTER, told, font, theme::PARCHMENT);
                ui.add_space(8.0);
                ui.vertical(|ui| {
                    sheets::title(ui, text.say("still-there-title", &[]));
                    let args = [("seconds", seconds.into())];
                    let line = RichText::new(text.say("still-there-line", &args)).size(18.0);
                    ui.add(Label::new(line.slanted()).wrap());
                });
            });
            ui.add_space(14.0);
            ui.horizontal(|ui| {
                let wide = (ui.available_width() - 10.0) / 2.0;
                let stay = Plate::new(
                    Sign::Check,
                    text.say("still-there-stay", &[]),
                    vec2(wide, 56.0),
                );
                let stay = ui.add(stay.primary().text(22.0).centred());
                actions.offer(&stay, PanelAction::Wish(VisitorWish::Stay));
                let leave = Plate::new(
                    Sign::Door,
                    text.say("still-there-leave", &[]),
                    vec2(wide, 56.0),
                );
                let leave = ui.add(leave.text(22.0).centred());
                actions.offer(&leave, PanelAction::Wish(VisitorWish::Leave));
            });
        });
    });
}
