//! The typefaces, and how words in them become outlines.

use super::shape::Shape;
use harfrust::{Direction, Feature, ShapePlan, ShaperData, Tag, UnicodeBuffer, script};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::sync::LazyLock;
use tiny_skia::PathBuilder;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typeface {
    /// For running text.
    Text,
    Italic,
    Bold,
    /// For titles; its small letters are small capitals.
    Display,
}

struct LoadedTypeface {
    font: FontRef<'static>,
    shaper: ShaperData,
    /// Making one takes longer than setting a line with it.
    plan: ShapePlan,
    per_em: f32,
}

static FACES: LazyLock<[LoadedTypeface; 4]> = LazyLock::new(|| Typeface::ALL.map(load));

fn load(face: Typeface) -> LoadedTypeface {
    let font = FontRef::new(face.file()).expect("the typefaces are part of the program and tested");
    let metrics = font.metrics(Size::unscaled(), LocationRef::default());
    let shaper = ShaperData::new(&font);
    let plan = ShapePlan::new(
        &shaper.shaper(&font).build(),
        Direction::LeftToRight,
        Some(script::LATIN),
        None,
        &features(),
    );
    LoadedTypeface {
        shaper,
        plan,
        per_em: f32::from(metrics.units_per_em),
        font,
    }
}

/// Figures as high as capitals: old-style ones are hard to tell apart when small.
fn features() -> [Feature; 2] {
    [b"lnum", b"kern"].map(|tag| Feature::new(Tag::new(tag), 1, ..))
}

impl Typeface {
    pub const ALL: [Self; 4] = [Self::Text, Self::Italic, Self::Bold, Self::Display];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "Text",
            Self::Italic => "Italic",
            Self::Bold => "Bold",
            Self::Display => "Display",
        }
    }

    /// The file itself, for whoever sets type by other means.
    pub const fn file(self) -> &'static [u8] {
        match self {
            Self::Text => include_bytes!("../../assets/fonts/EBGaramond-Regular.ttf"),
            Self::Italic => include_bytes!("../../assets/fonts/EBGaramond-Italic.ttf"),
            Self::Bold => include_bytes!("../../assets/fonts/EBGaramond-Bold.ttf"),
            Self::Display => include_bytes!("../../assets/fonts/Cinzel-Bold.ttf"),
        }
    }

    /// Whether it has a letter for this.
    pub fn has(self, letter: char) -> bool {
        self.loaded().font.charmap().map(letter).is_some()
    }

    /// Height of capitals and figures, as a part of the size.
    pub(super) const fn capitals(self) -> f32 {
        match self {
            Self::Text | Self::Italic | Self::Bold => 0.65,
            Self::Display => 0.70,
        }
    }

    fn loaded(self) -> &'static LoadedTypeface {
        &FACES[self as usize]
    }
}

/// Words in one line, set at size 1 with the origin at the left end of the base line.
#[derive(Clone, Debug)]
pub(super) struct TypesetLine {
    pub(super) shape: Shape,
    /// How far the pen moved, at size 1.
    pub(super) width: f32,
}

impl TypesetLine {
    /// `tracking` is air between letters, as a part of the size.
    pub(super) fn set(face: Typeface, words: &str, tracking: f32) -> Self {
        let mut width = 0.0;
        let shape = Shape::build(|path| {
            width = each_glyph(face, words, tracking, |glyph, x, y| {
                draw_glyph(face, glyph, x, y, path);
            });
        });
        Self { shape, width }
    }
}

/// Width at size 1, without drawing.
pub(super) fn width(face: Typeface, words: &str) -> f32 {
    each_glyph(face, words, 0.0, |_, _, _| {})
}

fn each_glyph(
    face: Typeface,
    words: &str,
    tracking: f32,
    mut draw: impl FnMut(GlyphId, f32, f32),
) -> f32 {
    let loaded = face.loaded();
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(words);
    buffer.set_direction(Direction::LeftToRight);
    buffer.set_script(script::LATIN);
    let shaper = loaded.shaper.shaper(&loaded.font).build();
    let glyphs = shaper.shape_with_plan(&loaded.plan, buffer, &features());
    let em = |units: i32| f32::from(units as i16) / loaded.per_em;
    let mut pen = 0.0;
    for (info, position) in glyphs.glyph_infos().iter().zip(glyphs.glyph_positions()) {
        let x = pen + em(position.x_offset);
        draw(GlyphId::new(info.glyph_id), x, -em(position.y_offset));
        pen += em(position.x_advance) + tracking;
    }
    if pen > 0.0 { pen - tracking } else { pen }
}

fn draw_glyph(face: Typeface, glyph: GlyphId, x: f32, y: f32, path: &mut PathBuilder) {
    let outlines = face.loaded().font.outline_glyphs();
    if let Some(outline) = outlines.get(glyph) {
        let settings = DrawSettings::unhinted(Size::new(1.0), LocationRef::default());
        let mut pen = GlyphPen { path, x, y };
        // A glyph that can't be drawn leaves a gap, which the tests look for.
        let _ = outline.draw(settings, &mut pen);
    }
}

struct GlyphPen<'a> {
    path: &'a mut PathBuilder,
    x: f32,
    y: f32,
}

impl OutlinePen for GlyphPen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.x + x, self.y - y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.x + x, self.y - y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.path
            .quad_to(self.x + cx, self.y - cy, self.x + x, self.y - y);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.path.cubic_to(
            self.x + ax,
            self.y - ay,
            self.x + bx,
            self.y - by,
            self.x + x,
            self.y - y,
        );
    }

    fn close(&mut self) {
        self.path.close();
    }
}
