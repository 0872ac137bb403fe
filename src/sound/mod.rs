//! All that is heard: struck wood and stone, cards, drums, bells and brass. Worked out as plain
//! samples, with no engine and no recordings; the same sound and variation always gives the same
//! samples.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "samples are counted in the hundred thousands, and never below none"
)]

mod bells;
mod brass;
mod chance;
mod drums;
mod fanfare;
mod filter;
mod finish;
mod paper;
mod room;
mod take;
#[cfg(test)]
mod tests;
mod tower;
mod wav;
mod wax;
mod wood;

use chance::Chance;
use take::RATE;
pub use wav::wav;

/// Samples in a second; there is one channel.
pub const SAMPLE_RATE: u32 = 44_100;

/// Everything the game can sound like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A wooden cube set down.
    Knock,
    /// A piece taken up.
    Lift,
    /// A card pushed over the table.
    Slide,
    /// A card turned over.
    Flip,
    /// A deck riffled and squared.
    Shuffle,
    /// A caballero falling into the tower.
    Tumble,
    /// The gate of the tower comes down on its chains.
    GateFalls,
    /// The tower rises, stone on stone.
    TowerOpens,
    /// The heavy stamp of a Veto.
    Seal,
    /// One dark stroke.
    Drum,
    /// A roll that grows into one stroke.
    DrumRoll,
    /// A small bell: points.
    Bell,
    /// A great bell: a general scoring begins.
    GreatBell,
    /// A marker going one space along the track.
    Step,
    /// Trumpets and sackbuts for El Grande.
    Fanfare,
    /// A button.
    Click,
    /// Two dull knocks: this may not be.
    Refused,
}

/// What a sound belongs to: each kind can be made louder or softer by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SoundKind {
    /// Wood on wood.
    Pieces,
    /// Paper and wax.
    Cards,
    /// Bells, drums, brass and the tower.
    Scenes,
    /// Buttons and refusals.
    Signs,
}

impl SoundKind {
    pub const ALL: [Self; 4] = [Self::Pieces, Self::Cards, Self::Scenes, Self::Signs];

    /// In ids of text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pieces => "Pieces",
            Self::Cards => "Cards",
            Self::Scenes => "Scenes",
            Self::Signs => "Signs",
        }
    }
}

/// What makes a sound fit in among the others.
struct Character {
    /// How many ways there are of making it.
    variations: u8,
    /// The loudest sample, in decibels below the loudest possible.
    peak: f32,
    /// How much of the hall is heard with it.
    hall: f32,
}

impl Sound {
    pub const ALL: [Self; 17] = [
        Self::Knock,
        Self::Lift,
        Self::Slide,
        Self::Flip,
        Self::Shuffle,
        Self::Tumble,
        Self::GateFalls,
        Self::TowerOpens,
        Self::Seal,
        Self::Drum,
        Self::DrumRoll,
        Self::Bell,
        Self::GreatBell,
        Self::Step,
        Self::Fanfare,
        Self::Click,
        Self::Refused,
    ];

    pub const fn kind(self) -> SoundKind {
        match self {
            Self::Knock | Self::Lift | Self::Tumble | Self::Step => SoundKind::Pieces,
            Self::Slide | Self::Flip | Self::Shuffle | Self::Seal => SoundKind::Cards,
            Self::GateFalls
            | Self::TowerOpens
            | Self::Drum
            | Self::DrumRoll
            | Self::Bell
            | Self::GreatBell
            | Self::Fanfare => SoundKind::Scenes,
            Self::Click | Self::Refused => SoundKind::Signs,
        }
    }

    /// How many ways there are of making this sound; those heard most often have the most.
    pub const fn variations(self) -> u8 {
        self.character().variations
    }

    /// Seconds from the beginning to the decisive blow, the same in every variation, so that a scene
    /// can start the sound that much before the thing lands.
    pub const fn landing(self) -> f32 {
        match self {
            Self::Flip => paper::FLIP_LANDS,
            Self::Tumble => tower::TUMBLE_LANDS,
            Self::GateFalls => tower::GATE_LANDS,
            Self::TowerOpens => tower::OPENING_LANDS,
            Self::DrumRoll => drums::ROLL_LANDS,
            Self::Fanfare => fanfare::FINAL_CHORD,
            _ => 0.0,
        }
    }

    const fn character(self) -> Character {
        let (variations, peak, hall) = match self {
            Self::Knock => (4, -12.0, 0.16),
            Self::Lift => (3, -24.0, 0.10),
            Self::Slide => (3, -26.0, 0.10),
            Self::Flip => (3, -14.0, 0.12),
            Self::Shuffle => (2, -16.0, 0.12),
            Self::Tumble => (3, -8.0, 0.22),
            Self::GateFalls => (2, -5.0, 0.28),
            Self::TowerOpens => (2, -8.0, 0.22),
            Self::Seal => (2, -4.0, 0.22),
            Self::Drum => (3, -5.0, 0.22),
            Self::DrumRoll => (2, -5.0, 0.20),
            Self::Bell => (3, -20.0, 0.18),
            Self::GreatBell => (2, -6.0, 0.20),
            Self::Step => (4, -18.0, 0.12),
            Self::Fanfare => (2, -6.0, 0.60),
            Self::Click => (2, -24.0, 0.06),
            Self::Refused => (2, -12.0, 0.12),
        };
        Character {
            variations,
            peak,
            hall,
        }
    }
}

/// The samples of a sound, each between -1 and 1. Variations are counted from nought; beyond the last
/// one they begin again, so any counter will do.
pub fn render(sound: Sound, variation: u8) -> Vec<f32> {
    let character = sound.character();
    let variation = variation % character.variations;
    let chance = &mut Chance::new(sound as u64 * 256 + u64::from(variation));
    let dry = match sound {
        Sound::Knock => wood::knock(chance),
        Sound::Lift => wood::lift(chance),
        Sound::Slide => paper::slide(chance),
        Sound::Flip => paper::flip(chance),
        Sound::Shuffle => paper::shuffle(chance),
        Sound::Tumble => tower::tumble(chance),
        Sound::GateFalls => tower::gate_falls(chance),
        Sound::TowerOpens => tower::opens(chance),
        Sound::Seal => wax::seal(chance),
        Sound::Drum => drums::stroke(chance),
        Sound::DrumRoll => drums::roll(chance),
        Sound::Bell => bells::small(chance),
        Sound::GreatBell => bells::great(chance),
        Sound::Step => wood::step(chance),
        Sound::Fanfare => fanfare::fanfare(chance, variation),
        Sound::Click => wood::click(chance),
        Sound::Refused => wood::refused(chance),
    };
    finish::finish(room::in_hall(dry, character.hall), character.peak)
}
