//! While nobody is there: the name with a greeting, or captions over what bots play; and always what
//! to do to play oneself.

use super::title;
use crate::common::AttractAct;
use crate::fair::FairPlan;
use crate::panels::paint::theme::{self, GOLD, PARCHMENT};
use crate::panels::play::hud::{elided, wrapped, write};
use crate::panels::play::letterbox::fade;
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::Step;
use crate::text::Text;
use crate::visitors::VisitorWish;
use bevy_egui::egui::{
    Align2, Color32, Context, FontId, Id, LayerId, Order, Painter, Rect, Stroke, StrokeKind,
    TextureHandle, Ui, pos2, vec2,
};

/// What the house shows of itself.
#[derive(Clone, Copy)]
pub(crate) struct HouseSigns<'a> {
    pub(crate) picture: Option<&'a TextureHandle>,
    /// For telephones.
    pub(crate) dots: Option<&'a TextureHandle>,
}

/// The name, the greeting, the picture of the house. Returns where the table is to be seen.
pub(crate) fn name(
    ui: &mut Ui,
    text: &Text,
    plan: &FairPlan,
    house: HouseSigns,
    now: f64,
    actions: &mut PanelActions,
) -> Rect {
    let whole = ui.max_rect();
    let (low, table) = title::heading(ui, text);
    let left = whole.left() + whole.width() * 0.07;
    let width = whole.width() * 0.35;
    let greeting = if plan.greeting.is_empty() {
        text.say("attract-greeting", &[])
    } else {
        plan.greeting.clone()
    };
    let painter = ui.painter();
    let size = (whole.height() * 0.055).clamp(20.0, 44.0);
    let font = FontId::new(size, theme::bold_family());
    let told = wrapped(painter, &greeting, font, width, PARCHMENT);
    let below = write(painter, pos2(left, low), Align2::LEFT_TOP, told).bottom();
    let band = Rect::from_min_max(pos2(whole.left(), whole.bottom() - 110.0), whole.max);
    fade(painter, band, false);
    let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    // From the lower edge: the address, beside what a telephone reads.
    let edge = (whole.height() * 0.22).clamp(90.0, 240.0);
    let corner = pos2(left, whole.bottom() - 24.0 - edge);
    let square = Rect::from_min_size(corner, vec2(edge, edge));
    if let Some(dots) = house.dots {
        painter.image(dots.id(), square, all, Color32::WHITE);
    }
    if let Some(address) = &plan.address {
        let told = text.say("attract-address", &[("address", address.into())]);
        let font = FontId::new(22.0, theme::text_family());
        let beside = square.right() + 18.0;
        let told = wrapped(painter, &told, font, width - edge - 18.0, PARCHMENT);
        let at = pos2(beside, square.bottom());
        write(painter, at, Align2::LEFT_BOTTOM, told);
    }
    if let Some(picture) = house.picture {
        let free = if house.dots.is_some() {
            square.top()
        } else {
            square.bottom()
        } - below;
        let room = vec2(width, (free - 32.0).min(whole.height() * 0.3).max(24.0));
        let [wide, high] = picture
            .size()
            .map(|side| f32::from(u16::try_from(side.max(1)).unwrap_or(u16::MAX)));
        let fits = (room.x / wide).min(room.y / high);
        let at = Rect::from_min_size(pos2(left, below + 16.0), vec2(wide, high) * fits);
        painter.image(picture.id(), at, all, Color32::WHITE);
    }
    invite(ui.ctx(), text, now, actions);
    table
}

/// What one sees, and why it is exciting; over what bots play.
pub(crate) fn captions(
    ctx: &Context,
    view: &PanelView,
    act: AttractAct,
    actions: &mut PanelActions,
) {
    let painter = above(ctx);
    let room = ctx.content_rect();
    let told = caption(view);
    let wide = (room.width() * 0.62).min(860.0);
    let size = (room.height() * 0.042).clamp(18.0, 34.0);
    let font = FontId::new(size, theme::italic_family());
    let words = elided(&painter, &told, font, (wide, 2), PARCHMENT);
    let corner = pos2(room.left() + 40.0, room.bottom() - 118.0 - words.size().y);
    let plate = Rect::from_min_size(corner, words.size()).expand2(vec2(18.0, 10.0));
    let dark = Color32::from_rgba_unmultiplied(0x12, 0x0A, 0x06, 215);
    let line = Stroke::new(1.5, GOLD);
    painter.rect(plate, 8.0, dark, line, StrokeKind::Outside);
    painter.galley(corner, words, PARCHMENT);
    if act == AttractAct::Moment {
        let title = view.word("attract-moment");
        let font = FontId::new(size * 0.7, theme::display());
        let at = pos2(plate.left() + 18.0, plate.top() - 2.0);
        painter.text(at, Align2::LEFT_BOTTOM, title, font, GOLD);
    }
    invite(ctx, view.text, view.now, actions);
}

/// Above all panels, and nothing to touch.
fn above(ctx: &Context) -> Painter {
    ctx.layer_painter(LayerId::new(Order::Foreground, Id::new("attract")))
}

/// The sentence for what is going on.
fn caption(view: &PanelView) -> String {
    let veto = matches!(
        view.game.pending().top(),
        Some(Step::Objections { .. } | Step::Answer { .. })
    );
    let asked = veto && view.scene.is_some_and(|scene| scene.veto.is_some());
    let name = if asked {
        "Veto"
    } else {
        view.game.phase().name()
    };
    let id = format!("attract-caption-{name}");
    if view.text.has(&id) {
        view.word(&id)
    } else {
        view.word("attract-caption-Act")
    }
}

/// Breathes at the lower right: touch or click to play.
fn invite(ctx: &Context, text: &Text, now: f64, actions: &mut PanelActions) {
    let painter = above(ctx);
    let room = ctx.content_rect();
    let size = (room.height() * 0.05).clamp(20.0, 40.0);
    let breath = (now * std::f64::consts::TAU / 2.4).sin() as f32 * 0.5 + 0.5;
    let font = FontId::new(size, theme::bold_family());
    let words = painter.layout_no_wrap(text.say("attract-touch", &[]), font, PARCHMENT);
    let plate = words.size() + vec2(48.0, 26.0);
    let corner = room.right_bottom() - vec2(28.0, 22.0) - plate;
    let plate = Rect::from_min_size(corner, plate);
    let glow = theme::CRIMSON.lerp_to_gamma(Color32::from_rgb(0xC2, 0x3A, 0x22), breath);
    let line = Stroke::new(2.0 + breath * 2.0, GOLD);
    painter.rect(plate, 12.0, glow, line, StrokeKind::Outside);
    let at = plate.center() - words.size() / 2.0;
    painter.galley(at, words, PARCHMENT);
    // Wherever one touches, it means this.
    let wish = PanelAction::Wish(VisitorWish::ComeIn);
    actions.offered.push((wish, plate));
    ctx.request_repaint();
}
