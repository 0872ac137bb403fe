//! Before a secret choice: the right person says to be alone with the screen.

use super::plates::Plate;
use super::signs::Sign;
use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, Type};
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::Seat;
use bevy_egui::egui::{
    CentralPanel, Color32, Frame, Mesh, Rect, RichText, Stroke, StrokeKind, Ui, pos2, vec2,
};

const DARK: Color32 = Color32::from_rgb(0x12, 0x0A, 0x06);

/// Covers the whole window. Nothing but the player's name, colour and shape is drawn.
pub(crate) fn show(ui: &mut Ui, view: &PanelView, seat: Seat, actions: &mut PanelActions) {
    let name = badge::name(view.setup, seat);
    let colour = view.setup.colour_of(seat);
    let panel = CentralPanel::default().frame(Frame::new().fill(DARK));
    panel.show(ui, |ui| {
        let whole = ui.max_rect();
        cloth(ui, whole, badge::colour32(colour));
        let high = whole.height();
        let large = (high * 0.24).clamp(60.0, 180.0);
        let letters = (high * 0.075).min(whole.width() * 0.06).clamp(24.0, 60.0);
        // All of it is nearly as high as so many letters.
        let tall = large + letters * 1.5 + 130.0;
        ui.vertical_centered(|ui| {
            ui.add_space(((high - tall) / 2.0).max(6.0));
            let shape = badge::show(ui, colour, large);
            let line = Stroke::new(large * 0.025, theme::GOLD);
            ui.painter().rect_stroke(
                shape.rect.shrink(large * 0.01),
                large * 0.18,
                line,
                StrokeKind::Outside,
            );
            ui.add_space(high * 0.02);
            let heading = view.say("curtain-heading", &[("seat", name.into())]);
            let heading = RichText::new(heading).size(letters);
            ui.label(heading.color(theme::PARCHMENT).display());
            let args = [
                ("colour", badge::colour_name(view.text, colour).into()),
                ("shape", badge::shape_name(view.text, colour).into()),
            ];
            let line = RichText::new(view.say("curtain-line", &args))
                .size((high * 0.034).clamp(17.0, 24.0));
            ui.label(line.color(theme::PARCHMENT_DARK).slanted());
            ui.add_space(high * 0.03);
            let label = view.say("curtain-lift", &[("seat", name.into())]);
            let size = vec2(340.0_f32.min(whole.width() - 24.0), 50.0);
            let lift = Plate::new(Sign::Eye, label, size)
                .primary()
                .text(20.0)
                .centred();
            let lift = ui.add(lift);
            actions.offer(&lift, PanelAction::Lift);
        });
    });
}

/// Dark, and in the middle a little of the player's colour.
fn cloth(ui: &Ui, whole: Rect, colour: Color32) {
    let painter = ui.painter();
    let mut mesh = Mesh::default();
    let glow = DARK.lerp_to_gamma(colour, 0.22);
    mesh.colored_vertex(whole.center() - vec2(0.0, whole.height() * 0.1), glow);
    let edge = [
        whole.left_top(),
        pos2(whole.center().x, whole.top()),
        whole.right_top(),
        pos2(whole.right(), whole.center().y),
        whole.right_bottom(),
        pos2(whole.center().x, whole.bottom()),
        whole.left_bottom(),
        pos2(whole.left(), whole.center().y),
    ];
    for corner in edge {
        mesh.colored_vertex(corner, DARK);
    }
    for nth in 0..8 {
        mesh.add_triangle(0, nth + 1, (nth + 1) % 8 + 1);
    }
    painter.add(mesh);
    let line = Stroke::new(1.5, theme::GOLD.gamma_multiply(0.5));
    painter.rect_stroke(whole.shrink(10.0), 6.0, line, StrokeKind::Inside);
}
