//! Caballeros and Grandes: wooden cubes with rounded edges.

use super::model::{Model, Workpiece};
use super::tone::WHITE;
use crate::board::size::{CABALLERO, GRANDE};
use glam::Vec3;

/// Radius of the edges, as part of the cube's side.
const ROUNDING: f32 = 0.11;
/// Across a face: which end of the flat middle, and how far the edge has bent from there. The
/// outermost is the middle of the edge, where the next face begins. There may be hundreds of them
/// on the table, and the light bends round an edge by its normals: no more steps are needed.
const STEPS: [(f32, f32); 4] = [(-1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (1.0, 1.0)];

/// Where on the picture plain wood is found, away from border and shape.
const PLAIN_WOOD: f32 = 0.1;

/// The origin is the cube's centre. The top shows the whole of `print::tokens::piece_top`, the sides
/// only its wood and border: one shape is one cube, also where they stand close together.
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
    for [right, up, out] in FACES {
        let mix = |a: f32, b: f32| right * a + up * b + out;
        let mut grid = [[0; STEPS.len()]; STEPS.len()];
        for (row, &(up_end, up_bend)) in STEPS.iter().enumerate() {
            for (column, &(right_end, right_bend)) in STEPS.iter().enumerate() {
                let normal = mix(right_bend, up_bend).normalize();
                let at = mix(right_end, up_end) * flat + normal * radius;
                grid[row][column] = piece.vertex(at, normal);
                let part = |along: f32| 0.5 + 0.5 * along / reach;
                let down = if out == Vec3::Y {
                    part(-at.dot(up))
                } else {
                    PLAIN_WOOD * (1.0 - up_bend.abs())
                };
                uvs.push([part(at.dot(right)), down]);
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
