//! Paints what is written on the board over the picture of it.

use super::badge;
use super::theme::{self, GOLD, INK, PARCHMENT};
use crate::stage::{Ink, Inscription};
use bevy_egui::egui::{Align2, Color32, Context, LayerId, Rect, Stroke, StrokeKind, pos2, vec2};

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
                // Shape and number side by side on a label with a pointed foot.
                let half = vec2(size * 0.92, size * 0.54);
                let plate = Rect::from_center_size(at, half * 2.0);
                let line = Stroke::new(1.5, INK);
                painter.rect(plate, size * 0.25, PARCHMENT, line, StrokeKind::Outside);
                badge::paint(&painter, at - vec2(half.x * 0.5, 0.0), size * 0.5, colour);
                let number = at + vec2(half.x * 0.46, 0.0);
                let font = theme::bold(size);
                painter.text(number, Align2::CENTER_CENTER, &inscription.text, font, INK);
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
