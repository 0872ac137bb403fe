use super::score::Note;
use super::string::{StringPair, hertz, ring};
use super::{MusicPiece, PIECES, recital};
use crate::sound::chance::Chance;
use crate::sound::{SAMPLE_RATE, measured};
use std::f64::consts::TAU;

/// A rest.
const NONE: i32 = 0;

/// Key and whether it begins, for every quaver of each voice.
fn quavers(piece: &MusicPiece) -> Vec<Vec<(i32, bool)>> {
    let many = (piece.beats() * 2.0).round() as usize;
    let notes = piece.notes().expect("no misprint");
    let voices = notes.iter().map(|note| note.voice).max().expect("a voice") + 1;
    let mut voices = vec![vec![(NONE, false); many]; voices];
    for &Note {
        at,
        beats,
        key,
        voice,
    } in &notes
    {
        let (begin, length) = ((at * 2.0) as usize, (beats * 2.0) as usize);
        let taken = &mut voices[voice][begin..begin + length];
        for (quaver, place) in taken.iter_mut().enumerate() {
            assert_eq!(place.0, NONE, "one note at a time");
            *place = (i32::from(key), quaver == 0);
        }
    }
    voices
}

fn before(voice: &[(i32, bool)], at: usize) -> i32 {
    at.checked_sub(1).map_or(NONE, |at| voice[at].0)
}

fn after(voice: &[(i32, bool)], at: usize) -> i32 {
    let rest = &voice[at + 1..];
    let next = rest.iter().find(|(key, begins)| *begins || *key == NONE);
    next.map_or(NONE, |next| next.0)
}

/// A step up or down.
fn step(from: i32, to: i32) -> bool {
    from != NONE && to != NONE && (to - from).abs() <= 2
}

#[test]
fn every_bar_has_four_beats_and_every_voice_ends_with_the_others() {
    for piece in &PIECES {
        for (number, section) in piece.sections.iter().enumerate() {
            let single = MusicPiece {
                sections: std::slice::from_ref(section),
                ..*piece
            };
            let notes = single.notes().expect("no misprint");
            for voice in 0..section.len() {
                let own = notes.iter().filter(|note| note.voice == voice);
                let end = own.map(|note| note.at + note.beats).fold(0.0, f32::max);
                assert!((end % 4.0).abs() < 0.01, "{} {number}", piece.title);
                let gap = (end - single.beats()).abs();
                assert!(gap < 0.01, "{} {number} voice {voice}", piece.title);
            }
        }
    }
}

#[test]
fn all_of_it_lies_under_the_hand() {
    for piece in &PIECES {
        for note in piece.notes().expect("no misprint") {
            assert!((43..=79).contains(&note.key), "{}: {note:?}", piece.title);
        }
    }
}

/// Dissonances pass by step off the strong beats, or are held from before and resolve down by step.
#[test]
fn dissonances_pass_or_are_prepared() {
    for piece in &PIECES {
        let voices = quavers(piece);
        for at in 0..voices[0].len() {
            let sounding = voices
                .iter()
                .map(|voice| voice[at].0)
                .filter(|key| *key != NONE);
            let bass = sounding.min().unwrap_or(NONE);
            for (index, one) in voices.iter().enumerate() {
                for other in &voices[index + 1..] {
                    let ((high, new), (low, new_low)) = (one[at], other[at]);
                    if high == NONE || low == NONE || !(new || new_low) {
                        continue;
                    }
                    let place = format!("{} bar {} quaver {}", piece.title, at / 8 + 1, at % 8);
                    assert!(high >= low, "{place}: voices cross");
                    let interval = (high - low) % 12;
                    let above = low > bass && matches!(interval, 5 | 6);
                    if above || matches!(interval, 0 | 3 | 4 | 7 | 8 | 9) {
                        continue;
                    }
                    let passes = |voice: &[(i32, bool)]| {
                        let (key, new) = voice[at];
                        let stepwise = step(before(voice, at), key) && step(key, after(voice, at));
                        new && at % 4 != 0 && stepwise
                    };
                    let resolves = |voice: &[(i32, bool)]| {
                        let (key, new) = voice[at];
                        let next = after(voice, at);
                        !new && step(key, next) && next < key
                    };
                    let fine = [one, other].iter().any(|v| passes(v) || resolves(v));
                    assert!(fine, "{place}: {high} over {low}");
                }
            }
        }
    }
}

#[test]
fn no_fifths_or_octaves_in_parallel() {
    for piece in &PIECES {
        let voices = quavers(piece);
        for at in 1..voices[0].len() {
            for (index, one) in voices.iter().enumerate() {
                for other in &voices[index + 1..] {
                    let ((high, new), (low, new_low)) = (one[at], other[at]);
                    let (was_high, was_low) = (before(one, at), before(other, at));
                    let moved = new && new_low && high != was_high && low != was_low;
                    if !moved || was_high == NONE || was_low == NONE {
                        continue;
                    }
                    let now = (high - low).rem_euclid(12);
                    let same = now == (was_high - was_low).rem_euclid(12);
                    let bar = at / 8 + 1;
                    assert!(
                        !(same && (now == 0 || now == 7)),
                        "{} bar {bar}",
                        piece.title
                    );
                }
            }
        }
    }
}

/// Every section ends as a cadence does: the bass is the deepest and the chord is its own.
#[test]
fn sections_end_in_cadences() {
    for piece in &PIECES {
        for section in piece.sections {
            let single = MusicPiece {
                sections: std::slice::from_ref(section),
                ..*piece
            };
            let voices = quavers(&single);
            let end = voices[0].len() - 1;
            let bass = voices.last().expect("a bass")[end].0;
            let leads = |voice: &Vec<(i32, bool)>| {
                let last = voice[end].0;
                let before = before(voice, end - 7);
                // The leading note rises by a half tone, or, in E, F falls to it.
                (last - bass) % 12 == 0 && (last - before == 1 || before - last == 1)
            };
            assert!(voices.iter().any(leads), "{}", piece.title);
            for voice in &voices {
                let above = (voice[end].0 - bass).rem_euclid(12);
                assert!(matches!(above, 0 | 3 | 4 | 7), "{}", piece.title);
            }
        }
    }
}

/// The pitch nearest to this one of which there is most.
fn pitch_near(samples: &[f32], hertz: f64) -> f64 {
    let many = samples.len() as f64;
    let windowed: Vec<f64> = samples
        .iter()
        .enumerate()
        .map(|(at, sample)| f64::from(*sample) * (0.5 - 0.5 * (TAU * at as f64 / many).cos()))
        .collect();
    let strength = |hertz: f64| {
        let turn = TAU * hertz / f64::from(SAMPLE_RATE);
        let (mut sine, mut cosine) = (0.0, 0.0);
        for (at, sample) in windowed.iter().enumerate() {
            let angle = turn * at as f64;
            sine += sample * angle.sin();
            cosine += sample * angle.cos();
        }
        sine.hypot(cosine)
    };
    let mut best = hertz;
    for span in [20.0, 3.0, 0.5] {
        let middle = best;
        let near = (-10..=10).map(|step| middle * (span * f64::from(step) / 12_000.0).exp2());
        best = near
            .max_by(|one, other| strength(*one).total_cmp(&strength(*other)))
            .unwrap_or(best);
    }
    best
}

#[test]
fn strings_are_in_tune_and_ring_as_gut_does() {
    for key in (43..=79).step_by(6) {
        let mut course = StringPair::pluck(&mut Chance::new(u64::from(key)), key, 0.7, 9.0);
        let samples: Vec<f32> = (0..SAMPLE_RATE * 2).map(|_| course.run()).collect();
        let right = f64::from(hertz(key));
        let found = pitch_near(&samples[2000..24_000], right);
        let cents = 1200.0 * (found / right).log2();
        assert!(cents.abs() < 3.0, "{key}: {cents} cents");
        let level = |from: usize| {
            let part = &samples[from..from + 4410];
            part.iter().map(|sample| sample * sample).sum::<f32>()
        };
        let fallen = 10.0 * (level(8820) / level(8820 + 44_100)).log10();
        let rings = 60.0 / fallen;
        assert!(
            (0.7..1.2).contains(&(rings / ring(hertz(key)))),
            "{key}: {rings} s"
        );
        assert!((1.0..6.0).contains(&rings), "{key}: {rings} s");
    }
}

#[test]
fn every_piece_can_be_heard_and_is_the_same_each_time() {
    for (index, piece) in PIECES.iter().enumerate() {
        let samples = recital(index);
        let found = measured(&samples);
        let title = piece.title;
        assert!(
            (60.0..=120.0).contains(&found.seconds),
            "{title}: {}",
            found.seconds
        );
        assert!(found.true_peak < -6.0, "{title}: {}", found.true_peak);
        assert!(
            (-34.0..-26.0).contains(&found.loudness),
            "{title}: {}",
            found.loudness
        );
        assert!(found.offset.abs() < 0.000_1, "{title}");
        assert!(samples.iter().all(|sample| sample.is_finite()), "{title}");
        let edges = [samples.first(), samples.last()];
        assert!(
            edges.iter().flatten().all(|edge| edge.abs() < 0.003),
            "{title}"
        );
    }
    assert!(recital(1) == recital(1 + PIECES.len()));
}
