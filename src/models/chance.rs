//! The little arithmetic in space that shaping pieces needs.

pub(super) type Vector = [f32; 3];

pub(super) const UP: Vector = [0.0, 1.0, 0.0];

pub(super) fn plus(a: Vector, b: Vector) -> Vector {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

pub(super) fn minus(a: Vector, b: Vector) -> Vector {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

pub(super) fn times(a: Vector, factor: f32) -> Vector {
    a.map(|part| part * factor)
}

pub(super) fn dot(a: Vector, b: Vector) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub(super) fn cross(a: Vector, b: Vector) -> Vector {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

pub(super) fn length(a: Vector) -> f32 {
    dot(a, a).sqrt()
}

/// Of length 1; upwards if it has no direction.
pub(super) fn unit(a: Vector) -> Vector {
    let long = length(a);
    if long > 0.0 { times(a, 1.0 / long) } else { UP }
}

/// As long as twice the triangle's area, away from the side on which it is counter-clockwise.
pub(super) fn doubled_area(a: Vector, b: Vector, c: Vector) -> Vector {
    cross(minus(b, a), minus(c, a))
}

/// A number between 0 and 1 that looks random but is always the same.
pub(super) fn chance(seed: u16) -> f32 {
    let mut hash = u32::from(seed).wrapping_mul(0x9E37_79B1) ^ 0x85EB_CA77;
    hash ^= hash >> 15;
    hash = hash.wrapping_mul(0x2C1B_3C6D);
    hash ^= hash >> 12;
    hash = hash.wrapping_mul(0x297A_2D39);
    f32::from((hash >> 16) as u16) / 65_536.0
}
