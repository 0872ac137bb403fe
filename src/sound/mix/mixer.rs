//! The mixer itself: orders come in, samples go out.

use super::limiter::Limiter;
use super::stock::{Recording, Stock};
use crate::sound::{RATE, Sound, SoundKind};

/// Something that begins or ends to sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// Once, in the next of its variations.
    Play(Sound),
    /// Once, in this variation: the step of a row, the size of a man.
    Take(Sound, u8),
    /// From now on, over and over.
    Hold(Sound),
    /// No longer.
    Release(Sound),
    /// Whether there is music; it fades in and out.
    Music(bool),
}

/// How loud each kind of sound is, 0 to 1, in the order of [`SoundKind::ALL`].
pub type Levels = [f32; SoundKind::ALL.len()];

/// What a mixer can be told.
#[derive(Debug)]
pub enum MixOrder {
    Cue(Cue),
    Levels(Levels),
    /// Sounds that are ready.
    Stock(Stock),
}

/// Where music comes from.
pub trait MusicFeed: Send {
    /// The next samples; silence where there are none yet.
    fn fill(&mut self, out: &mut [f32]);
}

impl MusicFeed for () {
    fn fill(&mut self, out: &mut [f32]) {
        out.fill(0.0);
    }
}

/// More voices are only noise.
const MOST: usize = 24;
/// Of one sound.
const MOST_ALIKE: usize = 6;
/// Within so many samples the same sound twice is one.
const AT_ONCE: u64 = 400;
/// Samples that are worked out together; gains move once in each.
const BLOCK: usize = 64;
/// Music under a scene.
const DUCKED: f32 = 0.35;

/// Seconds in which something comes and goes.
#[derive(Clone, Copy)]
struct Fade {
    up: f32,
    down: f32,
}

const LEVEL: Fade = Fade {
    up: 0.06,
    down: 0.06,
};
const LOOP: Fade = Fade { up: 0.6, down: 1.2 };
const MUSIC: Fade = Fade { up: 4.0, down: 2.5 };
const DUCK: Fade = Fade {
    up: 1.4,
    down: 0.15,
};
/// A voice that must make room.
const CUT: Fade = Fade {
    up: 0.01,
    down: 0.01,
};

impl Fade {
    /// One block nearer to the goal.
    fn toward(self, now: f32, goal: f32) -> f32 {
        let step = BLOCK as f32 / RATE;
        if goal > now {
            (now + step / self.up).min(goal)
        } else {
            (now - step / self.down).max(goal)
        }
    }
}

#[derive(Debug)]
struct Voice {
    sound: Sound,
    samples: Recording,
    at: usize,
    /// Goes on until it is released.
    held: bool,
    fade: f32,
    ending: bool,
}

pub struct Mixer {
    stock: Stock,
    music: Box<dyn MusicFeed>,
    voices: Vec<Voice>,
    /// What is to go on, ready or not.
    holds: Vec<Sound>,
    levels: Levels,
    wanted: Levels,
    plays: bool,
    music_fade: f32,
    duck: f32,
    turn: usize,
    /// Samples since the beginning.
    now: u64,
    begun: [Option<(u64, usize)>; Sound::ALL.len()],
    limiter: Limiter,
    ready: [f32; BLOCK],
    given: usize,
}

impl std::fmt::Debug for Mixer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mixer")
            .field("voices", &self.voices.len())
            .field("levels", &self.levels)
            .field("plays", &self.plays)
            .finish_non_exhaustive()
    }
}

impl Mixer {
    pub fn new(music: Box<dyn MusicFeed>, levels: Levels) -> Self {
        Self {
            stock: Stock::default(),
            music,
            voices: Vec::with_capacity(MOST * 2),
            holds: Vec::new(),
            levels,
            wanted: levels,
            plays: false,
            music_fade: 0.0,
            duck: 1.0,
            turn: 0,
            now: 0,
            begun: [None; Sound::ALL.len()],
            limiter: Limiter::new(),
            ready: [0.0; BLOCK],
            given: BLOCK,
        }
    }

    pub fn obey(&mut self, order: MixOrder) {
        match order {
            MixOrder::Levels(levels) => self.wanted = levels,
            MixOrder::Stock(stock) => {
                self.stock = stock;
                for sound in self.holds.clone() {
                    self.hold(sound);
                }
            }
            MixOrder::Cue(Cue::Play(sound)) => {
                self.turn += 1;
                self.begin(sound, self.turn, false);
            }
            MixOrder::Cue(Cue::Take(sound, variation)) => {
                self.begin(sound, variation.into(), false);
            }
            MixOrder::Cue(Cue::Hold(sound)) => {
                if !self.holds.contains(&sound) {
                    self.holds.push(sound);
                }
                self.hold(sound);
            }
            MixOrder::Cue(Cue::Release(sound)) => {
                self.holds.retain(|held| *held != sound);
                let held = self
                    .voices
                    .iter_mut()
                    .filter(|v| v.held && v.sound == sound);
                held.for_each(|voice| voice.ending = true);
            }
            MixOrder::Cue(Cue::Music(plays)) => self.plays = plays,
        }
    }

    fn hold(&mut self, sound: Sound) {
        // One that fades away comes back.
        let mut same = self
            .voices
            .iter_mut()
            .filter(|v| v.held && v.sound == sound);
        match same.next() {
            Some(voice) => voice.ending = false,
            None => self.begin(sound, 0, true),
        }
    }

    fn begin(&mut self, sound: Sound, take: usize, held: bool) {
        let Some(samples) = self.stock.get(sound, take) else {
            return;
        };
        let take = take % usize::from(sound.variations());
        let place = &mut self.begun[sound as usize];
        let again = |&(at, other): &(u64, usize)| {
            // A sound whose variations are steps may come in several steps at once.
            self.now < at + AT_ONCE && (other == take || !sound.has_steps())
        };
        if !held && place.as_ref().is_some_and(again) {
            return;
        }
        *place = Some((self.now, take));
        let alike = |voice: &&mut Voice| voice.sound == sound && !voice.held && !voice.ending;
        let many = self.voices.iter_mut().filter(alike).count();
        if many >= MOST_ALIKE
            && let Some(oldest) = self.voices.iter_mut().find(alike)
        {
            oldest.ending = true;
        }
        let sounding = self.voices.iter().filter(|voice| !voice.ending).count();
        if sounding >= MOST {
            // Who is nearest to the end makes room.
            let left = |voice: &&mut Voice| voice.samples.len() - voice.at;
            let once = self.voices.iter_mut().filter(|v| !v.held && !v.ending);
            if let Some(voice) = once.min_by_key(left) {
                voice.ending = true;
            }
        }
        self.voices.push(Voice {
            sound,
            samples,
            at: 0,
            held,
            fade: if held { 0.0 } else { 1.0 },
            ending: false,
        });
    }

    /// The next sample.
    pub fn sample(&mut self) -> f32 {
        if self.given == BLOCK {
            self.work();
            self.given = 0;
        }
        self.given += 1;
        self.ready[self.given - 1]
    }

    fn work(&mut self) {
        let mut sum = [0.0_f32; BLOCK];
        let before = self.levels;
        for (level, wanted) in self.levels.iter_mut().zip(self.wanted) {
            *level = LEVEL.toward(*level, wanted);
        }
        let mut scene = false;
        for voice in &mut self.voices {
            let kind = voice.sound.kind();
            scene |= kind == SoundKind::Scenes && !voice.ending;
            let fade = if voice.held { LOOP } else { CUT };
            let next = fade.toward(voice.fade, if voice.ending { 0.0 } else { 1.0 });
            let (from, to) = (
                voice.fade * before[kind as usize],
                next * self.levels[kind as usize],
            );
            voice.mix(&mut sum, from, to);
            voice.fade = next;
        }
        self.voices.retain(|voice| {
            let over = !voice.held && voice.at >= voice.samples.len();
            !(over || voice.ending && voice.fade <= 0.0)
        });
        self.accompany(&mut sum, scene, before[SoundKind::Music as usize]);
        for (ready, sample) in self.ready.iter_mut().zip(sum) {
            *ready = self.limiter.run(sample);
        }
        self.now += BLOCK as u64;
    }

    fn accompany(&mut self, sum: &mut [f32; BLOCK], scene: bool, level: f32) {
        let from = curve(self.music_fade) * self.duck * level;
        let wanted = self.wanted[SoundKind::Music as usize] > 0.0;
        let plays = self.plays && wanted;
        self.music_fade = MUSIC.toward(self.music_fade, if plays { 1.0 } else { 0.0 });
        self.duck = DUCK.toward(self.duck, if scene { DUCKED } else { 1.0 });
        let to = curve(self.music_fade) * self.duck * self.levels[SoundKind::Music as usize];
        // Who can't be heard waits: the piece goes on where it was left.
        if self.music_fade <= 0.0 && from <= 0.0 {
            return;
        }
        let mut played = [0.0; BLOCK];
        self.music.fill(&mut played);
        for (index, (sample, music)) in sum.iter_mut().zip(played).enumerate() {
            *sample += music * (from + (to - from) * index as f32 / BLOCK as f32);
        }
    }

    /// How many voices sound now.
    pub fn voices(&self) -> usize {
        self.voices.len()
    }

    /// By how many decibels the limiter has turned the sum down, at most.
    pub fn turned_down(&self) -> f32 {
        (-crate::sound::loudness::decibels(self.limiter.deepest)).max(0.0)
    }
}

/// Ears hear a fade evenly where it is bent.
fn curve(fade: f32) -> f32 {
    fade * fade
}

impl Voice {
    fn mix(&mut self, sum: &mut [f32; BLOCK], from: f32, to: f32) {
        let scale = 1.0 / f32::from(i16::MAX);
        for (index, sample) in sum.iter_mut().enumerate() {
            if self.at >= self.samples.len() {
                if !self.held {
                    return;
                }
                self.at = 0;
            }
            let Some(&number) = self.samples.get(self.at) else {
                return;
            };
            let gain = from + (to - from) * index as f32 / BLOCK as f32;
            *sample += f32::from(number) * scale * gain;
            self.at += 1;
        }
    }
}
