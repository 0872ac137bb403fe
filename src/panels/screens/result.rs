//! Who has won: a sheet beside the table, where the winner stands in the light.

use super::plates::{self, Plate};
use super::sheets;
use super::signs::Sign;
use crate::common::Screen;
use crate::history::Excerpt;
use crate::log::Names;
use crate::panels::paint::badge;
use crate::panels::paint::chart;
use crate::panels::paint::theme::{self, Tip, Type};
use crate::panels::state::PanelState;
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::{Game, Seat};
use crate::session::Command;
use bevy_egui::egui::{
    Align, Id, Label, Layout, Margin, Rect, RichText, Stroke, Ui, Vec2, pos2, vec2,
};

const WIDTH: f32 = 500.0;
/// With less than this beside the sheet, the table is seen behind it.
const LEAST: f32 = 200.0;

/// Returns where the table is to be seen.
pub(crate) fn show(
    ui: &mut Ui,
    view: &PanelView,
    state: &PanelState,
    actions: &mut PanelActions,
) -> Rect {
    let whole = ui.max_rect();
    let id = Id::new("result");
    let width = WIDTH.min((whole.width() * 0.5).max(380.0));
    let place = sheets::place(ui.ctx(), id, whole, width, 1.0);
    sheets::fill(
        ui,
        id,
        place,
        actions,
        |ui, actions| head(ui, view, actions),
        |ui, _| body(ui, view),
        |ui, actions| foot(ui, view, state, actions),
    );
    let beside = Rect::from_min_max(whole.min, pos2(place.left(), whole.bottom()));
    if beside.width() < LEAST {
        whole
    } else {
        beside
    }
}

/// The winner's name, and the way back to the table.
fn head(ui: &mut Ui, view: &PanelView, actions: &mut PanelActions) {
    let winners = view.game.winners();
    let seats = Names::new(view.text, view.setup).seats(winners.iter());
    let id = if winners.len() == 1 {
        "result-winner"
    } else {
        "result-winners"
    };
    let sentence = view.say(id, &[("seats", seats)]);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        let look = plates::round(ui, Sign::Cross, 30.0, &view.word("result-look"));
        actions.offer(&look, PanelAction::Turn(Screen::Playing));
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            let low = ui.ctx().content_rect().height() < 460.0;
            let size = if low { 20.0 } else { 28.0 };
            let sentence = RichText::new(sentence).size(size).color(theme::CRIMSON);
            ui.add(Label::new(sentence.display()).wrap());
        });
    });
}

fn body(ui: &mut Ui, view: &PanelView) {
    ui.spacing_mut().item_spacing.y = 4.0;
    for (rank, seat) in standings(view.game) {
        row(ui, view, rank, seat);
    }
    ui.add_space(6.0);
    let tab = ui.id().with("chart");
    let mut by_source = ui.data(|data| data.get_temp::<bool>(tab).unwrap_or(false));
    ui.horizontal(|ui| {
        for (sources, id) in [(false, "chart-course"), (true, "chart-sources")] {
            let chip = plates::chip(ui, by_source == sources, None, &view.word(id), true);
            let chip = chip.tip(|| view.word(&format!("{id}-tip")));
            if chip.clicked() {
                by_source = sources;
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(tab, by_source));
    ui.add_space(2.0);
    if by_source {
        chart::sources(ui, view);
    } else {
        chart::scores(ui, view);
    }
}

fn row(ui: &mut Ui, view: &PanelView, rank: usize, seat: Seat) {
    let won = view.game.winners().contains(seat);
    let (line, size) = if won {
        (Stroke::new(2.0, theme::GOLD), 20.0)
    } else {
        (
            Stroke::new(1.0, theme::GOLD.gamma_multiply(0.4)),
            theme::TEXT + 1.0,
        )
    };
    let fill = if won {
        theme::PARCHMENT_DARK
    } else {
        theme::PARCHMENT
    };
    let frame = theme::entry(fill, line).inner_margin(Margin::symmetric(8, 3));
    frame.shadow(bevy_egui::egui::Shadow::NONE).show(ui, |ui| {
        ui.horizontal(|ui| {
            let rank = view.say("result-rank", &[("rank", rank.into())]);
            ui.label(RichText::new(rank).size(size));
            badge::of(ui, view.setup, seat, 26.0);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let points = ("points", view.game.score(seat).into());
                let points = RichText::new(view.say("result-points", &[points])).size(size);
                ui.label(points.color(theme::CRIMSON).bold());
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let name = RichText::new(badge::name(view.setup, seat)).size(size);
                    ui.add(Label::new(name.bold()).truncate());
                });
            });
        });
    });
}

fn foot(ui: &mut Ui, view: &PanelView, state: &PanelState, actions: &mut PanelActions) {
    let gap = 8.0;
    ui.spacing_mut().item_spacing = vec2(gap, 6.0);
    let size = vec2((ui.available_width() - gap) / 2.0, 38.0);
    // What can't be done says why, without being pointed at.
    let why_not = [
        (!state.repeatable.scoring).then_some("result-watch-nothing"),
        (!state.written && !view.fair).then_some("result-keep-unwritten"),
    ];
    for id in why_not.into_iter().flatten() {
        ui.add(Label::new(theme::faded(view.word(id)).slanted()).wrap());
    }
    if let Some(told) = state.notice_now() {
        ui.add(Label::new(RichText::new(&told.text).color(theme::CRIMSON)).wrap());
    }
    let mut button = |ui: &mut Ui, plate: Plate, id: &str, why: Option<&str>, action| {
        let button = ui
            .add_enabled(why.is_none(), plate)
            .tip(|| view.word(&format!("{id}-tip")))
            .tip_why_not(|| why.map_or_else(String::new, |id| view.word(id)));
        actions.offer(&button, action);
    };
    let plate = |sign: Sign, id: &str, size: Vec2| Plate::new(sign, view.word(id), size);
    ui.horizontal(|ui| {
        let begin = Command::Begin {
            setup: view.setup.clone(),
            seed: super::new_game::by_chance(),
            keepers: view.keepers.0.clone(),
        };
        let again = plate(Sign::Go, "result-again", size).primary();
        button(ui, again, "result-again", None, PanelAction::Ask(begin));
        let watch = plate(Sign::Again, "result-watch", size);
        let action = PanelAction::Ask(Command::ShowAgain(Excerpt::Scoring));
        button(ui, watch, "result-watch", why_not[0], action);
    });
    ui.horizontal(|ui| {
        if !view.fair {
            let keep = plate(Sign::Save, "result-keep", size);
            let action = PanelAction::Ask(Command::KeepRecord);
            button(ui, keep, "result-keep", why_not[1], action);
        }
        let leave = plate(Sign::Door, "result-to-title", size);
        let action = PanelAction::Ask(Command::ToTitle);
        button(ui, leave, "result-to-title", None, action);
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
