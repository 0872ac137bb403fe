//! A game written down: setup, deal and every decision. It is the save, the replay, the undo and
//! the bug report.
//!
//! The form is JSON Lines: a [`Header`], then one decision a line, each with a checksum over all that
//! stands before it. The deal is written out, so that no other shuffling of a later version can
//! change an old game.

mod file;
mod mend;
mod read;
mod seal;

pub use file::{OpenedRecord, RecordFile};
pub use mend::{Mended, branch, is_mended, mend};
pub use read::{LONGEST_LINE, LastLine, RecordError, RecordFault, Salvage};

use crate::ai::Keeper;
use crate::rules::{Deal, Decision, Game, RuleError, Setup, SetupError, Sink};
use seal::Chain;
use serde::{Deserialize, Serialize};

/// What this program writes. Older forms are still read, or refused with the reason.
pub const FORMAT: u32 = 2;

/// Before lines had checksums: just the header, and a decision a line.
const UNSEALED: u32 = 1;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    pub format: u32,
    /// The version of the game that wrote it.
    pub game: String,
    pub setup: Setup,
    /// Where the deal came from. The deal alone counts.
    pub seed: Option<u64>,
    pub deal: Deal,
    /// Who decided for each seat when it began; nothing means people.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keepers: Vec<Keeper>,
}

impl Header {
    pub fn new(setup: Setup, seed: u64) -> Result<Self, SetupError> {
        let deal = Deal::from_seed(&setup, seed)?;
        let game = env!("CARGO_PKG_VERSION").to_owned();
        Ok(Self {
            format: FORMAT,
            game,
            setup,
            seed: Some(seed),
            deal,
            keepers: Vec::new(),
        })
    }
}

/// A game from its beginning: all decisions are legal, one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    header: Header,
    decisions: Vec<Decision>,
}

impl Record {
    pub fn new(header: Header) -> Self {
        Self {
            header,
            decisions: Vec::new(),
        }
    }

    pub const fn header(&self) -> &Header {
        &self.header
    }

    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// Writes down a decision that the game has accepted.
    pub fn note(&mut self, decision: Decision) {
        self.decisions.push(decision);
    }

    /// As it stands in a file, in the form its header names.
    pub fn to_lines(&self) -> serde_json::Result<String> {
        Ok(file::WrittenLines::of(self)?.text)
    }

    /// Plays the first `until` decisions, and tells what happens on the way.
    pub fn play<S: Sink>(&self, until: usize, sink: &mut S) -> Result<Game, ReplayError> {
        let mut game = Game::from_deal(&self.header.setup, &self.header.deal)?;
        game.settle(sink);
        for (index, &decision) in self.decisions.iter().take(until).enumerate() {
            decide(&mut game, decision, sink)
                .map_err(|error| ReplayError::Illegal { index, error })?;
        }
        Ok(game)
    }
}

/// Writes one line after the other, each with its line break.
#[derive(Clone, Copy, Debug)]
struct LineWriter {
    /// None in the form that has no checksums.
    chain: Option<Chain>,
}

/// A decision in its line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DecisionLine {
    decision: Decision,
}

impl LineWriter {
    const fn new(format: u32) -> Self {
        let chain = match format {
            UNSEALED => None,
            _ => Some(Chain::new()),
        };
        Self { chain }
    }

    fn header(&mut self, header: &Header) -> serde_json::Result<String> {
        let line = match &mut self.chain {
            Some(chain) => chain.seal(header),
            None => serde_json::to_string(header),
        };
        Ok(line? + "\n")
    }

    fn decision(&mut self, decision: Decision) -> serde_json::Result<String> {
        let line = match &mut self.chain {
            Some(chain) => chain.seal(&DecisionLine { decision }),
            None => serde_json::to_string(&decision),
        };
        Ok(line? + "\n")
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("decision {} can't be made: {error}", index + 1)]
    Illegal { index: usize, error: RuleError },
}

/// Makes one recorded decision and goes on to the next that needs a player: going on by itself is
/// never recorded.
pub fn decide<S: Sink>(game: &mut Game, decision: Decision, sink: &mut S) -> Result<(), RuleError> {
    if decision == Decision::Proceed {
        return Err(RuleError::NotAskedFor {
            phase: game.phase(),
            decision,
        });
    }
    game.apply(decision, sink)?;
    game.settle(sink);
    Ok(())
}
