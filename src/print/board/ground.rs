//! The ground of a region: painted, engraved, with its border and its name.

use super::labels;
use super::terrain::{RANGES, RIVERS, meander};
use crate::board::{
    BOARD, Outline, Point, Rect, label_of, nearest_on_side, outline, outlines, silhouette,
};
use crate::print::Wording;
use crate::print::grain::{chance, lay_grain};
use crate::print::ink::{self, DEEP_SEA, INK, Ink, PAPER_WHITE};
use crate::print::picture::PlacedPicture;
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::rules::RegionId;
use tiny_skia::Transform;

/// A region's picture reaches this far over its outline, so that no edge shines through where it is
/// stretched over a mesh.
const BLEED: f32 = 0.05;
const BORDER: f32 = 0.03;
/// Little fields and trees stand about this far apart.
const SPACING: f32 = 0.31;
const HILL: f32 = 0.17;

/// The ground of a region with its name, clear outside.
pub fn ground<'a>(
    region: RegionId,
    pixels_per_unit: f32,
    text: impl Into<Wording<'a>>,
) -> PlacedPicture {
    let text = text.into();
    let scale = pixels_per_unit.clamp(8.0, 1024.0);
    let (mut sheet, left, top) = painted(region, scale, text);
    let shape = Shape::on_board(&outline(region).shape);
    sheet.cut_out(&shape, BLEED);
    let (width, height) = (sheet.pixmap.width(), sheet.pixmap.height());
    lay_grain(&mut sheet.pixmap);
    let units = |pixels: u32| f32::from(pixels as u16) / scale;
    let [left, top] = [left, top].map(|pixels| f32::from(pixels as i16) / scale);
    let corner = Point::new(BOARD.left() + left, BOARD.top() - top);
    let (width, height) = (units(width), units(height));
    PlacedPicture {
        picture: sheet.finish(),
        covers: Rect::new(corner + Point::new(width, -height) / 2.0, width, height),
    }
}

/// The ground and where its corner is on a print of the whole board, in pixels.
/// Not yet cut to the region's outline.
pub(super) fn painted(region: RegionId, scale: f32, text: Wording<'_>) -> (Sheet, i32, i32) {
    let outline = outline(region);
    let bounds = outline.shape.bounds().grown(BLEED);
    let left = ((bounds.left() - BOARD.left()) * scale).floor();
    let top = ((BOARD.top() - bounds.top()) * scale).floor();
    let width = (bounds.width * scale).ceil() as u32 + 1;
    let height = (bounds.height * scale).ceil() as u32 + 1;
    let origin = (BOARD.left() + left / scale, -BOARD.top() + top / scale);
    let mut sheet = Sheet::at(width, height, scale, origin.0, origin.1);
    let tone = ink::ground(region);
    sheet.flood(tone);
    let shape = Shape::on_board(&outline.shape);
    shade_edges(&mut sheet, &shape, tone);
    scatter(&mut sheet, outline, tone);
    rivers(&mut sheet, tone);
    hills(&mut sheet, outline, tone);
    labels::name(&mut sheet, region.place(), tone, text);
    border(&mut sheet, &shape, tone);
    (sheet, left as i32, top as i32)
}

/// All borders and the coast, over the grounds of a whole board.
pub(super) fn borders(sheet: &mut Sheet) {
    let coast = Shape::on_board(silhouette());
    sheet.stroke(&coast, 0.085, INK.thin(0.45));
    sheet.stroke(&coast, 0.055, PAPER_WHITE.mix(ink::GOLD, 0.35));
    for outline in outlines() {
        sheet.stroke(&Shape::on_board(&outline.shape), BORDER, INK.lighter(0.08));
    }
}

fn border(sheet: &mut Sheet, shape: &Shape, tone: Ink) {
    sheet.stroke(shape, BORDER * 2.6, tone.lighter(0.5));
    sheet.stroke(shape, BORDER, INK.lighter(0.08));
}

/// Darker towards the border, as map painters did with a wet brush.
fn shade_edges(sheet: &mut Sheet, shape: &Shape, tone: Ink) {
    for (width, alpha) in [
        (0.52, 0.05),
        (0.43, 0.06),
        (0.34, 0.06),
        (0.26, 0.07),
        (0.18, 0.07),
        (0.1, 0.08),
    ] {
        sheet.stroke(shape, width, tone.darker(0.5).thin(alpha));
    }
}

fn engraving(tone: Ink) -> Ink {
    tone.darker(0.55).thin(0.75)
}

/// Fields, olive groves and grass, wherever there is room.
fn scatter(sheet: &mut Sheet, outline: &Outline, tone: Ink) {
    let bounds = outline.shape.bounds();
    let region = outline.id as u32;
    let label = label_of(outline.id.place()).grown(0.1);
    let line = engraving(tone);
    let columns = (bounds.width / SPACING) as u16;
    let rows = (bounds.height / SPACING) as u16;
    let mut strokes = Vec::new();
    let mut crowns = Vec::new();
    for (column, row) in (0..=columns).flat_map(|c| (0..=rows).map(move |r| (c, r))) {
        let dice = |which: u32| chance(u32::from(column), u32::from(row), region * 16 + which);
        let at = Point::new(
            bounds.left() + (f32::from(column) + 0.2 + 0.6 * dice(0)) * SPACING,
            bounds.bottom() + (f32::from(row) + 0.2 + 0.6 * dice(1)) * SPACING,
        );
        let free = outline.shape.contains(at)
            && outline.shape.distance_to_border(at) > 0.16
            && !label.contains(at)
            && far_from(&RANGES, at, HILL)
            && far_from(&RIVERS, at, 0.1);
        if !free {
            continue;
        }
        let (x, y) = (at.x, -at.y);
        match (dice(2) * 10.0) as u8 {
            0..=3 => {
                let plough = if dice(5) > 0.5 {
                    tone.lighter(0.3)
                } else {
                    tone.darker(0.14)
                };
                sheet.fill(&plot(dice(3)).moved(x, y), plough.thin(0.55));
                strokes.push(field(dice(3), dice(4)).moved(x, y));
            }
            4..=6 => crowns.push(Shape::circle(x, y, 0.036 + 0.014 * dice(3))),
            7..=8 => strokes.push(grass().moved(x, y)),
            _ => {}
        }
    }
    for stroke in &strokes {
        sheet.stroke(stroke, 0.012, line);
    }
    for crown in &crowns {
        let (x, y) = crown.bounds().middle();
        sheet.stroke(&Shape::line(&[(x, y), (x, y + 0.075)]), 0.014, line);
        sheet.outlined(crown, tone.darker(0.22), 0.012, line);
    }
}

/// A ploughed strip under the furrows.
fn plot(turn: f32) -> Shape {
    let slant = Transform::from_rotate(((turn - 0.5) * 1.6).to_degrees());
    Shape::rounded(Frame::new(-0.12, -0.085, 0.24, 0.17), 0.03).transformed(slant)
}

/// Furrows.
fn field(turn: f32, length: f32) -> Shape {
    let (sin, cos) = ((turn - 0.5) * 1.6).sin_cos();
    Shape::build(|path| {
        for nth in 0..4_u8 {
            let across = (f32::from(nth) - 1.5) * 0.036;
            let half = 0.06 + 0.03 * length;
            path.move_to(-cos * half - sin * across, -sin * half + cos * across);
            path.line_to(cos * half - sin * across, sin * half + cos * across);
        }
    })
}

fn grass() -> Shape {
    Shape::drawn("M -0.04 0.01 L -0.05 -0.035 M 0 0.01 L 0 -0.05 M 0.04 0.01 L 0.05 -0.035")
}

fn rivers(sheet: &mut Sheet, tone: Ink) {
    for river in RIVERS.iter() {
        let course = Shape::stream(&meander(river));
        sheet.stroke(&course, 0.06, tone.lighter(0.35).thin(0.6));
        sheet.stroke(&course, 0.034, DEEP_SEA.mix(tone, 0.25));
    }
}

/// Small hills seen from the south, lit from the left.
fn hills(sheet: &mut Sheet, outline: &Outline, tone: Ink) {
    let label = label_of(outline.id.place()).grown(0.03);
    let line = engraving(tone);
    let mut tops: Vec<(Point, f32)> = Vec::new();
    for (range, crest) in RANGES.iter().enumerate() {
        for (leg, ends) in crest.windows(2).enumerate() {
            let (from, to) = (ends[0], ends[1]);
            let count = (from.distance(to) / (HILL * 0.95)) as u8;
            for nth in 0..count {
                let dice =
                    |which: u32| chance(range as u32 * 31 + u32::from(nth), leg as u32, which);
                let t = (f32::from(nth) + 0.5) / f32::from(count);
                let stray = Point::new((dice(8) - 0.5) * 0.08, (dice(9) - 0.5) * 0.16);
                tops.push((from.lerp(to, t) + stray, HILL * (0.75 + 0.45 * dice(10))));
            }
        }
    }
    // Those in the north first: they stand behind.
    tops.sort_by(|a, b| b.0.y.total_cmp(&a.0.y));
    for (at, size) in tops {
        let covers = Rect::new(at + Point::Y * size * 0.4, size * 1.2, size);
        let here = outline.shape.contains(at) && outline.shape.distance_to_border(at) > 0.11;
        if here && !label.overlaps(covers) {
            hill(sheet, at, size, tone, line);
        }
    }
}

fn hill(sheet: &mut Sheet, at: Point, size: f32, tone: Ink, line: Ink) {
    sheet.within(at.x, -at.y, size, |sheet| {
        let ridge = "M -0.62 0.05 Q -0.36 -0.1 -0.26 -0.3 Q -0.14 -0.56 -0.02 -0.58 \
                     Q 0.1 -0.56 0.2 -0.36 Q 0.34 -0.1 0.62 0.05";
        sheet.fill(&Shape::drawn(ridge), tone.lighter(0.25));
        let shade = Shape::drawn(
            "M -0.02 -0.58 Q 0.1 -0.56 0.2 -0.36 Q 0.34 -0.1 0.62 0.05 L 0.16 0.05 \
             Q 0.02 -0.12 0.08 -0.28 Q 0.08 -0.44 -0.02 -0.58 Z",
        );
        sheet.fill(&shade, tone.darker(0.2));
        let hatches = "M 0.14 -0.3 L 0.12 -0.1 M 0.24 -0.2 L 0.25 0 M 0.36 -0.06 L 0.4 0.03";
        sheet.stroke(&Shape::drawn(hatches), 0.05, line);
        sheet.stroke(&Shape::drawn(ridge), 0.07, line);
    });
}

fn far_from(lines: &[Vec<Point>], at: Point, least: f32) -> bool {
    lines.iter().all(|line| {
        line.windows(2).all(|ends| {
            let nearest = nearest_on_side(ends[0], ends[1], at);
            at.distance(nearest) > least
        })
    })
}
