//! `el-grande film`: pictures and a video of a game, without any window.

use super::Failure;
use super::table::TableOptions;
use clap::Args;
use std::path::PathBuf;

/// Film one turn and one general scoring of a game, without a window or a display.
///
/// The film has 12 pictures a second and ends after 300, unless more are asked for. They are kept as
/// PNG files, and what is heard as a WAV file; where ffmpeg is installed, it makes a video of both.
/// With --whole all of the game is filmed: turns in quick motion, and every scoring as it is told at
/// the table.
#[derive(Args, Debug)]
pub(super) struct FilmOptions {
    /// The record of a game [default: a game between Knights].
    #[arg(value_name = "RECORD", conflicts_with_all = ["seed", "players", "rounds", "veto", "edition", "modules", "alternative_cards", "join_stacks", "deck"])]
    record: Option<PathBuf>,
    /// Which deal the Knights play.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    table: TableOptions,
    /// The folder for the pictures. Pictures of an earlier film in it are replaced.
    #[arg(long, value_name = "FOLDER", default_value = "el-grande-film")]
    to: PathBuf,
    /// Film the whole game.
    #[arg(long)]
    whole: bool,
    /// End after so many pictures [default: 300; 20000 with --whole].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=20_000))]
    frames: Option<u32>,
    /// Width and height of the pictures.
    #[arg(long, value_name = "WxH", default_value = "640x360", value_parser = ["640x360", "1280x720", "1920x1080"])]
    size: String,
    /// How much quicker a scoring is told than at the table, from 0.5 to 4 [default: 3.5; 1 with
    /// --whole].
    #[arg(long, value_name = "TIMES", value_parser = speed)]
    speed: Option<f32>,
}

#[cfg(feature = "window")]
impl FilmOptions {
    pub(super) fn run(&self) -> Result<String, Failure> {
        use super::progress::bar;
        use crate::film::{Film, played_by_knights, shoot};
        let record = match &self.record {
            Some(path) => read(path)?,
            None => played_by_knights(self.table.setup()?, self.seed)?,
        };
        let film = Film {
            record,
            folder: self.to.clone(),
            most: self
                .frames
                .unwrap_or(if self.whole { 20_000 } else { Film::MOST }),
            size: size(&self.size),
            speed: self
                .speed
                .unwrap_or(if self.whole { 1.0 } else { Film::SCORING_SPEED }),
            whole: self.whole,
        };
        let counted = if self.whole {
            "decisions"
        } else {
            "pictures at most"
        };
        let bar = bar(film.most.into(), counted);
        let reel = shoot(&film, |done, most| {
            bar.set_length(most.into());
            bar.set_position(done.into());
        });
        bar.finish_and_clear();
        let reel = reel?;
        let folder = self.to.display();
        let pictures = reel.pictures();
        Ok(match reel.video(Film::FRAMES_A_SECOND) {
            Some(video) => format!("{pictures} pictures in {folder}, and {}\n", video.display()),
            None => format!(
                "{pictures} pictures in {folder}, and film.wav; ffmpeg would make a video of them\n"
            ),
        })
    }
}

/// As one of the sizes that can be asked for.
#[cfg(feature = "window")]
fn size(text: &str) -> (u32, u32) {
    match text {
        "1920x1080" => (1920, 1080),
        "1280x720" => (1280, 720),
        _ => crate::film::Film::SIZE,
    }
}

fn speed(text: &str) -> Result<f32, String> {
    let speed = text.parse::<f32>().ok();
    speed
        .filter(|speed| (0.5..=4.0).contains(speed))
        .ok_or_else(|| "a number from 0.5 to 4".to_owned())
}

#[cfg(feature = "window")]
fn read(path: &std::path::Path) -> Result<crate::record::Record, Failure> {
    use crate::record::{LastLine, Record};
    let failed = |reason: String| Failure::new(format!("{}: {reason}", path.display()));
    let file = std::fs::File::open(path).map_err(|error| failed(error.to_string()))?;
    let read = Record::read(std::io::BufReader::new(file), LastLine::MayBeTorn);
    let (record, _) = read.map_err(|error| failed(error.to_string()))?;
    Ok(record)
}

#[cfg(not(feature = "window"))]
impl FilmOptions {
    #[expect(clippy::unused_self, reason = "called as the one with a window is")]
    pub(super) fn run(&self) -> Result<String, Failure> {
        Err(Failure::new(
            "this program was built without pictures: `el-grande log` prints a game instead",
        ))
    }
}
