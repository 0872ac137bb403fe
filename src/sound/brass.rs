//! Players of brass. All overtones of a note are summed at once, each weaker than the one below by the
//! same factor, by the formula of a geometric series; the louder a player blows, the nearer that
//! factor is to one and the brighter the note.

use super::RATE;
use super::chance::Chance;
use super::filter::{Filter, Pass};
use super::take::{Hiss, Take, seconds, swell};
use std::f32::consts::TAU;

const CONTROL: usize = 64;

/// A note of a part; both times in seconds.
#[derive(Clone, Copy)]
pub(super) struct BrassNote {
    pub(super) at: f32,
    pub(super) length: f32,
    /// Half tones, 69 is the A of 440 Hz.
    pub(super) key: u8,
    /// From nought to one; also how bright.
    pub(super) breath: f32,
    /// Grows towards its end.
    pub(super) swells: bool,
}

pub(super) struct Instrument {
    /// Seconds until a note speaks fully.
    pub(super) attack: f32,
    /// What each overtone keeps of the one below, blown as loud as it goes.
    pub(super) brightness: f32,
    /// Where the bell colours the sound, in hertz, and how strongly.
    pub(super) colours: [(f32, f32); 2],
}

pub(super) const TRUMPET: Instrument = Instrument {
    attack: 0.028,
    brightness: 0.80,
    colours: [(1250.0, 1.1), (2700.0, 0.5)],
};

pub(super) const SACKBUT: Instrument = Instrument {
    attack: 0.042,
    brightness: 0.80,
    colours: [(560.0, 0.9), (1300.0, 0.6)],
};

/// How far each key of the octave, from C, stands from the piano's: thirds and sixths over D are pure,
/// as singers and sackbuts play them.
const CENTS: [f32; 12] = [
    -4.0, -12.0, 0.0, 0.0, 4.0, 0.0, -14.0, -2.0, 0.0, 2.0, 0.0, -16.0,
];

/// One part, played by two who do not quite agree.
pub(super) fn play(chance: &mut Chance, instrument: &Instrument, part: &[BrassNote]) -> Take {
    let mut take = Take::default();
    // The second blows more softly, else the two would cancel out where their waves are opposed.
    for (side, level) in [(-1.0, 1.0), (1.0, 0.5)] {
        let cents = side * chance.between(2.0, 4.0);
        for note in part {
            let late = chance.between(0.0, 0.012);
            let note = BrassNote {
                at: note.at + late,
                ..*note
            };
            sound(&mut take, chance, instrument, note, cents, level);
        }
    }
    let mut colours = instrument
        .colours
        .map(|(hertz, level)| (Filter::new(Pass::Band, hertz, 1.6), level));
    for sample in &mut take.0 {
        let plain = *sample;
        for (filter, level) in &mut colours {
            *sample += *level * filter.run(plain);
        }
    }
    take
}

fn sound(
    take: &mut Take,
    chance: &mut Chance,
    instrument: &Instrument,
    note: BrassNote,
    cents: f32,
    player: f32,
) {
    let cents = cents + CENTS[usize::from(note.key % 12)] + chance.between(-2.0, 2.0);
    let hertz = 440.0 * ((f32::from(note.key) - 69.0) / 12.0 + cents / 1200.0).exp2();
    let shake = chance.near(5.2, 0.06);
    let attack = chance.near(instrument.attack, 0.15);
    let release = 0.07;
    let level = |second: f32| {
        let begin = swell(second, attack, f32::MAX);
        // A firm tongue: each note begins stronger than it goes on.
        let accent = 0.78 + 0.22 * (-second / 0.09).exp();
        let held = (second / note.length).min(1.0);
        let course = if note.swells {
            0.72 + 0.42 * held * held
        } else {
            accent
        };
        let end = 1.0 - ((second - note.length) / release).clamp(0.0, 1.0);
        note.breath * begin * course * end * end
    };
    let turn = |second: f32| {
        // Lips find the note from a little below, and let it shake only once it stands.
        let scoop = -28.0 * (-second / 0.022).exp();
        let ease = ((second - 0.28) / 0.5).clamp(0.0, 1.0);
        let vibrato = 11.0 * ease * (TAU * shake * second).sin();
        hertz * ((scoop + vibrato) / 1200.0).exp2() / RATE
    };
    let keep = |level: f32| instrument.brightness * (0.45 + 0.55 * level.min(1.0).sqrt());

    let count = seconds(note.length + release);
    let mut phase = chance.between(0.0, 1.0);
    let mut now = level(0.0);
    for (block, out) in take.stretch(note.at, count).chunks_mut(CONTROL).enumerate() {
        let end = ((block + 1) * CONTROL) as f32 / RATE;
        let climb = (level(end) - now) / CONTROL as f32;
        let turn = turn(end);
        let factor = keep(now + climb * CONTROL as f32 / 2.0);
        let even = player * (1.0 - factor * factor).sqrt();
        let (double, square) = (2.0 * factor, 1.0 + factor * factor);
        for sample in out {
            let (sine, cosine) = (TAU * phase).sin_cos();
            *sample += now * even * sine / (square - double * cosine);
            now += climb;
            phase += turn;
            if phase >= 1.0 {
                phase -= 1.0;
            }
        }
    }
    let tongue = Hiss {
        at: note.at,
        length: 0.06,
        pass: Pass::Band,
        from: 1400.0,
        to: 2600.0,
        sharpness: 0.8,
    };
    take.hiss(chance, tongue, |second| {
        0.10 * note.breath * swell(second, 0.008, 0.05)
    });
}
