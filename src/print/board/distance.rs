//! How far it is to the coast, everywhere at sea.

/// Farther than anything on the board.
const FAR: f32 = 1e9;

/// Distances on a grid of cells, in cells.
pub(super) struct Distances {
    pub(super) width: usize,
    pub(super) height: usize,
    cells: Vec<f32>,
}

impl Distances {
    /// From each cell to the nearest that is land: exact, in two passes.
    pub(super) fn to_land(width: usize, height: usize, is_land: impl Fn(usize) -> bool) -> Self {
        let mut cells: Vec<f32> = (0..width * height)
            .map(|cell| if is_land(cell) { 0.0 } else { FAR })
            .collect();
        for x in 0..width {
            for y in 1..height {
                let above = cells[(y - 1) * width + x] + 1.0;
                let here = &mut cells[y * width + x];
                *here = here.min(above);
            }
            for y in (0..height.saturating_sub(1)).rev() {
                let below = cells[(y + 1) * width + x] + 1.0;
                let here = &mut cells[y * width + x];
                *here = here.min(below);
            }
        }
        let mut envelope = Envelope::default();
        for row in cells.chunks_exact_mut(width.max(1)) {
            envelope.spread(row);
        }
        Self {
            width,
            height,
            cells,
        }
    }

    pub(super) fn row(&self, y: usize) -> &[f32] {
        let y = y.min(self.height.saturating_sub(1));
        &self.cells[y * self.width..][..self.width]
    }
}

/// Each column's distance is a parabola over the row; the lowest of them all is the answer.
#[derive(Default)]
struct Envelope {
    /// Middles of the parabolas that are lowest somewhere, and from where on.
    lowest: Vec<(usize, f32)>,
    heights: Vec<f32>,
}

impl Envelope {
    fn spread(&mut self, row: &mut [f32]) {
        self.heights.clear();
        self.heights.extend(row.iter().map(|&d| d.min(FAR).powi(2)));
        self.lowest.clear();
        let at = |n: usize| f32::from(n as u16);
        for (column, &distance) in row.iter().enumerate() {
            if distance >= FAR {
                continue;
            }
            let mut from = 0.0;
            while let Some(&(last, start)) = self.lowest.last() {
                let (q, p) = (at(column), at(last));
                from = ((self.heights[column] + q * q) - (self.heights[last] + p * p))
                    / (2.0 * (q - p));
                if from > start {
                    break;
                }
                self.lowest.pop();
                from = 0.0;
            }
            self.lowest.push((column, from));
        }
        let mut nth = 0;
        for (column, distance) in row.iter_mut().enumerate() {
            while let Some(&(_, start)) = self.lowest.get(nth + 1)
                && start <= at(column)
            {
                nth += 1;
            }
            if let Some(&(middle, _)) = self.lowest.get(nth) {
                let across = at(column) - at(middle);
                *distance = (self.heights[middle] + across * across).sqrt();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_exact() {
        let (width, height) = (23, 17);
        let land = [(3_usize, 4_usize), (20, 2), (11, 16)];
        let distances = Distances::to_land(width, height, |cell| {
            land.contains(&(cell % width, cell / width))
        });
        for y in 0..height {
            for x in 0..width {
                let to = |&(a, b): &(usize, usize)| {
                    let (dx, dy) = (x.abs_diff(a) as u16, y.abs_diff(b) as u16);
                    f32::from(dx).hypot(f32::from(dy))
                };
                let nearest = land.iter().map(to).fold(FAR, f32::min);
                assert!((distances.row(y)[x] - nearest).abs() < 1e-3);
            }
        }
    }
}
