//! Every sound, every piece and a whole scene, measured and told as a table.

use super::loudness::{Measured, measured};
use super::{PIECES, Sound, SoundKind, Soundtrack, Stock, recital, render};
use serde::Serialize;
use std::fmt;
use std::time::Instant;

/// The figures of one sound; of its variations the loudest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SoundFigures {
    pub name: String,
    pub seconds: f32,
    /// Decibels below the loudest possible, between samples too.
    pub true_peak: f32,
    /// After ITU-R BS.1770, integrated.
    pub loudness: f32,
    /// Of the loudest 400 ms.
    pub loudest: f32,
}

/// What there is to be said of all that is heard.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SoundReport {
    pub sounds: Vec<SoundFigures>,
    pub pieces: Vec<SoundFigures>,
    /// A general scoring at full volume, and the same with everything that can sound begun at once.
    pub scenes: Vec<SoundFigures>,
    /// Voices at once in the scene, at most, and by how many decibels the limiter turned it down.
    pub voices: usize,
    pub turned_down: f32,
    /// Seconds it takes to work out all sounds, and bytes they are kept in.
    pub stock_seconds: f32,
    pub stock_bytes: usize,
    /// Seconds of work for a second of music.
    pub music_cost: f32,
}

fn figures(name: impl Into<String>, measured: Measured) -> SoundFigures {
    SoundFigures {
        name: name.into(),
        seconds: measured.seconds,
        true_peak: measured.true_peak,
        loudness: measured.loudness,
        loudest: measured.loudest,
    }
}

/// Measures everything; takes some seconds.
pub fn sound_report() -> SoundReport {
    let of_sound = |sound: Sound| {
        let takes = (0..sound.variations()).map(|variation| measured(&render(sound, variation)));
        let loudest = takes.max_by(|one, other| one.loudest.total_cmp(&other.loudest));
        loudest.map(|take| figures(format!("{sound:?}"), take))
    };
    let sounds = Sound::ALL.into_iter().filter_map(of_sound).collect();
    let began = Instant::now();
    let music: Vec<Vec<f32>> = (0..PIECES.len()).map(recital).collect();
    let worked = began.elapsed().as_secs_f32();
    let pieces: Vec<SoundFigures> = PIECES
        .iter()
        .zip(&music)
        .map(|(piece, samples)| figures(piece.title, measured(samples)))
        .collect();
    let played: f32 = pieces.iter().map(|piece| piece.seconds).sum();
    let began = Instant::now();
    let stock = Stock::whole();
    let stock_seconds = began.elapsed().as_secs_f32();
    let scene = Soundtrack::example().mix();
    SoundReport {
        sounds,
        pieces,
        scenes: vec![
            figures("a general scoring", scene.measured()),
            figures(
                "everything at once",
                Soundtrack::everything().mix().measured(),
            ),
        ],
        voices: scene.most_voices,
        turned_down: scene.turned_down,
        stock_seconds,
        stock_bytes: stock.bytes(),
        music_cost: worked / played.max(1.0),
    }
}

impl Soundtrack {
    /// The worst there can be: every sound begins in the same moment, over music.
    pub fn everything() -> Self {
        use super::Cue;
        let all = Sound::ALL.into_iter().map(|sound| match sound.round() {
            Some(_) => (5.0, Cue::Hold(sound)),
            None => (5.0, Cue::Play(sound)),
        });
        Self {
            length: 20.0,
            cues: std::iter::once((0.0, Cue::Music(true)))
                .chain(all)
                .collect(),
            levels: [1.0; SoundKind::ALL.len()],
        }
    }
}

impl SoundReport {
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}

impl fmt::Display for SoundReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<26} {:>7} {:>9} {:>8} {:>8}",
            "", "seconds", "true peak", "LUFS", "loudest"
        )?;
        for row in self.sounds.iter().chain(&self.pieces).chain(&self.scenes) {
            writeln!(
                f,
                "{:<26} {:>7.2} {:>9.1} {:>8.1} {:>8.1}",
                row.name, row.seconds, row.true_peak, row.loudness, row.loudest
            )?;
        }
        writeln!(
            f,
            "\nin the scoring at most {} voices; the limiter turned it down by {:.1} dB at most",
            self.voices, self.turned_down
        )?;
        writeln!(
            f,
            "all sounds are worked out in {:.2} s and kept in {:.1} MB; a second of music takes {:.1} ms",
            self.stock_seconds,
            self.stock_bytes as f32 / 1e6,
            self.music_cost * 1e3
        )
    }
}
