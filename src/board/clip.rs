//! Cuts a polygon to a rectangle.
//!
//! A coast that leaves the board and comes back falls into several pieces: each becomes a simple
//! polygon of its own, with no seams along the edge that would upset triangulation.

use super::shape::{Point, Polygon, Rect};

/// The parts of `polygon` inside `rect`.
pub(super) fn clip(polygon: &Polygon, rect: Rect) -> Vec<Polygon> {
    let sides = [
        HalfPlane::new(Point::X, rect.left()),
        HalfPlane::new(Point::NEG_X, -rect.right()),
        HalfPlane::new(Point::Y, rect.bottom()),
        HalfPlane::new(Point::NEG_Y, -rect.top()),
    ];
    let mut rings = vec![polygon.ring().to_vec()];
    for side in sides {
        rings = rings.iter().flat_map(|ring| side.keep(ring)).collect();
    }
    rings.into_iter().map(Polygon::new).collect()
}

/// Everything at least `offset` along `normal`.
#[derive(Clone, Copy)]
struct HalfPlane {
    normal: Point,
    offset: f32,
}

impl HalfPlane {
    const fn new(normal: Point, offset: f32) -> Self {
        Self { normal, offset }
    }

    fn depth(self, p: Point) -> f32 {
        p.dot(self.normal) - self.offset
    }

    fn along(self, p: Point) -> f32 {
        self.normal.perp_dot(p)
    }

    fn crossing(self, a: Point, b: Point) -> Point {
        let t = self.depth(a) / (self.depth(a) - self.depth(b));
        a + (b - a) * t
    }

    fn keep(self, ring: &[Point]) -> Vec<Vec<Point>> {
        let Some(outside) = ring.iter().position(|&p| self.depth(p) < 0.0) else {
            return vec![ring.to_vec()];
        };
        self.join(&self.chains(ring, outside))
    }

    /// Each stretch of the ring inside, from where it enters to where it leaves.
    fn chains(self, ring: &[Point], outside: usize) -> Vec<Vec<Point>> {
        let mut chains: Vec<Vec<Point>> = Vec::new();
        for step in 0..ring.len() {
            let a = ring[(outside + step) % ring.len()];
            let b = ring[(outside + step + 1) % ring.len()];
            match (self.depth(a) >= 0.0, self.depth(b) >= 0.0) {
                (false, true) => chains.push(vec![self.crossing(a, b), b]),
                (true, true) => chains.last_mut().into_iter().for_each(|c| c.push(b)),
                (true, false) => {
                    let end = self.crossing(a, b);
                    chains.last_mut().into_iter().for_each(|c| c.push(end));
                }
                (false, false) => {}
            }
        }
        chains
    }

    /// Along the cut, crossings sorted by place bound the polygon's inside in pairs: from where a
    /// chain leaves, the ring goes on at its partner.
    fn join(self, chains: &[Vec<Point>]) -> Vec<Vec<Point>> {
        let mut crossings: Vec<(f32, usize, bool)> = Vec::new();
        for (index, chain) in chains.iter().enumerate() {
            crossings.push((self.along(chain[0]), index, true));
            crossings.push((self.along(chain[chain.len() - 1]), index, false));
        }
        crossings.sort_by(|a, b| a.0.total_cmp(&b.0));
        let goes_on_at = |left: usize| {
            let at = crossings.iter().position(|c| c.1 == left && !c.2)?;
            let (_, partner, enters) = *crossings.get(at ^ 1)?;
            enters.then_some(partner)
        };

        let mut rings = Vec::new();
        let mut used = vec![false; chains.len()];
        for first in 0..chains.len() {
            let mut ring = Vec::new();
            let mut next = Some(first);
            while let Some(index) = next.filter(|&index| !used[index]) {
                used[index] = true;
                ring.extend(&chains[index]);
                next = goes_on_at(index);
            }
            if ring.len() > 2 {
                rings.push(ring);
            }
        }
        rings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comb_falls_into_its_teeth() {
        let comb = Polygon::new(
            [
                [0., 0.],
                [5., 0.],
                [5., 3.],
                [4., 3.],
                [4., 1.],
                [3., 1.],
                [3., 3.],
                [2., 3.],
                [2., 1.],
                [1., 1.],
                [1., 3.],
                [0., 3.],
            ]
            .map(Point::from)
            .to_vec(),
        );
        let teeth = clip(&comb, Rect::new(Point::new(2.5, 2.5), 10.0, 2.0));
        assert_eq!(teeth.len(), 3);
        for tooth in &teeth {
            assert!((tooth.area() - 1.5).abs() < 1e-5);
        }
        let all = clip(&comb, Rect::new(Point::new(0.0, 0.0), 20.0, 20.0));
        assert_eq!(all, [comb]);
    }
}
