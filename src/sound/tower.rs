//! The Castillo: what falls into it, its gate, and its rising.

use super::chance::{Chance, Wander};
use super::filter::Pass;
use super::take::{Blow, Hiss, Mode, Take, Thump, arch, loosened, mode, scaled, seconds, swell};
use super::wood::CUBE;

/// Seconds until a caballero reaches the bottom.
pub(super) const TUMBLE_LANDS: f32 = 0.66;
/// Seconds until the gate is down.
pub(super) const GATE_LANDS: f32 = 0.48;
/// Seconds until the tower has come to rest.
pub(super) const OPENING_LANDS: f32 = 1.9;

pub(super) const STONE: [Mode; 6] = [
    mode(118.0, 0.6, 0.16),
    mode(231.0, 0.9, 0.13),
    mode(487.0, 0.7, 0.09),
    mode(823.0, 0.45, 0.06),
    mode(1390.0, 0.3, 0.04),
    mode(2270.0, 0.15, 0.02),
];

pub(super) const LINK: [Mode; 4] = [
    mode(1730.0, 0.5, 0.09),
    mode(2890.0, 1.0, 0.08),
    mode(4310.0, 0.7, 0.06),
    mode(6150.0, 0.4, 0.04),
];

pub(super) const IRON: [Mode; 7] = [
    mode(310.0, 0.6, 0.5),
    mode(523.0, 0.55, 0.6),
    mode(847.0, 0.5, 0.55),
    mode(1289.0, 0.4, 0.45),
    mode(1931.0, 0.3, 0.35),
    mode(2777.0, 0.2, 0.25),
    mode(3923.0, 0.12, 0.18),
];

pub(super) const PLANKS: [Mode; 6] = [
    mode(74.0, 0.9, 0.35),
    mode(128.0, 1.0, 0.28),
    mode(203.0, 0.8, 0.22),
    mode(341.0, 0.8, 0.16),
    mode(590.0, 0.65, 0.1),
    mode(980.0, 0.45, 0.06),
];

pub(super) fn tumble(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let cube = loosened(&scaled(&CUBE, 1.15, 1.2), chance, 0.05, 0.2);
    // From wall to wall, quicker as it falls, darker as it gets deeper.
    let (mut at, mut gap) = (0.0, chance.between(0.13, 0.16));
    while at < TUMBLE_LANDS - 0.06 {
        let depth = at / TUMBLE_LANDS;
        let strength = chance.near(0.75 - 0.2 * depth, 0.3);
        clatter(&mut take, chance, at, strength, depth, &cube);
        at += chance.near(gap, 0.25);
        gap *= 0.8;
    }
    clatter(&mut take, chance, TUMBLE_LANDS, 1.0, 0.9, &cube);
    take.thump(Thump {
        at: TUMBLE_LANDS,
        level: 0.3,
        from: 150.0,
        to: 95.0,
        sink: 0.03,
        ring: 0.22,
    });
    // It bounces on the floor until it lies.
    let (mut at, mut gap, mut strength) = (TUMBLE_LANDS, chance.between(0.085, 0.11), 0.5);
    while gap > 0.02 {
        at += gap;
        clatter(&mut take, chance, at, strength, 0.9, &cube);
        gap *= chance.between(0.6, 0.75);
        strength *= 0.62;
    }
    shaft(&mut take);
    take
}

/// Wood against stone; `depth` is how far down the shaft, from nought to one.
pub(super) fn clatter(
    take: &mut Take,
    chance: &mut Chance,
    at: f32,
    strength: f32,
    depth: f32,
    cube: &[Mode],
) {
    let blow = Blow {
        at,
        strength,
        contact: chance.near(0.0004 + 0.0005 * depth, 0.2),
        grit: 0.5,
    };
    // Another corner strikes each time.
    let pitch = chance.between(0.9, 1.15);
    let corner = loosened(&scaled(cube, pitch, 1.0), chance, 0.03, 0.4);
    take.strike(chance, blow, &corner);
    let stone = loosened(&STONE, chance, 0.06, 0.3);
    let dull = Blow {
        strength: strength * 0.42,
        ..blow
    };
    take.strike(chance, dull, &stone);
}

/// The sound thrown back and forth: between the walls, and, turned over, between mouth and floor.
fn shaft(take: &mut Take) {
    for (delay, keep) in [(0.0031, -0.5), (0.0097, 0.35)] {
        let delay = seconds(delay);
        take.0.resize(take.0.len() + delay * 6, 0.0);
        let mut dull = 0.0;
        for index in delay..take.0.len() {
            dull += 0.45 * (take.0[index - delay] - dull);
            take.0[index] += keep * dull;
        }
    }
}

pub(super) fn gate_falls(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    // Chains run, faster and faster.
    let mut at = 0.0;
    while at < GATE_LANDS - 0.015 {
        let share = at / GATE_LANDS;
        let blow = Blow {
            at,
            strength: chance.near(0.14 + 0.22 * share, 0.5),
            contact: 0.0003,
            grit: 0.6,
        };
        let link = loosened(&LINK, chance, 0.12, 0.5);
        take.strike(chance, blow, &link);
        at += chance.near(0.045 - 0.027 * share, 0.35);
    }
    let grooves = Hiss {
        at: 0.0,
        length: GATE_LANDS,
        pass: Pass::Band,
        from: 240.0,
        to: 620.0,
        sharpness: 0.9,
    };
    take.hiss(chance, grooves, |second| {
        0.5 * (second / GATE_LANDS).powi(2)
    });
    slam(&mut take, chance, GATE_LANDS, 1.0);
    // It springs up once.
    let again = GATE_LANDS + chance.between(0.13, 0.16);
    slam(&mut take, chance, again, 0.22);
    take.drive(2.0);
    take
}

pub(super) fn slam(take: &mut Take, chance: &mut Chance, at: f32, strength: f32) {
    let planks = loosened(&PLANKS, chance, 0.04, 0.2);
    let iron = loosened(&IRON, chance, 0.03, 0.3);
    let heavy = Blow {
        at,
        strength,
        contact: 0.0011,
        grit: 0.5,
    };
    take.strike(chance, heavy, &planks);
    let hard = Blow {
        strength: strength * 0.6,
        contact: 0.0004,
        ..heavy
    };
    take.strike(chance, hard, &iron);
    take.thump(Thump {
        at,
        level: strength * 0.55,
        from: 130.0,
        to: 58.0,
        sink: 0.035,
        ring: 0.5,
    });
    let dust = Hiss {
        at,
        length: 0.25,
        pass: Pass::Low,
        from: 2600.0,
        to: 500.0,
        sharpness: 0.7,
    };
    take.hiss(chance, dust, |second| {
        1.3 * strength * swell(second, 0.002, 0.2)
    });
}

pub(super) fn opens(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let length = OPENING_LANDS;
    let rising =
        |second: f32| swell(second, 0.45, 60.0) * (1.0 - (second / length).powi(8)).max(0.0);
    // The ground shakes.
    let tremor = Wander::new(chance, 11.0, length);
    let rumble = Hiss {
        at: 0.0,
        length,
        pass: Pass::Low,
        from: 75.0,
        to: 120.0,
        sharpness: 1.1,
    };
    take.hiss(chance, rumble, |second| {
        2.6 * rising(second) * (0.45 + 0.55 * tremor.at(second))
    });
    // Stone grinds over stone: it sticks, and gives.
    let grip = Wander::new(chance, 23.0, length);
    let grain = Wander::new(chance, 140.0, length);
    for (from, to, level) in [
        (260.0, 340.0, 1.9),
        (610.0, 780.0, 1.2),
        (1500.0, 1750.0, 0.5),
    ] {
        let grinding = Hiss {
            from,
            to,
            pass: Pass::Band,
            sharpness: 1.6,
            ..rumble
        };
        take.hiss(chance, grinding, |second| {
            level * rising(second) * grip.at(second).powi(2) * (0.4 + 0.6 * grain.at(second))
        });
    }
    // Grit falls from the joints.
    for _ in 0..26 {
        let at = chance.between(0.1, length);
        let blow = Blow {
            at,
            strength: chance.between(0.02, 0.12) * arch(at, length * 1.2),
            contact: 0.0004,
            grit: 0.5,
        };
        let size = chance.between(1.3, 3.2);
        let pebble = loosened(&scaled(&STONE, size, 0.5), chance, 0.1, 0.4);
        take.strike(chance, blow, &pebble);
    }
    // And rests.
    let stop = Blow {
        at: length,
        strength: 0.5,
        contact: 0.0018,
        grit: 0.5,
    };
    let block = loosened(&scaled(&STONE, 0.62, 1.8), chance, 0.04, 0.2);
    take.strike(chance, stop, &block);
    take.thump(Thump {
        at: length,
        level: 0.3,
        from: 95.0,
        to: 48.0,
        sink: 0.05,
        ring: 0.55,
    });
    take.drive(1.1);
    take
}
