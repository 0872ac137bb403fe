//! What is heard at the table: everybody says what sounds, and it goes to the mixing desk. A machine
//! without a sound card just stays silent.

use super::desk::{self, DeskOrders};
use crate::common::{FrameSet, Notice, NoticeKind, Settings, Spectacle};
use crate::rules::{Deed, GameEvent, Place, Reason};
use crate::sound::{Cue, Levels, MixOrder, Sound};
use crate::table::GeneralScoring;
use bevy::prelude::*;

/// Something that sounds, once.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlaySound(pub(crate) Sound);

/// Something that sounds in one way among several, or begins to go on, or ends: the step of a row, the
/// roll under a count.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayCue(pub(crate) Cue);

/// All cues since it was last asked, for who writes them down.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Overheard(pub(crate) Vec<Cue>);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<PlaySound>()
        .add_message::<PlayCue>()
        .add_plugins(desk::plugin)
        .add_systems(
            Last,
            (
                refuse,
                accompany,
                desk::stock_up.run_if(resource_exists::<DeskOrders>),
                turn_up.run_if(resource_exists::<DeskOrders>),
                play,
            )
                .chain()
                .in_set(FrameSet::Sounds),
        );
}

/// A refusal is heard, whether the hand was told or the rules refused; news are not.
fn refuse(mut notices: MessageReader<Notice>, mut heard: MessageWriter<PlaySound>) {
    let told = notices.read().filter(|n| n.kind == NoticeKind::Refusal);
    if told.count() > 0 {
        heard.write(PlaySound(Sound::Refused));
    }
}

/// A vihuela plays, but for a general scoring and the crowning; the fire burns all evening.
fn accompany(
    scoring: Option<Res<State<GeneralScoring>>>,
    spectacle: Res<State<Spectacle>>,
    mut played: Local<Option<bool>>,
    mut heard: MessageWriter<PlayCue>,
) {
    let grave = matches!(spectacle.get(), Spectacle::Scoring | Spectacle::Crowning);
    let plays = scoring.is_none() && !grave;
    let before = played.replace(plays);
    if before.is_none() {
        heard.write(PlayCue(Cue::Hold(Sound::RoomTone)));
    }
    if before != Some(plays) {
        heard.write(PlayCue(Cue::Music(plays)));
    }
}

/// Each kind as loud as it is set, while it sounds too.
fn turn_up(orders: Res<DeskOrders>, settings: Res<Settings>, mut set: Local<Option<Levels>>) {
    let levels = desk::levels(&settings);
    if *set != Some(levels) && orders.send(MixOrder::Levels(levels)) {
        *set = Some(levels);
    }
}

fn play(
    mut sounds: MessageReader<PlaySound>,
    mut cues: MessageReader<PlayCue>,
    orders: Option<Res<DeskOrders>>,
    mut overheard: Option<ResMut<Overheard>>,
) {
    let sounds = sounds.read().map(|&PlaySound(sound)| Cue::Play(sound));
    let cues = cues.read().map(|&PlayCue(cue)| cue);
    for cue in sounds.chain(cues) {
        if let Some(orders) = &orders {
            orders.send(MixOrder::Cue(cue));
        }
        if let Some(overheard) = &mut overheard {
            overheard.0.push(cue);
        }
    }
}

/// What an event sounds like when it begins to be shown.
pub(crate) fn of_event(event: &GameEvent) -> Option<Sound> {
    Some(match event {
        GameEvent::CardRevealed { .. } => Sound::Flip,
        GameEvent::DiscsShown { .. } => Sound::DiscsRise,
        GameEvent::Marched { .. } => Sound::RideOff,
        GameEvent::Bid { .. }
        | GameEvent::CardTaken { .. }
        | GameEvent::NeutralTook { .. }
        | GameEvent::CardDiscarded { .. } => Sound::Slide,
        GameEvent::CastilloClosed | GameEvent::CastilloHeld => Sound::GateFalls,
        GameEvent::ScoringBegan {
            place: Place::Castillo,
            ..
        } => Sound::Drum,
        GameEvent::ScoringBegan { .. } => Sound::RegionRises,
        GameEvent::Points {
            reason: Reason::KingBonus,
            ..
        } => Sound::KingBonus,
        GameEvent::Points {
            reason: Reason::HomeBonus,
            ..
        } => Sound::HomeBonus,
        GameEvent::Points {
            reason: Reason::Tie { .. },
            ..
        } => Sound::Tie,
        GameEvent::Points { points, .. } if *points > 0 => Sound::PrizeRises,
        GameEvent::Tribute { points, .. } if *points > 0 => Sound::Bell,
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
