//! What can be asked of the referee.

use crate::rules::{
    Deal, Decision, Deck, Edition, EvictPenalty, Length, MAX_PLAYERS, Modules, Place, Player,
    Position, Seat, Setup, SetupError, VetoRule,
};
use serde::de::value::SeqAccessDeserializer;
use serde::de::{Deserialize, Deserializer, SeqAccess, Visitor};
use std::fmt;

#[derive(Debug, serde::Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Request {
    /// Begins a game.
    New {
        /// A number of players with names of the referee's choice, or the players themselves.
        players: Players,
        #[serde(default)]
        edition: Option<Edition>,
        #[serde(default)]
        length: Option<Length>,
        #[serde(default)]
        veto: Option<VetoRule>,
        #[serde(default)]
        evicted_to: Option<EvictPenalty>,
        #[serde(default)]
        modules: Option<Modules>,
        #[serde(default)]
        joined_stacks: Option<bool>,
        /// Other action cards than the edition's own.
        #[serde(default)]
        deck: Option<Box<Deck>>,
        #[serde(default)]
        seed: u64,
        /// Instead of a seed: what chance has decided.
        #[serde(default)]
        deal: Option<Deal>,
        /// Goes on by itself to the first decision of a player.
        #[serde(default = "yes")]
        settle: bool,
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

/// What is agreed before the game; what is left out is as the command line, or the edition, has it.
#[derive(Debug)]
pub(super) struct AgreedSetup {
    pub(super) edition: Option<Edition>,
    pub(super) length: Option<Length>,
    pub(super) veto: Option<VetoRule>,
    pub(super) evicted_to: Option<EvictPenalty>,
    pub(super) modules: Option<Modules>,
    pub(super) joined_stacks: Option<bool>,
    pub(super) deck: Option<Box<Deck>>,
}

impl AgreedSetup {
    /// The game that is asked for at a table where `usual` is played.
    pub(super) fn setup(self, players: Players, usual: &Setup) -> Result<Setup, SetupError> {
        let edition = self.edition.unwrap_or(usual.edition);
        let same_edition = edition == usual.edition;
        let (usual_veto, usual_eviction) = if same_edition {
            (usual.veto, usual.evicted_to)
        } else {
            (edition.rules().veto, edition.rules().evicted_to)
        };
        let players = players.into_players()?;
        Ok(Setup {
            players,
            length: self.length.unwrap_or(usual.length),
            veto: self.veto.unwrap_or(usual_veto),
            evicted_to: self.evicted_to.unwrap_or(usual_eviction),
            modules: self.modules.unwrap_or_else(|| usual.modules.clone()),
            joined_stacks: self.joined_stacks.unwrap_or(usual.joined_stacks),
            deck: self.deck.map(|deck| *deck).or_else(|| usual.deck.clone()),
            ..Setup::of_edition(edition, 0)
        })
    }
}

const fn yes() -> bool {
    true
}

/// A bare number of players, or each by name and colour.
#[derive(Debug)]
pub(super) enum Players {
    Count(u64),
    Named(Vec<Player>),
}

/// By hand, because a derived one would not say what is wrong with a player.
impl<'de> Deserialize<'de> for Players {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        struct CountOrList;

        impl<'de> Visitor<'de> for CountOrList {
            type Value = Players;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a number of players, or a list of them with name and colour")
            }

            fn visit_u64<E>(self, count: u64) -> Result<Players, E> {
                Ok(Players::Count(count))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Players, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(list)).map(Players::Named)
            }
        }

        source.deserialize_any(CountOrList)
    }
}

impl Players {
    fn into_players(self) -> Result<Vec<Player>, SetupError> {
        match self {
            Self::Count(count) => match usize::try_from(count) {
                Ok(count @ 2..=MAX_PLAYERS) => Ok(Setup::with_players(count).players),
                Ok(count) => Err(SetupError::Players(count)),
                Err(_) => Err(SetupError::Players(usize::MAX)),
            },
            Self::Named(players) => Ok(players),
        }
    }
}
