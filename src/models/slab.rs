//! Land as a slab whose upper edge is broken by a bevel.

use super::model::{Model, Workpiece};
use super::tone::WHITE;
use crate::board::{Point, Polygon, triangulate};
use glam::Vec3;

/// At sharp corners the bevel reaches at most this many times its width inwards.
const LONGEST_MITRE: f32 = 1.6;
/// A side keeps at least this part of its length when it moves inwards.
const SHORTEST: f32 = 0.2;
/// Sides that meet at more than this (a cosine, of 50 degrees) meet in an edge.
const EDGE: f32 = 0.64;
/// How often the inset gives way before the corners in question stay where they are.
const ROUNDS: u8 = 8;

/// From y = 0 up to `height`, without an underside. The bevel is inside the polygon and below the
/// height; where the outline is too narrow for it, it grows steeper. The uvs are board
/// coordinates: x and -z.
pub fn bevelled_slab(polygon: &Polygon, height: f32, bevel: f32) -> Model {
    let outer = polygon.ring();
    let inner = inset(outer, bevel);
    let shoulder = (height - bevel).max(height * 0.1);
    let at = |point: Point, level: f32| Vec3::new(point.x, level, -point.y);
    let mut piece = Workpiece::new(WHITE);

    let top: Vec<u32> = inner
        .iter()
        .map(|&point| piece.vertex(at(point, height), Vec3::Y))
        .collect();
    for triangle in triangulate(&Polygon::new(inner.clone())) {
        piece.triangle(triangle.map(|corner| top[corner]));
    }

    let count = outer.len();
    let outward: Vec<Vec3> = (0..count)
        .map(|nth| {
            let along = direction(outer[nth], outer[(nth + 1) % count]);
            Vec3::new(along.y, 0.0, along.x)
        })
        .collect();
    for nth in 0..count {
        let next = (nth + 1) % count;
        let own = outward[nth];
        let blended = |other: Vec3| {
            if own.dot(other) > EDGE {
                (own + other).normalize()
            } else {
                own
            }
        };
        let before = blended(outward[(nth + count - 1) % count]);
        let after = blended(outward[next]);
        let [a, b] = [outer[nth], outer[next]];
        piece.bent_face([
            (at(a, 0.0), before),
            (at(b, 0.0), after),
            (at(b, shoulder), after),
            (at(a, shoulder), before),
        ]);
        let slanted = |out: Vec3| out + Vec3::Y;
        let [a_in, b_in] = [inner[nth], inner[next]];
        piece.bent_face([
            (at(a, shoulder), slanted(before)),
            (at(b, shoulder), slanted(after)),
            (at(b_in, height), slanted(after)),
            (at(a_in, height), slanted(before)),
        ]);
    }
    piece.finish_plain().with_uvs(|[x, _, z], _| [x, -z])
}

/// Of length 1, or nothing if the points coincide.
fn direction(from: Point, to: Point) -> Point {
    (to - from).normalize_or_zero()
}

/// The ring moved inwards, corner by corner, as far as it stays simple and no side turns round.
fn inset(ring: &[Point], distance: f32) -> Vec<Point> {
    let count = ring.len();
    let inwards: Vec<Point> = (0..count)
        .map(|nth| {
            let before = direction(ring[(nth + count - 1) % count], ring[nth]);
            let after = direction(ring[nth], ring[(nth + 1) % count]);
            // The ring is counter-clockwise: inside is to the left.
            let sum = (before + after).perp();
            let flat = sum.length();
            if flat < 1e-3 {
                return Point::ZERO;
            }
            // Half the sum is as long as the cosine of half the turn.
            let mitre = (2.0 / flat).min(LONGEST_MITRE);
            sum / flat * mitre
        })
        .collect();
    let mut reach = vec![distance; count];
    let moved = |reach: &[f32]| -> Vec<Point> {
        let steps = inwards.iter().zip(reach);
        ring.iter()
            .zip(steps)
            .map(|(&at, (&way, &far))| at + way * far)
            .collect()
    };
    for round in 0..=ROUNDS {
        let faulty = faults(ring, &moved(&reach));
        if !faulty.contains(&true) {
            break;
        }
        for (far, _) in reach.iter_mut().zip(&faulty).filter(|(_, bad)| **bad) {
            *far = if round < ROUNDS { *far * 0.6 } else { 0.0 };
        }
    }
    moved(&reach)
}

/// Which corners of the moved ring have gone too far.
fn faults(ring: &[Point], moved: &[Point]) -> Vec<bool> {
    let count = ring.len();
    let mut faulty = vec![false; count];
    for one in 0..count {
        let one_end = (one + 1) % count;
        let side = ring[one_end] - ring[one];
        let kept = (moved[one_end] - moved[one]).dot(side);
        if kept < SHORTEST * side.length_squared() {
            faulty[one] = true;
            faulty[one_end] = true;
        }
        for other in one + 1..count {
            let other_end = (other + 1) % count;
            // What has moved may touch neither another moved side nor the outline over there.
            let crossed = [(moved, moved), (moved, ring), (ring, moved)]
                .iter()
                .any(|(a, b)| {
                    let shared = std::ptr::eq(*a, *b) && (other == one_end || other_end == one);
                    !shared && cross_each_other(a[one], a[one_end], b[other], b[other_end])
                });
            if crossed {
                for corner in [one, one_end, other, other_end] {
                    faulty[corner] = true;
                }
            }
        }
    }
    faulty
}

pub(super) fn cross_each_other(a: Point, b: Point, c: Point, d: Point) -> bool {
    let apart = a.max(b).cmplt(c.min(d)).any() || c.max(d).cmplt(a.min(b)).any();
    let turn = |p: Point, q: Point, r: Point| (q - p).perp_dot(r - p);
    !apart && turn(a, b, c) * turn(a, b, d) < 0.0 && turn(c, d, a) * turn(c, d, b) < 0.0
}
