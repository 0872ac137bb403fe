//! The King's banner over the tower.

use super::{CASTILLO_HEIGHT, WIDE};
use crate::models::lathe::{Turn, turned};
use crate::models::model::{Model, Workpiece};
use crate::models::tone::{Tone, crimson, gold, walnut};
use glam::Vec3;
use std::f32::consts::TAU;

/// Where the pole stands: on the roof of the north-western turret.
pub const BANNER_FOOT: [f32; 3] = [-0.58 * WIDE, CASTILLO_HEIGHT - 0.06, -0.58 * WIDE];

const POLE: f32 = 0.52;
const LENGTH: f32 = 0.5;
const DEPTH: f32 = 0.26;
const FOLDS: u8 = 10;

/// Pole and cloth, which flies to the east. The origin is the foot of the pole.
pub fn castillo_banner() -> Model {
    let wood = walnut();
    let mut piece = turned(
        &[
            Turn(0.016, 0.0, wood),
            Turn(0.012, POLE - 0.03, gold()),
            Turn(0.024, POLE - 0.015, gold()),
            Turn(0.024, POLE + 0.005, gold()),
            Turn(0.0, POLE + 0.04, gold()),
        ],
        8,
    );
    // Stripes from the upper to the lower edge, gold along both.
    let stripes = [
        (0.0, 0.12, gold()),
        (0.12, 0.88, crimson()),
        (0.88, 1.0, gold()),
    ];
    for fold in 0..FOLDS {
        let [near, far] = [fold, fold + 1].map(|n| f32::from(n) / f32::from(FOLDS));
        for (top, bottom, tone) in stripes {
            strip(&mut piece, [near, far], [top, bottom], tone);
        }
    }
    piece.finish()
}

/// A part of the cloth, seen from both sides.
fn strip(piece: &mut Workpiece, along: [f32; 2], down: [f32; 2], tone: Tone) {
    let [near, far] = along;
    let [top, bottom] = down;
    let corners = [(near, bottom), (far, bottom), (far, top), (near, top)];
    piece.paint(tone);
    piece.bent_face(corners.map(|(along, down)| cloth(along, down, 1.0)));
    let [a, b, c, d] = corners.map(|(along, down)| cloth(along, down, -1.0));
    piece.bent_face([b, a, d, c]);
}

/// Place and normal: waves that grow towards the free end, where the cloth narrows.
fn cloth(along: f32, down: f32, side: f32) -> (Vec3, Vec3) {
    let wave = |part: f32| 0.05 * part * (part * TAU * 1.1).sin();
    let step = 0.01;
    let slope = (wave(along + step) - wave(along)) / (LENGTH * step);
    let narrowing = 1.0 - 0.25 * along;
    let height = POLE - 0.03 - DEPTH * (0.5 + (down - 0.5) * narrowing) - 0.04 * along * along;
    let at = Vec3::new(LENGTH * along, height, wave(along));
    (at, Vec3::new(-slope, 0.0, 1.0).normalize() * side)
}
