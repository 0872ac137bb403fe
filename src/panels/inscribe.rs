//! Paints what is written on the board over the picture of it.

use super::theme::{CRIMSON, INK, PARCHMENT};
use crate::stage::{Ink, Inscription};
use bevy::color::ColorToPacked;
use bevy_egui::egui::{Align2, Color32, Context, FontId, LayerId, Rect, Stroke, pos2};

/// Smaller can't be read.
const SMALLEST: f32 = 8.0;

pub(super) fn paint(ctx: &Context, free: Rect, inscriptions: &[Inscription]) {
    let painter = ctx
        .layer_painter(LayerId::background())
        .with_clip_rect(free);
    let zoom = ctx.zoom_factor();
    for inscription in inscriptions {
        let at = pos2(inscription.at.x, inscription.at.y) / zoom;
        let size = (inscription.size / zoom).max(SMALLEST);
        let write = |size: f32, colour: Color32| {
            let font = FontId::proportional(size);
            painter.text(at, Align2::CENTER_CENTER, &inscription.text, font, colour);
        };
        match inscription.ink {
            Ink::Name => write(size, INK),
            Ink::Value => write(size, CRIMSON),
            Ink::Plate => write(size * 0.8, PARCHMENT),
            Ink::Badge(colour) => {
                let [red, green, blue] = colour.to_srgba().to_u8_array_no_alpha();
                let fill = Color32::from_rgb(red, green, blue);
                painter.circle(at, size * 0.6, fill, Stroke::new(1.0, INK));
                let dark = u32::from(red) * 3 + u32::from(green) * 6 + u32::from(blue) < 1300;
                write(size, if dark { Color32::WHITE } else { INK });
            }
        }
    }
}
