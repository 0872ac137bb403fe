//! The pictures of a film on disk, and the video made of them.

use crate::app::NoWindow;
use crate::sound::Soundtrack;
use bevy::image::Image;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

/// Why there is no film.
#[derive(Debug, thiserror::Error)]
pub enum NoFilm {
    #[error("the folder {} can't be used for a film ({reason}): name another one with --to", folder.display())]
    Folder { folder: PathBuf, reason: io::Error },
    #[error("there is neither a whole turn nor a scoring in this game yet")]
    NothingToShow,
    #[error("this game can't be played to its end: {0}")]
    Unplayable(String),
    #[error("a picture can't be kept ({0}): is there room on the disk? --to names another folder")]
    Picture(String),
    #[error(transparent)]
    NoDriver(NoWindow),
}

/// Pictures of one film, numbered from 1.
#[derive(Clone, Debug)]
pub struct Reel {
    folder: PathBuf,
    kept: Arc<Mutex<KeptPictures>>,
}

#[derive(Debug, Default)]
struct KeptPictures {
    pictures: u32,
    failure: Option<String>,
}

impl Reel {
    /// A folder for the pictures; those of an earlier film are taken away.
    pub(super) fn new(folder: &Path) -> Result<Self, NoFilm> {
        let clear = || -> io::Result<()> {
            std::fs::create_dir_all(folder)?;
            for file in std::fs::read_dir(folder)? {
                let path = file?.path();
                let name = path.file_stem().and_then(|name| name.to_str());
                let picture = path.extension().is_some_and(|ending| ending == "png");
                if picture && name.is_some_and(|name| name.starts_with("frame-")) {
                    std::fs::remove_file(path)?;
                }
            }
            Ok(())
        };
        clear().map_err(|reason| NoFilm::Folder {
            folder: folder.to_owned(),
            reason,
        })?;
        Ok(Self {
            folder: folder.to_owned(),
            kept: Arc::default(),
        })
    }

    pub(super) fn keep(&self, image: &Image) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.pictures += 1;
        let path = self.folder.join(format!("frame-{:03}.png", kept.pictures));
        let saved = match image.clone().try_into_dynamic() {
            Ok(picture) => picture
                .to_rgb8()
                .save(path)
                .map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        if let Err(reason) = saved {
            kept.failure.get_or_insert(reason);
        }
    }

    /// What is heard, as a WAV file beside the pictures.
    pub(super) fn keep_sound(&self, track: &Soundtrack) {
        if let Err(error) = std::fs::write(self.sound(), track.mix().wav()) {
            let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.failure.get_or_insert(error.to_string());
        }
    }

    fn sound(&self) -> PathBuf {
        self.folder.join("film.wav")
    }

    /// How many pictures are on disk.
    pub fn pictures(&self) -> u32 {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.pictures
    }

    pub(super) fn failure(&self) -> Option<NoFilm> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.failure.clone().map(NoFilm::Picture)
    }

    /// Makes a video of the pictures and the sound; none where there is no ffmpeg, or it can't.
    pub fn video(&self, frames_a_second: u32) -> Option<PathBuf> {
        let video = self.folder.join("film.mp4");
        let made = Command::new("ffmpeg")
            .args(["-loglevel", "error", "-y", "-framerate"])
            .arg(frames_a_second.to_string())
            .arg("-i")
            .arg(self.folder.join("frame-%03d.png"))
            .arg("-i")
            .arg(self.sound())
            .args(["-pix_fmt", "yuv420p", "-c:a", "aac", "-b:a", "160k"])
            .arg(&video)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        made.is_ok_and(|made| made.success()).then_some(video)
    }
}
