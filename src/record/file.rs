//! A record on disk: every decision is appended and synced before anyone sees it done.

use super::read::{self, LastLine, RecordError, RecordFault};
use super::{Header, Record};
use crate::ai::Keeper;
use crate::rules::{Decision, Game};
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A record that grows with its game. The decisions themselves are the game's history: the file
/// only knows where each of them ends.
#[derive(Debug)]
pub struct RecordFile {
    path: PathBuf,
    file: File,
    header: Header,
    /// Where the header and each decision end, in bytes.
    ends: Vec<u64>,
}

/// A record taken up again.
#[derive(Debug)]
pub struct OpenedRecord {
    pub file: RecordFile,
    pub record: Record,
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
            header,
            ends: vec![end],
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
        let whole = found.ends.last().copied().unwrap_or_default();
        file.set_len(whole).map_err(unreadable)?;
        file.seek(SeekFrom::Start(whole)).map_err(unreadable)?;
        let file = Self {
            path: path.to_owned(),
            file,
            header: found.record.header().clone(),
            ends: found.ends,
        };
        Ok(OpenedRecord {
            file,
            record: found.record,
            game: found.game,
            was_torn: found.torn,
        })
    }

    pub const fn header(&self) -> &Header {
        &self.header
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where the last whole line ends.
    fn end(&self) -> u64 {
        self.ends.last().copied().unwrap_or_default()
    }

    /// Writes a decision that the game has accepted, and returns once it is on disk.
    pub fn append(&mut self, decision: Decision) -> io::Result<()> {
        match write_line(&mut self.file, &decision) {
            Ok(written) => self.ends.push(self.end() + written),
            Err(error) => {
                // Half a line must not spoil the ones that follow once there is room again.
                self.cut_at(self.end())?;
                return Err(error);
            }
        }
        Ok(())
    }

    /// Takes decisions back, down to the first `count`.
    pub fn rewind(&mut self, count: usize) -> io::Result<()> {
        let kept = (count + 1).min(self.ends.len());
        self.cut_at(self.ends[kept - 1])?;
        self.file.sync_data()?;
        self.ends.truncate(kept);
        Ok(())
    }

    fn cut_at(&mut self, end: u64) -> io::Result<()> {
        self.file.set_len(end)?;
        self.file.seek(SeekFrom::Start(end))?;
        Ok(())
    }

    /// Notes who keeps the seats from now on. The old file, with the same decisions, stays until
    /// the new one is on disk.
    pub fn reseat(
        &mut self,
        keepers: Vec<Keeper>,
        decisions: impl IntoIterator<Item = Decision>,
    ) -> io::Result<()> {
        let mut record = Record::new(Header {
            keepers,
            ..self.header.clone()
        });
        decisions
            .into_iter()
            .for_each(|decision| record.note(decision));
        let mut beside = self.path.clone().into_os_string();
        beside.push(".rewriting");
        let mut file = File::create(&beside)?;
        let text = record.to_lines()?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&beside, &self.path)?;
        self.file = file;
        self.header = record.header;
        let breaks = text.bytes().zip(1..).filter(|&(byte, _)| byte == b'\n');
        self.ends = breaks.map(|(_, end)| end).collect();
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
