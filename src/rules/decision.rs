//! What players decide. A turn is many small decisions.

use super::board::{KingSpot, Place, RegionId};
use super::cards::StackId;
use super::modifiers::ModifierId;
use super::seat::{Power, Seat};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// One decision of the seat whose turn it is to decide (`Game::to_act`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Decision {
    /// Nobody decides: the game goes on. Never recorded.
    Proceed,
    /// Plays a power card.
    Bid(Power),
    /// Plays a power card and a modifier beside it.
    BidWith {
        power: Power,
        modifier: ModifierId,
    },
    /// Passes a modifier to the left, before the first round.
    PassOn(ModifierId),
    /// Brings so many caballeros from the provinces to court.
    Recruit(u8),
    /// Brings one from a region to court, when the provinces have run out.
    RecruitFrom(RegionId),
    /// Takes the face-up card of a stack.
    Take(StackId),
    /// Puts one caballero from court on the board.
    Place(Place),
    /// Begins the special action of the card taken.
    Act,
    /// Moves one caballero on the board.
    Move {
        whose: Seat,
        from: RegionId,
        to: Place,
    },
    /// Sends one caballero of an opponent to the provinces.
    SendHome {
        whose: Seat,
        from: RegionId,
    },
    /// Gives up one own caballero, because a card demands it.
    GiveUp(Source),
    /// Names who has to comply next.
    Next(Seat),
    /// Sets the secret disc.
    SetDisc(RegionId),
    /// Names the place to score.
    Score(Place),
    /// Puts a mobile scoreboard on a place.
    SetScoreboard {
        board: Scoreboard,
        to: Place,
    },
    MoveKing(KingSpot),
    MoveGrande(RegionId),
    /// The King and the Grande of this seat change places.
    SwapKing(Seat),
    /// Names the region opponents must leave.
    Evict(RegionId),
    /// Takes a spent power card back.
    TakeBack(Power),
    /// Takes a spent modifier back instead.
    TakeBackModifier(ModifierId),
    /// Plays a Veto against the announced step.
    Veto,
    /// No Veto against this step.
    NotNow,
    /// No Veto against the rest of this special action; a played Veto may still be answered.
    LetPass,
    /// Ends what is under way: recruiting, a special action of "up to", or the turn.
    Done,
}

/// Where an own caballero is given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Source {
    Court,
    In(RegionId),
}

/// Where caballeros end up that had to leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Refuge {
    In(RegionId),
    Court,
    Provinces,
}

/// The two mobile scoreboards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scoreboard {
    /// 8 4 0
    Eight,
    /// 4 0 0
    Four,
}

impl Scoreboard {
    pub const ALL: [Self; 2] = [Self::Eight, Self::Four];

    pub const fn values(self) -> super::board::Values {
        match self {
            Self::Eight => [8, 4, 0],
            Self::Four => [4, 0, 0],
        }
    }

    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The most decisions any position can offer: six colours, nine regions to leave, nine places to
/// go to (with the King abroad), and a few more.
const MOST_LEGAL: usize = 6 * 9 * 9 + 16;

/// Legal decisions, without heap: bots ask for them millions of times.
#[derive(Clone, Debug, Default)]
pub struct Decisions(ArrayVec<Decision, MOST_LEGAL>);

impl Decisions {
    pub const fn new() -> Self {
        Self(ArrayVec::new_const())
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// All but this one are out of the question, if it is among them.
    pub fn keep_only(&mut self, decision: Decision) {
        if self.0.contains(&decision) {
            self.0.clear();
            self.push(decision);
        }
    }

    pub(super) fn push(&mut self, decision: Decision) {
        let listed = self.0.try_push(decision);
        debug_assert!(listed.is_ok(), "more than can ever be decided");
    }
}

impl std::ops::Deref for Decisions {
    type Target = [Decision];

    fn deref(&self) -> &[Decision] {
        &self.0
    }
}
