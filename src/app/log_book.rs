//! The log of a stand. It turns over a new leaf when it is full, and keeps one old one.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

const LONGEST: u64 = 256 * 1024;

#[derive(Debug)]
pub(super) struct LogBook {
    path: Option<PathBuf>,
    longest: u64,
}

impl LogBook {
    pub(super) const fn new(path: Option<PathBuf>) -> Self {
        Self {
            path,
            longest: LONGEST,
        }
    }

    /// A disk that is full must not end a stand.
    pub(super) fn note(&mut self, told: &str) {
        if let Some(path) = &self.path {
            let _ = append(path, told, self.longest);
        }
    }
}

fn append(path: &Path, told: &str, longest: u64) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    if std::fs::metadata(path).is_ok_and(|file| file.len() > longest) {
        std::fs::rename(path, path.with_extension("log.old"))?;
    }
    let mut file = std::fs::File::options()
        .append(true)
        .create(true)
        .open(path)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let seconds = now.map_or(0, |now| now.as_secs());
    writeln!(file, "{seconds} {told}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_turns_over_a_new_leaf_and_keeps_the_last() {
        let folder = std::env::temp_dir().join(format!("el-grande-book-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let path = folder.join("stand.log");
        let mut book = LogBook {
            path: Some(path.clone()),
            longest: 200,
        };
        for _ in 0..40 {
            book.note("something happened");
        }
        let size = |path: &Path| std::fs::metadata(path).expect("there").len();
        assert!(size(&path) <= 240, "{}", size(&path));
        assert!(size(&folder.join("stand.log.old")) <= 240);
        let files = std::fs::read_dir(&folder).expect("a folder").count();
        assert_eq!(files, 2);
        // Where nothing can be written, nothing is.
        LogBook::new(Some(path.join("nowhere"))).note("lost");
        std::fs::remove_dir_all(folder).expect("cleared away");
    }
}
