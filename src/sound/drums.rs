//! A dark drum for scoring, tuned to the fanfare's D, and a smaller one for rolls.

use super::chance::Chance;
use super::filter::Pass;
use super::take::{Blow, Hiss, Mode, Take, Thump, loosened, mode, scaled, swell};

/// Seconds of roll before its last stroke.
pub(super) const ROLL_LANDS: f32 = 1.76;

/// D, two octaves below the middle of the keyboard.
const DEEP: f32 = 73.4;

/// A skin's overtones, in the ratios of a round membrane; the lowest of all is a thump of its own.
const SKIN: [Mode; 8] = [
    mode(DEEP * 1.59, 0.60, 0.50),
    mode(DEEP * 2.14, 0.66, 0.38),
    mode(DEEP * 2.30, 0.56, 0.34),
    mode(DEEP * 2.65, 0.46, 0.28),
    mode(DEEP * 2.92, 0.42, 0.22),
    mode(DEEP * 3.60, 0.36, 0.17),
    mode(DEEP * 4.83, 0.34, 0.11),
    mode(DEEP * 7.47, 0.26, 0.07),
];

pub(super) fn stroke(chance: &mut Chance) -> Take {
    let mut take = hit(chance, 1.0, 1.0);
    take.drive(2.6);
    take
}

/// One hit of a drum so much higher than the deep one; its ring is shorter by as much.
pub(super) fn hit(chance: &mut Chance, pitch: f32, strength: f32) -> Take {
    let mut take = Take::default();
    let deep = DEEP * pitch;
    take.thump(Thump {
        at: 0.0,
        level: strength * 0.8,
        from: deep * (1.2 + 0.15 * strength),
        to: deep,
        sink: 0.04,
        ring: 1.0 / pitch,
    });
    let blow = Blow {
        at: 0.0,
        strength,
        contact: chance.near(0.0018 / pitch, 0.15),
        grit: 0.3,
    };
    let skin = loosened(&scaled(&SKIN, pitch, 1.0 / pitch), chance, 0.015, 0.3);
    take.strike(chance, blow, &skin);
    // The felt of the mallet.
    let felt = Hiss {
        at: 0.0,
        length: 0.07,
        pass: Pass::Low,
        from: 650.0 * pitch,
        to: 250.0 * pitch,
        sharpness: 0.7,
    };
    take.hiss(chance, felt, |second| {
        0.9 * strength * swell(second, 0.002, 0.06)
    });
    take
}

pub(super) fn roll(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    // A left and a right hand, each with strokes of its own.
    let hands: [Take; 6] = std::array::from_fn(|index| {
        let pitch = if index % 2 == 0 { 1.9 } else { 1.94 };
        hit(chance, pitch, 0.8)
    });
    let (mut at, mut count) = (0.0, 0);
    while at < ROLL_LANDS - 0.06 {
        let grown = at / ROLL_LANDS;
        let level = chance.near(0.14 + 0.36 * grown * grown, 0.14);
        // Hands take turns; which of the three strokes comes is chance.
        let pick = chance.between(0.0, 2.99) as usize * 2 + count % 2;
        if let Some(hand) = hands.get(pick) {
            take.mix(at, level, hand);
        }
        at += chance.near(0.074 - 0.012 * grown, 0.05);
        count += 1;
    }
    take.mix(ROLL_LANDS, 0.6, &hit(chance, 1.9, 1.0));
    take.mix(ROLL_LANDS, 1.0, &hit(chance, 1.0, 1.0));
    take.drive(2.2);
    take
}
