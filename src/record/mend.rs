//! A second file beside a record: what is whole of a damaged one, or a game that takes another turn
//! while the first goes on elsewhere. The file itself is never touched.

use super::{FORMAT, Header, LastLine, Record, RecordError, RecordFault, RecordFile, Salvage};
use crate::storage::LocalStorage;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What repairing came to.
#[derive(Debug)]
pub struct Mended {
    /// The new record, which can be gone on with.
    pub path: PathBuf,
    /// So many decisions were whole.
    pub decisions: usize,
    /// What was wrong with the old one, and from which line on.
    pub damage: RecordError,
}

/// How often a game may have been repaired or parted before we give up naming it.
const NAMES: usize = 100;

const MENDED: &str = "repaired";
const BRANCHED: &str = "branch";

/// Writes what is whole of a damaged record into a new file beside it; none if nothing is wrong.
pub fn mend(path: &Path) -> Result<Option<Mended>, RecordError> {
    let Salvage { record, damage, .. } = Record::salvage(source(path)?)?;
    let Some(damage) = damage else {
        return Ok(None);
    };
    let decisions = record.decisions().len();
    let file = write_beside(path, MENDED, record).map_err(unwritten)?;
    Ok(Some(Mended {
        path: file.path().to_owned(),
        decisions,
        damage,
    }))
}

/// Whether a damaged record has been repaired already.
pub fn is_mended(path: &Path) -> bool {
    named(path, MENDED, 1).exists()
}

/// The same game in a file of its own, to be played on from here whatever becomes of the other.
pub fn branch(path: &Path) -> Result<PathBuf, RecordError> {
    let (record, _) = Record::read(source(path)?, LastLine::MayBeTorn)?;
    let file = write_beside(path, BRANCHED, record).map_err(unwritten)?;
    Ok(file.path().to_owned())
}

fn source(path: &Path) -> Result<BufReader<File>, RecordError> {
    let unreadable = |error| RecordError {
        line: 1,
        why: RecordFault::Unreadable(error),
    };
    File::open(path).map(BufReader::new).map_err(unreadable)
}

fn unwritten(error: io::Error) -> RecordError {
    RecordError {
        line: 1,
        why: RecordFault::NoSecond(error),
    }
}

fn write_beside(path: &Path, word: &str, record: Record) -> io::Result<RecordFile> {
    let sealed = Record {
        header: Header {
            format: FORMAT,
            ..record.header
        },
        ..record
    };
    let mut taken = io::Error::from(io::ErrorKind::AlreadyExists);
    for nth in 1..=NAMES {
        let name = named(path, word, nth);
        match RecordFile::write_new(Arc::new(LocalStorage), &name, &sealed) {
            Err(error) if is_taken(&error) => taken = error,
            written => return written,
        }
    }
    Err(taken)
}

fn is_taken(error: &io::Error) -> bool {
    let kind = error.kind();
    kind == io::ErrorKind::AlreadyExists || kind == io::ErrorKind::ResourceBusy
}

/// `1790-repaired.jsonl`, `1790-repaired-2.jsonl`: it still begins with the moment of the first.
fn named(path: &Path, word: &str, nth: usize) -> PathBuf {
    let mut name = OsString::from(path.file_stem().unwrap_or_default());
    name.push(format!("-{word}"));
    if nth > 1 {
        name.push(format!("-{nth}"));
    }
    name.push(".jsonl");
    path.with_file_name(name)
}
