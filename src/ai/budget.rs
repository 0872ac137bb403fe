//! How long a bot may think, and how it is told to stop.

use crate::rules::{Game, Phase, Step};
use cpu_time::ThreadTime;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Iterations for a bot whose clock is the deadline alone.
const NO_LIMIT: u32 = u32::MAX;

/// What people are willing to wait for.
const BIG_CHOICE: Duration = Duration::from_millis(1500);
const SMALL_CHOICE: Duration = Duration::from_millis(300);
const VETO_ANSWER: Duration = Duration::from_millis(50);

/// How long a bot may think about what is to be decided at this table: longest about bids and
/// action cards, hardly at all about a Veto.
pub const fn thinking_time(table: &Game) -> Duration {
    match (table.phase(), table.pending().top()) {
        (Phase::Bid | Phase::Take, _) => BIG_CHOICE,
        (_, Some(Step::Objections { .. } | Step::Answer { .. })) => VETO_ANSWER,
        _ => SMALL_CHOICE,
    }
}

/// How much a bot may think about a big choice; smaller ones get their part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Allowance {
    Iterations(u32),
    /// Of the processor.
    Processor(Duration),
}

impl Allowance {
    /// What of it goes to the decision that is due at this table.
    pub fn budget(self, table: &Game) -> Budget<'static> {
        match self {
            Self::Iterations(iterations) => Budget::iterations(iterations),
            Self::Processor(time) => {
                let part = thinking_time(table).div_duration_f64(BIG_CHOICE);
                Budget::processor_time(time.mul_f64(part))
            }
        }
    }
}

/// The limits of one decision. With iterations alone a bot is deterministic; a deadline makes it
/// depend on the machine.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    iterations: u32,
    deadline: Option<Instant>,
    /// Processor time of the thread that thinks, at which it has thought enough.
    processor: Option<Duration>,
    cancelled: Option<&'a AtomicBool>,
    /// To think on at the same time.
    cores: u8,
}

/// Whether to think on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    GoOn,
    /// The budget is used up: choose now.
    Enough,
    /// Nobody wants the answer any more.
    Cancelled,
}

impl Budget<'_> {
    /// So many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        Self {
            iterations,
            deadline: None,
            processor: None,
            cancelled: None,
            cores: 1,
        }
    }

    /// As many iterations as fit into the time from now on.
    pub fn time(time: Duration) -> Self {
        Self {
            deadline: Some(Instant::now() + time),
            ..Self::iterations(NO_LIMIT)
        }
    }

    /// As many iterations as can be made with so much of the processor's time, on the thread that
    /// asks and thinks: whatever else the machine does meanwhile is not counted.
    pub fn processor_time(time: Duration) -> Self {
        Self {
            processor: Some(ThreadTime::now().as_duration() + time),
            ..Self::iterations(NO_LIMIT)
        }
    }

    /// Not more than so many iterations either.
    #[must_use]
    pub const fn at_most(mut self, iterations: u32) -> Self {
        self.iterations = iterations;
        self
    }

    /// Thinking ends as soon as the flag is set, from any thread.
    #[must_use]
    pub const fn until(self, cancelled: &AtomicBool) -> Budget<'_> {
        Budget {
            iterations: self.iterations,
            deadline: self.deadline,
            processor: self.processor,
            cancelled: Some(cancelled),
            cores: self.cores,
        }
    }

    /// With so many cores to think on at the same time. The choice after a number of iterations does
    /// not depend on it.
    #[must_use]
    pub const fn on_cores(mut self, cores: u8) -> Self {
        self.cores = cores;
        self
    }

    /// The cores to think on; what is counted on one thread stays there.
    pub const fn cores(&self) -> u8 {
        if self.processor.is_some() {
            1
        } else {
            self.cores
        }
    }

    /// Whether a clock ends the thinking.
    pub const fn is_timed(&self) -> bool {
        self.deadline.is_some() || self.processor.is_some()
    }

    /// The iterations that may be made at most.
    pub const fn limit(&self) -> u32 {
        self.iterations
    }

    /// The time until the deadline, if there is one.
    pub fn time_left(&self) -> Option<Duration> {
        self.deadline
            .map(|end| end.saturating_duration_since(Instant::now()))
    }

    /// Whether to go on after `done` iterations.
    pub fn pace(&self, done: u32) -> Pace {
        if self.is_cancelled() {
            Pace::Cancelled
        } else if done >= self.iterations
            || self.deadline.is_some_and(|end| Instant::now() >= end)
            || self
                .processor
                .is_some_and(|end| ThreadTime::now().as_duration() >= end)
        {
            Pace::Enough
        } else {
            Pace::GoOn
        }
    }

    pub fn is_cancelled(&self) -> bool {
        self.cancelled
            .is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_limit_ends_the_thinking() {
        let cancelled = AtomicBool::new(false);
        let budget = Budget::iterations(3).until(&cancelled);
        assert_eq!(budget.pace(2), Pace::GoOn);
        assert_eq!(budget.pace(3), Pace::Enough);
        assert_eq!(Budget::time(Duration::ZERO).pace(0), Pace::Enough);
        assert_eq!(Budget::time(Duration::MAX / 4).pace(1_000_000), Pace::GoOn);
        let processor = Budget::processor_time;
        assert_eq!(processor(Duration::ZERO).pace(0), Pace::Enough);
        assert_eq!(processor(Duration::MAX / 4).pace(1_000_000), Pace::GoOn);
        cancelled.store(true, Ordering::Relaxed);
        assert_eq!(budget.pace(0), Pace::Cancelled);
    }
}
