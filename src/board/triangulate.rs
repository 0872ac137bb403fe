//! Cuts a simple polygon into triangles.

use super::shape::Polygon;
use earcut::{Earcut, refine};

/// Counter-clockwise triangles as indices into the polygon's ring; they cover it exactly once.
pub fn triangulate(polygon: &Polygon) -> Vec<[usize; 3]> {
    // Differences of neighbouring coordinates are tiny: their products need double precision.
    let ring = polygon.ring().iter();
    let corners: Vec<[f64; 2]> = ring.map(|point| point.as_dvec2().to_array()).collect();
    let mut indices = Vec::new();
    Earcut::new().earcut_slice(&corners, &[], &mut indices);
    // Long needles light badly.
    refine(&mut indices, &corners);
    indices.as_chunks().0.to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;
    use crate::board::outline::{lands, outlines};

    fn check(name: &str, polygon: &Polygon) {
        let ring = polygon.ring();
        let mut sum = 0.0;
        for triangle in triangulate(polygon) {
            let [a, b, c] = triangle.map(|i| ring[i].as_dvec2());
            let area = (b - a).perp_dot(c - a) / 2.0;
            assert!(area >= 0.0, "{name}: a triangle is turned over");
            sum += area;
            let middle = ((a + b + c) / 3.0).as_vec2();
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
