//! The Castillo in the south-eastern sea: the tower, its field and its values.

use super::crowd::{LABEL_HEIGHT, camp_of};
use super::outline::MAP;
use super::shape::{Point, Rect};
use super::size::{GRANDE, TOWER};
use super::stacks::{PITCH, Stacks};
use crate::rules::{MAX_PLAYERS, Seat};
use std::sync::LazyLock;

/// The painted field on which everything of the Castillo stands.
pub const CASTILLO_FIELD: Rect = Rect::new(Point::new(MAP.right() - 1.8, -2.55), 3.2, 1.7);
/// The foot of the tower.
pub const CASTILLO_TOWER: Rect = Rect::square(
    Point::new(CASTILLO_FIELD.left() + 0.85, CASTILLO_FIELD.centre.y),
    TOWER,
);
/// Name and values: right of the tower and in front, where nothing hides them.
pub(super) const CASTILLO_LABEL: Rect = Rect::new(
    Point::new(
        f32::midpoint(CASTILLO_TOWER.right(), CASTILLO_FIELD.right()),
        CASTILLO_FIELD.bottom() + 0.12 + LABEL_HEIGHT / 2.0,
    ),
    1.2,
    LABEL_HEIGHT,
);

/// Stacks inside are not seen, so they may be as high as the tower.
const TALLEST: u8 = 8;
/// The floor of the tower takes four by four cubes.
const FLOOR: usize = 4;
const STACKS_EACH: usize = 3;
/// Only the Anniversary game brings Grandes and the King here: in two rows behind the label.
const GUESTS_ABREAST: usize = 3;
const GUEST_PITCH: f32 = GRANDE + 0.03;

static INSIDE: LazyLock<Vec<Stacks>> = LazyLock::new(|| {
    let floor = Stacks::grid(CASTILLO_TOWER.centre, FLOOR as u8, FLOOR as u8, PITCH, 1);
    // To and fro over the floor, so that the stacks of a colour touch.
    let winding = (0..FLOOR * FLOOR).map(|nth| {
        let (row, step) = (nth / FLOOR, nth % FLOOR);
        let column = if row % 2 == 0 { step } else { FLOOR - 1 - step };
        floor.feet()[row * FLOOR + column]
    });
    let feet: Vec<Point> = winding.collect();
    feet.chunks_exact(STACKS_EACH)
        .map(|feet| Stacks::new(feet.to_vec(), TALLEST))
        .collect()
});

/// The caballeros of a colour inside the tower. The neutral colour stands where seat 2 would, as
/// in the regions.
pub(super) fn castillo_caballeros(colour: Seat) -> &'static Stacks {
    &INSIDE[camp_of(colour)]
}

pub(super) fn castillo_grande(seat: Seat) -> Point {
    guest(seat.index().min(MAX_PLAYERS - 1))
}

pub(super) fn castillo_king() -> Point {
    guest(MAX_PLAYERS)
}

fn guest(nth: usize) -> Point {
    let (row, column) = (nth / GUESTS_ABREAST, nth % GUESTS_ABREAST);
    let first = Point::new(
        CASTILLO_LABEL.centre.x - GUEST_PITCH,
        CASTILLO_LABEL.top() + 0.04 + GRANDE / 2.0,
    );
    first + Point::new(f32::from(column as u8), f32::from(row as u8)) * GUEST_PITCH
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::outline::{lands, silhouette};
    use crate::board::size::{CABALLERO, KING, TOWER_WALL};

    #[test]
    fn the_field_is_in_the_sea() {
        assert!(MAP.encloses(CASTILLO_FIELD));
        assert!(!silhouette().touches(CASTILLO_FIELD.grown(0.1)));
        for land in lands() {
            assert!(!land.shape.touches(CASTILLO_FIELD), "{:?}", land.name);
        }
    }

    #[test]
    fn everything_has_its_place_on_the_field() {
        let mut things = vec![CASTILLO_TOWER, CASTILLO_LABEL];
        things
            .extend((0..MAX_PLAYERS).map(|i| Rect::square(castillo_grande(Seat::new(i)), GRANDE)));
        things.push(Rect::square(castillo_king(), KING));
        for (i, &thing) in things.iter().enumerate() {
            assert!(CASTILLO_FIELD.encloses(thing), "{thing:?}");
            assert!(things[i + 1..].iter().all(|&other| !thing.overlaps(other)));
        }
    }

    #[test]
    fn caballeros_stand_inside_the_walls() {
        let inside = CASTILLO_TOWER.grown(-TOWER_WALL);
        let feet: Vec<Rect> = (0..MAX_PLAYERS)
            .flat_map(|colour| castillo_caballeros(Seat::new(colour)).feet())
            .map(|&foot| Rect::square(foot, CABALLERO))
            .collect();
        for (i, &foot) in feet.iter().enumerate() {
            assert!(inside.encloses(foot), "{foot:?}");
            assert!(feet[i + 1..].iter().all(|&other| !foot.overlaps(other)));
        }
        assert!(castillo_caballeros(Seat::new(0)).capacity() >= 20);
    }
}
