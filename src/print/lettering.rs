//! Words fitted to boxes: never larger than the box, never cut off.

use super::ink::Ink;
use super::shape::{Frame, Shape, around};
use super::sheet::Sheet;
use super::typeface::{Typeface, TypesetLine, width};
use tiny_skia::Transform;

/// How the words of one box are set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub(super) face: Typeface,
    /// The largest size; smaller if the box asks for it.
    pub(super) size: f32,
    pub(super) ink: Ink,
    /// Air between letters, as a part of the size.
    pub(super) tracking: f32,
}

/// From base line to base line, as a part of the size.
const LEADING: f32 = 1.02;
/// How far letters reach over and under the base line, as a part of the size.
const ASCENT: f32 = 0.72;
const DESCENT: f32 = 0.27;
/// Kerning at word spaces is not measured, so leave a little room for it.
const SAFE: f32 = 0.99;
/// Each try is smaller by this.
const SHRINK: f32 = 0.97;

impl Style {
    pub(super) const fn new(face: Typeface, size: f32, ink: Ink) -> Self {
        Self {
            face,
            size,
            ink,
            tracking: 0.0,
        }
    }

    pub(super) const fn tracked(self, tracking: f32) -> Self {
        Self { tracking, ..self }
    }
}

/// One line in the middle of a box, as large as its style and the box allow. Capitals stand in the
/// middle of the height.
pub(super) fn centred(words: &str, frame: Frame, style: Style) -> Shape {
    let line = TypesetLine::set(style.face, words, style.tracking);
    let size = style
        .size
        .min(frame.width / line.width.max(1e-6))
        .min(frame.height / (ASCENT + DESCENT));
    let (x, y) = frame.middle();
    let base = y + size * style.face.capitals() / 2.0;
    line.shape
        .scaled(size)
        .moved(x - line.width * size / 2.0, base)
        .kept_inside(frame)
}

pub(super) fn write(sheet: &mut Sheet, words: &str, frame: Frame, style: Style) {
    sheet.fill(&centred(words, frame, style), style.ink);
}

/// A figure or two as large as fits: only capitals' height counts, figures hang nowhere below.
pub(super) fn figures(words: &str, frame: Frame, style: Style) -> Shape {
    let line = TypesetLine::set(style.face, words, style.tracking);
    let capitals = style.face.capitals();
    let size = style
        .size
        .min(frame.width / line.width.max(1e-6))
        .min(frame.height / (capitals * 1.04));
    let (x, y) = frame.middle();
    // Figures have unequal air at their sides; the eye sees only the ink.
    let (ink, _) = line.shape.bounds().middle();
    line.shape
        .scaled(size)
        .moved(x - ink * size, y + size * capitals / 2.0)
}

/// Several lines broken at spaces, in the middle of a box: the largest size that fits.
pub(super) fn paragraph(words: &str, frame: Frame, style: Style) -> Shape {
    let (size, lines) = broken(words, frame, style);
    let block = size * (ASCENT + DESCENT + LEADING * (count(lines.len()) - 1.0));
    let (middle, y) = frame.middle();
    let first = y - block / 2.0 + size * ASCENT;
    Shape::build(|path| {
        for (nth, words) in lines.iter().enumerate() {
            let line = TypesetLine::set(style.face, words, style.tracking);
            let base = first + count(nth) * size * LEADING;
            let placed = line
                .shape
                .scaled(size)
                .moved(middle - line.width * size / 2.0, base);
            if let Some(outline) = placed.path() {
                path.push_path(outline);
            }
        }
    })
    // Accents on capitals reach higher than was reckoned with.
    .kept_inside(frame)
}

fn broken(words: &str, frame: Frame, style: Style) -> (f32, Vec<&str>) {
    let measured = MeasuredWords::new(words, style);
    let mut size = style.size;
    loop {
        let lines = measured.balanced(frame.width * SAFE / size);
        let height = size * (ASCENT + DESCENT + LEADING * (count(lines.len()) - 1.0));
        let widest = lines.iter().map(|line| line.1 * size).fold(0.0, f32::max);
        // So small that nobody could read it: better than to loop on.
        let smallest = style.size * 0.2;
        if (height <= frame.height && widest <= frame.width * SAFE) || size < smallest {
            return (size, lines.into_iter().map(|line| line.0).collect());
        }
        size *= SHRINK;
    }
}

/// Each word's width, measured once: shaping is the dear part.
struct MeasuredWords<'a> {
    words: &'a str,
    /// Where each word ends, and its width.
    ends: Vec<(usize, f32)>,
    space: f32,
}

impl<'a> MeasuredWords<'a> {
    fn new(words: &'a str, style: Style) -> Self {
        let mut end = 0;
        let measure = |word: &str| {
            end += word.len() + 1;
            (end - 1, set_width(word, style))
        };
        Self {
            words,
            ends: words.split(' ').map(measure).collect(),
            space: set_width(" ", style) + 2.0 * style.tracking,
        }
    }

    /// As few lines as greedy breaking needs, then as even as they can be.
    fn balanced(&self, room: f32) -> Vec<(&'a str, f32)> {
        let mut best = self.greedy(room);
        let fewest = best.len();
        let mut narrower = room;
        for _ in 0..8 {
            narrower *= 0.95;
            let lines = self.greedy(narrower);
            if lines.len() > fewest {
                break;
            }
            best = lines;
        }
        best
    }

    /// Lines with their widths.
    fn greedy(&self, room: f32) -> Vec<(&'a str, f32)> {
        let mut lines = Vec::new();
        let (mut start, mut end, mut wide) = (0, 0, 0.0);
        for &(word_end, width) in &self.ends {
            let longer = wide + self.space + width;
            if end > start && longer > room {
                lines.push((self.words.get(start..end).unwrap_or_default(), wide));
                start = end + 1;
                wide = width;
            } else {
                wide = if end > start { longer } else { width };
            }
            end = word_end;
        }
        lines.push((self.words.get(start..).unwrap_or_default(), wide));
        lines
    }
}

fn set_width(words: &str, style: Style) -> f32 {
    width(style.face, words) + style.tracking * count(words.chars().count().saturating_sub(1))
}

/// Words along a circle, their middle at `turn` (in turns, clockwise from the top), no wider than
/// `most` turns; in the lower half they run the other way, so that none stands on its head.
pub(super) fn curved(words: &str, radius: f32, turn: f32, most: f32, style: Style) -> Shape {
    let room = most * std::f32::consts::TAU * radius;
    let size = style.size.min(room / set_width(words, style).max(1e-6));
    let flipped = (0.25..0.75).contains(&turn);
    let (forward, radius, face_turn) = if flipped {
        (-1.0, radius + size * style.face.capitals(), 0.5)
    } else {
        (1.0, radius, 0.0)
    };
    let around_all = std::f32::consts::TAU * radius;
    let whole = set_width(words, style) * size / around_all;
    Shape::build(|path| {
        for (at, letter) in words.char_indices() {
            let before = words.get(..at).unwrap_or_default();
            let mut bytes = [0; 4];
            let line = TypesetLine::set(style.face, letter.encode_utf8(&mut bytes), 0.0);
            let gone = width(style.face, before) + style.tracking * count(before.chars().count());
            let along = (gone + line.width / 2.0) * size / around_all - whole / 2.0;
            let here = turn + forward * along;
            let (x, y) = around(0.0, 0.0, radius, here);
            let turned = line
                .shape
                .moved(-line.width / 2.0, 0.0)
                .scaled(size)
                .transformed(Transform::from_rotate((here + face_turn) * 360.0))
                .moved(x, y);
            if let Some(outline) = turned.path() {
                path.push_path(outline);
            }
        }
    })
}

/// Lines and letters are few.
fn count(n: usize) -> f32 {
    f32::from(n as u16)
}
