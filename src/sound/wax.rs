//! The seal under a Veto.

use super::chance::Chance;
use super::filter::Pass;
use super::take::{Blow, Hiss, Mode, Take, Thump, arch, loosened, mode, swell};

/// A brass stamp with a wooden grip, driven through soft wax onto an oak table.
const OAK: [Mode; 7] = [
    mode(88.0, 1.0, 0.34),
    mode(151.0, 0.9, 0.27),
    mode(242.0, 0.75, 0.2),
    mode(398.0, 0.75, 0.15),
    mode(655.0, 0.6, 0.1),
    mode(1120.0, 0.4, 0.06),
    mode(1930.0, 0.1, 0.04),
];

const BRASS: [Mode; 3] = [
    mode(1460.0, 0.5, 0.16),
    mode(2710.0, 0.3, 0.11),
    mode(4280.0, 0.15, 0.07),
];

pub(super) fn seal(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let blow = Blow {
        at: 0.0,
        strength: 1.0,
        contact: chance.near(0.0012, 0.1),
        grit: 0.4,
    };
    let oak = loosened(&OAK, chance, 0.03, 0.15);
    take.strike(chance, blow, &oak);
    let ring = Blow {
        strength: 0.22,
        contact: 0.0005,
        ..blow
    };
    let brass = loosened(&BRASS, chance, 0.02, 0.2);
    take.strike(chance, ring, &brass);
    take.thump(Thump {
        at: 0.0,
        level: 0.65,
        from: 125.0,
        to: 54.0,
        sink: 0.045,
        ring: 0.5,
    });
    let impact = Hiss {
        at: 0.0,
        length: 0.12,
        pass: Pass::Low,
        from: 2200.0,
        to: 350.0,
        sharpness: 0.7,
    };
    take.hiss(chance, impact, |second| 1.5 * swell(second, 0.0015, 0.08));
    // The wax gives way and is pressed flat.
    let wax = Hiss {
        at: 0.05,
        length: 0.2,
        pass: Pass::Band,
        from: chance.near(900.0, 0.1),
        to: chance.near(420.0, 0.1),
        sharpness: 2.2,
    };
    take.hiss(chance, wax, |second| 0.3 * arch(second, 0.2).powi(2));
    // What lies on the table jumps.
    let rattle = Blow {
        at: chance.between(0.085, 0.1),
        strength: 0.14,
        contact: 0.0006,
        grit: 0.6,
    };
    take.strike(chance, rattle, &super::wood::CUBE);
    take.drive(2.2);
    take
}
