//! `el-grande tune`: finds the weights by which the bots judge, by letting them play.

use super::Failure;
use super::progress::bar;
use crate::ai::{Generation, Method, Tuning, TuningProgress};
use crate::storage::{LocalStorage, replace};
use crate::text::complain;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// Tune the bots' judgement by self-play and write it to a file.
#[derive(Args, Debug)]
pub(super) struct TuneOptions {
    /// The weights to begin with, which are then overwritten.
    #[arg(long, value_name = "FILE", default_value = "assets/bots/weights.ron")]
    weights: PathBuf,
    /// The size of table to tune for, 2 to 5.
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: usize,
    /// How new weights are sought.
    #[arg(long, default_value = "evolution")]
    by: TuneMethod,
    /// Games to learn from, in each generation.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// How often new weights are sought.
    #[arg(long, value_name = "N", default_value_t = 3)]
    generations: u32,
    /// Games in which new weights must prove themselves.
    #[arg(long, value_name = "N", default_value_t = 400)]
    trial_games: u64,
    /// The same number gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum TuneMethod {
    /// By what positions led to: to begin with
    Fit,
    /// By letting weights compete that differ a little: from then on
    Evolution,
}

impl TuneOptions {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let failed = |what: &str, error: std::io::Error| {
            Failure::new(format!("can't {what} {}: {error}", self.weights.display()))
        };
        let source = std::fs::read_to_string(&self.weights).map_err(|e| failed("read", e))?;
        let tuning = Tuning {
            players: self.players,
            method: match self.by {
                TuneMethod::Fit => Method::Fit,
                TuneMethod::Evolution => Method::Evolution,
            },
            games: self.games,
            generations: self.generations,
            trial_games: self.trial_games,
            seed: self.seed,
        };
        let bar = bar(tuning.games_to_play(), "games");
        let tuned = tuning.run(&source, |progress| match progress {
            TuningProgress::Game => bar.inc(1),
            TuningProgress::Generation(generation) => bar.suspend(|| tell(generation)),
        });
        bar.finish_and_clear();
        let tuned = tuned?;
        replace(&LocalStorage, &self.weights, tuned.as_bytes()).map_err(|e| failed("write", e))?;
        Ok(format!("{} is written\n", self.weights.display()))
    }
}

/// Generations take minutes: each is told of when it is over.
fn tell(generation: &Generation) {
    complain(format_args!(
        "generation {}: one new among old wins {:.1} %, one old among new {:.1} %: {}",
        generation.number,
        100.0 * generation.win_share,
        100.0 * generation.old_share,
        if generation.kept { "kept" } else { "dropped" },
    ));
}
