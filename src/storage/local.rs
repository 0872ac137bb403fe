//! The disk of this machine.

use super::{Storage, StoredFile};
use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

/// Files of this machine, for this account alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalStorage;

#[derive(Debug)]
struct LocalFile(File);

/// Whoever only looks whether a file is in use holds it for a moment, too.
const GLANCES: u32 = 4;
const GLANCE: Duration = Duration::from_millis(15);

impl Storage for LocalStorage {
    fn create(&self, path: &Path) -> io::Result<Box<dyn StoredFile>> {
        alone(path, private().create_new(true))
    }

    fn overwrite(&self, path: &Path) -> io::Result<Box<dyn StoredFile>> {
        let mut file = alone(path, private().create(true))?;
        // Only now: until it is ours, somebody else may be writing it.
        file.cut(0)?;
        Ok(file)
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn StoredFile>> {
        alone(path, &mut private())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        std::fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        std::fs::remove_file(path)
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        private_folder(path)
    }

    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        // Elsewhere a folder can't be opened, and need not be.
        if cfg!(unix) {
            File::open(path)?.sync_all()?;
        }
        Ok(())
    }
}

impl Read for LocalFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer)
    }
}

impl Write for LocalFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl StoredFile for LocalFile {
    fn sync(&mut self) -> io::Result<()> {
        self.0.sync_data()
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.0.set_len(length)?;
        self.0.seek(SeekFrom::Start(length))?;
        Ok(())
    }
}

/// What coming cards and secret discs stand in is nobody else's to read.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // Others may read it and give it another name, but not write it: the system's own lock, which
    // does not outlive us either.
    #[cfg(windows)]
    std::os::windows::fs::OpenOptionsExt::share_mode(&mut options, 1 | 4);
    options
}

#[cfg(unix)]
fn private_folder(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
    DirBuilder::new().recursive(true).mode(0o700).create(path)?;
    // One of before may be open to everybody. Where that can't be changed it is not ours to change.
    let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o700));
    Ok(())
}

#[cfg(not(unix))]
fn private_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).create(path)
}

/// Opens a file that nobody else has open to write. The system lets go of it with us, however we end.
fn alone(path: &Path, options: &mut OpenOptions) -> io::Result<Box<dyn StoredFile>> {
    for glance in 1..=GLANCES {
        let file = options.open(path).map_err(named_busy)?;
        match locked(&file) {
            // Somebody may have put another file in its place meanwhile.
            Ok(true) if is_at(&file, path) => return Ok(Box::new(LocalFile(file))),
            Ok(_) if glance < GLANCES => thread::sleep(GLANCE),
            Ok(_) => break,
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::ResourceBusy.into())
}

/// Whether the file is ours now. Where a disk knows no locks, everything is.
fn locked(file: &File) -> io::Result<bool> {
    if cfg!(windows) {
        return Ok(true);
    }
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(true),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// What Windows calls a file that somebody else writes.
fn named_busy(error: io::Error) -> io::Error {
    const SHARING_VIOLATION: i32 = 32;
    if cfg!(windows) && error.raw_os_error() == Some(SHARING_VIOLATION) {
        return io::ErrorKind::ResourceBusy.into();
    }
    error
}

#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let [held, named] = [file.metadata(), std::fs::metadata(path)];
    held.and_then(|held| named.map(|named| (held.dev(), held.ino()) == (named.dev(), named.ino())))
        .unwrap_or(false)
}

#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    true
}

/// Whether somebody who lives has the file open to write. What can't be opened is in nobody's use.
pub fn in_use(path: &Path) -> bool {
    if cfg!(windows) {
        let opened = private().open(path).map_err(named_busy);
        return opened.is_err_and(|error| error.kind() == io::ErrorKind::ResourceBusy);
    }
    File::open(path)
        .is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}
