//! Cuts a simple polygon into triangles by clipping ears.

use super::shape::{Point, Polygon};

/// Counter-clockwise triangles as indices into the polygon's ring; they cover it exactly once.
pub fn triangulate(polygon: &Polygon) -> Vec<[usize; 3]> {
    let ring = polygon.ring();
    let mut left: Vec<usize> = (0..ring.len()).collect();
    let mut triangles = Vec::with_capacity(ring.len().saturating_sub(2));
    while left.len() > 3 {
        let corner = fullest_ear(ring, &left);
        let [before, at, after] = around(&left, corner);
        // A corner in a straight line encloses nothing and would only make a sliver.
        if doubled_area(ring[before], ring[at], ring[after]) > 0.0 {
            triangles.push([before, at, after]);
        }
        left.remove(corner);
    }
    if let [a, b, c] = left[..] {
        triangles.push([a, b, c]);
    }
    triangles
}

/// The ear whose smallest angle is largest, so that long needles, which light badly, stay rare.
fn fullest_ear(ring: &[Point], left: &[usize]) -> usize {
    (0..left.len())
        .filter(|&corner| is_ear(ring, left, corner))
        .max_by(|&a, &b| {
            let fullness = |corner| fullness(around(left, corner).map(|i| ring[i]));
            fullness(a).total_cmp(&fullness(b))
        })
        // A simple polygon always has an ear; should rounding hide it, any corner will do.
        .unwrap_or(0)
}

fn is_ear(ring: &[Point], left: &[usize], corner: usize) -> bool {
    let [before, at, after] = around(left, corner);
    let [a, b, c] = [before, at, after].map(|i| ring[i]);
    if doubled_area(a, b, c) < 0.0 {
        return false;
    }
    left.iter()
        .filter(|&&other| ![before, at, after].contains(&other))
        .map(|&other| ring[other])
        // Rings may touch themselves in a point: a twin of a corner does not block it.
        .filter(|&p| p != a && p != b && p != c)
        .all(|p| {
            doubled_area(a, b, p) < 0.0
                || doubled_area(b, c, p) < 0.0
                || doubled_area(c, a, p) < 0.0
        })
}

fn around(left: &[usize], corner: usize) -> [usize; 3] {
    let count = left.len();
    [
        left[(corner + count - 1) % count],
        left[corner],
        left[(corner + 1) % count],
    ]
}

/// Smallest height of the triangle relative to its longest side; corners in a line count as full,
/// so that they go first and do no harm.
fn fullness([a, b, c]: [Point; 3]) -> f64 {
    let area = doubled_area(a, b, c);
    if area == 0.0 {
        return f64::INFINITY;
    }
    let longest = a.distance(b).max(b.distance(c)).max(c.distance(a));
    area / f64::from(longest * longest)
}

/// Positive if `a`, `b`, `c` go counter-clockwise. Differences of neighbouring coordinates are
/// tiny: their products need double precision.
fn doubled_area(a: Point, b: Point, c: Point) -> f64 {
    let [ax, ay, bx, by, cx, cy] = [a.x, a.y, b.x, b.y, c.x, c.y].map(f64::from);
    (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::outline::{lands, outlines};

    fn check(name: &str, polygon: &Polygon) {
        let ring = polygon.ring();
        let mut sum = 0.0;
        for triangle in triangulate(polygon) {
            let [a, b, c] = triangle.map(|i| ring[i]);
            let area = doubled_area(a, b, c) / 2.0;
            assert!(area >= 0.0, "{name}: a triangle is turned over");
            sum += area;
            let middle = Point::new((a.x + b.x + c.x) / 3.0, (a.y + b.y + c.y) / 3.0);
            assert!(
                polygon.contains(middle) || polygon.distance_to_border(middle) < 1e-4,
                "{name}: a triangle lies outside"
            );
        }
        let area = f64::from(polygon.area());
        assert!((sum - area).abs() < 1e-4, "{name}: {sum} of {area}");
    }

    #[test]
    fn triangles_cover_every_region_and_land() {
        for outline in outlines() {
            check(&format!("{:?}", outline.id), &outline.shape);
        }
        for land in lands() {
            check(&format!("{:?}", land.name), &land.shape);
        }
    }

    #[test]
    fn a_square_with_a_point_in_its_side() {
        let square = Polygon::new(
            [[0., 0.], [1., 0.], [2., 0.], [2., 2.], [0., 2.]]
                .map(Point::from)
                .to_vec(),
        );
        check("square", &square);
    }
}
