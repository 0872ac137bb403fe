//! Bots against each other, measured honestly: seats rotate on the same deals, and every figure
//! comes with the interval it may lie in.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts of games are far below 2^52"
)]

mod examination;
mod figures;
mod game;
mod gate;
mod mishaps;

pub use examination::{
    Examination, ExaminationReport, ForecastFigures, Reliability, SelfAgreement,
};
pub use figures::{EntryStanding, Interval};
pub use game::{EntryResult, play};
pub use gate::{BotGate, Company, Comparison, GateOutcome, GateTable, GateVerdict};
pub use mishaps::Mishaps;

use crate::ai::{BotSpec, NoChoice};
use crate::rules::{RuleError, Setup, SetupError};
use serde::Serialize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// One entry for each seat.
    pub seats: Vec<BotSpec>,
    /// The players in it are as many as the seats.
    pub setup: Setup,
    /// At least so many; made up to whole rotations.
    pub games: u64,
    /// For bots that do not say how much they think.
    pub iterations: u32,
    pub seed: u64,
    /// Threads to play on. The outcome does not depend on it.
    pub jobs: usize,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{seats} bots do not fit a table of {players}")]
    Seats { seats: usize, players: usize },
    #[error("{bot} did not decide: {reason}")]
    NoChoice { bot: BotSpec, reason: NoChoice },
    #[error("{bot} broke a rule: {rule}")]
    Illegal { bot: BotSpec, rule: RuleError },
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct TournamentOutcome {
    pub games: u64,
    pub seed: u64,
    pub iterations: u32,
    /// In the order the bots were named.
    pub seats: Vec<EntryStanding>,
    /// Of programs that did not play all games themselves.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mishaps: Vec<Mishaps>,
    pub seconds: f64,
}

/// One deal, played once from every seat: what each entry came to in each of the games.
pub(crate) type DealBlock = Vec<Vec<EntryResult>>;

impl Tournament {
    /// Plays it all. `progress` hears after every game how many are over.
    pub fn run(
        &self,
        progress: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<TournamentOutcome, TournamentError> {
        self.check()?;
        let start = Instant::now();
        let blocks = self.blocks(progress)?;
        Ok(TournamentOutcome {
            games: (blocks.len() * self.seats.len()) as u64,
            seed: self.seed,
            iterations: self.iterations,
            seats: figures::standings(&self.seats, &blocks, self.seed),
            mishaps: Mishaps::among(blocks.iter().flatten().map(Vec::as_slice)),
            seconds: start.elapsed().as_secs_f64(),
        })
    }

    /// Whether there is a seat for every bot and a bot for every seat.
    pub fn check(&self) -> Result<(), TournamentError> {
        let (seats, players) = (self.seats.len(), self.setup.players.len());
        if seats != players {
            return Err(TournamentError::Seats { seats, players });
        }
        Ok(self.setup.check()?)
    }

    /// Every deal from every seat, on as many threads as were asked for.
    fn blocks(
        &self,
        progress: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<Vec<DealBlock>, TournamentError> {
        let rotations = self.seats.len() as u64;
        let count = self.games.div_ceil(rotations);
        let (next, over) = (AtomicU64::new(0), AtomicU64::new(0));
        let failed = AtomicBool::new(false);
        let done: Mutex<Vec<(u64, Result<DealBlock, TournamentError>)>> = Mutex::default();
        let work = || {
            while !failed.load(Ordering::Relaxed) {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= count {
                    return;
                }
                let block = (0..rotations)
                    .map(|rotation| {
                        let played = play(self, index, rotation as usize);
                        progress(over.fetch_add(1, Ordering::Relaxed) + 1, count * rotations);
                        played
                    })
                    .collect::<Result<DealBlock, _>>();
                if block.is_err() {
                    failed.store(true, Ordering::Relaxed);
                }
                if let Ok(mut done) = done.lock() {
                    done.push((index, block));
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.jobs {
                scope.spawn(work);
            }
            work();
        });
        let mut done = done.into_inner().unwrap_or_default();
        // Threads finish in any order; the figures must not depend on it.
        done.sort_by_key(|(index, _)| *index);
        done.into_iter().map(|(_, block)| block).collect()
    }
}
