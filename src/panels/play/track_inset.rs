//! A piece of the score track in the corner of a scene: shapes run along it as points land, so that
//! everybody sees how far apart they are while the eye is elsewhere.

use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, GOLD, PARCHMENT, PARCHMENT_DARK};
use crate::panels::play::hud::Hud;
use crate::rules::Seat;
use bevy_egui::egui::{Align2, Id, Painter, Rect, pos2, vec2};

/// Seconds a shape takes to its new place.
const RUNS: f32 = 0.7;
const BADGE: f32 = 13.0;
/// Height of a cell.
const CELL: f32 = 22.0;
/// So many points are seen at least.
const SHORTEST: u16 = 24;

/// Draws it along the lower edge of `place`.
pub(crate) fn show(hud: &Hud, painter: &Painter, place: Rect) {
    let view = hud.view;
    let mut seats: Vec<(u16, Seat)> = view
        .game
        .seats()
        .map(|seat| (view.game.score(seat), seat))
        .collect();
    seats.sort_unstable_by_key(|&(score, seat)| (score, seat.index()));
    let (Some(&(lowest, _)), Some(&(highest, _))) = (seats.first(), seats.last()) else {
        return;
    };
    let first = lowest.saturating_sub(2) / 5 * 5;
    let last = ((highest + 7).div_ceil(5) * 5).max(first + SHORTEST);
    let wide = place.width() / f32::from(last - first + 1);
    let left = |score: f32| place.left() + (score - f32::from(first)) * wide;
    let top = place.bottom() - CELL;
    let rim = Rect::from_min_max(pos2(place.left(), top), place.max);
    painter.rect_filled(rim.expand(3.0), 3.0, theme::WALNUT);
    for score in first..=last {
        let corner = pos2(left(f32::from(score)), top);
        let cell = Rect::from_min_size(corner, vec2(wide, CELL)).shrink(0.5);
        let paint = match score % 10 {
            0 => theme::CRIMSON,
            5 => GOLD,
            _ => PARCHMENT_DARK,
        };
        painter.rect_filled(cell, 0.0, paint);
    }
    // The numbers stand over their neighbours' cells, too: there is room for every tenth.
    for score in (first..=last).filter(|score| score % 10 == 0) {
        let at = pos2(left(f32::from(score) + 0.5), rim.center().y);
        let paper = Rect::from_center_size(at, vec2(26.0, CELL - 1.0));
        painter.rect_filled(paper, 2.0, theme::CRIMSON);
        painter.text(
            at,
            Align2::CENTER_CENTER,
            score,
            theme::bold(17.0),
            PARCHMENT,
        );
    }
    let mut below: Option<f32> = None;
    let mut level = 0.0;
    for (score, seat) in seats {
        let id = Id::new("track-inset").with(seat.index());
        let now = hud.ctx.animate_value_with_time(id, f32::from(score), RUNS);
        let mut at = pos2(left(now + 0.5), top - BADGE * 0.4);
        // Those who are close stand on one another.
        let close = below.is_some_and(|before| (at.x - before).abs() < BADGE * 1.9);
        level = if close { level + BADGE * 1.2 } else { 0.0 };
        below = Some(at.x);
        at.y -= level;
        badge::paint(painter, at, BADGE, view.setup.colour_of(seat));
    }
}
