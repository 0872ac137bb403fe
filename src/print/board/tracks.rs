//! The score track round the edge, and the calendar of rounds and scorings.

use crate::board::{
    CALENDAR, MAP, ROUNDS, SCORE_CELLS, SCORING_EVERY, round_space, score_cell, scoring_space,
};
use crate::print::grain::chance;
use crate::print::ink::{
    CRIMSON, FADED_INK, GOLD, INK, PALE_GOLD, PARCHMENT, PARCHMENT_DARK, WALNUT,
};
use crate::print::lettering::{Style, figures};
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::print::typeface::Typeface;

pub(super) fn paint(sheet: &mut Sheet) {
    for score in 0..SCORE_CELLS {
        cell(sheet, score);
    }
    let map = Frame::on_board(MAP);
    sheet.stroke(&Shape::frame(map.grown(-0.03)), 0.07, INK.thin(0.25));
    sheet.stroke(&Shape::frame(map), 0.045, WALNUT.darker(0.4));
    sheet.stroke(&Shape::frame(map), 0.018, GOLD);
    calendar(sheet);
}

/// Every fifth and every tenth stand out.
fn cell(sheet: &mut Sheet, score: u8) {
    let frame = Frame::on_board(score_cell(score));
    let (fill, size, face, ink) = match score {
        _ if score.is_multiple_of(10) => (CRIMSON, 0.3, Typeface::Bold, PALE_GOLD.lighter(0.4)),
        _ if score.is_multiple_of(5) => (GOLD.lighter(0.12), 0.29, Typeface::Bold, INK),
        _ if score.is_multiple_of(2) => (PARCHMENT, 0.26, Typeface::Text, INK),
        _ => (PARCHMENT_DARK.lighter(0.15), 0.26, Typeface::Text, INK),
    };
    sheet.fill(&Shape::rounded(frame.grown(-0.01), 0.02), fill);
    let number = frame.grown(-0.035);
    let style = Style::new(face, size, ink);
    sheet.fill(&figures(&score.to_string(), number, style), ink);
}

/// A ruler of walnut with a medal for each round and a star for each scoring.
fn calendar(sheet: &mut Sheet) {
    let frame = Frame::on_board(CALENDAR);
    let shade = Frame {
        left: frame.left + 0.05,
        top: frame.top + 0.05,
        ..frame
    };
    sheet.fill(&Shape::rounded(shade, 0.05), INK.thin(0.4));
    sheet.fill(&Shape::rounded(frame, 0.04), WALNUT.lighter(0.08));
    grain(sheet, frame);
    sheet.stroke(&Shape::rounded(frame, 0.04), 0.03, WALNUT.darker(0.55));
    sheet.stroke(
        &Shape::rounded(frame.grown(-0.03), 0.03),
        0.01,
        GOLD.thin(0.7),
    );
    for round in 1..=ROUNDS {
        medal(sheet, round);
        if round.is_multiple_of(SCORING_EVERY) {
            star(sheet, round);
        }
    }
}

/// Fibres along the ruler.
fn grain(sheet: &mut Sheet, frame: Frame) {
    const FIBRES: u8 = 17;
    for nth in 0..FIBRES {
        let dice = |which: u32| chance(u32::from(nth), which, 41);
        let x = frame.left + 0.02 + (frame.width - 0.04) * dice(0);
        let top = frame.top + 0.6 * frame.height * dice(1);
        let long = frame.height * (0.15 + 0.25 * dice(2));
        let fibre = [(x, top), (x + 0.01 * (dice(3) - 0.5), top + long)];
        sheet.stroke(
            &Shape::line(&fibre),
            0.012,
            WALNUT.darker(0.5).thin(0.25 + 0.3 * dice(4)),
        );
    }
}

fn medal(sheet: &mut Sheet, round: u8) {
    let (x, y) = Frame::on_board(round_space(round)).middle();
    sheet.fill(&Shape::circle(x, y + 0.012, 0.175), INK.thin(0.5));
    sheet.outlined(&Shape::circle(x, y, 0.165), PARCHMENT, 0.016, INK);
    sheet.stroke(&Shape::circle(x, y, 0.145), 0.008, FADED_INK.thin(0.7));
    let number = Frame::new(x - 0.12, y - 0.11, 0.24, 0.22);
    let style = Style::new(Typeface::Bold, 0.32, INK);
    sheet.fill(&figures(&round.to_string(), number, style), INK);
}

/// A star of four points on a golden lozenge.
fn star(sheet: &mut Sheet, round: u8) {
    let (x, y) = Frame::on_board(scoring_space(round, 0)).middle();
    let lozenge = |reach: f32| {
        Shape::polygon(&[
            (x, y - reach),
            (x + reach, y),
            (x, y + reach),
            (x - reach, y),
        ])
    };
    sheet.fill(&lozenge(0.2), INK.thin(0.45));
    sheet.outlined(&lozenge(0.185), GOLD, 0.016, INK);
    let points: Vec<(f32, f32)> = (0..8_u8)
        .map(|nth| {
            let reach = if nth.is_multiple_of(2) { 0.12 } else { 0.035 };
            crate::print::shape::around(x, y, reach, f32::from(nth) / 8.0)
        })
        .collect();
    sheet.fill(&Shape::polygon(&points), INK);
}
