//! Seats round the table, and the power cards they hold.

use super::board::Bits;
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

/// A set of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: Self = Self(0);

    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Everyone at a table of `players`.
    pub const fn table(players: usize) -> Self {
        Self((1 << players) - 1)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// In seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Bits(u16::from(self.0)).map(Seat::new)
    }

    /// The first of the set that is met going clockwise from `start`, which itself counts.
    pub fn clockwise_from(self, start: Seat) -> Option<Seat> {
        let from_start = Self(self.0 & !((1 << start.0) - 1));
        let found = if from_start.is_empty() {
            self
        } else {
            from_start
        };
        (!found.is_empty()).then(|| Seat(found.0.trailing_zeros() as u8))
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
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

/// A set of power cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Power>", into = "Vec<Power>")]
pub struct PowerSet(u16);

impl PowerSet {
    pub const EMPTY: Self = Self(0);
    pub const ALL: Self = Self((1 << POWER_CARDS) - 1);

    pub const fn contains(self, power: Power) -> bool {
        self.0 & Self::bit(power) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn insert(&mut self, power: Power) {
        self.0 |= Self::bit(power);
    }

    pub const fn remove(&mut self, power: Power) {
        self.0 &= !Self::bit(power);
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// From the lowest card up.
    pub fn iter(self) -> impl Iterator<Item = Power> {
        Bits(self.0).filter_map(|bit| Power::new(bit as u8 + 1))
    }

    const fn bit(power: Power) -> u16 {
        1 << (power.value() - 1)
    }
}

impl From<Vec<Power>> for PowerSet {
    fn from(cards: Vec<Power>) -> Self {
        cards.into_iter().collect()
    }
}

impl FromIterator<Power> for PowerSet {
    fn from_iter<T: IntoIterator<Item = Power>>(cards: T) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl From<PowerSet> for Vec<Power> {
    fn from(set: PowerSet) -> Self {
        set.iter().collect()
    }
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
