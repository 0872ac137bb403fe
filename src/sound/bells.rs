//! Bells, both in D as the fanfare is.

use super::chance::Chance;
use super::filter::Pass;
use super::take::{Blow, Hiss, Mode, Take, loosened, mode, scaled, swell};

/// The note a listener would name.
pub(super) const SMALL: f32 = 1174.66;
pub(super) const GREAT: f32 = 146.83;

/// Ratio to the note, level, seconds of ringing. A real bell is never quite round, so its partials
/// come in pairs; `pair` is how many hertz they are apart, which is heard as a slow beat.
struct Partial {
    ratio: f32,
    level: f32,
    ring: f32,
    pair: f32,
}

const fn partial(ratio: f32, level: f32, ring: f32, pair: f32) -> Partial {
    Partial {
        ratio,
        level,
        ring,
        pair,
    }
}

const HANDBELL: [Partial; 8] = [
    partial(0.5, 0.22, 1.3, 1.1),
    partial(1.0, 1.0, 1.25, 2.6),
    partial(1.5, 0.10, 0.5, 0.0),
    partial(2.0, 0.60, 0.85, 3.7),
    partial(2.99, 0.40, 0.5, 4.9),
    partial(4.17, 0.24, 0.3, 0.0),
    partial(5.43, 0.14, 0.2, 0.0),
    partial(6.79, 0.08, 0.12, 0.0),
];

/// Hum, prime, minor third, fifth, octave and so on, as founders tune them.
const CHURCH: [Partial; 12] = [
    partial(0.5, 0.36, 6.5, 0.23),
    partial(1.0, 0.75, 4.6, 0.41),
    partial(1.19, 0.70, 4.2, 0.52),
    partial(1.5, 0.30, 2.6, 0.7),
    partial(2.0, 1.1, 3.2, 0.83),
    partial(2.51, 0.34, 1.9, 0.0),
    partial(2.66, 0.28, 1.6, 1.2),
    partial(3.01, 0.62, 1.7, 1.1),
    partial(4.16, 0.38, 1.1, 1.7),
    partial(5.43, 0.26, 0.7, 0.0),
    partial(6.79, 0.16, 0.45, 0.0),
    partial(8.21, 0.10, 0.3, 0.0),
];

fn modes(bell: &[Partial], note: f32, chance: &mut Chance) -> Vec<Mode> {
    let pairs: Vec<Mode> = bell
        .iter()
        .flat_map(|partial| {
            let hertz = note * partial.ratio;
            let main = mode(hertz, partial.level, partial.ring);
            let twin = mode(
                hertz + partial.pair,
                partial.level * 0.4,
                partial.ring * 0.9,
            );
            [Some(main), (partial.pair > 0.0).then_some(twin)]
        })
        .flatten()
        .collect();
    // It is the same bell each time: only the spot the clapper meets differs.
    loosened(&pairs, chance, 0.000_3, 0.25)
}

/// A church bell of another size; a smaller one rings shorter.
pub(super) fn church(note: f32, ring: f32, chance: &mut Chance) -> Vec<Mode> {
    scaled(&modes(&CHURCH, note, chance), 1.0, ring)
}

/// The bell of evening, smaller than the great one, rung twice and left to fade.
pub(super) fn dusk(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    for (at, strength) in [(0.0, 1.0), (1.35, 0.7)] {
        let blow = Blow {
            at,
            strength,
            contact: chance.near(0.0011, 0.15),
            grit: 0.25,
        };
        let bell = church(GREAT * 1.5, 0.75, chance);
        take.strike(chance, blow, &bell);
    }
    take
}

pub(super) fn small(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let blow = Blow {
        at: 0.0,
        strength: 1.0,
        contact: chance.near(0.0003, 0.25),
        grit: 0.2,
    };
    let bell = modes(&HANDBELL, SMALL, chance);
    take.strike(chance, blow, &bell);
    take
}

pub(super) fn great(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let blow = Blow {
        at: 0.0,
        strength: 1.0,
        contact: chance.near(0.0009, 0.15),
        grit: 0.3,
    };
    let bell = modes(&CHURCH, GREAT, chance);
    take.strike(chance, blow, &bell);
    // The iron clapper.
    let clapper = Hiss {
        at: 0.0,
        length: 0.09,
        pass: Pass::Band,
        from: 1900.0,
        to: 700.0,
        sharpness: 0.8,
    };
    take.hiss(chance, clapper, |second| 1.1 * swell(second, 0.002, 0.06));
    take
}
