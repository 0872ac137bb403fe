//! The body of the vihuela: a thin top and the air under it ring at pitches of their own.

use crate::sound::filter::{Filter, Pass};

/// Pitch, sharpness, and how much of it is added to the string itself.
const RINGS: [(f32, f32, f32); 9] = [
    (118.0, 9.0, 0.55),
    (214.0, 11.0, 0.75),
    (287.0, 12.0, 0.40),
    (402.0, 10.0, 0.50),
    (563.0, 9.0, 0.38),
    (748.0, 8.0, 0.32),
    (1090.0, 6.0, 0.30),
    (1620.0, 5.0, 0.26),
    (2450.0, 4.0, 0.22),
];
/// The string alone, as the bridge gives it.
const STRING: f32 = 0.55;

pub(super) struct Body {
    rings: [(Filter, f32); RINGS.len()],
    top: Filter,
    floor: Filter,
}

impl Body {
    pub(super) fn new() -> Self {
        Self {
            rings: RINGS.map(|(hertz, sharpness, level)| {
                (Filter::new(Pass::Band, hertz, sharpness), level)
            }),
            top: Filter::new(Pass::Low, 5600.0, 0.6),
            floor: Filter::new(Pass::High, 70.0, 0.7),
        }
    }

    pub(super) fn run(&mut self, input: f32) -> f32 {
        let rings = self
            .rings
            .iter_mut()
            .map(|(filter, level)| *level * filter.run(input));
        let sum = STRING * input + rings.sum::<f32>();
        self.floor.run(self.top.run(sum))
    }
}
