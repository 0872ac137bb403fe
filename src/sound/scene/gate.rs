//! Somebody knocks, and the gate of the Castillo falls on its chains; who is inside comes tumbling out.

use crate::sound::chance::{Chance, Wander};
use crate::sound::filter::Pass;
use crate::sound::take::{Blow, Hiss, Take, Thump, loosened, scaled, swell};
use crate::sound::tower::{IRON, LINK, PLANKS, clatter, slam};
use crate::sound::wood::CUBE;

/// Seconds until the gate lies.
pub(in crate::sound) const DROP_LANDS: f32 = 1.1;

/// Three times with the iron ring.
pub(in crate::sound) fn knock(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    for (at, strength) in [(0.0, 0.8), (0.44, 0.9), (0.9, 1.0)] {
        let at = at * chance.near(1.0, 0.02);
        let blow = Blow {
            at,
            strength,
            contact: 0.0016,
            grit: 0.4,
        };
        let planks = loosened(&scaled(&PLANKS, 1.25, 0.9), chance, 0.02, 0.15);
        take.strike(chance, blow, &planks);
        let ring = Blow {
            strength: strength * 0.2,
            contact: 0.0005,
            ..blow
        };
        let iron = loosened(&scaled(&IRON, 1.6, 0.3), chance, 0.02, 0.2);
        take.strike(chance, ring, &iron);
        take.thump(Thump {
            at,
            level: strength * 0.4,
            from: 140.0,
            to: 82.0,
            sink: 0.03,
            ring: 0.34,
        });
    }
    take.drive(1.6);
    take
}

pub(in crate::sound) fn drops(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    // The windlass lets go: wood that groans, then chains that run.
    let groan = Wander::new(chance, 31.0, DROP_LANDS);
    let axle = Hiss {
        at: 0.0,
        length: 0.7,
        pass: Pass::Band,
        from: 330.0,
        to: 520.0,
        sharpness: 7.0,
    };
    take.hiss(chance, axle, |second| {
        1.5 * swell(second, 0.12, 0.9) * groan.at(second).powi(2)
    });
    chains(&mut take, chance, 0.22, DROP_LANDS - 0.01, 0.4);
    let air = Hiss {
        at: 0.3,
        length: DROP_LANDS - 0.3,
        pass: Pass::Band,
        from: 120.0,
        to: 480.0,
        sharpness: 0.9,
    };
    let length = air.length;
    take.hiss(chance, air, |second| 0.7 * (second / length).powi(3));
    slam(&mut take, chance, DROP_LANDS, 1.0);
    slam(&mut take, chance, DROP_LANDS + 0.21, 0.3);
    slam(&mut take, chance, DROP_LANDS + 0.34, 0.1);
    // The chains swing out.
    for index in 0..9_u8 {
        let at = DROP_LANDS + 0.25 + 0.11 * f32::from(index) + chance.between(0.0, 0.07);
        link(&mut take, chance, at, 0.14 * 0.78_f32.powi(index.into()));
    }
    take.drive(2.4);
    take
}

/// Link after link over the edge, faster and faster.
fn chains(take: &mut Take, chance: &mut Chance, from: f32, to: f32, level: f32) {
    let mut at = from;
    while at < to {
        let share = (at - from) / (to - from);
        let strength = chance.near(level * (0.35 + 0.65 * share), 0.5);
        link(take, chance, at, strength);
        at += chance.near(0.052 - 0.036 * share, 0.35);
    }
}

fn link(take: &mut Take, chance: &mut Chance, at: f32, strength: f32) {
    let blow = Blow {
        at,
        strength,
        contact: 0.0003,
        grit: 0.6,
    };
    let link = loosened(&scaled(&LINK, 0.8, 1.3), chance, 0.12, 0.5);
    take.strike(chance, blow, &link);
}

/// One caballero over the sill and down the planks; the higher the variation, the smaller he sounds.
pub(in crate::sound) fn tumbles(chance: &mut Chance, variation: u8) -> Take {
    let mut take = Take::default();
    let pitch = 0.84 * 1.075_f32.powi(variation.into());
    let cube = loosened(&scaled(&CUBE, pitch, 1.1), chance, 0.03, 0.2);
    let (mut at, mut gap, mut strength) = (0.0, chance.between(0.15, 0.2), 1.0);
    while gap > 0.018 {
        let blow = Blow {
            at,
            strength: chance.near(strength, 0.15) * 0.5,
            contact: 0.0014,
            grit: 0.4,
        };
        clatter(&mut take, chance, at, strength, 0.2, &cube);
        let planks = loosened(&scaled(&PLANKS, 1.9 * pitch, 0.5), chance, 0.05, 0.3);
        take.strike(chance, blow, &planks);
        at += gap;
        gap *= chance.between(0.66, 0.8);
        strength *= chance.between(0.6, 0.75);
    }
    take
}
