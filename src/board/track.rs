//! The tracks printed on the board: score round the edge, rounds and scoring in the western sea.

use super::outline::{BOARD, MAP};
use super::shape::{Point, Rect};
use super::size::SCORE_MARKER;
use super::stacks::Cubicle;

/// Side of a cell of the score track.
pub const SCORE_CELL: f32 = 0.55;
pub const SCORE_CELLS: u8 = 100;
pub const ROUNDS: u8 = 9;
/// Scoring follows every third round.
pub const SCORING_EVERY: u8 = 3;
/// Spaces of a scoring strip: the discs, the Castillo and nine regions.
pub const SCORING_SPACES: u8 = 11;

/// Cells up one side and along one edge, each corner counted with the side that ends in it.
const SIDE: u8 = 20;
const EDGE: u8 = 30;
/// Markers that stand side by side are this far apart.
const MARKER_PITCH: f32 = SCORE_MARKER + 0.025;

const ROUND_SPACE: f32 = 0.56;
const ROUND_PITCH: f32 = 0.95;
const FIRST_ROUND: Point = Point::new(MAP.left() + 0.5, MAP.top() - 0.52);
const STRIP_SPACE: f32 = 0.48;
const STRIP_PITCH: f32 = 0.53;
const STRIP_COLUMNS: u8 = 3;
/// From the middle of a round's space to the middle of the strip's first column.
const STRIP_OFFSET: f32 = 0.67;

/// A cell of the score track: 0 in the lower left corner, then clockwise, up the west side first.
pub fn score_cell(score: u8) -> Rect {
    let cell = score % SCORE_CELLS;
    let (east, north) = match cell {
        0..SIDE => (0, cell),
        SIDE..50 => (cell - SIDE, SIDE),
        50..70 => (EDGE, 70 - cell),
        _ => (SCORE_CELLS - cell, 0),
    };
    let corner = Point::new(
        BOARD.left() + SCORE_CELL / 2.0,
        BOARD.bottom() + SCORE_CELL / 2.0,
    );
    let at = corner + Point::new(f32::from(east), f32::from(north)) * SCORE_CELL;
    Rect::square(at, SCORE_CELL)
}

/// Where the `nth` of `count` markers in a cell stands: alone in the middle, two abreast, four in
/// a square, and a fifth on top of the four.
pub fn score_marker(score: u8, nth: usize, count: usize) -> Cubicle {
    let middle = score_cell(score).centre;
    let half = MARKER_PITCH / 2.0;
    let (x, y) = match (nth, count) {
        (_, 0 | 1) | (4.., _) => (0.0, 0.0),
        (_, 2) => (if nth == 0 { -half } else { half }, 0.0),
        _ => (
            if nth.is_multiple_of(2) { -half } else { half },
            // The far ones first: the near ones are in front, not on top.
            if nth < 2 { half } else { -half },
        ),
    };
    Cubicle {
        at: middle + Point::new(x, y),
        level: u8::from(nth >= 4),
        piled: false,
    }
}

/// The space of a round, 1 to 9: from the top to the bottom of the western sea.
pub fn round_space(round: u8) -> Rect {
    let below = f32::from(round.clamp(1, ROUNDS) - 1);
    Rect::square(FIRST_ROUND - Point::Y * below * ROUND_PITCH, ROUND_SPACE)
}

/// A space of the scoring strip after a third round. It begins to the right of that round and goes
/// down in rows of three: the discs (twice as wide) and the Castillo, then the regions in board
/// order.
pub fn scoring_space(round: u8, space: u8) -> Rect {
    let first = round_space(round).centre + Point::X * STRIP_OFFSET;
    if space == 0 {
        let middle = first + Point::X * STRIP_PITCH / 2.0;
        return Rect::new(middle, STRIP_PITCH + STRIP_SPACE, STRIP_SPACE);
    }
    // The discs' space takes two places.
    let place = space.min(SCORING_SPACES - 1) + 1;
    let (column, row) = (place % STRIP_COLUMNS, place / STRIP_COLUMNS);
    let at = first + Point::new(f32::from(column), -f32::from(row)) * STRIP_PITCH;
    Rect::square(at, STRIP_SPACE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::outline::{lands, silhouette};

    #[test]
    fn score_runs_clockwise_round_the_edge() {
        let at = |score| score_cell(score).centre;
        assert!(at(0).distance(Point::new(-8.25, -5.5)) < 1e-4);
        assert!(at(20).distance(Point::new(-8.25, 5.5)) < 1e-4);
        assert!(at(50).distance(Point::new(8.25, 5.5)) < 1e-4);
        assert!(at(70).distance(Point::new(8.25, -5.5)) < 1e-4);
        for score in 0..SCORE_CELLS {
            let next = at((score + 1) % SCORE_CELLS);
            assert!((at(score).distance(next) - SCORE_CELL).abs() < 1e-4);
            assert!(BOARD.grown(1e-4).encloses(score_cell(score)));
            assert!(!score_cell(score).overlaps(MAP));
        }
    }

    #[test]
    fn markers_share_a_cell() {
        for count in 1..=5 {
            let markers: Vec<_> = (0..count).map(|n| score_marker(7, n, count)).collect();
            for (i, a) in markers.iter().enumerate() {
                let a_foot = Rect::square(a.at, SCORE_MARKER);
                assert!(score_cell(7).encloses(a_foot));
                for b in &markers[i + 1..] {
                    let b_foot = Rect::square(b.at, SCORE_MARKER);
                    assert!(a.level != b.level || !a_foot.overlaps(b_foot));
                }
            }
        }
    }

    #[test]
    fn rounds_and_strips_are_in_the_sea() {
        let mut spaces: Vec<Rect> = (1..=ROUNDS).map(round_space).collect();
        for round in [3, 6, 9] {
            spaces.extend((0..SCORING_SPACES).map(|space| scoring_space(round, space)));
        }
        for (i, &space) in spaces.iter().enumerate() {
            assert!(MAP.encloses(space), "{space:?}");
            assert!(!silhouette().touches(space), "{space:?}");
            assert!(!lands().iter().any(|land| land.shape.touches(space)));
            assert!(spaces[i + 1..].iter().all(|&other| !space.overlaps(other)));
        }
    }
}
