//! What a place is likely to pay when it is scored some turns from now.
//!
//! The counts of today are blurred: the more turns until the scoring, the likelier it is that one
//! who is behind will have caught up. Search meets the same counts again and again, so what has
//! been worked out is kept in a table.

use super::weights::FirstBlur;
use crate::rules::{COLOURS, HOME_BONUS, MAX_PLAYERS, Seat, SeatSet, Values};

/// How far away a scoring is: a number of turns, or some later scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FirstScoringDistance(u8);

impl FirstScoringDistance {
    /// Scored at once.
    pub(super) const NOW: Self = Self(0);
    /// Not the next general scoring but one after it.
    pub(super) const LATER: Self = Self(MOST_TURNS as u8 + 1);

    pub(super) fn turns(turns: u8) -> Self {
        Self(turns.min(MOST_TURNS as u8))
    }
}

/// Three rounds of five players.
const MOST_TURNS: usize = 15;
const DISTANCES: usize = MOST_TURNS + 2;

/// One place, as far as its payment is concerned.
#[derive(Clone, Copy, Debug)]
pub(super) struct FirstHolding {
    pub(super) counts: [u8; COLOURS],
    /// Values that are not in use are 0.
    pub(super) values: Values,
    /// Whose Grandes stand here.
    pub(super) homes: SeatSet,
}

/// What each seat can expect of one place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FirstPayoff {
    pub(super) points: [f32; MAX_PLAYERS],
    /// The chance to be its sole first.
    pub(super) first: [f32; MAX_PLAYERS],
}

/// Differences of counts from -30 to 30.
const DIFFERENCES: usize = 61;
const EQUAL: i32 = 30;

/// How likely somebody with nothing in a place is to get there in time to matter.
const ENTRY: f32 = 0.4;

const SLOT_BITS: u32 = 14;

#[derive(Clone, Copy)]
struct FirstSlot {
    key: u64,
    payoff: FirstPayoff,
}

/// Works out payoffs and remembers them.
pub(crate) struct FirstPayoffs {
    players: usize,
    /// By distance and difference: the chance that somebody so many ahead ends ahead or tied.
    ahead: [[f32; DIFFERENCES]; DISTANCES],
    slots: Box<[FirstSlot]>,
}

impl std::fmt::Debug for FirstPayoffs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FirstPayoffs")
            .field("players", &self.players)
            .finish_non_exhaustive()
    }
}

impl FirstPayoffs {
    pub(crate) fn new(players: usize, blur: FirstBlur) -> Self {
        let empty = FirstSlot {
            key: 0,
            payoff: FirstPayoff::default(),
        };
        Self {
            players,
            ahead: chances_to_be_ahead(players, blur),
            slots: vec![empty; 1 << SLOT_BITS].into_boxed_slice(),
        }
    }

    pub(super) fn of(
        &mut self,
        holding: &FirstHolding,
        distance: FirstScoringDistance,
    ) -> &FirstPayoff {
        let key = key(holding, distance);
        let slot = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - SLOT_BITS)) as usize;
        if self.slots[slot].key != key {
            let payoff = if distance == FirstScoringDistance::NOW {
                exact(holding)
            } else {
                self.blurred(holding, distance)
            };
            self.slots[slot] = FirstSlot { key, payoff };
        }
        &self.slots[slot].payoff
    }

    fn blurred(&self, holding: &FirstHolding, distance: FirstScoringDistance) -> FirstPayoff {
        let ahead = &self.ahead[usize::from(distance.0)];
        let mut payoff = FirstPayoff::default();
        for seat in 0..self.players {
            let own = i32::from(holding.counts[seat]);
            // The chance that nobody, one, or two others are ahead or level.
            let mut behind = [1.0, 0.0, 0.0];
            for (other, &count) in holding.counts.iter().enumerate() {
                let plays = other < self.players || count > 0;
                if other == seat || !plays {
                    continue;
                }
                let mut chance = ahead[(i32::from(count) - own + EQUAL) as usize];
                if count == 0 {
                    chance *= ENTRY;
                }
                behind[2] += chance * (behind[1] - behind[2]);
                behind[1] += chance * (behind[0] - behind[1]);
                behind[0] -= chance * behind[0];
            }
            let present = if own == 0 { ENTRY } else { 1.0 };
            let values = holding.values.map(f32::from);
            let ranks: f32 = behind.iter().zip(values).map(|(p, value)| p * value).sum();
            let first = present * behind[0];
            payoff.first[seat] = first;
            payoff.points[seat] = present * ranks + home_bonus(holding, seat) * first;
        }
        payoff
    }
}

/// `TIE` and `HOME-BONUS` to the letter.
fn exact(holding: &FirstHolding) -> FirstPayoff {
    let mut payoff = FirstPayoff::default();
    for (seat, &own) in holding.counts.iter().enumerate().take(MAX_PLAYERS) {
        if own == 0 {
            continue;
        }
        // Each group above uses up one value, or two if it is tied.
        let mut above = [false; 31];
        let mut doubled = [false; 31];
        let mut tied = false;
        for (other, &count) in holding.counts.iter().enumerate() {
            if other == seat || count < own {
                continue;
            }
            let count = usize::from(count.min(30));
            tied |= count == usize::from(own);
            doubled[count] |= above[count];
            above[count] = true;
        }
        let own = usize::from(own.min(30));
        let used: usize = (own + 1..above.len())
            .map(|count| usize::from(above[count]) + usize::from(doubled[count]))
            .sum();
        let value = holding.values.get(used + usize::from(tied)).copied();
        payoff.points[seat] = f32::from(value.unwrap_or(0));
        if used == 0 && !tied {
            payoff.first[seat] = 1.0;
            payoff.points[seat] += home_bonus(holding, seat);
        }
    }
    payoff
}

fn home_bonus(holding: &FirstHolding, seat: usize) -> f32 {
    if holding.homes.contains(Seat::new(seat)) {
        f32::from(HOME_BONUS)
    } else {
        0.0
    }
}

fn chances_to_be_ahead(players: usize, blur: FirstBlur) -> [[f32; DIFFERENCES]; DISTANCES] {
    let mut table = [[0.0; DIFFERENCES]; DISTANCES];
    for (distance, row) in table.iter_mut().enumerate() {
        let rounds = distance as f32 / players as f32;
        let scale = match distance {
            distance if distance > MOST_TURNS => blur.later,
            _ => blur.round * rounds.sqrt(),
        };
        for (index, chance) in row.iter_mut().enumerate() {
            // Level is as bad as behind, hence the half.
            let difference = (index as i32 - EQUAL) as f32 + 0.5;
            *chance = 1.0 / (1.0 + (-difference / scale.max(1e-3)).exp());
        }
    }
    table
}

/// All that a payoff depends on, in one number that is never 0.
fn key(holding: &FirstHolding, distance: FirstScoringDistance) -> u64 {
    let mut key = 1;
    for &count in &holding.counts {
        key = key << 5 | u64::from(count);
    }
    for &value in &holding.values {
        key = key << 4 | u64::from(value);
    }
    key = key << 5 | u64::from(holding.homes.to_bits());
    key << 5 | u64::from(distance.0)
}
