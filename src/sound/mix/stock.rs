//! Sounds worked out and kept, as 16 bit numbers: half the room, and finer than anybody hears.

use crate::sound::{Sound, render};
use std::sync::Arc;

/// One variation of a sound.
pub(super) type Recording = Arc<[i16]>;

/// The variations of every sound that has been worked out.
#[derive(Clone, Debug, Default)]
pub struct Stock(Vec<Vec<Recording>>);

impl Stock {
    /// All sounds there are.
    pub fn whole() -> Self {
        let mut stock = Self::default();
        for sound in Sound::ALL {
            stock.add(sound);
        }
        stock
    }

    /// Works out all variations of a sound, unless it has.
    pub fn add(&mut self, sound: Sound) {
        let place = sound as usize;
        if self.0.len() <= place {
            self.0.resize(place + 1, Vec::new());
        }
        if self.0[place].is_empty() {
            self.0[place] = (0..sound.variations())
                .map(|variation| {
                    let samples = render(sound, variation);
                    let number = |sample: &f32| (sample * f32::from(i16::MAX)).round() as i16;
                    samples.iter().map(number).collect()
                })
                .collect();
        }
    }

    /// Beyond the last variation they begin again.
    pub(super) fn get(&self, sound: Sound, variation: usize) -> Option<Recording> {
        let variations = self.0.get(sound as usize)?;
        let place = variation.checked_rem(variations.len())?;
        variations.get(place).cloned()
    }

    /// How much room it takes.
    pub fn bytes(&self) -> usize {
        let samples: usize = self.0.iter().flatten().map(|take| take.len()).sum();
        samples * size_of::<i16>()
    }
}
