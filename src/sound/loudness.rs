//! How loud something is, after ITU-R BS.1770: weighted as ears hear, in blocks of 400 ms that begin
//! every 100 ms, quiet blocks left out; and its true peak, between the samples too.

use super::RATE;
use std::f64::consts::PI;

/// What can be said of samples without hearing them; levels in decibels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    pub seconds: f32,
    /// The loudest sample.
    pub peak: f32,
    /// The loudest moment, also between samples: four times as many are looked at.
    pub true_peak: f32,
    /// Integrated loudness (LUFS). What is shorter than a block is taken as one block.
    pub loudness: f32,
    /// The loudest block of 400 ms (LUFS).
    pub loudest: f32,
    /// The mean of all samples; nought is right.
    pub offset: f32,
}

const BLOCK: f32 = 0.4;
const HOP: f32 = 0.1;
/// Blocks below are silence.
const SILENCE: f64 = -70.0;
/// Blocks so far below the mean of the others do not count.
const GATE: f64 = 10.0;

pub fn measured(samples: &[f32]) -> Measured {
    let blocks = blocks(samples);
    let loudest = blocks.iter().copied().fold(0.0, f64::max);
    let sum: f64 = samples.iter().map(|&sample| f64::from(sample)).sum();
    Measured {
        seconds: samples.len() as f32 / RATE,
        peak: decibels(peak(samples)),
        true_peak: decibels(true_peak(samples)),
        loudness: integrated(&blocks) as f32,
        loudest: lufs(loudest) as f32,
        offset: (sum / samples.len().max(1) as f64) as f32,
    }
}

fn peak(samples: &[f32]) -> f32 {
    samples
        .iter()
        .fold(0.0, |most, sample| most.max(sample.abs()))
}

pub(super) fn decibels(level: f32) -> f32 {
    20.0 * level.max(1e-9).log10()
}

fn lufs(power: f64) -> f64 {
    -0.691 + 10.0 * power.max(1e-12).log10()
}

/// A second order filter in the form of the recommendation.
struct Weighting {
    forward: [f64; 3],
    back: [f64; 2],
    held: [f64; 2],
}

impl Weighting {
    /// The head: treble comes louder.
    fn shelf() -> Self {
        let (hertz, gain, quality) = (
            1_681.974_450_955_532,
            3.999_843_853_973_347,
            0.707_175_236_955_419_6,
        );
        let turn = (PI * hertz / f64::from(RATE)).tan();
        let high = 10.0_f64.powf(gain / 20.0);
        let band = high.powf(0.499_666_774_154_541_6);
        let whole = 1.0 + turn / quality + turn * turn;
        Self {
            forward: [
                (high + band * turn / quality + turn * turn) / whole,
                2.0 * (turn * turn - high) / whole,
                (high - band * turn / quality + turn * turn) / whole,
            ],
            back: [
                2.0 * (turn * turn - 1.0) / whole,
                (1.0 - turn / quality + turn * turn) / whole,
            ],
            held: [0.0; 2],
        }
    }

    /// Depths are heard less.
    fn depths() -> Self {
        let (hertz, quality) = (38.135_470_876_024_44, 0.500_327_037_323_877_3);
        let turn = (PI * hertz / f64::from(RATE)).tan();
        let whole = 1.0 + turn / quality + turn * turn;
        Self {
            forward: [1.0, -2.0, 1.0],
            back: [
                2.0 * (turn * turn - 1.0) / whole,
                (1.0 - turn / quality + turn * turn) / whole,
            ],
            held: [0.0; 2],
        }
    }

    fn run(&mut self, input: f64) -> f64 {
        let output = self.forward[0] * input + self.held[0];
        self.held[0] = self.forward[1] * input - self.back[0] * output + self.held[1];
        self.held[1] = self.forward[2] * input - self.back[1] * output;
        output
    }
}

/// The weighted power of every block.
fn blocks(samples: &[f32]) -> Vec<f64> {
    let (mut shelf, mut depths) = (Weighting::shelf(), Weighting::depths());
    let hop = (HOP * RATE) as usize;
    let many = (BLOCK / HOP).round() as usize;
    let hops: Vec<f64> = samples
        .chunks(hop)
        .map(|part| {
            let weigh = |&sample: &f32| depths.run(shelf.run(f64::from(sample))).powi(2);
            part.iter().map(weigh).sum::<f64>()
        })
        .collect();
    let whole = (hop * many) as f64;
    if hops.len() < many {
        return vec![hops.iter().sum::<f64>() / whole];
    }
    let power = |part: &[f64]| part.iter().sum::<f64>() / whole;
    hops.windows(many).map(power).collect()
}

fn integrated(blocks: &[f64]) -> f64 {
    let mean_above = |gate: f64| {
        let loud: Vec<f64> = blocks
            .iter()
            .copied()
            .filter(|&power| lufs(power) > gate)
            .collect();
        loud.iter().sum::<f64>() / loud.len().max(1) as f64
    };
    let gate = lufs(mean_above(SILENCE)) - GATE;
    lufs(mean_above(gate.max(SILENCE)))
}

/// Three values between each two samples, by a windowed sinc of twelve taps each.
fn true_peak(samples: &[f32]) -> f32 {
    const TAPS: usize = 12;
    let mut most = peak(samples);
    for part in 1..4_u8 {
        let shift = f32::from(part) / 4.0;
        let taps: [f32; TAPS] = std::array::from_fn(|tap| {
            let x = (tap as f32 - (TAPS / 2 - 1) as f32 - shift) * std::f32::consts::PI;
            let window = (x / TAPS as f32).cos().powi(2);
            window * x.sin() / x
        });
        for around in samples.windows(TAPS) {
            let between: f32 = around
                .iter()
                .zip(taps)
                .map(|(sample, tap)| sample * tap)
                .sum();
            most = most.max(between.abs());
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tone(hertz: f32, level: f32, seconds: f32) -> Vec<f32> {
        let turn = std::f32::consts::TAU * hertz / RATE;
        let many = (seconds * RATE) as usize;
        (0..many)
            .map(|at| level * (turn * at as f32).sin())
            .collect()
    }

    /// The recommendation itself: a full tone of 997 Hz in one channel has -3.01 LUFS.
    #[test]
    fn the_tone_of_reference_is_as_loud_as_it_should() {
        let full = measured(&tone(997.0, 1.0, 5.0));
        assert!((full.loudness + 3.01).abs() < 0.05, "{}", full.loudness);
        let soft = measured(&tone(997.0, 0.1, 5.0));
        assert!((soft.loudness + 23.01).abs() < 0.05, "{}", soft.loudness);
    }

    #[test]
    fn silence_does_not_count() {
        let mut samples = tone(997.0, 0.1, 5.0);
        samples.extend(vec![0.0; 400_000]);
        let heard = measured(&samples).loudness;
        assert!((heard + 23.01).abs() < 0.3, "{heard}");
    }

    #[test]
    fn a_peak_between_samples_is_found() {
        // A quarter of the rate, met half way between its tops.
        let turn = std::f32::consts::FRAC_PI_2;
        let samples: Vec<f32> = (0..1000_u16)
            .map(|at| (turn * (f32::from(at) + 0.5)).sin())
            .collect();
        let found = measured(&samples);
        assert!((found.peak + 3.01).abs() < 0.05);
        assert!(found.true_peak.abs() < 0.3, "{}", found.true_peak);
    }
}
