//! The grain of paper and paint: a small tile of noise laid over finished pictures.

use std::sync::LazyLock;
use tiny_skia::Pixmap;

/// The tile is this wide and high; it repeats without seams.
const SIDE: usize = 512;
/// How much darker or lighter the grain makes a pixel at most, in 256ths.
const STRENGTH: f32 = 13.0;

/// Factors around 256.
static TILE: LazyLock<Vec<u16>> = LazyLock::new(|| {
    let octaves = [(8, 0.5), (32, 0.28), (128, 0.22)];
    let mut tile = Vec::with_capacity(SIDE * SIDE);
    for y in 0..SIDE {
        for x in 0..SIDE {
            let noise: f32 = octaves
                .iter()
                .map(|&(cells, weight)| weight * smooth(x, y, cells))
                .sum();
            tile.push((256.0 + (noise - 0.5) * 2.0 * STRENGTH) as u16);
        }
    }
    tile
});

/// Makes every pixel a little lighter or darker.
pub(super) fn lay_grain(pixmap: &mut Pixmap) {
    let width = pixmap.width() as usize;
    for (y, row) in pixmap.data_mut().chunks_exact_mut(width * 4).enumerate() {
        let grain = &TILE[(y % SIDE) * SIDE..][..SIDE];
        for stretch in row.chunks_mut(SIDE * 4) {
            for (pixel, &factor) in stretch.chunks_exact_mut(4).zip(grain) {
                let [red, green, blue, top] = pixel else {
                    continue;
                };
                let factor = u32::from(factor);
                for channel in [red, green, blue] {
                    // Colours are premultiplied: none may exceed the alpha.
                    let value = (u32::from(*channel) * factor) >> 8;
                    *channel = value.min(u32::from(*top)) as u8;
                }
            }
        }
    }
}

/// Noise between 0 and 1 on a lattice of `cells` that wraps round.
fn smooth(x: usize, y: usize, cells: usize) -> f32 {
    let side = SIDE / cells;
    let fraction = |n: usize| {
        let t = f32::from((n % side) as u16) / f32::from(side as u16);
        t * t * (3.0 - 2.0 * t)
    };
    let corner = |dx: usize, dy: usize| {
        let (column, row) = ((x / side + dx) % cells, (y / side + dy) % cells);
        chance(column as u32, row as u32, cells as u32)
    };
    let (tx, ty) = (fraction(x), fraction(y));
    let mix = |a: f32, b: f32, t: f32| a + (b - a) * t;
    mix(
        mix(corner(0, 0), corner(1, 0), tx),
        mix(corner(0, 1), corner(1, 1), tx),
        ty,
    )
}

/// A number between 0 and 1 that looks random but is always the same.
pub(super) fn chance(x: u32, y: u32, which: u32) -> f32 {
    let mut hash = x
        .wrapping_mul(0x9E37_79B1)
        .wrapping_add(y.wrapping_mul(0x85EB_CA77))
        .wrapping_add(which.wrapping_mul(0xC2B2_AE3D));
    hash ^= hash >> 15;
    hash = hash.wrapping_mul(0x2C1B_3C6D);
    hash ^= hash >> 12;
    hash = hash.wrapping_mul(0x297A_2D39);
    hash ^= hash >> 15;
    f32::from((hash >> 16) as u16) / 65_536.0
}
