//! `el-grande tournament`: bots against each other, with figures that can be trusted.

use super::Failure;
use super::progress::bar_unless;
use super::table::GameOptions;
use crate::ai::BotSpec;
use crate::tournament::{Tournament, TournamentOutcome};
use clap::Args;
use std::fmt::Write as _;

/// Let bots play against each other: seats rotate on the same deals.
#[derive(Args, Debug)]
pub(super) struct TournamentOptions {
    /// A bot for each seat: random, squire, knight, grande, plain-uct; `grande@4000` thinks for
    /// 4000 iterations. `program:COMMAND` is any program that answers as docs/referee.md tells (no
    /// comma in it), `program@2:COMMAND` one with 2 seconds for a decision.
    #[arg(long, value_name = "BOT,BOT,...", value_delimiter = ',', required = true, num_args = 1..)]
    seats: Vec<BotSpec>,
    /// How many games, made up to whole rotations.
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// How much bots think that do not say it themselves.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    iterations: u32,
    /// Threads to play on.
    #[arg(long, value_name = "N", default_value_t = 1)]
    jobs: usize,
    /// The same number gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    game: GameOptions,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

impl TournamentOptions {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let plan = Tournament {
            seats: self.seats.clone(),
            setup: self.game.unchecked(self.seats.len())?,
            games: self.games,
            iterations: self.iterations.max(1),
            seed: self.seed,
            jobs: self.jobs.max(1),
        };
        let bar = bar_unless(self.json, self.games, "games");
        let outcome = plan.run(&|done, all| {
            bar.set_length(all);
            bar.set_position(done);
        });
        bar.finish_and_clear();
        let outcome = outcome?;
        if self.json {
            Ok(serde_json::to_string(&outcome)? + "\n")
        } else {
            Ok(summary(&outcome))
        }
    }
}

fn summary(outcome: &TournamentOutcome) -> String {
    // Programs are named by their command, which may be long.
    let names = outcome.seats.iter().map(|seat| seat.bot.chars().count());
    let width = names.max().unwrap_or(0).max(14);
    let mut text = format!(
        "{} games, {} iterations, seed {}\n\n{:<width$}   wins   95 % interval     margin   score          elo          s/game  slowest\n",
        outcome.games, outcome.iterations, outcome.seed, "bot"
    );
    for seat in &outcome.seats {
        // Writing to a string can't fail.
        let _ = writeln!(
            text,
            "{:<width$} {:>5.1} %   {:>4.1} to {:>4.1} %   {:>+7.1} {:>7.1}   {:>+5.0} ({:>+5.0} to {:>+5.0}) {:>7.2} {:>7.3}s",
            seat.bot,
            100.0 * seat.win_share,
            100.0 * seat.low,
            100.0 * seat.high,
            seat.mean_margin,
            seat.mean_score,
            seat.elo.value,
            seat.elo.low,
            seat.elo.high,
            seat.seconds_per_game,
            seat.slowest_decision,
        );
    }
    for mishaps in &outcome.mishaps {
        let _ = writeln!(text, "\n{mishaps}");
    }
    let _ = writeln!(text, "\n{:.1} s", outcome.seconds);
    text
}
