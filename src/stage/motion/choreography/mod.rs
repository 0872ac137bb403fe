//! How each thing that happens is shown: a table with a line for every manner of moving. Whoever
//! looks up in the middle of it can tell an intrigue from an eviction by the way pieces go. Which
//! manners a phase has stands where the phase begins, in [`super::phases`].

#[cfg(test)]
mod tests;
mod way;

use way::UNMOVED;
pub(crate) use way::{Choreography, mix};

use crate::common::Settings;
use crate::rules::{Deed, GameEvent, Place};
use crate::sound::Sound;
use crate::stage::cinema::tumble::opening_takes;
use bevy::prelude::*;
use way::Way;

/// What kind of thing happens, as far as it looks different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Manner {
    /// Whatever has no line of its own.
    Plain,
    /// Caballeros come to court.
    Recruits,
    /// Somebody is put on the board.
    Places,
    /// Dropped into the tower from above.
    IntoTower,
    /// Moved by a special action.
    Intrigue,
    /// Back to the provinces: lost, given up, decayed.
    SentHome,
    /// Out of a region, to wherever the disc says.
    Evicted,
    KingTravels,
    GrandeMoves,
    ScoreboardLaid,
    CardTurnedUp,
    CardTaken,
    CardAside,
    BidPlayed,
    BidTakenBack,
    /// Modifiers go to the left, seen only from behind.
    Passed,
    /// A modifier shows what it is good for.
    Ability,
    VetoCard,
    /// What was announced and forbidden goes back.
    TakenBack,
    /// The sand-glass goes on.
    RoundMarker,
    /// A marker goes along the score track.
    Points,
    /// From where it has tumbled to its lane.
    Parade,
    /// Into a column to be counted, and back.
    FormsUp,
    /// Back into the tower, or down from where it was held up.
    Home,
    /// A disc is held up.
    HeldUp,
    /// From the tower to the region on the disc.
    March,
}

impl Manner {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 26] = [
        Self::Plain,
        Self::Recruits,
        Self::Places,
        Self::IntoTower,
        Self::Intrigue,
        Self::SentHome,
        Self::Evicted,
        Self::KingTravels,
        Self::GrandeMoves,
        Self::ScoreboardLaid,
        Self::CardTurnedUp,
        Self::CardTaken,
        Self::CardAside,
        Self::BidPlayed,
        Self::BidTakenBack,
        Self::Passed,
        Self::Ability,
        Self::VetoCard,
        Self::TakenBack,
        Self::RoundMarker,
        Self::Points,
        Self::Parade,
        Self::FormsUp,
        Self::Home,
        Self::HeldUp,
        Self::March,
    ];

    /// How the pieces go that an event moves which may come in any phase.
    const fn in_any_phase(event: &GameEvent) -> Self {
        match event {
            GameEvent::Points { .. } | GameEvent::Tribute { .. } => Self::Points,
            GameEvent::ScoringBegan { .. } => Self::RoundMarker,
            GameEvent::AbilityUsed { .. } => Self::Ability,
            GameEvent::PowerTakenBack { .. } | GameEvent::ModifierTakenBack { .. } => {
                Self::BidTakenBack
            }
            GameEvent::NeutralTook { .. } => Self::CardAside,
            _ => Self::Plain,
        }
    }

    /// How the pieces go that a step of an action moves.
    pub(crate) const fn of_deed(deed: Deed) -> Self {
        match deed {
            Deed::Move { to, .. } => Self::placed(to, Self::Intrigue),
            Deed::PlaceMore { to } => Self::placed(to, Self::Places),
            Deed::SendHome { .. }
            | Deed::LoseCourt { .. }
            | Deed::GiveUp { .. }
            | Deed::LoseRegion { .. } => Self::SentHome,
            Deed::Displace { .. } => Self::Evicted,
            Deed::SetScoreboard { .. } => Self::ScoreboardLaid,
            Deed::MoveKing { .. } => Self::KingTravels,
            Deed::MoveGrande { .. } | Deed::SwapKing { .. } => Self::GrandeMoves,
            Deed::EnterCastillo { .. } => Self::IntoTower,
            Deed::GrowCourt { .. } | Deed::CallIn { .. } => Self::Recruits,
            _ => Self::Plain,
        }
    }

    /// Into the tower from above, into a region in its own manner.
    pub(crate) const fn placed(to: Place, elsewhere: Self) -> Self {
        match to {
            Place::Castillo => Self::IntoTower,
            _ => elsewhere,
        }
    }

    /// How long one piece takes.
    pub(crate) const fn seconds(self) -> f32 {
        self.choreography().seconds
    }

    /// As the players want to see it.
    pub(crate) fn staged(self, settings: &Settings) -> Choreography {
        let line = self.choreography();
        if settings.reduced_motion {
            line.unmoved()
        } else {
            line
        }
    }

    /// The table.
    const fn choreography(self) -> Choreography {
        use Way::{Arc, Carried, Counted, Crept, Hopped, Shown, Slid, Tossed, TurnedUp};
        const KNOCK: Option<Sound> = Some(Sound::Knock);
        const STEP: Option<Sound> = Some(Sound::Step);
        let (way, seconds, stagger, rise, turns, lands) = match self {
            Self::Plain | Self::Places => (Arc, 0.4, 0.12, 0.9, 0.0, KNOCK),
            Self::Recruits => (Arc, 0.35, 0.12, 0.45, 0.0, KNOCK),
            // Over the battlements, and straight down.
            Self::IntoTower => (Carried, 0.66, 0.2, 2.6, 0.0, None),
            Self::Intrigue => (Crept, 0.75, 0.2, 0.3, 0.0, STEP),
            Self::SentHome => (Tossed, 0.7, 0.14, 1.7, 2.0, KNOCK),
            Self::Evicted => (Hopped(4), 0.9, 0.09, 0.4, 0.0, STEP),
            Self::KingTravels => (Carried, 1.76, 0.0, 1.3, 1.0, KNOCK),
            Self::GrandeMoves => (Carried, 0.9, 0.0, 0.6, 0.0, Some(Sound::Drum)),
            Self::ScoreboardLaid => (Carried, 1.1, 0.0, 1.6, 1.0, KNOCK),
            Self::CardTurnedUp => (Arc, 0.45, 0.12, 0.7, 0.0, None),
            Self::CardTaken => (Slid, 0.55, 0.12, 0.12, 0.0, None),
            Self::CardAside => (Slid, 0.35, 0.06, 0.08, 0.0, None),
            Self::BidPlayed => (Arc, 0.5, 0.12, 1.1, 1.0, Some(Sound::Flip)),
            Self::BidTakenBack => (Slid, 0.6, 0.0, 0.5, 0.0, None),
            Self::Passed => (Shown, 0.9, 0.0, 1.6, 0.0, Some(Sound::Slide)),
            Self::Ability => (Arc, 0.7, 0.0, 1.2, 1.0, Some(Sound::Flip)),
            Self::VetoCard => (Tossed, 0.5, 0.0, 1.2, 0.0, None),
            Self::TakenBack => (Slid, 0.9, 0.06, 0.0, 0.0, STEP),
            Self::RoundMarker => (Hopped(1), 0.4, 0.0, 0.5, 0.0, STEP),
            Self::Points => (Counted { from: 0, cells: 0 }, 0.3, 0.0, 0.3, 0.0, STEP),
            Self::Parade => (Arc, 0.4, 0.0, 0.35, 0.0, Some(Sound::RowTick)),
            Self::FormsUp => (Arc, 0.5, 0.02, 0.5, 0.0, KNOCK),
            Self::Home => (Arc, 0.4, 0.06, 0.9, 0.0, KNOCK),
            Self::HeldUp => (TurnedUp, 2.2, 0.0, 0.0, 0.0, None),
            Self::March => (Arc, 0.8, 0.1, 2.2, 0.0, KNOCK),
        };
        Choreography {
            way,
            seconds,
            stagger,
            rise,
            turns,
            lands,
        }
    }
}

/// The manners of a phase: how the pieces go that an event of that phase moves.
pub(crate) type Manners = fn(&GameEvent) -> Option<Manner>;

/// Knows how pieces go in the phase that is shown: each phase has its own manners, from its beginning
/// to its end.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct Choreographer {
    phase: Option<Manners>,
}

impl Choreographer {
    pub(crate) const fn of(manners: Manners) -> Self {
        Self {
            phase: Some(manners),
        }
    }

    pub(crate) fn manner(self, event: &GameEvent) -> Manner {
        let own = self.phase.and_then(|manners| manners(event));
        own.unwrap_or_else(|| Manner::in_any_phase(event))
    }

    /// For when a phase begins.
    pub(crate) fn learns(manners: Manners) -> impl Fn(ResMut<Self>) {
        move |mut choreographer| *choreographer = Self::of(manners)
    }

    /// For when it ends.
    pub(crate) fn forgets(mut choreographer: ResMut<Self>) {
        choreographer.phase = None;
    }
}

/// How long a beat stays readable, beside the flights in it; without motion nobody waits for things
/// to come.
pub(crate) fn reading_time(event: &GameEvent, unmoved: bool) -> f32 {
    match event {
        GameEvent::Points { points, .. } | GameEvent::Tribute { points, .. } if *points > 0 => 1.1,
        // A rank that pays nothing.
        GameEvent::Points { .. } => 0.8,
        GameEvent::ScoringBegan { counts, .. } => {
            let standing: u8 = counts.iter().sum();
            if standing == 0 {
                0.6
            } else {
                1.4 + f32::from(standing) * Manner::FormsUp.choreography().stagger
            }
        }
        // They come up, turn over together, and can be read.
        GameEvent::DiscsShown { .. } => {
            1.8 + if unmoved {
                UNMOVED
            } else {
                Manner::HeldUp.seconds()
            }
        }
        GameEvent::CastilloOpened { inside } => {
            let out: u8 = inside.iter().sum();
            1.0 + if unmoved {
                UNMOVED
            } else {
                opening_takes(out.into())
            }
        }
        // The seal falls, and everybody looks up.
        GameEvent::VetoPlayed { .. }
        | GameEvent::VetoAnswered { .. }
        | GameEvent::Vetoed { .. } => 1.3,
        // Nothing moves, or hardly anything, and yet everybody should know.
        GameEvent::NeutralSettled { .. }
        | GameEvent::AbilityUsed { .. }
        | GameEvent::Done {
            deed: Deed::Infiltrate,
            ..
        } => 0.7,
        GameEvent::CastilloHeld => 1.8,
        GameEvent::GameEnded { .. } => 6.0,
        GameEvent::GeneralScoringBegan { .. } => 2.0,
        GameEvent::RoundBegan { .. } | GameEvent::ActionBegan { .. } => 0.4,
        GameEvent::CardRevealed { .. } => 0.1,
        _ => 0.0,
    }
}
