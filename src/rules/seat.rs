//! Seats round the table, and the power cards they hold.

use super::set::{Member, Set};
use serde::{Deserialize, Serialize};

pub const MAX_PLAYERS: usize = 5;
/// Five players and the neutral colour of the two-player Anniversary game.
pub const COLOURS: usize = 6;
pub const POWER_CARDS: usize = 13;
/// Caballeros of each colour, apart from the one that marks the score.
pub const CABALLEROS: u8 = 30;

/// A player's place at the table, counted clockwise from 0; also the owner of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// Owns pieces that count and can be moved, but never decides or scores.
    pub const NEUTRAL: Self = Self(5);

    /// # Panics
    /// If `index` is neither a seat nor the neutral colour: seats are never taken from input
    /// this way, input goes through `try_from`.
    pub const fn new(index: usize) -> Self {
        assert!(index < COLOURS, "no such seat");
        Self(index as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn left(self, players: usize) -> Self {
        Self(if self.0 as usize + 1 == players {
            0
        } else {
            self.0 + 1
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seat {0} does not exist: seats are 0 to 4, and 5 is the neutral colour")]
pub struct NoSuchSeat(u8);

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(index: u8) -> Result<Self, NoSuchSeat> {
        if usize::from(index) < COLOURS {
            Ok(Self(index))
        } else {
            Err(NoSuchSeat(index))
        }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl Member for Seat {
    type Bits = u8;

    const COUNT: usize = COLOURS;

    fn position(self) -> usize {
        self.index()
    }

    fn at(position: usize) -> Self {
        Self::new(position)
    }
}

pub type SeatSet = Set<Seat>;

impl SeatSet {
    /// Everyone at a table of `players`.
    pub const fn table(players: usize) -> Self {
        Self {
            bits: (1 << players) - 1,
        }
    }

    /// The first of the set that is met going clockwise from `start`, which itself counts.
    pub fn clockwise_from(self, start: Seat) -> Option<Seat> {
        let before = Self::table(start.index());
        self.minus(before).first().or_else(|| self.first())
    }
}

/// A power card, 1 to 13: the higher, the earlier its owner's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Power(std::num::NonZeroU8);

/// Caballeros that power cards 1 to 13 bring from the provinces to the court.
const RECRUITS: [u8; POWER_CARDS] = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0];

impl Power {
    pub const fn new(value: u8) -> Option<Self> {
        match std::num::NonZeroU8::new(value) {
            Some(v) if value as usize <= POWER_CARDS => Some(Self(v)),
            _ => None,
        }
    }

    pub const fn value(self) -> u8 {
        self.0.get()
    }

    pub const fn recruits(self) -> u8 {
        RECRUITS[self.value() as usize - 1]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no power card {0}: they run from 1 to 13")]
pub struct NoSuchPower(u8);

impl TryFrom<u8> for Power {
    type Error = NoSuchPower;

    fn try_from(value: u8) -> Result<Self, NoSuchPower> {
        Self::new(value).ok_or(NoSuchPower(value))
    }
}

impl From<Power> for u8 {
    fn from(power: Power) -> Self {
        power.value()
    }
}

impl Member for Power {
    type Bits = u16;

    const COUNT: usize = POWER_CARDS;

    fn position(self) -> usize {
        usize::from(self.value() - 1)
    }

    fn at(position: usize) -> Self {
        Self(std::num::NonZeroU8::MIN.saturating_add(position as u8))
    }
}

pub type PowerSet = Set<Power>;

impl PowerSet {
    pub const ALL: Self = Self {
        bits: (1 << POWER_CARDS) - 1,
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_goes_round_the_table() {
        let set: SeatSet = [Seat::new(0), Seat::new(3)].into_iter().collect();
        assert_eq!(set.clockwise_from(Seat::new(1)), Some(Seat::new(3)));
        assert_eq!(set.clockwise_from(Seat::new(3)), Some(Seat::new(3)));
        assert_eq!(set.clockwise_from(Seat::new(4)), Some(Seat::new(0)));
        assert_eq!(SeatSet::EMPTY.clockwise_from(Seat::new(0)), None);
    }

    #[test]
    fn power_cards_recruit_as_printed() {
        let recruits: Vec<u8> = PowerSet::ALL.iter().map(Power::recruits).collect();
        assert_eq!(recruits, [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]);
        assert!(Power::new(0).is_none() && Power::new(14).is_none());
    }
}
