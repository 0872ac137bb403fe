//! Wooden pieces on a board that lies on a table.

use super::chance::Chance;
use super::filter::Pass;
use super::take::{Blow, Hiss, Mode, Take, arch, loosened, mode, scaled, swell};

/// The lowest two are the table below, the others the cube and the board.
pub(super) const CUBE: [Mode; 8] = [
    mode(205.0, 0.38, 0.100),
    mode(370.0, 0.62, 0.085),
    mode(655.0, 1.00, 0.070),
    mode(1040.0, 1.00, 0.058),
    mode(1570.0, 0.80, 0.046),
    mode(2410.0, 0.55, 0.032),
    mode(3650.0, 0.30, 0.020),
    mode(5300.0, 0.14, 0.013),
];

pub(super) const TICK: [Mode; 4] = [
    mode(880.0, 0.5, 0.035),
    mode(1460.0, 1.0, 0.028),
    mode(2350.0, 0.6, 0.020),
    mode(3900.0, 0.3, 0.012),
];

const DULL: [Mode; 5] = [
    mode(142.0, 0.7, 0.15),
    mode(228.0, 1.0, 0.12),
    mode(356.0, 0.9, 0.10),
    mode(548.0, 0.7, 0.07),
    mode(880.0, 0.4, 0.05),
];

pub(super) fn knock(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let cube = loosened(&CUBE, chance, 0.05, 0.3);
    touch(&mut take, chance, 0.0, 1.0, &cube);
    // It comes down on an edge and rocks to rest.
    let rest = chance.between(0.026, 0.048);
    let weight = chance.between(0.14, 0.3);
    touch(&mut take, chance, rest, weight, &scaled(&cube, 1.07, 0.8));
    let last = rest + chance.between(0.014, 0.024);
    touch(
        &mut take,
        chance,
        last,
        weight * 0.35,
        &scaled(&cube, 1.12, 0.7),
    );
    take
}

pub(super) fn step(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let marker = loosened(&scaled(&CUBE, 1.38, 0.7), chance, 0.035, 0.25);
    touch(&mut take, chance, 0.0, 1.0, &marker);
    let rest = chance.between(0.018, 0.03);
    touch(&mut take, chance, rest, 0.14, &scaled(&marker, 1.1, 0.7));
    take
}

/// Wood on painted wood: a sharp blow, and the scratch of the surfaces.
fn touch(take: &mut Take, chance: &mut Chance, at: f32, strength: f32, modes: &[Mode]) {
    let blow = Blow {
        at,
        strength,
        contact: chance.between(0.000_28, 0.000_46),
        grit: 0.5,
    };
    take.strike(chance, blow, modes);
    let scratch = Hiss {
        at,
        length: 0.012,
        pass: Pass::Band,
        from: 3200.0,
        to: 1800.0,
        sharpness: 0.8,
    };
    take.hiss(chance, scratch, |second| {
        0.7 * strength * swell(second, 0.000_6, 0.009)
    });
}

pub(super) fn lift(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let length = chance.between(0.07, 0.1);
    let scuff = Hiss {
        at: 0.0,
        length,
        pass: Pass::Band,
        from: chance.near(1100.0, 0.1),
        to: chance.near(2500.0, 0.1),
        sharpness: 1.1,
    };
    take.hiss(chance, scuff, |second| 0.5 * arch(second, length).powi(2));
    // The last corner leaves the board.
    let blow = Blow {
        at: length * 0.55,
        strength: 0.55,
        contact: 0.0007,
        grit: 0.6,
    };
    let corner = loosened(&scaled(&CUBE, 1.5, 0.6), chance, 0.06, 0.3);
    take.strike(chance, blow, &corner);
    take
}

pub(super) fn click(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let blow = Blow {
        at: 0.0,
        strength: 1.0,
        contact: 0.0005,
        grit: 0.4,
    };
    let tick = loosened(&TICK, chance, 0.03, 0.2);
    take.strike(chance, blow, &tick);
    take
}

pub(super) fn refused(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let wood = loosened(&DULL, chance, 0.04, 0.2);
    // Softly, as with the knuckles through a cloth; the second lower, as a voice that says no.
    for (at, strength, pitch) in [(0.0, 1.0, 1.0), (0.125, 0.85, 0.88)] {
        let blow = Blow {
            at,
            strength,
            contact: chance.near(0.0014, 0.1),
            grit: 0.3,
        };
        take.strike(chance, blow, &scaled(&wood, pitch, 1.0));
    }
    take
}
