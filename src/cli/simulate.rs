//! `el-grande simulate`: many games between random seats or bots, and how quickly.

use super::Failure;
use super::table::TableOptions;
use crate::ai::BotSpec;

use crate::simulation::{SimulationReport, bot_games, random_games};
use clap::Args;
use std::fmt::Write as _;

/// Play many games without a screen and sum them up.
#[derive(Args, Debug)]
pub(super) struct SimulateOptions {
    #[command(flatten)]
    table: TableOptions,
    /// A bot for each seat, instead of seats that decide at random: squire, hidalgo,
    /// captain, knight, count, grande, random, plain-uct, knight-1, grande-1; `grande@4000` thinks for
    /// 4000 iterations.
    /// `program:COMMAND` is any program that answers as docs/referee.md tells (no comma in it),
    /// `program@2:COMMAND` one with 2 seconds for a decision.
    #[arg(long, value_name = "BOT,BOT,...", value_delimiter = ',', num_args = 1.., conflicts_with = "players")]
    bots: Vec<BotSpec>,
    /// How much bots think that do not say it themselves.
    #[arg(long, value_name = "N", default_value_t = 1000, requires = "bots")]
    iterations: u32,
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The same number gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

impl SimulateOptions {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let report = if self.bots.is_empty() {
            random_games(&self.table.setup()?, self.games, self.seed)?
        } else {
            let setup = self.table.game().setup(self.bots.len())?;
            bot_games(&setup, &self.bots, self.iterations, self.games, self.seed)?
        };
        if self.json {
            Ok(serde_json::to_string(&report)? + "\n")
        } else {
            Ok(summary(&report))
        }
    }
}

fn summary(report: &SimulationReport) -> String {
    let mut text = format!(
        "{} games of {} players, seed {}\n\nseat       wins   score: least   mean   most\n",
        report.games, report.players, report.seed
    );
    for (seat, (wins, score)) in report.wins.iter().zip(&report.scores).enumerate() {
        // Writing to a string can't fail.
        let _ = writeln!(
            text,
            "{seat:>4} {wins:>10.1} {:>14} {:>6.1} {:>6}   {}",
            score.least,
            score.mean,
            score.most,
            report.bots.get(seat).map_or("", String::as_str)
        );
    }
    for mishaps in &report.mishaps {
        let _ = writeln!(text, "\n{mishaps}");
    }
    let _ = writeln!(
        text,
        "\n{:.0} games/s, {:.0} decisions/s, {:.1} decisions a game ({:.2} s)",
        report.games_per_second,
        report.decisions_per_second,
        report.decisions_per_game,
        report.seconds
    );
    text
}
