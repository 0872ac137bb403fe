//! Reading a record, line by line, in bounded memory; nothing is believed before it is checked.

use super::{FORMAT, Header, Record, decide};
use crate::rules::{Decision, Game, RuleError, SetupError};
use serde::Deserialize;
use std::io::{BufRead, Read};

/// The longest line of a record, in bytes without its line break. A header needs some 2,000.
pub const LONGEST_LINE: usize = 64 * 1024;

/// What to do about a last line that was cut off in the middle of writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastLine {
    /// It is damage like any other.
    MustBeWhole,
    /// It was never decided: leave it out.
    MayBeTorn,
}

/// Why a record is refused, and where.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct RecordError {
    pub line: usize,
    pub why: RecordFault,
}

#[derive(Debug, thiserror::Error)]
pub enum RecordFault {
    #[error("can't be read: {0}")]
    Unreadable(#[from] std::io::Error),
    #[error("the file is empty")]
    Empty,
    #[error("longer than {LONGEST_LINE} bytes, which no record needs")]
    TooLong,
    #[error("not text in UTF-8")]
    NotText,
    #[error("cut off in the middle")]
    Torn,
    #[error("not the header of an El Grande record ({0})")]
    NotAHeader(serde_json::Error),
    #[error("written by a newer version of the game (format {0}; this one reads up to {FORMAT})")]
    Newer(u32),
    #[error("there has never been a record format {0}")]
    NoSuchFormat(u32),
    #[error("{0}")]
    Setup(#[from] SetupError),
    #[error("not a decision ({0})")]
    NotADecision(serde_json::Error),
    #[error("a decision that the rules forbid here: {0}")]
    Illegal(#[from] RuleError),
}

/// What a reader found.
pub(super) struct ReadRecord {
    pub(super) record: Record,
    pub(super) game: Game,
    /// Where each whole line ends, in bytes.
    pub(super) ends: Vec<u64>,
    pub(super) torn: bool,
}

impl Record {
    /// Reads a whole record and plays it to make sure that it is one.
    pub fn read(source: impl BufRead, ending: LastLine) -> Result<(Self, Game), RecordError> {
        let found = read(source, ending)?;
        Ok((found.record, found.game))
    }
}

/// Only the format is looked at first: everything else may differ from version to version.
#[derive(Deserialize)]
struct FormatOnly {
    format: u32,
}

pub(super) fn read(mut source: impl BufRead, ending: LastLine) -> Result<ReadRecord, RecordError> {
    let mut lines = RecordLines {
        source: &mut source,
        number: 0,
        bytes: 0,
        buffer: Vec::new(),
    };
    let at = |line: usize, why: RecordFault| RecordError { line, why };

    let header = match lines.next_line()? {
        None => return Err(at(1, RecordFault::Empty)),
        // Without its line break, what follows would be written onto the header's own line.
        Some(line) if !line.whole => return Err(at(1, RecordFault::Torn)),
        Some(line) => parse_header(line.text).map_err(|why| at(1, why))?,
    };
    let mut game = Game::from_deal(&header.setup, &header.deal).map_err(|e| at(1, e.into()))?;
    game.settle(&mut ());
    let mut found = ReadRecord {
        record: Record::new(header),
        game,
        ends: vec![lines.bytes],
        torn: false,
    };
    loop {
        let number = lines.number + 1;
        let Some(line) = lines.next_line()? else {
            return Ok(found);
        };
        if !line.whole {
            found.torn = true;
            return match ending {
                LastLine::MayBeTorn => Ok(found),
                LastLine::MustBeWhole => Err(at(number, RecordFault::Torn)),
            };
        }
        let decision: Decision = serde_json::from_str(line.text)
            .map_err(|e| at(number, RecordFault::NotADecision(e)))?;
        decide(&mut found.game, decision, &mut ()).map_err(|e| at(number, e.into()))?;
        found.record.decisions.push(decision);
        found.ends.push(lines.bytes);
    }
}

fn parse_header(line: &str) -> Result<Header, RecordFault> {
    let FormatOnly { format } = serde_json::from_str(line).map_err(RecordFault::NotAHeader)?;
    match format {
        FORMAT => serde_json::from_str(line).map_err(RecordFault::NotAHeader),
        0 => Err(RecordFault::NoSuchFormat(0)),
        newer => Err(RecordFault::Newer(newer)),
    }
}

struct RecordLines<'a, R> {
    source: &'a mut R,
    number: usize,
    bytes: u64,
    buffer: Vec<u8>,
}

struct RecordLine<'a> {
    text: &'a str,
    /// It ends as a line should: what is written is written with its line break.
    whole: bool,
}

impl<R: BufRead> RecordLines<'_, R> {
    fn next_line(&mut self) -> Result<Option<RecordLine<'_>>, RecordError> {
        self.number += 1;
        let line = self.number;
        let at = |why: RecordFault| RecordError { line, why };
        self.buffer.clear();
        let limit = LONGEST_LINE as u64 + 1;
        let read = self
            .source
            .by_ref()
            .take(limit)
            .read_until(b'\n', &mut self.buffer)
            .map_err(|e| at(e.into()))?;
        if read == 0 {
            return Ok(None);
        }
        self.bytes += read as u64;
        let whole = self.buffer.ends_with(b"\n");
        if read as u64 == limit && !whole {
            return Err(at(RecordFault::TooLong));
        }
        // A torn line may end in half a letter.
        let text = match std::str::from_utf8(&self.buffer) {
            Ok(text) => text,
            Err(_) if !whole => "",
            Err(_) => return Err(at(RecordFault::NotText)),
        };
        Ok(Some(RecordLine { text, whole }))
    }
}
