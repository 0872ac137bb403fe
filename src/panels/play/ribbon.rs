//! The ribbon on the rail: whose decision it is, what to do in bold, and a line below. Orders stand
//! upright; what bots think is slanted, so that nobody takes it for an order.

use crate::composition::{Fold, Situation};
use crate::lesson::LessonStep;
use crate::panels::paint::badge;
use crate::panels::paint::terms;
use crate::panels::paint::theme::{self, Tip};
use crate::panels::play::hud::{Hud, elided, fitted, focus_ring, rect, slip, write};
use crate::panels::play::intent;
use crate::panels::play::prompt::{self, Order};
use crate::panels::view::{PanelAction, PanelView};
use crate::rules::Seat;
use bevy_egui::egui::{
    Align2, Color32, FontId, Galley, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};
use std::sync::Arc;

/// One of a few answers, in the ribbon's second line.
pub(crate) struct Chip {
    pub(crate) label: String,
    pub(crate) seat: Option<Seat>,
    /// The usual answer.
    pub(crate) usual: bool,
    pub(crate) action: Option<PanelAction>,
}

/// What the ribbon says.
struct RibbonWords {
    seat: Option<Seat>,
    order: String,
    line: Option<String>,
    /// Nobody is asked: it only tells.
    thought: bool,
    /// The whole sentence, for whoever wants to know more.
    sentence: String,
}

pub(crate) fn show(hud: &mut Hud, chips: Vec<Chip>) {
    let told = told(hud.view);
    let pane = hud.panes.ribbon;
    // Before the cards of a raised hand.
    hud.pane_on_top("ribbon", rect(pane), |ui, hud| {
        let whole = rect(pane);
        let response = ui.allocate_rect(whole, Sense::hover());
        let decides = told.seat.is_some() && !told.thought;
        slip(ui.painter(), whole, decides);
        let inner = whole.shrink2(vec2(9.0, 4.0));
        let mut left = inner.left();
        // Where there is little room the answers need it; the plaques tell whose they are.
        let badge = hud.panes.fold != Fold::Tight || chips.is_empty();
        if let Some(seat) = told.seat.filter(|_| badge) {
            let size = (inner.height() - 4.0).min(34.0);
            let at = pos2(left + size / 2.0, inner.center().y);
            badge::paint(ui.painter(), at, size / 2.0, hud.view.setup.colour_of(seat));
            left += size + 8.0;
        }
        let room = Rect::from_min_max(pos2(left, inner.top()), inner.max);
        if chips.is_empty() {
            words(ui, hud, &told, room);
        } else {
            let (upper, lower) = room.split_top_bottom_at_fraction(0.46);
            let order = RibbonWords { line: None, ..told };
            let family = theme::bold_family();
            let size = (if upper.height() < 22.0 { 16.0 } else { 20.0 }, 14.0);
            let wide = upper.width();
            let line = fitted(ui.painter(), &order.order, &family, size, wide, theme::INK);
            write(ui.painter(), upper.left_center(), Align2::LEFT_CENTER, line);
            row(ui, hud, lower, chips);
            response.tip(|| order.sentence);
            return;
        }
        response.tip(|| told.sentence);
    });
}

fn words(ui: &Ui, hud: &mut Hud, told: &RibbonWords, room: Rect) {
    let painter = ui.painter();
    let largest = match (hud.panes.fold, hud.situation) {
        (Fold::Tight, _) => 17.0,
        (_, Situation::Bid) | (Fold::Compact, _) => 20.0,
        (Fold::Roomy, _) => 24.0,
    };
    let family = if told.thought {
        theme::italic_family()
    } else {
        theme::bold_family()
    };
    let fits = |size: f32| {
        let font = FontId::new(size, family.clone());
        let galley = painter.layout_no_wrap(told.order.clone(), font, theme::INK);
        galley.size().x <= room.width()
    };
    let line = told.line.as_deref().filter(|_| room.height() > 40.0);
    // Two lines of letters that can be read, rather than one that can't.
    if !fits(18.0_f32.min(largest)) && (line.is_none() || !fits(15.0)) {
        let font = FontId::new(16.0_f32.min(largest), family);
        let galley = elided(painter, &told.order, font, (room.width(), 2), theme::INK);
        speak(ui, hud, (room.left_center(), Align2::LEFT_CENTER), galley);
        return;
    }
    let order = fitted(
        painter,
        &told.order,
        &family,
        (largest, 14.0),
        room.width(),
        theme::INK,
    );
    let Some(line) = line else {
        speak(ui, hud, (room.left_center(), Align2::LEFT_CENTER), order);
        return;
    };
    let usual = theme::text_family();
    let sizes = [18.0, 17.0, 16.0, 15.0, 14.0];
    let whole = sizes.into_iter().find_map(|size| {
        let font = FontId::new(size, usual.clone());
        let galley = painter.layout_no_wrap(line.to_owned(), font, theme::FADED_INK);
        (galley.size().x <= room.width()).then_some(galley)
    });
    // What does not fit is told by pointing: half a sentence tells nothing.
    let Some(below) = whole else {
        speak(ui, hud, (room.left_center(), Align2::LEFT_CENTER), order);
        return;
    };
    let height = order.size().y + below.size().y - 2.0;
    let top = room.center().y - height / 2.0;
    let next = top + order.size().y - 2.0;
    speak(ui, hud, (pos2(room.left(), top), Align2::LEFT_TOP), order);
    speak(ui, hud, (pos2(room.left(), next), Align2::LEFT_TOP), below);
}

/// Writes a line whose words explain themselves.
fn speak(ui: &Ui, hud: &mut Hud, (at, align): (Pos2, Align2), galley: Arc<Galley>) {
    let place = write(ui.painter(), at, align, galley.clone());
    let sentence = galley.text().to_owned();
    let line = (place.min, &*galley);
    terms::over(ui, hud.view.text, line, &sentence, hud.actions);
}

fn row(ui: &mut Ui, hud: &mut Hud, room: Rect, chips: Vec<Chip>) {
    let gap = 5.0;
    let count = f32::from(chips.len() as u8);
    let most = ((room.width() - gap * (count - 1.0)) / count).max(20.0);
    let mut left = room.left();
    for chip in chips {
        let font = FontId::new(16.0, theme::bold_family());
        let ink = if chip.usual {
            theme::PARCHMENT
        } else {
            theme::INK
        };
        let shape = if chip.seat.is_some() { 26.0 } else { 0.0 };
        let label = elided(
            ui.painter(),
            &chip.label,
            font,
            (most - shape - 8.0, 1),
            ink,
        );
        // A shape alone says more than half a name.
        let label = if label.elided && chip.seat.is_some() {
            elided(ui.painter(), "", theme::bold(16.0), (most, 1), ink)
        } else {
            label
        };
        let width = (label.size().x + shape + 18.0).clamp(34.0_f32.min(most), most);
        let place = Rect::from_min_size(
            pos2(left, room.top() + 1.0),
            vec2(width, room.height() - 2.0),
        );
        left += width + gap;
        let sense = if chip.action.is_some() {
            Sense::click()
        } else {
            Sense::hover()
        };
        // A finger needs more than an eye: down to the edge of the ribbon it is meant, too.
        let touched = place.with_max_y(place.max.y + 4.0);
        let response = ui.allocate_rect(touched, sense);
        let fill = match (chip.usual, response.hovered()) {
            (true, false) => theme::CRIMSON,
            (true, true) => Color32::from_rgb(0xB8, 0x2A, 0x1E),
            (false, false) => theme::PARCHMENT_DARK,
            (false, true) => Color32::from_rgb(0xF0, 0xD8, 0x8A),
        };
        let line = Stroke::new(1.0, theme::SEPIA);
        ui.painter()
            .rect(place, 5.0, fill, line, StrokeKind::Inside);
        let mut middle = place.center();
        if let Some(seat) = chip.seat {
            let at = pos2(place.left() + 15.0, middle.y);
            badge::paint(ui.painter(), at, 10.0, hud.view.setup.colour_of(seat));
            middle.x += shape / 2.0;
        }
        write(ui.painter(), middle, Align2::CENTER_CENTER, label);
        focus_ring(ui.painter(), &response, 6.0);
        if let Some(action) = chip.action {
            hud.actions.offer(&response, action);
        }
    }
}

fn told(view: &PanelView) -> RibbonWords {
    if view.demo || view.watching {
        let id = if view.demo { "demo-line" } else { "watch-line" };
        return RibbonWords {
            seat: view.game.to_act(),
            order: view.word(id),
            line: news(view),
            thought: true,
            sentence: view.word(id),
        };
    }
    if let Some(part) = view.again {
        return RibbonWords {
            seat: None,
            order: view.word(&format!("again-shown-{}", part.name())),
            line: Some(view.word("again-hint")),
            thought: true,
            sentence: view.word("again-hint"),
        };
    }
    // While a lesson tells something there is nothing else to do.
    if let (Some(lesson), false) = (view.lesson, view.busy)
        && matches!(lesson.step(), Some(LessonStep::Tell { .. }) | None)
    {
        return RibbonWords {
            seat: None,
            order: view.word("lesson-read"),
            line: Some(view.word("lesson-read-line")),
            thought: true,
            sentence: view.word("lesson-read-line"),
        };
    }
    if let Some(seat) = view.thinking() {
        let name = badge::name(view.setup, seat).into();
        let order = view.say("keeper-thinks", &[("seat", name)]);
        let thought = view
            .said
            .0
            .map(|(seat, intent)| intent::line(view.game, view.setup, view.text, seat, intent));
        return RibbonWords {
            seat: Some(seat),
            order: thought.unwrap_or(order),
            line: news(view),
            thought: true,
            sentence: view.word("show-hint"),
        };
    }
    // The rules are a step ahead of the show: what is being shown is told.
    if view.busy {
        let seat = view.game.to_act();
        let heading = view.lines.iter().rev().find(|line| line.depth == 0);
        let heading = heading.map(|line| line.text.clone());
        return RibbonWords {
            seat,
            order: heading.unwrap_or_else(|| prompt::sentence(view.game, view.setup, view.text)),
            line: news(view),
            thought: true,
            sentence: view.word("show-hint"),
        };
    }
    let Order { order, line } = prompt::order(view.game, view.setup, view.text);
    RibbonWords {
        seat: view.game.to_act(),
        order,
        line,
        thought: false,
        sentence: prompt::sentence(view.game, view.setup, view.text),
    }
}

/// What happened last.
fn news(view: &PanelView) -> Option<String> {
    view.lines.last().map(|line| line.text.clone())
}
