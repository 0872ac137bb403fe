//! Cards on a table.

use super::chance::{Chance, Wander};
use super::filter::{Filter, Pass};
use super::take::{Blow, Hiss, Mode, Take, arch, loosened, mode, swell};

/// Seconds until a turned card lies on its other side.
pub(super) const FLIP_LANDS: f32 = 0.17;

/// What a card makes of the table when it falls flat.
const TABLE: [Mode; 5] = [
    mode(165.0, 0.7, 0.09),
    mode(310.0, 1.0, 0.07),
    mode(540.0, 0.7, 0.05),
    mode(930.0, 0.45, 0.035),
    mode(1700.0, 0.25, 0.02),
];

pub(super) fn slide(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let length = chance.between(0.3, 0.4);
    rub(&mut take, chance, 0.0, length, 1.0);
    soft(take)
}

/// Paper over wood: a hiss that follows the hand, and a deeper murmur of the table.
fn rub(take: &mut Take, chance: &mut Chance, at: f32, length: f32, level: f32) {
    let grip = Wander::new(chance, 55.0, length);
    let hand = Wander::new(chance, 9.0, length);
    let push = |second: f32| {
        let stroke = arch(second, length).powf(0.8);
        level * stroke * (0.5 + 0.5 * hand.at(second)) * (0.6 + 0.4 * grip.at(second))
    };
    let paper = Hiss {
        at,
        length,
        pass: Pass::Band,
        from: chance.near(1500.0, 0.1),
        to: chance.near(2300.0, 0.1),
        sharpness: 0.9,
    };
    take.hiss(chance, paper, push);
    let table = Hiss {
        from: 420.0,
        to: 520.0,
        sharpness: 1.2,
        ..paper
    };
    take.hiss(chance, table, |second| 0.5 * push(second));
}

pub(super) fn flip(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    // The thumb lets the edge go, the card goes round through the air, and falls flat.
    flick(&mut take, chance, 0.0, 0.6);
    let air = Hiss {
        at: 0.01,
        length: FLIP_LANDS,
        pass: Pass::Band,
        from: chance.near(900.0, 0.15),
        to: chance.near(2400.0, 0.15),
        sharpness: 1.3,
    };
    take.hiss(chance, air, |second| 0.5 * arch(second, FLIP_LANDS).powi(2));
    slap(&mut take, chance, FLIP_LANDS, 1.0);
    soft(take)
}

pub(super) fn shuffle(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let (mut at, mut gap) = (0.0, 0.034);
    // Both halves fall into each other, quicker and quicker.
    while at < 0.55 {
        let level = 0.35 + 0.5 * arch(at, 0.6);
        let level = chance.near(level, 0.35);
        flick(&mut take, chance, at, level);
        at += chance.near(gap, 0.3);
        gap = (gap * 0.965_f32).max(0.013);
    }
    rub(&mut take, chance, 0.64, 0.24, 0.6);
    // Squared on the table.
    slap(&mut take, chance, 0.9, 0.5);
    slap(&mut take, chance, 1.03, 0.35);
    soft(take)
}

/// Worn pasteboard does not hiss as fresh paper does.
fn soft(take: Take) -> Take {
    take.filtered(Filter::new(Pass::Low, 4800.0, 0.6))
}

/// An edge of card that springs from under a thumb.
fn flick(take: &mut Take, chance: &mut Chance, at: f32, level: f32) {
    let snap = Hiss {
        at,
        length: 0.022,
        pass: Pass::Band,
        from: chance.near(3300.0, 0.2),
        to: 1700.0,
        sharpness: 1.2,
    };
    take.hiss(chance, snap, |second| level * swell(second, 0.001, 0.018));
}

/// A card that falls flat, and the air that leaves from under it.
fn slap(take: &mut Take, chance: &mut Chance, at: f32, strength: f32) {
    let blow = Blow {
        at,
        strength: strength * 0.42,
        contact: chance.near(0.0011, 0.15),
        grit: 0.6,
    };
    let table = loosened(&TABLE, chance, 0.05, 0.25);
    take.strike(chance, blow, &table);
    let air = Hiss {
        at,
        length: 0.06,
        pass: Pass::Band,
        from: 2600.0,
        to: 1200.0,
        sharpness: 0.8,
    };
    take.hiss(chance, air, |second| {
        0.9 * strength * swell(second, 0.0015, 0.045)
    });
}
