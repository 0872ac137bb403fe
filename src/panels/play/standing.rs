//! Everybody's points after an act of a scoring, in order.

use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, CRIMSON, FADED_INK, GOLD, INK, PARCHMENT};
use crate::panels::view::PanelView;
use crate::rules::{COLOURS, Colour, Seat};
use crate::stage::Act;
use bevy_egui::egui::{Align2, FontId, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

const TITLE: f32 = 34.0;
/// Above the columns: what they count.
const HEADS: f32 = 20.0;
const ROW: f32 = 44.0;
const WIDTH: f32 = 520.0;
const MARGIN: f32 = 24.0;

pub(crate) fn show(
    painter: &Painter,
    free: Rect,
    view: &PanelView,
    act: Act,
    gained: [u16; COLOURS],
) {
    let mut seats: Vec<Seat> = view.game.seats().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(view.game.score(seat)));
    let rows = f32::from(seats.len() as u8);
    let size = vec2(
        WIDTH.min(free.width() - 16.0),
        TITLE + HEADS + 2.0 * MARGIN + rows * ROW,
    );
    let sheet = Rect::from_center_size(free.center(), size);
    let line = Stroke::new(2.0, GOLD);
    painter.rect(sheet, 10.0, PARCHMENT, line, StrokeKind::Outside);
    let font = FontId::new(TITLE, theme::display());
    let title = view.word(&format!("standing-{}", act.name()));
    let top = pos2(sheet.center().x, sheet.top() + MARGIN / 2.0);
    painter.text(top, Align2::CENTER_TOP, title, font, CRIMSON);
    let right = sheet.right() - MARGIN;
    let gains = right - 90.0;
    let head = |x: f32, id: &str| {
        let at = pos2(x, sheet.top() + TITLE + 1.4 * MARGIN);
        let font = theme::bold(HEADS * 0.9);
        painter.text(at, Align2::RIGHT_TOP, view.word(id), font, FADED_INK);
    };
    head(gains, &format!("standing-{}-gained", act.name()));
    head(right, "standing-total");
    for (nth, seat) in (0_u8..).zip(seats) {
        let level = sheet.top() + TITLE + HEADS + 1.5 * MARGIN + ROW * (f32::from(nth) + 0.5);
        let colour = badge::player(view.setup, seat).map_or(Colour::Ivory, |player| player.colour);
        let left = sheet.left() + MARGIN + 16.0;
        badge::paint(painter, pos2(left, level), 16.0, colour);
        let font = theme::bold(28.0);
        let write = |x: f32, align: Align2, text: String, colour| {
            painter.text(pos2(x, level), align, text, font.clone(), colour);
        };
        let name = badge::name(view.setup, seat).to_owned();
        write(left + 32.0, Align2::LEFT_CENTER, name, INK);
        let more = gained[seat.index()];
        let more = view.say("standing-gained", &[("points", more.into())]);
        write(gains, Align2::RIGHT_CENTER, more, CRIMSON);
        let total = view.game.score(seat).to_string();
        write(right, Align2::RIGHT_CENTER, total, INK);
    }
}
