//! The Castillo in the south-eastern sea: the tower, its field and its values.

use super::crowd::{LABEL_HEIGHT, camp_of};
use super::shape::{Point, Rect};
use super::size::{GRANDE, TOWER};
use super::stacks::{PITCH, Stacks};
use crate::rules::{CABALLEROS, MAX_PLAYERS, Seat};
use std::sync::LazyLock;

/// The painted field on which everything of the Castillo stands.
pub const CASTILLO_FIELD: Rect = Rect::new(Point::new(3.8, -2.05), 2.05, 2.4);
/// The foot of the tower: a little left of the middle, so that Grandes have room beside it.
pub const CASTILLO_TOWER: Rect = Rect::square(
    Point::new(
        CASTILLO_FIELD.centre.x - 0.06,
        CASTILLO_FIELD.top() - 0.05 - TOWER / 2.0,
    ),
    TOWER,
);
/// Name and values: in front of the tower, where nothing hides them.
pub(super) const CASTILLO_LABEL: Rect = Rect::new(
    Point::new(
        CASTILLO_FIELD.centre.x,
        CASTILLO_FIELD.bottom() + 0.08 + LABEL_HEIGHT / 2.0,
    ),
    1.4,
    LABEL_HEIGHT,
);

/// Stacks inside are not seen, so they may take all caballeros of a colour.
const TALLEST: u8 = CABALLEROS;
/// The floor of the tower takes three by three stacks: one for each colour, the others free.
const FLOOR: u8 = 3;
/// Only the Anniversary game brings Grandes and the King here: four between the tower and the
/// label, the others right of the tower.
const GUESTS_ABREAST: usize = 4;
const GUEST_PITCH: f32 = GRANDE + 0.03;

static INSIDE: LazyLock<Vec<Stacks>> = LazyLock::new(|| {
    let floor = Stacks::grid(CASTILLO_TOWER.centre, FLOOR, FLOOR, PITCH, 1);
    // The corners and the middle: as far apart as can be.
    let feet = floor.feet().iter().step_by(2);
    feet.map(|&foot| Stacks::new(vec![foot], TALLEST)).collect()
});

/// The caballeros of a colour inside the tower. The neutral colour stands where seat 2 would, as
/// in the regions.
pub(super) fn castillo_caballeros(colour: Seat) -> &'static Stacks {
    &INSIDE[camp_of(colour)]
}

pub(super) fn castillo_grande(seat: Seat) -> Point {
    guest(seat.index().min(MAX_PLAYERS - 1) + 1)
}

pub(super) fn castillo_king() -> Point {
    guest(0)
}

fn guest(nth: usize) -> Point {
    let pitch = |nth: usize| f32::from(nth as u8) * GUEST_PITCH;
    if nth < GUESTS_ABREAST {
        let first = CASTILLO_LABEL.centre.x - pitch(GUESTS_ABREAST - 1) / 2.0;
        let y = f32::midpoint(CASTILLO_LABEL.top(), CASTILLO_TOWER.bottom());
        return Point::new(first + pitch(nth), y);
    }
    Point::new(
        f32::midpoint(CASTILLO_TOWER.right(), CASTILLO_FIELD.right()),
        CASTILLO_TOWER.bottom() + GRANDE / 2.0 + pitch(nth - GUESTS_ABREAST),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::outline::{MAP, lands, silhouette};
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
