//! What is heard at the table. Sounds are worked out in the background once the window is open; a
//! machine without a sound card just stays silent.

use crate::common::{FrameSet, Notice, NoticeKind, Settings};
use crate::rules::{Deed, GameEvent, Place};
use crate::sound::{Sound, render, wav};
use bevy::audio::{AudioPlayer, AudioSource, PlaybackSettings, Volume};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

/// Something that sounds.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlaySound(pub(crate) Sound);

/// Sounds that are ready, each with its variations.
#[derive(Resource, Debug, Default)]
struct Voices {
    variations: HashMap<Sound, Vec<Handle<AudioSource>>>,
    /// Variations follow one another, so that no two knocks in a row are the same.
    turn: usize,
}

type RenderedSounds = Vec<(Sound, Vec<Vec<u8>>)>;

#[derive(Resource)]
struct Rehearsal(Task<RenderedSounds>);

/// More at once is only noise.
const MOST_AT_ONCE: usize = 4;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Voices>()
        .add_message::<PlaySound>()
        .add_systems(Startup, rehearse)
        .add_systems(Last, (refuse, tune, play).chain().in_set(FrameSet::Sounds));
}

fn rehearse(mut commands: Commands, sources: Option<Res<Assets<AudioSource>>>) {
    if sources.is_some() {
        let task = AsyncComputeTaskPool::get().spawn(async {
            let variations = |sound: Sound| {
                let variations = 0..sound.variations();
                variations.map(|take| wav(&render(sound, take))).collect()
            };
            Sound::ALL.map(|sound| (sound, variations(sound))).to_vec()
        });
        commands.insert_resource(Rehearsal(task));
    }
}

fn tune(
    rehearsal: Option<ResMut<Rehearsal>>,
    sources: Option<ResMut<Assets<AudioSource>>>,
    mut voices: ResMut<Voices>,
    mut commands: Commands,
) {
    let (Some(mut rehearsal), Some(mut sources)) = (rehearsal, sources) else {
        return;
    };
    let Some(ready) = block_on(poll_once(&mut rehearsal.0)) else {
        return;
    };
    for (sound, variations) in ready {
        let variations = variations.into_iter().map(|bytes| {
            sources.add(AudioSource {
                bytes: bytes.into(),
            })
        });
        voices.variations.insert(sound, variations.collect());
    }
    commands.remove_resource::<Rehearsal>();
}

/// A refusal is heard, whether the hand was told or the rules refused; news are not.
fn refuse(mut notices: MessageReader<Notice>, mut heard: MessageWriter<PlaySound>) {
    let told = notices.read().filter(|n| n.kind == NoticeKind::Refusal);
    if told.count() > 0 {
        heard.write(PlaySound(Sound::Refused));
    }
}

fn play(
    mut heard: MessageReader<PlaySound>,
    settings: Res<Settings>,
    mut voices: ResMut<Voices>,
    mut commands: Commands,
) {
    let mut now = [None; MOST_AT_ONCE];
    for &PlaySound(sound) in heard.read() {
        let free = now.iter().position(Option::is_none);
        if let (Some(free), false) = (free, now.contains(&Some(sound))) {
            now[free] = Some(sound);
        }
    }
    for sound in now.into_iter().flatten() {
        let volume = settings.volume_of(sound.kind());
        if volume <= 0.0 {
            continue;
        }
        voices.turn += 1;
        let turn = voices.turn;
        let variations = voices
            .variations
            .get(&sound)
            .filter(|variations| !variations.is_empty());
        if let Some(variations) = variations {
            let volume = Volume::Linear(volume);
            commands.spawn((
                AudioPlayer(variations[turn % variations.len()].clone()),
                PlaybackSettings::DESPAWN.with_volume(volume),
            ));
        }
    }
}

/// What an event sounds like when it begins to be shown.
pub(crate) fn of_event(event: &GameEvent) -> Option<Sound> {
    Some(match event {
        GameEvent::CardRevealed { .. } | GameEvent::DiscsShown { .. } => Sound::Flip,
        GameEvent::Bid { .. }
        | GameEvent::CardTaken { .. }
        | GameEvent::NeutralTook { .. }
        | GameEvent::CardDiscarded { .. } => Sound::Slide,
        GameEvent::CastilloOpened { .. } => Sound::TowerOpens,
        GameEvent::CastilloClosed | GameEvent::CastilloHeld => Sound::GateFalls,
        GameEvent::ScoringBegan { .. } => Sound::Drum,
        GameEvent::Points { points, .. } | GameEvent::Tribute { points, .. } if *points > 0 => {
            Sound::Bell
        }
        GameEvent::Placed {
            to: Place::Castillo,
            ..
        } => Sound::Tumble,
        GameEvent::Done { deed, .. } => return of_deed(*deed),
        // Pieces are taken back.
        GameEvent::Vetoed { .. } => Sound::Refused,
        _ => return None,
    })
}

/// What a step of a special action sounds like when it is done.
const fn of_deed(deed: Deed) -> Option<Sound> {
    match deed {
        Deed::MoveKing { .. } | Deed::SwapKing { .. } => Some(Sound::DrumRoll),
        Deed::EnterCastillo { .. }
        | Deed::Move {
            to: Place::Castillo,
            ..
        }
        | Deed::PlaceMore {
            to: Place::Castillo,
        } => Some(Sound::Tumble),
        // Somebody slips away.
        Deed::Move { .. } | Deed::SetScoreboard { .. } => Some(Sound::Slide),
        Deed::SendHome { .. }
        | Deed::LoseCourt { .. }
        | Deed::GiveUp { .. }
        | Deed::LoseRegion { .. }
        | Deed::Displace { .. }
        | Deed::MoveGrande { .. } => Some(Sound::Lift),
        _ => None,
    }
}
