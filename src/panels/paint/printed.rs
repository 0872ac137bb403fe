//! Printed cards and symbols on the panels: each drawn for the very size it is shown at, so it is always sharp.

#![expect(clippy::cast_sign_loss, reason = "a width in pixels is never negative")]

use crate::print::icons::{Icon, icon};
use crate::print::{Picture, cards};
use crate::rules::{CardId, Colour, ModifierId, Power};
use crate::text::Text;
use bevy_egui::egui::{
    Color32, ColorImage, Context, Id, Mesh, Painter, Rect, TextureHandle, TextureOptions, Ui,
    emath::Rot2, pos2,
};
use std::collections::HashMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Printed {
    Action(CardId),
    /// What an action card does, without its words.
    Pictogram(CardId),
    Power(Colour, Power),
    Modifier(ModifierId),
    Icon(Icon),
}

/// Pictures drawn so far, by what they show and how wide they are.
#[derive(Clone, Default)]
struct DrawnPrints(HashMap<(Printed, u32), TextureHandle>);

/// A window that changes its size again and again must not fill the memory.
const MOST: usize = 160;

/// How high a card is for its width.
pub(crate) const TALL: f32 = 744.0 / 512.0;

/// Paints a card or symbol into a rectangle.
pub(crate) fn paint(ui: &Ui, rect: Rect, printed: Printed, text: &Text, tint: Color32) {
    let sharp = rect.width() * ui.ctx().pixels_per_point();
    tinted(ui.painter(), rect, printed, sharp, text, tint);
}

/// Paints it on the board: while the camera moves, a few sizes do for all.
pub(crate) fn paint_on(painter: &Painter, rect: Rect, printed: Printed, text: &Text) {
    const STEP: f32 = 8.0;
    let sharp = rect.width() * painter.ctx().pixels_per_point();
    let sharp = (sharp / STEP).ceil() * STEP;
    tinted(painter, rect, printed, sharp, text, Color32::WHITE);
}

/// Paints a card that leans to one side.
pub(crate) fn paint_turned(
    ui: &Ui,
    rect: Rect,
    lean: f32,
    printed: Printed,
    text: &Text,
    tint: Color32,
) {
    let pixels = rect.width() * ui.ctx().pixels_per_point();
    let texture = texture(ui.ctx(), printed, pixels.round().max(8.0) as u32, text);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    let turn = Rot2::from_angle(lean);
    let mut shadow = Mesh::default();
    shadow.add_colored_rect(rect.expand(1.5), Color32::from_black_alpha(120));
    shadow.rotate(turn, rect.center());
    let mut card = Mesh::with_texture(texture.id());
    card.add_rect_with_uv(rect, whole, tint);
    card.rotate(turn, rect.center());
    ui.painter().add(shadow);
    ui.painter().add(card);
}

fn tinted(
    painter: &Painter,
    rect: Rect,
    printed: Printed,
    pixels: f32,
    text: &Text,
    tint: Color32,
) {
    let texture = texture(painter.ctx(), printed, pixels.round().max(8.0) as u32, text);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(texture.id(), rect, whole, tint);
}

fn texture(ctx: &Context, printed: Printed, pixels: u32, text: &Text) -> TextureHandle {
    let id = Id::new("printed cards");
    let key = (printed, pixels);
    let known = ctx.data_mut(|data| {
        let drawn = data.get_temp_mut_or_default::<DrawnPrints>(id);
        drawn.0.get(&key).cloned()
    });
    known.unwrap_or_else(|| {
        let picture = match printed {
            Printed::Action(card) => cards::action_card(card, pixels, text),
            Printed::Pictogram(card) => cards::pictogram(card, pixels),
            Printed::Power(colour, power) => cards::power_card(colour, power, pixels),
            Printed::Modifier(modifier) => cards::modifier_card(modifier, pixels, text),
            Printed::Icon(symbol) => icon(symbol, pixels),
        };
        let name = format!("{printed:?} {pixels}");
        let texture = ctx.load_texture(name, image(&picture), TextureOptions::LINEAR);
        ctx.data_mut(|data| {
            let drawn = data.get_temp_mut_or_default::<DrawnPrints>(id);
            if drawn.0.len() >= MOST {
                drawn.0.clear();
            }
            drawn.0.insert(key, texture.clone());
        });
        texture
    })
}

fn image(picture: &Picture) -> ColorImage {
    let size = [picture.width as usize, picture.height as usize];
    ColorImage::from_rgba_unmultiplied(size, &picture.rgba)
}
