//! One plucked course of gut: two strings side by side, each a wave that runs to and fro and loses a
//! little at every turn, more of its treble than of its depth.

use crate::sound::RATE;
use crate::sound::chance::Chance;
use std::f32::consts::{PI, TAU};

/// Where along the string it is plucked.
const PLUCKED_AT: f32 = 0.17;
/// How far the two strings of a course are apart, in cents: they never quite agree.
const APART: f32 = 0.9;
/// How much the treble loses at every turn, from none to half.
const DULL: f32 = 0.16;
/// Seconds until a thousandth is left, of a string whose fundamental has 110 Hz, and how quickly
/// that falls for higher ones.
const RING: f32 = 4.6;
const RING_FALLS: f32 = 0.55;
/// The same once the finger has left it.
const DAMPED: f32 = 0.35;

/// The pitch of a key; 69 is the A of 440 Hz, all half tones are equal, as frets have them.
pub(in crate::sound) fn hertz(key: u8) -> f32 {
    440.0 * ((f32::from(key) - 69.0) / 12.0).exp2()
}

/// Seconds until a thousandth of a note is left.
pub(in crate::sound) fn ring(hertz: f32) -> f32 {
    RING * (110.0 / hertz).powf(RING_FALLS)
}

/// A wave on one string.
#[derive(Debug)]
struct Wave {
    line: Vec<f32>,
    place: usize,
    keep: f32,
    /// The part of a sample by which the way is longer, as the coefficient of an all-pass.
    tune: f32,
    before: f32,
    held: f32,
    heard: f32,
}

impl Wave {
    fn new(hertz: f32, ring: f32) -> Self {
        let turn = TAU * hertz / RATE;
        // What the loss of treble delays the fundamental by, and takes from it.
        let (sine, cosine) = (DULL * turn.sin(), 1.0 - DULL + DULL * turn.cos());
        let delay = RATE / hertz - sine.atan2(cosine) / turn;
        let whole = (delay - 0.4).floor().max(2.0);
        let part = delay - whole;
        let tune = ((1.0 - part) * turn / 2.0).sin() / ((1.0 + part) * turn / 2.0).sin();
        Self {
            line: vec![0.0; whole as usize],
            place: 0,
            keep: keep(hertz, ring) / sine.hypot(cosine),
            tune,
            before: 0.0,
            held: 0.0,
            heard: 0.0,
        }
    }

    /// The finger lets go: a pulse as wide as the way to the bridge, rounded by the flesh.
    fn pluck(&mut self, chance: &mut Chance, strength: f32) {
        let many = self.line.len() as f32;
        let place = PLUCKED_AT * chance.near(1.0, 0.12);
        let soft = 1.0 - (-TAU * (900.0 + 2600.0 * strength * strength) / RATE).exp();
        let shape = |at: usize| {
            let there = at as f32 / many < place;
            if there { 1.0 - place } else { -place }
        };
        let (mut once, mut twice) = (0.0, 0.0);
        // Round once before it counts, so that beginning and end meet.
        for index in 0..self.line.len() * 2 {
            let at = index % self.line.len();
            once += soft * (shape(at) + 0.04 * chance.noise() - once);
            twice += soft * (once - twice);
            self.line[at] = twice * strength;
        }
        let mean = self.line.iter().sum::<f32>() / many;
        for sample in &mut self.line {
            *sample -= mean;
        }
    }

    fn run(&mut self) -> f32 {
        let out = self.line[self.place];
        let dull = self.keep * ((1.0 - DULL) * out + DULL * self.before);
        self.before = out;
        // The all-pass.
        let back = self.tune * dull + self.held - self.tune * self.heard;
        self.held = dull;
        self.heard = back;
        self.line[self.place] = back;
        self.place += 1;
        if self.place == self.line.len() {
            self.place = 0;
        }
        out
    }
}

/// What is kept at every turn, so that a thousandth is left after so many seconds.
fn keep(hertz: f32, ring: f32) -> f32 {
    10.0_f32.powf(-3.0 / (hertz * ring))
}

/// A course that sounds.
#[derive(Debug)]
pub(in crate::sound) struct StringPair {
    waves: [Wave; 2],
    hertz: f32,
    /// Samples until the finger leaves it.
    left: usize,
    fade: f32,
    fades: f32,
    /// Samples since it was plucked: the thumb does not click.
    age: usize,
}

impl StringPair {
    /// `strength` from nought to one; `seconds` until it is damped.
    pub(in crate::sound) fn pluck(
        chance: &mut Chance,
        key: u8,
        strength: f32,
        seconds: f32,
    ) -> Self {
        let hertz = hertz(key);
        let mut waves = [-0.5, 0.5].map(|side| {
            let apart = (side * APART / 1200.0).exp2();
            Wave::new(hertz * apart, ring(hertz) * (1.0 + 0.3 * side))
        });
        for wave in &mut waves {
            wave.pluck(chance, strength);
        }
        Self {
            waves,
            hertz,
            left: (seconds * RATE) as usize,
            fade: 1.0,
            fades: 10.0_f32.powf(-3.0 / (RATE * DAMPED)),
            age: 0,
        }
    }

    /// Another note is taken on the same course.
    pub(in crate::sound) const fn stop(&mut self) {
        self.left = 0;
    }

    /// The finger has left it.
    pub(in crate::sound) const fn is_let_go(&self) -> bool {
        self.left == 0
    }

    /// Nothing of it is heard any more.
    pub(in crate::sound) fn is_over(&self) -> bool {
        self.fade < 0.001 || self.age as f32 > RATE * ring(self.hertz) * 1.2
    }

    pub(in crate::sound) fn run(&mut self) -> f32 {
        if self.left > 0 {
            self.left -= 1;
        } else {
            self.fade *= self.fades;
        }
        self.age += 1;
        let begin = (self.age as f32 / 24.0).min(1.0);
        let begin = 0.5 - 0.5 * (PI * begin).cos();
        let [one, other] = &mut self.waves;
        (one.run() + 0.8 * other.run()) * self.fade * begin
    }
}
