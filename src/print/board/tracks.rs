//! The score track round the edge; rounds and scorings in the western sea.

use crate::board::{
    MAP, ROUNDS, SCORE_CELLS, SCORING_EVERY, SCORING_SPACES, round_space, score_cell, scoring_space,
};
use crate::print::ink::{
    self, CRIMSON, DEEP_SEA, FADED_INK, GOLD, INK, PALE_GOLD, PARCHMENT, PARCHMENT_DARK, WALNUT,
};
use crate::print::lettering::{Style, figures};
use crate::print::shape::{Frame, Shape};
use crate::print::sheet::Sheet;
use crate::print::symbols::{disc, region_shape, tower};
use crate::print::typeface::Typeface;
use crate::rules::RegionId;

pub(super) fn paint(sheet: &mut Sheet) {
    for score in 0..SCORE_CELLS {
        cell(sheet, score);
    }
    let map = Frame::on_board(MAP);
    sheet.stroke(&Shape::frame(map.grown(-0.03)), 0.1, INK.thin(0.25));
    sheet.stroke(&Shape::frame(map), 0.06, WALNUT.darker(0.4));
    sheet.stroke(&Shape::frame(map), 0.022, GOLD);
    for round in 1..=ROUNDS {
        round_medal(sheet, round);
        if round.is_multiple_of(SCORING_EVERY) {
            for space in 0..SCORING_SPACES {
                scoring(sheet, round, space);
            }
        }
    }
}

/// Every fifth stands out, and the corners carry a lily.
fn cell(sheet: &mut Sheet, score: u8) {
    let frame = Frame::on_board(score_cell(score));
    let (fill, size, ink) = match score {
        _ if score.is_multiple_of(10) => (CRIMSON, 0.36, PALE_GOLD),
        _ if score.is_multiple_of(5) => (GOLD.lighter(0.12), 0.34, INK),
        _ if score.is_multiple_of(2) => (PARCHMENT, 0.28, INK),
        _ => (PARCHMENT_DARK, 0.28, INK),
    };
    let tile = Shape::rounded(frame.grown(-0.014), 0.035);
    sheet.fill(&tile, fill);
    sheet.stroke(
        &Shape::rounded(frame.grown(-0.04), 0.02),
        0.008,
        ink.thin(0.4),
    );
    let number = frame.grown(-0.07);
    let style = Style::new(Typeface::Bold, size, ink);
    sheet.fill(&figures(&score.to_string(), number, style), ink);
}

/// A round: a parchment medal with its number.
fn round_medal(sheet: &mut Sheet, round: u8) {
    let frame = Frame::on_board(round_space(round));
    let (x, y) = frame.middle();
    if round < ROUNDS {
        // A dotted way leads to the next.
        let (_, next) = Frame::on_board(round_space(round + 1)).middle();
        let way = Shape::line(&[(x, y), (x, next)]);
        sheet.dash(&way, 0.045, [0.001, 0.1], PARCHMENT);
    }
    let scored = round.is_multiple_of(SCORING_EVERY);
    let (fill, ink) = if scored {
        (PALE_GOLD, CRIMSON)
    } else {
        (PARCHMENT, INK)
    };
    sheet.fill(
        &Shape::circle(x, y + 0.02, 0.29),
        DEEP_SEA.darker(0.5).thin(0.5),
    );
    sheet.outlined(&Shape::circle(x, y, 0.27), fill, 0.025, INK);
    sheet.stroke(&Shape::circle(x, y, 0.235), 0.012, FADED_INK);
    let number = Frame::new(x - 0.15, y - 0.14, 0.3, 0.28);
    let style = Style::new(Typeface::Display, 0.36, ink);
    sheet.fill(&figures(&round.to_string(), number, style), ink);
}

/// What is scored, in its order: discs, Castillo, regions.
fn scoring(sheet: &mut Sheet, round: u8, space: u8) {
    let frame = Frame::on_board(scoring_space(round, space));
    let (x, y) = frame.middle();
    let plate = Shape::rounded(frame.grown(-0.01), 0.06);
    sheet.fill(
        &Shape::rounded(frame.grown(0.015), 0.07),
        DEEP_SEA.darker(0.5).thin(0.4),
    );
    sheet.outlined(&plate, PARCHMENT, 0.02, INK);
    match space {
        0 => {
            disc(sheet, x - 0.22, y, 0.4, RegionId::Catalonia);
            disc(sheet, x + 0.22, y, 0.4, RegionId::Granada);
        }
        1 => tower(sheet, x, y, 0.4),
        _ => {
            let Some(&region) = RegionId::ALL.get(usize::from(space) - 2) else {
                return;
            };
            let land = region_shape(region).scaled(0.39).moved(x, y);
            sheet.outlined(&land, ink::ground(region), 0.016, INK);
        }
    }
}
