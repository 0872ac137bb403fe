//! The right side: what happened, and the region under the pointer.

use crate::common::{Spectacle, Words};
use crate::history::Happening;
use crate::log::{LogLine, Narrator};
use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, Arrow, Tip, Type};
use crate::panels::play::again;
use crate::panels::play::inspector;
use crate::panels::play::players::FOLDED;
use crate::panels::state::{Foldable, PanelState};
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::{Game, GameEvent, Phase, Seat, Setup};
use crate::table::{Match, Shown};
use crate::text::Text;
use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Button, CentralPanel, ComboBox, Frame, Label, Layout, Panel, Rangef, RichText,
    ScrollArea, Sense, Ui, vec2,
};

const WIDTH: f32 = 300.0;
const REGION_HEIGHT: f32 = 330.0;
/// Between the lines of the log.
const SPACING: f32 = 3.0;

/// The log as told so far.
#[derive(Resource, Debug, Default)]
pub struct Journal {
    pub(crate) lines: Vec<LogLine>,
    /// What is being shown at this moment of a scene.
    pub(crate) caption: Option<String>,
    teller: Option<LogTeller<'static>>,
}

impl Journal {
    /// Everything that can be read in the log now.
    pub fn lines(&self) -> &[LogLine] {
        &self.lines
    }
}

/// Tells what has been shown since the last time; all of it anew where something was taken back.
pub(crate) fn keep(
    words: Res<Words>,
    on_table: Option<Res<Match>>,
    shown: Option<Res<Shown>>,
    spectacle: Res<State<Spectacle>>,
    mut journal: ResMut<Journal>,
) {
    let (Some(on_table), Some(shown)) = (on_table, shown) else {
        return;
    };
    let (rewound, landed) = (on_table.history.rewound(), shown.landed());
    let goes_on = |teller: &LogTeller| {
        teller.rewound == rewound && teller.told <= landed && !on_table.is_added()
    };
    let known = journal.bypass_change_detection().teller.take();
    let known = known.filter(goes_on);
    let news = known.as_ref().is_none_or(|teller| teller.told < landed);
    let mut teller = known.unwrap_or_else(|| {
        journal.lines.clear();
        let start = on_table.history.start();
        // What was before a position that was put up, nobody knows.
        let fresh = start.round() == 1 && matches!(start.phase(), Phase::Pass | Phase::Reveal);
        let opening = fresh.then_some(start);
        LogTeller {
            rewound,
            ..LogTeller::new(words.0, &on_table.setup, opening)
        }
    });
    if news {
        let happenings = &on_table.history.happenings()[..landed];
        teller.tell(happenings, &mut journal.lines);
    }
    // In a scene the light is on what happens; elsewhere nothing is told before it has landed.
    let under_way = on_table.history.happenings().get(landed..shown.begun());
    let scene = *spectacle.get() != Spectacle::Off;
    let caption = under_way
        .filter(|_| scene)
        .and_then(|now| teller.told_ahead(now));
    if journal.caption != caption {
        journal.caption = caption;
    }
    journal.bypass_change_detection().teller = Some(teller);
}

/// Turns events into lines as they come.
#[derive(Debug)]
pub(crate) struct LogTeller<'a> {
    narrator: Narrator<'a>,
    /// So many happenings have been told, and so often was something taken back before.
    told: usize,
    rewound: usize,
    /// So many lines will not change any more.
    settled: usize,
}

impl<'a> LogTeller<'a> {
    pub(crate) fn new(text: &'a Text, setup: &Setup, opening: Option<&Game>) -> Self {
        let mut narrator = Narrator::new(text, setup);
        if let Some(opening) = opening {
            narrator.open(opening);
        }
        Self {
            narrator,
            told: 0,
            rewound: 0,
            settled: 0,
        }
    }

    /// How the last of these would be told, if anything can be told of them.
    pub(crate) fn told_ahead(&self, happenings: &[Happening]) -> Option<String> {
        let mut events = happenings.iter().filter_map(|h| h.event).peekable();
        events.peek()?;
        let mut ahead = self.narrator.clone();
        events.for_each(|event| ahead.tell(event));
        ahead.pause();
        ahead.take_lines().pop().map(|line| line.text)
    }

    /// Adds what has happened since the last time to the lines it was given then.
    pub(crate) fn tell(&mut self, happenings: &[Happening], lines: &mut Vec<LogLine>) {
        let news = happenings[self.told..].iter();
        for event in news.filter_map(|happening| happening.event) {
            self.narrator.tell(event);
        }
        self.told = happenings.len();
        lines.truncate(self.settled);
        lines.extend(self.narrator.take_lines());
        self.settled = lines.len();
        // Sentences that may still grow.
        let mut pausing = self.narrator.clone();
        pausing.pause();
        lines.extend(pausing.take_lines());
    }
}

/// Whether a line is about somebody; headings are about everybody.
pub(crate) fn is_about(line: &LogLine, seat: Seat) -> bool {
    line.depth == 0 || line.topic.seats().contains(seat)
}

pub(crate) fn show(
    ui: &mut Ui,
    view: &PanelView,
    state: &mut PanelState,
    actions: &mut PanelActions,
) {
    if state.folded.is(Foldable::Log) {
        let panel = Panel::right("log-folded")
            .resizable(false)
            .show_separator_line(false)
            .exact_size(FOLDED);
        panel.frame(theme::docked()).show(ui, |ui| {
            let tip = view.say("panel-open", &[("panel", view.word("log-panel").into())]);
            if theme::arrow(ui, Arrow::Left, tip) {
                state.folded.turn(Foldable::Log);
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
        sheet.show(ui, |ui| log(ui, view, state, actions));
    });
}

fn log(ui: &mut Ui, view: &PanelView, state: &mut PanelState, actions: &mut PanelActions) {
    ui.horizontal(|ui| {
        theme::heading(ui, view.word("log-panel"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if theme::arrow(ui, Arrow::Right, view.word("panel-close")) {
                state.folded.turn(Foldable::Log);
            }
        });
    });
    ui.horizontal(|ui| {
        filter(ui, view, state);
        let scored = view
            .happened
            .iter()
            .any(|h| matches!(h.event, Some(GameEvent::ScoringBegan { .. })));
        let audit = ui.add_enabled(scored, Button::new(view.word("audit-open")));
        let audit = audit.tip(|| view.word("audit-open-tip"));
        actions.offer(&audit, PanelAction::Audit(true));
    });
    ui.horizontal(|ui| {
        let rests = !view.busy && view.again.is_none();
        let mut possible = state.repeatable;
        possible.turn &= rests;
        possible.scoring &= rests;
        // Both fit beside each other.
        ui.spacing_mut().button_padding.x = 4.0;
        again::buttons(ui, view.text, vec2(0.0, 0.0), possible, actions);
    });
    lines(ui, view, state, actions);
}

/// The inspector keeps its room below the log, so that nothing jumps.
fn region(ui: &mut Ui, view: &PanelView, state: &mut PanelState) {
    let folded = state.folded.is(Foldable::Region);
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
                    state.folded.turn(Foldable::Region);
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

fn filter(ui: &mut Ui, view: &PanelView, state: &mut PanelState) {
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

/// How high each line of the log is, so that only those in sight need to be laid out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Heights {
    /// For which width of paper and which size of letters.
    paper: (f32, f32),
    of_lines: Vec<f32>,
}

impl Heights {
    fn fit(&mut self, paper: (f32, f32), lines: usize) {
        if self.paper != paper || lines < self.of_lines.len() {
            self.of_lines.clear();
            self.paper = paper;
        }
    }

    /// Unless it is in sight, or has never been.
    fn out_of_sight(&self, nth: usize, top: f32, sight: Rangef) -> Option<f32> {
        let height = self
            .of_lines
            .get(nth)
            .copied()
            .filter(|&height| height > 0.0)?;
        let line = Rangef::new(top, top + height);
        (!line.intersects(sight)).then_some(height)
    }

    fn note(&mut self, nth: usize, height: f32) {
        if nth >= self.of_lines.len() {
            self.of_lines.resize(nth + 1, 0.0);
        }
        self.of_lines[nth] = height;
    }
}

fn lines(ui: &mut Ui, view: &PanelView, state: &mut PanelState, actions: &mut PanelActions) {
    let scroll = ScrollArea::vertical()
        .id_salt("lines")
        .min_scrolled_height(0.0)
        .auto_shrink([false, false]);
    let wanted = state.filter;
    let told = view.lines.iter().enumerate();
    let told = told.filter(|(_, line)| wanted.is_none_or(|seat| is_about(line, seat)));
    let heights = &mut state.heights;
    scroll.stick_to_bottom(true).show(ui, |ui| {
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
            let shown = ui.push_id(nth, |ui| show_line(ui, view, line, actions));
            heights.note(nth, shown.response.rect.height());
        }
        ui.add_space(hidden);
    });
}

fn show_line(ui: &mut Ui, view: &PanelView, line: &LogLine, actions: &mut PanelActions) {
    if line.depth == 0 {
        ui.add_space(6.0);
        ui.label(RichText::new(&line.text).color(theme::CRIMSON).bold());
        return;
    }
    ui.horizontal_top(|ui| {
        ui.add_space(10.0 * indent(line.depth));
        let label = Label::new(line.text.as_str()).wrap();
        let Some(&place) = line.topic.places().first() else {
            ui.add(label);
            return;
        };
        let response = ui.add(label.sense(Sense::click()));
        let response = response.tip(|| view.word("log-click-tip"));
        actions.offer(&response, PanelAction::PointOut(place));
    });
}
