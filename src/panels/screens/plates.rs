//! What can be pressed on the screens: a sign, a word, and what it means; whoever walks with the
//! keyboard sees where.

use super::signs::{self, Sign};
use crate::panels::paint::theme::{self, TEXT};
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{
    Color32, FontFamily, FontId, Galley, Rect, Response, Sense, Shadow, Stroke, StrokeKind, Ui,
    Vec2, Widget, WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;

const ROUND: f32 = 8.0;
const SMALL: f32 = 15.0;
const PALE: Color32 = Color32::from_rgb(0xFB, 0xF4, 0xE2);
const WARM: Color32 = Color32::from_rgb(0xFA, 0xE6, 0xA8);
const BRIGHT_CRIMSON: Color32 = Color32::from_rgb(0xA6, 0x2A, 0x1E);
const DROP: Shadow = Shadow {
    offset: [0, 2],
    blur: 6,
    spread: 0,
    color: Color32::from_black_alpha(90),
};

/// One line in a typeface of ours; what does not fit ends in dots.
pub(crate) fn line(ui: &Ui, told: &str, font: FontId, ink: Color32, width: f32) -> Arc<Galley> {
    lines(ui, told, font, ink, width, 1)
}

/// At most so many lines.
fn lines(ui: &Ui, told: &str, font: FontId, ink: Color32, width: f32, most: usize) -> Arc<Galley> {
    let mut job = LayoutJob::single_section(told.to_owned(), TextFormat::simple(font, ink));
    job.wrap = TextWrapping {
        max_width: width.max(1.0),
        max_rows: most,
        break_anywhere: most == 1,
        ..TextWrapping::default()
    };
    ui.painter().layout_job(job)
}

fn plain(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Shows where the keyboard is.
pub(crate) fn focus_ring(ui: &Ui, rect: Rect, response: &Response) {
    if response.has_focus() {
        let painter = ui.painter();
        let line = Stroke::new(3.0, theme::GOLD);
        painter.rect_stroke(rect.expand(2.0), ROUND + 2.0, line, StrokeKind::Outside);
        let line = Stroke::new(1.5, theme::INK);
        painter.rect_stroke(rect.expand(1.0), ROUND + 1.0, line, StrokeKind::Outside);
        // Whoever walks there sees it.
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
    }
}

fn named(response: &Response, kind: WidgetType, label: &str) {
    let enabled = response.enabled();
    response.widget_info(|| WidgetInfo::labeled(kind, enabled, label));
}

/// A button of the screens.
#[derive(Debug)]
pub(crate) struct Plate {
    label: String,
    notes: Vec<String>,
    sign: Option<Sign>,
    primary: bool,
    centred: bool,
    size: Vec2,
    text: f32,
}

impl Plate {
    pub(crate) fn new(sign: Sign, label: impl Into<String>, size: Vec2) -> Self {
        Self {
            label: label.into(),
            notes: Vec::new(),
            sign: Some(sign),
            primary: false,
            centred: false,
            size,
            text: TEXT + 1.0,
        }
    }

    /// The one that is meant to be pressed.
    pub(crate) const fn primary(mut self) -> Self {
        self.primary = true;
        self
    }

    /// Sign and word in the middle.
    pub(crate) const fn centred(mut self) -> Self {
        self.centred = true;
        self
    }

    /// A line below the word, or one more.
    pub(crate) fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Without a sign.
    pub(crate) const fn bare(mut self) -> Self {
        self.sign = None;
        self
    }

    pub(crate) const fn text(mut self, size: f32) -> Self {
        self.text = size;
        self
    }
}

impl Widget for Plate {
    fn ui(self, ui: &mut Ui) -> Response {
        let (rect, response) = ui.allocate_exact_size(self.size, Sense::click());
        named(&response, WidgetType::Button, &self.label);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let lit = response.hovered() || response.has_focus();
        let (fill, ink, rim) = match (self.primary, lit) {
            (true, false) => (theme::CRIMSON, theme::PARCHMENT, theme::GOLD),
            (true, true) => (BRIGHT_CRIMSON, PALE, theme::GOLD),
            (false, false) => (theme::PARCHMENT, theme::INK, theme::GOLD),
            (false, true) => (WARM, theme::INK, theme::CRIMSON),
        };
        let painter = ui.painter();
        if response.enabled() {
            painter.add(DROP.as_shape(rect, ROUND));
        }
        let edge = Stroke::new(1.5, rim);
        painter.rect(rect, ROUND, fill, edge, StrokeKind::Inside);
        let mut left = rect.left() + 12.0;
        if self.centred {
            let sign = if self.sign.is_some() {
                self.text + 10.0
            } else {
                0.0
            };
            let room = rect.width() - 22.0 - sign;
            let label = line(ui, &self.label, theme::bold(self.text), ink, room);
            left += (room - label.size().x) / 2.0;
        }
        if let Some(sign) = self.sign {
            let size = self.text;
            let ink = if self.primary { ink } else { theme::CRIMSON };
            signs::paint(
                painter,
                signs::square(left, rect.center().y, size),
                sign,
                ink,
            );
            left += size + 10.0;
        }
        let width = rect.right() - 10.0 - left;
        let label = line(ui, &self.label, theme::bold(self.text), ink, width);
        let notes = self.notes.iter();
        let notes = notes.map(|note| line(ui, note, theme::italic(SMALL), ink, width));
        let told: Vec<Arc<Galley>> = std::iter::once(label).chain(notes).collect();
        let high: f32 = told.iter().map(|line| line.size().y).sum();
        let mut top = rect.center().y - high / 2.0;
        for line in told {
            let below = top + line.size().y;
            ui.painter().galley(pos2(left, top), line, ink);
            top = below;
        }
        focus_ring(ui, rect, &response);
        response
    }
}

/// A round button with nothing but a sign.
pub(crate) fn round(ui: &mut Ui, sign: Sign, size: f32, label: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::click());
    named(&response, WidgetType::Button, label);
    let lit = response.hovered() || response.has_focus();
    let (fill, rim) = if lit {
        (WARM, theme::CRIMSON)
    } else {
        (PALE, theme::GOLD)
    };
    let painter = ui.painter();
    painter.circle(rect.center(), size / 2.0, fill, Stroke::new(1.5, rim));
    signs::paint(painter, rect.shrink(size * 0.3), sign, theme::INK);
    if response.has_focus() {
        let line = Stroke::new(3.0, theme::INK);
        painter.circle_stroke(rect.center(), size / 2.0 + 1.0, line);
    }
    response.on_hover_text(label)
}

/// One of a few that stand side by side; without room for its word the sign alone.
pub(crate) fn chip(ui: &mut Ui, on: bool, sign: Option<Sign>, label: &str, word: bool) -> Response {
    const HEIGHT: f32 = 32.0;
    const SIDE: f32 = 12.0;
    const GAP: f32 = 7.0;
    let ink = if on { theme::PARCHMENT } else { theme::INK };
    let font = if on { theme::bold(TEXT) } else { plain(TEXT) };
    let told = line(ui, label, font, ink, f32::INFINITY);
    let mut width = SIDE * 2.0;
    if word {
        width += told.size().x;
    }
    if sign.is_some() {
        width += TEXT + if word { GAP } else { 0.0 };
    }
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click());
    named(&response, WidgetType::SelectableLabel, label);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let (fill, rim) = match (on, response.hovered()) {
        (true, _) => (theme::CRIMSON, theme::GOLD),
        (false, true) => (WARM, theme::CRIMSON),
        (false, false) => (PALE, theme::GOLD),
    };
    let painter = ui.painter();
    let line = Stroke::new(1.0, rim);
    painter.rect(rect, HEIGHT / 2.0, fill, line, StrokeKind::Inside);
    let mut left = rect.left() + SIDE;
    if let Some(sign) = sign {
        let ink = if on { ink } else { theme::CRIMSON };
        signs::paint(
            painter,
            signs::square(left, rect.center().y, TEXT),
            sign,
            ink,
        );
        left += TEXT + GAP;
    }
    if word {
        let at = pos2(left, rect.center().y - told.size().y / 2.0);
        painter.galley(at, told, ink);
    }
    focus_ring(ui, rect, &response);
    if word {
        response
    } else {
        response.on_hover_text(label)
    }
}

/// How what can be chosen is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// One of several.
    Dot,
    /// Yes or no.
    Tick,
}

/// A row with a mark, a word and, in plain sight, what it means.
pub(crate) fn option(ui: &mut Ui, mark: Mark, on: bool, label: &str, meaning: &str) -> Response {
    const MARK: f32 = 18.0;
    const SIDE: f32 = 6.0;
    let width = ui.available_width();
    let room = width - MARK - SIDE * 3.0;
    let told = lines(ui, label, theme::bold(TEXT), theme::INK, room, 2);
    let meant =
        (!meaning.is_empty()).then(|| lines(ui, meaning, plain(SMALL), theme::FADED_INK, room, 8));
    let below = meant.as_ref().map_or(0.0, |meant| meant.size().y);
    let height = told.size().y + below + SIDE;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let kind = match mark {
        Mark::Dot => WidgetType::RadioButton,
        Mark::Tick => WidgetType::Checkbox,
    };
    named(&response, kind, label);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(rect, ROUND, WARM);
    } else if on {
        painter.rect_filled(rect, ROUND, PALE);
    }
    let middle = rect.top() + SIDE / 2.0 + told.size().y / 2.0;
    let spot = signs::square(rect.left() + SIDE, middle, MARK);
    let line = Stroke::new(1.5, theme::FADED_INK);
    match mark {
        Mark::Dot => {
            painter.circle(spot.center(), MARK / 2.0 - 1.0, PALE, line);
            if on {
                painter.circle_filled(spot.center(), MARK * 0.28, theme::CRIMSON);
            }
        }
        Mark::Tick => {
            painter.rect(spot.shrink(1.0), 4.0, PALE, line, StrokeKind::Inside);
            if on {
                signs::paint(painter, spot.shrink(4.0), Sign::Check, theme::CRIMSON);
            }
        }
    }
    let left = spot.right() + SIDE + 2.0;
    let top = rect.top() + SIDE / 2.0;
    let under = top + told.size().y;
    painter.galley(pos2(left, top), told, theme::INK);
    if let Some(meant) = meant {
        painter.galley(pos2(left, under), meant, theme::FADED_INK);
    }
    focus_ring(ui, rect, &response);
    response
}
