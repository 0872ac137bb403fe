use super::{SAMPLE_RATE, Sound, bells, render, wav};
use std::f32::consts::TAU;
use std::sync::LazyLock;

struct RenderedSound {
    sound: Sound,
    variation: u8,
    samples: Vec<f32>,
}

/// Rendered once for all tests.
static HEARD: LazyLock<Vec<RenderedSound>> = LazyLock::new(|| {
    Sound::ALL
        .into_iter()
        .flat_map(|sound| (0..sound.variations()).map(move |variation| (sound, variation)))
        .map(|(sound, variation)| RenderedSound {
            sound,
            variation,
            samples: render(sound, variation),
        })
        .collect()
});

fn of(sound: Sound) -> impl Iterator<Item = &'static [f32]> {
    HEARD
        .iter()
        .filter(move |heard| heard.sound == sound)
        .map(|heard| heard.samples.as_slice())
}

fn loudest(samples: &[f32]) -> f32 {
    samples
        .iter()
        .fold(0.0, |most, sample| most.max(sample.abs()))
}

fn energy(samples: &[f32]) -> f32 {
    samples.iter().map(|sample| sample * sample).sum()
}

/// How much of this pitch is in the samples.
fn strength_at(hertz: f32, samples: &[f32]) -> f32 {
    let turn = TAU * hertz / SAMPLE_RATE as f32;
    let (mut sine, mut cosine) = (0.0, 0.0);
    for (index, sample) in samples.iter().enumerate() {
        let angle = (turn * index as f32) % TAU;
        sine += sample * angle.sin();
        cosine += sample * angle.cos();
    }
    sine.hypot(cosine)
}

/// The middle of the spectrum, by energy, measured every few hertz over the loud part.
fn centroid(samples: &[f32]) -> f32 {
    let part = &samples[..samples.len().min(4096)];
    let (mut sum, mut weighted) = (0.0, 0.0);
    for step in 1..400_u16 {
        let hertz = f32::from(step) * 20.0;
        let power = strength_at(hertz, part).powi(2);
        sum += power;
        weighted += power * hertz;
    }
    weighted / sum
}

const fn seconds_expected(sound: Sound) -> (f32, f32) {
    match sound {
        Sound::Click => (0.1, 0.45),
        Sound::Knock | Sound::Lift | Sound::Step | Sound::RowTick | Sound::CounterTick => {
            (0.25, 0.75)
        }
        Sound::Refused | Sound::Flip | Sound::Seal => (0.4, 1.0),
        Sound::Slide | Sound::Drum => (0.5, 1.2),
        Sound::Bell => (0.8, 1.6),
        Sound::Shuffle | Sound::Tumble | Sound::GateFalls => (1.0, 1.8),
        Sound::TowerOpens | Sound::DrumRoll => (2.2, 3.2),
        Sound::GreatBell | Sound::DuskBell => (3.5, 5.5),
        Sound::Fanfare => (4.0, 5.3),
        Sound::CaballeroTumbles | Sound::Tie => (0.6, 1.3),
        Sound::DiscsRise | Sound::DiscsTurn => (0.8, 1.5),
        Sound::PrizeRises
        | Sound::GateKnock
        | Sound::RegionRises
        | Sound::KingBonus
        | Sound::HomeBonus
        | Sound::LeadChanges => (1.2, 2.0),
        Sound::GateDrops | Sound::RideOff => (2.0, 3.2),
        Sound::CountRoll => (3.99, 4.01),
        Sound::Crowning => (9.0, 14.0),
        Sound::RoomTone => (10.99, 11.01),
    }
}

#[test]
fn every_sound_is_fit_to_be_played() {
    for RenderedSound {
        sound,
        variation,
        samples,
    } in HEARD.iter()
    {
        let name = format!("{sound:?} {variation}");
        assert!(samples.iter().all(|sample| sample.is_finite()), "{name}");
        assert!(loudest(samples) <= 1.0, "{name} is too loud");
        let rest = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(rest.abs() < 0.001, "{name} is off centre by {rest}");
        let loudest = loudest(samples);
        if sound.round().is_some() {
            // It begins again without a step larger than those it takes anyway.
            let largest = samples
                .windows(2)
                .fold(0.0_f32, |most, pair| most.max((pair[1] - pair[0]).abs()));
            let seam = (samples[0] - samples[samples.len() - 1]).abs();
            assert!(seam <= largest, "{name} clicks: {seam}");
            continue;
        }
        for edge in [samples.first(), samples.last()] {
            let edge = edge.copied().unwrap_or(1.0).abs();
            assert!(edge < 0.01 * loudest, "{name} clicks: {edge}");
        }
    }
}

#[test]
fn every_sound_has_the_length_and_the_loudness_it_should() {
    for RenderedSound { sound, samples, .. } in HEARD.iter() {
        let (least, most) = seconds_expected(*sound);
        let length = samples.len() as f32 / SAMPLE_RATE as f32;
        assert!((least..=most).contains(&length), "{sound:?}: {length} s");
        let decibels = 20.0 * loudest(samples).log10();
        let wanted = sound.character().peak;
        assert!((decibels - wanted).abs() < 0.1, "{sound:?}: {decibels}");
    }
}

#[test]
fn variations_differ_and_nothing_else_does() {
    for sound in Sound::ALL {
        let takes: Vec<_> = of(sound).collect();
        assert_eq!(takes.len(), usize::from(sound.variations()));
        let alone = sound.round().is_some() || sound == Sound::Crowning;
        assert!(
            takes.len() > 1 || alone,
            "{sound:?} would sound like a machine"
        );
        for (index, take) in takes.iter().enumerate() {
            for other in &takes[..index] {
                let difference: Vec<f32> = take.iter().zip(*other).map(|(a, b)| a - b).collect();
                assert!(energy(&difference) > 0.02 * energy(take), "{sound:?}");
            }
        }
    }
    for sound in [Sound::Knock, Sound::Bell, Sound::Slide] {
        let again = render(sound, sound.variations());
        assert!(of(sound).next() == Some(again.as_slice()), "{sound:?}");
    }
}

#[test]
fn wood_is_wood_and_drums_are_dark() {
    for knock in of(Sound::Knock) {
        let middle = centroid(knock);
        assert!((400.0..2500.0).contains(&middle), "{middle}");
    }
    for drum in of(Sound::Drum) {
        let middle = centroid(drum);
        assert!(middle < 300.0, "{middle}");
    }
}

#[test]
fn bells_ring_at_their_partials() {
    for (sound, note, ratios) in [
        (Sound::Bell, bells::SMALL, [0.5, 1.0, 2.0]),
        (Sound::GreatBell, bells::GREAT, [0.5, 1.0, 2.0]),
    ] {
        for bell in of(sound) {
            let bell = &bell[..SAMPLE_RATE as usize / 2];
            for ratio in ratios {
                let there = strength_at(note * ratio, bell);
                let beside = strength_at(note * ratio * 1.1, bell);
                assert!(there > 4.0 * beside, "{sound:?} at {ratio}");
            }
        }
    }
}

#[test]
fn the_decisive_blow_falls_when_it_is_said_to() {
    for sound in [
        Sound::Flip,
        Sound::GateFalls,
        Sound::DrumRoll,
        Sound::GateDrops,
        Sound::DiscsTurn,
    ] {
        for samples in of(sound) {
            let landing = (sound.landing() * SAMPLE_RATE as f32) as usize;
            let span = SAMPLE_RATE as usize / 20;
            let before = loudest(&samples[landing - span..landing]);
            let after = loudest(&samples[landing..landing + span]);
            assert!(after > 1.5 * before, "{sound:?}: {before} then {after}");
        }
    }
}

#[test]
fn a_wav_file_can_be_read_back() {
    let samples = [0.0, 0.5, -0.5, 1.0, -1.0, 3.0, f32::NAN];
    let bytes = wav(&samples);
    let number = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| bytes[at + byte]));
    let short = |at: usize| u16::from_le_bytes([0, 1].map(|byte| bytes[at + byte]));
    assert_eq!(&bytes[..4], b"RIFF");
    assert_eq!(number(4) as usize, bytes.len() - 8);
    assert_eq!(&bytes[8..16], b"WAVEfmt ");
    assert_eq!(number(16), 16);
    let (format, channels) = (short(20), short(22));
    assert_eq!((format, channels), (1, 1));
    assert_eq!(number(24), SAMPLE_RATE);
    assert_eq!(number(28), SAMPLE_RATE * 2);
    let (step, bits) = (short(32), short(34));
    assert_eq!((step, bits), (2, 16));
    assert_eq!(&bytes[36..40], b"data");
    assert_eq!(number(40) as usize, samples.len() * 2);
    let read: Vec<i16> = bytes[44..]
        .chunks_exact(2)
        .map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
        .collect();
    assert_eq!(read, [0, 16384, -16384, 32767, -32767, 32767, 0]);
}

/// The loudest pitch there is between the two.
fn pitch_between(least: u16, most: u16, samples: &[f32]) -> f32 {
    let pitches = (least..most).step_by(4).map(f32::from);
    let strength = |hertz: f32| strength_at(hertz, samples);
    pitches
        .max_by(|one, other| strength(*one).total_cmp(&strength(*other)))
        .unwrap_or(0.0)
}

#[test]
fn a_row_rises_as_it_grows() {
    let pitches: Vec<f32> = of(Sound::RowTick)
        .map(|tick| pitch_between(500, 2000, &tick[..8000]))
        .collect();
    for pair in pitches.windows(2) {
        assert!(pair[1] > pair[0] * 1.02, "{pitches:?}");
    }
}
