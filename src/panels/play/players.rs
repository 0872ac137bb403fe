//! The players in order of turns, with what lies open before each.

use crate::ai::Keeper;
use crate::panels::paint::badge;
use crate::panels::paint::printed;
use crate::panels::paint::theme::{self, Arrow, Tip, Type};
use crate::panels::play::intent::keeper_name;
use crate::panels::state::{Foldable, PanelState};
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::print::cards::signed;
use crate::print::icons::Icon;
use crate::rules::{Game, ModifierId, Phase, Power, Seat};
use crate::session::Command;
use bevy_egui::egui::{
    Align, Align2, Label, Layout, Panel, Popup, Response, RichText, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, Vec2, vec2,
};

const WIDTH: f32 = 236.0;
/// Between the things told about a player.
const SPACING: Vec2 = vec2(3.0, 2.0);
/// A panel folded away to its arrow.
pub(crate) const FOLDED: f32 = 60.0;

pub(crate) fn show(
    ui: &mut Ui,
    view: &PanelView,
    state: &mut PanelState,
    actions: &mut PanelActions,
) {
    let title = view.word("players-title");
    if state.folded.is(Foldable::Players) {
        let panel = Panel::left("players-folded")
            .resizable(false)
            .show_separator_line(false)
            .exact_size(FOLDED);
        panel.frame(theme::docked()).show(ui, |ui| {
            let tip = view.say("panel-open", &[("panel", title.into())]);
            if theme::arrow(ui, Arrow::Right, tip) {
                state.folded.turn(Foldable::Players);
            }
        });
        return;
    }
    let width = WIDTH.min(ui.available_width() * 0.25);
    let panel = Panel::left("players")
        .resizable(false)
        .show_separator_line(false)
        .exact_size(width)
        .frame(theme::bare());
    panel.show(ui, |ui| {
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                // Set once for all: who changes it pays for a copy of the whole style.
                let apart = std::mem::replace(&mut ui.spacing_mut().item_spacing, SPACING).y;
                for seat in with_neutral(view.game) {
                    if seat == Seat::NEUTRAL {
                        neutral(ui, view);
                    } else {
                        player(ui, view, seat, actions);
                    }
                    ui.add_space(apart - SPACING.y);
                }
                theme::tab(ui, |ui| {
                    if theme::arrow(ui, Arrow::Left, view.word("panel-close")) {
                        state.folded.turn(Foldable::Players);
                    }
                });
            });
    });
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
fn with_neutral(game: &Game) -> Vec<Seat> {
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

fn player(ui: &mut Ui, view: &PanelView, seat: Seat, actions: &mut PanelActions) {
    let game = view.game;
    let decides = game.to_act() == Some(seat);
    let (fill, line) = if decides {
        (theme::PARCHMENT_DARK, Stroke::new(3.0, theme::CRIMSON))
    } else {
        (theme::PARCHMENT, Stroke::new(1.0, theme::FADED_INK))
    };
    theme::entry(fill, line).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let badge = badge::of(ui, view.setup, seat, 28.0).interact(Sense::click());
            keepers_menu(&badge, view, seat, actions);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let score = view.game.score(seat).to_string();
                ui.label(RichText::new(score).size(26.0).color(theme::CRIMSON).bold());
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add_space(5.0);
                    let name = RichText::new(badge::name(view.setup, seat)).bold();
                    ui.add(Label::new(name).truncate());
                });
            });
        });
        ui.horizontal(|ui| {
            let hand = game.hand(seat).len() as usize;
            for (icon, id, count) in [
                (Icon::Court, "players-court", view.game.court(seat).into()),
                (
                    Icon::Provinces,
                    "players-provinces",
                    view.game.provinces(seat).into(),
                ),
                (Icon::Cards, "players-cards", hand),
            ] {
                number(ui, view, icon, id, count);
            }
            if let Some(power) = game.bid(seat) {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    bid(ui, view, seat, power);
                });
            }
        });
        marks(ui, view, seat);
    });
}

/// The colour nobody decides for.
fn neutral(ui: &mut Ui, view: &PanelView) {
    let seat = Seat::NEUTRAL;
    let line = Stroke::new(1.0, theme::FADED_INK);
    theme::entry(theme::PARCHMENT, line).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            badge::of(ui, view.setup, seat, 28.0);
            let name = ui.label(RichText::new(view.word("players-neutral")).bold());
            name.tip(|| view.word("players-neutral-tip"));
        });
        ui.horizontal(|ui| {
            let supply = view.game.provinces(seat).into();
            number(ui, view, Icon::Provinces, "players-supply", supply);
            if let Some(power) = view.game.bid(seat) {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    bid(ui, view, seat, power);
                });
            }
        });
    });
}

/// How many of something there are, as a symbol and a number.
fn number(ui: &mut Ui, view: &PanelView, icon: Icon, id: &str, count: usize) {
    let tip = || {
        let told = view.say(id, &[("count", count.into())]);
        format!("{told}\n{}", view.word(&format!("{id}-tip")))
    };
    printed::symbol(ui, icon, 24.0, view.text).tip(tip);
    // As much room for one digit as for two: the symbols stand in columns.
    let (rect, number) = ui.allocate_exact_size(vec2(22.0, 26.0), Sense::hover());
    let font = theme::bold(theme::TEXT);
    ui.painter().text(
        rect.left_center(),
        Align2::LEFT_CENTER,
        count.to_string(),
        font,
        theme::INK,
    );
    number.tip(tip);
}

/// The power card played this round.
fn bid(ui: &mut Ui, view: &PanelView, seat: Seat, power: Power) {
    let colour = view.setup.colour_of(seat);
    let modifier = view.game.played_modifier(seat).map(ModifierId::value);
    let (width, letters) = if modifier.is_some() {
        (44.0, 17.0)
    } else {
        (30.0, 20.0)
    };
    let (rect, card) = ui.allocate_exact_size(vec2(width, 26.0), Sense::hover());
    let line = Stroke::new(1.5, theme::INK);
    let fill = badge::colour32(colour);
    ui.painter().rect(rect, 4.0, fill, line, StrokeKind::Inside);
    let value = power.value().to_string() + &modifier.map(signed).unwrap_or_default();
    let ink = badge::ink_on(colour);
    ui.painter().text(
        rect.center(),
        Align2::CENTER_CENTER,
        value,
        theme::bold(letters),
        ink,
    );
    card.tip(|| {
        let Some(modifier) = view.game.played_modifier(seat) else {
            let told = view.say("players-bid", &[("power", power.value().into())]);
            return format!("{told}\n{}", view.word("players-bid-tip"));
        };
        let sum = view.game.strength(seat).unwrap_or_default().to_string();
        let told = view.say("players-bid", &[("power", sum.into())]);
        format!("{told}\n{}", in_words(view, modifier))
    });
}

/// A modifier's name, and what it is good for.
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

/// A click on the badge lets somebody else take the seat.
fn keepers_menu(badge: &Response, view: &PanelView, seat: Seat, actions: &mut PanelActions) {
    let now = view.keepers.of(seat);
    badge.clone().tip(|| {
        let name = keeper_name(view.text, now);
        format!("{name}\n{}", view.word("keeper-change-tip"))
    });
    Popup::menu(badge).show(|ui| {
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

/// What can be read about a mark by pointing at it.
enum Note {
    /// A Veto, for so many ends of rounds.
    Veto(u8),
    /// Modifiers that have been played.
    Spent,
}

/// Marks that come and go: what is held, who keeps the seat, whose turn it is.
fn marks(ui: &mut Ui, view: &PanelView, seat: Seat) {
    let game = view.game;
    let mut marks: Vec<(RichText, Option<Note>)> = Vec::new();
    for veto in game.vetoes().filter(|veto| veto.holder == seat) {
        let mark = RichText::new(view.word("players-veto"));
        let note = Note::Veto(veto.rounds_left);
        marks.push((mark.color(theme::CRIMSON).bold(), Some(note)));
    }
    if game.discs_hidden() && game.discs_set().contains(seat) {
        marks.push((RichText::new(view.word("players-disc-set")), None));
    }
    let modifiers = game.modifiers(seat).len();
    if modifiers > 0 {
        let told = view.say("players-modifiers", &[("count", modifiers.into())]);
        let spent = (!game.modifiers_seen_spent(seat).is_empty()).then_some(Note::Spent);
        marks.push((theme::faded(told), spent));
    }
    if let Some(told) = standing(view, seat) {
        marks.push((theme::faded(told).slanted(), None));
    }
    if marks.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for (mark, note) in marks {
            let mark = ui.label(mark);
            match note {
                Some(Note::Veto(rounds)) => {
                    mark.tip(|| view.say("players-veto-tip", &[("rounds", rounds.into())]));
                }
                Some(Note::Spent) => {
                    mark.tip(|| spent(view, seat));
                }
                None => {}
            }
        }
    });
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

fn standing(view: &PanelView, seat: Seat) -> Option<String> {
    let game = view.game;
    let keeper = view.keepers.of(seat);
    if !keeper.is_human() {
        return Some(keeper_name(view.text, keeper));
    }
    let turns = !game.turn_order().is_empty() && game.phase() != Phase::EndOfRound;
    // Whoever decides has a frame; that needs no words.
    if game.to_act() == Some(seat) {
        None
    } else if turns && game.actor() == seat {
        Some(view.word("players-turn"))
    } else if game.phase() == Phase::Bid && game.first_bidder() == seat {
        Some(view.word("players-bids-first"))
    } else {
        None
    }
}
