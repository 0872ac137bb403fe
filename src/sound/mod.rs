//! All that is heard: struck wood and stone, cards, drums, bells and brass, and a vihuela. Worked out as plain
//! samples, with no engine and no recordings; the same sound and variation always gives the same
//! samples.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "samples are counted in the hundred thousands, and never below none"
)]

mod bells;
mod brass;
mod catalogue;
mod chance;
mod drums;
mod fanfare;
mod filter;
mod finish;
mod loudness;
mod mix;
mod music;
mod paper;
mod report;
mod room;
mod scene;
mod scoring;
mod take;
#[cfg(test)]
mod tests;
mod tower;
mod wav;
mod wax;
mod wood;

pub use catalogue::{Sound, SoundKind};
use chance::Chance;
pub use loudness::{Measured, measured};
pub use mix::{Cue, Levels, MixOrder, Mixdown, Mixer, MusicFeed, Soundtrack, Stock};
pub use music::{Misprint, MusicPiece, Musician, PIECES, recital};
pub use report::{SoundFigures, SoundReport, sound_report};
use scene::{count, gate, honours, loops, ride};
use take::RATE;
pub use wav::wav;

/// Samples in a second; there is one channel.
pub const SAMPLE_RATE: u32 = 44_100;

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
        Sound::DuskBell => bells::dusk(chance),
        Sound::GateKnock => gate::knock(chance),
        Sound::GateDrops => gate::drops(chance),
        Sound::CaballeroTumbles => gate::tumbles(chance, variation),
        Sound::RowTick => count::row(chance, variation),
        Sound::CounterTick => count::counter(chance, variation),
        Sound::PrizeRises => count::prize(chance),
        Sound::DiscsRise => ride::rise(chance),
        Sound::DiscsTurn => ride::turn(chance),
        Sound::RideOff => ride::off(chance),
        Sound::CountRoll => loops::roll(chance),
        Sound::RegionRises => count::region(chance),
        Sound::Tie => count::tie(chance),
        Sound::KingBonus => honours::king(chance, variation),
        Sound::HomeBonus => honours::home(chance),
        Sound::LeadChanges => count::lead(chance),
        Sound::Crowning => honours::crowning(chance),
        Sound::RoomTone => loops::room(chance),
    };
    let heard = room::in_hall(dry, character.hall);
    match sound.round() {
        Some(round) => finish::round(heard, round, character.peak),
        None => finish::finish(heard, character.peak),
    }
}
