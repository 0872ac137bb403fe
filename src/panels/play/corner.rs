//! The round buttons in the upper right corner: menu, log, view, book, advice.

use crate::book::{BookPage, of_phase};
use crate::panels::paint::theme::{self, Tip};
use crate::panels::play::counsel;
use crate::panels::play::hud::{Hud, part_of, rect};
use crate::panels::play::seal::round_button;
use crate::panels::screens::signs::{self, Sign};
use crate::panels::view::PanelAction;
use bevy_egui::egui::{Align2, FontId, Painter, Rect, Response, Sense, Shape, Stroke, Ui};

pub(crate) fn show(hud: &mut Hud) {
    let view = hud.view;
    button(hud, 0, "menu-open-tip", PanelAction::OpenMenu(true), lines);
    let log = hud.state.log_open;
    let tip = if log { "log-close-tip" } else { "log-open-tip" };
    button(hud, 1, tip, PanelAction::OpenLog(!log), page);
    let above = view.from_above;
    let tip = if above {
        "bar-look-usual-tip"
    } else {
        "bar-look-above-tip"
    };
    button(hud, 2, tip, PanelAction::LookFromAbove(!above), sheets);
    let page = PanelAction::OpenBook(Some(BookPage::Topic(of_phase(view.game.phase()))));
    button(hud, 3, "book-open-tip", page, |painter, rect| {
        signs::paint(
            painter,
            rect.shrink(rect.width() * 0.27),
            Sign::Book,
            theme::INK,
        );
    });
    counsel::show(hud, 4);
}

/// One of them; returns its response for what opens from it.
pub(crate) fn button(
    hud: &mut Hud,
    nth: usize,
    tip: &str,
    action: PanelAction,
    draw: impl FnOnce(&Painter, Rect),
) -> Response {
    let view = hud.view;
    let pane = hud.panes.icons[nth];
    hud.pane(("corner", nth), pane, |ui: &mut Ui, hud| {
        let response = ui.allocate_rect(rect(pane), Sense::click());
        round_button(ui, &response, true);
        draw(ui.painter(), response.rect);
        let response = response.tip(|| view.word(tip));
        hud.actions.offer(&response, action);
        response
    })
}

fn lines(painter: &Painter, rect: Rect) {
    for y in [0.36, 0.5, 0.64] {
        let ends = [part_of(rect, 0.3, y), part_of(rect, 0.7, y)];
        painter.line_segment(ends, Stroke::new(rect.width() * 0.06, theme::INK));
    }
}

fn page(painter: &Painter, rect: Rect) {
    let line = Stroke::new(rect.width() * 0.05, theme::INK);
    let at = |x: f32, y: f32| part_of(rect, x, y);
    let outline = vec![
        at(0.32, 0.26),
        at(0.68, 0.26),
        at(0.68, 0.74),
        at(0.32, 0.74),
    ];
    painter.add(Shape::closed_line(outline, line));
    for y in [0.4, 0.5, 0.6] {
        painter.line_segment([at(0.4, y), at(0.6, y)], line);
    }
}

fn sheets(painter: &Painter, rect: Rect) {
    let line = Stroke::new(rect.width() * 0.05, theme::INK);
    for y in [0.4, 0.52, 0.64] {
        let at = |x: f32, up: f32| part_of(rect, x, y + up);
        let sheet = vec![at(0.26, 0.0), at(0.5, -0.13), at(0.74, 0.0), at(0.5, 0.13)];
        painter.add(Shape::convex_polygon(sheet, theme::PARCHMENT, line));
    }
}

pub(crate) fn question(painter: &Painter, rect: Rect) {
    let font = FontId::new(rect.width() * 0.62, theme::display());
    painter.text(rect.center(), Align2::CENTER_CENTER, "?", font, theme::INK);
}
