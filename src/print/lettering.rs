//! Words fitted to boxes: never larger than the box, never cut off.

use super::ink::Ink;
use super::shape::{Frame, Shape, around};
use super::sheet::Sheet;
use super::typeface::{Face, Line, width};
use tiny_skia::Transform;

/// How the words of one box are set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub(super) face: Face,
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
/// Each try is smaller by this.
const SHRINK: f32 = 0.97;

impl Style {
    pub(super) const fn new(face: Face, size: f32, ink: Ink) -> Self {
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
    let line = Line::set(style.face, words, style.tracking);
    let size = style
        .size
        .min(frame.width / line.width.max(1e-6))
        .min(frame.height / (ASCENT + DESCENT));
    let (x, y) = frame.middle();
    let base = y + size * style.face.capitals() / 2.0;
    line.shape
        .transformed(Transform::from_scale(size, size))
        .moved(x - line.width * size / 2.0, base)
}

pub(super) fn write(sheet: &mut Sheet, words: &str, frame: Frame, style: Style) {
    sheet.fill(&centred(words, frame, style), style.ink);
}

/// A figure or two as large as fits: only capitals' height counts, figures hang nowhere below.
pub(super) fn figures(words: &str, frame: Frame, style: Style) -> Shape {
    let line = Line::set(style.face, words, style.tracking);
    let capitals = style.face.capitals();
    let size = style
        .size
        .min(frame.width / line.width.max(1e-6))
        .min(frame.height / (capitals * 1.04));
    let (x, y) = frame.middle();
    line.shape
        .scaled(size)
        .moved(x - line.width * size / 2.0, y + size * capitals / 2.0)
}

/// Several lines broken at spaces, in the middle of a box: the largest size that fits.
pub(super) fn paragraph(words: &str, frame: Frame, style: Style) -> Shape {
    let (size, lines) = broken(words, frame, style);
    let block = size * (ASCENT + DESCENT + LEADING * (count(lines.len()) - 1.0));
    let (middle, y) = frame.middle();
    let first = y - block / 2.0 + size * ASCENT;
    Shape::build(|path| {
        for (nth, words) in lines.iter().enumerate() {
            let line = Line::set(style.face, words, style.tracking);
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
}

fn broken<'a>(words: &'a str, frame: Frame, style: Style) -> (f32, Vec<&'a str>) {
    let mut size = style.size;
    loop {
        let lines = balanced(words, frame.width / size, style);
        let height = size * (ASCENT + DESCENT + LEADING * (count(lines.len()) - 1.0));
        let widest = lines
            .iter()
            .map(|line| set_width(line, style) * size)
            .fold(0.0, f32::max);
        // So small that nobody could read it: better than to loop on.
        let smallest = style.size * 0.2;
        if (height <= frame.height && widest <= frame.width) || size < smallest {
            return (size, lines);
        }
        size *= SHRINK;
    }
}

/// As few lines as greedy breaking needs, then as even as they can be.
fn balanced<'a>(words: &'a str, room: f32, style: Style) -> Vec<&'a str> {
    let fewest = greedy(words, room, style);
    let mut best = fewest.clone();
    let mut narrower = room;
    for _ in 0..8 {
        narrower *= 0.95;
        let lines = greedy(words, narrower, style);
        if lines.len() > fewest.len() {
            break;
        }
        best = lines;
    }
    best
}

fn greedy<'a>(words: &'a str, room: f32, style: Style) -> Vec<&'a str> {
    let mut lines = Vec::new();
    let (mut start, mut end) = (0, 0);
    let breaks = words.match_indices(' ').map(|(at, _)| at);
    for at in breaks.chain([words.len()]) {
        let longer = words.get(start..at).unwrap_or_default();
        if end > start && set_width(longer, style) > room {
            lines.push(words.get(start..end).unwrap_or_default());
            start = end + 1;
        }
        end = at;
    }
    lines.push(words.get(start..).unwrap_or_default());
    lines
}

fn set_width(words: &str, style: Style) -> f32 {
    width(style.face, words) + style.tracking * count(words.chars().count().saturating_sub(1))
}

/// Words along a circle, read from outside, their middle at `turn` (in turns, clockwise from the
/// top). No wider than `most` turns.
pub(super) fn curved(words: &str, radius: f32, turn: f32, most: f32, style: Style) -> Shape {
    let around_all = std::f32::consts::TAU * radius;
    let size = style.size.min(most * around_all / set_width(words, style).max(1e-6));
    let whole = set_width(words, style) * size / around_all;
    Shape::build(|path| {
        for (at, letter) in words.char_indices() {
            let before = words.get(..at).unwrap_or_default();
            let mut bytes = [0; 4];
            let line = Line::set(style.face, letter.encode_utf8(&mut bytes), 0.0);
            let gone = width(style.face, before) + style.tracking * count(before.chars().count());
            let here = turn - whole / 2.0 + (gone + line.width / 2.0) * size / around_all;
            let (x, y) = around(0.0, 0.0, radius, here);
            let turned = line
                .shape
                .moved(-line.width / 2.0, 0.0)
                .scaled(size)
                .transformed(Transform::from_rotate(here * 360.0))
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
