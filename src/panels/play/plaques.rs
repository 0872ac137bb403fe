//! The players as slips at the left edge, in the order of their turns: points, what each has at court
//! and at home, this round's bid, a Veto in hand. Pieces can be dropped on them: they go to their
//! owner.

use crate::ai::Keeper;
use crate::composition::Fold;
use crate::panels::paint::badge;
use crate::panels::paint::printed::{self, Printed};
use crate::panels::paint::theme::{self, Tip};
use crate::panels::play::hud::{Hud, elided, fitted, rect, slip, write};
use crate::panels::play::intent::keeper_name;
use crate::panels::play::round;
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::print::cards::signed;
use crate::print::icons::Icon;
use crate::rules::{Game, ModifierId, Phase, Seat};
use crate::session::Command;
use bevy_egui::egui::{
    Align2, FontId, Painter, Popup, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

pub(crate) fn show(hud: &mut Hud) {
    round::show(hud);
    let seats = with_neutral(hud.view.game);
    let panes = hud.panes.plaques.clone();
    for (nth, (seat, pane)) in seats.into_iter().zip(panes).enumerate() {
        hud.pane(("plaque", seat.index()), pane, |ui, hud| {
            let response = ui.allocate_rect(rect(pane), Sense::click());
            paint(ui, hud, seat, response.rect);
            if nth > 0 {
                round::then(ui.painter(), response.rect);
            }
            hud.actions.plaques.push((seat, response.rect));
            if seat == Seat::NEUTRAL {
                response.tip(|| facts(hud.view, seat));
            } else {
                keepers_menu(&response, hud.view, seat, hud.actions);
            }
        });
    }
}

/// In order of turns once it is known; before that in order of bidding.
pub(crate) fn order(game: &Game) -> Vec<Seat> {
    let turns = game.turn_order();
    if !turns.is_empty() {
        return turns.to_vec();
    }
    let players = game.players();
    let first = game.first_bidder();
    std::iter::successors(Some(first), |seat| Some(seat.left(players)))
        .take(players)
        .collect()
}

/// The same with the neutral colour, where it takes part: among the turns, or at the end.
pub(crate) fn with_neutral(game: &Game) -> Vec<Seat> {
    let mut seats = order(game);
    if game.rules().neutral {
        let own = game.strength(Seat::NEUTRAL);
        let turns = !game.turn_order().is_empty();
        let later = |&seat: &Seat| turns && game.strength(seat) < own;
        let at = seats.iter().position(later).unwrap_or(seats.len());
        seats.insert(at, Seat::NEUTRAL);
    }
    seats
}

/// Whose slip is the large one.
pub(crate) fn acting(game: &Game) -> Option<usize> {
    let seat = game.to_act()?;
    with_neutral(game)
        .into_iter()
        .position(|other| other == seat)
}

fn paint(ui: &Ui, hud: &Hud, seat: Seat, rect: Rect) {
    let view = hud.view;
    let painter = ui.painter();
    let acts = view.game.to_act() == Some(seat);
    slip(painter, rect, acts);
    let low = hud.panes.fold == Fold::Tight;
    let size = if low { 20.0 } else { 25.0 };
    let top = if low {
        rect.center().y
    } else {
        rect.top() + 8.0 + size / 2.0
    };
    let badge_at = pos2(rect.left() + 8.0 + size / 2.0, top);
    badge::paint(
        painter,
        badge_at,
        size / 2.0 + 0.5,
        view.setup.colour_of(seat),
    );
    let vetoes = view
        .game
        .vetoes()
        .filter(|veto| veto.holder == seat)
        .count();
    if vetoes > 0 {
        veto_mark(painter, badge_at + vec2(size * 0.42, size * 0.42), view);
    }
    let mut left = badge_at.x + size / 2.0 + 6.0;
    if seat != Seat::NEUTRAL {
        let points = view.game.score(seat).to_string();
        let font = FontId::new(if low { 22.0 } else { 29.0 }, theme::bold_family());
        let number = painter.layout_no_wrap(points, font, theme::CRIMSON);
        let at = pos2(rect.right() - 8.0, top);
        let placed = write(painter, at, Align2::RIGHT_CENTER, number);
        if hud.panes.fold == Fold::Roomy {
            name(painter, hud, seat, (left, top), placed.left() - 4.0 - left);
        }
    } else if hud.panes.fold == Fold::Roomy {
        name(painter, hud, seat, (left, top), rect.right() - 8.0 - left);
    }
    if low {
        return;
    }
    let mut row = rect.top() + 8.0 + size + 13.0;
    left = rect.left() + 8.0;
    if hud.panes.fold == Fold::Roomy {
        for (icon, count) in possessions(view, seat) {
            left = count_of(ui, view, (left, row), icon, count);
        }
    } else {
        let line = rect.top() + 8.0 + size + 8.0;
        name(painter, hud, seat, (left, line), rect.width() - 14.0);
        row += 15.0;
        let (icon, count) = possessions(view, seat)[0];
        count_of(ui, view, (left, row), icon, count);
    }
    bid(painter, hud, seat, pos2(rect.right() - 7.0, row));
    let third = row + 12.0;
    if rect.bottom() - third > 12.0 && hud.panes.fold == Fold::Roomy {
        let told = standing(view, seat);
        let font = FontId::new(theme::SMALLEST_TEXT, theme::italic_family());
        let told = elided(
            painter,
            &told,
            font,
            (rect.width() - 16.0, 1),
            theme::FADED_INK,
        );
        let at = pos2(rect.left() + 9.0, third);
        write(painter, at, Align2::LEFT_TOP, told);
    }
}

fn name(painter: &Painter, hud: &Hud, seat: Seat, (x, y): (f32, f32), width: f32) {
    let view = hud.view;
    let largest = if hud.panes.fold == Fold::Roomy {
        19.0
    } else {
        15.0
    };
    let name = match seat {
        Seat::NEUTRAL => view.word("players-neutral"),
        _ => badge::name(view.setup, seat).to_owned(),
    };
    let family = theme::bold_family();
    let galley = fitted(
        painter,
        &name,
        &family,
        (largest, 14.0),
        width.max(20.0),
        theme::INK,
    );
    write(painter, pos2(x, y), Align2::LEFT_CENTER, galley);
}

/// A drop of wax: this player holds a Veto.
fn veto_mark(painter: &Painter, at: Pos2, view: &PanelView) {
    painter.circle(at, 9.0, theme::CRIMSON, Stroke::new(1.0, theme::GOLD));
    let letter: String = view.word("players-veto").chars().take(1).collect();
    let font = theme::bold(14.0);
    painter.text(at, Align2::CENTER_CENTER, letter, font, theme::PARCHMENT);
}

/// What lies before a player: at court and in the provinces. How many cards are in a hand is told by
/// pointing: it is the same for nearly everybody.
fn possessions(view: &PanelView, seat: Seat) -> Vec<(Icon, usize)> {
    let game = view.game;
    let home = (Icon::Provinces, game.provinces(seat).into());
    if seat == Seat::NEUTRAL {
        return vec![home];
    }
    vec![(Icon::Court, game.court(seat).into()), home]
}

/// A symbol and a number; returns where the next begins.
fn count_of(ui: &Ui, view: &PanelView, (x, y): (f32, f32), icon: Icon, count: usize) -> f32 {
    const SIZE: f32 = 18.0;
    let at = Rect::from_center_size(pos2(x + SIZE / 2.0, y), vec2(SIZE, SIZE));
    printed::paint(
        ui,
        at,
        Printed::Icon(icon),
        view.text,
        bevy_egui::egui::Color32::WHITE,
    );
    let font = theme::bold(17.0);
    let number = ui
        .painter()
        .layout_no_wrap(count.to_string(), font, theme::INK);
    let number = write(
        ui.painter(),
        pos2(x + SIZE + 3.0, y),
        Align2::LEFT_CENTER,
        number,
    );
    number.right() + 9.0
}

/// The power card played this round: a small card in the player's colour, and what it is.
fn bid(painter: &Painter, hud: &Hud, seat: Seat, right: Pos2) {
    let view = hud.view;
    let Some(power) = view.game.bid(seat) else {
        return;
    };
    let modifier = view.game.played_modifier(seat).map(ModifierId::value);
    let value = power.value().to_string() + &modifier.map(signed).unwrap_or_default();
    let number = painter.layout_no_wrap(value, theme::bold(16.0), theme::INK);
    let width = (number.size().x + 8.0).max(22.0);
    let card = Rect::from_center_size(pos2(right.x - width / 2.0, right.y), vec2(width, 25.0));
    let shade = card.translate(vec2(1.0, 1.5));
    painter.rect_filled(shade, 3.0, bevy_egui::egui::Color32::from_black_alpha(90));
    painter.rect_filled(card, 3.0, theme::PAPER);
    let band = Rect::from_min_max(card.min, pos2(card.right(), card.top() + 7.0));
    painter.rect_filled(band, 3.0, badge::colour32(view.setup.colour_of(seat)));
    let line = Stroke::new(1.5, theme::INK);
    painter.line_segment([band.left_bottom(), band.right_bottom()], line);
    painter.rect_stroke(card, 3.0, line, StrokeKind::Inside);
    let middle = pos2(card.center().x, card.bottom() - 9.0);
    write(painter, middle, Align2::CENTER_CENTER, number);
    // A modifier takes the room of the word.
    if hud.panes.fold == Fold::Roomy && modifier.is_none() {
        let font = FontId::new(theme::SMALLEST_TEXT, theme::italic_family());
        let word = painter.layout_no_wrap(view.word("players-bid-word"), font, theme::FADED_INK);
        let at = pos2(card.left() - 4.0, right.y);
        write(painter, at, Align2::RIGHT_CENTER, word);
    }
}

/// Everything about a player, in words.
fn facts(view: &PanelView, seat: Seat) -> String {
    let game = view.game;
    let say = |id: &str, count: usize| view.say(id, &[("count", count.into())]);
    if seat == Seat::NEUTRAL {
        let supply = say("players-supply", game.provinces(seat).into());
        let told = [
            view.word("players-neutral-tip"),
            supply,
            view.word("players-supply-tip"),
        ];
        return told.join("\n");
    }
    let mut told = vec![
        format!(
            "{}, {}",
            badge::name(view.setup, seat),
            standing(view, seat)
        ),
        say("players-court", game.court(seat).into()),
        say("players-provinces", game.provinces(seat).into()),
        say("players-cards", game.hand(seat).len() as usize),
    ];
    if let Some(power) = game.bid(seat) {
        let bid = view.say("players-bid", &[("power", power.value().into())]);
        told.push(format!("{bid}. {}", view.word("players-bid-tip")));
    }
    told.extend(
        game.played_modifier(seat)
            .map(|modifier| in_words(view, modifier)),
    );
    for veto in game.vetoes().filter(|veto| veto.holder == seat) {
        told.push(view.say("players-veto-tip", &[("rounds", veto.rounds_left.into())]));
    }
    if game.discs_hidden() && game.discs_set().contains(seat) {
        told.push(view.word("players-disc-set"));
    }
    let modifiers = game.modifiers(seat).len() as usize;
    if modifiers > 0 {
        told.push(say("players-modifiers", modifiers));
    }
    if !game.modifiers_seen_spent(seat).is_empty() {
        told.push(spent(view, seat));
    }
    told.push(view.word("keeper-change-tip"));
    told.join("\n")
}

fn in_words(view: &PanelView, modifier: ModifierId) -> String {
    let key = modifier.key();
    let name = view.word(&format!("modifier-{key}"));
    let args = [
        ("modifier", name.into()),
        ("value", signed(modifier.value()).into()),
        ("words", view.word(&format!("modifier-{key}.text")).into()),
    ];
    view.say("players-modifier", &args)
}

fn spent(view: &PanelView, seat: Seat) -> String {
    let game = view.game;
    let lines = game.modifiers_seen_spent(seat).iter();
    let mut told = vec![view.word("players-spent")];
    told.extend(lines.map(|modifier| in_words(view, modifier)));
    let back = game
        .doubtful_modifiers(seat)
        .and(game.modifiers(seat))
        .len();
    if back > 0 {
        told.push(view.say("players-spent-back", &[("count", back.into())]));
    }
    told.join("\n")
}

/// Who keeps the seat, or what its player is at.
fn standing(view: &PanelView, seat: Seat) -> String {
    let game = view.game;
    let keeper = view.keepers.of(seat);
    if !keeper.is_human() {
        return keeper_name(view.text, keeper);
    }
    let id = if game.to_act() == Some(seat) {
        "players-decides"
    } else if game.phase() == Phase::Bid && game.first_bidder() == seat {
        "players-bids-first"
    } else if game.actor() == seat && !game.turn_order().is_empty() {
        "players-turn"
    } else {
        "players-waits"
    };
    view.word(id)
}

/// A click lets somebody else take the seat.
fn keepers_menu(plaque: &Response, view: &PanelView, seat: Seat, actions: &mut PanelActions) {
    let now = view.keepers.of(seat);
    plaque.clone().tip(|| facts(view, seat));
    Popup::menu(plaque).show(|ui| {
        for keeper in Keeper::COMPANY {
            let label = keeper_name(view.text, keeper);
            let choice = ui.selectable_label(keeper == now, label);
            let choice = choice.tip(|| view.word(&format!("keeper-{keeper}-tip")));
            actions.offer(
                &choice,
                PanelAction::Ask(Command::HandOver { seat, keeper }),
            );
        }
    });
}
