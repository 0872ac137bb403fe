//! The fanfare for El Grande: four parts in D, with the C natural of old modes before the close.

use super::brass::{BrassNote, Instrument, SACKBUT, TRUMPET, play};
use super::chance::Chance;
use super::drums;
use super::take::Take;

/// Seconds of a beat.
const BEAT: f32 = 0.36;
/// Seconds until the last chord.
pub(super) const FINAL_CHORD: f32 = 8.0 * BEAT;

/// Beats and key of each note, one after the other.
pub(super) type FanfareVoice = &'static [(f32, u8)];

const MELODY: FanfareVoice = &[
    (1.0, 74),
    (0.5, 74),
    (0.5, 74),
    (1.0, 78),
    (0.5, 76),
    (0.5, 78),
    (1.5, 79),
    (0.5, 78),
    (1.0, 76),
    (0.5, 74),
    (0.5, 73),
];
/// Over the last chord the melody climbs to the fifth: by leaps, or by steps.
const LEAPS: FanfareVoice = &[(0.5, 74), (0.5, 78), (2.7, 81)];
const STEPS: FanfareVoice = &[(0.25, 74), (0.25, 76), (0.25, 78), (0.25, 79), (2.7, 81)];

const SECOND: FanfareVoice = &[
    (1.0, 69),
    (0.5, 69),
    (0.5, 69),
    (1.0, 69),
    (0.5, 69),
    (0.5, 69),
    (1.5, 71),
    (0.5, 69),
    (1.0, 72),
    (1.0, 69),
    (1.0, 69),
    (2.7, 74),
];
const TENOR: FanfareVoice = &[
    (1.0, 62),
    (0.5, 62),
    (0.5, 62),
    (1.0, 62),
    (0.5, 61),
    (0.5, 62),
    (1.5, 62),
    (0.5, 62),
    (1.0, 67),
    (1.0, 64),
    (3.7, 66),
];
const BASS: FanfareVoice = &[
    (1.0, 50),
    (0.5, 50),
    (0.5, 50),
    (1.0, 50),
    (0.5, 45),
    (0.5, 50),
    (1.5, 43),
    (0.5, 50),
    (1.0, 48),
    (1.0, 45),
    (3.7, 50),
];

/// Beats on which the drum falls in, and how strongly.
const DRUM: [(f32, f32); 5] = [(0.0, 0.7), (4.0, 0.8), (7.0, 0.45), (7.5, 0.55), (8.0, 1.0)];

pub(super) fn fanfare(chance: &mut Chance, variation: u8) -> Take {
    let mut take = Take::default();
    let ending = if variation == 0 { LEAPS } else { STEPS };
    let parts: [(&Instrument, Vec<BrassNote>, f32); 4] = [
        (&TRUMPET, notes(&[MELODY, ending], BEAT), 1.0),
        (&TRUMPET, notes(&[SECOND], BEAT), 0.72),
        (&SACKBUT, notes(&[TENOR], BEAT), 0.8),
        (&SACKBUT, notes(&[BASS], BEAT), 1.0),
    ];
    for (instrument, part, level) in parts {
        let played = play(chance, instrument, &part);
        take.mix(0.0, level, &played);
    }
    let drum = drums::stroke(chance);
    for (beat, level) in DRUM {
        take.mix(beat * BEAT, level * 1.1, &drum);
    }
    take
}

pub(super) fn notes(parts: &[FanfareVoice], beat: f32) -> Vec<BrassNote> {
    let mut at = 0.0;
    parts
        .iter()
        .flat_map(|part| part.iter())
        .map(|&(beats, key)| {
            let begin = at;
            at += beats;
            let last = beats > 2.0;
            BrassNote {
                at: begin * beat,
                // Notes are set apart, as the tongue does it; short ones more so.
                length: beats * beat - 0.07,
                key,
                breath: if beats < 1.0 { 0.8 } else { 0.92 },
                swells: last,
            }
        })
        .collect()
}
