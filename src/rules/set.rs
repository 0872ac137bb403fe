//! Small sets of seats, cards and places: a bit for each, so that a game is copied at once.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;

/// A thing of which there are few, in an order everybody knows.
pub trait Member: Copy + Eq + fmt::Debug + 'static {
    /// Wide enough for a bit each.
    type Bits: Bits;

    /// How many there are.
    const COUNT: usize;

    /// Its place in that order, counted from 0.
    fn position(self) -> usize;

    /// The one at this place, which is below [`Self::COUNT`].
    fn at(position: usize) -> Self;
}

/// The word a set is kept in: as narrow as it can be, for games hold many sets.
pub trait Bits: Copy + Eq + Hash + Default + Into<u16> {
    const NONE: Self;

    /// The lower part of `bits`; the rest is empty in every set kept this way.
    fn narrow(bits: u16) -> Self;
}

impl Bits for u8 {
    const NONE: Self = 0;

    fn narrow(bits: u16) -> Self {
        bits as Self
    }
}

impl Bits for u16 {
    const NONE: Self = 0;

    fn narrow(bits: u16) -> Self {
        bits
    }
}

/// A set of a few things, walked in their order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(
    from = "Vec<T>",
    into = "Vec<T>",
    bound(
        serialize = "T: Member + Serialize",
        deserialize = "T: Member + Deserialize<'de>"
    )
)]
pub struct Set<T: Member> {
    pub(super) bits: T::Bits,
}

impl<T: Member> Set<T> {
    pub const EMPTY: Self = Self {
        bits: T::Bits::NONE,
    };

    pub fn only(one: T) -> Self {
        Self::of_bits(1 << one.position())
    }

    pub fn contains(self, one: T) -> bool {
        self.to_bits() & (1 << one.position()) != 0
    }

    pub fn is_empty(self) -> bool {
        self.to_bits() == 0
    }

    pub fn len(self) -> u32 {
        self.to_bits().count_ones()
    }

    pub fn insert(&mut self, one: T) {
        *self = self.or(Self::only(one));
    }

    pub fn remove(&mut self, one: T) {
        *self = self.without(one);
    }

    #[must_use]
    pub fn without(self, one: T) -> Self {
        self.minus(Self::only(one))
    }

    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self::of_bits(self.to_bits() & other.to_bits())
    }

    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self::of_bits(self.to_bits() | other.to_bits())
    }

    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self::of_bits(self.to_bits() & !other.to_bits())
    }

    /// Those of them that satisfy a condition.
    #[must_use]
    pub fn filter(self, wanted: impl Fn(T) -> bool) -> Self {
        self.iter().filter(|&one| wanted(one)).collect()
    }

    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    pub fn iter(self) -> Iter<T> {
        Iter {
            left: self.to_bits(),
            of: PhantomData,
        }
    }

    fn of_bits(bits: u16) -> Self {
        Self {
            bits: T::Bits::narrow(bits),
        }
    }

    /// A number that no other set of its kind has: a bit for each, the first one lowest.
    pub fn to_bits(self) -> u16 {
        self.bits.into()
    }
}

/// Walks a set in order.
#[derive(Clone, Debug)]
pub struct Iter<T> {
    left: u16,
    of: PhantomData<T>,
}

impl<T: Member> Iterator for Iter<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        if self.left == 0 {
            return None;
        }
        let lowest = self.left.trailing_zeros() as usize;
        self.left &= self.left - 1;
        Some(T::at(lowest))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.count_ones() as usize;
        (left, Some(left))
    }
}

impl<T: Member> ExactSizeIterator for Iter<T> {}

impl<T: Member> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let add = |set: Self, one| set.or(Self::only(one));
        members.into_iter().fold(Self::EMPTY, add)
    }
}

/// Files hold lists.
impl<T: Member> From<Vec<T>> for Set<T> {
    fn from(members: Vec<T>) -> Self {
        members.into_iter().collect()
    }
}

impl<T: Member> From<Set<T>> for Vec<T> {
    fn from(set: Set<T>) -> Self {
        set.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{ModifierId, Place, Power, RegionId, Seat};

    /// Whatever is put in comes out, in order, and nothing else.
    fn keeps_what_it_is_given<T: Member>() {
        let each: Vec<T> = (0..T::COUNT).map(T::at).collect();
        let all: Set<T> = each.iter().rev().copied().collect();
        assert_eq!(Vec::from(all), each);
        assert_eq!(all.len() as usize, T::COUNT);
        assert!(Set::<T>::EMPTY.is_empty() && Set::<T>::EMPTY.first().is_none());
        for (position, &one) in each.iter().enumerate() {
            assert_eq!(one.position(), position);
            let mut set = Set::only(one);
            assert_eq!((set.first(), set.len()), (Some(one), 1));
            assert!(!all.without(one).contains(one));
            assert_eq!(all.minus(set), all.without(one));
            assert_eq!(set.or(all.without(one)), all);
            set.remove(one);
            assert_eq!(set, Set::EMPTY);
            set.insert(one);
            assert!(set.contains(one));
        }
    }

    #[test]
    fn every_kind_of_set_keeps_what_it_is_given() {
        keeps_what_it_is_given::<Seat>();
        keeps_what_it_is_given::<Power>();
        keeps_what_it_is_given::<ModifierId>();
        keeps_what_it_is_given::<RegionId>();
        keeps_what_it_is_given::<Place>();
    }

    #[test]
    fn files_hold_lists() {
        let set: Set<Place> = [Place::Castillo, Place::Aragon].into_iter().collect();
        let text = serde_json::to_string(&set).expect("written");
        assert_eq!(text, r#"["Aragon","Castillo"]"#);
        assert_eq!(serde_json::from_str::<Set<Place>>(&text).ok(), Some(set));
    }
}
