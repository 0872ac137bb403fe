//! `el-grande replay`: plays a record and shows where it led.

use super::Failure;
use crate::log::Narrator;
use crate::record::Record;
use crate::rules::GameEvent;
use crate::text::Text;
use clap::Args;
use serde_json::json;
use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

/// Play a recorded game, print what happened and the final position.
#[derive(Args, Debug)]
pub(super) struct ReplayOptions {
    /// The record: JSON Lines as the game writes them.
    file: PathBuf,
    /// Stop after so many decisions. What is damaged after them does not matter.
    #[arg(long, value_name = "N")]
    until: Option<usize>,
    /// Print one JSON object (events and position) instead of text.
    #[arg(long)]
    json: bool,
}

impl ReplayOptions {
    pub(super) fn run(&self) -> Result<String, Failure> {
        let name = self.file.display();
        let file = File::open(&self.file).map_err(|e| Failure::new(format!("{name}: {e}")))?;
        let salvage = Record::salvage(BufReader::new(file))
            .map_err(|e| Failure::new(format!("{name}, {e}")))?;
        let record = salvage.record;
        let decisions = record.decisions().len();
        let until = match (self.until, salvage.damage) {
            // What comes after it need not be whole.
            (Some(until), _) if until <= decisions => until,
            (_, Some(damage)) => {
                return Err(Failure::new(format!(
                    "{name}, {damage}. The {decisions} decisions before it are whole: \
                     `replay --until {decisions}` plays them, `repair` writes them into a new file"
                )));
            }
            (Some(_), None) => {
                return Err(Failure::new(format!(
                    "{name} holds only {decisions} decisions"
                )));
            }
            (None, None) => decisions,
        };
        let mut events: Vec<GameEvent> = Vec::new();
        let game = record.play(until, &mut events)?;
        let position = game.position();
        if self.json {
            let replay = json!({
                "setup": record.header().setup,
                "decisions": until,
                "events": events,
                "state": position,
            });
            return Ok(format!("{replay}\n"));
        }
        let text = Text::english();
        let mut narrator = Narrator::new(&text, &record.header().setup);
        narrator.open(&record.play(0, &mut ())?);
        for event in events {
            narrator.tell(event);
        }
        let position = serde_json::to_string_pretty(&position)?;
        Ok(format!("{}\n{position}\n", narrator.finish()))
    }
}
