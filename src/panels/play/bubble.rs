//! What must be told at once: a refusal beside the hand that was refused, until it does something
//! else; warnings and news above the board. What has a page in the book leads there.

use crate::common::NoticeKind;
use crate::panels::paint::theme;
use crate::panels::play::hud::{Hud, elided, fitted, slip, write};
use crate::panels::view::PanelAction;
use bevy_egui::egui::{Align2, CursorIcon, FontId, Rect, Sense, Stroke, StrokeKind, pos2, vec2};

const WIDTH: f32 = 300.0;
/// For the line that leads to the book.
const LINK: f32 = 22.0;

pub(crate) fn show(hud: &mut Hud) {
    let Some((notice, strength, at)) = hud.state.latest_notice(hud.view.now) else {
        hud.state.on_notice = false;
        return;
    };
    let (kind, text, page) = (notice.kind, notice.text.clone(), notice.page);
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
    let lead = page.map(|page| {
        let told = hud.view.word("book-why");
        let family = theme::italic_family();
        let ink = theme::INK.gamma_multiply(strength);
        (
            page,
            fitted(&painter, &told, &family, (15.0, 14.0), wide, ink),
        )
    });
    let mut size = galley.size() + vec2(22.0, 12.0);
    if let Some((_, line)) = &lead {
        size.x = size.x.max(line.size().x + 22.0);
        size.y += LINK;
    }
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
    let words = match &lead {
        Some(_) => place.with_max_y(place.bottom() - LINK),
        None => place,
    };
    hud.note("bubble", place, |ui, _| {
        slip(ui.painter(), place, false);
        let line = Stroke::new(2.0, ink);
        ui.painter()
            .rect_stroke(place, 6.0, line, StrokeKind::Inside);
        write(ui.painter(), words.center(), Align2::CENTER_CENTER, galley);
    });
    hud.state.on_notice = false;
    if let Some((page, line)) = lead {
        let strip = place
            .with_min_y(words.bottom() - 2.0)
            .shrink2(vec2(4.0, 2.0));
        hud.pane_on_top("bubble link", strip, |ui, hud| {
            let response = ui.allocate_rect(strip, Sense::click());
            let drawn = write(ui.painter(), strip.center(), Align2::CENTER_CENTER, line);
            let under = Stroke::new(1.0, theme::CRIMSON);
            ui.painter().hline(drawn.x_range(), drawn.bottom(), under);
            let response = response.on_hover_cursor(CursorIcon::PointingHand);
            hud.state.on_notice = response.contains_pointer();
            hud.actions
                .offer(&response, PanelAction::OpenBook(Some(page)));
        });
    }
    if strength < 1.0 {
        hud.ctx.request_repaint();
    }
}
