//! The tracks: the score round the edge, and the calendar of rounds over Portugal's coast.

use super::outline::{BOARD, MAP};
use super::shape::{Point, Rect};
use super::size::SCORE_MARKER;
use super::stacks::Cubicle;

pub const SCORE_CELLS: u8 = 100;
/// Across the track; a corner is a square of this side.
pub const SCORE_CELL_DEPTH: f32 = 0.36;
pub const ROUNDS: u8 = 9;
/// Scoring follows every third round.
pub const SCORING_EVERY: u8 = 3;
/// The wooden ruler of rounds and scorings, from the north to the south: 1 2 3 ✦ 4 5 6 ✦ 7 8 9 ✦.
pub const CALENDAR: Rect = Rect::new(Point::new(MAP.left() + 0.3, -1.33), 0.5, 5.2);

/// The corners are 0, 20, 50 and 70.
const SIDE: u8 = 20;
const EDGE: u8 = 30;
/// Along the sides and along the edges, between two corners.
const SIDE_CELL: f32 = MAP.height / 19.0;
const EDGE_CELL: f32 = MAP.width / 29.0;
const CALENDAR_SPACES: u8 = ROUNDS + ROUNDS / SCORING_EVERY;
const CALENDAR_PITCH: f32 = (CALENDAR.height - 0.06) / CALENDAR_SPACES as f32;
const CALENDAR_SPACE: f32 = 0.41;

/// A cell of the score track: 0 in the lower left corner, then clockwise, up the west side first.
pub fn score_cell(score: u8) -> Rect {
    let cell = score % SCORE_CELLS;
    let (east, north) = match cell {
        0..SIDE => (0, cell),
        SIDE..50 => (cell - SIDE, SIDE),
        50..70 => (EDGE, 70 - cell),
        _ => (SCORE_CELLS - cell, 0),
    };
    let (x, width) = along(east, EDGE, EDGE_CELL);
    let (y, height) = along(north, SIDE, SIDE_CELL);
    let corner = Point::new(BOARD.left(), BOARD.bottom());
    Rect::new(corner + Point::new(x, y), width, height)
}

/// Middle and length of the `nth` cell from one corner, 0, to the other, `last`.
fn along(nth: u8, last: u8, cell: f32) -> (f32, f32) {
    let between = f32::from(last - 1) * cell;
    match nth {
        0 => (SCORE_CELL_DEPTH / 2.0, SCORE_CELL_DEPTH),
        _ if nth == last => (between + SCORE_CELL_DEPTH * 1.5, SCORE_CELL_DEPTH),
        _ => (SCORE_CELL_DEPTH + (f32::from(nth) - 0.5) * cell, cell),
    }
}

/// Where the `nth` of `count` markers in a cell stands: alone in the middle, two one behind the
/// other as the camera sees them, four in a square, and a fifth on top of the four.
pub fn score_marker(score: u8, nth: usize, count: usize) -> Cubicle {
    let middle = score_cell(score).centre;
    let half = SCORE_MARKER / 2.0;
    let (x, y) = match (nth, count) {
        (_, 0 | 1) | (4.., _) => (0.0, 0.0),
        (_, 2) => (0.0, if nth == 0 { half } else { -half }),
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

/// The space of a round, 1 to 9, on the calendar.
pub fn round_space(round: u8) -> Rect {
    let before = round.clamp(1, ROUNDS) - 1;
    calendar_space(before + before / SCORING_EVERY)
}

/// The space of the scoring after a third round. Whatever is scored there, the marker stays.
pub fn scoring_space(round: u8, _space: u8) -> Rect {
    let round = round.clamp(SCORING_EVERY, ROUNDS);
    calendar_space(round + round / SCORING_EVERY - 1)
}

/// Counted from the north.
fn calendar_space(nth: u8) -> Rect {
    let from_middle = f32::from(nth) - f32::from(CALENDAR_SPACES - 1) / 2.0;
    let at = CALENDAR.centre - Point::Y * from_middle * CALENDAR_PITCH;
    Rect::square(at, CALENDAR_SPACE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::outline::silhouette;
    use crate::board::size::ROUND_MARKER;

    #[test]
    fn score_runs_clockwise_round_the_edge() {
        let at = |score| score_cell(score).centre;
        assert!(at(0).distance(Point::new(-5.28, -4.18)) < 1e-4);
        assert!(at(20).distance(Point::new(-5.28, 4.18)) < 1e-4);
        assert!(at(50).distance(Point::new(5.28, 4.18)) < 1e-4);
        assert!(at(70).distance(Point::new(5.28, -4.18)) < 1e-4);
        for score in 0..SCORE_CELLS {
            let (cell, next) = (score_cell(score), score_cell((score + 1) % SCORE_CELLS));
            assert!(cell.gap(next).abs() < 1e-4, "{score}");
            assert!(BOARD.grown(1e-4).encloses(cell));
            assert!(!cell.overlaps(MAP));
        }
    }

    #[test]
    fn markers_share_a_cell() {
        for score in [0, 7, 33] {
            let cell = score_cell(score);
            for count in 1..=5 {
                let markers: Vec<_> = (0..count).map(|n| score_marker(score, n, count)).collect();
                for (i, a) in markers.iter().enumerate() {
                    let a_foot = Rect::square(a.at, SCORE_MARKER);
                    assert!(cell.grown(0.03).encloses(a_foot));
                    for b in &markers[i + 1..] {
                        let b_foot = Rect::square(b.at, SCORE_MARKER);
                        assert!(a.level != b.level || !a_foot.overlaps(b_foot));
                    }
                }
            }
        }
    }

    #[test]
    fn the_calendar_lies_beside_spain() {
        assert!(MAP.encloses(CALENDAR));
        assert!(!silhouette().touches(CALENDAR.grown(0.05)));
        let mut spaces = Vec::new();
        for round in 1..=ROUNDS {
            spaces.push(round_space(round));
            if round.is_multiple_of(SCORING_EVERY) {
                spaces.push(scoring_space(round, 0));
                assert_eq!(scoring_space(round, 10), scoring_space(round, 0));
            }
        }
        for space in &spaces {
            assert!(CALENDAR.encloses(Rect::square(space.centre, ROUND_MARKER)));
        }
        for pair in spaces.windows(2) {
            assert!(!pair[0].overlaps(pair[1]) && pair[0].centre.y > pair[1].centre.y);
        }
    }
}
