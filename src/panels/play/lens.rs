//! The lens: what stands in the region under the pointer, what it would pay now, and why. With a piece
//! in the hand it tells what the region would pay with that piece in it.

use crate::composition::Fold;
use crate::log::{Names, refusal, values};
use crate::panels::paint::badge;
use crate::panels::paint::terms;
use crate::panels::paint::theme::{self};
use crate::panels::play::hud::{Hud, elided, fitted, slip, write};
use crate::panels::view::PanelView;
use crate::rules::{
    COLOURS, Decision, Game, HOME_BONUS, KING_BONUS, KingSpot, Payment, Place, Scoreboard, Seat,
    Setup, Step,
};
use crate::stage::Scene;
use crate::table::Spot;
use crate::table::gesture::{self, Gesture};
use crate::text::Text;
use bevy_egui::egui::{
    Align2, Color32, FontFamily, FontId, Galley, Painter, Pos2, Rect, Sense, Ui, pos2, vec2,
};
use std::sync::Arc;

/// A line of the lens.
enum Row {
    Title(String),
    Text(String, Color32),
    /// Who has how many, and what that pays.
    Standing {
        seat: Seat,
        count: u8,
        points: Option<u8>,
        why: String,
    },
}

pub(crate) fn show(hud: &mut Hud) {
    let view = hud.view;
    let Some(place) = view.hovered.or(hud.state.pinned) else {
        return;
    };
    let with_piece = with_piece(view, place);
    let rows = rows(
        view,
        with_piece.as_ref().unwrap_or(view.game),
        place,
        with_piece.is_some(),
    );
    let pane = hud.panes.lens;
    let pinned = hud.state.pinned == Some(place);
    let ctx = hud.ctx.clone();
    let painter = ctx.debug_painter();
    let width = pane.width() - 18.0;
    let height = |low: bool| -> f32 {
        rows.iter()
            .map(|row| draw(&painter, view, row, None, width, low))
            .sum()
    };
    // It ends above the seal; where reasons have no room, figures do, and at last it moves up.
    let beside_seal = pane.max.x > hud.panes.undo.min.x;
    let end = if beside_seal {
        hud.panes.undo.min.y - 10.0
    } else {
        hud.ctx.content_rect().bottom() - 10.0
    };
    let low = hud.panes.fold == Fold::Tight || pane.min.y + height(false) + 14.0 > end;
    let high = height(low) + 14.0;
    let corner = pos2(pane.min.x, pane.min.y.min(end - high).max(10.0));
    let place = Rect::from_min_size(corner, vec2(pane.width(), high));
    let written = |ui: &mut Ui, hud: &mut Hud| {
        ui.allocate_rect(place, Sense::hover());
        slip(ui.painter(), place, pinned);
        let mut at = place.min + vec2(9.0, 7.0);
        for row in &rows {
            let high = draw(ui.painter(), view, row, Some(at), width, low);
            // The pointer can go where the lens stays.
            if let (true, Row::Text(told, ink)) = (pinned, row) {
                let line = (at, &*text_line(ui.painter(), told, width, *ink));
                terms::over(ui, view.text, line, told, hud.actions);
            }
            at.y += high;
        }
    };
    if pinned {
        hud.pane_on_top("lens", place, written);
    } else {
        hud.note("lens", place, written);
    }
}

fn text_line(painter: &Painter, told: &str, width: f32, ink: Color32) -> Arc<Galley> {
    let font = FontId::new(theme::SMALLEST_TEXT, theme::text_family());
    elided(painter, told, font, (width, 4), ink)
}

/// Draws a row, or only tells how high it is.
fn draw(
    painter: &Painter,
    view: &PanelView,
    row: &Row,
    at: Option<Pos2>,
    width: f32,
    low: bool,
) -> f32 {
    let put = |offset: (f32, f32), galley: Arc<Galley>| {
        if let Some(at) = at {
            write(
                painter,
                at + vec2(offset.0, offset.1),
                Align2::LEFT_TOP,
                galley,
            );
        }
    };
    match row {
        Row::Title(name) => {
            let family = FontFamily::clone(&theme::display());
            let galley = fitted(painter, name, &family, (17.0, 14.0), width, theme::CRIMSON);
            let high = galley.size().y;
            put((0.0, 0.0), galley);
            high
        }
        Row::Text(text, ink) => {
            let galley = text_line(painter, text, width, *ink);
            let high = galley.size().y;
            put((0.0, 0.0), galley);
            high
        }
        Row::Standing {
            seat,
            count,
            points,
            why,
        } => {
            const HIGH: f32 = 24.0;
            if let Some(at) = at {
                let middle = at.y + HIGH / 2.0;
                badge::paint(
                    painter,
                    pos2(at.x + 10.0, middle),
                    10.0,
                    view.setup.colour_of(*seat),
                );
                let font = theme::bold(18.0);
                let number = pos2(at.x + 26.0, middle);
                painter.text(
                    number,
                    Align2::LEFT_CENTER,
                    count.to_string(),
                    font.clone(),
                    theme::INK,
                );
                if let Some(points) = points {
                    let told = view.say("lens-points", &[("points", (*points).into())]);
                    let ink = if *points > 0 {
                        theme::CRIMSON
                    } else {
                        theme::FADED_INK
                    };
                    let right = pos2(at.x + width, middle);
                    painter.text(right, Align2::RIGHT_CENTER, told, font, ink);
                }
            }
            if why.is_empty() || low {
                return HIGH;
            }
            let font = FontId::new(theme::SMALLEST_TEXT, theme::italic_family());
            let galley = elided(painter, why, font, (width - 26.0, 3), theme::FADED_INK);
            let high = galley.size().y;
            put((26.0, HIGH - 4.0), galley);
            HIGH - 2.0 + high
        }
    }
}

fn rows(view: &PanelView, game: &Game, place: Place, with_piece: bool) -> Vec<Row> {
    let mut rows = vec![Row::Title(place_name(view, place))];
    let in_use = usize::from(game.rules().values_in_use);
    let worth = game.values(place);
    let paid = values(worth, in_use);
    let mut pays = view.say("look-values", &[("values", paid)]);
    if in_use < 3 && worth[2] > 0 {
        pays = format!("{pays} {}", view.word("look-third-unpaid"));
    }
    rows.push(Row::Text(pays, theme::INK));
    if Scoreboard::ALL
        .iter()
        .any(|&board| game.scoreboard(board) == Some(place))
    {
        rows.push(Row::Text(view.word("look-scoreboard"), theme::FADED_INK));
    }
    if is_kings(game.king(), place) {
        rows.push(Row::Text(view.word("look-king"), theme::CRIMSON));
    }
    let names = Names::new(view.text, view.setup);
    let mut grandes = 0;
    for seat in game
        .seats()
        .filter(|&seat| game.grande(seat) == Some(place))
    {
        grandes += 1;
        let id = if place == Place::Castillo {
            "look-grande-inside"
        } else {
            "look-grande"
        };
        let told = view.say(id, &[("seat", names.seat(seat))]);
        rows.push(Row::Text(told, theme::FADED_INK));
    }
    rows.extend(why_not(view, place));
    if !may_tell(view.setup, view.scene, place) {
        rows.push(Row::Text(view.word("look-hidden"), theme::FADED_INK));
        return rows;
    }
    if with_piece {
        rows.push(Row::Text(view.word("lens-with-piece"), theme::CRIMSON));
        rows.extend(change(view, game, place));
    }
    let mut told = [false; COLOURS];
    for payment in game.payments(place) {
        for seat in payment.group.iter() {
            told[seat.index()] = true;
            rows.push(Row::Standing {
                seat,
                count: game.caballeros(place, seat),
                points: (seat != Seat::NEUTRAL).then(|| payment.total()),
                why: reasons(view, payment).join(", "),
            });
        }
    }
    for seat in (0..COLOURS).map(Seat::new) {
        let count = game.caballeros(place, seat);
        if count > 0 && !told[seat.index()] {
            rows.push(Row::Standing {
                seat,
                count,
                points: None,
                why: String::new(),
            });
        }
    }
    if rows.iter().all(|row| !matches!(row, Row::Standing { .. })) {
        let id = if grandes > 0 {
            "look-only-grande"
        } else {
            "look-nobody"
        };
        rows.push(Row::Text(view.word(id), theme::FADED_INK));
    }
    rows
}

/// Why nobody may be placed here, while somebody places.
fn why_not(view: &PanelView, place: Place) -> Option<Row> {
    let places = |decision: &Decision| matches!(decision, Decision::Place(_));
    if !view.legal.iter().any(places) || view.game.pending().top().is_some() {
        return None;
    }
    let error = view.game.judge(Decision::Place(place)).err()?;
    let told = refusal(view.text, view.setup, error);
    Some(Row::Text(told, theme::CRIMSON))
}

/// What the place would pay whoever holds the piece, with it and without.
fn change(view: &PanelView, with_piece: &Game, place: Place) -> Option<Row> {
    let seat = view.game.to_act()?;
    let pays = |game: &Game| {
        let own = game
            .payments(place)
            .find(|payment| payment.group.contains(seat));
        own.map_or(0, |payment| payment.total())
    };
    let (before, after) = (pays(view.game), pays(with_piece));
    let told = if before == after {
        view.say("lens-no-change", &[("points", after.into())])
    } else {
        let args = [("before", before.into()), ("after", after.into())];
        view.say("lens-change", &args)
    };
    Some(Row::Text(told, theme::INK))
}

/// The game with the piece in the hand laid down here, if that is allowed.
fn with_piece(view: &PanelView, place: Place) -> Option<Game> {
    let piece = Some(view.in_hand?);
    let target = Spot::Place(place);
    let decision = gesture::meaning(view.game, Gesture { piece, target })?;
    view.game.judge(decision).ok()?;
    let mut after = view.game.clone();
    after.apply(decision, &mut ()).ok()?;
    // As if nobody objected.
    while let Some(Step::Objections { .. }) = after.pending().top() {
        after.apply(Decision::NotNow, &mut ()).ok()?;
    }
    Some(after)
}

/// The tower keeps its secret, unless the table agreed that the screen remembers, or it stands open
/// before everybody's eyes.
pub(crate) fn may_tell(setup: &Setup, scene: Option<&Scene>, place: Place) -> bool {
    place != Place::Castillo || setup.castillo_ledger || scene.is_some_and(|scene| scene.open)
}

/// Why a group gets what it gets.
fn reasons(view: &PanelView, payment: Payment) -> Vec<String> {
    why(view.text, payment)
}

/// The same without a table to look at.
pub(crate) fn why(text: &Text, payment: Payment) -> Vec<String> {
    let rank = payment.position - u8::from(payment.tied());
    let rank = match rank {
        1 => "look-why-first",
        2 => "look-why-second",
        3 => "look-why-third",
        _ => "look-why-below",
    };
    let mut why = vec![text.say(rank, &[])];
    if payment.tied() {
        why.push(text.say("look-why-tied", &[]));
    }
    if payment.king_bonus {
        why.push(text.say("look-why-king", &[("points", KING_BONUS.into())]));
    }
    if payment.home_bonus {
        why.push(text.say("look-why-home", &[("points", HOME_BONUS.into())]));
    }
    why
}

fn is_kings(king: KingSpot, place: Place) -> bool {
    match king {
        KingSpot::In(region) => region.place() == place,
        KingSpot::Castillo => place == Place::Castillo,
        KingSpot::France | KingSpot::Portugal => false,
    }
}

pub(crate) fn place_name(view: &PanelView, place: Place) -> String {
    match place.region() {
        Some(region) => Names::new(view.text, view.setup).on_board(region),
        None => view.word("look-castillo"),
    }
}
