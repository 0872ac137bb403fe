//! What goes on without end: the room, and the roll under a count. Both are made longer than they are,
//! and what is over is laid on their beginning, so that nobody hears where they begin again.

use crate::sound::chance::{Chance, Wander};
use crate::sound::drums;
use crate::sound::filter::Pass;
use crate::sound::take::{Blow, Hiss, Take, loosened, mode};
use std::f32::consts::FRAC_PI_2;

/// Seconds until they begin again.
pub(in crate::sound) const ROOM: f32 = 11.0;
pub(in crate::sound) const ROLL: f32 = 4.0;
/// Seconds in which the end of the air goes over into its beginning.
const OVER: f32 = 1.5;

/// Two hands on a drum far back, and a deep one once a second, as a heart.
pub(in crate::sound) fn roll(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let hands: [Take; 6] = std::array::from_fn(|index| {
        let pitch = if index % 2 == 0 { 1.9 } else { 1.94 };
        drums::hit(chance, pitch, 0.6)
    });
    let strokes = (ROLL / 0.0714) as usize;
    for index in 0..strokes {
        let at = ROLL * index as f32 / strokes as f32 + chance.between(0.0, 0.006);
        let pick = chance.between(0.0, 2.99) as usize * 2 + index % 2;
        let swelling = 0.8 + 0.2 * (std::f32::consts::TAU * at).cos();
        if let Some(hand) = hands.get(pick) {
            take.mix(at, chance.near(0.22, 0.14) * swelling, hand);
        }
    }
    let deep = drums::hit(chance, 1.0, 0.9);
    for beat in 0..4_u8 {
        take.mix(f32::from(beat), if beat == 0 { 0.34 } else { 0.24 }, &deep);
    }
    take
}

/// The air of a hall, and a fire at its end.
pub(in crate::sound) fn room(chance: &mut Chance) -> Take {
    let mut take = Take::default();
    let length = ROOM + OVER;
    // Equal in power on both sides of the seam.
    let seam = |second: f32| {
        let rise = (second / OVER).clamp(0.0, 1.0);
        let fall = ((length - second) / OVER).clamp(0.0, 1.0);
        (rise * FRAC_PI_2).sin() * (fall * FRAC_PI_2).sin()
    };
    let breath = Wander::new(chance, 0.4, length);
    let flicker = Wander::new(chance, 7.0, length);
    let air = Hiss {
        at: 0.0,
        length,
        pass: Pass::Low,
        from: 260.0,
        to: 260.0,
        sharpness: 0.6,
    };
    take.hiss(chance, air, |second| {
        0.30 * seam(second) * (0.7 + 0.3 * breath.at(second))
    });
    let flames = Hiss {
        pass: Pass::Band,
        from: 420.0,
        to: 420.0,
        sharpness: 0.7,
        ..air
    };
    take.hiss(chance, flames, |second| {
        0.16 * seam(second) * flicker.at(second).powi(2)
    });
    // Now and then the wood cracks.
    let mut at = 0.2;
    while at < ROOM {
        let blow = Blow {
            at,
            strength: 0.16 * chance.between(0.1, 1.0).powi(3),
            contact: 0.0002,
            grit: 0.8,
        };
        let size = chance.between(0.7, 1.6);
        let ember = [
            mode(900.0 * size, 0.7, 0.02),
            mode(2100.0 * size, 1.0, 0.014),
            mode(4400.0 * size, 0.6, 0.008),
        ];
        let ember = loosened(&ember, chance, 0.1, 0.4);
        take.strike(chance, blow, &ember);
        at += chance.between(0.03, 1.0).powi(2) * 0.9;
    }
    take
}
