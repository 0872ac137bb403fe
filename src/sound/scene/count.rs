//! The count: pieces that line up, numerals that tick, prizes that rise, regions that lift.

use crate::sound::chance::{Chance, Wander};
use crate::sound::drums;
use crate::sound::filter::Pass;
use crate::sound::take::{Blow, Hiss, Mode, Take, Thump, arch, loosened, mode, scaled};
use crate::sound::tower::STONE;
use crate::sound::wood::{CUBE, TICK};

/// Seconds until a lifted region rests.
pub(in crate::sound) const REGION_LANDS: f32 = 1.0;
/// Seconds until a prize is up.
pub(in crate::sound) const PRIZE_LANDS: f32 = 0.36;

/// Half tones over D of the first steps of its mode, up to the tenth and beyond.
const DORIAN: [u8; 12] = [0, 2, 3, 5, 7, 9, 10, 12, 14, 15, 17, 19];
/// The D above the middle of the keyboard.
const D: f32 = 587.33;

/// A bar of wood, tuned as of a marimba; its ratios are those of a bar that lies free.
const BAR: [Mode; 3] = [
    mode(1.0, 1.0, 0.30),
    mode(3.93, 0.32, 0.10),
    mode(9.24, 0.12, 0.04),
];

/// How high the so manieth step is.
fn step(variation: u8) -> f32 {
    let key = DORIAN[usize::from(variation) % DORIAN.len()];
    D * (f32::from(key) / 12.0).exp2()
}

fn bar(take: &mut Take, chance: &mut Chance, at: f32, strength: f32, hertz: f32) {
    let blow = Blow {
        at,
        strength,
        contact: 0.0007,
        grit: 0.25,
    };
    let bar = loosened(&scaled(&BAR, hertz, 1.0), chance, 0.0005, 0.1);
    take.strike(chance, blow, &bar);
}

/// A caballero stands in his row: wood on wood, each a step higher than the one before.
pub(in crate::sound) fn row(chance: &mut Chance, variation: u8) -> Take {
    let mut take = Take::default();
    let hertz = step(variation);
    let blow = Blow {
        at: 0.0,
        strength: 0.8,
        contact: 0.0004,
        grit: 0.4,
    };
    let cube = loosened(&scaled(&CUBE, hertz / 900.0 * 1.3, 0.6), chance, 0.02, 0.2);
    take.strike(chance, blow, &cube);
    bar(&mut take, chance, 0.0, 0.7, hertz);
    take
}

/// A numeral goes on by one.
pub(in crate::sound) fn counter(chance: &mut Chance, variation: u8) -> Take {
    let mut take = Take::default();
    let blow = Blow {
        at: 0.0,
        strength: 1.0,
        contact: 0.0003,
        grit: 0.3,
    };
    let pitch = 1.06_f32.powi(variation.into());
    let tick = loosened(&scaled(&TICK, pitch, 1.2), chance, 0.01, 0.15);
    take.strike(chance, blow, &tick);
    take
}

/// Three small bells, one over the other, out of a breath of air.
pub(in crate::sound) fn prize(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let air = Hiss {
        at: 0.0,
        length: PRIZE_LANDS + 0.1,
        pass: Pass::Band,
        from: 500.0,
        to: 2600.0,
        sharpness: 1.6,
    };
    take.hiss(chance, air, |second| {
        0.2 * arch(second, PRIZE_LANDS + 0.1).powi(2)
    });
    for (index, ratio) in [1.0, 1.5, 2.0].into_iter().enumerate() {
        let at = PRIZE_LANDS * (0.5 * index as f32);
        let strength = 0.5 + 0.2 * index as f32;
        bell(&mut take, chance, at, strength, D * ratio);
    }
    take
}

fn bell(take: &mut Take, chance: &mut Chance, at: f32, strength: f32, hertz: f32) {
    const BELL: [Mode; 5] = [
        mode(0.5, 0.16, 0.9),
        mode(1.0, 1.0, 1.0),
        mode(2.0, 0.45, 0.6),
        mode(2.99, 0.3, 0.35),
        mode(4.17, 0.16, 0.2),
    ];
    let blow = Blow {
        at,
        strength,
        contact: 0.0005,
        grit: 0.2,
    };
    let bell = loosened(&scaled(&BELL, hertz, 1.0), chance, 0.000_3, 0.2);
    take.strike(chance, blow, &bell);
}

/// A region lifts from the map: the ground hums, earth trickles, and it stands.
pub(in crate::sound) fn region(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let tremor = Wander::new(chance, 9.0, REGION_LANDS);
    let hum = Hiss {
        at: 0.0,
        length: REGION_LANDS,
        pass: Pass::Low,
        from: 95.0,
        to: 190.0,
        sharpness: 1.6,
    };
    take.hiss(chance, hum, |second| {
        1.6 * arch(second, REGION_LANDS).powf(0.8) * (0.6 + 0.4 * tremor.at(second))
    });
    let air = Hiss {
        pass: Pass::Band,
        from: 320.0,
        to: 900.0,
        sharpness: 1.2,
        ..hum
    };
    take.hiss(chance, air, |second| {
        0.22 * arch(second, REGION_LANDS).powi(2)
    });
    for _ in 0..14 {
        let at = chance.between(0.1, REGION_LANDS);
        let blow = Blow {
            at,
            strength: chance.between(0.02, 0.1),
            contact: 0.0004,
            grit: 0.5,
        };
        let size = chance.between(1.6, 3.4);
        let pebble = loosened(&scaled(&STONE, size, 0.5), chance, 0.1, 0.4);
        take.strike(chance, blow, &pebble);
    }
    let stands = Blow {
        at: REGION_LANDS,
        strength: 0.5,
        contact: 0.002,
        grit: 0.4,
    };
    let slab = loosened(&scaled(&STONE, 0.8, 1.4), chance, 0.04, 0.2);
    take.strike(chance, stands, &slab);
    take.thump(Thump {
        at: REGION_LANDS,
        level: 0.3,
        from: 110.0,
        to: 73.4,
        sink: 0.04,
        ring: 0.4,
    });
    take.drive(1.2);
    take
}

/// A tie: two equal blows at once, and an open fifth that goes nowhere.
pub(in crate::sound) fn tie(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let second = chance.between(0.14, 0.18);
    for at in [0.0, second] {
        bar(&mut take, chance, at, 0.8, D);
        bar(&mut take, chance, at + 0.004, 0.8, D * 1.5);
    }
    take
}

/// The lead changes hands: a short roll, and two bells that change places.
pub(in crate::sound) fn lead(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    for index in 0..7_u8 {
        let at = 0.056 * f32::from(index);
        let hand = drums::hit(chance, 1.9, 0.5 + 0.07 * f32::from(index));
        take.mix(at, 0.14 + 0.05 * f32::from(index), &hand);
    }
    let stroke = drums::hit(chance, 1.4, 1.0);
    take.mix(0.42, 0.6, &stroke);
    take.drive(1.6);
    bell(&mut take, chance, 0.42, 0.9, D * 1.5);
    bell(&mut take, chance, 0.60, 0.9, D * 2.0);
    take
}
