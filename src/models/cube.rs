//! Caballeros and Grandes: wooden cubes with rounded edges.

use super::model::{Model, Workpiece};
use super::tone::WHITE;
use crate::board::size::{CABALLERO, GRANDE};
use glam::Vec3;

/// Radius of the edges, as part of the cube's side.
const ROUNDING: f32 = 0.13;
/// Tangent of half the angle from a face to the middle of the edge.
const HALF_WAY: f32 = 0.414_213_57;
/// Across a face: which end of the flat middle, and how far the edge has bent from there. The
/// outermost is the middle of the edge, where the next face begins.
const STEPS: [(f32, f32); 6] = [
    (-1.0, -1.0),
    (-1.0, -HALF_WAY),
    (-1.0, 0.0),
    (1.0, 0.0),
    (1.0, HALF_WAY),
    (1.0, 1.0),
];
/// What a side shows of the picture, from its foot upwards. The picture's dark border ends at
/// 0.05 and its shape begins at about 0.16; between them is plain painted wood, which is drawn out
/// over the side, so that its grain stands upright. Only the lowest edge takes the border, as an
/// outline; the upper one belongs to the top.
const SIDE_STRIP: [f32; 6] = [0.03, 0.055, 0.07, 0.125, 0.128, 0.13];
/// How much of the border's width the upright edges show.
const SIDE_MARGIN: f32 = 0.025;

/// The origin is the cube's centre. The top shows the whole of `print::tokens::piece_top`, its
/// border along the rounded edge; the sides show the picture's plain wood.
pub fn caballero() -> Model {
    rounded_cube(CABALLERO)
}

/// As [`caballero`], larger.
pub fn grande() -> Model {
    rounded_cube(GRANDE)
}

/// Right, up and out as one sees the face.
const FACES: [[Vec3; 3]; 6] = [
    [Vec3::X, Vec3::NEG_Z, Vec3::Y],
    [Vec3::X, Vec3::Z, Vec3::NEG_Y],
    [Vec3::X, Vec3::Y, Vec3::Z],
    [Vec3::NEG_Z, Vec3::Y, Vec3::X],
    [Vec3::NEG_X, Vec3::Y, Vec3::NEG_Z],
    [Vec3::Z, Vec3::Y, Vec3::NEG_X],
];

fn rounded_cube(side: f32) -> Model {
    let radius = side * ROUNDING;
    let flat = side / 2.0 - radius;
    // Where two faces meet, in the middle of the edge.
    let reach = flat + radius * std::f32::consts::FRAC_1_SQRT_2;
    let mut piece = Workpiece::new(WHITE);
    let mut uvs = Vec::new();
    for (face, [right, up, out]) in FACES.into_iter().enumerate() {
        let mix = |a: f32, b: f32| right * a + up * b + out;
        let mut grid = [[0; STEPS.len()]; STEPS.len()];
        for (row, &(up_end, up_bend)) in STEPS.iter().enumerate() {
            for (column, &(right_end, right_bend)) in STEPS.iter().enumerate() {
                let normal = mix(right_bend, up_bend).normalize();
                let at = mix(right_end, up_end) * flat + normal * radius;
                grid[row][column] = piece.vertex(at, normal);
                let across = at.dot(right) / reach;
                let part = |along: f32, margin: f32| 0.5 + (0.5 - margin) * along;
                uvs.push(match face {
                    0 => [part(across, 0.0), part(-at.dot(up) / reach, 0.0)],
                    1 => [part(across, 0.1), SIDE_STRIP[2]],
                    _ => [part(across, SIDE_MARGIN), SIDE_STRIP[row]],
                });
            }
        }
        for row in 1..STEPS.len() {
            for column in 1..STEPS.len() {
                let [low, high] = [grid[row - 1], grid[row]];
                piece.triangle([low[column - 1], low[column], high[column]]);
                piece.triangle([low[column - 1], high[column], high[column - 1]]);
            }
        }
    }
    let mut model = piece.finish_plain();
    model.uvs = uvs;
    model
}
