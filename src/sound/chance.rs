//! Chance that is the same every time: noise, and the small differences between two blows.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

pub(super) struct Chance(ChaCha8Rng);

impl Chance {
    pub(super) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    pub(super) fn between(&mut self, least: f32, most: f32) -> f32 {
        least + (most - least) * self.0.random::<f32>()
    }

    /// A value at most this share away from `middle`.
    pub(super) fn near(&mut self, middle: f32, share: f32) -> f32 {
        middle * (1.0 + share * self.noise())
    }

    /// White noise between -1 and 1.
    pub(super) fn noise(&mut self) -> f32 {
        self.0.random::<f32>() * 2.0 - 1.0
    }
}

/// A level that wanders between nought and one, as the grip of a hand or of stone on stone does.
pub(super) struct Wander {
    stops: Vec<f32>,
    per_second: f32,
}

impl Wander {
    pub(super) fn new(chance: &mut Chance, per_second: f32, seconds: f32) -> Self {
        let count = (per_second * seconds) as usize + 2;
        Self {
            stops: (0..count).map(|_| chance.between(0.0, 1.0)).collect(),
            per_second,
        }
    }

    pub(super) fn at(&self, second: f32) -> f32 {
        let place = (second * self.per_second).max(0.0);
        let stop = |index: usize| self.stops.get(index).copied().unwrap_or(0.0);
        let (before, after) = (stop(place as usize), stop(place as usize + 1));
        let share = place.fract();
        before + (after - before) * share * share * (3.0 - 2.0 * share)
    }
}
