//! The small drawings that cards, board and pieces share. Each is about one unit large, its middle
//! at the origin, so that whoever uses it says where and how large.

use super::ink::{
    CRIMSON, FADED_INK, GOLD, INK, Ink, PALE_GOLD, PAPER_WHITE, PARCHMENT, STONE, WALNUT,
};
use super::shape::{Frame, Shape, around};
use super::sheet::Sheet;
use crate::board;
use crate::rules::{Colour, REGIONS, RegionId};
use glam::Vec2;

/// Outlines are this wide, as a part of the symbol.
const LINE: f32 = 0.05;

/// A heraldic lily: the sign for points.
pub(super) fn lily() -> Shape {
    Shape::drawn(
        "M 0 -0.5 C 0.17 -0.3 0.2 -0.12 0.07 0.1 L -0.07 0.1 C -0.2 -0.12 -0.17 -0.3 0 -0.5 Z \
         M 0.1 0.1 C 0.12 -0.14 0.24 -0.32 0.4 -0.24 C 0.53 -0.16 0.47 0.06 0.31 0.03 \
         C 0.37 -0.08 0.27 -0.12 0.22 -0.02 C 0.19 0.04 0.18 0.07 0.18 0.1 Z \
         M -0.1 0.1 C -0.12 -0.14 -0.24 -0.32 -0.4 -0.24 C -0.53 -0.16 -0.47 0.06 -0.31 0.03 \
         C -0.37 -0.08 -0.27 -0.12 -0.22 -0.02 C -0.19 0.04 -0.18 0.07 -0.18 0.1 Z \
         M -0.24 0.12 L 0.24 0.12 L 0.24 0.21 L -0.24 0.21 Z \
         M -0.07 0.23 L 0.07 0.23 C 0.08 0.32 0.13 0.36 0.22 0.35 C 0.15 0.44 0.05 0.41 0 0.5 \
         C -0.05 0.41 -0.15 0.44 -0.22 0.35 C -0.13 0.36 -0.08 0.32 -0.07 0.23 Z",
    )
}

/// A lily in gold with a dark rim.
pub(super) fn golden_lily(sheet: &mut Sheet, x: f32, y: f32, size: f32) {
    sheet.within(x, y, size, |sheet| {
        let lily = lily();
        sheet.stroke(&lily, 0.13, PAPER_WHITE.thin(0.85));
        sheet.stroke(&lily, 0.07, INK);
        sheet.fill(&lily, GOLD);
    });
}

pub(super) fn crown() -> Shape {
    Shape::drawn(
        "M -0.42 0.3 L -0.5 -0.22 L -0.24 0.02 L 0 -0.34 L 0.24 0.02 L 0.5 -0.22 L 0.42 0.3 Z",
    )
}

pub(super) fn golden_crown(sheet: &mut Sheet, x: f32, y: f32, size: f32) {
    sheet.within(x, y, size, |sheet| {
        sheet.outlined(&crown(), GOLD, LINE * 1.3, INK);
        for (x, y) in [(-0.5, -0.25), (0.0, -0.38), (0.5, -0.25)] {
            sheet.outlined(&Shape::circle(x, y, 0.08), PALE_GOLD, LINE, INK);
        }
        sheet.stroke(&Shape::line(&[(-0.4, 0.18), (0.4, 0.18)]), LINE, INK);
    });
}

/// Whose caballero a cube is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum CubeOwner {
    Own,
    Other,
    /// Own or other: half and half.
    Any,
    Player(Colour),
    /// Somebody's, told apart by the shape only.
    Shape(Colour),
}

/// A cube seen from above one of its edges.
pub(super) fn cube(sheet: &mut Sheet, x: f32, y: f32, size: f32, whose: CubeOwner) {
    let own = WALNUT;
    let other = PAPER_WHITE;
    let (top, left, right) = match whose {
        CubeOwner::Own => (own.lighter(0.3), own.lighter(0.08), own.darker(0.45)),
        CubeOwner::Other | CubeOwner::Shape(_) => (other, other.darker(0.1), other.darker(0.22)),
        CubeOwner::Any => (other, own.lighter(0.08), other.darker(0.16)),
        CubeOwner::Player(colour) => {
            let ink = super::ink::player(colour);
            (ink.lighter(0.22), ink, ink.darker(0.3))
        }
    };
    sheet.within(x, y, size, |sheet| {
        let rim = [
            (0.0, -0.5),
            (0.45, -0.27),
            (0.45, 0.26),
            (0.0, 0.5),
            (-0.45, 0.26),
            (-0.45, -0.27),
        ];
        let middle = (0.0, -0.04);
        sheet.fill(&Shape::polygon(&rim), right);
        sheet.fill(&Shape::polygon(&[rim[4], rim[5], middle, rim[3]]), left);
        let lid = [rim[0], rim[1], middle, rim[5]];
        sheet.fill(&Shape::polygon(&lid), top);
        if whose == CubeOwner::Any {
            let half = Shape::polygon(&[rim[0], middle, rim[5]]);
            sheet.fill(&half, own.lighter(0.3));
        }
        sheet.stroke(&Shape::line(&[rim[5], middle, rim[1]]), LINE, INK);
        sheet.stroke(&Shape::line(&[middle, rim[3]]), LINE, INK);
        sheet.stroke(&Shape::polygon(&rim), LINE * 1.6, INK);
        if let CubeOwner::Shape(colour) = whose {
            // Leaning with the left side of the cube.
            let mark = player_shape(colour).scaled(0.155);
            let lean = tiny_skia::Transform::from_row(0.9, 0.46, 0.0, 1.0, -0.225, 0.12);
            sheet.fill(&mark.transformed(lean), INK);
        }
    });
}

/// A Grande: a large cube with a crest.
pub(super) fn grande(sheet: &mut Sheet, x: f32, y: f32, size: f32) {
    cube(sheet, x, y, size, CubeOwner::Own);
    for (x_off, lean) in [(-0.225, 0.46), (0.225, -0.46)] {
        let crest = lily()
            .scaled(0.34)
            .transformed(tiny_skia::Transform::from_row(
                0.9, lean, 0.0, 1.0, x_off, 0.12,
            ));
        sheet.within(x, y, size, |sheet| sheet.fill(&crest, PALE_GOLD));
    }
}

/// The King: a turned pawn in ebony with a crown.
pub(super) fn king(sheet: &mut Sheet, x: f32, y: f32, size: f32) {
    sheet.within(x, y, size, |sheet| {
        let body = Shape::drawn(
            "M -0.26 0.5 L -0.26 0.42 C -0.26 0.36 -0.2 0.34 -0.16 0.32 C -0.11 0.18 -0.09 0.06 \
             -0.09 -0.06 L -0.16 -0.08 L -0.16 -0.14 L 0.16 -0.14 L 0.16 -0.08 L 0.09 -0.06 \
             C 0.09 0.06 0.11 0.18 0.16 0.32 C 0.2 0.34 0.26 0.36 0.26 0.42 L 0.26 0.5 Z",
        );
        let ebony = INK.lighter(0.06);
        sheet.outlined(&body, ebony, 0.035, INK);
        sheet.fill(&Shape::circle(0.0, -0.22, 0.13), ebony);
        sheet.stroke(&Shape::line(&[(-0.16, -0.11), (0.16, -0.11)]), 0.035, GOLD);
        sheet.stroke(&Shape::line(&[(-0.22, 0.41), (0.22, 0.41)]), 0.035, GOLD);
        sheet.stroke(
            &Shape::drawn("M -0.06 0.28 C -0.04 0.18 -0.03 0.1 -0.03 0.0"),
            0.03,
            FADED_INK,
        );
        golden_crown(sheet, 0.0, -0.37, 0.36);
    });
}

/// The Castillo.
pub(super) fn tower(sheet: &mut Sheet, x: f32, y: f32, size: f32) {
    sheet.within(x, y, size, |sheet| {
        let wall = Shape::drawn(
            "M -0.3 0.5 L -0.27 -0.2 L -0.36 -0.24 L -0.36 -0.48 L -0.22 -0.48 L -0.22 -0.37 \
             L -0.07 -0.37 L -0.07 -0.48 L 0.07 -0.48 L 0.07 -0.37 L 0.22 -0.37 L 0.22 -0.48 \
             L 0.36 -0.48 L 0.36 -0.24 L 0.27 -0.2 L 0.3 0.5 Z",
        );
        sheet.outlined(&wall, STONE, 0.04, INK);
        let shade = Shape::drawn(
            "M 0.12 0.48 L 0.12 -0.35 L 0.34 -0.35 L 0.34 -0.25 L 0.25 -0.22 L 0.28 0.48 Z",
        );
        sheet.fill(&shade, FADED_INK.thin(0.35));
        sheet.stroke(&Shape::line(&[(-0.27, -0.2), (0.27, -0.2)]), 0.03, INK);
        let stones = [
            (-0.2, -0.06),
            (0.02, 0.02),
            (-0.22, 0.14),
            (0.13, -0.1),
            (0.16, 0.16),
        ];
        for (x, y) in stones {
            sheet.stroke(&Shape::line(&[(x, y), (x + 0.08, y)]), 0.02, FADED_INK);
        }
        let gate = Shape::drawn(
            "M -0.12 0.5 L -0.12 0.3 Q -0.12 0.16 0 0.16 Q 0.12 0.16 0.12 0.3 L 0.12 0.5 Z",
        );
        sheet.fill(&gate, INK);
        sheet.fill(
            &Shape::rounded(Frame::new(-0.03, -0.14, 0.06, 0.14), 0.03),
            INK,
        );
    });
}

/// A court: a hall with columns under a gable.
pub(super) fn court(sheet: &mut Sheet, x: f32, y: f32, size: f32) {
    sheet.within(x, y, size, |sheet| {
        let hall = Shape::frame(Frame::new(-0.42, -0.12, 0.84, 0.5));
        sheet.outlined(&hall, PARCHMENT.darker(0.12), 0.035, INK);
        for x in [-0.36, -0.12, 0.12, 0.36_f32] {
            let column = Shape::frame(Frame::new(x - 0.05, -0.1, 0.1, 0.46));
            sheet.outlined(&column, PAPER_WHITE, 0.025, INK);
        }
        let gable = Shape::polygon(&[(-0.52, -0.12), (0.0, -0.46), (0.52, -0.12)]);
        sheet.outlined(&gable, CRIMSON, 0.04, INK);
        let step = Shape::frame(Frame::new(-0.5, 0.36, 1.0, 0.1));
        sheet.outlined(&step, STONE, 0.035, INK);
        golden_crown(sheet, 0.0, -0.21, 0.2);
    });
}

/// The provinces: a farmhouse among fields.
pub(super) fn provinces(sheet: &mut Sheet, x: f32, y: f32, size: f32) {
    sheet.within(x, y, size, |sheet| {
        let hill = Shape::drawn(
            "M -0.55 0.42 L -0.55 0.2 Q -0.25 -0.08 0.1 0.08 Q 0.38 0.16 0.55 0.04 L 0.55 0.42 Z",
        );
        sheet.outlined(&hill, Ink::new(0x9F_A4_7B), 0.035, INK);
        for furrow in [
            "M -0.48 0.38 Q -0.2 0.1 0.2 0.2",
            "M -0.3 0.4 Q 0 0.2 0.36 0.24",
            "M -0.08 0.4 Q 0.2 0.28 0.5 0.3",
        ] {
            sheet.stroke(&Shape::drawn(furrow), 0.025, INK.thin(0.6));
        }
        let house = Shape::frame(Frame::new(-0.3, -0.16, 0.36, 0.26));
        sheet.outlined(&house, PAPER_WHITE, 0.035, INK);
        let roof = Shape::polygon(&[(-0.37, -0.14), (-0.12, -0.38), (0.13, -0.14)]);
        sheet.outlined(&roof, Ink::new(0xA8_6A_48), 0.035, INK);
        sheet.fill(&Shape::frame(Frame::new(-0.16, -0.05, 0.09, 0.15)), INK);
        sheet.stroke(&Shape::line(&[(0.32, 0.1), (0.32, -0.08)]), 0.05, INK);
        sheet.outlined(
            &Shape::circle(0.32, -0.17, 0.13),
            Ink::new(0x6E_7A_4E),
            0.035,
            INK,
        );
    });
}

/// A secret disc with its pointer at a region.
pub(super) fn disc(sheet: &mut Sheet, x: f32, y: f32, size: f32, pointed: RegionId) {
    sheet.within(x, y, size, |sheet| {
        sheet.outlined(&Shape::circle(0.0, 0.0, 0.46), PARCHMENT, 0.06, INK);
        let part = 1.0 / f32::from(REGIONS as u8);
        for nth in 0..REGIONS as u8 {
            let turn = (f32::from(nth) + 0.5) * part;
            let rim = Shape::arc(0.0, 0.0, 0.36, turn - part, turn);
            let region = RegionId::ALL[usize::from(nth)];
            sheet.stroke_flat(&rim, 0.17, super::ink::ground(region));
        }
        for nth in 0..REGIONS as u8 {
            let turn = (f32::from(nth) + 0.5) * part;
            let spoke = [around(0.0, 0.0, 0.12, turn), around(0.0, 0.0, 0.44, turn)];
            sheet.stroke(&Shape::line(&spoke), 0.02, INK);
        }
        let turn = f32::from(pointed as u8) * part;
        let hand = [
            around(0.0, 0.0, 0.4, turn),
            around(0.0, 0.0, 0.11, turn + 0.25),
            around(0.0, 0.0, 0.11, turn - 0.25),
        ];
        sheet.outlined(&Shape::polygon(&hand), CRIMSON, 0.03, INK);
        sheet.outlined(&Shape::circle(0.0, 0.0, 0.11), CRIMSON, 0.035, INK);
        sheet.fill(&Shape::circle(0.0, 0.0, 0.04), GOLD);
    });
}

/// An arrow that bends to the left by a part of its length, thin at its tail.
#[derive(Clone, Copy, Debug)]
pub(super) struct BentArrow {
    pub(super) from: (f32, f32),
    pub(super) to: (f32, f32),
    pub(super) bend: f32,
    pub(super) width: f32,
}

pub(super) fn arrow(sheet: &mut Sheet, arrow: BentArrow, ink: Ink) {
    const STEPS: u8 = 20;
    let BentArrow {
        from,
        to,
        bend,
        width,
    } = arrow;
    let [from, to] = [from, to].map(Vec2::from);
    let along = to - from;
    let length = along.length().max(1e-3);
    let control = from.midpoint(to) - along.perp() * bend;
    let at = |t: f32| from.lerp(control, t).lerp(control.lerp(to, t), t);
    let normal = |t: f32| (at(t + 0.01) - at(t - 0.01)).perp().normalize_or_zero();
    // The shaft ends where the head begins.
    let neck = 1.0 - (width * 1.9 / length).min(0.7);
    let side = |sign: f32| {
        move |step: u8| {
            let t = neck * f32::from(step) / f32::from(STEPS);
            let half = width * (0.25 + 0.25 * t / neck) * sign;
            at(t) + normal(t) * half
        }
    };
    let mut outline: Vec<Vec2> = (0..=STEPS).map(side(1.0)).collect();
    let barb = normal(neck) * width * 1.15;
    outline.extend([at(neck) + barb, to, at(neck) - barb]);
    outline.extend((0..=STEPS).rev().map(side(-1.0)));
    let outline: Vec<(f32, f32)> = outline.into_iter().map(Into::into).collect();
    let shape = Shape::polygon(&outline);
    sheet.stroke(&shape, width * 0.55, PAPER_WHITE.thin(0.75));
    sheet.outlined(&shape, ink, width * 0.2, INK);
}

/// A card seen from the front.
pub(super) fn card(sheet: &mut Sheet, x: f32, y: f32, size: f32, turn: f32, fill: Ink) {
    sheet.turned(x, y, size, turn, |sheet| {
        let edge = Frame::new(-0.34, -0.5, 0.68, 1.0);
        sheet.outlined(&Shape::rounded(edge, 0.07), PAPER_WHITE, 0.045, INK);
        sheet.fill(&Shape::rounded(edge.grown(-0.07), 0.04), fill);
    });
}

/// Two strokes through what is not so.
pub(super) fn struck_out(sheet: &mut Sheet, x: f32, y: f32, size: f32) {
    sheet.within(x, y, size, |sheet| {
        for sign in [1.0, -1.0] {
            let stroke = Shape::line(&[(-0.4, -0.4 * sign), (0.4, 0.4 * sign)]);
            sheet.stroke(&stroke, 0.24, PAPER_WHITE.thin(0.8));
            sheet.stroke(&stroke, 0.15, CRIMSON);
        }
    });
}

/// The outline of a region, fitted to a box of one unit.
pub(super) fn region_shape(region: RegionId) -> Shape {
    Shape::on_board(&board::outline(region).shape).fitted(Frame::new(-0.5, -0.5, 1.0, 1.0))
}

/// The shape that belongs to a colour, so that nobody has to tell colours apart.
pub(super) fn player_shape(colour: Colour) -> Shape {
    match colour {
        Colour::Rust => Shape::circle(0.0, 0.0, 0.9),
        Colour::Amber => Shape::polygon(&[(0.0, -1.0), (1.0, 0.8), (-1.0, 0.8)]),
        Colour::Green => Shape::polygon(&[(0.0, -1.1), (0.8, 0.0), (0.0, 1.1), (-0.8, 0.0)]),
        Colour::Navy => {
            let (thin, long) = (0.33, 1.0);
            Shape::polygon(&[
                (-thin, -long),
                (thin, -long),
                (thin, -thin),
                (long, -thin),
                (long, thin),
                (thin, thin),
                (thin, long),
                (-thin, long),
                (-thin, thin),
                (-long, thin),
                (-long, -thin),
                (-thin, -thin),
            ])
        }
        Colour::Ivory => {
            let point = |nth: u8| {
                let reach = if nth.is_multiple_of(2) { 1.1 } else { 0.47 };
                around(0.0, 0.05, reach, f32::from(nth) / 10.0)
            };
            Shape::polygon(&(0..10).map(point).collect::<Vec<_>>())
        }
    }
}
