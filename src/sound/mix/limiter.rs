//! Holds the sum below the loudest possible, softly: what is moderate passes as it is, what is louder is
//! bent towards the ceiling. It looks a little ahead, so that it is never late, and lets go slowly, so
//! that nobody hears it work.

use std::collections::VecDeque;

/// Samples it looks ahead: two thousandths of a second.
const AHEAD: usize = 88;
/// Up to here nothing is changed: -5 decibels.
const KNEE: f32 = 0.562;
/// No sample is louder: -2 decibels. What is between samples has room above.
const CEILING: f32 = 0.794;
/// What is left of a reduction after each sample: a fifth of a second until most of it is gone.
const LETS_GO: f32 = 0.999_89;

#[derive(Debug)]
pub(super) struct Limiter {
    waiting: VecDeque<f32>,
    /// Gains that are still to be kept, each with when it was asked for; the least in front.
    asked: VecDeque<(u64, f32)>,
    /// The last gains, whose mean is used: no steps are heard.
    gains: VecDeque<f32>,
    sum: f64,
    gain: f32,
    now: u64,
    /// The smallest gain there ever was.
    pub(super) deepest: f32,
}

impl Limiter {
    pub(super) fn new() -> Self {
        Self {
            waiting: VecDeque::from(vec![0.0; AHEAD]),
            asked: VecDeque::with_capacity(AHEAD + 2),
            gains: VecDeque::from(vec![1.0; AHEAD]),
            sum: AHEAD as f64,
            gain: 1.0,
            now: 0,
            deepest: 1.0,
        }
    }

    pub(super) fn run(&mut self, input: f32) -> f32 {
        // Nothing that is no number gets out.
        let input = if input.is_finite() { input } else { 0.0 };
        let wanted = wanted(input.abs());
        while self.asked.back().is_some_and(|&(_, gain)| gain >= wanted) {
            self.asked.pop_back();
        }
        self.asked.push_back((self.now, wanted));
        while self
            .asked
            .front()
            .is_some_and(|&(at, _)| at + (AHEAD as u64) < self.now)
        {
            self.asked.pop_front();
        }
        let least = self.asked.front().map_or(1.0, |&(_, gain)| gain);
        self.gain = least.min(1.0 - (1.0 - self.gain) * LETS_GO);
        self.now += 1;
        self.gains.push_back(self.gain);
        self.sum += f64::from(self.gain) - f64::from(self.gains.pop_front().unwrap_or(1.0));
        let mean = ((self.sum / AHEAD as f64) as f32).min(1.0);
        self.deepest = self.deepest.min(mean);
        self.waiting.push_back(input);
        let output = self.waiting.pop_front().unwrap_or(0.0) * mean;
        output.clamp(-CEILING, CEILING)
    }
}

/// The gain that brings this level below the ceiling.
fn wanted(level: f32) -> f32 {
    if level <= KNEE {
        return 1.0;
    }
    let room = CEILING - KNEE;
    (KNEE + room * ((level - KNEE) / room).tanh()) / level
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_moderate_passes_and_what_is_not_stays_below() {
        let mut limiter = Limiter::new();
        let soft: Vec<f32> = (0..4000_u16)
            .map(|at| 0.5 * (f32::from(at) * 0.05).sin())
            .collect();
        for (index, &sample) in soft.iter().enumerate() {
            let heard = limiter.run(sample);
            let expected = index.checked_sub(AHEAD).map_or(0.0, |at| soft[at]);
            assert!((heard - expected).abs() < 1e-4, "{index}");
        }
        for at in 0..40_000_u16 {
            let loud = if at % 977 < 40 { 6.0 } else { 0.8 };
            let heard = limiter.run(loud * (f32::from(at) * 0.31).sin());
            assert!(heard.abs() <= CEILING);
        }
        assert!(limiter.deepest < 0.2);
        assert!(limiter.run(f32::NAN).is_finite());
    }
}
