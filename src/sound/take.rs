//! A take: samples that grow as things are struck, rubbed and mixed into it.

use super::SAMPLE_RATE;
use super::chance::Chance;
use super::filter::{Filter, Pass};
use std::f32::consts::{PI, TAU};

pub(super) const RATE: f32 = SAMPLE_RATE as f32;

/// Filters are tuned and envelopes asked once in so many samples; more often is not heard.
const CONTROL: usize = 32;

/// One way in which a body rings.
#[derive(Clone, Copy)]
pub(super) struct Mode {
    pub(super) hertz: f32,
    pub(super) level: f32,
    /// Seconds until a thousandth is left.
    pub(super) ring: f32,
}

pub(super) const fn mode(hertz: f32, level: f32, ring: f32) -> Mode {
    Mode { hertz, level, ring }
}

/// The same body, a little different: another piece of wood, struck at another spot.
pub(super) fn loosened(modes: &[Mode], chance: &mut Chance, pitch: f32, level: f32) -> Vec<Mode> {
    modes
        .iter()
        .map(|&mode| Mode {
            hertz: chance.near(mode.hertz, pitch),
            level: chance.near(mode.level, level),
            ring: chance.near(mode.ring, 0.1),
        })
        .collect()
}

/// The same body in another size.
pub(super) fn scaled(modes: &[Mode], pitch: f32, ring: f32) -> Vec<Mode> {
    modes
        .iter()
        .map(|&mode| Mode {
            hertz: mode.hertz * pitch,
            ring: mode.ring * ring,
            ..mode
        })
        .collect()
}

/// How a body is struck.
#[derive(Clone, Copy)]
pub(super) struct Blow {
    pub(super) at: f32,
    pub(super) strength: f32,
    /// Seconds the two touch: hard things part quickly, which lets high modes sound.
    pub(super) contact: f32,
    /// How rough the touching surfaces are.
    pub(super) grit: f32,
}

/// Noise through a filter that glides from one pitch to another.
#[derive(Clone, Copy)]
pub(super) struct Hiss {
    pub(super) at: f32,
    pub(super) length: f32,
    pub(super) pass: Pass,
    pub(super) from: f32,
    pub(super) to: f32,
    pub(super) sharpness: f32,
}

/// A deep tone that sinks while it fades, as a skin or a heavy board does when hit hard.
#[derive(Clone, Copy)]
pub(super) struct Thump {
    pub(super) at: f32,
    pub(super) level: f32,
    pub(super) from: f32,
    pub(super) to: f32,
    /// Seconds in which most of the sinking happens.
    pub(super) sink: f32,
    pub(super) ring: f32,
}

#[derive(Default)]
pub(super) struct Take(pub(super) Vec<f32>);

impl Take {
    /// Room for so many samples from this second on.
    pub(super) fn stretch(&mut self, at: f32, samples: usize) -> &mut [f32] {
        let begin = (at.max(0.0) * RATE) as usize;
        if self.0.len() < begin + samples {
            self.0.resize(begin + samples, 0.0);
        }
        &mut self.0[begin..begin + samples]
    }

    pub(super) fn mix(&mut self, at: f32, level: f32, other: &Self) {
        for (sample, added) in self.stretch(at, other.0.len()).iter_mut().zip(&other.0) {
            *sample += added * level;
        }
    }

    pub(super) fn strike(&mut self, chance: &mut Chance, blow: Blow, modes: &[Mode]) {
        let force = force(chance, blow);
        for mode in modes {
            let turn = TAU * mode.hertz / RATE;
            let shrink = decay(mode.ring);
            let (back, further) = (2.0 * shrink * turn.cos(), -shrink * shrink);
            // Brings the answer to a single sharp blow to the level of the mode.
            let gain = blow.strength * mode.level * turn.sin();
            let (mut last, mut before) = (0.0, 0.0);
            let out = self.stretch(blow.at, force.len() + seconds(mode.ring * 1.15));
            let (touching, free) = out.split_at_mut(force.len());
            for (sample, push) in touching.iter_mut().zip(&force) {
                let now = back * last + further * before + gain * push;
                *sample += now;
                (last, before) = (now, last);
            }
            for sample in free {
                let now = back * last + further * before;
                *sample += now;
                (last, before) = (now, last);
            }
        }
    }

    /// `shape` gives the level at each second since the hiss began.
    pub(super) fn hiss(&mut self, chance: &mut Chance, hiss: Hiss, shape: impl Fn(f32) -> f32) {
        let count = seconds(hiss.length);
        let mut filter = Filter::new(hiss.pass, hiss.from, hiss.sharpness);
        let glide = hiss.to / hiss.from;
        let mut level = shape(0.0);
        for (block, out) in self.stretch(hiss.at, count).chunks_mut(CONTROL).enumerate() {
            let end = ((block + 1) * CONTROL) as f32 / RATE;
            filter.tune(hiss.from * glide.powf((end / hiss.length).min(1.0)));
            let step = (shape(end) - level) / CONTROL as f32;
            for sample in out {
                level += step;
                *sample += level * filter.run(chance.noise());
            }
        }
    }

    pub(super) fn thump(&mut self, thump: Thump) {
        let (fade, sinking) = (decay(thump.ring), (-1.0 / (thump.sink * RATE)).exp());
        let (mut phase, mut level, mut above) = (0.0_f32, thump.level, thump.from - thump.to);
        for sample in self.stretch(thump.at, seconds(thump.ring * 1.15)) {
            *sample += level * phase.sin();
            phase += TAU * (thump.to + above) / RATE;
            if phase > PI {
                phase -= TAU;
            }
            level *= fade;
            above *= sinking;
        }
    }

    /// Bends loud samples, as wood and skin do when hit hard. It adds overtones by which small
    /// loudspeakers can tell of a depth they cannot play.
    pub(super) fn drive(&mut self, amount: f32) {
        let loudest = self
            .0
            .iter()
            .fold(1e-6_f32, |most, sample| most.max(sample.abs()));
        let scale = amount / loudest;
        for sample in &mut self.0 {
            let bent = *sample * scale;
            *sample = bent * (27.0 + bent * bent) / (27.0 + 9.0 * bent * bent);
        }
    }

    pub(super) fn filtered(mut self, mut filter: Filter) -> Self {
        for sample in &mut self.0 {
            *sample = filter.run(*sample);
        }
        self
    }
}

pub(super) const fn seconds(length: f32) -> usize {
    (length * RATE) as usize
}

/// The factor a sample that leaves a thousandth after so many seconds.
fn decay(ring: f32) -> f32 {
    (-6.907_755 / (ring * RATE)).exp()
}

/// The push of a blow: half a wave, roughened, with a sum of about one.
fn force(chance: &mut Chance, blow: Blow) -> Vec<f32> {
    let count = seconds(blow.contact).max(4);
    let share = 1.0 / count as f32;
    (0..count)
        .map(|index| {
            let push = (PI * (index as f32 + 0.5) * share).sin() * PI / 2.0;
            push * share * (1.0 + blow.grit * chance.noise())
        })
        .collect()
}

/// Rises for so many seconds, then leaves a thousandth after `fall` more.
pub(super) fn swell(second: f32, rise: f32, fall: f32) -> f32 {
    if second < rise {
        let share = second / rise;
        share * share * (3.0 - 2.0 * share)
    } else {
        (-6.907_755 * (second - rise) / fall).exp()
    }
}

/// Rises and falls evenly: nought at both ends, one in the middle, never below.
pub(super) fn arch(second: f32, length: f32) -> f32 {
    (PI * (second / length).clamp(0.0, 1.0)).sin().max(0.0)
}
