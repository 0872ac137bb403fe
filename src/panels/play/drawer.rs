//! The log as a drawer at the right edge: searchable, by player and place, each line pointing at the
//! board. Closed, its last line stands above the board.

use crate::history::Excerpt;
use crate::log::LogLine;
use crate::panels::paint::badge;
use crate::panels::paint::terms;
use crate::panels::paint::theme::{self, Tip, Type};
use crate::panels::play::again;
use crate::panels::play::hud::{Hud, elided, focus_ring, rect, write};
use crate::panels::play::journal::Heights;
use crate::panels::play::lens::place_name;
use crate::panels::state::PanelState;
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::{GameEvent, Phase, Place, Seat};
use crate::session::Command;
use bevy_egui::egui::{
    Align, Align2, Button, Color32, ComboBox, FontId, Layout, Rect, RichText, ScrollArea, Sense,
    TextEdit, Ui, UiBuilder, pos2, vec2,
};

/// With less room, in points, all that can be asked for stands among the lines and is scrolled with
/// them.
const LOW: f32 = 280.0;

/// Between the lines of the log.
const SPACING: f32 = 3.0;

/// Which lines of the log are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LogFilter {
    pub(crate) seat: Option<Seat>,
    pub(crate) place: Option<Place>,
    pub(crate) words: String,
}

impl LogFilter {
    pub(crate) fn wants(&self, line: &LogLine) -> bool {
        let words = self.words.trim().to_lowercase();
        let heading = line.depth == 0;
        self.seat.is_none_or(|seat| is_about(line, seat))
            && self
                .place
                .is_none_or(|place| heading || line.topic.places().contains(&place))
            && (words.is_empty() || line.text.to_lowercase().contains(&words))
    }
}

/// Whether a line is about somebody; headings are about everybody.
pub(crate) fn is_about(line: &LogLine, seat: Seat) -> bool {
    line.depth == 0 || line.topic.seats().contains(seat)
}

/// The last thing that happened, on the dark wood above the board.
pub(crate) fn last_line(hud: &mut Hud) {
    let view = hud.view;
    let Some(line) = view.lines.last() else {
        return;
    };
    let pane = hud.panes.news;
    hud.pane("news", pane, |ui, hud| {
        let place = rect(pane);
        let font = FontId::new(15.0, theme::text_family());
        let painter = ui.painter();
        let told = elided(
            painter,
            &line.text,
            font,
            (place.width(), 1),
            theme::PARCHMENT,
        );
        let size = told.size();
        let paper = Rect::from_center_size(place.center(), size + vec2(18.0, 2.0));
        painter.rect_filled(paper, 7.0, Color32::from_black_alpha(150));
        write(painter, place.center(), Align2::CENTER_CENTER, told);
        let response = ui.allocate_rect(paper, Sense::click());
        let response = response.tip(|| view.word("log-open-tip"));
        hud.actions.offer(&response, PanelAction::OpenLog(true));
    });
}

pub(crate) fn show(hud: &mut Hud) {
    if !hud.state.log_open {
        return;
    }
    let view = hud.view;
    let pane = hud.panes.drawer;
    hud.pane_on_top("drawer", rect(pane), |ui, hud| {
        let place = rect(pane);
        crate::panels::play::hud::slip(ui.painter(), place, false);
        let inner = place.shrink2(vec2(12.0, 8.0));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
        ui.set_clip_rect(place);
        head(&mut ui, view, hud.actions);
        let low = ui.available_height() < LOW;
        if !low {
            filters(&mut ui, view, hud.state);
        }
        lines(&mut ui, view, hud.state, hud.actions, low);
    });
}

fn head(ui: &mut Ui, view: &PanelView, actions: &mut PanelActions) {
    ui.horizontal(|ui| {
        theme::heading(ui, view.word("log-panel"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = ui.add(Button::new(view.word("log-close")));
            actions.offer(&close, PanelAction::OpenLog(false));
        });
    });
}

fn filters(ui: &mut Ui, view: &PanelView, state: &mut PanelState) {
    let wanted = &mut state.filter;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().combo_width = 96.0;
        let all = view.word("log-all");
        let chosen = wanted
            .seat
            .map_or(all.as_str(), |seat| badge::name(view.setup, seat));
        ComboBox::from_id_salt("log seat")
            .selected_text(chosen)
            .show_ui(ui, |ui| {
                ui.selectable_value(&mut wanted.seat, None, &all);
                for seat in view.game.seats() {
                    let name = badge::name(view.setup, seat);
                    ui.selectable_value(&mut wanted.seat, Some(seat), name);
                }
            });
        let everywhere = view.word("log-everywhere");
        let chosen = wanted
            .place
            .map_or_else(|| everywhere.clone(), |place| place_name(view, place));
        ComboBox::from_id_salt("log place")
            .selected_text(chosen)
            .show_ui(ui, |ui| {
                ui.selectable_value(&mut wanted.place, None, &everywhere);
                for place in Place::ALL {
                    let name = place_name(view, place);
                    ui.selectable_value(&mut wanted.place, Some(place), name);
                }
            });
    });
    let field = TextEdit::singleline(&mut wanted.words)
        .hint_text(view.word("log-find"))
        .desired_width(f32::INFINITY);
    ui.add(field);
}

/// What can be asked for about the past, below the lines.
fn foot(ui: &mut Ui, view: &PanelView, state: &PanelState, actions: &mut PanelActions) {
    ui.horizontal_wrapped(|ui| {
        let scored = view
            .happened
            .iter()
            .any(|h| matches!(h.event, Some(GameEvent::ScoringBegan { .. })));
        let audit = ui.add_enabled(scored, Button::new(view.word("audit-open")));
        let audit = audit
            .tip(|| view.word("audit-open-tip"))
            .tip_why_not(|| view.word("audit-nothing"));
        actions.offer(&audit, PanelAction::Audit(true));
        let rests = !view.busy && view.again.is_none();
        let mut possible = state.repeatable;
        possible.turn &= rests;
        possible.scoring &= rests;
        again::buttons(ui, view.text, vec2(0.0, 0.0), possible, actions);
    });
}

/// Lines are at most a few deep.
fn indent(depth: usize) -> f32 {
    u8::try_from(depth.saturating_sub(1)).map_or(0.0, f32::from)
}

fn lines(
    ui: &mut Ui,
    view: &PanelView,
    state: &mut PanelState,
    actions: &mut PanelActions,
    low: bool,
) {
    let reserved = if low { 0.0 } else { 74.0 };
    let room = ui.available_rect_before_wrap();
    let below = Rect::from_min_max(pos2(room.left(), room.bottom() - reserved + 4.0), room.max);
    let above = Rect::from_min_max(room.min, pos2(room.right(), room.bottom() - reserved));
    if !low {
        let mut ui = ui.new_child(UiBuilder::new().max_rect(below));
        foot(&mut ui, view, state, actions);
    }
    let mut ui = ui.new_child(UiBuilder::new().max_rect(above));
    ui.set_clip_rect(above);
    let scroll = ScrollArea::vertical()
        .id_salt("lines")
        .min_scrolled_height(0.0)
        .auto_shrink([false, false]);
    let wanted = state.filter.clone();
    let told = view.readable_lines();
    let told = told.filter(|(_, line)| wanted.wants(line));
    let mut picked = state.line;
    scroll.stick_to_bottom(true).show(&mut ui, |ui| {
        if low {
            filters(ui, view, state);
            foot(ui, view, state, actions);
        }
        let heights: &mut Heights = &mut state.heights;
        ui.spacing_mut().item_spacing.y = SPACING;
        let paper = (ui.available_width(), ui.ctx().pixels_per_point());
        heights.fit(paper, view.lines.len());
        let sight = ui.clip_rect().y_range();
        let mut hidden = 0.0;
        for (nth, line) in told {
            let top = ui.cursor().top() + hidden;
            if let Some(height) = heights.out_of_sight(nth, top, sight) {
                hidden += height + SPACING;
                continue;
            }
            ui.add_space(std::mem::take(&mut hidden));
            let chosen = picked == Some(nth);
            let shown = ui.push_id(nth, |ui| show_line(ui, view, (nth, line), chosen, actions));
            if shown.inner {
                picked = (!chosen).then_some(nth);
            }
            heights.note(nth, shown.response.rect.height());
        }
        ui.add_space(hidden);
    });
    state.line = picked;
}

/// One line; whether it was clicked. The one that was clicked last can be seen again from there.
fn show_line(
    ui: &mut Ui,
    view: &PanelView,
    (nth, line): (usize, &LogLine),
    chosen: bool,
    actions: &mut PanelActions,
) -> bool {
    let heading = line.depth == 0;
    if heading {
        ui.add_space(6.0);
    }
    let clicked = ui.horizontal_top(|ui| {
        ui.add_space(10.0 * indent(line.depth));
        let mut words = RichText::new(&line.text);
        if heading {
            words = words.color(theme::CRIMSON).bold();
        } else if chosen {
            words = words.bold();
        }
        let response = terms::label(ui, view.text, words, Sense::click(), actions);
        focus_ring(ui.painter(), &response, 4.0);
        let tip = match line.topic.places() {
            [] => "log-line-tip",
            _ => "log-click-tip",
        };
        let response = response.tip(|| view.word(tip));
        match *line.topic.places() {
            _ if heading => {}
            [from, to] => actions.offer(&response, PanelAction::ShowWay(from, to)),
            [place, ..] => actions.offer(&response, PanelAction::PointOut(place)),
            [] => {}
        }
        response.clicked()
    });
    if chosen {
        from_here(ui, view, (nth, line), actions);
    }
    clicked.inner
}

/// What came after a line, once more. Where the table does not remember what went into the Castillo,
/// neither does this: it goes back to the beginning of the round.
fn from_here(
    ui: &mut Ui,
    view: &PanelView,
    (nth, line): (usize, &LogLine),
    actions: &mut PanelActions,
) {
    let over = view.game.phase() == Phase::Over;
    let forgotten = !view.setup.castillo_ledger && nth < view.past && !over;
    let happened = view
        .happened
        .iter()
        .any(|happening| happening.event.is_some());
    let possible = !view.busy && view.again.is_none() && !forgotten && happened;
    ui.horizontal(|ui| {
        ui.add_space(10.0 * indent(line.depth));
        let button = ui.add_enabled(possible, Button::new(view.word("again-From")).small());
        let button = button.tip(|| view.word("again-From-tip")).tip_why_not(|| {
            view.word(if forgotten {
                "again-forgotten"
            } else {
                "again-nothing"
            })
        });
        let part = Excerpt::From(line.since);
        actions.offer(&button, PanelAction::Ask(Command::ShowAgain(part)));
    });
}
