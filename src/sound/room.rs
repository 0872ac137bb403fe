//! The panelled hall in which everything sounds: a few early echoes from walls and ceiling, then eight
//! delays that feed each other, losing treble to the wood.

use super::RATE;
use super::filter::{Filter, Pass};
use super::take::{Take, seconds};

/// Seconds until a thousandth of the echo is left.
const ECHO: f32 = 1.0;
/// Samples; no two have a common factor, so that echoes do not fall on each other.
const DELAYS: [usize; 8] = [1049, 1193, 1361, 1511, 1693, 1867, 2053, 2239];
/// Seconds and levels of the first echoes.
const EARLY: [(f32, f32); 6] = [
    (0.0071, 0.55),
    (0.0113, -0.42),
    (0.0167, 0.38),
    (0.0229, -0.30),
    (0.0297, 0.24),
    (0.0371, 0.18),
];
/// How much of the treble is lost at every turn.
const DAMPING: f32 = 0.42;
/// Samples of the two delays that smear a blow before it enters the hall.
const SMEAR: [usize; 2] = [223, 367];

pub(super) fn in_hall(dry: Take, level: f32) -> Take {
    let mut wet = Take(vec![0.0; dry.0.len() + seconds(ECHO)]);
    for (delay, early) in EARLY {
        let delay = seconds(delay);
        for (sample, heard) in wet.0[delay..].iter_mut().zip(&dry.0) {
            *sample += early * heard;
        }
    }
    // Deep tones would make the hall boom.
    let mut wet = wet.filtered(Filter::new(Pass::High, 110.0, 0.7));
    for delay in SMEAR {
        smear(&mut wet.0, delay);
    }
    let mut hall = Hall::new();
    for (index, sample) in wet.0.iter_mut().enumerate() {
        let echo = hall.run(*sample);
        *sample = (*sample * 0.8 + echo) * level + dry.0.get(index).copied().unwrap_or(0.0);
    }
    wet
}

/// An all-pass: spreads a blow in time and keeps its colour.
fn smear(samples: &mut [f32], delay: usize) {
    let mut line = vec![0.0_f32; delay];
    let mut place = 0;
    for sample in samples {
        let held = line[place];
        let inner = *sample - 0.6 * held;
        *sample = held + 0.6 * inner;
        line[place] = inner;
        place = if place + 1 == delay { 0 } else { place + 1 };
    }
}

struct DelayLine {
    samples: Vec<f32>,
    place: usize,
    keep: f32,
    dull: f32,
}

pub(super) struct Hall {
    lines: [DelayLine; 8],
}

impl Hall {
    pub(super) fn new() -> Self {
        Self {
            lines: DELAYS.map(|delay| DelayLine {
                samples: vec![0.0; delay],
                place: 0,
                keep: 10.0_f32.powf(-3.0 * delay as f32 / (ECHO * RATE)),
                dull: 0.0,
            }),
        }
    }

    pub(super) fn run(&mut self, input: f32) -> f32 {
        let mut heard = [0.0; 8];
        for (heard, line) in heard.iter_mut().zip(&mut self.lines) {
            let out = line.samples[line.place];
            line.dull += (1.0 - DAMPING) * (out - line.dull);
            *heard = line.dull * line.keep;
        }
        let even = heard[0] + heard[2] + heard[4] + heard[6];
        let odd = heard[1] + heard[3] + heard[5] + heard[7];
        let output = (even - odd) * 0.5;
        // Every line speaks to all others, and nothing is gained or lost in between.
        let share = (even + odd) * 0.25;
        for (index, line) in self.lines.iter_mut().enumerate() {
            // Turned by one line, else each would mostly hear itself.
            line.samples[line.place] = input * 0.35 + share - heard[(index + 1) % 8];
            line.place += 1;
            if line.place == line.samples.len() {
                line.place = 0;
            }
        }
        output
    }
}
