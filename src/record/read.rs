//! Reading a record, line by line, in bounded memory; nothing is believed before it is checked.

use super::seal::BrokenSeal;
use super::{DecisionLine, FORMAT, Header, LineWriter, Record, UNSEALED, decide};
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
    Unreadable(std::io::Error),
    #[error("the game is being played in another window")]
    InUse,
    #[error("no second file can be written beside it: {0}")]
    NoSecond(std::io::Error),
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
    #[error("changed, or not the line that stood here: its checksum does not fit")]
    Changed,
    #[error("without the checksum that every line of a record ends with")]
    Unsealed,
    #[error("not a decision ({0})")]
    NotADecision(serde_json::Error),
    #[error("a decision that the rules forbid here: {0}")]
    Illegal(#[from] RuleError),
}

impl RecordFault {
    /// In ids of text.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "Unreadable",
            Self::InUse => "InUse",
            Self::NoSecond(_) => "NoSecond",
            Self::Empty => "Empty",
            Self::TooLong | Self::NotText | Self::NotADecision(_) => "NotADecision",
            Self::Torn => "Torn",
            Self::NotAHeader(_) | Self::NoSuchFormat(_) => "NotAHeader",
            Self::Newer(_) => "Newer",
            Self::Setup(_) => "Setup",
            Self::Changed | Self::Unsealed => "Changed",
            Self::Illegal(_) => "Illegal",
        }
    }
}

impl From<BrokenSeal> for RecordFault {
    fn from(broken: BrokenSeal) -> Self {
        match broken {
            BrokenSeal::Missing => Self::Unsealed,
            BrokenSeal::Wrong => Self::Changed,
        }
    }
}

/// What a reader found.
pub(super) struct ReadRecord {
    pub(super) record: Record,
    pub(super) game: Game,
    /// Where each whole line ends.
    pub(super) ends: Vec<LineEnd>,
    /// The last line was cut off.
    pub(super) torn: bool,
    /// Why the rest could not be read.
    fault: Option<RecordError>,
}

/// Where a line ends, and what the next one needs to know to be written.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineEnd {
    /// In bytes.
    pub(super) at: u64,
    pub(super) writer: LineWriter,
}

/// What of a damaged record can be relied on.
#[derive(Debug)]
pub struct Salvage {
    /// Everything up to the damage.
    pub record: Record,
    pub game: Game,
    /// Where the damage begins, and what it is; none if the record is whole.
    pub damage: Option<RecordError>,
}

impl Record {
    /// Reads a whole record and plays it to make sure that it is one.
    pub fn read(source: impl BufRead, ending: LastLine) -> Result<(Self, Game), RecordError> {
        let found = read(source, ending)?;
        Ok((found.record, found.game))
    }

    /// Reads as much as is whole. Without a header there is nothing to be had.
    pub fn salvage(source: impl BufRead) -> Result<Salvage, RecordError> {
        let found = read_on(source, LastLine::MustBeWhole)?;
        Ok(Salvage {
            record: found.record,
            game: found.game,
            damage: found.fault,
        })
    }
}

/// Only the format is looked at first: everything else may differ from version to version.
#[derive(Deserialize)]
struct FormatOnly {
    format: u32,
}

pub(super) fn read(source: impl BufRead, ending: LastLine) -> Result<ReadRecord, RecordError> {
    let mut found = read_on(source, ending)?;
    match found.fault.take() {
        Some(fault) => Err(fault),
        None => Ok(found),
    }
}

/// Reads until something is wrong.
fn read_on(mut source: impl BufRead, ending: LastLine) -> Result<ReadRecord, RecordError> {
    let mut lines = RecordLines {
        source: &mut source,
        number: 0,
        bytes: 0,
        buffer: Vec::new(),
    };
    let at = |line: usize, why: RecordFault| RecordError { line, why };

    let (header, mut writer) = match lines.next_line()? {
        None => return Err(at(1, RecordFault::Empty)),
        // Without its line break, what follows would be written onto the header's own line.
        Some(line) if !line.whole => return Err(at(1, RecordFault::Torn)),
        Some(line) => parse_header(line.text).map_err(|why| at(1, why))?,
    };
    let mut game = Game::from_deal(&header.setup, &header.deal).map_err(|e| at(1, e.into()))?;
    game.settle(&mut ());
    let end = |at: u64, writer: LineWriter| LineEnd { at, writer };
    let mut found = ReadRecord {
        record: Record::new(header),
        game,
        ends: vec![end(lines.bytes, writer)],
        torn: false,
        fault: None,
    };
    loop {
        let number = lines.number + 1;
        let line = match lines.next_line() {
            Ok(Some(line)) => line,
            Ok(None) => break,
            Err(fault) => {
                found.fault = Some(fault);
                break;
            }
        };
        if !line.whole {
            found.torn = true;
            found.fault = (ending == LastLine::MustBeWhole).then(|| at(number, RecordFault::Torn));
            break;
        }
        let decided = parse_decision(line.text, &mut writer).and_then(|decision| {
            Ok(decide(&mut found.game, decision, &mut ()).map(|()| decision)?)
        });
        match decided {
            Ok(decision) => found.record.decisions.push(decision),
            Err(why) => {
                found.fault = Some(at(number, why));
                break;
            }
        }
        found.ends.push(end(lines.bytes, writer));
    }
    Ok(found)
}

fn parse_header(line: &str) -> Result<(Header, LineWriter), RecordFault> {
    let FormatOnly { format } = serde_json::from_str(line).map_err(RecordFault::NotAHeader)?;
    let mut writer = LineWriter::new(format);
    let header = match format {
        UNSEALED | FORMAT => match &mut writer.chain {
            Some(chain) => serde_json::from_str(&chain.open(line)?),
            None => serde_json::from_str(line),
        },
        0 => return Err(RecordFault::NoSuchFormat(0)),
        newer => return Err(RecordFault::Newer(newer)),
    };
    Ok((header.map_err(RecordFault::NotAHeader)?, writer))
}

fn parse_decision(line: &str, writer: &mut LineWriter) -> Result<Decision, RecordFault> {
    let decision = match &mut writer.chain {
        Some(chain) => {
            let object = chain.open(line)?;
            serde_json::from_str(&object).map(|DecisionLine { decision }| decision)
        }
        None => serde_json::from_str(line),
    };
    decision.map_err(RecordFault::NotADecision)
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
            .map_err(|e| at(RecordFault::Unreadable(e)))?;
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
