//! What can be asked of the referee.

use crate::rules::{
    Deal, Decision, EvictPenalty, Length, MAX_PLAYERS, Place, Player, Position, Seat, Setup,
    SetupError, VetoRule,
};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Request {
    /// Begins a game.
    New {
        /// A number of players with names of the referee's choice, or the players themselves.
        players: Players,
        #[serde(default)]
        length: Length,
        #[serde(default)]
        veto: VetoRule,
        #[serde(default)]
        evicted_to: EvictPenalty,
        #[serde(default)]
        seed: u64,
        /// Instead of a seed: what chance has decided.
        #[serde(default)]
        deal: Option<Deal>,
    },
    /// Puts up any position.
    Load {
        state: Box<Position>,
    },
    /// The whole position, secrets included.
    State {},
    /// The position as one seat knows it.
    View {
        seat: Seat,
    },
    /// The decisions that may be made now.
    Legal {},
    /// Makes a decision.
    Apply {
        decision: Decision,
        /// If given, the decision is refused unless it is this seat's.
        #[serde(default)]
        seat: Option<Seat>,
        /// Goes on by itself to the next decision of a player.
        #[serde(default = "yes")]
        settle: bool,
    },
    /// What a place would pay now.
    Score {
        place: Place,
    },
    Quit {},
}

const fn yes() -> bool {
    true
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Players {
    Count(u64),
    Named(Vec<Player>),
}

impl Players {
    pub(super) fn into_setup(self) -> Result<Setup, SetupError> {
        match self {
            Self::Count(count) => match usize::try_from(count) {
                Ok(count @ 2..=MAX_PLAYERS) => Ok(Setup::with_players(count)),
                Ok(count) => Err(SetupError::Players(count)),
                Err(_) => Err(SetupError::Players(usize::MAX)),
            },
            Self::Named(players) => Ok(Setup {
                players,
                ..Setup::with_players(0)
            }),
        }
    }
}
