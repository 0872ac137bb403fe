//! What special actions do: one family of effects for many cards, with what sets those apart.

use super::setup::is_default;
use serde::{Deserialize, Serialize};

/// What a special action does, one variant for each family of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    Move(MoveAllowance),
    PlaceMore(ExtraPlacing),
    MoveOrPlaceMore(MoveAllowance, ExtraPlacing),
    KeepVeto,
    /// Opponents lose caballeros of the given sort.
    Burden(Burden),
    /// The acting player sends one caballero of each opponent home.
    OneOfEach,
    /// The acting player picks one place to score: any region, and perhaps the Castillo.
    ScoreOne {
        castillo: bool,
    },
    Score(Scoring),
    /// Everybody picks a region with the disc; those picked once are scored.
    ScoreByDisc,
    SetScoreboard,
    MoveKing {
        to_neighbour: bool,
    },
    Evict,
    MoveGrande,
    TakeBackPower,
    GrowCourt {
        by: u8,
        /// `SHORTAGE`: what the provinces lack may come from regions.
        shortage: bool,
    },
    /// One of the ways of New Regent to deal with the King.
    Regent(Regent),
}

/// What the cards of New Regent do that no other card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Regent {
    /// The King goes abroad, to France or Portugal.
    Exile,
    /// The King goes to any region and two caballeros of where he was go with him.
    Escort,
    /// The King goes to any region and the Grandes there go into the Castillo.
    Rivalry,
    /// The King goes where the fewest caballeros are.
    SummerResidence,
    /// The King goes to the Castillo.
    Rebellion,
    /// The King stays, and this turn caballeros may be placed beside him.
    Infiltration,
    /// The King and a Grande change places.
    Deputy,
}

impl Regent {
    pub const ALL: [Self; 7] = [
        Self::Exile,
        Self::Escort,
        Self::Rivalry,
        Self::SummerResidence,
        Self::Rebellion,
        Self::Infiltration,
        Self::Deputy,
    ];
}

/// How many caballeros may (or must) be moved on the board, and whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveAllowance {
    pub own: u8,
    pub foreign: u8,
    /// Moves that may be spent on any colour.
    pub any: u8,
    /// Stopping early is allowed.
    pub up_to: bool,
    /// All leave one region, and none returns to it.
    pub one_source: bool,
    /// `MANY`: so many of the own moves need not be made, because there were fewer to move.
    #[serde(default, skip_serializing_if = "is_default")]
    pub own_spare: u8,
    /// The same for foreign moves.
    #[serde(default, skip_serializing_if = "is_default")]
    pub foreign_spare: u8,
}

impl MoveAllowance {
    /// Whether all that must be moved has been.
    pub const fn may_end(self) -> bool {
        self.up_to
            || (self.any == 0 && self.own <= self.own_spare && self.foreign <= self.foreign_spare)
    }
}

/// Caballeros placed from court by a special action: any region, not just beside the King's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraPlacing {
    pub count: u8,
    pub up_to: bool,
    pub castillo: bool,
}

/// What each opponent has to give up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Burden {
    /// All caballeros at court.
    WholeCourt,
    /// Three caballeros at court.
    ThreeFromCourt,
    /// Three from regions and court, as their owner likes, clockwise.
    ThreeOfOwnChoice,
    /// Two from the region set on the disc.
    TwoByDisc,
    /// All from the region set on the disc.
    AllByDisc,
}

impl Burden {
    pub const ALL: [Self; 5] = [
        Self::WholeCourt,
        Self::ThreeFromCourt,
        Self::ThreeOfOwnChoice,
        Self::TwoByDisc,
        Self::AllByDisc,
    ];
}

/// Which regions a scoring card scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Those whose first value is between the two.
    FirstValue(u8, u8),
    Castillo,
    /// All, but only a sole first is paid.
    FirstPlaces,
    MostCaballeros,
    FewestCaballeros,
}
