//! Parchment and ink: how every panel looks, and how large.

use crate::print::Typeface;
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Frame, Margin,
    Response, RichText, Shadow, Stroke, TextStyle, Ui, Visuals, vec2,
};

pub(crate) const PARCHMENT: Color32 = Color32::from_rgb(0xF3, 0xE7, 0xC9);
pub(crate) const PARCHMENT_DARK: Color32 = Color32::from_rgb(0xE4, 0xD2, 0xA6);
/// Cards are whiter than panels.
pub(crate) const PAPER: Color32 = Color32::from_rgb(0xFC, 0xF6, 0xE6);
pub(crate) const INK: Color32 = Color32::from_rgb(0x2B, 0x1D, 0x0E);
/// Still 4.5 to 1 on parchment.
pub(crate) const FADED_INK: Color32 = Color32::from_rgb(0x69, 0x54, 0x38);
pub(crate) const CRIMSON: Color32 = Color32::from_rgb(0x8C, 0x1C, 0x13);
pub(crate) const GOLD: Color32 = Color32::from_rgb(0xC9, 0xA2, 0x27);
/// The rim of paper, and lines on it.
pub(crate) const SEPIA: Color32 = Color32::from_rgb(0x8A, 0x6B, 0x3F);
pub(crate) const WALNUT: Color32 = Color32::from_rgb(0x2E, 0x1E, 0x14);

const SHADOW: Shadow = Shadow {
    offset: [0, 3],
    blur: 10,
    spread: 0,
    color: Color32::from_black_alpha(110),
};

/// Everything is drawn for a window of 1280 by 720, and larger in a larger one.
pub(crate) const TEXT: f32 = 16.0;
/// Nothing is written smaller.
pub(crate) const SMALLEST_TEXT: f32 = 14.0;
const HEADING: f32 = 20.0;
const LINES: f32 = 720.0;
/// A narrow window has columns of the same width, and so smaller letters.
const NARROWEST: f32 = 1100.0;
const ROUND: CornerRadius = CornerRadius::same(8);

/// How much larger than drawn everything is shown in a window of this size. In a small one nothing
/// becomes smaller: panels fold.
pub(crate) fn zoom(width: f32, height: f32, scale: f32) -> f32 {
    (height / LINES).min(width / NARROWEST).max(1.0) * scale.clamp(1.0, 2.0)
}

/// The typefaces of the board are those of the panels.
fn typefaces() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (face, family) in [
        (Typeface::Text, FontFamily::Proportional),
        (Typeface::Text, FontFamily::Monospace),
        (Typeface::Bold, named("bold")),
        (Typeface::Italic, named("italic")),
        (Typeface::Display, named("display")),
    ] {
        let name = face.name().to_owned();
        let data = FontData::from_static(face.file());
        fonts.font_data.insert(name.clone(), data.into());
        fonts.families.insert(family, vec![name]);
    }
    fonts
}

fn named(name: &str) -> FontFamily {
    FontFamily::Name(name.into())
}

/// What is told about the thing under the pointer; put into words only while somebody points.
pub(crate) trait Tip {
    fn tip(self, told: impl FnOnce() -> String) -> Self;
    /// Why it can't be used now.
    fn tip_why_not(self, told: impl FnOnce() -> String) -> Self;
}

impl Tip for Response {
    fn tip(self, told: impl FnOnce() -> String) -> Self {
        self.on_hover_ui(|ui| {
            ui.label(told());
        })
    }

    fn tip_why_not(self, told: impl FnOnce() -> String) -> Self {
        self.on_disabled_hover_ui(|ui| {
            ui.label(told());
        })
    }
}

/// Text set in another of our typefaces.
pub(crate) trait Type {
    fn bold(self) -> Self;
    fn slanted(self) -> Self;
    /// For titles.
    fn display(self) -> Self;
}

impl Type for RichText {
    fn bold(self) -> Self {
        self.family(named("bold"))
    }

    fn slanted(self) -> Self {
        self.family(named("italic"))
    }

    fn display(self) -> Self {
        self.family(named("display"))
    }
}

/// The typeface of titles, for what is painted.
pub(crate) fn display() -> FontFamily {
    named("display")
}

pub(crate) const fn text_family() -> FontFamily {
    FontFamily::Proportional
}

pub(crate) fn bold_family() -> FontFamily {
    named("bold")
}

pub(crate) fn italic_family() -> FontFamily {
    named("italic")
}

/// For what is painted, not set as a label.
pub(crate) fn bold(size: f32) -> FontId {
    FontId::new(size, named("bold"))
}

pub(crate) fn italic(size: f32) -> FontId {
    FontId::new(size, named("italic"))
}

pub(crate) fn apply(ctx: &egui::Context) {
    ctx.set_fonts(typefaces());
    ctx.options_mut(|options| {
        options.zoom_with_keyboard = false;
        // A slow, careful press is a click too.
        options.input_options.max_click_duration = 10.0;
    });
    ctx.all_styles_mut(|style| {
        let font = |size| FontId::new(size, FontFamily::Proportional);
        style.text_styles = [
            (TextStyle::Small, font(SMALLEST_TEXT)),
            (TextStyle::Body, font(TEXT)),
            (TextStyle::Button, font(TEXT)),
            (
                TextStyle::Monospace,
                FontId::new(TEXT, FontFamily::Monospace),
            ),
            (TextStyle::Heading, font(HEADING)),
        ]
        .into();
        style.spacing.item_spacing = vec2(8.0, 6.0);
        style.spacing.button_padding = vec2(12.0, 6.0);
        style.spacing.interact_size = vec2(40.0, 30.0);
        style.spacing.tooltip_width = 420.0;
        style.spacing.combo_width = 140.0;
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.15;
        // What is on its way could be missed by a quick hand.
        style.scroll_animation = egui::style::ScrollAnimation::none();
        style.visuals = visuals();
    });
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::light();
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(FADED_INK);
    visuals.panel_fill = PARCHMENT;
    visuals.window_fill = PARCHMENT;
    visuals.window_stroke = Stroke::new(2.0, GOLD);
    visuals.window_corner_radius = CornerRadius::same(12);
    visuals.menu_corner_radius = ROUND;
    visuals.extreme_bg_color = Color32::from_rgb(0xFB, 0xF4, 0xE2);
    visuals.faint_bg_color = PARCHMENT_DARK;
    visuals.selection.bg_fill = GOLD;
    visuals.selection.stroke = Stroke::new(1.0, INK);
    visuals.error_fg_color = CRIMSON;
    visuals.warn_fg_color = CRIMSON;
    visuals.disabled_alpha = 0.55;
    visuals.window_shadow = SHADOW;
    visuals.popup_shadow = SHADOW;
    let ink = Stroke::new(1.5, INK);
    for (widget, fill, line) in [
        (
            &mut visuals.widgets.noninteractive,
            PARCHMENT,
            Stroke::new(1.0, GOLD),
        ),
        (
            &mut visuals.widgets.inactive,
            PARCHMENT_DARK,
            Stroke::new(1.0, FADED_INK),
        ),
        (
            &mut visuals.widgets.hovered,
            Color32::from_rgb(0xF0, 0xD8, 0x8A),
            Stroke::new(2.0, CRIMSON),
        ),
        (&mut visuals.widgets.active, GOLD, Stroke::new(2.0, CRIMSON)),
        (
            &mut visuals.widgets.open,
            PARCHMENT_DARK,
            Stroke::new(1.0, CRIMSON),
        ),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = line;
        widget.fg_stroke = ink;
        widget.corner_radius = ROUND;
        widget.expansion = 0.0;
    }
    visuals
}

/// A sheet of paper on a panel or in the middle of the window.
pub(crate) fn sheet() -> Frame {
    Frame::new()
        .fill(PARCHMENT)
        .stroke(Stroke::new(2.0, GOLD))
        .corner_radius(CornerRadius::same(12))
        .shadow(SHADOW)
        .inner_margin(Margin::same(24))
}

/// A card, or an entry among others.
pub(crate) fn entry(fill: Color32, line: Stroke) -> Frame {
    Frame::new()
        .fill(fill)
        .stroke(line)
        .corner_radius(ROUND)
        .shadow(SHADOW)
        .inner_margin(Margin::same(8))
}

/// The button that is meant to be pressed.
pub(crate) fn primary(text: impl Into<String>) -> egui::Button<'static> {
    primary_text(RichText::new(text))
}

pub(crate) fn primary_text(text: RichText) -> egui::Button<'static> {
    egui::Button::new(text.color(PARCHMENT).bold())
        .fill(CRIMSON)
        .stroke(Stroke::new(1.0, GOLD))
}

pub(crate) fn heading(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.label(RichText::new(text).size(HEADING).color(CRIMSON).display())
}

pub(crate) fn faded(text: impl Into<String>) -> RichText {
    RichText::new(text).color(FADED_INK)
}
