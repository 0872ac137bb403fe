//! The table around the board: the rail directly before it; further out action cards along the
//! north, a tray for each seat along the south and, with four or five players, the west and east.
//!
//! Everything lies upright as seen from the south, where the camera is, so that all can be read.
//! The usual view shows the board and the rail and nothing of what lies further out.

use super::outline::FRAME;
use super::shape::{Point, Rect};
use super::size::{CARD_HEIGHT, CARD_WIDTH, SCOREBOARD_HEIGHT, SCOREBOARD_WIDTH, SECRET_DISC};
use super::stacks::{PITCH, Stacks};
use crate::rules::{STACKS, Scoreboard, Seat, SeatSet, StackId};

/// Cards, trays in the south, and trays in the west and the east are outside of the usual view.
const NORTH: f32 = 5.25;
const SOUTH: f32 = -6.25;
const BESIDE: f32 = 8.95;
/// The rail lies directly before the frame.
const RAIL: Rect = Rect::new(Point::new(0.0, -5.0), FRAME.width, 1.0);
const RAIL_COURT: f32 = -3.2;
const RAIL_PROVINCES: f32 = 2.75;
const RAIL_RIBBON: (f32, f32) = (-2.2, 1.9);
/// Between things in a tray.
const GAP: f32 = 0.1;

/// Thirty caballeros in five by two stacks of three.
const YARD_COLUMNS: u8 = 5;
const YARD_ROWS: u8 = 2;
const YARD_TALLEST: u8 = 3;
const YARD: (f32, f32) = (1.5, 0.7);
/// A card that another lies on shows this much of itself.
const FAN: f32 = 0.35;
const CARDS_WIDTH: f32 = CARD_WIDTH + 2.0 * FAN;
const PLATE_HEIGHT: f32 = 0.34;

const WIDE_TRAY: (f32, f32) = (
    5.0 * GAP + YARD.0 + SECRET_DISC + CARD_WIDTH + CARDS_WIDTH,
    3.0 * GAP + PLATE_HEIGHT + CARD_HEIGHT,
);
const TALL_TRAY: (f32, f32) = (
    3.0 * GAP + CARD_WIDTH + SECRET_DISC,
    6.0 * GAP + PLATE_HEIGHT + 2.0 * YARD.1 + 2.0 * CARD_HEIGHT,
);

/// Face-down cards and the open one beside them.
const STACK_WIDTH: f32 = 2.0 * CARD_WIDTH + 0.06;
const STACK_PITCH: f32 = STACK_WIDTH + 0.3;
const NORTH_ROW: f32 = NORTH + CARD_HEIGHT / 2.0;

/// All that lies before one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Tray {
    pub area: Rect,
    /// For the player's name, along the near edge.
    pub plate: Rect,
    pub court: Yard,
    pub provinces: Yard,
    pub disc: Point,
    /// Power cards played, the newest on top.
    pub power: Rect,
    /// The action card just taken: it lies on the cards kept.
    pub taken: Rect,
    /// Veto cards kept: of the first, under the second, an edge shows.
    pub kept: [Rect; 2],
    /// Power cards in hand: held, so beyond the edge of the table and not in [`table_extent`].
    pub hand: Rect,
}

/// A place for caballeros that are not on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Yard {
    pub area: Rect,
    pub caballeros: Stacks,
}

/// The strip before the board where the acting player's caballeros stand.
#[derive(Clone, Debug, PartialEq)]
pub struct Rail {
    pub area: Rect,
    /// Between court and provinces: what is asked stands there.
    pub ribbon: Rect,
    pub court: Yard,
    pub provinces: Yard,
}

pub fn rail() -> Rail {
    let at = |x: f32| Point::new(x, RAIL.centre.y);
    let (from, to) = RAIL_RIBBON;
    Rail {
        area: RAIL,
        ribbon: Rect::new(
            at(f32::midpoint(from, to)),
            to - from,
            RAIL.height - 2.0 * GAP,
        ),
        court: yard(at(RAIL_COURT)),
        provinces: yard(at(RAIL_PROVINCES)),
    }
}

/// The tray of a seat. Seats go round the table clockwise, with seat 0 in the south. The neutral
/// colour of the two-player game keeps its caballeros in the west.
pub fn tray(seat: Seat, players: usize) -> Tray {
    match side(seat, players) {
        TableSide::South { nth, of } => {
            let step = WIDE_TRAY.0 + GAP;
            let x = (f32::from(nth) - f32::from(of - 1) / 2.0) * step;
            let y = SOUTH - WIDE_TRAY.1 / 2.0;
            wide_tray(Rect::new(Point::new(x, y), WIDE_TRAY.0, WIDE_TRAY.1))
        }
        side @ (TableSide::West | TableSide::East) => {
            let beside = BESIDE + TALL_TRAY.0 / 2.0;
            let x = if side == TableSide::West {
                -beside
            } else {
                beside
            };
            tall_tray(Rect::new(Point::new(x, 0.0), TALL_TRAY.0, TALL_TRAY.1))
        }
    }
}

/// Where a stack of action cards lies face down.
pub fn stack(stack: StackId) -> Rect {
    let west_end = -stacks_half_width() + (STACK_PITCH - STACK_WIDTH) / 2.0;
    let x = west_end + f32::from(u8::from(stack)) * STACK_PITCH + CARD_WIDTH / 2.0;
    card(Point::new(x, NORTH_ROW))
}

/// Where the open card of a stack lies, right of it.
pub fn face_up(id: StackId) -> Rect {
    card(stack(id).centre + Point::X * (STACK_WIDTH - CARD_WIDTH))
}

/// Where used action cards lie, right of the last stack.
pub fn discard_pile() -> Rect {
    let x = stacks_half_width() + CARD_WIDTH / 2.0;
    card(Point::new(x, NORTH_ROW))
}

/// Where a mobile scoreboard lies that is not yet in play: in the southern sea, where a hand finds it.
pub fn beside(board: Scoreboard) -> Rect {
    let nth = match board {
        Scoreboard::Eight => 0.0,
        Scoreboard::Four => 1.0,
    };
    let y = -3.28 - nth * (SCOREBOARD_HEIGHT + 0.07);
    Rect::new(Point::new(1.65, y), SCOREBOARD_WIDTH, SCOREBOARD_HEIGHT)
}

/// All that a picture of the whole table must show. A camera fitted to the corners of these comes nearer than one
/// fitted to [`table_extent`]: the corners between the trays are empty.
pub fn to_be_seen(players: usize, neutral: bool) -> Vec<Rect> {
    let north = stack(StackId::ALL[0]).around(discard_pile());
    let seats = SeatSet::table(players)
        .iter()
        .chain(neutral.then_some(Seat::NEUTRAL));
    let trays = seats.map(|seat| tray(seat, players).area);
    [FRAME, RAIL, north].into_iter().chain(trays).collect()
}

/// The smallest rectangle around all that lies on the table.
pub fn table_extent(players: usize) -> Rect {
    let all = to_be_seen(players, players == 2);
    all.into_iter().fold(FRAME, Rect::around)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TableSide {
    /// Counted from the left.
    South {
        nth: u8,
        of: u8,
    },
    West,
    East,
}

/// Clockwise as seen from above: from the south to the west, and from the east to the south.
fn side(seat: Seat, players: usize) -> TableSide {
    let south = |nth, of| TableSide::South { nth, of };
    match (players, seat.index()) {
        (0..=3, index) if index >= players => TableSide::West,
        (0..=2, index) => south(index as u8, 2),
        (3, 0) => south(1, 3),
        (3, 1) => south(0, 3),
        (3, _) => south(2, 3),
        (4, 0) => south(0, 2),
        (4, 1) | (5.., 2) => TableSide::West,
        (4, 2) | (5.., 3) => TableSide::East,
        (4, _) => south(1, 2),
        (_, 0) => south(1, 3),
        (_, 1) => south(0, 3),
        (_, _) => south(2, 3),
    }
}

fn stacks_half_width() -> f32 {
    f32::from(STACKS as u8) * STACK_PITCH / 2.0
}

fn card(middle: Point) -> Rect {
    Rect::new(middle, CARD_WIDTH, CARD_HEIGHT)
}

fn yard(middle: Point) -> Yard {
    Yard {
        area: Rect::new(middle, YARD.0, YARD.1),
        caballeros: Stacks::grid(middle, YARD_COLUMNS, YARD_ROWS, PITCH, YARD_TALLEST),
    }
}

/// The card taken, and right of it the edges of those kept.
fn cards(middle: Point) -> (Rect, [Rect; 2]) {
    let fanned = |nth: f32| card(middle + Point::X * (nth - 1.0) * FAN);
    (fanned(0.0), [fanned(2.0), fanned(1.0)])
}

/// Lays things side by side, from the left, in a row of the given middle height.
struct TrayRow {
    x: f32,
    y: f32,
}

impl TrayRow {
    fn next(&mut self, width: f32) -> Point {
        let middle = Point::new(self.x + width / 2.0, self.y);
        self.x += width + GAP;
        middle
    }
}

fn at_height(area: Rect, y: f32) -> Point {
    Point::new(area.centre.x, y)
}

fn plate(area: Rect) -> Rect {
    let middle = Point::new(area.centre.x, area.bottom() + GAP + PLATE_HEIGHT / 2.0);
    Rect::new(middle, area.width - 2.0 * GAP, PLATE_HEIGHT)
}

/// Everything in one row; the court before the provinces, whose stacks are the higher.
fn wide_tray(area: Rect) -> Tray {
    let mut row = TrayRow {
        x: area.left() + GAP,
        y: area.top() - GAP - CARD_HEIGHT / 2.0,
    };
    let yards = row.next(YARD.0);
    let apart = (CARD_HEIGHT - YARD.1) / 2.0;
    let disc = row.next(SECRET_DISC);
    let power = card(row.next(CARD_WIDTH));
    let (taken, kept) = cards(row.next(CARDS_WIDTH));
    Tray {
        area,
        plate: plate(area),
        court: yard(yards - Point::Y * apart),
        provinces: yard(yards + Point::Y * apart),
        disc,
        power,
        taken,
        kept,
        hand: card(Point::new(area.centre.x, area.bottom() - CARD_HEIGHT)),
    }
}

/// The same from the back to the front.
fn tall_tray(area: Rect) -> Tray {
    let mut back = TrayRow {
        x: area.left() + GAP,
        y: area.top() - GAP - CARD_HEIGHT / 2.0,
    };
    let power = card(back.next(CARD_WIDTH));
    let disc = back.next(SECRET_DISC);
    let (taken, kept) = cards(at_height(area, back.y - GAP - CARD_HEIGHT));
    let plate = plate(area);
    let court = at_height(area, plate.top() + GAP + YARD.1 / 2.0);
    let outward = (area.width / 2.0 + CARD_WIDTH).copysign(area.centre.x);
    Tray {
        area,
        plate,
        court: yard(court),
        provinces: yard(court + Point::Y * (GAP + YARD.1)),
        disc,
        power,
        taken,
        kept,
        hand: card(area.centre + Point::X * outward),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::outline::{MAP, lands, silhouette};
    use crate::rules::CABALLEROS;

    fn things_in(tray: &Tray) -> Vec<Rect> {
        vec![
            tray.plate,
            tray.court.area,
            tray.provinces.area,
            Rect::square(tray.disc, SECRET_DISC),
            tray.power,
            tray.taken.around(tray.kept[0]).around(tray.kept[1]),
        ]
    }

    fn apart(things: &[Rect]) {
        for (i, &thing) in things.iter().enumerate() {
            for &other in &things[i + 1..] {
                assert!(!thing.overlaps(other), "{thing:?} and {other:?}");
            }
        }
    }

    #[test]
    fn nothing_overlaps_at_any_table() {
        for players in 2..=5 {
            let mut seats: Vec<Seat> = (0..players).map(Seat::new).collect();
            if players == 2 {
                seats.push(Seat::NEUTRAL);
            }
            let trays: Vec<Tray> = seats.into_iter().map(|s| tray(s, players)).collect();
            let mut things = vec![FRAME, RAIL, discard_pile()];
            things.extend(StackId::ALL.map(stack));
            things.extend(StackId::ALL.map(face_up));
            things.extend(trays.iter().flat_map(|tray| [tray.area, tray.hand]));
            apart(&things);
            for tray in &trays {
                let inside = things_in(tray);
                apart(&inside);
                assert!(inside.iter().all(|&thing| tray.area.encloses(thing)));
                assert!(!tray.hand.overlaps(table_extent(players)));
            }
        }
    }

    #[test]
    fn scoreboards_wait_in_the_sea() {
        let [one, other] = Scoreboard::ALL.map(beside);
        assert!(!one.overlaps(other));
        for tile in [one, other] {
            assert!(MAP.encloses(tile), "{tile:?}");
            assert!(!silhouette().touches(tile), "{tile:?}");
            assert!(
                !lands().iter().any(|land| land.shape.touches(tile)),
                "{tile:?}"
            );
        }
    }

    #[test]
    fn the_table_is_compact() {
        for players in 2..=5 {
            let extent = table_extent(players);
            assert!(extent.width <= 22.2, "{players}: {}", extent.width);
            assert!(extent.height <= 16.0, "{players}: {}", extent.height);
        }
    }

    #[test]
    fn the_rail_lies_between_the_board_and_the_trays() {
        let rail = rail();
        let things = [rail.ribbon, rail.court.area, rail.provinces.area];
        apart(&things);
        assert!(things.iter().all(|&thing| rail.area.encloses(thing)));
        for yard in [rail.court, rail.provinces] {
            assert!(yard.caballeros.capacity() >= usize::from(CABALLEROS));
            assert!(yard.area.encloses(yard.caballeros.footprint()));
        }
        for players in 2..=5 {
            for seat in (0..players).map(Seat::new) {
                let area = tray(seat, players).area;
                assert!(area.top() < -6.2 || area.left() > 8.9 || area.right() < -8.9);
            }
        }
    }

    #[test]
    fn a_yard_takes_all_caballeros_of_a_colour() {
        for players in 2..=5 {
            for seat in (0..players).map(Seat::new) {
                let tray = tray(seat, players);
                for yard in [tray.court, tray.provinces] {
                    assert!(yard.caballeros.capacity() >= usize::from(CABALLEROS));
                    assert!(yard.area.encloses(yard.caballeros.footprint()));
                }
            }
        }
    }
}
