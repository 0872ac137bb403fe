//! The action cards as tiles at the right edge: what each does, how many it places, readable without
//! pointing; large beside it under the pointer. A click lifts one, a second takes it.

use crate::composition::{Fold, Situation};
use crate::panels::paint::printed::{Printed, paint};
use crate::panels::paint::theme::{self, Tip};
use crate::panels::play::hud::{Hud, elided, fitted, focus_ring, rect, write};
use crate::panels::play::large_card;
use crate::panels::play::seal::{self, SealAction};
use crate::panels::play::why_not;
use crate::panels::view::{PanelAction, PanelView};
use crate::print::cards::PICTOGRAM_TALL;
use crate::rules::{CardId, Decision, GameEvent, Seat, StackId};
use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

/// All tiles; with the seal that takes the lifted one, where one may be taken.
pub(crate) fn show(hud: &mut Hud) {
    let view = hud.view;
    let stacks: Vec<StackId> = view.game.stacks_in_play().collect();
    let panes = hud.panes.tiles.clone();
    for (stack, pane) in stacks.iter().copied().zip(panes) {
        let place = rect(pane);
        let Some(card) = view.game.face_up(stack) else {
            if let Some(seat) = taker(view, stack) {
                gone(hud, stack, place, seat);
            }
            continue;
        };
        let decision = Decision::Take(stack);
        let may = view.may(decision);
        let lifted = hud.state.chosen == Some(decision);
        hud.pane(("tile", stack.index()), pane, |ui, hud| {
            let sense = if may { Sense::click() } else { Sense::hover() };
            let response = ui.allocate_rect(place, sense);
            tile(
                ui,
                hud,
                (card, stack),
                place,
                (may, lifted || response.hovered()),
            );
            focus_ring(ui.painter(), &response, 8.0);
            let response = large_card::beside(response, hud, card, Some(stack));
            if may {
                let action = if lifted {
                    PanelAction::Decide(decision)
                } else {
                    PanelAction::Choose(decision)
                };
                hud.actions.offer(&response, action);
            } else {
                why_not::answer(hud, &response, decision);
            }
        });
    }
}

/// The seal takes the card that was lifted.
pub(crate) fn take_seal(hud: &mut Hud) {
    let chosen = hud.state.chosen;
    let action = chosen.filter(|&decision| hud.view.may(decision));
    let label = hud.view.word("seal-take");
    let tip = hud.view.word("seal-take-tip");
    let action = action.map(PanelAction::Decide);
    seal::show(hud, SealAction { label, tip, action });
}

/// Who took the card of this stack this round.
fn taker(view: &PanelView, stack: StackId) -> Option<Seat> {
    let events = view.happened.iter().rev().filter_map(|h| h.event);
    let mut this_round = events.take_while(|event| !matches!(event, GameEvent::RoundBegan { .. }));
    this_round.find_map(|event| match event {
        GameEvent::CardTaken {
            seat, stack: from, ..
        } if from == stack => Some(seat),
        _ => None,
    })
}

/// Where a card lay that somebody has taken: whose it is.
fn gone(hud: &mut Hud, stack: StackId, place: Rect, seat: Seat) {
    let view = hud.view;
    let small = Rect::from_center_size(place.center(), vec2(34.0, 34.0));
    let small = small.translate(vec2(place.right() - small.right() - 4.0, 0.0));
    let pane = bevy::math::Rect::new(small.left(), small.top(), small.right(), small.bottom());
    hud.pane(("gone", stack.index()), pane, |ui, _| {
        let response = ui.allocate_rect(small, Sense::hover());
        let colour = view.setup.colour_of(seat);
        crate::panels::paint::badge::paint(ui.painter(), small.center(), 13.0, colour);
        let name = crate::panels::paint::badge::name(view.setup, seat).to_owned();
        response.tip(|| view.say("tile-taken", &[("seat", name.into())]));
    });
}

fn tile(
    ui: &Ui,
    hud: &Hud,
    (card, stack): (CardId, StackId),
    place: Rect,
    (may, raised): (bool, bool),
) {
    let painter = ui.painter();
    let view = hud.view;
    let [red, green, blue] = crate::print::stack_rgb(stack);
    let tone = Color32::from_rgb(red, green, blue);
    let shade = place.translate(vec2(0.0, 2.0)).expand(2.0);
    painter.rect_filled(shade, 8.0, Color32::from_black_alpha(80));
    let fill = if raised {
        Color32::from_rgb(0xFF, 0xF3, 0xCF)
    } else {
        theme::PARCHMENT
    };
    let line = match (raised, may) {
        (true, true) => Stroke::new(3.5, theme::GOLD),
        _ => Stroke::new(2.5, tone),
    };
    painter.rect(place, 7.0, fill, line, StrokeKind::Inside);
    if hud.panes.fold == Fold::Roomy {
        roomy(ui, view, card, place.shrink(7.0), tone);
        return;
    }
    let inner = place.shrink(6.0);
    let tight = hud.panes.fold == Fold::Tight;
    let width = if tight {
        inner.width().min(inner.height() / PICTOGRAM_TALL)
    } else {
        inner.width()
    };
    let picture = Rect::from_min_size(inner.min, vec2(width, width * PICTOGRAM_TALL));
    let print = Printed::Pictogram(card);
    paint(ui, picture, print, view.text, Color32::WHITE);
    if tight {
        let at = inner.right_bottom() - vec2(5.0, 6.0);
        let count = card.places().to_string();
        painter.circle_filled(at, 9.0, theme::PARCHMENT);
        painter.text(
            at,
            Align2::CENTER_CENTER,
            count,
            theme::bold(16.0),
            theme::INK,
        );
        return;
    }
    let foot = f32::midpoint(picture.bottom(), inner.bottom());
    cubes(painter, pos2(picture.center().x, foot), card.places(), 10.0);
}

/// The title over the whole width, so that below it there is room for the pictogram, the cubes, and
/// all that the card does in a few words.
fn roomy(ui: &Ui, view: &PanelView, card: CardId, inner: Rect, tone: Color32) {
    let painter = ui.painter();
    let family = theme::display();
    let fits = |size: f32| {
        let font = FontId::new(size, family.clone());
        let line = painter.layout_no_wrap(title(view, card), font, tone);
        (line.size().x <= inner.width()).then_some(line)
    };
    let heading = [16.0, 15.0, 14.0].into_iter().find_map(fits);
    let heading = heading.unwrap_or_else(|| {
        let font = FontId::new(theme::SMALLEST_TEXT, family.clone());
        elided(painter, &title(view, card), font, (inner.width(), 2), tone)
    });
    let start = pos2(inner.left(), inner.top() - 3.0);
    let below = write(painter, start, Align2::LEFT_TOP, heading).bottom() + 1.0;
    let high = (inner.bottom() - below - 14.0).min(62.0 * PICTOGRAM_TALL);
    let width = high / PICTOGRAM_TALL;
    let picture = Rect::from_min_size(pos2(inner.left(), below), vec2(width, high));
    let print = Printed::Pictogram(card);
    paint(ui, picture, print, view.text, Color32::WHITE);
    let low = f32::midpoint(picture.bottom(), inner.bottom() + 2.0);
    let middle = pos2(inner.left() + 31.0, low);
    cubes(painter, middle, card.places(), 10.0);
    let left = picture.right().max(inner.left() + 62.0) + 6.0;
    let room = Rect::from_min_max(pos2(left, below - 1.0), inner.max);
    let font = FontId::new(15.0, theme::text_family());
    let lines = |font: FontId| {
        elided(
            painter,
            &in_short(view, card),
            font,
            (room.width(), 4),
            theme::INK,
        )
    };
    let mut told = lines(font);
    if told.size().y > room.height() + 5.0 {
        told = lines(FontId::new(theme::SMALLEST_TEXT, theme::text_family()));
    }
    write(painter, room.min, Align2::LEFT_TOP, told);
}

/// As many cubes as the card lets its taker place.
fn cubes(painter: &Painter, at: bevy_egui::egui::Pos2, count: u8, size: f32) {
    let step = size + 3.0;
    let first = at.x - step * f32::from(count.saturating_sub(1)) / 2.0;
    for nth in 0..count {
        let middle = pos2(first + step * f32::from(nth), at.y);
        let cube = Rect::from_center_size(middle, vec2(size, size));
        let line = Stroke::new(1.5, theme::INK);
        painter.rect(
            cube,
            2.0,
            Color32::from_rgb(0x8B, 0x6A, 0x4A),
            line,
            StrokeKind::Inside,
        );
    }
}

/// The card of the turn on the rail; a click carries it out.
pub(crate) fn own_card(hud: &mut Hud) {
    let view = hud.view;
    let Some(card) = view.game.turn().card else {
        return;
    };
    let pane = hud.panes.card;
    let may = view.may(Decision::Act);
    let open = view.game.turn().action == crate::rules::Progress::Open;
    let under_way = hud.situation == Situation::Action;
    hud.pane("own card", pane, |ui, hud| {
        let place = rect(pane);
        let sense = if may { Sense::click() } else { Sense::hover() };
        let response = ui.allocate_rect(place, sense);
        let painter = ui.painter();
        let shines = under_way || (may && response.hovered());
        let dim = !open && !under_way;
        crate::panels::play::hud::slip(painter, place, shines || may);
        let inner = place.shrink(6.0);
        let tight = hud.panes.fold == Fold::Tight;
        let most = if tight { 1.0 } else { 0.29 };
        let width = (inner.height() / PICTOGRAM_TALL * 0.82).min(inner.width() * most);
        let picture = Rect::from_min_size(inner.min, vec2(width, width * PICTOGRAM_TALL));
        let tint = if dim {
            Color32::from_gray(150)
        } else {
            Color32::WHITE
        };
        paint(ui, picture, Printed::Pictogram(card), view.text, tint);
        let foot = pos2(
            picture.center().x,
            f32::midpoint(picture.bottom(), inner.bottom()),
        );
        cubes(painter, foot, card.places(), if tight { 5.0 } else { 8.0 });
        if tight {
            focus_ring(painter, &response, 8.0);
            let response = large_card::beside(response, hud, card, None);
            if may {
                hud.actions
                    .offer(&response, PanelAction::Decide(Decision::Act));
            }
            return;
        }
        let words = Rect::from_min_max(pos2(picture.right() + 6.0, inner.top()), inner.max);
        let title_font = FontId::new(14.0, theme::display());
        let title = elided(
            painter,
            &title(view, card),
            title_font,
            (words.width(), 2),
            theme::CRIMSON,
        );
        let below = write(painter, words.min, Align2::LEFT_TOP, title).bottom();
        let id = match (may, under_way, open) {
            (true, ..) => "act-begin",
            (_, true, _) => "act-going",
            (_, _, true) => "act-useless",
            _ => "act-used",
        };
        let family = if may {
            theme::bold_family()
        } else {
            theme::italic_family()
        };
        let told = fitted(
            painter,
            &view.word(id),
            &family,
            (15.0, 14.0),
            words.width(),
            theme::INK,
        );
        let at = pos2(words.left(), below.max(words.bottom() - 18.0));
        write(painter, at, Align2::LEFT_TOP, told);
        focus_ring(painter, &response, 8.0);
        // Whoever learns has just clicked it, and should see the board.
        let response = if under_way && view.lesson.is_some() {
            response
        } else {
            large_card::beside(response, hud, card, None)
        };
        if may {
            hud.actions
                .offer(&response, PanelAction::Decide(Decision::Act));
        } else {
            why_not::answer(hud, &response, Decision::Act);
        }
    });
}

pub(crate) fn title(view: &PanelView, card: CardId) -> String {
    view.word(&format!("card-{}", card.key()))
}

/// What the card does in a few words, for a tile; large beside it everything is told.
fn in_short(view: &PanelView, card: CardId) -> String {
    view.word(&format!("card-{}.short", card.key()))
}
