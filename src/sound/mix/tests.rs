use super::{Cue, MixOrder, Mixer, Soundtrack, Stock};
use crate::sound::scoring::last_scoring;
use crate::sound::{SAMPLE_RATE, Sound, measured};
use std::sync::LazyLock;

static SCENE: LazyLock<super::Mixdown> = LazyLock::new(|| Soundtrack::example().mix());

fn part(samples: &[f32], from: f32, to: f32) -> &[f32] {
    let at = |second: f32| (second * SAMPLE_RATE as f32) as usize;
    &samples[at(from)..at(to).min(samples.len())]
}

#[test]
fn a_whole_scoring_is_loud_enough_and_never_too_loud() {
    let found = SCENE.measured();
    assert!(
        (60.0..160.0).contains(&found.seconds),
        "{} s",
        found.seconds
    );
    assert!(found.true_peak < -1.0, "{} dB", found.true_peak);
    assert!(
        (-30.0..-16.0).contains(&found.loudness),
        "{} LUFS",
        found.loudness
    );
    assert!(found.offset.abs() < 0.000_5, "{}", found.offset);
    let samples = &SCENE.samples;
    assert!(samples.iter().all(|sample| sample.is_finite()));
    let edges = [samples.first(), samples.last()];
    assert!(edges.iter().flatten().all(|edge| edge.abs() < 0.001));
    assert!(SCENE.most_voices <= 30, "{}", SCENE.most_voices);
    // It leaves the sound alone but for the very loudest moments.
    assert!(SCENE.turned_down < 4.0, "{} dB", SCENE.turned_down);
}

#[test]
fn whatever_sounds_at_once_stays_below() {
    let all = Soundtrack::everything().mix();
    let found = all.measured();
    assert!(found.true_peak < -1.0, "{} dB", found.true_peak);
    assert!(all.turned_down > 3.0, "the limiter had something to do");
}

#[test]
fn every_general_scoring_has_cues_for_what_happens() {
    for seed in 1..6 {
        let events = last_scoring(4, seed);
        let track = Soundtrack::of_scoring(&events, Soundtrack::FULL);
        let has = |sound: Sound| {
            let is = |&(_, cue): &(f32, Cue)| matches!(cue, Cue::Play(s) | Cue::Take(s, _) | Cue::Hold(s) if s == sound);
            track.cues.iter().any(is)
        };
        for sound in [
            Sound::DuskBell,
            Sound::GateDrops,
            Sound::RowTick,
            Sound::CountRoll,
            Sound::RegionRises,
            Sound::PrizeRises,
            Sound::Crowning,
        ] {
            assert!(has(sound), "{seed}: {sound:?}");
        }
        let inside = |(at, _): &(f32, Cue)| (0.0..track.length).contains(at);
        assert!(track.cues.iter().all(inside), "{seed}");
    }
}

#[test]
fn music_is_silent_in_the_count_and_comes_back() {
    let track = Soundtrack {
        length: 30.0,
        cues: vec![
            (0.0, Cue::Music(true)),
            (10.0, Cue::Music(false)),
            (18.0, Cue::Music(true)),
        ],
        levels: Soundtrack::FULL,
    };
    let samples = track.mix().samples;
    let loud = |from, to| measured(part(&samples, from, to)).loudest;
    assert!(loud(5.0, 10.0) > -36.0);
    assert!(loud(13.0, 18.0) < -90.0);
    assert!(loud(23.0, 29.0) > -36.0);
    let silent = Soundtrack {
        levels: [1.0, 1.0, 1.0, 1.0, 1.0, 0.0],
        ..track
    };
    assert!(
        silent
            .mix()
            .samples
            .iter()
            .all(|sample| sample.abs() < 1e-6)
    );
}

#[test]
fn music_makes_room_for_a_scene() {
    struct SteadyTone;
    impl super::MusicFeed for SteadyTone {
        fn fill(&mut self, out: &mut [f32]) {
            out.fill(0.1);
        }
    }
    let mut mixer = Mixer::new(Box::new(SteadyTone), Soundtrack::FULL);
    let mut stock = Stock::default();
    stock.add(Sound::GreatBell);
    mixer.obey(MixOrder::Stock(stock));
    mixer.obey(MixOrder::Cue(Cue::Music(true)));
    let run = |mixer: &mut Mixer, seconds: f32| {
        let many = (seconds * SAMPLE_RATE as f32) as usize;
        (0..many).map(|_| mixer.sample()).sum::<f32>() / many as f32
    };
    run(&mut mixer, 5.0);
    let alone = run(&mut mixer, 1.0);
    mixer.obey(MixOrder::Cue(Cue::Play(Sound::GreatBell)));
    run(&mut mixer, 0.5);
    let under = run(&mut mixer, 2.0);
    assert!(under < 0.5 * alone, "{under} under {alone}");
}

#[test]
fn the_same_at_once_is_heard_once_and_voices_are_limited() {
    let mut mixer = Mixer::new(Box::new(()), Soundtrack::FULL);
    let mut stock = Stock::default();
    stock.add(Sound::Bell);
    stock.add(Sound::CaballeroTumbles);
    mixer.obey(MixOrder::Cue(Cue::Hold(Sound::RoomTone)));
    stock.add(Sound::RoomTone);
    mixer.obey(MixOrder::Stock(stock));
    assert_eq!(
        mixer.voices(),
        1,
        "what was to go on begins once it is there"
    );
    mixer.obey(MixOrder::Cue(Cue::Release(Sound::RoomTone)));
    for _ in 0..5 {
        mixer.obey(MixOrder::Cue(Cue::Play(Sound::Bell)));
    }
    assert_eq!(mixer.voices(), 2);
    for man in 0..200 {
        mixer.obey(MixOrder::Cue(Cue::Take(Sound::CaballeroTumbles, man)));
        for _ in 0..500 {
            mixer.sample();
        }
        assert!(mixer.voices() < 12, "{}", mixer.voices());
    }
    for _ in 0..SAMPLE_RATE * 3 {
        mixer.sample();
    }
    assert_eq!(mixer.voices(), 0);
}
