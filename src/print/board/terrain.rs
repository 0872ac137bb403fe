//! Where rivers run and mountains rise, roughly as in Spain, in board coordinates.

use crate::board::Point;
use crate::print::grain::chance;

/// From the source to the mouth or to the border.
pub(super) const RIVERS: [&[[f32; 2]]; 8] = [
    &[
        [0.8, 1.85],
        [0.2, 1.6],
        [-0.5, 1.75],
        [-1.1, 1.58],
        [-1.6, 1.72],
        [-2.15, 1.76],
    ],
    &[
        [1.2, 0.75],
        [0.5, 0.3],
        [-0.3, 0.18],
        [-1.2, -0.05],
        [-2.0, 0.02],
        [-2.8, -0.2],
        [-3.35, -0.42],
    ],
    &[
        [-1.05, -0.4],
        [-1.6, -0.75],
        [-2.2, -0.92],
        [-2.7, -1.2],
        [-3.25, -1.45],
    ],
    &[
        [0.15, 3.4],
        [0.8, 3.15],
        [1.4, 3.12],
        [1.9, 2.75],
        [2.15, 2.35],
        [2.6, 2.05],
        [3.1, 1.92],
        [3.55, 1.55],
        [3.62, 1.1],
        [4.1, 0.78],
    ],
    &[
        [1.15, -2.15],
        [0.4, -1.8],
        [-0.3, -1.95],
        [-1.0, -2.15],
        [-1.7, -2.5],
        [-2.25, -2.92],
        [-2.72, -3.1],
        [-2.72, -3.6],
    ],
    &[
        [1.3, -0.45],
        [1.7, -0.95],
        [2.2, -0.98],
        [2.7, -0.72],
        [3.3, -0.78],
    ],
    &[
        [-3.3, 4.1],
        [-3.75, 3.65],
        [-4.2, 3.2],
        [-4.45, 2.9],
        [-4.85, 2.5],
    ],
    &[[4.95, 3.3], [4.9, 2.8], [5.2, 2.3], [5.4, 1.5]],
];

/// Crests, along which hills are drawn.
pub(super) const RANGES: [&[[f32; 2]]; 16] = [
    &[[2.05, 3.7], [2.5, 3.6]],
    &[[2.75, 3.38], [3.4, 3.2], [3.85, 3.3]],
    &[[4.2, 3.45], [4.75, 3.0], [5.6, 2.85], [6.25, 2.78]],
    &[[-2.6, 3.85], [-1.8, 3.8], [-0.75, 3.8]],
    &[[-4.75, 3.35], [-4.4, 3.95], [-3.7, 4.3]],
    &[[-2.3, 3.2], [-1.3, 3.2], [-0.7, 2.8]],
    &[[-2.3, 0.62], [-1.5, 0.5], [-0.85, 0.62]],
    &[[-0.15, 0.85], [0.45, 1.0]],
    &[[1.5, 1.35], [1.75, 0.85], [2.1, 0.45], [2.7, 0.5]],
    &[[-3.0, -2.2], [-2.3, -2.05], [-1.65, -1.85], [-1.2, -1.3]],
    &[[-0.35, -1.4], [0.45, -1.35]],
    &[[-1.35, -3.8], [-0.7, -3.5], [-0.3, -3.1]],
    &[[1.25, -3.45], [1.4, -2.9]],
    &[[2.35, -0.2], [2.5, 0.3], [3.0, 0.55]],
    &[[0.35, 3.85], [1.0, 4.05], [1.7, 4.05]],
    &[[-0.5, -1.6], [0.0, -0.4]],
];

/// A river's course with bends between the points where it must pass.
pub(super) fn meander(course: &[[f32; 2]]) -> Vec<Point> {
    const BENDS: u8 = 5;
    const REACH: f32 = 0.09;
    let mut bends: Vec<Point> = course
        .first()
        .copied()
        .map(Point::from)
        .into_iter()
        .collect();
    for (leg, ends) in course.windows(2).enumerate() {
        let (from, to) = (Point::from(ends[0]), Point::from(ends[1]));
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
