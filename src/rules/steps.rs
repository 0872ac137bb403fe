//! A special action is a sequence of steps. Steps wait on a small stack; the top one says who
//! decides next. What a step is about to do is a [`Deed`]: announced, open to objections, then
//! done or vetoed. That one mechanism serves every card.

use super::board::{KingSpot, Place, PlaceSet, RegionId};
use super::decision::{Refuge, Scoreboard, Source};
use super::effects::{Burden, ExtraPlacing, MoveAllowance, Regent};
use super::score::{Payment, Ranking};
use super::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// One thing a special action does, told in full, so that a Veto knows what it stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Deed {
    /// The action as such: only where a Veto stops the whole or nothing.
    WholeAction,
    Move {
        whose: Seat,
        from: RegionId,
        to: Place,
    },
    PlaceMore {
        to: Place,
    },
    SendHome {
        whose: Seat,
        from: RegionId,
    },
    LoseCourt {
        whose: Seat,
        count: u8,
    },
    /// The owner's choice of up to three.
    GiveUp {
        whose: Seat,
        picked: GivenUp,
    },
    /// These seats are about to set their discs.
    CallDiscs {
        who: SeatSet,
    },
    /// Caballeros go from the region on the disc to the provinces.
    LoseRegion {
        whose: Seat,
        from: RegionId,
        count: u8,
    },
    /// Opponents are about to set their discs to leave this region.
    Evict {
        from: RegionId,
    },
    /// Evicted caballeros go where the disc says, or suffer for it.
    Displace {
        whose: Seat,
        from: RegionId,
        count: u8,
        to: Refuge,
    },
    /// A place is named for scoring: only where a Veto stops the whole or nothing.
    ScorePlace {
        place: Place,
    },
    OpenCastillo,
    /// One rank of one place is paid, bonuses included.
    Pay(Payment),
    SetScoreboard {
        board: Scoreboard,
        from: Option<Place>,
        to: Place,
    },
    MoveKing {
        from: KingSpot,
        to: KingSpot,
    },
    MoveGrande {
        from: Place,
        to: RegionId,
    },
    /// A power card returns; which one stays its owner's secret.
    TakeBack,
    GrowCourt {
        count: u8,
    },
    /// One comes from a region to court, where the provinces have run out.
    CallIn {
        from: RegionId,
    },
    /// A Grande beside whom the King now stands goes into the Castillo.
    EnterCastillo {
        whose: Seat,
        from: RegionId,
    },
    /// This turn the acting player may place where the King is.
    Infiltrate,
    /// The King and a Grande change places.
    SwapKing {
        whose: Seat,
        king: RegionId,
        grande: RegionId,
    },
}

/// Up to three caballeros their owner has chosen to give up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Source>", into = "Vec<Source>")]
pub struct GivenUp([Option<Source>; Self::MOST]);

impl GivenUp {
    pub const MOST: usize = 3;

    pub const fn len(self) -> usize {
        let mut len = 0;
        while len < Self::MOST && self.0[len].is_some() {
            len += 1;
        }
        len
    }

    pub const fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    pub fn iter(self) -> impl Iterator<Item = Source> {
        self.0.into_iter().flatten()
    }

    /// How many of them come from `source`.
    pub fn from(self, source: Source) -> u8 {
        self.iter().filter(|&picked| picked == source).count() as u8
    }

    pub(super) const fn push(&mut self, source: Source) {
        self.0[self.len()] = Some(source);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("at most three caballeros are given up at a time, not {0}")]
pub struct TooManyGivenUp(usize);

impl TryFrom<Vec<Source>> for GivenUp {
    type Error = TooManyGivenUp;

    fn try_from(sources: Vec<Source>) -> Result<Self, TooManyGivenUp> {
        if sources.len() > Self::MOST {
            return Err(TooManyGivenUp(sources.len()));
        }
        let mut picked = Self::default();
        for source in sources {
            picked.push(source);
        }
        Ok(picked)
    }
}

impl From<GivenUp> for Vec<Source> {
    fn from(picked: GivenUp) -> Self {
        picked.iter().collect()
    }
}

/// What the seats of a [`Step::Comply`] have to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Duty {
    Bear(Burden),
    Leave(RegionId),
}

/// A step that waits to be decided or carried on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Step {
    /// The acting player moves caballeros; `source` is fixed once the first has left it.
    Moves {
        left: MoveAllowance,
        source: Option<RegionId>,
    },
    /// The acting player places more from court.
    PlaceMore(ExtraPlacing),
    /// The acting player moves or places: the first decision tells which.
    MoveOrPlaceMore,
    /// The acting player sends home one caballero of each of these.
    OneOfEach {
        of: SeatSet,
    },
    ChooseScored,
    ChooseScoreboard,
    ChooseKing {
        to_neighbour: bool,
    },
    ChooseGrande,
    ChooseEvicted,
    /// A card of New Regent asks for its target.
    ChooseRegent(Regent),
    /// The acting player chooses who goes with the King, out of the region he has left.
    Escort {
        from: RegionId,
        left: u8,
    },
    /// The Grandes of these still have to go into the Castillo.
    Rivals {
        waiting: SeatSet,
    },
    /// So many may still come from regions to court.
    CallIn {
        left: u8,
    },
    /// The acting player takes a power card back, in secret.
    ChoosePower,
    /// These seats still have to comply; the acting player may set the order.
    Comply {
        who: SeatSet,
        duty: Duty,
    },
    /// This seat chooses what to give up.
    GiveUp {
        whose: Seat,
        picked: GivenUp,
    },
    /// These seats still have to set their discs.
    SetDiscs {
        waiting: SeatSet,
    },
    /// Score the regions that just one disc shows.
    ScoreDiscs,
    /// Score these places, in board order.
    Score {
        places: PlaceSet,
        ranking: Ranking,
        firsts_only: bool,
        castillo_open: bool,
    },
    /// These holders of a Veto have not yet answered.
    Objections {
        deed: Deed,
        asked: SeatSet,
    },
    /// `by` has played a Veto, which `asked` may answer with the other one.
    Answer {
        deed: Deed,
        by: Seat,
        asked: Seat,
    },
}

/// The steps under way, the current one on top. Empty when no special action is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Pending {
    steps: [Option<Step>; Self::DEEPEST],
    len: u8,
}

impl Pending {
    /// Compliance, its selection or discs, and the objections to it; one to spare.
    pub const DEEPEST: usize = 4;

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub const fn top(&self) -> Option<Step> {
        match self.len {
            0 => None,
            n => self.steps[n as usize - 1],
        }
    }

    /// From the bottom up.
    pub fn iter(&self) -> impl Iterator<Item = Step> {
        self.steps.into_iter().take(usize::from(self.len)).flatten()
    }

    pub(super) const fn push(&mut self, step: Step) {
        self.steps[self.len as usize] = Some(step);
        self.len += 1;
    }

    pub(super) const fn pop(&mut self) {
        self.len -= 1;
        // Two equal games must compare equal: no left-overs above the top.
        self.steps[self.len as usize] = None;
    }

    pub(super) const fn replace(&mut self, step: Step) {
        self.steps[self.len as usize - 1] = Some(step);
    }

    pub(super) const fn clear(&mut self) {
        *self = Self {
            steps: [None; Self::DEEPEST],
            len: 0,
        };
    }
}
