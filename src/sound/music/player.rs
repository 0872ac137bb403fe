//! Who plays: six courses under one hand, time that breathes, and a hall around it.

use super::body::Body;
use super::pieces::PIECES;
use super::score::{MusicPiece, Note};
use super::string::StringPair;
use crate::sound::RATE;
use crate::sound::chance::Chance;
use crate::sound::filter::{Filter, Pass};
use crate::sound::mix::MusicFeed;
use crate::sound::room::Hall;

/// The open courses of a vihuela in G, the lowest first.
const OPEN: [u8; 6] = [43, 48, 53, 57, 62, 67];
/// Beyond this fret a hand looks for a higher course.
const LAST_FRET: u8 = 10;
/// Seconds between two pieces.
const PAUSE: f32 = 7.0;
/// Seconds before the first note, and after the last one has begun to fade.
const BREATH: f32 = 0.3;
const ECHO: f32 = 3.0;
/// How much of the hall is heard.
const HALL: f32 = 0.30;
/// As loud as it should be beside everything else.
const LEVEL: f32 = 0.16;
/// Chords are broken from below, so many seconds a note.
const BROKEN: f32 = 0.016;
/// Beats over which the end slows down, and how slow it gets.
const SLOWS: f32 = 8.0;
const SLOWEST: f32 = 1.45;

/// A note as it is played, in seconds.
#[derive(Clone, Copy, Debug)]
struct Played {
    at: f32,
    length: f32,
    key: u8,
    strength: f32,
}

/// One piece, from its first sample to its last.
struct Performance {
    notes: std::vec::IntoIter<Played>,
    next: Option<Played>,
    courses: [Option<StringPair>; OPEN.len()],
    /// Courses that fade while their string is used anew.
    fading: Vec<StringPair>,
    chance: Chance,
    body: Body,
    floor: Filter,
    hall: Hall,
    now: usize,
    end: usize,
}

impl Performance {
    fn new(piece: &MusicPiece, seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        // Misprints are found by a test; here such a piece is a rest.
        let written = piece.notes().unwrap_or_default();
        let played = played(&written, piece, &mut chance);
        let end = played
            .iter()
            .fold(0.0, |end, note| f32::max(end, note.at + note.length));
        let mut notes = played.into_iter();
        Self {
            next: notes.next(),
            notes,
            courses: std::array::from_fn(|_| None),
            fading: Vec::new(),
            chance,
            body: Body::new(),
            floor: Filter::new(Pass::High, 110.0, 0.7),
            hall: Hall::new(),
            now: 0,
            end: ((end + ECHO) * RATE) as usize,
        }
    }

    fn run(&mut self) -> f32 {
        while let Some(note) = self.next
            && note.at * RATE <= self.now as f32
        {
            self.pluck(note);
            self.next = self.notes.next();
        }
        self.now += 1;
        let mut sum = 0.0;
        for course in self.courses.iter_mut().flatten().chain(&mut self.fading) {
            sum += course.run();
        }
        if self.now.is_multiple_of(4096) {
            self.fading.retain(|course| !course.is_over());
            for course in &mut self.courses {
                course.take_if(|course| course.is_over());
            }
        }
        let dry = self.body.run(sum);
        let echo = self.hall.run(self.floor.run(dry));
        LEVEL * (dry + HALL * echo)
    }

    fn pluck(&mut self, note: Played) {
        let place = self.course_for(note.key);
        let new = StringPair::pluck(&mut self.chance, note.key, note.strength, note.length);
        if let Some(mut old) = self.courses[place].replace(new) {
            old.stop();
            self.fading.push(old);
        }
    }

    /// The highest course that has the note in reach and is free; else the highest that has it.
    fn course_for(&self, key: u8) -> usize {
        let reach = |place: &usize| (OPEN[*place]..=OPEN[*place] + LAST_FRET).contains(&key);
        let places = || (0..OPEN.len()).rev().filter(reach);
        let free = places().find(|&place| {
            let course = self.courses[place].as_ref();
            course.is_none_or(StringPair::is_let_go)
        });
        free.or_else(|| places().next()).unwrap_or(OPEN.len() - 1)
    }

    const fn is_over(&self) -> bool {
        self.now >= self.end
    }
}

/// Turns what is written into what a hand does.
fn played(written: &[Note], piece: &MusicPiece, chance: &mut Chance) -> Vec<Played> {
    let beat = 60.0 / piece.tempo;
    let beats = piece.beats();
    // The time of a beat: even, but for the end, which takes its time.
    let time = |at: f32| {
        let slow = (at - (beats - SLOWS)).max(0.0);
        BREATH + beat * (at + (SLOWEST - 1.0) * slow * slow / (2.0 * SLOWS))
    };
    let mut notes: Vec<Played> = Vec::with_capacity(written.len());
    let mut chord = (-1.0, 0);
    for note in written {
        chord = if (note.at - chord.0).abs() < 0.01 {
            (note.at, chord.1 + 1)
        } else {
            (note.at, 0)
        };
        let broken = BROKEN * f32::from(u8::try_from(chord.1).unwrap_or(0));
        let at = time(note.at) + broken + chance.between(0.0, 0.012);
        // The thumb is strong on the first of a bar; short notes are light.
        let accent = match note.at.rem_euclid(4.0) {
            first if first < 0.01 => 0.08,
            third if (third - 2.0).abs() < 0.01 => 0.03,
            _ => 0.0,
        };
        let light = if note.beats < 0.75 { -0.1 } else { 0.0 };
        let outer = if note.voice == 1 { -0.05 } else { 0.0 };
        let phrase = 0.06 * (note.at / 16.0 * std::f32::consts::TAU).sin();
        let strength = 0.62 + accent + light + outer + phrase + 0.04 * chance.noise();
        notes.push(Played {
            at,
            length: time(note.at + note.beats) - time(note.at),
            key: note.key,
            strength,
        });
    }
    notes.sort_by(|one, other| one.at.total_cmp(&other.at));
    notes
}

/// Plays all pieces, one after the other and over again.
pub struct Musician {
    piece: usize,
    performance: Performance,
    pause: usize,
}

impl std::fmt::Debug for Musician {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Musician")
            .field("piece", &self.piece)
            .finish_non_exhaustive()
    }
}

impl Musician {
    /// Begins with this piece; beyond the last they begin again.
    pub fn new(piece: usize) -> Self {
        let piece = piece % PIECES.len();
        Self {
            piece,
            performance: Performance::new(&PIECES[piece], piece as u64),
            pause: 0,
        }
    }

    fn run(&mut self) -> f32 {
        if self.pause > 0 {
            self.pause -= 1;
            return 0.0;
        }
        if self.performance.is_over() {
            *self = Self {
                pause: (PAUSE * RATE) as usize,
                ..Self::new(self.piece + 1)
            };
            return 0.0;
        }
        self.performance.run()
    }
}

impl MusicFeed for Musician {
    fn fill(&mut self, out: &mut [f32]) {
        for sample in out {
            *sample = self.run();
        }
    }
}

/// A whole piece at once, to be measured.
pub fn recital(piece: usize) -> Vec<f32> {
    let piece = piece % PIECES.len();
    let mut performance = Performance::new(&PIECES[piece], piece as u64);
    let mut samples = Vec::with_capacity(performance.end);
    while !performance.is_over() {
        samples.push(performance.run());
    }
    samples
}
