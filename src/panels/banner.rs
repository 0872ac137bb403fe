//! What is being scored, in letters for the back of the room.

use super::inspector::place_name;
use super::theme::{self, CRIMSON, GOLD, INK, PARCHMENT};
use super::view::View;
use crate::log::values;
use crate::stage::Scene;
use bevy_egui::egui::{Align2, Context, FontId, LayerId, Rect, Stroke, StrokeKind, pos2, vec2};

const TITLE: f32 = 34.0;
const LINE: f32 = 26.0;

/// Over the south of the table: the trays do not matter while regions are counted.
pub(super) fn show(ctx: &Context, free: Rect, view: &View, scene: Scene) {
    let Some(place) = scene.place else { return };
    let painter = ctx
        .layer_painter(LayerId::background())
        .with_clip_rect(free);
    let in_use = usize::from(view.game.rules().values_in_use);
    let paid = values(view.game.values(place), in_use);
    let name = place_name(view, place);
    let title = view.say("banner-pays", &[("place", name.into()), ("values", paid)]);
    let line = view.lines.last().map_or("", |line| line.text.as_str());
    let width = free.width().min(760.0);
    let told = painter.layout(line.to_owned(), theme::bold(LINE), INK, width - 40.0);
    let height = TITLE + told.size().y + 34.0;
    let middle = pos2(free.center().x, free.bottom() - height / 2.0 - 10.0);
    let sheet = Rect::from_center_size(middle, vec2(width, height));
    painter.rect(
        sheet,
        10.0,
        PARCHMENT,
        Stroke::new(2.0, GOLD),
        StrokeKind::Outside,
    );
    let font = FontId::new(TITLE, theme::display());
    painter.text(
        pos2(middle.x, sheet.top() + 10.0),
        Align2::CENTER_TOP,
        title,
        font,
        CRIMSON,
    );
    let left = middle.x - told.size().x / 2.0;
    painter.galley(pos2(left, sheet.top() + TITLE + 20.0), told, INK);
}
