//! The secret discs, and the ride to where they point.

use crate::sound::chance::Chance;
use crate::sound::filter::{Filter, Pass};
use crate::sound::take::{Blow, Hiss, Mode, Take, Thump, arch, loosened, mode, scaled, swell};
use crate::sound::wood::CUBE;

/// Seconds until the discs lie on their other side.
pub(in crate::sound) const TURN_LANDS: f32 = 0.46;

/// A hoof on dry earth.
const HOOF: [Mode; 5] = [
    mode(96.0, 0.7, 0.13),
    mode(172.0, 1.0, 0.1),
    mode(318.0, 0.7, 0.07),
    mode(640.0, 0.5, 0.04),
    mode(1240.0, 0.25, 0.02),
];

/// The discs leave the table, one shortly after the other.
pub(in crate::sound) fn rise(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    for index in 0..5_u8 {
        let at = 0.07 * f32::from(index) * chance.near(1.0, 0.15);
        let length = chance.between(0.42, 0.5);
        let air = Hiss {
            at,
            length,
            pass: Pass::Band,
            from: chance.near(260.0, 0.1),
            to: chance.near(1100.0, 0.1),
            sharpness: 1.5,
        };
        take.hiss(chance, air, |second| 0.5 * arch(second, length).powi(2));
        let blow = Blow {
            at,
            strength: 0.35,
            contact: 0.0007,
            grit: 0.6,
        };
        let edge = loosened(&scaled(&CUBE, 0.9, 0.8), chance, 0.06, 0.3);
        take.strike(chance, blow, &edge);
    }
    take.filtered(Filter::new(Pass::Low, 5200.0, 0.6))
}

/// All turn through the air, and clap down as one.
pub(in crate::sound) fn turn(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let air = Hiss {
        at: 0.0,
        length: TURN_LANDS,
        pass: Pass::Band,
        from: 300.0,
        to: 1900.0,
        sharpness: 1.4,
    };
    take.hiss(chance, air, |second| 0.6 * arch(second, TURN_LANDS).powi(2));
    for index in 0..5_u8 {
        let at = TURN_LANDS + 0.005 * f32::from(index) * chance.near(1.0, 0.4);
        let blow = Blow {
            at,
            strength: chance.near(0.8, 0.15),
            contact: 0.0006,
            grit: 0.4,
        };
        let disc = loosened(&scaled(&CUBE, 0.72, 1.3), chance, 0.08, 0.25);
        take.strike(chance, blow, &disc);
    }
    take.thump(Thump {
        at: TURN_LANDS,
        level: 0.45,
        from: 150.0,
        to: 73.4,
        sink: 0.04,
        ring: 0.4,
    });
    take.drive(1.5);
    take
}

/// Several riders gallop past and away: three beats and a breath, each horse at its own pace.
pub(in crate::sound) fn off(chance: &mut Chance) -> Take {
    const RIDE: f32 = 2.5;
    let mut take = Take::default();
    let step = |chance: &mut Chance| {
        let mut take = Take::default();
        let blow = Blow {
            at: 0.0,
            strength: 1.0,
            contact: chance.near(0.0013, 0.2),
            grit: 0.5,
        };
        let pitch = chance.between(0.9, 1.15);
        let hoof = loosened(&scaled(&HOOF, pitch, 1.0), chance, 0.05, 0.3);
        take.strike(chance, blow, &hoof);
        let earth = Hiss {
            at: 0.0,
            length: 0.05,
            pass: Pass::Band,
            from: 1500.0,
            to: 600.0,
            sharpness: 0.8,
        };
        take.hiss(chance, earth, |second| 0.4 * swell(second, 0.002, 0.04));
        take
    };
    let hooves: [Take; 6] = std::array::from_fn(|_| step(chance));
    for rider in 0..3_u8 {
        let stride = chance.between(0.36, 0.42);
        let mut at = 0.11 * f32::from(rider) + chance.between(0.0, 0.05);
        while at < RIDE {
            for (beat, level) in [(0.0, 0.7), (0.2, 0.8), (0.42, 1.0)] {
                let moment = at + stride * beat;
                // Nearer at first, then away.
                let near = swell(moment, 0.5, 4.6) * arch(RIDE - moment, RIDE * 2.0);
                let pick = chance.between(0.0, 5.99) as usize;
                let level = chance.near(level, 0.15) * near;
                if let (Some(hoof), true) = (hooves.get(pick), near > 0.0) {
                    take.mix(moment, level, hoof);
                }
            }
            at += stride;
        }
    }
    take.drive(1.5);
    take
}
