//! Chance that is always the same: no two stones are alike, and every tower is.

/// A number between 0 and 1 that looks random but is always the same.
pub(super) fn chance(seed: u16) -> f32 {
    let mut hash = u32::from(seed).wrapping_mul(0x9E37_79B1) ^ 0x85EB_CA77;
    hash ^= hash >> 15;
    hash = hash.wrapping_mul(0x2C1B_3C6D);
    hash ^= hash >> 12;
    hash = hash.wrapping_mul(0x297A_2D39);
    f32::from((hash >> 16) as u16) / 65_536.0
}
