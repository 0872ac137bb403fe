//! `el-grande log`: a game between random seats, told from beginning to end.

use super::Failure;
use super::table::{AsOptions, TableOptions};
use crate::ai::RandomPlayer;
use crate::log::Narrator;
use crate::record::{Header, Record, RecordFile, ReplayError, decide};
use crate::rules::{Game, Setup, SetupError};
use crate::storage::LocalStorage;
use crate::text::Text;
use clap::Args;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Play a game between seats that decide at random, and print what happens.
#[derive(Args, Debug)]
pub(super) struct LogOptions {
    #[command(flatten)]
    table: TableOptions,
    /// The same number gives the same game [default: another one each time].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Also write the game down, for `replay`. An existing game is not overwritten.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl LogOptions {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let seed = self.seed.unwrap_or_else(seed_of_the_moment);
        let record = random_record(&self.table.setup()?, seed)?;
        if let Some(path) = &self.record {
            RecordFile::write_new(Arc::new(LocalStorage), path, &record).map_err(|error| {
                let path = path.display();
                Failure::new(format!(
                    "the game can't be written to {path} ({error}): name another file with --record"
                ))
            })?;
        }
        Ok(told(&record, seed)?)
    }
}

/// Short enough to be typed again.
fn seed_of_the_moment() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| u64::from(now.subsec_micros()))
}

/// The log of a game between random seats, and how to see it again.
pub fn random_game(setup: &Setup, seed: u64) -> Result<String, ReplayError> {
    told(&random_record(setup, seed)?, seed)
}

/// A game between random seats, written down.
fn random_record(setup: &Setup, seed: u64) -> Result<Record, SetupError> {
    let mut record = Record::new(Header::new(setup.clone(), seed)?);
    let mut player = RandomPlayer::from_seed(seed);
    let mut game = Game::shuffled(setup, player.rng())?;
    game.settle(&mut ());
    while let Some(decision) = player.decide(&game) {
        // A listed decision is never refused: tests walk thousands of games to make sure.
        if decide(&mut game, decision, &mut ()).is_err() {
            break;
        }
        record.note(decision);
    }
    Ok(record)
}

fn told(record: &Record, seed: u64) -> Result<String, ReplayError> {
    let (text, setup) = (Text::english(), &record.header().setup);
    let mut narrator = Narrator::new(&text, setup);
    narrator.open(&record.play(0, &mut ())?);
    record.play(record.decisions().len(), &mut narrator)?;
    let options = format!("{} --seed {seed}", AsOptions(setup));
    let again = text.say("log-seed", &[]);
    let command = text.say("log-seed-options", &[("options", options.into())]);
    Ok(format!("{again}\n  {command}\n\n{}", narrator.finish()))
}
