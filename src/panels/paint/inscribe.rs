//! Paints what is written on the board over the picture of it.

use crate::panels::paint::badge;
use crate::panels::paint::printed;
use crate::panels::paint::theme::{self, CRIMSON, GOLD, INK, PARCHMENT};
use crate::rules::Colour;
use crate::stage::{Inscription, InscriptionInk};
use crate::text::Text;
use bevy_egui::egui::{
    Align2, Color32, Context, FontId, LayerId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind,
    pos2, vec2,
};

/// Letters of every size must be drawn once before they can be written, and are kept: while the
/// camera moves, a few sizes do for all.
fn letters(size: f32) -> FontId {
    let step = if size < 16.0 { 1.0 } else { 2.0 };
    theme::bold((size / step).round() * step)
}

/// Smaller can't be read.
const SMALLEST: f32 = 8.0;
/// What is larger lies right under the eye; letters of that size would not fit into the letter case.
const LARGEST: f32 = 200.0;

pub(crate) fn paint(ctx: &Context, free: Rect, text: &Text, inscriptions: &[Inscription]) {
    let painter = ctx
        .layer_painter(LayerId::background())
        .with_clip_rect(free);
    let zoom = ctx.zoom_factor();
    // Lines first: no badge is crossed out by another's.
    for inscription in inscriptions {
        if let Some(to) = inscription.points_at {
            let ends = [inscription.at, to].map(|end| pos2(end.x, end.y) / zoom);
            painter.line_segment(ends, Stroke::new(2.5, INK));
            painter.line_segment(ends, Stroke::new(1.0, PARCHMENT));
        }
    }
    // Rings too: what is counted under one stays to be read.
    let ring = |inscription: &&Inscription| matches!(inscription.ink, InscriptionInk::Ring { .. });
    let (rings, others): (Vec<_>, Vec<_>) = inscriptions.iter().partition(ring);
    for inscription in rings.into_iter().chain(others) {
        let at = pos2(inscription.at.x, inscription.at.y) / zoom;
        let size = (inscription.size / zoom).max(SMALLEST);
        // Nobody sees what is written outside the picture.
        let far = vec2(size, size) * 4.0;
        if size > LARGEST || !free.intersects(Rect::from_center_size(at, far)) {
            continue;
        }
        let write = |size: f32, colour: Color32| {
            let font = letters(size);
            painter.text(at, Align2::CENTER_CENTER, &inscription.text, font, colour);
        };
        match inscription.ink {
            InscriptionInk::Plate => write(size * 0.8, PARCHMENT),
            InscriptionInk::Badge(colour) | InscriptionInk::Going(colour) => {
                // Shape and number side by side on a label.
                let half = match inscription.ink {
                    InscriptionInk::Going(_) => vec2(size * 1.2, size * 0.6),
                    _ => vec2(size * 0.92, size * 0.54),
                };
                let plate = Rect::from_center_size(at, half * 2.0);
                let line = Stroke::new(1.5, INK);
                painter.rect(plate, size * 0.25, PARCHMENT, line, StrokeKind::Outside);
                badge::paint(&painter, at - vec2(half.x * 0.5, 0.0), size * 0.5, colour);
                let number = at + vec2(half.x * 0.46, 0.0);
                let font = letters(size);
                painter.text(number, Align2::CENTER_CENTER, &inscription.text, font, INK);
            }
            InscriptionInk::Score(colours) => {
                score(&painter, at, size, &inscription.text, &colours);
            }
            InscriptionInk::Gain(colour) => {
                let plate = Rect::from_center_size(at, vec2(size * 1.6, size * 1.1));
                let line = Stroke::new(3.0, badge::colour32(colour));
                painter.rect(plate, size * 0.3, PARCHMENT, line, StrokeKind::Outside);
                write(size, CRIMSON);
            }
            InscriptionInk::Crown => crown(&painter, at, size),
            InscriptionInk::Symbol(icon) => {
                let line = Stroke::new(1.0, INK);
                painter.circle(at, size * 0.62, PARCHMENT, line);
                let square = Rect::from_center_size(at, vec2(size, size));
                printed::paint_on(&painter, square, printed::Printed::Icon(icon), text);
            }
            InscriptionInk::Ring { picked } => {
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

/// A slip on the score track: the shapes of all who stand there, and their points.
fn score(painter: &Painter, at: Pos2, size: f32, points: &str, who: &[Option<Colour>]) {
    let number = painter.layout_no_wrap(points.to_owned(), letters(size), INK);
    let step = size * 1.0;
    let shapes = who.iter().flatten().map(|_| step).sum::<f32>();
    let width = shapes + number.size().x + size * 0.45;
    let plate = Rect::from_center_size(at, vec2(width, size * 1.12));
    let line = Stroke::new(1.5, INK);
    painter.rect(plate, size * 0.2, PARCHMENT, line, StrokeKind::Outside);
    let mut left = plate.left() + size * 0.12;
    for &colour in who.iter().flatten() {
        badge::paint(painter, pos2(left + step / 2.0, at.y), size * 0.47, colour);
        left += step;
    }
    let corner = pos2(left + size * 0.12, at.y - number.size().y / 2.0);
    painter.galley(corner, number, INK);
}

/// A golden crown on crimson.
fn crown(painter: &Painter, at: Pos2, size: f32) {
    let plate = Rect::from_center_size(at, vec2(size * 1.5, size * 1.15));
    let line = Stroke::new(1.5, INK);
    painter.rect(plate, size * 0.25, CRIMSON, line, StrokeKind::Outside);
    let point = |x: f32, y: f32| at + vec2(x, y) * size;
    let (low, band) = (0.36, 0.1);
    for x in [-0.4, 0.0, 0.4] {
        let tooth = vec![point(x - 0.2, band), point(x, -0.42), point(x + 0.2, band)];
        painter.add(Shape::convex_polygon(tooth, GOLD, Stroke::NONE));
    }
    let band = Rect::from_two_pos(point(-0.5, band - 0.04), point(0.5, low));
    painter.rect_filled(band, 1.0, GOLD);
}
