//! A player's pile of played power cards, as everybody at the table knows it.

use super::seat::{POWER_CARDS, Power, PowerSet};
use serde::{Deserialize, Serialize};

/// Bids are made openly, so everyone who remembers knows the pile; only which card was taken back
/// can be secret. The pile therefore holds what the table knows, and the hand alone holds the
/// truth: a card in `maybe` lies in this list but may be back in the hand. After a second secret
/// take-back the two doubts are kept as one, which is a little wider than what a perfect memory
/// could tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct SpentPile {
    cards: [Option<Power>; POWER_CARDS],
    len: u8,
    maybe: PowerSet,
}

/// How a pile is written to files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PileRecord {
    /// Oldest first.
    pub cards: Vec<Power>,
    /// Those of them that may have been taken back unseen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub maybe: Vec<Power>,
}

impl SpentPile {
    /// Oldest first, with those that may have been taken back.
    pub fn iter(&self) -> impl Iterator<Item = Power> + '_ {
        self.cards
            .iter()
            .take(usize::from(self.len))
            .filter_map(|&card| card)
    }

    /// The newest card: it lies on top, open to view.
    pub const fn newest(&self) -> Option<Power> {
        match self.len {
            0 => None,
            n => self.cards[n as usize - 1],
        }
    }

    /// Cards that may be here or back in the hand, for all that others know.
    pub const fn maybe(&self) -> PowerSet {
        self.maybe
    }

    /// A card is played from `hand`, which no longer holds it.
    pub(super) fn play(&mut self, power: Power, hand: PowerSet) {
        if self.maybe.contains(power) {
            self.remove(power);
            self.maybe.remove(power);
            self.forget_solved(hand);
        }
        self.cards[usize::from(self.len)] = Some(power);
        self.len += 1;
    }

    /// A card goes back to `hand`, which already holds it. Returns it if the table sees which.
    ///
    /// Where piles lie `face_down` only the card of this round is open to view.
    pub(super) fn take_back(
        &mut self,
        power: Power,
        hand: PowerSet,
        bid: Option<Power>,
        face_down: bool,
    ) -> Option<Power> {
        let open = if face_down {
            self.newest().filter(|&newest| bid == Some(newest))
        } else {
            self.newest()
        };
        if open == Some(power) {
            self.remove(power);
            if face_down {
                self.forget_solved(hand);
                return Some(power);
            }
            // The card below comes to light, if it is there: what has been taken is not.
            while let Some(newest) = self.newest()
                && self.maybe.contains(newest)
                && hand.contains(newest)
            {
                self.remove(newest);
                self.maybe.remove(newest);
            }
            if let Some(newest) = self.newest() {
                self.maybe.remove(newest);
            }
            self.forget_solved(hand);
            return Some(power);
        }
        self.maybe = self.iter().filter(|&card| Some(card) != open).collect();
        self.forget_solved(hand);
        self.maybe.is_empty().then_some(power)
    }

    /// Once nothing doubtful can be in the hand, or all of it must be, nothing is in doubt.
    fn forget_solved(&mut self, hand: PowerSet) {
        let back = self.maybe.and(hand);
        if back.is_empty() {
            self.maybe = PowerSet::EMPTY;
        } else if back == self.maybe {
            for power in back.iter() {
                self.remove(power);
            }
            self.maybe = PowerSet::EMPTY;
        }
    }

    fn remove(&mut self, power: Power) {
        let Some(at) = self.iter().position(|card| card == power) else {
            return;
        };
        let len = usize::from(self.len);
        self.cards.copy_within(at + 1..len, at);
        self.cards[len - 1] = None;
        self.len -= 1;
    }

    pub(super) fn record(&self) -> PileRecord {
        PileRecord {
            cards: self.iter().collect(),
            maybe: self.maybe.into(),
        }
    }

    /// A pile as recorded, unless it is impossible beside `hand`.
    pub(super) fn from_record(
        record: &PileRecord,
        hand: PowerSet,
        face_down: bool,
    ) -> Option<Self> {
        let mut pile = Self {
            maybe: record.maybe.iter().copied().collect(),
            ..Self::default()
        };
        let listed: PowerSet = record.cards.iter().copied().collect();
        let certain = listed.minus(pile.maybe);
        let unlisted = PowerSet::ALL.minus(listed);
        let unique = listed.len() as usize == record.cards.len();
        let fits = certain.and(hand).is_empty()
            && unlisted.minus(hand).is_empty()
            && pile.maybe.minus(listed).is_empty();
        // Doubt that the table could resolve is no doubt.
        let back = pile.maybe.and(hand);
        let doubtful = pile.maybe.is_empty() || (!back.is_empty() && back != pile.maybe);
        let newest_certain = face_down
            || record
                .cards
                .last()
                .is_none_or(|&newest| !pile.maybe.contains(newest));
        if !(unique && fits && doubtful && newest_certain) {
            return None;
        }
        for &card in &record.cards {
            pile.cards[usize::from(pile.len)] = Some(card);
            pile.len += 1;
        }
        Some(pile)
    }
}
