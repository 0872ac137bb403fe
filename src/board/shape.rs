//! Points, rectangles and polygons on the flat board.
//!
//! Board coordinates: the origin is the middle of the board, x grows to the east, y to the north,
//! one unit is one LOOK.md unit. Points are those of the engine's arithmetic, which is a library of its
//! own: nothing else of the engine is here, so that this compiles and is tested in seconds.

use glam::Vec2;

/// A place on the board.
pub type Point = Vec2;

/// The nearest point of the segment from `a` to `b`.
pub fn nearest_on_side(a: Point, b: Point, to: Point) -> Point {
    let along = b - a;
    let length_squared = along.length_squared();
    if length_squared == 0.0 {
        return a;
    }
    let part = (to - a).dot(along) / length_squared;
    a + along * part.clamp(0.0, 1.0)
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    pub centre: Point,
    pub width: f32,
    pub height: f32,
}

impl Rect {
    pub const fn new(centre: Point, width: f32, height: f32) -> Self {
        Self {
            centre,
            width,
            height,
        }
    }

    pub const fn square(centre: Point, side: f32) -> Self {
        Self::new(centre, side, side)
    }

    pub const fn left(self) -> f32 {
        self.centre.x - self.width / 2.0
    }

    pub const fn right(self) -> f32 {
        self.centre.x + self.width / 2.0
    }

    pub const fn bottom(self) -> f32 {
        self.centre.y - self.height / 2.0
    }

    pub const fn top(self) -> f32 {
        self.centre.y + self.height / 2.0
    }

    /// Counter-clockwise from the lower left.
    pub const fn corners(self) -> [Point; 4] {
        [
            Point::new(self.left(), self.bottom()),
            Point::new(self.right(), self.bottom()),
            Point::new(self.right(), self.top()),
            Point::new(self.left(), self.top()),
        ]
    }

    /// Larger on all sides by `margin`, smaller if it is negative.
    #[must_use]
    pub const fn grown(self, margin: f32) -> Self {
        Self::new(
            self.centre,
            self.width + 2.0 * margin,
            self.height + 2.0 * margin,
        )
    }

    /// The smallest rectangle around both.
    #[must_use]
    pub const fn around(self, other: Self) -> Self {
        let (left, right) = (
            self.left().min(other.left()),
            self.right().max(other.right()),
        );
        let (bottom, top) = (
            self.bottom().min(other.bottom()),
            self.top().max(other.top()),
        );
        Self::new(
            Point::new(f32::midpoint(left, right), f32::midpoint(bottom, top)),
            right - left,
            top - bottom,
        )
    }

    pub const fn contains(self, point: Point) -> bool {
        (point.x - self.centre.x).abs() <= self.width / 2.0
            && (point.y - self.centre.y).abs() <= self.height / 2.0
    }

    pub const fn encloses(self, other: Self) -> bool {
        self.left() <= other.left()
            && self.right() >= other.right()
            && self.bottom() <= other.bottom()
            && self.top() >= other.top()
    }

    /// Whether they share more than an edge.
    pub const fn overlaps(self, other: Self) -> bool {
        // Edges that merely touch differ by rounding.
        const TOUCHING: f32 = 1e-4;
        self.gap(other) < -TOUCHING
    }

    /// How far apart they are along the axis that parts them best; negative if they overlap.
    pub const fn gap(self, other: Self) -> f32 {
        let across =
            (self.centre.x - other.centre.x).abs() - f32::midpoint(self.width, other.width);
        let along =
            (self.centre.y - other.centre.y).abs() - f32::midpoint(self.height, other.height);
        across.max(along)
    }
}

/// A simple polygon: an open, counter-clockwise ring.
#[derive(Clone, Debug, PartialEq)]
pub struct Polygon {
    ring: Vec<Point>,
}

impl Polygon {
    /// Turns the ring round if it is clockwise.
    pub fn new(ring: Vec<Point>) -> Self {
        let mut polygon = Self { ring };
        if signed_area(&polygon.ring) < 0.0 {
            polygon.ring.reverse();
        }
        polygon
    }

    pub fn ring(&self) -> &[Point] {
        &self.ring
    }

    /// Each side from its start to its end.
    pub fn sides(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let ends = self.ring.iter().cycle().skip(1);
        self.ring.iter().copied().zip(ends.copied())
    }

    pub fn area(&self) -> f32 {
        signed_area(&self.ring)
    }

    pub fn contains(&self, point: Point) -> bool {
        let crossings = self
            .sides()
            .filter(|(a, b)| {
                (a.y > point.y) != (b.y > point.y)
                    && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
            })
            .count();
        crossings % 2 == 1
    }

    pub fn distance_to_border(&self, point: Point) -> f32 {
        self.sides()
            .map(|(a, b)| point.distance(nearest_on_side(a, b, point)))
            .fold(f32::INFINITY, f32::min)
    }

    /// Whether the whole rectangle lies inside.
    pub fn encloses(&self, rect: Rect) -> bool {
        rect.corners().iter().all(|&corner| self.contains(corner)) && !self.crosses(rect)
    }

    /// Whether they have any point in common.
    pub fn touches(&self, rect: Rect) -> bool {
        self.contains(rect.centre)
            || rect.corners().iter().any(|&corner| self.contains(corner))
            || self.crosses(rect)
    }

    /// The smallest upright rectangle around it.
    pub fn bounds(&self) -> Rect {
        let dot = |point: &Point| Rect::square(*point, 0.0);
        self.ring
            .iter()
            .map(dot)
            .reduce(Rect::around)
            .unwrap_or(Rect::square(Point::ZERO, 0.0))
    }

    /// Whether the border passes through the rectangle.
    fn crosses(&self, rect: Rect) -> bool {
        self.sides().any(|(a, b)| segment_meets(a, b, rect))
    }
}

fn signed_area(ring: &[Point]) -> f32 {
    let ends = ring.iter().cycle().skip(1);
    // In double precision: long thin rings lose too much otherwise.
    let doubled: f64 = ring
        .iter()
        .zip(ends)
        .map(|(a, b)| a.as_dvec2().perp_dot(b.as_dvec2()))
        .sum();
    (doubled / 2.0) as f32
}

/// Whether the segment has a point in the rectangle: cuts it down to each pair of sides in turn.
fn segment_meets(a: Point, b: Point, rect: Rect) -> bool {
    let (mut from, mut to) = (0.0_f32, 1.0_f32);
    let spans = [
        (a.x, b.x - a.x, rect.left(), rect.right()),
        (a.y, b.y - a.y, rect.bottom(), rect.top()),
    ];
    for (start, delta, low, high) in spans {
        if delta.abs() < f32::EPSILON {
            if start < low || start > high {
                return false;
            }
            continue;
        }
        let (t1, t2) = ((low - start) / delta, (high - start) / delta);
        from = from.max(t1.min(t2));
        to = to.min(t1.max(t2));
    }
    from <= to
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangle_inside_a_polygon() {
        let l_shape = Polygon::new(
            [[0., 0.], [3., 0.], [3., 1.], [1., 1.], [1., 3.], [0., 3.]]
                .map(Point::from)
                .to_vec(),
        );
        assert!((l_shape.area() - 5.0).abs() < 1e-6);
        let fits = Rect::new(Point::new(1.5, 0.5), 2.8, 0.8);
        assert!(l_shape.encloses(fits));
        // All four corners are inside or on it, but it bridges the notch.
        let bridges = Rect::new(Point::new(1.2, 1.2), 1.0, 1.0);
        assert!(!l_shape.encloses(bridges) && l_shape.touches(bridges));
        let outside = Rect::square(Point::new(2.5, 2.5), 0.5);
        assert!(!l_shape.touches(outside));
        assert!((l_shape.distance_to_border(Point::new(0.5, 2.0)) - 0.5).abs() < 1e-6);
    }

    #[test]
    fn rectangles_that_only_touch_do_not_overlap() {
        let a = Rect::square(Point::new(0.0, 0.0), 0.26);
        assert!(!a.overlaps(Rect::square(Point::new(0.26, 0.0), 0.26)));
        assert!(a.overlaps(Rect::square(Point::new(0.25, 0.1), 0.26)));
    }
}
