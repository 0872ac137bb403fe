//! The sea: paler towards the coast, with lines engraved along it and waves farther out.

use super::distance::Distances;
use crate::board::{BOARD, MAP, lands, silhouette};
use crate::print::grain::chance;
use crate::print::ink::{DEEP_SEA, INK, Ink, SHALLOW_SEA};
use crate::print::shape::Shape;
use crate::print::sheet::Sheet;

/// Distances are worked out on a grid this much coarser than the pixels.
const COARSE: usize = 4;
/// Where lines run along the coast, in board units, each fainter than the one before.
const COAST_LINES: [(f32, f32); 5] = [
    (0.055, 0.5),
    (0.12, 0.4),
    (0.2, 0.3),
    (0.3, 0.2),
    (0.42, 0.12),
];
const COAST_LINE_WIDTH: f32 = 0.016;
/// From here on the sea is as deep as it gets.
const DEEP: f32 = 1.15;
/// Waves begin and are at full strength.
const WAVES: (f32, f32) = (0.42, 0.75);
const WAVE_PITCH: f32 = 0.17;
const WAVE_LINE: f32 = 0.013;
const WAVE_STRENGTH: f32 = 0.5;

/// Steps of the table of tones.
const TONES: usize = 1024;

pub(super) fn paint(sheet: &mut Sheet, scale: f32) {
    let distances = measure(scale);
    let tones = tones();
    let waves = Waves::new();
    let unit = |n: usize| f32::from(n as u16) / scale;
    let pixels = |units: f32| (units * scale).round() as usize;
    let margin = pixels(MAP.left() - BOARD.left());
    let width = sheet.pixmap.width() as usize;
    let height = sheet.pixmap.height() as usize;
    let cells_to_tones = f32::from(COARSE as u8) / scale / DEEP * f32::from(TONES as u16 - 1);
    let mut line = vec![0.0; distances.width + 1];
    for y in margin..height.saturating_sub(margin) {
        blend_rows(&distances, y, &mut line);
        let row = &mut sheet.pixmap.data_mut()[y * width * 4..][..width * 4];
        for x in margin..width.saturating_sub(margin) {
            let (cell, part) = (x / COARSE, x % COARSE);
            let (a, b) = (line[cell], line[cell + 1]);
            if a + b <= 0.0 {
                // Inland: painted over anyway.
                continue;
            }
            let distance = a + (b - a) * f32::from(part as u8) / f32::from(COARSE as u8);
            let tone = &tones[((distance * cells_to_tones) as usize).min(TONES - 1)];
            let wave = if tone.waves > 0.0 {
                tone.waves * waves.at(unit(x), unit(y))
            } else {
                0.0
            };
            let pixel = &mut row[x * 4..][..4];
            for (channel, (base, dark)) in pixel.iter_mut().zip(tone.base.iter().zip(&tone.wave)) {
                *channel = (base + (dark - base) * wave) as u8;
            }
        }
    }
}

/// The row of distances at a pixel row, between two coarse rows.
fn blend_rows(distances: &Distances, y: usize, line: &mut [f32]) {
    let (above, below) = (distances.row(y / COARSE), distances.row(y / COARSE + 1));
    let part = f32::from((y % COARSE) as u8) / f32::from(COARSE as u8);
    for (cell, (a, b)) in line.iter_mut().zip(above.iter().zip(below)) {
        *cell = a + (b - a) * part;
    }
    if let [.., before, last] = line {
        *last = *before;
    }
}

fn measure(scale: f32) -> Distances {
    let coarse = scale / f32::from(COARSE as u8);
    let (width, height) = (
        (BOARD.width * coarse).ceil() as u32,
        (BOARD.height * coarse).ceil() as u32,
    );
    let mut chart = Sheet::at(width, height, coarse, BOARD.left(), -BOARD.top());
    chart.fill(&Shape::on_board(silhouette()), INK);
    for land in lands() {
        chart.fill(&Shape::on_board(&land.shape), INK);
    }
    let pixels = chart.pixmap.pixels();
    Distances::to_land(width as usize, height as usize, |cell| {
        pixels[cell].alpha() > 127
    })
}

/// All that depends only on the distance to the coast.
struct SeaTone {
    base: [f32; 3],
    wave: [f32; 3],
    waves: f32,
}

fn tones() -> Vec<SeaTone> {
    let line_ink = DEEP_SEA.mix(INK, 0.35);
    let tone = |step: usize| {
        let distance = f32::from(step as u16) / f32::from(TONES as u16) * DEEP;
        let water = SHALLOW_SEA.mix(DEEP_SEA, smooth(0.0, DEEP, distance));
        let mut base: Ink = water;
        for (at, strength) in COAST_LINES {
            let off = (distance - at).abs() / COAST_LINE_WIDTH;
            base = base.mix(line_ink, strength * (1.3 - off).clamp(0.0, 1.0));
        }
        SeaTone {
            base: base.channels(),
            wave: water.mix(line_ink, WAVE_STRENGTH).channels(),
            waves: smooth(WAVES.0, WAVES.1, distance),
        }
    };
    (0..TONES).map(tone).collect()
}

fn smooth(from: f32, to: f32, at: f32) -> f32 {
    let t = ((at - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Lines that swell and vanish like those of a burin.
struct Waves {
    sine: Vec<f32>,
    /// Where along the line each begins to swell.
    starts: Vec<f32>,
}

impl Waves {
    const STEPS: usize = 1024;

    fn new() -> Self {
        let part = |n: usize| f32::from(n as u16) / f32::from(Self::STEPS as u16);
        Self {
            sine: (0..Self::STEPS)
                .map(|n| (part(n) * std::f32::consts::TAU).sin())
                .collect(),
            starts: (0..128).map(|n| chance(n, 7, 3)).collect(),
        }
    }

    /// Sine of so many turns; never negative ones.
    fn sine(&self, turns: f32) -> f32 {
        self.sine[(turns * f32::from(Self::STEPS as u16)) as usize % Self::STEPS]
    }

    /// How strong the line is at a point, 0 to 1; measured from the board's upper left corner.
    fn at(&self, x: f32, y: f32) -> f32 {
        let swing = 0.2 * self.sine(x * 0.9 + y * 0.11) + 0.1 * self.sine(x * 2.3 + y * 0.37);
        let lines = y / WAVE_PITCH + swing + 1.0;
        let which = lines as usize;
        let off = (lines - f32::from(which as u16) - 0.5).abs() * WAVE_PITCH;
        if off > WAVE_LINE {
            return 0.0;
        }
        let start = self.starts[which % self.starts.len()];
        let swell = self.sine(x * (0.35 + 0.3 * start) + start * 5.0) * 0.75 + 0.25;
        let half = WAVE_LINE * swell;
        ((half - off) * 160.0 + 0.3).clamp(0.0, 1.0)
    }
}
