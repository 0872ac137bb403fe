//! `el-grande puzzles`: last turns that can be won, and whether a bot finds how.

use super::Failure;
use super::progress::{bar, bar_unless};
use crate::ai::BotKind;
use crate::puzzles::{Puzzle, PuzzleId, known, prove};
use clap::Args;
use serde::Serialize;
use std::fmt::Write as _;

/// Let a bot solve last turns that are proved to be won.
#[derive(Args, Debug)]
pub(super) struct PuzzleOptions {
    /// Who solves them.
    #[arg(long, value_name = "BOT", default_value = "grande")]
    bot: BotKind,
    /// How much it thinks.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    iterations: u32,
    /// Prove again that each can be won, by trying everything.
    #[arg(long)]
    prove: bool,
    /// Look for so many new puzzles and print their list instead.
    #[arg(long, value_name = "N", conflicts_with_all = ["bot", "iterations", "prove", "json"])]
    find: Option<usize>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct PuzzleAttempt {
    players: usize,
    seed: u64,
    solved: bool,
    /// Positions of the proof, if one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    proved_with: Option<usize>,
}

impl PuzzleOptions {
    pub(super) fn run(&self) -> Result<String, Failure> {
        if let Some(count) = self.find {
            return Ok(find(count));
        }
        let mut all = Vec::new();
        let bar = bar_unless(self.json, known().len() as u64, "puzzles");
        for &id in known() {
            let puzzle = Puzzle::from_id(id)?;
            let proved_with = if self.prove {
                let proof = prove(&puzzle).filter(|proof| proof.can_be_won);
                let proof = proof.ok_or_else(|| unsound(id))?;
                Some(proof.states)
            } else {
                None
            };
            all.push(PuzzleAttempt {
                players: id.players,
                seed: id.seed,
                solved: puzzle.solved_by(self.bot, self.iterations)?,
                proved_with,
            });
            bar.inc(1);
        }
        bar.finish_and_clear();
        if self.json {
            return Ok(serde_json::to_string(&all)? + "\n");
        }
        Ok(self.summary(&all))
    }

    fn summary(&self, all: &[PuzzleAttempt]) -> String {
        let mut text = String::new();
        for one in all {
            let proof = one.proved_with.map_or(String::new(), |states| {
                format!(", proved with {states} positions")
            });
            let word = if one.solved { "solved" } else { "NOT solved" };
            // Writing to a string can't fail.
            let _ = writeln!(
                text,
                "{} players, seed {}: {word}{proof}",
                one.players, one.seed
            );
        }
        let solved = all.iter().filter(|one| one.solved).count();
        let _ = writeln!(text, "\n{} solves {solved} of {}", self.bot, all.len());
        text
    }
}

fn unsound(id: PuzzleId) -> Failure {
    Failure::new(format!(
        "the puzzle of {} players with seed {} is not proved",
        id.players, id.seed
    ))
}

/// Small tables leave the last player more cards to choose from.
fn find(count: usize) -> String {
    let mut found = Vec::new();
    let bar = bar(count as u64, "puzzles");
    for seed in 0.. {
        if found.len() >= count {
            break;
        }
        let players = 2 + (seed % 3) as usize;
        let id = PuzzleId { players, seed };
        // Not every seed leads to one.
        if let Ok(puzzle) = Puzzle::from_id(id)
            && puzzle.is_sound()
        {
            found.push(id);
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    let mut text = String::from("[\n");
    for id in found {
        let _ = writeln!(text, "    (players: {}, seed: {}),", id.players, id.seed);
    }
    text + "]\n"
}
