//! What is heard over some time, worked out at once: for a film, and to be measured.

use super::mixer::{Cue, Levels, MixOrder, Mixer, MusicFeed};
use super::stock::Stock;
use crate::sound::music::Musician;
use crate::sound::{Measured, RATE, SoundKind, measured, wav};

/// A list of cues with their seconds, and how long all of it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Soundtrack {
    /// Seconds.
    pub length: f32,
    /// In any order.
    pub cues: Vec<(f32, Cue)>,
    pub levels: Levels,
}

/// A soundtrack as it is heard.
#[derive(Clone, Debug)]
pub struct Mixdown {
    pub samples: Vec<f32>,
    /// Voices that sounded at once, at most.
    pub most_voices: usize,
    /// Decibels by which the limiter turned it down, at most.
    pub turned_down: f32,
}

impl Mixdown {
    pub fn measured(&self) -> Measured {
        measured(&self.samples)
    }

    /// As the bytes of a WAV file.
    pub fn wav(&self) -> Vec<u8> {
        wav(&self.samples)
    }
}

impl Soundtrack {
    /// All kinds as loud as they are made.
    pub const FULL: Levels = [1.0; SoundKind::ALL.len()];
    /// The end fades within so many seconds.
    const END: f32 = 0.4;

    /// With music from the first piece on, where a cue asks for it.
    pub fn mix(&self) -> Mixdown {
        self.mix_with(Box::new(Musician::new(0)))
    }

    pub fn mix_with(&self, music: Box<dyn MusicFeed>) -> Mixdown {
        let mut stock = Stock::default();
        for (_, cue) in &self.cues {
            if let Cue::Play(sound) | Cue::Take(sound, _) | Cue::Hold(sound) = *cue {
                stock.add(sound);
            }
        }
        let mut mixer = Mixer::new(music, self.levels);
        mixer.obey(MixOrder::Stock(stock));
        let mut cues = self.cues.clone();
        cues.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut cues = cues.into_iter().peekable();
        let many = (self.length.max(0.0) * RATE).round() as usize;
        let mut most_voices = 0;
        let mut samples = Vec::with_capacity(many);
        for index in 0..many {
            while let Some((_, cue)) = cues.next_if(|(at, _)| at * RATE <= index as f32) {
                mixer.obey(MixOrder::Cue(cue));
                most_voices = most_voices.max(mixer.voices());
            }
            samples.push(mixer.sample());
        }
        let fade = (Self::END * RATE) as usize;
        for (index, sample) in samples.iter_mut().rev().take(fade).enumerate() {
            *sample *= index as f32 / fade as f32;
        }
        Mixdown {
            samples,
            most_voices,
            turned_down: mixer.turned_down(),
        }
    }
}
