//! The players in order of turns, with what lies open before each.

use super::badge;
use super::intent::keeper_name;
use super::state::{PanelState, Part};
use super::theme::{self, Arrow, Type};
use super::view::{View, Wish, Wishes};
use crate::ai::Keeper;
use crate::app::Command;
use crate::rules::{Game, Phase, Seat};
use bevy_egui::egui::{
    Align, Layout, Panel, Popup, Response, RichText, ScrollArea, Sense, Stroke, Ui,
};

const WIDTH: f32 = 236.0;
pub(super) const FOLDED: f32 = 36.0;

pub(super) fn show(ui: &mut Ui, view: &View, state: &mut PanelState, wishes: &mut Wishes) {
    let title = view.word("players-title");
    if state.folded.is(Part::Players) {
        let panel = Panel::left("players-folded")
            .resizable(false)
            .exact_size(FOLDED);
        panel.frame(theme::docked()).show(ui, |ui| {
            let tip = view.say("panel-open", &[("panel", title.into())]);
            if theme::arrow(ui, Arrow::Right, tip) {
                state.folded.turn(Part::Players);
            }
        });
        return;
    }
    let width = WIDTH.min(ui.available_width() * 0.25);
    let panel = Panel::left("players")
        .resizable(false)
        .exact_size(width)
        .frame(theme::docked());
    panel.show(ui, |ui| {
        ui.horizontal(|ui| {
            theme::heading(ui, title);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if theme::arrow(ui, Arrow::Left, view.word("panel-close")) {
                    state.folded.turn(Part::Players);
                }
            });
        });
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                for seat in order(view.game) {
                    player(ui, view, seat, wishes);
                }
            });
    });
}

/// In order of turns once it is known; before that in order of bidding.
pub(super) fn order(game: &Game) -> Vec<Seat> {
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

fn player(ui: &mut Ui, view: &View, seat: Seat, wishes: &mut Wishes) {
    let game = view.game;
    let decides = game.to_act() == Some(seat);
    let (fill, line) = if decides {
        (theme::PARCHMENT_DARK, Stroke::new(3.0, theme::CRIMSON))
    } else {
        (theme::PARCHMENT, Stroke::new(1.0, theme::FADED_INK))
    };
    theme::entry(fill, line).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.horizontal(|ui| {
            let badge = badge::of(ui, view.setup, seat, 28.0).interact(Sense::click());
            keepers_menu(&badge, view, seat, wishes);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let score = view.tally.score(seat).to_string();
                ui.label(RichText::new(score).size(26.0).color(theme::CRIMSON).bold());
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let name = RichText::new(badge::name(view.setup, seat)).bold();
                    ui.add(bevy_egui::egui::Label::new(name).truncate());
                });
            });
        });
        let game = view.game;
        ui.horizontal(|ui| {
            let court = view.tally.court(seat).into();
            number(ui, view, "players-court", &[("count", court)]);
            let provinces = view.tally.provinces(seat).into();
            number(ui, view, "players-provinces", &[("count", provinces)]);
        });
        ui.horizontal_wrapped(|ui| {
            if let Some(power) = game.bid(seat) {
                number(ui, view, "players-bid", &[("power", power.value().into())]);
            }
            let cards = game.hand(seat).len().into();
            number(ui, view, "players-cards", &[("count", cards)]);
            state_of(ui, view, seat);
        });
    });
}

/// A click on the badge lets somebody else take the seat.
fn keepers_menu(badge: &Response, view: &View, seat: Seat, wishes: &mut Wishes) {
    let now = view.keepers.of(seat);
    let tip = format!(
        "{}\n{}",
        keeper_name(view.text, now),
        view.word("keeper-change-tip")
    );
    badge.clone().on_hover_text(tip);
    Popup::menu(badge).show(|ui| {
        for keeper in Keeper::COMPANY {
            let label = keeper_name(view.text, keeper);
            let choice = ui.selectable_label(keeper == now, label);
            let choice = choice.on_hover_text(view.word(&format!("keeper-{keeper}-tip")));
            wishes.offer(&choice, Wish::Ask(Command::HandOver { seat, keeper }));
        }
    });
}

fn number(ui: &mut Ui, view: &View, id: &str, args: &[(&str, crate::text::Value<'_>)]) {
    // Never broken inside: it goes to the next line as a whole.
    ui.add(bevy_egui::egui::Label::new(view.say(id, args)).extend())
        .on_hover_text(view.word(&format!("{id}-tip")));
}

/// Marks that come and go.
fn state_of(ui: &mut Ui, view: &View, seat: Seat) {
    let game = view.game;
    for veto in game.vetoes().filter(|veto| veto.holder == seat) {
        let tip = view.say("players-veto-tip", &[("rounds", veto.rounds_left.into())]);
        let mark = RichText::new(view.word("players-veto"))
            .color(theme::CRIMSON)
            .bold();
        ui.label(mark).on_hover_text(tip);
    }
    if game.discs_hidden() && game.discs_set().contains(seat) {
        ui.label(view.word("players-disc-set"));
    }
    let keeper = view.keepers.of(seat);
    if !keeper.is_human() {
        ui.label(theme::faded(keeper_name(view.text, keeper)).slanted());
        return;
    }
    let turns = !game.turn_order().is_empty() && game.phase() != Phase::EndOfRound;
    // Whoever decides has a frame; that needs no words.
    let id = if game.to_act() == Some(seat) {
        return;
    } else if turns && game.actor() == seat {
        "players-turn"
    } else if game.phase() == Phase::Bid && game.first_bidder() == seat {
        "players-bids-first"
    } else {
        return;
    };
    ui.label(theme::faded(view.word(id)).slanted());
}
