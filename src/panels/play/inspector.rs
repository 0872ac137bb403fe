//! What is in the place under the pointer, and what it would pay now.

use crate::log::{Names, values};
use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, Tip, Type};
use crate::panels::view::PanelView;
use crate::rules::{
    COLOURS, HOME_BONUS, KING_BONUS, KingSpot, Payment, Place, Scoreboard, Seat, Setup,
};
use bevy_egui::egui::{RichText, Ui};

pub(crate) fn show(ui: &mut Ui, view: &PanelView) {
    let Some(place) = view.hovered else {
        ui.label(theme::faded(view.word("look-nothing")).slanted());
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(place_name(view, place)).bold());
        let in_use = usize::from(view.game.rules().values_in_use);
        let paid = values(view.game.values(place), in_use);
        ui.label(view.say("look-values", &[("values", paid)]));
    });
    if Scoreboard::ALL
        .iter()
        .any(|&board| view.game.scoreboard(board) == Some(place))
    {
        ui.label(view.word("look-scoreboard"));
    }
    if is_kings(view.game.king(), place) {
        ui.label(RichText::new(view.word("look-king")).color(theme::CRIMSON));
    }
    let names = Names::new(view.text, view.setup);
    for seat in view
        .game
        .seats()
        .filter(|&seat| view.game.grande(seat) == Some(place))
    {
        let id = if place == Place::Castillo {
            "look-grande-inside"
        } else {
            "look-grande"
        };
        ui.label(view.say(id, &[("seat", names.seat(seat))]));
    }
    if !may_tell(view.setup, place) {
        ui.label(theme::faded(view.word("look-hidden")).slanted());
        return;
    }
    men(ui, view, place);
    for (index, payment) in view.game.payments(place).enumerate() {
        if index == 0 {
            ui.label(theme::faded(view.word("look-pays")));
        }
        ui.label(payment_line(view, &names, payment));
    }
}

/// The tower keeps its secret, unless the table agreed that the screen remembers.
pub(crate) fn may_tell(setup: &Setup, place: Place) -> bool {
    place != Place::Castillo || setup.castillo_ledger
}

fn men(ui: &mut Ui, view: &PanelView, place: Place) {
    let counts: Vec<(Seat, u8)> = (0..COLOURS)
        .map(Seat::new)
        .map(|seat| (seat, view.game.caballeros(place, seat)))
        .filter(|&(_, count)| count > 0)
        .collect();
    if counts.is_empty() {
        ui.label(view.word("look-nobody"));
    }
    for (seat, count) in counts {
        ui.horizontal(|ui| {
            badge::of(ui, view.setup, seat, 22.0);
            ui.label(Names::new(view.text, view.setup).name(seat));
            ui.label(RichText::new(count.to_string()).bold())
                .tip(|| view.say("look-men", &[("count", count.into())]));
        });
    }
}

/// Who, how much, and why.
pub(crate) fn payment_line(view: &PanelView, names: &Names<'_>, payment: Payment) -> String {
    let seats = ("seats", names.seats(payment.group.iter()));
    let total = payment.total();
    let told = if total == 0 || payment.paid().is_empty() {
        view.say("look-paid-nothing", &[seats])
    } else {
        view.say("look-paid", &[seats, ("points", total.into())])
    };
    let rank = payment.position - u8::from(payment.tied());
    let rank = match rank {
        1 => "look-why-first",
        2 => "look-why-second",
        3 => "look-why-third",
        _ => "look-why-below",
    };
    let mut why = vec![view.word(rank)];
    if payment.tied() {
        why.push(view.word("look-why-tied"));
    }
    if payment.king_bonus {
        why.push(view.say("look-why-king", &[("points", KING_BONUS.into())]));
    }
    if payment.home_bonus {
        why.push(view.say("look-why-home", &[("points", HOME_BONUS.into())]));
    }
    let args = [("told", told.into()), ("why", names.row(why))];
    view.say("look-line", &args)
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
