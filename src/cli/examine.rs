//! `el-grande examine`: whether a bot chooses the same again, and whether its forecasts come true.

use super::Failure;
use super::progress::bar_unless;
use super::table::TableOptions;
use crate::ai::BotSpec;
use crate::tournament::{Examination, ExaminationReport};
use clap::Args;
use std::fmt::Write as _;

/// Ask a bot twice, and compare its forecasts with what came of them.
#[derive(Args, Debug)]
pub(super) struct ExamineOptions {
    /// Who is examined: `grande@4000`, `grande@100ms`, ...
    #[arg(long, value_name = "BOT", default_value = "grande")]
    bot: BotSpec,
    /// Who plays the games it is asked about.
    #[arg(long, value_name = "BOT", default_value = "knight")]
    company: BotSpec,
    /// How many games.
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// One bid or card in so many is asked for twice.
    #[arg(long, value_name = "N", default_value_t = 4)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    /// How much bots think that do not say it themselves.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    iterations: u32,
    /// The same number gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    table: TableOptions,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

impl ExamineOptions {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let examination = Examination {
            bot: self.bot.clone(),
            company: self.company.clone(),
            setup: self.table.setup()?,
            games: self.games,
            every: self.every,
            iterations: self.iterations,
            seed: self.seed,
        };
        let bar = bar_unless(self.json, self.games, "games");
        let report = examination.run(|| bar.inc(1));
        bar.finish_and_clear();
        let report = report?;
        if self.json {
            Ok(serde_json::to_string(&report)? + "\n")
        } else {
            Ok(summary(&report))
        }
    }
}

fn summary(report: &ExaminationReport) -> String {
    let mut text = format!(
        "{} asked in {} games of {}, seed {}\n\nthe same again with another seed\n",
        report.bot, report.games, report.company, report.seed
    );
    for (name, agreement) in [("bids", report.bids), ("cards", report.cards)] {
        // Writing to a string can't fail.
        let _ = writeln!(
            text,
            "{name:<6} {:>4} of {:>4}   {:>5.1} %",
            agreement.same,
            agreement.asked,
            100.0 * agreement.share()
        );
    }
    let _ = writeln!(text, "\nround   forecasts   Brier   constant   below it");
    for round in &report.rounds {
        let _ = writeln!(
            text,
            "{:>5} {:>11}   {:.3}      {:.3}    {:>5.1} %",
            round.round,
            round.forecasts,
            round.brier,
            round.constant,
            100.0 * (1.0 - round.brier / round.constant)
        );
    }
    let _ = writeln!(text, "\nforecast   forecasts   came true");
    for bin in report.reliability.iter().filter(|bin| bin.forecasts > 0) {
        let _ = writeln!(
            text,
            "{:>6.1} % {:>11}     {:>5.1} %",
            100.0 * bin.forecast,
            bin.forecasts,
            100.0 * bin.came_true
        );
    }
    text
}
