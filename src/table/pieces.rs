//! The pieces, and where they stand.

use crate::common::ArcEnd;
use crate::rules::{
    CardId, KingSpot, ModifierId, Place, Power, RegionId, Scoreboard, Seat, StackId,
};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// Everything that is put on the table for a game and cleared away after it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TablePiece;

/// A small cube.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TablePiece)]
pub struct Caballero {
    pub seat: Seat,
}

/// A large cube: marks a player's home region.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TablePiece)]
pub struct Grande {
    pub seat: Seat,
}

#[derive(Component, Clone, Copy, Debug)]
#[require(TablePiece)]
pub struct King;

/// The tower. Caballeros inside stand in it.
#[derive(Component, Clone, Copy, Debug)]
#[require(TablePiece)]
pub struct Castillo;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TablePiece)]
pub struct Region(pub RegionId);

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TablePiece)]
pub struct Court {
    pub seat: Seat,
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TablePiece)]
pub struct Provinces {
    pub seat: Seat,
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TablePiece)]
pub struct PowerCard {
    pub seat: Seat,
    pub power: Power,
}

/// Power Shift: a modifier, in a hand or before whoever has played it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TablePiece)]
pub struct ModifierCard(pub ModifierId);

/// New Regent: a country the King may go to.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TablePiece)]
pub struct Abroad(pub Country);

/// An action card. What it says is secret while it lies face down.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TablePiece)]
pub struct ActionCard {
    pub stack: StackId,
    pub card: CardId,
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TablePiece)]
pub struct MobileScoreboard(pub Scoreboard);

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TablePiece)]
pub struct ScoreMarker {
    pub seat: Seat,
}

#[derive(Component, Clone, Copy, Debug)]
#[require(TablePiece)]
pub struct RoundMarker;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TablePiece)]
pub struct SecretDisc {
    pub seat: Seat,
}

/// Where a piece stands: the entity of a [`Spot`].
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = Occupants)]
pub struct StandsIn(pub Entity);

/// The pieces that stand in a spot.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = StandsIn)]
pub struct Occupants(Vec<Entity>);

impl Occupants {
    pub fn pieces(&self) -> impl DoubleEndedIterator<Item = Entity> + '_ {
        self.0.iter().copied()
    }
}

/// Next to Spain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Country {
    France,
    Portugal,
}

impl Country {
    pub const ALL: [Self; 2] = [Self::France, Self::Portugal];

    pub const fn king_spot(self) -> KingSpot {
        match self {
            Self::France => KingSpot::France,
            Self::Portugal => KingSpot::Portugal,
        }
    }
}

/// A place where pieces can stand.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[require(TablePiece)]
pub enum Spot {
    Place(Place),
    /// Only the King stands there.
    Abroad(Country),
    Court(Seat),
    Provinces(Seat),
    /// Beside the board: scoreboards that are not yet in play.
    Beside,
    Hand(Seat),
    /// Played power cards, and action cards kept or just taken.
    Before(Seat),
    Stack(StackId),
    FaceUp(StackId),
    Discarded,
    /// The score track, 0 to 99; who goes on laps.
    Track(u8),
    /// The round track.
    Round(u8),
    /// A space of the scoring strip after this round: 0 the discs, 1 the Castillo, then regions.
    Scoring(u8, u8),
}

impl Spot {
    /// Where the King stands.
    pub const fn of_king(king: KingSpot) -> Self {
        match king {
            KingSpot::In(region) => Self::Place(region.place()),
            KingSpot::Castillo => Self::Place(Place::Castillo),
            KingSpot::France => Self::Abroad(Country::France),
            KingSpot::Portugal => Self::Abroad(Country::Portugal),
        }
    }

    /// Where an arc to it ends; none where nobody is sent.
    pub const fn arc_end(self) -> Option<ArcEnd> {
        match self {
            Self::Place(place) => Some(ArcEnd::Place(place)),
            Self::Court(seat) => Some(ArcEnd::Court(seat)),
            Self::Provinces(seat) => Some(ArcEnd::Provinces(seat)),
            _ => None,
        }
    }

    /// What the King's place is called by the rules; none where he never stands.
    pub const fn as_king(self) -> Option<KingSpot> {
        match self {
            Self::Place(place) => match place.region() {
                Some(region) => Some(KingSpot::In(region)),
                None => Some(KingSpot::Castillo),
            },
            Self::Abroad(country) => Some(country.king_spot()),
            _ => None,
        }
    }
}

/// Finds the entity of a spot.
#[derive(Resource, Debug, Default)]
pub struct Spots(pub(super) HashMap<Spot, Entity>);

impl Spots {
    pub fn get(&self, spot: Spot) -> Option<Entity> {
        self.0.get(&spot).copied()
    }
}
