//! Caballeros of one colour that share a place: side by side first, then on top of each other.

use super::shape::{Point, Rect};
use super::size::CABALLERO;

/// Where one cube stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cubicle {
    pub at: Point,
    /// How many cubes are below it.
    pub level: u8,
    /// There is no room left: it stands inside the topmost cube, need not be drawn, and only the
    /// badge over the group tells how many there are.
    pub piled: bool,
}

/// Cubes in a group stand this far apart, so that each is seen as one.
pub const PITCH: f32 = CABALLERO + 0.02;

/// The places of a group, in the order in which they fill.
#[derive(Clone, Debug, PartialEq)]
pub struct Stacks {
    feet: Vec<Point>,
    tallest: u8,
}

impl Stacks {
    pub(super) const fn new(feet: Vec<Point>, tallest: u8) -> Self {
        Self { feet, tallest }
    }

    /// Rows and columns around `middle`. The far row fills first, so that what is taller stands
    /// behind what is lower as the camera sees it.
    pub(super) fn grid(middle: Point, columns: u8, rows: u8, pitch: f32, tallest: u8) -> Self {
        let from_middle = |nth: u8, count: u8| f32::from(nth) - f32::from(count - 1) / 2.0;
        let feet = (0..rows)
            .flat_map(|row| (0..columns).map(move |column| (column, row)))
            .map(|(column, row)| {
                let (east, south) = (from_middle(column, columns), from_middle(row, rows));
                middle + Point::new(east, -south) * pitch
            })
            .collect();
        Self::new(feet, tallest)
    }

    /// Where the `nth` cube stands, whatever else is there.
    pub fn cubicle(&self, nth: usize) -> Cubicle {
        let visible = nth.min(self.capacity() - 1);
        Cubicle {
            at: self.feet[visible % self.feet.len()],
            level: (visible / self.feet.len()) as u8,
            piled: visible < nth,
        }
    }

    /// How many cubes have a place of their own.
    pub fn capacity(&self) -> usize {
        self.feet.len() * usize::from(self.tallest)
    }

    /// Where stacks stand on the ground.
    pub fn feet(&self) -> &[Point] {
        &self.feet
    }

    pub fn middle(&self) -> Point {
        self.footprint().centre
    }

    /// The ground all stacks cover.
    pub fn footprint(&self) -> Rect {
        self.feet
            .iter()
            .map(|&foot| Rect::square(foot, CABALLERO))
            .reduce(Rect::around)
            .unwrap_or(Rect::square(Point::ZERO, 0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_by_level_and_nothing_hangs_in_the_air() {
        let stacks = Stacks::grid(Point::new(1.0, 1.0), 3, 2, PITCH, 3);
        assert_eq!(stacks.capacity(), 18);
        for nth in 0..18 {
            let cube = stacks.cubicle(nth);
            assert!(!cube.piled);
            let below = (0..nth).map(|n| stacks.cubicle(n));
            let under = below.filter(|other| other.at == cube.at).count();
            assert_eq!(under, usize::from(cube.level));
        }
        assert!(stacks.cubicle(0).at.y > stacks.cubicle(3).at.y, "far first");
        let piled = stacks.cubicle(29);
        assert!(piled.piled);
        assert_eq!((piled.at, piled.level), (stacks.cubicle(17).at, 2));
    }
}
