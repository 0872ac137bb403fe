//! What is being scored, forbidden or won, in letters for the back of the room.

use crate::log::{Names, values};
use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, CRIMSON, GOLD, INK, PARCHMENT};
use crate::panels::play::inspector::place_name;
use crate::panels::play::standing;
use crate::panels::view::PanelView;
use crate::rules::{MAX_PLAYERS, Place, Seat};
use crate::stage::{Paid, Scene, Veto};
use bevy_egui::egui::{
    Align2, Context, FontId, Id, LayerId, Order, Painter, Rect, Stroke, StrokeKind, pos2, vec2,
};

const TITLE: f32 = 34.0;
const LINE: f32 = 24.0;
const PADDING: f32 = 10.0;
/// Of the row that tells who has how many, and what it pays them.
const ROW: f32 = 88.0;
const COUNT: f32 = 32.0;
const REASON: f32 = 21.0;

/// Over the lower panel and the trays, so that the whole map stays in sight; above the panel while
/// somebody needs it.
pub(crate) fn show(ctx: &Context, free: Rect, view: &PanelView, scene: &Scene) {
    let painter = ctx.layer_painter(LayerId::new(Order::Middle, Id::new("banner")));
    let decides = !view.legal.is_empty() && !view.game.proceeds();
    let bottom = if decides {
        free.bottom()
    } else {
        ctx.content_rect().bottom()
    };
    let low = Rect::from_min_max(free.min, pos2(free.right(), bottom));
    let last = view.lines.last().map(|line| line.text.as_str());
    let last = view.caption.or(last).unwrap_or_default();
    if let Some(act) = scene.standing {
        standing::show(&painter, free, view, act, scene.gained);
    } else if let Some(veto) = scene.veto {
        let (id, seat) = match veto {
            Veto::Played(seat) => ("banner-veto", seat),
            Veto::Answered(seat) => ("banner-veto-answered", seat),
            Veto::Stands(seat) => ("banner-veto-stands", seat),
        };
        let title = view.say(id, &[("seat", badge::name(view.setup, seat).into())]);
        sheet(&painter, low, &title, last, 0.0);
    } else if let Some(winners) = scene.crowned {
        let seats = Names::new(view.text, view.setup).seats(winners.iter());
        let id = if winners.len() == 1 {
            "result-winner"
        } else {
            "result-winners"
        };
        sheet(&painter, low, &view.say(id, &[("seats", seats)]), last, 0.0);
    } else if let Some(place) = scene.place {
        let in_use = usize::from(view.game.rules().values_in_use);
        let worth = scene.values.unwrap_or_else(|| view.game.values(place));
        let args = [
            ("place", place_name(view, place).into()),
            ("values", values(worth, in_use)),
        ];
        let row = sheet(&painter, low, &view.say("banner-pays", &args), last, ROW);
        counts(&painter, row, view, scene);
    } else if scene.lit == Some(Place::Castillo) {
        sheet(&painter, low, &view.word("banner-held"), last, 0.0);
    } else if scene.discs.is_some() {
        sheet(&painter, low, &view.word("banner-discs"), last, 0.0);
    }
}

/// A sheet with a title and a line, and room for a row between them, which is returned.
fn sheet(painter: &Painter, free: Rect, title: &str, line: &str, row: f32) -> Rect {
    let width = (free.width() - 16.0).min(900.0);
    let font = FontId::new(TITLE, theme::display());
    let title = painter.layout(title.to_owned(), font, CRIMSON, width - 40.0);
    let told = painter.layout(line.to_owned(), theme::bold(LINE), INK, width - 40.0);
    let height = title.size().y + row + told.size().y + 3.0 * PADDING;
    let middle = pos2(free.center().x, free.bottom() - height / 2.0 - PADDING);
    let sheet = Rect::from_center_size(middle, vec2(width, height));
    let line = Stroke::new(2.0, GOLD);
    painter.rect(sheet, 10.0, PARCHMENT, line, StrokeKind::Outside);
    let centred = |wide: f32| middle.x - wide / 2.0;
    let top = sheet.top() + PADDING;
    let below = top + title.size().y;
    painter.galley(pos2(centred(title.size().x), top), title, CRIMSON);
    let at = pos2(centred(told.size().x), below + row + PADDING);
    painter.galley(at, told, INK);
    Rect::from_min_size(pos2(sheet.left(), below), vec2(width, row))
}

/// Everybody who stands there or is paid, side by side, with the reasons.
fn counts(painter: &Painter, row: Rect, view: &PanelView, scene: &Scene) {
    let part = |seat: Seat| (scene.counts[seat.index()], scene.paid[seat.index()]);
    let told = |seat: &Seat| part(*seat).0 > 0 || part(*seat).1 != Paid::default();
    let mut seats: Vec<Seat> = view.game.colours().filter(told).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(part(seat).0));
    let wide = row.width() / f32::from(seats.len().max(1) as u8);
    for (nth, seat) in (0_u8..).zip(seats) {
        let (count, paid) = part(seat);
        let middle = row.left() + wide * (f32::from(nth) + 0.5);
        let colour = view.setup.colour_of(seat);
        let top = row.top() + COUNT / 2.0 + 6.0;
        badge::paint(painter, pos2(middle - 26.0, top), 17.0, colour);
        let number = pos2(middle + 14.0, top);
        let font = theme::bold(COUNT);
        painter.text(number, Align2::CENTER_CENTER, count.to_string(), font, INK);
        for (nth, reason) in (0_u8..).zip(reasons(view, paid)) {
            let at = pos2(middle, top + COUNT * 0.5 + 12.0 + f32::from(nth) * REASON);
            let font = theme::bold(REASON);
            painter.text(at, Align2::CENTER_CENTER, reason, font, CRIMSON);
        }
    }
}

/// For the rank, and for King and home in a line of their own.
pub(crate) fn reasons(view: &PanelView, paid: Paid) -> Vec<String> {
    let mut told = Vec::new();
    if let Some(position) = paid.position {
        let tied = if paid.tied { "-tied" } else { "" };
        let id = format!("paid{tied}-{}", position.clamp(1, MAX_PLAYERS as u8));
        told.push(view.say(&id, &[("points", paid.points.into())]));
    }
    let bonus =
        |points: u8, id: &str| (points > 0).then(|| view.say(id, &[("points", points.into())]));
    let bonuses = [bonus(paid.king, "paid-king"), bonus(paid.home, "paid-home")];
    let bonuses: Vec<String> = bonuses.into_iter().flatten().collect();
    if !bonuses.is_empty() {
        told.push(bonuses.join(" "));
    }
    told
}
