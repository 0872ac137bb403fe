//! Files that a power cut can't hurt, that only one program writes at a time, and that nobody else
//! reads. Everything the game keeps goes through here; tests put a disk of their own underneath that
//! fails wherever they want it to.

mod local;

pub use local::{LocalStorage, in_use};

use std::ffi::OsString;
use std::fmt;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Where files are kept. A file that is open here is open for its holder alone: whoever else wants
/// to write it is told [`io::ErrorKind::ResourceBusy`] for as long as the holder lives.
pub trait Storage: fmt::Debug + Send + Sync {
    /// A file that must not be there yet.
    fn create(&self, path: &Path) -> io::Result<Box<dyn StoredFile>>;
    /// An empty file, whatever was there before.
    fn overwrite(&self, path: &Path) -> io::Result<Box<dyn StoredFile>>;
    /// A file that is there, to be read and gone on with.
    fn open(&self, path: &Path) -> io::Result<Box<dyn StoredFile>>;
    /// Gives a file another name, in place of the file that has it.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// A folder of the game's own, with all that lead to it.
    fn make_folder(&self, path: &Path) -> io::Result<()>;
    /// Returns once the names in a folder are on disk.
    fn sync_folder(&self, path: &Path) -> io::Result<()>;
}

/// An open file.
pub trait StoredFile: Read + Write + fmt::Debug + Send + Sync {
    /// Returns once what was written is on disk.
    fn sync(&mut self) -> io::Result<()>;
    /// Forgets everything after so many bytes, and goes on there.
    fn cut(&mut self, length: u64) -> io::Result<()>;
}

/// Lets a file hold this from now on. It is as it was until it is wholly new: written beside it,
/// synced, renamed, and the folder synced.
pub fn replace(storage: &dyn Storage, path: &Path, bytes: &[u8]) -> io::Result<()> {
    exchange(storage, path, bytes)?;
    sync_name(storage, path)
}

/// The same up to the new name, which a power cut may still take back: [`sync_name`] is to follow.
pub fn exchange(
    storage: &dyn Storage,
    path: &Path,
    bytes: &[u8],
) -> io::Result<Box<dyn StoredFile>> {
    let beside = beside(path, ".new");
    let written = write_whole(storage, &beside, bytes).and_then(|file| {
        storage.rename(&beside, path)?;
        Ok(file)
    });
    written.inspect_err(|_| {
        // Half a file would only lie about; that it stays is no second misfortune.
        let _ = storage.remove(&beside);
    })
}

/// Returns once a file's name is on disk.
pub fn sync_name(storage: &dyn Storage, path: &Path) -> io::Result<()> {
    storage.sync_folder(folder_of(path))
}

fn write_whole(
    storage: &dyn Storage,
    path: &Path,
    bytes: &[u8],
) -> io::Result<Box<dyn StoredFile>> {
    let mut file = storage.overwrite(path)?;
    file.write_all(bytes)?;
    file.sync()?;
    Ok(file)
}

/// A name for something that belongs to a file.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}
