//! Who has won.

use crate::common::Screen;
use crate::history::Excerpt;
use crate::log::Names;
use crate::panels::paint::badge;
use crate::panels::paint::chart;
use crate::panels::paint::theme::{self, Type};
use crate::panels::play::again;
use crate::panels::state::PanelState;
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::{Game, Seat};
use crate::session::Command;
use bevy_egui::egui::{Align, Button, Layout, RichText, Stroke, Ui, vec2};

pub(crate) fn show(ui: &mut Ui, view: &PanelView, state: &PanelState, actions: &mut PanelActions) {
    theme::over_table(ui, 880.0, 0.5, |ui| {
        ui.vertical_centered(|ui| {
            theme::heading(ui, view.word("result-title"));
            let winners = view.game.winners();
            let seats = Names::new(view.text, view.setup).seats(winners.iter());
            let id = if winners.len() == 1 {
                "result-winner"
            } else {
                "result-winners"
            };
            let sentence = view.say(id, &[("seats", seats)]);
            ui.label(
                RichText::new(sentence)
                    .size(36.0)
                    .color(theme::CRIMSON)
                    .display(),
            );
        });
        ui.add_space(12.0);
        for (rank, seat) in standings(view.game) {
            row(ui, view, rank, seat);
        }
        ui.add_space(8.0);
        let tab = ui.id().with("chart");
        let mut by_source = ui.data(|data| data.get_temp::<bool>(tab).unwrap_or(false));
        ui.horizontal(|ui| {
            ui.selectable_value(&mut by_source, false, view.word("chart-course"));
            ui.selectable_value(&mut by_source, true, view.word("chart-sources"));
        });
        ui.data_mut(|data| data.insert_temp(tab, by_source));
        if by_source {
            chart::sources(ui, view);
        } else {
            chart::scores(ui, view);
        }
        ui.add_space(12.0);
        ui.horizontal(|ui| {
            let size = vec2(180.0, 44.0);
            let again = theme::primary(view.word("result-again"));
            let again = ui.add_sized(size, again);
            let setup = view.setup.clone();
            let seed = crate::panels::screens::new_game::by_chance();
            let keepers = view.keepers.0.clone();
            let begin = Command::Begin {
                setup,
                seed,
                keepers,
            };
            actions.offer(&again, PanelAction::Ask(begin));
            let look = ui.add_sized(size, Button::new(view.word("result-look")));
            actions.offer(&look, PanelAction::Turn(Screen::Playing));
            let leave = ui.add_sized(size, Button::new(view.word("result-to-title")));
            actions.offer(&leave, PanelAction::Ask(Command::ToTitle));
        });
        ui.horizontal(|ui| {
            let size = vec2(180.0, 40.0);
            let possible = state.repeatable.scoring;
            again::button(ui, view.text, size, Excerpt::Scoring, possible, actions);
            let keep = Button::new(view.word("result-keep")).min_size(size);
            let keep = ui.add_enabled(state.written, keep);
            let keep = keep.on_hover_text(view.word("result-keep-tip"));
            actions.offer(&keep, PanelAction::Ask(Command::KeepRecord));
        });
        if let Some(told) = state.notice_now() {
            ui.label(RichText::new(&told.text).color(theme::CRIMSON));
        }
    });
}

fn row(ui: &mut Ui, view: &PanelView, rank: usize, seat: Seat) {
    let won = view.game.winners().contains(seat);
    let (fill, line) = if won {
        (theme::PARCHMENT_DARK, Stroke::new(2.0, theme::GOLD))
    } else {
        (theme::PARCHMENT, Stroke::new(1.0, theme::FADED_INK))
    };
    theme::entry(fill, line).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(RichText::new(view.say("result-rank", &[("rank", rank.into())])).size(24.0));
            badge::of(ui, view.setup, seat, 34.0);
            ui.label(
                RichText::new(badge::name(view.setup, seat))
                    .size(24.0)
                    .bold(),
            );
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let points = view.say("result-points", &[("points", view.game.score(seat).into())]);
                ui.label(RichText::new(points).size(24.0));
            });
        });
    });
}

/// From first to last; equal points share a rank.
pub(crate) fn standings(game: &Game) -> Vec<(usize, Seat)> {
    let mut seats: Vec<Seat> = game.seats().collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(game.score(seat)));
    let ahead = |seat: Seat| {
        game.seats()
            .filter(|&o| game.score(o) > game.score(seat))
            .count()
    };
    seats
        .into_iter()
        .map(|seat| (ahead(seat) + 1, seat))
        .collect()
}
