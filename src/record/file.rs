//! A record on disk: every decision is appended and synced before anyone sees it done.

use super::read::{self, LastLine, RecordError, RecordFault};
use super::{Header, Record};
use crate::ai::Keeper;
use crate::rules::{Decision, Game};
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A record that grows with its game.
#[derive(Debug)]
pub struct RecordFile {
    path: PathBuf,
    file: File,
    /// Where the last whole line ends.
    end: u64,
    record: Record,
}

/// A record taken up again.
#[derive(Debug)]
pub struct OpenedRecord {
    pub file: RecordFile,
    pub game: Game,
    /// The last line was cut off and has been left out.
    pub was_torn: bool,
}

impl RecordFile {
    /// Begins a new record. An existing file is never overwritten.
    pub fn create(path: &Path, header: Header) -> io::Result<Self> {
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        let end = match write_line(&mut file, &header) {
            Ok(end) => end,
            Err(error) => {
                // Half a header would be no record, and in the way of the next try.
                drop(file);
                std::fs::remove_file(path)?;
                return Err(error);
            }
        };
        sync_directory_of(path)?;
        Ok(Self {
            path: path.to_owned(),
            file,
            end,
            record: Record::new(header),
        })
    }

    /// Takes a record up where it ended.
    pub fn open(path: &Path) -> Result<OpenedRecord, RecordError> {
        let unreadable = |error: io::Error| RecordError {
            line: 1,
            why: RecordFault::Unreadable(error),
        };
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .open(path)
            .map_err(unreadable)?;
        let found = read::read(BufReader::new(&mut file), LastLine::MayBeTorn)?;
        file.set_len(found.whole).map_err(unreadable)?;
        file.seek(SeekFrom::Start(found.whole))
            .map_err(unreadable)?;
        let file = Self {
            path: path.to_owned(),
            file,
            end: found.whole,
            record: found.record,
        };
        Ok(OpenedRecord {
            file,
            game: found.game,
            was_torn: found.torn,
        })
    }

    pub const fn record(&self) -> &Record {
        &self.record
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a decision that the game has accepted, and returns once it is on disk.
    pub fn append(&mut self, decision: Decision) -> io::Result<()> {
        match write_line(&mut self.file, &decision) {
            Ok(written) => self.end += written,
            Err(error) => {
                // Half a line must not spoil the ones that follow once there is room again.
                self.file.set_len(self.end)?;
                self.file.seek(SeekFrom::Start(self.end))?;
                return Err(error);
            }
        }
        self.record.decisions.push(decision);
        Ok(())
    }

    /// Takes decisions back, down to the first `count`.
    pub fn rewind(&mut self, count: usize) -> io::Result<()> {
        let mut shorter = self.record.clone();
        shorter.decisions.truncate(count);
        self.replace(shorter)
    }

    /// Notes who keeps the seats from now on.
    pub fn reseat(&mut self, keepers: Vec<Keeper>) -> io::Result<()> {
        let mut reseated = self.record.clone();
        reseated.header.keepers = keepers;
        self.replace(reseated)
    }

    /// The old file stays until the new one is on disk.
    fn replace(&mut self, record: Record) -> io::Result<()> {
        let mut beside = self.path.clone().into_os_string();
        beside.push(".rewriting");
        let mut file = File::create(&beside)?;
        let text = record.to_lines()?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&beside, &self.path)?;
        self.file = file;
        self.end = text.len() as u64;
        self.record = record;
        sync_directory_of(&self.path)
    }
}

/// A new name is only safe once its directory is on disk too.
fn sync_directory_of(path: &Path) -> io::Result<()> {
    // Elsewhere a directory can't be opened, and need not be.
    if cfg!(unix) {
        let directory = match path.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        File::open(directory)?.sync_all()?;
    }
    Ok(())
}

/// One line in one write, so that a crash tears at most the last one.
/// Returns its length.
fn write_line(file: &mut File, value: &impl serde::Serialize) -> io::Result<u64> {
    let line = serde_json::to_string(value)? + "\n";
    file.write_all(line.as_bytes())?;
    file.sync_data()?;
    Ok(line.len() as u64)
}
