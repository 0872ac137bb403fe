//! Brass: the King's and the home bonus, and the crowning.

use crate::sound::bells;
use crate::sound::brass::{BrassNote, SACKBUT, TRUMPET, play};
use crate::sound::chance::Chance;
use crate::sound::drums;
use crate::sound::fanfare::{FanfareVoice, notes};
use crate::sound::take::{Blow, Take};

/// Seconds of a beat of the crowning.
const BEAT: f32 = 0.4;
/// Seconds until its last chord.
pub(in crate::sound) const CROWN_LANDS: f32 = 16.0 * BEAT;

const FIRST: FanfareVoice = &[
    (1.0, 74),
    (0.5, 74),
    (0.5, 74),
    (1.0, 78),
    (0.5, 78),
    (0.5, 79),
    (1.5, 81),
    (0.5, 79),
    (1.0, 78),
    (1.0, 76),
    (0.5, 81),
    (0.5, 81),
    (1.0, 83),
    (0.5, 81),
    (0.5, 79),
    (1.0, 78),
    (1.0, 79),
    (0.5, 78),
    (0.5, 76),
    (1.0, 74),
    (1.0, 73),
    (0.5, 74),
    (0.5, 78),
    (3.4, 81),
];
const SECOND: FanfareVoice = &[
    (1.0, 69),
    (0.5, 69),
    (0.5, 69),
    (1.0, 74),
    (1.0, 74),
    (1.5, 78),
    (0.5, 74),
    (1.0, 74),
    (1.0, 73),
    (0.5, 78),
    (0.5, 78),
    (1.0, 79),
    (0.5, 78),
    (0.5, 74),
    (1.0, 74),
    (1.0, 74),
    (0.5, 74),
    (0.5, 72),
    (2.0, 69),
    (4.4, 74),
];
const TENOR: FanfareVoice = &[
    (1.0, 62),
    (0.5, 62),
    (0.5, 62),
    (1.0, 66),
    (1.0, 66),
    (1.5, 69),
    (0.5, 67),
    (1.0, 66),
    (1.0, 64),
    (0.5, 69),
    (0.5, 69),
    (1.0, 62),
    (0.5, 69),
    (0.5, 71),
    (1.0, 69),
    (1.0, 71),
    (0.5, 69),
    (0.5, 67),
    (2.0, 64),
    (4.4, 66),
];
const BASS: FanfareVoice = &[
    (1.0, 50),
    (0.5, 50),
    (0.5, 50),
    (1.0, 50),
    (1.0, 50),
    (1.5, 50),
    (0.5, 43),
    (1.0, 50),
    (1.0, 45),
    (0.5, 50),
    (0.5, 50),
    (1.0, 43),
    (0.5, 50),
    (0.5, 43),
    (1.0, 50),
    (1.0, 43),
    (0.5, 50),
    (0.5, 48),
    (2.0, 45),
    (4.4, 50),
];

/// Beats on which the drum falls in, and how strongly.
const DRUM: [(f32, f32); 9] = [
    (0.0, 0.7),
    (4.0, 0.6),
    (7.0, 0.6),
    (8.0, 0.8),
    (12.0, 0.6),
    (14.0, 0.5),
    (15.0, 0.5),
    (15.5, 0.6),
    (16.0, 1.0),
];
/// Beats, ratio to the great bell's note, and strength of the peal.
const PEAL: [(f32, f32, f32); 7] = [
    (16.0, 1.0, 1.0),
    (17.5, 1.5, 0.6),
    (18.5, 2.0, 0.6),
    (19.5, 1.5, 0.5),
    (20.5, 1.0, 0.8),
    (22.0, 2.0, 0.4),
    (23.0, 1.5, 0.3),
];

pub(in crate::sound) fn crowning(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    for (instrument, voice, level) in [
        (&TRUMPET, FIRST, 1.0),
        (&TRUMPET, SECOND, 0.72),
        (&SACKBUT, TENOR, 0.8),
        (&SACKBUT, BASS, 1.0),
    ] {
        let played = play(chance, instrument, &notes(&[voice], BEAT));
        take.mix(0.0, level, &played);
    }
    let drum = drums::stroke(chance);
    for (beat, level) in DRUM {
        take.mix(beat * BEAT, level, &drum);
    }
    for (beat, ratio, strength) in PEAL {
        let blow = Blow {
            at: beat * BEAT,
            strength: 0.9 * strength,
            contact: chance.near(0.0009, 0.15),
            grit: 0.3,
        };
        let bell = bells::church(bells::GREAT * ratio, 1.0 / ratio, chance);
        take.strike(chance, blow, &bell);
    }
    take
}

/// A small call: the King gives.
pub(in crate::sound) fn king(chance: &mut Chance, variation: u8) -> Take {
    const CALLS: [[u8; 3]; 2] = [[74, 78, 81], [74, 81, 78]];
    let mut take = Take::default();
    let call = CALLS[usize::from(variation) % CALLS.len()];
    let lengths = [0.13, 0.13, 0.62];
    let mut at = 0.0;
    let mut melody = Vec::new();
    for (key, length) in call.into_iter().zip(lengths) {
        melody.push(BrassNote {
            at,
            length,
            key,
            breath: 0.62,
            swells: false,
        });
        at += length + 0.03;
    }
    let below = BrassNote {
        at: 0.32,
        length: 0.62,
        key: 74,
        breath: 0.55,
        swells: false,
    };
    let played = play(chance, &TRUMPET, &melody);
    take.mix(0.0, 1.0, &played);
    let played = play(chance, &TRUMPET, &[below]);
    take.mix(0.0, 0.6, &played);
    let low = BrassNote { key: 62, ..below };
    let played = play(chance, &SACKBUT, &[low]);
    take.mix(0.0, 0.6, &played);
    take
}

/// The Grande at home: a drum, and two sackbuts in a fifth.
pub(in crate::sound) fn home(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let drum = drums::hit(chance, 1.0, 0.8);
    take.mix(0.0, 0.9, &drum);
    take.drive(1.8);
    for (key, level) in [(50, 0.9), (57, 0.7), (62, 0.6)] {
        let note = BrassNote {
            at: 0.03,
            length: 0.72,
            key,
            breath: 0.6,
            swells: false,
        };
        let played = play(chance, &SACKBUT, &[note]);
        take.mix(0.0, level * 0.35, &played);
    }
    take
}
