//! The command line: options, commands, and what the program prints.

mod examine;
mod film;
mod log_game;
mod measure;
mod progress;
mod puzzles;
mod repair;
mod replay;
mod simulate;
mod table;
mod tournament;
mod tune;
mod window;

pub use log_game::random_game;

use crate::text::complain;
use clap::{Parser, Subcommand};
use examine::ExamineOptions;
use film::FilmOptions;
use log_game::LogOptions;
use measure::MeasureOptions;
use puzzles::PuzzleOptions;
use repair::RepairOptions;
use replay::ReplayOptions;
use simulate::SimulateOptions;
use std::io::{self, Write};
use std::process::ExitCode;
use table::GameOptions;
use tournament::TournamentOptions;
use tune::TuneOptions;
use window::WindowOptions;

/// El Grande: power and caballeros in fifteenth century Spain.
///
/// Without a command it opens the table in a window.
#[derive(Parser, Debug)]
#[command(name = "el-grande", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<CliCommand>,
    #[command(flatten)]
    window: WindowOptions,
}

#[derive(Subcommand, Debug)]
enum CliCommand {
    Log(LogOptions),
    Simulate(SimulateOptions),
    Tournament(TournamentOptions),
    Examine(ExamineOptions),
    Tune(TuneOptions),
    Puzzles(PuzzleOptions),
    Replay(ReplayOptions),
    Repair(RepairOptions),
    Film(FilmOptions),
    Measure(MeasureOptions),
    /// Keep a game by the rules for another program: a line of JSON in, a line of JSON out.
    ///
    /// docs/referee.md tells the protocol. Options say what is played where a request does not.
    Referee(GameOptions),
}

/// Why a command could not do its work, for the person who gave it.
#[derive(Debug)]
struct Failure(String);

impl Failure {
    fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::new(error.to_string())
    }
}

/// Does what the command line asks for. Wrong options end the program with code 2.
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    let outcome = match cli.command {
        None => cli.window.run(),
        Some(CliCommand::Log(game)) => game.run().and_then(|text| print(&text)),
        Some(CliCommand::Simulate(simulate)) => simulate.run().and_then(|text| print(&text)),
        Some(CliCommand::Tournament(tournament)) => tournament.run().and_then(|text| print(&text)),
        Some(CliCommand::Examine(examine)) => examine.run().and_then(|text| print(&text)),
        Some(CliCommand::Tune(tune)) => tune.run().and_then(|text| print(&text)),
        Some(CliCommand::Puzzles(puzzles)) => puzzles.run().and_then(|text| print(&text)),
        Some(CliCommand::Replay(replay)) => replay.run().and_then(|text| print(&text)),
        Some(CliCommand::Repair(repair)) => repair.run().and_then(|text| print(&text)),
        Some(CliCommand::Film(film)) => film.run().and_then(|text| print(&text)),
        Some(CliCommand::Measure(measure)) => measure.run().and_then(|text| print(&text)),
        Some(CliCommand::Referee(game)) => game.unchecked(0).and_then(|usual| {
            let (requests, answers) = (io::stdin().lock(), io::stdout().lock());
            still_read(crate::referee::serve_games_like(usual, requests, answers))
        }),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(message)) => {
            complain(format_args!("{message}"));
            ExitCode::FAILURE
        }
    }
}

fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    still_read(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

/// Whoever has read enough (`| head`) may go: that is no failure.
fn still_read(written: io::Result<()>) -> Result<(), Failure> {
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::new(format!("can't print: {error}")))
        }
        _ => Ok(()),
    }
}
