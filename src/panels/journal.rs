//! The right side: what happened, and the region under the pointer.

use super::again;
use super::badge;
use super::inspector;
use super::players::FOLDED;
use super::state::{PanelState, Part};
use super::theme::{self, Arrow, Type};
use super::view::{View, Wish, Wishes};
use crate::app::{Chronicle, Words};
use crate::log::{Names, Narrator};
use crate::rules::{Game, GameEvent, Place, Setup};
use crate::table::Match;
use crate::text::Text;
use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Button, CentralPanel, ComboBox, Frame, Label, Layout, Panel, RichText, ScrollArea,
    Sense, Ui, vec2,
};

const WIDTH: f32 = 300.0;
const REGION_HEIGHT: f32 = 330.0;

/// A line of the log, and where it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct JournalLine {
    pub(super) depth: usize,
    pub(super) text: String,
    pub(super) place: Option<Place>,
}

/// The log as told so far.
#[derive(Resource, Debug, Default)]
pub(super) struct Journal {
    pub(super) lines: Vec<JournalLine>,
    told: (usize, Option<GameEvent>),
}

/// Tells the log anew when something has happened.
pub(super) fn keep(
    words: Res<Words>,
    on_table: Option<Res<Match>>,
    chronicle: Res<Chronicle>,
    mut journal: ResMut<Journal>,
) {
    let Some(on_table) = on_table else { return };
    let events = &chronicle.events;
    let now = (events.len(), events.last().copied());
    if journal.told == now && !journal.lines.is_empty() {
        return;
    }
    // How it began; a game that is not written down has forgotten it.
    let header = on_table
        .record
        .as_ref()
        .map(|record| record.record().header());
    let opening = header.and_then(|header| Game::from_deal(&header.setup, &header.deal).ok());
    journal.lines = tell(&words.0, &on_table.setup, opening.as_ref(), events);
    journal.told = now;
}

pub(super) fn tell(
    text: &Text,
    setup: &Setup,
    opening: Option<&Game>,
    events: &[GameEvent],
) -> Vec<JournalLine> {
    let mut narrator = Narrator::new(text, setup);
    if let Some(opening) = opening {
        narrator.open(opening);
    }
    for &event in events {
        narrator.tell(event);
    }
    narrator.pause();
    let names_of = Names::new(text, setup);
    let names = Place::ALL.map(|place| match place.region() {
        Some(region) => names_of.on_board(region),
        None => text.say("place-Castillo", &[]),
    });
    let place_in = |line: &str| {
        let places = Place::ALL.into_iter().zip(&names);
        let found = places.filter_map(|(place, name)| Some((line.find(name.as_str())?, place)));
        found.min_by_key(|&(at, _)| at).map(|(_, place)| place)
    };
    let lines = narrator.take_lines().into_iter();
    lines
        .map(|line| JournalLine {
            depth: line.depth,
            place: place_in(&line.text),
            text: line.text,
        })
        .collect()
}

/// Whether a line is about somebody; headings are about everybody.
pub(super) fn is_about(line: &JournalLine, name: &str) -> bool {
    let whole_word = |(at, _): (usize, &str)| {
        let letter = |c: char| c.is_alphanumeric();
        let before = line.text[..at].chars().next_back();
        let after = line.text[at + name.len()..].chars().next();
        !before.is_some_and(letter) && !after.is_some_and(letter)
    };
    line.depth == 0 || (!name.is_empty() && line.text.match_indices(name).any(whole_word))
}

pub(super) fn show(ui: &mut Ui, view: &View, state: &mut PanelState, wishes: &mut Wishes) {
    if state.folded.is(Part::Log) {
        let panel = Panel::right("log-folded")
            .resizable(false)
            .show_separator_line(false)
            .exact_size(FOLDED);
        panel.frame(theme::docked()).show(ui, |ui| {
            let tip = view.say("panel-open", &[("panel", view.word("log-panel").into())]);
            if theme::arrow(ui, Arrow::Left, tip) {
                state.folded.turn(Part::Log);
            }
        });
        return;
    }
    let width = WIDTH.min(ui.available_width() * 0.33);
    let panel = Panel::right("log")
        .resizable(false)
        .show_separator_line(false)
        .exact_size(width)
        .frame(Frame::new());
    panel.show(ui, |ui| {
        region(ui, view, state);
        let sheet = CentralPanel::default().frame(theme::docked());
        sheet.show(ui, |ui| log(ui, view, state, wishes));
    });
}

fn log(ui: &mut Ui, view: &View, state: &mut PanelState, wishes: &mut Wishes) {
    ui.horizontal(|ui| {
        theme::heading(ui, view.word("log-panel"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if theme::arrow(ui, Arrow::Right, view.word("panel-close")) {
                state.folded.turn(Part::Log);
            }
        });
    });
    ui.horizontal(|ui| {
        filter(ui, view, state);
        let scored = view
            .events
            .iter()
            .any(|event| matches!(event, GameEvent::ScoringBegan { .. }));
        let audit = ui.add_enabled(scored, Button::new(view.word("audit-open")));
        let audit = audit.on_hover_text(view.word("audit-open-tip"));
        wishes.offer(&audit, Wish::Audit(true));
    });
    ui.horizontal(|ui| {
        let rests = !view.busy && view.again.is_none();
        let mut possible = state.repeatable;
        possible.turn &= rests;
        possible.scoring &= rests;
        again::buttons(ui, view.text, vec2(0.0, 0.0), possible, wishes);
    });
    lines(ui, view, state, wishes);
}

/// The inspector keeps its room below the log, so that nothing jumps.
fn region(ui: &mut Ui, view: &View, state: &mut PanelState) {
    let folded = state.folded.is(Part::Region);
    let most = ui.available_height() * 0.5;
    let height = if folded {
        FOLDED
    } else {
        REGION_HEIGHT.min(most)
    };
    let panel = Panel::bottom("region")
        .resizable(false)
        .show_separator_line(false)
        .exact_size(height)
        .frame(theme::docked());
    panel.show(ui, |ui| {
        ui.horizontal(|ui| {
            theme::heading(ui, view.word("look-title"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let (arrow, tip) = if folded {
                    let title = view.word("look-title");
                    (
                        Arrow::Up,
                        view.say("panel-open", &[("panel", title.into())]),
                    )
                } else {
                    (Arrow::Down, view.word("panel-close"))
                };
                if theme::arrow(ui, arrow, tip) {
                    state.folded.turn(Part::Region);
                }
            });
        });
        if !folded {
            let scroll = ScrollArea::vertical()
                .id_salt("look")
                .min_scrolled_height(0.0)
                .auto_shrink([false, false]);
            scroll.show(ui, |ui| inspector::show(ui, view));
        }
    });
}

/// Lines are at most a few deep.
fn indent(depth: usize) -> f32 {
    u8::try_from(depth.saturating_sub(1)).map_or(0.0, f32::from)
}

fn filter(ui: &mut Ui, view: &View, state: &mut PanelState) {
    let all = view.word("log-all");
    let chosen = state
        .filter
        .map_or(all.as_str(), |seat| badge::name(view.setup, seat));
    ComboBox::from_id_salt("filter")
        .selected_text(chosen)
        .show_ui(ui, |ui| {
            ui.selectable_value(&mut state.filter, None, &all);
            for seat in view.game.seats() {
                ui.selectable_value(&mut state.filter, Some(seat), badge::name(view.setup, seat));
            }
        });
}

fn lines(ui: &mut Ui, view: &View, state: &PanelState, wishes: &mut Wishes) {
    let scroll = ScrollArea::vertical()
        .id_salt("lines")
        .min_scrolled_height(0.0)
        .auto_shrink([false, false]);
    scroll.stick_to_bottom(true).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        for line in view.lines {
            let name = state.filter.map(|seat| badge::name(view.setup, seat));
            if name.is_some_and(|name| !is_about(line, name)) {
                continue;
            }
            if line.depth == 0 {
                ui.add_space(6.0);
                ui.label(RichText::new(&line.text).color(theme::CRIMSON).bold());
                continue;
            }
            ui.horizontal_top(|ui| {
                ui.add_space(10.0 * indent(line.depth));
                let label = Label::new(line.text.as_str()).wrap();
                let Some(place) = line.place else {
                    ui.add(label);
                    return;
                };
                let response = ui.add(label.sense(Sense::click()));
                let response = response.on_hover_text(view.word("log-click-tip"));
                wishes.offer(&response, Wish::PointOut(place));
            });
        }
    });
}
