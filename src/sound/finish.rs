//! The last touch to every sound: nothing below hearing, no idle tail, no click at either end, and the
//! loudness its class has.

use super::filter::{Filter, Pass};
use super::take::{Take, seconds};
use std::f32::consts::PI;

/// What is quieter than this share of the loudest sample is the end.
const SILENCE: f32 = 0.001;
const FADE_IN: f32 = 0.0006;
const FADE_OUT: f32 = 0.04;

pub(super) fn finish(take: Take, peak: f32) -> Vec<f32> {
    let mut samples = take.filtered(Filter::new(Pass::High, 24.0, 0.7)).0;
    let threshold = loudest(&samples) * SILENCE;
    let heard = samples.iter().rposition(|sample| sample.abs() > threshold);
    samples.truncate(heard.map_or(0, |last| last + 1));
    fade(samples.iter_mut(), seconds(FADE_IN));
    fade(samples.iter_mut().rev(), seconds(FADE_OUT));
    levelled(samples, peak)
}

/// What goes on without end: all that is longer than a round is laid on its beginning.
pub(super) fn round(take: Take, length: f32, peak: f32) -> Vec<f32> {
    let samples = take.filtered(Filter::new(Pass::High, 24.0, 0.7)).0;
    let length = seconds(length).max(1);
    let mut round = vec![0.0; length];
    for (index, sample) in samples.into_iter().enumerate() {
        round[index % length] += sample;
    }
    levelled(round, peak)
}

fn levelled(mut samples: Vec<f32>, peak: f32) -> Vec<f32> {
    let gain = 10.0_f32.powf(peak / 20.0) / loudest(&samples);
    for sample in &mut samples {
        *sample *= gain;
    }
    samples
}

fn loudest(samples: &[f32]) -> f32 {
    samples
        .iter()
        .fold(1e-9, |most, sample| most.max(sample.abs()))
}

/// From nothing to all over the first samples.
fn fade<'a>(samples: impl Iterator<Item = &'a mut f32>, length: usize) {
    for (index, sample) in samples.take(length).enumerate() {
        *sample *= 0.5 - 0.5 * (PI * index as f32 / length as f32).cos();
    }
}
