//! Power Shift on the table: who holds, has played and has spent which modifiers.

use super::game::Game;
use super::modifiers::{ModifierId, ModifierSet};
use super::seat::{MAX_PLAYERS, Power, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Empty in games without the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(super) struct Shift {
    pub(super) hands: [ModifierSet; MAX_PLAYERS],
    /// Played, this round's too, and not taken back for all that the table knows. As with power
    /// cards the hand alone holds the truth.
    pub(super) spent: [ModifierSet; MAX_PLAYERS],
    /// Those of the spent that may be back in the hand. Two doubts are kept as one.
    pub(super) maybe: [ModifierSet; MAX_PLAYERS],
    /// This round's. They stand, as bids do, even when the card itself is taken back.
    pub(super) played: [Option<ModifierId>; MAX_PLAYERS],
    /// What each seat has passed to the left: it alone knows, until the modifier is played.
    pub(super) passed: [Option<ModifierId>; MAX_PLAYERS],
    /// Who has chosen what to pass: in a view the modifiers of others are hidden, but not that.
    pub(super) passes_made: SeatSet,
    /// Those that have been seen by all.
    pub(super) shown: ModifierSet,
}

/// How the modifiers of a table are written to files. Lists by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModifiersRecord {
    pub hands: Vec<ModifierSet>,
    pub spent: Vec<ModifierSet>,
    /// Those of the spent that may have been taken back unseen; empty where nothing is in doubt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub maybe: Vec<ModifierSet>,
    /// With this round's bids.
    pub played: Vec<Option<ModifierId>>,
    /// What each seat has passed to the left, or will.
    pub passed: Vec<Option<ModifierId>>,
    /// Those that all have seen at some time.
    pub shown: ModifierSet,
}

impl Shift {
    /// A modifier is played from the hand.
    pub(super) fn play(&mut self, seat: Seat, modifier: ModifierId) {
        let own = seat.index();
        self.hands[own].remove(modifier);
        self.spent[own].insert(modifier);
        self.maybe[own].remove(modifier);
        self.forget_solved(own);
        self.shown.insert(modifier);
        self.played[own] = Some(modifier);
    }

    /// A modifier goes back to the hand. Returns it if only this one can have.
    pub(super) fn take_back(&mut self, seat: Seat, modifier: ModifierId) -> Option<ModifierId> {
        let own = seat.index();
        self.hands[own].insert(modifier);
        self.maybe[own] = self.spent[own];
        self.forget_solved(own);
        self.maybe[own].is_empty().then_some(modifier)
    }

    /// Once nothing doubtful can be in the hand, or all of it must be, nothing is in doubt.
    fn forget_solved(&mut self, own: usize) {
        let back = self.maybe[own].and(self.hands[own]);
        if back == self.maybe[own] {
            self.spent[own] = self.spent[own].minus(back);
        }
        if back.is_empty() || back == self.maybe[own] {
            self.maybe[own] = ModifierSet::EMPTY;
        }
    }

    pub(super) fn record(&self, players: usize) -> ModifiersRecord {
        let doubt = self.maybe.iter().any(|maybe| !maybe.is_empty());
        ModifiersRecord {
            maybe: self.maybe[..if doubt { players } else { 0 }].to_vec(),
            hands: self.hands[..players].to_vec(),
            spent: self.spent[..players].to_vec(),
            played: self.played[..players].to_vec(),
            passed: self.passed[..players].to_vec(),
            shown: self.shown,
        }
    }

    /// As recorded; the lists have been found to be no longer than the table.
    pub(super) fn from_record(record: &ModifiersRecord) -> Self {
        let mut shift = Self::default();
        for (slot, hand) in shift.hands.iter_mut().zip(&record.hands) {
            *slot = *hand;
        }
        for (slot, spent) in shift.spent.iter_mut().zip(&record.spent) {
            *slot = *spent;
        }
        for (slot, maybe) in shift.maybe.iter_mut().zip(&record.maybe) {
            *slot = *maybe;
        }
        for (slot, played) in shift.played.iter_mut().zip(&record.played) {
            *slot = *played;
        }
        for (seat, passed) in record.passed.iter().enumerate().take(MAX_PLAYERS) {
            shift.passed[seat] = *passed;
            if passed.is_some() {
                shift.passes_made.insert(Seat::new(seat));
            }
        }
        shift.shown = record.shown;
        shift
    }
}

/// Looking at modifiers.
impl Game {
    /// The modifiers a seat holds, whoever may see them.
    pub fn modifiers(&self, seat: Seat) -> ModifierSet {
        self.shift.hands[seat.index()]
    }

    /// Those a seat has played and not taken back, whoever may know.
    pub fn spent_modifiers(&self, seat: Seat) -> ModifierSet {
        self.shift.spent[seat.index()].minus(self.modifiers(seat))
    }

    /// Those a seat has played and not taken back, as far as everybody knows: some of the
    /// [doubtful](Self::doubtful_modifiers) ones are back in the hand.
    pub fn modifiers_seen_spent(&self, seat: Seat) -> ModifierSet {
        self.shift.spent[seat.index()]
    }

    /// Spent modifiers that may be back in the hand, for all that others know.
    pub fn doubtful_modifiers(&self, seat: Seat) -> ModifierSet {
        self.shift.maybe[seat.index()]
    }

    /// The modifier played beside this round's bid.
    pub fn played_modifier(&self, seat: Seat) -> Option<ModifierId> {
        self.shift.played.get(seat.index()).copied().flatten()
    }

    /// What a seat has passed to the left or is about to, whoever may know.
    pub fn passed_modifier(&self, seat: Seat) -> Option<ModifierId> {
        self.shift.passed[seat.index()]
    }

    /// Who has chosen what to pass.
    pub const fn passes_made(&self) -> SeatSet {
        self.shift.passes_made
    }

    /// This round's bid with its modifier: the higher, the earlier the turn. No two are equal.
    pub fn strength(&self, seat: Seat) -> Option<i8> {
        let power = self.bid(seat)?;
        Some(sum(power, self.played_modifier(seat)))
    }

    /// Caballeros that the acting player's modifier adds to those an action card places.
    pub(super) fn train(&self) -> u8 {
        if !self.rules.power_shift {
            return 0;
        }
        let modifier = self.played_modifier(self.actor());
        match modifier.and_then(ModifierId::ability) {
            Some(super::modifiers::Ability::Train(more)) => more,
            _ => 0,
        }
    }
}

/// A power card's value with a modifier.
pub(super) const fn sum(power: Power, modifier: Option<ModifierId>) -> i8 {
    let value = power.value().cast_signed();
    match modifier {
        Some(modifier) => value + modifier.value(),
        None => value,
    }
}
