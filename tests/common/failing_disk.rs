//! A disk that fails where it is told to, and that forgets what was not synced when the power goes.

use el_grande::storage::{Storage, StoredFile};
use std::collections::BTreeMap;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What can go wrong at one call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Less is written than was asked for; the rest may follow.
    ShortWrite,
    /// Some of it is written, and then no more.
    FailedWrite,
    /// Nobody knows what is on the disk; it is not this.
    FailedSync,
    /// The new name does not come about.
    LostRename,
    /// From here on there is no room; files can still be shortened and given other names.
    FullDisk,
    /// Nothing can be done from here on.
    PowerCut,
}

impl Fault {
    pub(crate) const ALL: [Self; 6] = [
        Self::ShortWrite,
        Self::FailedWrite,
        Self::FailedSync,
        Self::LostRename,
        Self::FullDisk,
        Self::PowerCut,
    ];
}

/// What a call wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Call {
    Create,
    Open,
    Write,
    Sync,
    Cut,
    Rename,
    Remove,
    Folder,
    SyncFolder,
}

impl Call {
    /// Whether the fault has anything to do with it.
    const fn suffers(self, fault: Fault) -> bool {
        match fault {
            Fault::ShortWrite | Fault::FailedWrite => matches!(self, Self::Write),
            Fault::FailedSync => matches!(self, Self::Sync | Self::SyncFolder),
            Fault::LostRename => matches!(self, Self::Rename),
            Fault::FullDisk => matches!(self, Self::Write | Self::Create | Self::Folder),
            Fault::PowerCut => true,
        }
    }
}

#[derive(Debug, Default)]
struct Platter {
    /// What programs find under a name, and what is found there after a power cut.
    names: BTreeMap<PathBuf, usize>,
    synced_names: BTreeMap<PathBuf, usize>,
    files: Vec<Contents>,
    /// Every call so far.
    calls: Vec<Call>,
    planned: Option<(usize, Fault)>,
    full: bool,
    dead: bool,
}

#[derive(Clone, Debug, Default)]
struct Contents {
    now: Vec<u8>,
    synced: Vec<u8>,
}

/// A disk in memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct FailingDisk(Arc<Mutex<Platter>>);

impl FailingDisk {
    /// It fails like this at the call with this number, counted from 0.
    pub(crate) fn failing_at(call: usize, fault: Fault) -> Self {
        let disk = Self::default();
        disk.platter().planned = Some((call, fault));
        disk
    }

    fn platter(&self) -> MutexGuard<'_, Platter> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Every call that was made, with the faults that can befall it.
    pub(crate) fn calls(&self) -> Vec<Vec<Fault>> {
        let suffers = |call: &Call| {
            let faults = Fault::ALL.into_iter();
            faults.filter(|&fault| call.suffers(fault)).collect()
        };
        self.platter().calls.iter().map(suffers).collect()
    }

    /// What is found in a file after a power cut: without anything that was not synced, and with all
    /// of it, which may be on the disk by chance.
    pub(crate) fn after_power_cut(&self, path: &Path) -> [Option<Vec<u8>>; 2] {
        let platter = self.platter();
        let synced = platter.synced_names.get(path);
        let synced = synced.map(|&file| platter.files[file].synced.clone());
        let lucky = platter.names.get(path);
        let lucky = lucky.map(|&file| platter.files[file].now.clone());
        [synced, lucky]
    }

    pub(crate) fn names(&self) -> Vec<PathBuf> {
        self.platter().names.keys().cloned().collect()
    }

    fn handle(&self, number: usize) -> Box<dyn StoredFile> {
        Box::new(FailingFile {
            disk: self.clone(),
            number,
            at: 0,
        })
    }
}

impl Platter {
    /// Counts a call; the fault that befalls it, if one does.
    fn call(&mut self, call: Call) -> io::Result<Option<Fault>> {
        let number = self.calls.len();
        self.calls.push(call);
        let fault = self
            .planned
            .filter(|&(at, fault)| at == number && call.suffers(fault));
        let fault = fault.map(|(_, fault)| fault);
        match fault {
            Some(Fault::PowerCut) => self.dead = true,
            Some(Fault::FullDisk) => self.full = true,
            _ => {}
        }
        if self.dead {
            return Err(io::Error::other("the power is gone"));
        }
        if self.full && call.suffers(Fault::FullDisk) && call != Call::Write {
            return Err(io::ErrorKind::StorageFull.into());
        }
        Ok(fault)
    }
}

impl Storage for FailingDisk {
    fn create(&self, path: &Path) -> io::Result<Box<dyn StoredFile>> {
        let mut platter = self.platter();
        platter.call(Call::Create)?;
        if platter.names.contains_key(path) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let number = platter.files.len();
        platter.files.push(Contents::default());
        platter.names.insert(path.to_owned(), number);
        drop(platter);
        Ok(self.handle(number))
    }

    fn overwrite(&self, path: &Path) -> io::Result<Box<dyn StoredFile>> {
        let mut platter = self.platter();
        platter.call(Call::Create)?;
        let number = platter.files.len();
        platter.files.push(Contents::default());
        platter.names.insert(path.to_owned(), number);
        drop(platter);
        Ok(self.handle(number))
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn StoredFile>> {
        let mut platter = self.platter();
        platter.call(Call::Open)?;
        let number = platter.names.get(path).copied();
        drop(platter);
        Ok(self.handle(number.ok_or(io::ErrorKind::NotFound)?))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut platter = self.platter();
        if platter.call(Call::Rename)?.is_some() {
            return Err(io::Error::other("the name was lost"));
        }
        let file = platter.names.remove(from).ok_or(io::ErrorKind::NotFound)?;
        platter.names.insert(to.to_owned(), file);
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut platter = self.platter();
        platter.call(Call::Remove)?;
        let removed = platter.names.remove(path);
        removed
            .map(drop)
            .ok_or_else(|| io::ErrorKind::NotFound.into())
    }

    fn make_folder(&self, _: &Path) -> io::Result<()> {
        self.platter().call(Call::Folder).map(drop)
    }

    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        let mut platter = self.platter();
        if platter.call(Call::SyncFolder)?.is_some() {
            return Err(io::Error::other("the folder was not synced"));
        }
        platter.synced_names = platter.names.clone();
        Ok(())
    }
}

#[derive(Debug)]
struct FailingFile {
    disk: FailingDisk,
    number: usize,
    at: usize,
}

impl Read for FailingFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let platter = self.disk.platter();
        let mut left = &platter.files[self.number].now[self.at..];
        let read = left.read(buffer)?;
        self.at += read;
        Ok(read)
    }
}

impl Write for FailingFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut platter = self.disk.platter();
        let fault = platter.call(Call::Write)?;
        let fails = platter.full || fault == Some(Fault::FailedWrite);
        let cut_short = fails || fault == Some(Fault::ShortWrite);
        let taken = if cut_short {
            bytes.len() / 2
        } else {
            bytes.len()
        };
        let file = &mut platter.files[self.number];
        file.now.truncate(self.at);
        file.now.extend_from_slice(&bytes[..taken]);
        self.at += taken;
        if fails {
            return Err(io::ErrorKind::StorageFull.into());
        }
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl StoredFile for FailingFile {
    fn sync(&mut self) -> io::Result<()> {
        let mut platter = self.disk.platter();
        if platter.call(Call::Sync)?.is_some() {
            return Err(io::Error::other("not synced"));
        }
        let file = &mut platter.files[self.number];
        file.synced = file.now.clone();
        Ok(())
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        let mut platter = self.disk.platter();
        platter.call(Call::Cut)?;
        self.at = length as usize;
        platter.files[self.number].now.truncate(length as usize);
        Ok(())
    }
}
