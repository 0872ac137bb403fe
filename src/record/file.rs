//! A record on disk: every decision is appended and synced before anyone sees it done.

use super::read::{self, LastLine, LineEnd, RecordError, RecordFault};
use super::{FORMAT, Header, LineWriter, Record};
use crate::ai::Keeper;
use crate::rules::{Decision, Game};
use crate::storage::{LocalStorage, Storage, StoredFile, exchange, sync_name};
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A record that grows with its game, and that nobody else writes meanwhile. The decisions
/// themselves are the game's history: the file only knows where each of them ends.
#[derive(Debug)]
pub struct RecordFile {
    storage: Arc<dyn Storage>,
    path: PathBuf,
    file: Box<dyn StoredFile>,
    header: Header,
    /// Where the header and each decision end; never empty.
    ends: Vec<LineEnd>,
    /// The file is under its name, but a power cut might still bring the one before it back.
    name_unsynced: bool,
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
    /// Begins a new record. An existing file is never overwritten, unless it is one that was begun
    /// like this and never came to hold a game.
    pub fn create(path: &Path, header: Header) -> io::Result<Self> {
        Self::create_in(Arc::new(LocalStorage), path, header)
    }

    /// The same on a disk of one's own.
    pub fn create_in(storage: Arc<dyn Storage>, path: &Path, header: Header) -> io::Result<Self> {
        Self::write_new(storage, path, &Record::new(header))
    }

    /// Writes a whole record under a new name, and can go on with it.
    pub fn write_new(storage: Arc<dyn Storage>, path: &Path, record: &Record) -> io::Result<Self> {
        let claimed = claim(&*storage, path)?;
        let written = WrittenLines::of(record)
            .map_err(io::Error::from)
            .and_then(|lines| {
                let file = exchange(&*storage, path, lines.text.as_bytes())?;
                sync_name(&*storage, path)?;
                Ok((file, lines.ends))
            });
        let (file, ends) = written.inspect_err(|_| {
            // The empty file would be in the way of the next try, though not for long: it is known.
            let _ = storage.remove(path);
        })?;
        drop(claimed);
        Ok(Self {
            storage,
            path: path.to_owned(),
            file,
            header: record.header().clone(),
            ends,
            name_unsynced: false,
        })
    }

    /// Takes a record up where it ended.
    pub fn open(path: &Path) -> Result<OpenedRecord, RecordError> {
        Self::open_in(Arc::new(LocalStorage), path)
    }

    /// The same on a disk of one's own.
    pub fn open_in(storage: Arc<dyn Storage>, path: &Path) -> Result<OpenedRecord, RecordError> {
        let unreadable = |error: io::Error| RecordError {
            line: 1,
            why: match error.kind() {
                io::ErrorKind::ResourceBusy => RecordFault::InUse,
                _ => RecordFault::Unreadable(error),
            },
        };
        let mut file = storage.open(path).map_err(unreadable)?;
        let found = read::read(BufReader::new(&mut file), LastLine::MayBeTorn)?;
        let whole = found.ends.last().map_or(0, |end| end.at);
        file.cut(whole).map_err(unreadable)?;
        let file = Self {
            storage,
            path: path.to_owned(),
            file,
            header: found.record.header().clone(),
            ends: found.ends,
            name_unsynced: false,
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
    fn end(&self) -> LineEnd {
        let unwritten = LineEnd {
            at: 0,
            writer: LineWriter::new(self.header.format),
        };
        self.ends.last().copied().unwrap_or(unwritten)
    }

    /// Writes a decision that the game has accepted, and returns once it is on disk.
    pub fn append(&mut self, decision: Decision) -> io::Result<()> {
        self.sync_name()?;
        let LineEnd { at, mut writer } = self.end();
        let line = writer.decision(decision)?;
        // One line in one write, so that a crash tears at most the last one.
        let written = self.file.write_all(line.as_bytes());
        if let Err(error) = written.and_then(|()| self.file.sync()) {
            // Half a line must not spoil the ones that follow once there is room again.
            self.file.cut(at)?;
            return Err(error);
        }
        let at = at + line.len() as u64;
        self.ends.push(LineEnd { at, writer });
        Ok(())
    }

    /// Takes decisions back, down to the first `count`.
    pub fn rewind(&mut self, count: usize) -> io::Result<()> {
        self.sync_name()?;
        let kept = (count + 1).min(self.ends.len());
        self.file.cut(self.ends[kept - 1].at)?;
        self.file.sync()?;
        self.ends.truncate(kept);
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
            // All lines are new: they may as well be sealed.
            format: FORMAT,
            ..self.header.clone()
        });
        decisions
            .into_iter()
            .for_each(|decision| record.note(decision));
        let lines = WrittenLines::of(&record)?;
        self.file = exchange(&*self.storage, &self.path, lines.text.as_bytes())?;
        self.name_unsynced = true;
        self.header = record.header;
        self.ends = lines.ends;
        self.sync_name()
    }

    /// Nothing that is written counts before the file is sure to be found.
    fn sync_name(&mut self) -> io::Result<()> {
        if self.name_unsynced {
            sync_name(&*self.storage, &self.path)?;
            self.name_unsynced = false;
        }
        Ok(())
    }
}

/// A record as text, and where each of its lines ends.
pub(super) struct WrittenLines {
    pub(super) text: String,
    ends: Vec<LineEnd>,
}

impl WrittenLines {
    pub(super) fn of(record: &Record) -> serde_json::Result<Self> {
        let mut writer = LineWriter::new(record.header.format);
        let text = writer.header(&record.header)?;
        let at = text.len() as u64;
        let ends = vec![LineEnd { at, writer }];
        let mut lines = Self { text, ends };
        for &decision in &record.decisions {
            lines.text += &writer.decision(decision)?;
            let at = lines.text.len() as u64;
            lines.ends.push(LineEnd { at, writer });
        }
        Ok(lines)
    }
}

/// Makes sure that the name is ours, before anything is written.
fn claim(storage: &dyn Storage, path: &Path) -> io::Result<Box<dyn StoredFile>> {
    match storage.create(path) {
        Err(taken) if taken.kind() == io::ErrorKind::AlreadyExists => {
            let mut left = storage.open(path)?;
            if is_half_begun(&mut *left)? {
                Ok(left)
            } else {
                Err(taken)
            }
        }
        created => created,
    }
}

/// Whether a file is one of ours that was begun and never held a game: it is empty, or ends in the
/// middle of its header.
fn is_half_begun(file: &mut dyn StoredFile) -> io::Result<bool> {
    const BEGINNING: &[u8] = b"{\"format\":";
    let mut found = Vec::new();
    let limit = read::LONGEST_LINE as u64 + 1;
    file.take(limit).read_to_end(&mut found)?;
    let ours = found.iter().zip(BEGINNING).all(|(is, should)| is == should);
    Ok(ours && !found.contains(&b'\n') && (found.len() as u64) < limit)
}
