//! `el-grande tournament`: bots against each other, with figures that can be trusted.

use super::Failure;
use super::progress::bar_unless;
use super::table::GameOptions;
use crate::ai::{Allowance, BotSpec};
use crate::tournament::{BotGate, GateOutcome, Tournament, TournamentOutcome};
use clap::Args;
use std::fmt::Write as _;
use std::time::Duration;

/// Let bots play against each other: seats rotate on the same deals.
#[derive(Args, Debug)]
pub(super) struct TournamentOptions {
    /// A bot for each seat: squire, hidalgo, captain, knight, count, grande, random, plain-uct,
    /// knight-1, grande-1; `grande@4000` thinks for
    /// 4000 iterations, `grande@60ms` for 60 milliseconds of the processor's time. `program:COMMAND` is any program that answers as docs/referee.md tells (no
    /// comma in it), `program@2:COMMAND` one with 2 seconds for a decision.
    #[arg(long, value_name = "BOT,BOT,...", value_delimiter = ',', num_args = 1..)]
    #[arg(required_unless_present = "gate")]
    seats: Vec<BotSpec>,
    /// Whether a new bot may take the place of an old one: one new among old, one old among new, two
    /// and two, all with the same time of the processor.
    #[arg(long, value_names = ["OLD", "NEW"], num_args = 2, conflicts_with = "seats")]
    gate: Vec<BotSpec>,
    /// How many sit at the tables of a gate, 2 to 5.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=5))]
    #[arg(default_value_t = 4, conflicts_with = "seats")]
    players: u8,
    /// What bots at a gate may think about a big choice, in milliseconds of the processor's time.
    #[arg(
        long,
        value_name = "MS",
        default_value_t = 60,
        conflicts_with = "seats"
    )]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    milliseconds: u32,
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
        if let [old, new] = self.gate.as_slice() {
            return self.hold_gate(old, new);
        }
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

impl TournamentOptions {
    fn hold_gate(&self, old: &BotSpec, new: &BotSpec) -> Result<String, Failure> {
        let time = Duration::from_millis(self.milliseconds.into());
        let gate = BotGate {
            old: old.clone(),
            new: new.clone(),
            setup: self.game.setup(self.players.into())?,
            games: self.games,
            allowance: Allowance::Processor(time),
            seed: self.seed,
            jobs: self.jobs.max(1),
        };
        let bar = bar_unless(self.json, self.games, "games");
        let outcome = gate.run(&|done, all| {
            bar.set_length(all);
            bar.set_position(done);
        });
        bar.finish_and_clear();
        let outcome = outcome?;
        if self.json {
            Ok(serde_json::to_string(&outcome)? + "\n")
        } else {
            Ok(gate_summary(&outcome))
        }
    }
}

fn gate_summary(outcome: &GateOutcome) -> String {
    let GateOutcome {
        old,
        new,
        players,
        seed,
        tables,
        verdict,
    } = outcome;
    let mut text = format!(
        "new {new} against old {old}, {players} players, seed {seed}\n\n{:<18} games   new wins   95 % interval     chance   so it is   s a game: new, old\n",
        "table"
    );
    for table in tables {
        let wins = table.new_wins;
        // Writing to a string can't fail.
        let _ = writeln!(
            text,
            "{:<18} {:>5}    {:>5.1} %   {:>4.1} to {:>4.1} %   {:>4.1} %   {:<8}   {:>7.2} {:>7.2}",
            table.company,
            table.games,
            100.0 * wins.value,
            100.0 * wins.low,
            100.0 * wins.high,
            100.0 * table.chance,
            table.comparison,
            table.new_seconds,
            table.old_seconds,
        );
    }
    let _ = writeln!(text, "\n{verdict}");
    text
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
