//! Sheets of parchment that are never larger than the window: head and foot stay in sight, what is
//! between them scrolls.

use super::signs::{self, Sign};
use crate::panels::paint::theme;
use bevy_egui::egui::{
    Align, Context, Id, Layout, Rect, RichText, ScrollArea, Stroke, StrokeKind, Ui, UiBuilder,
    pos2, vec2,
};

/// Between a sheet and the edge of the window.
const AROUND: f32 = 12.0;
const GAP: f32 = 8.0;

/// In a low window there is little to give away.
fn margin(room: Rect) -> f32 {
    if room.height() < 460.0 { 12.0 } else { 20.0 }
}

/// How high the sheet was when it was drawn last.
fn height(ctx: &Context, id: Id) -> Option<f32> {
    ctx.data(|data| data.get_temp(id))
}

/// Where a sheet stands: `across` from 0 at the left to 1, in the middle of the height.
pub(crate) fn place(ctx: &Context, id: Id, room: Rect, width: f32, across: f32) -> Rect {
    let room = room.shrink(AROUND);
    let width = width.min(room.width());
    let height = height(ctx, id).unwrap_or(room.height()).min(room.height());
    let left = room.left() + (room.width() - width) * across;
    let top = room.center().y - height / 2.0;
    Rect::from_min_size(pos2(left, top), vec2(width, height))
}

/// Draws a sheet of parchment with a gold rim.
pub(crate) fn paper(ui: &Ui, place: Rect) {
    let frame = theme::sheet().inner_margin(0);
    let painter = ui.painter();
    painter.add(frame.paint(place));
    let line = Stroke::new(1.0, theme::GOLD.gamma_multiply(0.45));
    painter.rect_stroke(place.shrink(5.0), 8.0, line, StrokeKind::Inside);
}

/// Fills a sheet: a head, what scrolls if it must, and a foot, each with what they all change.
pub(crate) fn fill<T>(
    ui: &mut Ui,
    id: Id,
    place: Rect,
    with: &mut T,
    head: impl FnOnce(&mut Ui, &mut T),
    body: impl FnOnce(&mut Ui, &mut T),
    foot: impl FnOnce(&mut Ui, &mut T),
) {
    paper(ui, place);
    let margin = margin(ui.ctx().content_rect());
    let inner = place.shrink(margin);
    let part = |ui: &mut Ui, name: &str, within: Rect| {
        let layout = Layout::top_down(Align::Min);
        ui.new_child(
            UiBuilder::new()
                .id_salt(name)
                .max_rect(within)
                .layout(layout),
        )
    };
    let mut top = part(ui, "head", inner);
    head(&mut top, with);
    let below_head = top.min_rect().bottom() + GAP;
    // As high as it was drawn the last time: so it ends at the end of the sheet.
    let foot_id = id.with("foot");
    let foot_height = height(ui.ctx(), foot_id).unwrap_or(44.0);
    let foot_top = inner.bottom() - foot_height;
    let bottom = Rect::from_min_max(pos2(inner.left(), foot_top), inner.max);
    let middle = Rect::from_min_max(
        pos2(inner.left(), below_head),
        pos2(inner.right(), (foot_top - GAP * 1.5).max(below_head)),
    );
    let mut between = part(ui, "body", middle);
    let bar = &mut between.spacing_mut().scroll;
    // Whoever does not point at it sees, too, that there is more.
    bar.dormant_background_opacity = 0.3;
    bar.dormant_handle_opacity = 0.8;
    let scroll = ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink([false, true])
        .max_height(middle.height());
    let shown = scroll.show(&mut between, |ui| {
        // Not under the bar that scrolls.
        ui.set_width((ui.available_width() - 8.0).max(1.0));
        body(ui, with);
    });
    let left_below = shown.content_size.y - shown.inner_rect.height() - shown.state.offset.y;
    if left_below > 4.0 {
        more_below(ui, shown.inner_rect);
    }
    let mut end = part(ui, "foot", bottom);
    foot(&mut end, with);
    let foot_drawn = end.min_rect().height();
    let drawn = (below_head - place.top()) + shown.content_size.y + GAP * 1.5 + foot_drawn + margin;
    remember(ui.ctx(), foot_id, foot_drawn);
    remember(ui.ctx(), id, drawn.ceil());
    ui.allocate_rect(place, bevy_egui::egui::Sense::hover());
}

/// An arrow on a line: there is more below.
fn more_below(ui: &Ui, body: Rect) {
    let line = Stroke::new(1.0, theme::GOLD);
    let (middle, y) = (body.center().x, body.bottom() + 4.0);
    ui.painter().hline(body.left()..=middle - 14.0, y, line);
    ui.painter().hline(middle + 14.0..=body.right(), y, line);
    let at = Rect::from_center_size(pos2(middle, y + 1.0), vec2(14.0, 14.0));
    signs::paint(ui.painter(), at, Sign::Unfold, theme::CRIMSON);
}

/// What has changed its height is drawn at once as it should be.
fn remember(ctx: &Context, id: Id, drawn: f32) {
    let known = height(ctx, id);
    if known.is_none_or(|known| (known - drawn).abs() > 0.5) {
        ctx.data_mut(|data| data.insert_temp(id, drawn));
        ctx.request_discard("a sheet has another height");
        ctx.request_repaint();
    }
}

/// What a screen is called, at the top of its sheet.
pub(crate) fn title(ui: &mut Ui, told: String) {
    let size = if ui.ctx().content_rect().height() < 460.0 {
        22.0
    } else {
        30.0
    };
    let told = theme::Type::display(RichText::new(told).size(size).color(theme::CRIMSON));
    ui.label(told);
}

/// What the rows below are about.
pub(crate) fn section(ui: &mut Ui, told: String) {
    ui.add_space(4.0);
    heading(ui, told);
}

/// The same as part of a line.
pub(crate) fn heading(ui: &mut Ui, told: String) {
    let told = theme::Type::display(RichText::new(told).size(17.0).color(theme::CRIMSON));
    ui.label(told);
}
