//! What the last frames cost. A window at rest draws none for a long while: the time between two
//! frames would tell nothing.

use crate::common::FrameSet;
use bevy::prelude::*;
use cpu_time::ProcessTime;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// So many frames are looked back on.
pub(super) const LAST: usize = 120;

#[derive(Resource, Debug)]
pub(super) struct FrameCosts {
    began: Instant,
    counted: ProcessTime,
    /// From the first system of the game's world to the last one.
    pub(super) systems: LastCosts,
    /// What all threads have used since the frame before, with the renderer's and bots' among them.
    pub(super) processor: LastCosts,
}

impl Default for FrameCosts {
    fn default() -> Self {
        Self {
            began: Instant::now(),
            counted: ProcessTime::now(),
            systems: LastCosts::default(),
            processor: LastCosts::default(),
        }
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct LastCosts(VecDeque<Duration>);

impl LastCosts {
    fn note(&mut self, cost: Duration) {
        if self.0.len() == LAST {
            self.0.pop_front();
        }
        self.0.push_back(cost);
    }

    pub(super) fn median(&self) -> Option<Duration> {
        let mut costs: Vec<Duration> = self.0.iter().copied().collect();
        costs.sort_unstable();
        costs.get(costs.len() / 2).copied()
    }

    pub(super) fn worst(&self) -> Option<Duration> {
        self.0.iter().max().copied()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FrameCosts>()
        .add_systems(First, begin)
        .add_systems(Last, end.in_set(FrameSet::Probe));
}

fn begin(mut costs: ResMut<FrameCosts>) {
    costs.began = Instant::now();
}

fn end(mut costs: ResMut<FrameCosts>) {
    let systems = costs.began.elapsed();
    let now = ProcessTime::now();
    let processor = now.duration_since(costs.counted);
    costs.counted = now;
    costs.systems.note(systems);
    costs.processor.note(processor);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_frames_count() {
        let mut costs = LastCosts::default();
        assert_eq!((costs.median(), costs.worst()), (None, None));
        costs.note(Duration::from_secs(9));
        for millis in (1..=LAST as u64).rev() {
            costs.note(Duration::from_millis(millis));
        }
        assert_eq!(costs.worst(), Some(Duration::from_millis(120)));
        assert_eq!(costs.median(), Some(Duration::from_millis(61)));
    }
}
