//! What lies over the table, pane by pane: each thing stands in a place of its own and covers no
//! more than it needs.

use crate::composition::{Panes, Situation};
use crate::panels::paint::theme::{self, GOLD, PARCHMENT};
use crate::panels::state::PanelState;
use crate::panels::view::{PanelActions, PanelView};
use bevy::math::Rect as Pane;
use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{
    Align2, Area, AsIdSalt, Color32, Context, FontFamily, FontId, Galley, Id, Order, Painter, Pos2,
    Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};
use std::sync::Arc;

/// All that is needed to lay something over the table.
pub(crate) struct Hud<'a, 'v> {
    pub(crate) ctx: &'a Context,
    pub(crate) view: &'a PanelView<'v>,
    pub(crate) panes: &'a Panes,
    pub(crate) situation: Situation,
    pub(crate) state: &'a mut PanelState,
    pub(crate) actions: &'a mut PanelActions,
}

impl Hud<'_, '_> {
    /// Lays something into a pane. What is below it can't be touched there.
    pub(crate) fn pane<R>(
        &mut self,
        id: impl AsIdSalt,
        pane: Pane,
        add: impl FnOnce(&mut Ui, &mut Self) -> R,
    ) -> R {
        self.layered(id, rect(pane), (Order::Middle, true), add)
    }

    /// Something to be read above all panes; what is below it can still be touched.
    pub(crate) fn note<R>(
        &mut self,
        id: impl AsIdSalt,
        pane: Rect,
        add: impl FnOnce(&mut Ui, &mut Self) -> R,
    ) -> R {
        self.layered(id, pane, (Order::Foreground, false), add)
    }

    /// The same, above all other panes.
    pub(crate) fn pane_on_top<R>(
        &mut self,
        id: impl AsIdSalt,
        pane: Rect,
        add: impl FnOnce(&mut Ui, &mut Self) -> R,
    ) -> R {
        self.layered(id, pane, (Order::Foreground, true), add)
    }

    /// A pane that needs nothing of the others.
    pub(crate) fn layered_peek(&mut self, pane: Rect, add: impl FnOnce(&mut Ui)) {
        self.layered("peek", pane, (Order::Middle, true), |ui, _| add(ui));
    }

    fn layered<R>(
        &mut self,
        id: impl AsIdSalt,
        rect: Rect,
        (order, touchable): (Order, bool),
        add: impl FnOnce(&mut Ui, &mut Self) -> R,
    ) -> R {
        let area = Area::new(Id::new("pane").with(id))
            .order(order)
            .fixed_pos(rect.min)
            .default_size(rect.size())
            .constrain(false)
            .movable(false)
            .interactable(touchable)
            .fade_in(false);
        let ctx = self.ctx;
        let shown = area.show(ctx, |ui| {
            ui.set_clip_rect(ctx.content_rect());
            ui.allocate_rect(rect, Sense::hover());
            let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
            add(&mut child, self)
        });
        shown.inner
    }
}

/// A pane as egui knows it.
pub(crate) fn rect(pane: Pane) -> Rect {
    Rect::from_min_max(pos2(pane.min.x, pane.min.y), pos2(pane.max.x, pane.max.y))
}

/// A slip of parchment with a thin rim; the one that matters has a golden one and shines.
pub(crate) fn slip(painter: &Painter, rect: Rect, golden: bool) {
    for (spread, alpha) in [(3.0, 28), (1.5, 40)] {
        let shade = rect.translate(vec2(0.0, 2.0)).expand(spread);
        painter.rect_filled(shade, 8.0, Color32::from_black_alpha(alpha));
    }
    let line = if golden {
        Stroke::new(2.5, GOLD)
    } else {
        Stroke::new(1.5, theme::SEPIA)
    };
    painter.add(Shape::Rect(RectShape::new(
        rect,
        6.0,
        PARCHMENT,
        line,
        StrokeKind::Inside,
    )));
}

/// Text on one line, as large as fits between two sizes; cut off where even the smallest is too long.
pub(crate) fn fitted(
    painter: &Painter,
    text: &str,
    family: &FontFamily,
    sizes: (f32, f32),
    width: f32,
    colour: Color32,
) -> Arc<Galley> {
    let (largest, smallest) = sizes;
    let mut size = largest;
    loop {
        let font = FontId::new(size, family.clone());
        let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), colour);
        if galley.size().x <= width {
            return galley;
        }
        if size - 1.0 < smallest {
            return elided(painter, text, font, (width, 1), colour);
        }
        size -= 1.0;
    }
}

/// Text in at most so many lines, its end cut off if it is longer.
pub(crate) fn elided(
    painter: &Painter,
    text: &str,
    font: FontId,
    (width, rows): (f32, usize),
    colour: Color32,
) -> Arc<Galley> {
    use bevy_egui::egui::text::{LayoutJob, TextFormat};
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, colour));
    job.wrap.max_width = width;
    job.wrap.max_rows = rows;
    job.wrap.break_anywhere = rows == 1;
    painter.layout_job(job)
}

/// Text in as many lines as it needs.
pub(crate) fn wrapped(
    painter: &Painter,
    text: &str,
    font: FontId,
    width: f32,
    colour: Color32,
) -> Arc<Galley> {
    painter.layout(text.to_owned(), font, colour, width)
}

/// Writes a galley with a corner or edge of it at a point.
pub(crate) fn write(painter: &Painter, at: Pos2, align: Align2, galley: Arc<Galley>) -> Rect {
    let place = align.anchor_size(at, galley.size());
    painter.galley(place.min, galley, theme::INK);
    place
}

/// Whoever walks with the keyboard sees where they are.
pub(crate) fn focus_ring(painter: &Painter, response: &Response, round: f32) {
    if response.has_focus() {
        ring_round(painter, response.rect, round);
    }
}

/// The same round something whose response is smaller than itself.
pub(crate) fn ring(painter: &Painter, rect: Rect) {
    ring_round(painter, rect, 9.0);
}

/// Crimson with a light rim on both sides: to be seen on parchment as well as on dark wood.
fn ring_round(painter: &Painter, rect: Rect, round: f32) {
    for (width, colour) in [(7.0, PARCHMENT), (4.0, theme::CRIMSON)] {
        let line = Stroke::new(width, colour);
        painter.rect_stroke(rect.expand(4.0), round, line, StrokeKind::Middle);
    }
}

/// A point in a rectangle, as parts of its width and height.
pub(crate) fn part_of(rect: Rect, x: f32, y: f32) -> Pos2 {
    rect.min + Vec2::new(rect.width() * x, rect.height() * y)
}
