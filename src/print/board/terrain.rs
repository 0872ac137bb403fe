//! Where rivers run and mountains rise, roughly as in Spain.

use crate::board::{Point, warp};
use crate::print::grain::chance;
use std::sync::LazyLock;

/// A line in the coordinates of the outlines' file, so that it moves with them.
pub(super) type Course = [[f32; 2]];

/// Where it is on the board.
fn on_board(course: &Course) -> Vec<Point> {
    course.iter().map(|&at| warp(Point::from(at))).collect()
}

pub(super) static RIVERS: LazyLock<Vec<Vec<Point>>> =
    LazyLock::new(|| STREAMS.iter().map(|course| on_board(course)).collect());
/// Along which hills are drawn.
pub(super) static RANGES: LazyLock<Vec<Vec<Point>>> =
    LazyLock::new(|| CRESTS.iter().map(|course| on_board(course)).collect());

/// From the source to the mouth or to the border.
const STREAMS: [&Course; 8] = [
    &[
        [0.33, 1.4],
        [-0.16, 1.2],
        [-0.74, 1.32],
        [-1.23, 1.18],
        [-1.64, 1.3],
        [-2.09, 1.33],
    ],
    &[
        [0.66, 0.5],
        [0.08, 0.13],
        [-0.57, 0.03],
        [-1.31, -0.16],
        [-1.97, -0.1],
        [-2.62, -0.28],
        [-3.07, -0.46],
    ],
    &[
        [-1.19, -0.44],
        [-1.64, -0.73],
        [-2.13, -0.87],
        [-2.54, -1.1],
        [-2.99, -1.3],
    ],
    &[
        [-0.2, 2.67],
        [0.33, 2.47],
        [0.82, 2.44],
        [1.23, 2.14],
        [1.43, 1.81],
        [1.8, 1.57],
        [2.21, 1.46],
        [2.58, 1.16],
        [2.64, 0.79],
        [3.03, 0.52],
    ],
    &[
        [0.61, -1.88],
        [0.0, -1.59],
        [-0.57, -1.71],
        [-1.15, -1.88],
        [-1.72, -2.16],
        [-2.17, -2.51],
        [-2.56, -2.66],
        [-2.56, -3.07],
    ],
    &[
        [0.74, -0.48],
        [1.07, -0.89],
        [1.48, -0.92],
        [1.89, -0.7],
        [2.38, -0.75],
    ],
    &[
        [-3.03, 3.25],
        [-3.4, 2.88],
        [-3.77, 2.51],
        [-3.98, 2.26],
        [-4.3, 1.93],
    ],
    &[[3.73, 2.59], [3.69, 2.18], [3.93, 1.77], [4.1, 1.11]],
];

const CRESTS: [&Course; 16] = [
    &[[1.35, 2.92], [1.72, 2.84]],
    &[[1.93, 2.66], [2.46, 2.51], [2.83, 2.59]],
    &[[3.11, 2.71], [3.57, 2.34], [4.26, 2.22], [4.8, 2.16]],
    &[[-2.46, 3.04], [-1.8, 3.0], [-0.94, 3.0]],
    &[[-4.22, 2.63], [-3.93, 3.12], [-3.36, 3.41]],
    &[[-2.21, 2.51], [-1.39, 2.51], [-0.9, 2.18]],
    &[[-2.21, 0.39], [-1.56, 0.3], [-1.02, 0.39]],
    &[[-0.45, 0.58], [0.04, 0.7]],
    &[[0.9, 0.99], [1.11, 0.58], [1.39, 0.25], [1.89, 0.3]],
    &[
        [-2.79, -1.92],
        [-2.21, -1.8],
        [-1.68, -1.63],
        [-1.31, -1.18],
    ],
    &[[-0.61, -1.26], [0.04, -1.22]],
    &[[-1.43, -3.23], [-0.9, -2.98], [-0.57, -2.66]],
    &[[0.7, -2.94], [0.82, -2.49]],
    &[[1.6, -0.28], [1.72, 0.13], [2.13, 0.34]],
    &[[-0.04, 3.04], [0.49, 3.2], [1.07, 3.2]],
    &[[-0.74, -1.43], [-0.33, -0.44]],
];

/// The western rivers on their way to the sea.
const PORTUGUESE: [&Course; 2] = [
    &[
        [-2.05, 1.32],
        [-2.7, 1.11],
        [-3.28, 1.24],
        [-3.77, 1.03],
        [-4.02, 1.05],
    ],
    &[
        [-3.03, -0.44],
        [-3.44, -0.73],
        [-3.85, -0.69],
        [-4.18, -0.89],
    ],
];

pub(super) fn portuguese_rivers() -> impl Iterator<Item = Vec<Point>> {
    PORTUGUESE.iter().map(|course| on_board(course))
}

/// A river's course with bends between the points where it must pass.
pub(super) fn meander(course: &[Point]) -> Vec<Point> {
    const BENDS: u8 = 5;
    const REACH: f32 = 0.09;
    let mut bends: Vec<Point> = course.first().copied().into_iter().collect();
    for (leg, ends) in course.windows(2).enumerate() {
        let (from, to) = (ends[0], ends[1]);
        let along = to - from;
        let seed = (from.x.abs() * 100.0) as u32;
        for bend in 1..BENDS {
            let t = f32::from(bend) / f32::from(BENDS);
            let side = if bend.is_multiple_of(2) { 1.0 } else { -1.0 };
            let out = side * REACH * (0.25 + chance(seed, leg as u32, u32::from(bend)));
            bends.push(from + along * t + along.perp() * out);
        }
        bends.push(to);
    }
    bends
}
