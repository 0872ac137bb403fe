//! What must be told at once: a refusal beside the hand that was refused, until it does something
//! else; warnings and news above the board.

use crate::common::NoticeKind;
use crate::panels::paint::theme;
use crate::panels::play::hud::{Hud, elided, slip, write};
use bevy_egui::egui::{Align2, FontId, Rect, Stroke, StrokeKind, pos2, vec2};

const WIDTH: f32 = 300.0;

pub(crate) fn show(hud: &mut Hud) {
    let Some((notice, strength, at)) = hud.state.latest_notice(hud.view.now) else {
        return;
    };
    let (kind, text) = (notice.kind, notice.text.clone());
    let room = hud.ctx.content_rect();
    let painter = hud.ctx.debug_painter();
    let ink = match kind {
        NoticeKind::Refusal | NoticeKind::Warning => theme::CRIMSON,
        NoticeKind::News => theme::INK,
    };
    let font = FontId::new(17.0, theme::bold_family());
    let wide = WIDTH.min(room.width() * 0.5);
    let galley = elided(
        &painter,
        &text,
        font,
        (wide, 6),
        ink.gamma_multiply(strength),
    );
    let size = galley.size() + vec2(22.0, 12.0);
    let place = match at {
        // Beside the pointer, on the side where there is room.
        Some(at) => {
            let left = if at.x + 24.0 + size.x < room.right() {
                at.x + 24.0
            } else {
                at.x - 24.0 - size.x
            };
            let top = (at.y - size.y / 2.0).clamp(room.top() + 6.0, room.bottom() - size.y - 6.0);
            Rect::from_min_size(pos2(left.max(room.left() + 6.0), top), size)
        }
        None => Rect::from_center_size(pos2(room.center().x, 30.0 + size.y / 2.0), size),
    };
    hud.note("bubble", place, |ui, _| {
        slip(ui.painter(), place, false);
        let line = Stroke::new(2.0, ink);
        ui.painter()
            .rect_stroke(place, 6.0, line, StrokeKind::Inside);
        write(ui.painter(), place.center(), Align2::CENTER_CENTER, galley);
    });
    if strength < 1.0 {
        hud.ctx.request_repaint();
    }
}
