//! Trays and the frame of the board: mouldings that go round a rectangle, mitred at the corners.

use super::model::{Model, Workpiece};
use super::tone::{Tone, gold, lit, walnut};
use crate::board::{Point, Rect};
use glam::Vec3;

/// How high the rim of a tray stands.
pub const TRAY_RIM: f32 = 0.075;
/// On which pieces in a tray stand.
pub const TRAY_FLOOR: f32 = 0.03;
const TRAY_RIM_WIDTH: f32 = 0.06;

/// A place of the profile: how far from the outer edge (0) to the inner (1), how high, and the
/// tone from here inwards.
struct Cut(f32, f32, Tone);

/// A shallow tray. The tones are those of wood; the uvs are board units, for grain that repeats.
pub fn tray(width: f32, depth: f32) -> Model {
    let outer = Rect::new(Point::default(), width, depth);
    let inner = outer.grown(-TRAY_RIM_WIDTH.min(width.min(depth) / 3.0));
    let wood = walnut();
    let mut piece = Workpiece::new(wood);
    let profile = [
        Cut(0.0, 0.0, wood),
        Cut(0.0, TRAY_RIM - 0.018, wood),
        Cut(0.1, TRAY_RIM - 0.005, lit(wood, 1.15)),
        Cut(0.3, TRAY_RIM, lit(wood, 1.15)),
        Cut(0.55, TRAY_RIM, lit(wood, 1.15)),
        Cut(0.72, TRAY_RIM - 0.006, lit(wood, 0.8)),
        Cut(0.85, TRAY_RIM - 0.02, lit(wood, 0.55)),
        Cut(1.0, TRAY_FLOOR, lit(wood, 0.55)),
    ];
    moulding(&mut piece, inner, outer, &profile);
    // The floor: darker along the rim, where less light comes.
    let [bright, dark] = [lit(wood, 0.95), lit(wood, 0.45)];
    let middle = inner.grown(-0.09_f32.min(inner.width.min(inner.height) / 3.0));
    let [edge, heart] = [inner, middle].map(|rect| rect.corners().map(|at| on(at, TRAY_FLOOR)));
    piece.paint(bright).face(&heart);
    for side in 0..4 {
        let next = (side + 1) % 4;
        piece.shaded_face(
            &[edge[side], edge[next], heart[next], heart[side]],
            &[dark, dark, bright, bright],
        );
    }
    piece.finish()
}

/// The frame of the board, in board coordinates: a step, an ogee, and a gold fillet inside.
pub fn frame(inner: Rect, outer: Rect, height: f32) -> Model {
    let wood = walnut();
    let dark = lit(wood, 0.6);
    let mut profile = vec![
        Cut(0.0, 0.0, dark),
        Cut(0.0, 0.5 * height, dark),
        Cut(0.04, 0.58 * height, wood),
        Cut(0.1, 0.6 * height, dark),
        Cut(0.1, 0.68 * height, wood),
    ];
    // The ogee: hollow below, round above.
    for step in 1..=8_u8 {
        let part = f32::from(step) / 8.0;
        let rise = part * part * (3.0 - 2.0 * part);
        profile.push(Cut(0.1 + 0.4 * part, (0.68 + 0.32 * rise) * height, wood));
    }
    profile.extend([
        Cut(0.6, height, lit(wood, 1.1)),
        Cut(0.68, 0.97 * height, dark),
        Cut(0.7, 0.85 * height, dark),
        Cut(0.76, 0.82 * height, gold()),
        Cut(0.79, 0.87 * height, gold()),
        Cut(0.87, 0.87 * height, gold()),
        Cut(0.9, 0.82 * height, dark),
        Cut(0.94, 0.78 * height, dark),
        Cut(1.0, 0.6 * height, dark),
        Cut(1.0, 0.0, dark),
    ]);
    let mut piece = Workpiece::new(wood);
    moulding(&mut piece, inner, outer, &profile);
    piece.finish()
}

fn on(at: Point, height: f32) -> Vec3 {
    Vec3::new(at.x, height, -at.y)
}

/// Four lengths of the profile, mitred.
fn moulding(piece: &mut Workpiece, inner: Rect, outer: Rect, profile: &[Cut]) {
    // From the south counter-clockwise, as the corners are.
    const OUTWARD: [Vec3; 4] = [Vec3::Z, Vec3::X, Vec3::NEG_Z, Vec3::NEG_X];
    // Two faces of the profile that meet more sharply than this (a cosine) meet in an edge.
    const EDGE: f32 = 0.8;
    let corner = |nth: usize, &Cut(inwards, height, _): &Cut| {
        let (far, near) = (outer.corners()[nth % 4], inner.corners()[nth % 4]);
        on(far.lerp(near, inwards), height)
    };
    for (side, outward) in OUTWARD.into_iter().enumerate() {
        let across: Vec<Vec3> = profile
            .windows(2)
            .map(|pair| {
                let [low, high] = [corner(side, &pair[0]), corner(side, &pair[1])];
                let inwards = (low - high).dot(outward);
                (outward * (high.y - low.y) + Vec3::Y * inwards).normalize_or(Vec3::Y)
            })
            .collect();
        for (nth, pair) in profile.windows(2).enumerate() {
            let own = across[nth];
            let blended = |other: Option<usize>| {
                let near = other.and_then(|n| across.get(n)).copied().unwrap_or(own);
                if own.dot(near) > EDGE {
                    own + near
                } else {
                    own
                }
            };
            let (below, above) = (blended(nth.checked_sub(1)), blended(Some(nth + 1)));
            piece.paint(pair[0].2);
            piece.bent_face([
                (corner(side, &pair[0]), below),
                (corner(side + 1, &pair[0]), below),
                (corner(side + 1, &pair[1]), above),
                (corner(side, &pair[1]), above),
            ]);
        }
    }
}
