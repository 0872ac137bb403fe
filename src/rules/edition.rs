//! The editions of the game, and all that sets them apart but their cards: those are a
//! [`Deck`](super::Deck).

use super::deck::Deck;
use super::setup::{EvictPenalty, VetoRule};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// The game of 1995 and its reprints.
    #[default]
    Classic,
    /// The game of 2023.
    Anniversary,
}

/// What an edition does in its own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EditionRules {
    /// `FEW`: how many of a place's values are paid with 2, 3, 4 and 5 players.
    pub values_in_use: [u8; 4],
    /// How Vetoes work, unless the players agree otherwise.
    pub veto: VetoRule,
    /// `EVICT`: what an eviction without a refuge leads to, unless the players agree otherwise.
    pub evicted_to: EvictPenalty,
    /// Spent power cards lie face down once their round is over, so that no card comes to light
    /// when the one above is taken back.
    pub piles_face_down: bool,
    /// Two players share the board with a neutral colour, and four stacks.
    pub neutral_with_two: bool,
}

const CLASSIC: EditionRules = EditionRules {
    values_in_use: [1, 2, 3, 3],
    veto: VetoRule::Classic,
    evicted_to: EvictPenalty::Provinces,
    piles_face_down: false,
    neutral_with_two: false,
};

const ANNIVERSARY: EditionRules = EditionRules {
    values_in_use: [2, 2, 3, 3],
    veto: VetoRule::WholeAction,
    evicted_to: EvictPenalty::Court,
    piles_face_down: true,
    neutral_with_two: true,
};

impl Edition {
    pub const ALL: [Self; 2] = [Self::Classic, Self::Anniversary];

    pub const fn rules(self) -> EditionRules {
        match self {
            Self::Classic => CLASSIC,
            Self::Anniversary => ANNIVERSARY,
        }
    }

    /// Its cards, if the players bring no others.
    pub fn deck(self) -> &'static Deck {
        match self {
            Self::Classic => Deck::classic(),
            Self::Anniversary => Deck::anniversary(),
        }
    }
}
