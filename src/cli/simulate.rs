//! `el-grande simulate`: many games between random seats, and how quickly.

use super::Failure;
use super::table::TableOptions;
use crate::simulation::{Report, random_games};
use clap::Args;
use std::fmt::Write as _;

/// Play many games without a screen and sum them up.
#[derive(Args, Debug)]
pub(super) struct Simulate {
    #[command(flatten)]
    table: TableOptions,
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

impl Simulate {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let report = random_games(&self.table.setup(), self.games, self.seed)?;
        if self.json {
            Ok(serde_json::to_string(&report)? + "\n")
        } else {
            Ok(summary(&report))
        }
    }
}

fn summary(report: &Report) -> String {
    let mut text = format!(
        "{} games of {} players, seed {}\n\nseat       wins   score: least   mean   most\n",
        report.games, report.players, report.seed
    );
    for (seat, (wins, score)) in report.wins.iter().zip(&report.scores).enumerate() {
        // Writing to a string can't fail.
        let _ = writeln!(
            text,
            "{seat:>4} {wins:>10.1} {:>14} {:>6.1} {:>6}",
            score.least, score.mean, score.most
        );
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
