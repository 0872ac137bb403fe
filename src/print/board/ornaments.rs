//! What makes a map a map: compass rose, a ship, and a cartouche with the game's name.

use crate::print::Wording;
use crate::print::ink::{
    CRIMSON, DEEP_SEA, FADED_INK, GOLD, INK, PALE_GOLD, PAPER_WHITE, PARCHMENT, PARCHMENT_DARK,
    WALNUT,
};
use crate::print::lettering::{Style, write};
use crate::print::shape::{Frame, Shape, around};
use crate::print::sheet::Sheet;
use crate::print::symbols::golden_lily;
use crate::print::typeface::Typeface;

/// All where the sea is free, and nothing stands in front.
const COMPASS: (f32, f32) = (-3.72, 3.3);
const COMPASS_SIZE: f32 = 0.42;
const SHIP: (f32, f32) = (2.46, 3.5);
const SHIP_SIZE: f32 = 0.34;
/// On France.
const CARTOUCHE: Frame = Frame::new(2.4, -3.92, 2.1, 0.52);

/// Sixteen points, a ring, and a lily for the north.
pub(super) fn compass(sheet: &mut Sheet) {
    sheet.within(COMPASS.0, COMPASS.1, COMPASS_SIZE, |sheet| {
        let pale = PARCHMENT.mix(DEEP_SEA, 0.2);
        for nth in 0..32_u8 {
            let turn = f32::from(nth) / 32.0;
            let ray = [around(0.0, 0.0, 0.9, turn), around(0.0, 0.0, 2.6, turn)];
            sheet.stroke(&Shape::line(&ray), 0.007, INK.thin(0.10));
        }
        sheet.stroke(&Shape::circle(0.0, 0.0, 0.74), 0.12, pale);
        for radius in [0.68, 0.8] {
            sheet.stroke(&Shape::circle(0.0, 0.0, radius), 0.018, INK);
        }
        for nth in 0..32_u8 {
            let turn = f32::from(nth) / 32.0;
            let tick = [around(0.0, 0.0, 0.69, turn), around(0.0, 0.0, 0.79, turn)];
            sheet.stroke(&Shape::line(&tick), 0.012, INK);
        }
        for (reach, shift, light) in [
            (0.62, 0.0625, PARCHMENT_DARK),
            (0.72, 0.125, PALE_GOLD),
            (0.98, 0.0, PARCHMENT),
        ] {
            let step = if shift > 0.1 || shift == 0.0 {
                0.25
            } else {
                0.125
            };
            let count = if step > 0.2 { 4 } else { 8_u8 };
            for nth in 0..count {
                star_point(sheet, f32::from(nth) * step + shift, reach, light);
            }
        }
        sheet.outlined(&Shape::circle(0.0, 0.0, 0.085), GOLD, 0.02, INK);
        golden_lily(sheet, 0.0, -1.13, 0.3);
    });
}

/// Half light, half dark.
fn star_point(sheet: &mut Sheet, turn: f32, reach: f32, light: crate::print::ink::Ink) {
    let tip = around(0.0, 0.0, reach, turn);
    let width = reach * 0.22;
    for (side, fill) in [(-0.0625, light), (0.0625, WALNUT)] {
        let shoulder = around(0.0, 0.0, width, turn + side * 2.0);
        let half = Shape::polygon(&[(0.0, 0.0), shoulder, tip]);
        sheet.outlined(&half, fill, 0.012, INK);
    }
}

/// A caravel on its way to the islands.
pub(super) fn ship(sheet: &mut Sheet) {
    sheet.within(SHIP.0, SHIP.1, SHIP_SIZE, |sheet| {
        let line = 0.03;
        for (x, top) in [(-0.32, -0.55), (0.05, -0.85), (0.4, -0.5)] {
            sheet.stroke(&Shape::line(&[(x, 0.2), (x, top)]), 0.04, WALNUT.darker(0.4));
        }
        for sail in [
            "M -0.14 -0.7 Q 0.4 -0.62 0.3 -0.1 Q 0.08 0.02 -0.14 -0.06 Q 0.02 -0.4 -0.14 -0.7 Z",
            "M -0.46 -0.46 Q -0.1 -0.42 -0.17 -0.06 Q -0.3 0.02 -0.46 -0.04 Q -0.36 -0.24 -0.46 -0.46 Z",
            "M 0.28 -0.44 Q 0.68 -0.3 0.62 0 Q 0.46 0.04 0.3 0 Q 0.4 -0.2 0.28 -0.44 Z",
        ] {
            sheet.outlined(&Shape::drawn(sail), PAPER_WHITE, line, INK);
        }
        sheet.stroke(&Shape::line(&[(0.12, -0.5), (0.12, -0.18)]), 0.05, CRIMSON);
        sheet.stroke(&Shape::line(&[(0.0, -0.36), (0.27, -0.33)]), 0.05, CRIMSON);
        let hull = Shape::drawn(
            "M -0.75 -0.08 L -0.6 0.1 L 0.5 0.1 L 0.62 -0.1 L 0.78 -0.14 Q 0.66 0.32 0.42 0.4 \
             L -0.42 0.4 Q -0.66 0.3 -0.75 -0.08 Z",
        );
        sheet.outlined(&hull, WALNUT.lighter(0.12), line, INK);
        sheet.stroke(&Shape::drawn("M -0.62 0.2 Q 0 0.26 0.62 0.16"), 0.025, PALE_GOLD);
        let pennant = Shape::drawn("M 0.05 -0.86 L 0.3 -0.8 L 0.05 -0.74 Z");
        sheet.outlined(&pennant, CRIMSON, 0.02, INK);
        for (y, half) in [(0.42, 0.8), (0.52, 0.5)] {
            let wave = format!("M -{half} {y} Q -{q} {up} 0 {y} Q {q} {down} {half} {y}", q = half / 2.0, up = y - 0.08, down = y + 0.08);
            sheet.stroke(&Shape::drawn(&wave), 0.03, PARCHMENT.thin(0.8));
        }
    });
}

/// A small sheet, like those on which map makers signed.
pub(super) fn cartouche(sheet: &mut Sheet, text: Wording<'_>) {
    let paper = CARTOUCHE;
    let shade = Frame {
        top: paper.top + 0.035,
        left: paper.left + 0.025,
        ..paper
    };
    sheet.fill(&Shape::rounded(shade, 0.05), INK.thin(0.35));
    sheet.outlined(&Shape::rounded(paper, 0.04), PARCHMENT, 0.02, INK);
    sheet.stroke(&Shape::rounded(paper.grown(-0.035), 0.02), 0.012, GOLD);
    let title = Frame::new(paper.left + 0.1, paper.top + 0.04, paper.width - 0.2, 0.32);
    let style = Style::new(Typeface::Display, 0.32, CRIMSON).tracked(0.03);
    write(sheet, &text.say("title-name", &[]), title, style);
    let line = Frame::new(paper.left + 0.1, paper.top + 0.33, paper.width - 0.2, 0.15);
    let style = Style::new(Typeface::Italic, 0.15, FADED_INK);
    write(sheet, &text.say("board-line", &[]), line, style);
}
