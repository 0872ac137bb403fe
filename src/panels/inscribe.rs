//! Paints what is written on the board over the picture of it.

use super::theme::{self, GOLD, INK, PARCHMENT};
use crate::stage::{Ink, Inscription};
use bevy::color::{Color, ColorToPacked};
use bevy_egui::egui::{Align2, Color32, Context, LayerId, Rect, Stroke, pos2};

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
            let font = theme::bold(size);
            painter.text(at, Align2::CENTER_CENTER, &inscription.text, font, colour);
        };
        match inscription.ink {
            Ink::Plate => write(size * 0.8, PARCHMENT),
            Ink::Badge(colour) => {
                let fill = paint_of(colour);
                painter.circle(at, size * 0.6, fill, Stroke::new(1.0, INK));
                write(size, on_colour(fill));
            }
            Ink::Ring { picked } => {
                let (width, colour) = if picked {
                    (3.5, PARCHMENT)
                } else {
                    (2.5, GOLD)
                };
                painter.circle_stroke(at, size * 0.5, Stroke::new(width + 1.5, INK));
                painter.circle_stroke(at, size * 0.5, Stroke::new(width, colour));
            }
        }
    }
}

fn paint_of(colour: Color) -> Color32 {
    let [red, green, blue] = colour.to_srgba().to_u8_array_no_alpha();
    Color32::from_rgb(red, green, blue)
}

/// White or ink, whichever is read better.
fn on_colour(fill: Color32) -> Color32 {
    let [red, green, blue, _] = fill.to_array().map(u32::from);
    if red * 3 + green * 6 + blue < 1300 {
        Color32::WHITE
    } else {
        INK
    }
}
