//! From the true outlines to the board: Spain swells where its regions are too small for their
//! pieces, and gives way where there is room to spare.

use super::shape::Point;

/// First everything is fitted into the field: stretched from the middle, then moved.
const STRETCH: Point = Point::new(1.008, 1.007);
const SHIFT: Point = Point::new(-0.307, 0.107);

/// A place from which everything around is pushed away, or pulled to it if the swelling is
/// negative: the less, the farther it is.
struct Bump {
    middle: Point,
    reach: f32,
    swelling: Point,
}

impl Bump {
    const fn new(middle: [f32; 2], reach: f32, swelling: [f32; 2]) -> Self {
        Self {
            middle: Point::from_array(middle),
            reach,
            swelling: Point::from_array(swelling),
        }
    }
}

/// Worked out so that every region takes the worst crowd, the whole field is used, and shapes
/// change as little as that allows: the Basque Country gains half its area, Valencia 39 %,
/// Catalonia 24 %, most others about a tenth; the Castiles lose a tenth.
const BUMPS: [Bump; 10] = [
    Bump::new([0.084, 2.781], 1.448, [0.462, 0.434]),
    Bump::new([0.595, -1.526], 1.684, [0.312, 0.419]),
    Bump::new([1.456, 0.661], 1.623, [0.341, 0.293]),
    Bump::new([3.388, 1.972], 1.083, [0.376, 0.501]),
    Bump::new([-4.027, 2.57], 1.006, [0.144, 0.182]),
    Bump::new([-1.531, -0.057], 1.086, [-0.105, -0.029]),
    Bump::new([0.152, -0.646], 0.927, [-0.312, -0.351]),
    Bump::new([0.839, -1.506], 1.903, [-0.099, 0.062]),
    Bump::new([-1.558, -1.846], 0.835, [0.36, 0.389]),
    Bump::new([-3.863, 0.209], 2.168, [-0.073, -0.17]),
];

/// Where a point of the outlines' file lies on the board. Neighbours share their vertices, and
/// equal points stay equal.
pub fn warp(point: Point) -> Point {
    let at = STRETCH * point + SHIFT;
    let pushed = |bump: &Bump| {
        let away = at - bump.middle;
        let faded = (-away.length_squared() / (bump.reach * bump.reach)).exp();
        bump.swelling * away * faded
    };
    at + BUMPS.iter().map(pushed).sum::<Point>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_folded_over() {
        const STEP: f32 = 0.01;
        for x in -52..=54_i8 {
            for y in -45..=45_i8 {
                let at = Point::new(f32::from(x), f32::from(y)) / 10.0;
                let [east, north] =
                    [Point::X, Point::Y].map(|way| warp(at + way * STEP) - warp(at));
                let area = east.perp_dot(north) / (STEP * STEP);
                assert!((0.5..2.2).contains(&area), "{area} at {at:?}");
            }
        }
    }
}
