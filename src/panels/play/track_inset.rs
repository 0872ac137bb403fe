//! The score track as a short rule in the corner of a scene: shapes run along it as points land, so
//! that everybody sees how far apart they are while the eye is elsewhere.

use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, GOLD, PARCHMENT_DARK};
use crate::panels::play::hud::Hud;
use crate::rules::Seat;
use bevy_egui::egui::{Align2, Color32, Id, Painter, Rect, Stroke, pos2, vec2};

/// Seconds a shape takes to its new place.
const RUNS: f32 = 0.7;
const BADGE: f32 = 11.0;
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
    let last = (highest + 7).div_ceil(5) * 5;
    let last = last.max(first + SHORTEST);
    // Where a rule has to be longer, it does not jump.
    let ends = [("first", first), ("last", last)].map(|(end, score)| {
        let id = Id::new("track-inset").with(end);
        hud.ctx.animate_value_with_time(id, f32::from(score), RUNS)
    });
    let at = |score: f32| {
        let part = (score - ends[0]) / (ends[1] - ends[0]).max(1.0);
        pos2(place.left() + part * place.width(), place.bottom() - 18.0)
    };
    painter.rect_filled(
        place.expand2(vec2(14.0, 2.0)),
        6.0,
        Color32::from_black_alpha(150),
    );
    painter.line_segment([at(ends[0]), at(ends[1])], Stroke::new(2.0, GOLD));
    for score in (first..=last).filter(|score| score % 5 == 0) {
        let at = at(f32::from(score));
        let tens = score % 10 == 0;
        let long = if tens { 6.0 } else { 3.0 };
        painter.line_segment([at, at + vec2(0.0, long)], Stroke::new(1.5, GOLD));
        if tens {
            let at = at + vec2(0.0, 4.0);
            let font = theme::bold(14.0);
            painter.text(at, Align2::CENTER_TOP, score, font, PARCHMENT_DARK);
        }
    }
    let mut below: Option<f32> = None;
    let mut level = 0.0;
    for (score, seat) in seats {
        let id = Id::new("track-inset").with(seat.index());
        let now = hud.ctx.animate_value_with_time(id, f32::from(score), RUNS);
        let mut at = at(now);
        // Those who are close stand on one another.
        let close = below.is_some_and(|before| (at.x - before).abs() < BADGE * 1.7);
        level = if close { level + BADGE * 0.9 } else { 0.0 };
        below = Some(at.x);
        at.y -= BADGE + 3.0 + level;
        badge::paint(painter, at, BADGE, view.setup.colour_of(seat));
    }
}
