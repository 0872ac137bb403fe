//! A filter whose pitch may move while sound runs through it.

use super::RATE;
use std::f32::consts::PI;

/// What a filter lets through.
#[derive(Clone, Copy)]
pub(super) enum Pass {
    Low,
    Band,
    High,
}

/// State variable filter in its trapezoidal form: stays stable while it is being tuned.
pub(super) struct Filter {
    pass: Pass,
    damping: f32,
    gain: f32,
    first: f32,
    second: f32,
}

impl Filter {
    /// `sharpness` is the quality factor: 0.7 is plain, higher ones ring.
    pub(super) fn new(pass: Pass, hertz: f32, sharpness: f32) -> Self {
        let mut filter = Self {
            pass,
            damping: 1.0 / sharpness,
            gain: 0.0,
            first: 0.0,
            second: 0.0,
        };
        filter.tune(hertz);
        filter
    }

    pub(super) fn tune(&mut self, hertz: f32) {
        self.gain = (PI * (hertz / RATE).clamp(0.0001, 0.45)).tan();
    }

    pub(super) fn run(&mut self, input: f32) -> f32 {
        let Self { damping, gain, .. } = *self;
        let high =
            (input - (damping + gain) * self.first - self.second) / (1.0 + gain * (gain + damping));
        let band = gain * high + self.first;
        let low = gain * band + self.second;
        self.first = gain * high + band;
        self.second = gain * band + low;
        match self.pass {
            Pass::Low => low,
            // Scaled so that the middle of the band keeps its level.
            Pass::Band => band * damping,
            Pass::High => high,
        }
    }
}
