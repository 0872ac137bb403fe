//! What a place is likely to pay when it is scored some turns from now.
//!
//! The counts of today are blurred: the more turns until the scoring, the likelier it is that one
//! who is behind will have caught up. Search meets the same counts again and again, so what has
//! been worked out is kept in a table.

use super::weights::Blur;
use crate::rules::{COLOURS, HOME_BONUS, MAX_PLAYERS, Seat, SeatSet, Values};

/// How far away a scoring is: a number of turns, or some later scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ScoringDistance(u8);

impl ScoringDistance {
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
pub(super) struct Holding {
    pub(super) counts: [u8; COLOURS],
    /// Values that are not in use are 0.
    pub(super) values: Values,
    /// Whose Grandes stand here.
    pub(super) homes: SeatSet,
}

/// What each seat can expect of one place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Payoff {
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
struct Slot {
    key: u64,
    payoff: Payoff,
}

/// Works out payoffs and remembers them.
pub(crate) struct Payoffs {
    players: usize,
    /// By distance and difference: the chance that somebody so many ahead ends ahead or tied.
    ahead: [[f32; DIFFERENCES]; DISTANCES],
    slots: Box<[Slot]>,
}

impl std::fmt::Debug for Payoffs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Payoffs")
            .field("players", &self.players)
            .finish_non_exhaustive()
    }
}

impl Payoffs {
    pub(crate) fn new(players: usize, blur: Blur) -> Self {
        let empty = Slot {
            key: 0,
            payoff: Payoff::default(),
        };
        Self {
            players,
            ahead: chances_to_be_ahead(players, blur),
            slots: vec![empty; 1 << SLOT_BITS].into_boxed_slice(),
        }
    }

    pub(super) fn of(&mut self, holding: &Holding, distance: ScoringDistance) -> &Payoff {
        let key = key(holding, distance);
        let slot = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - SLOT_BITS)) as usize;
        if self.slots[slot].key != key {
            let payoff = if distance == ScoringDistance::NOW {
                exact(holding)
            } else {
                self.blurred(holding, distance)
            };
            self.slots[slot] = Slot { key, payoff };
        }
        &self.slots[slot].payoff
    }

    fn blurred(&self, holding: &Holding, distance: ScoringDistance) -> Payoff {
        let ahead = &self.ahead[usize::from(distance.0)];
        let mut payoff = Payoff::default();
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
fn exact(holding: &Holding) -> Payoff {
    let mut payoff = Payoff::default();
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

fn home_bonus(holding: &Holding, seat: usize) -> f32 {
    if holding.homes.contains(Seat::new(seat)) {
        f32::from(HOME_BONUS)
    } else {
        0.0
    }
}

fn chances_to_be_ahead(players: usize, blur: Blur) -> [[f32; DIFFERENCES]; DISTANCES] {
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
fn key(holding: &Holding, distance: ScoringDistance) -> u64 {
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

#[cfg(test)]
mod tests {
    use super::*;

    const BLUR: Blur = Blur {
        round: 0.6,
        later: 1.4,
    };

    fn holding(counts: [u8; 4], values: Values) -> Holding {
        let [a, b, c, d] = counts;
        Holding {
            counts: [a, b, c, d, 0, 0],
            values,
            homes: SeatSet::EMPTY,
        }
    }

    #[test]
    fn ties_fall_down_as_in_the_examples_of_the_rules() {
        let cases = [
            ([5, 3, 1], [4, 4, 4, 3], [3.0, 3.0, 3.0, 1.0]),
            ([6, 4, 2], [4, 3, 2, 2], [6.0, 4.0, 0.0, 0.0]),
            ([4, 3, 1], [4, 3, 3, 2], [4.0, 1.0, 1.0, 0.0]),
            ([4, 2, 0], [4, 3, 2, 0], [4.0, 2.0, 0.0, 0.0]),
            ([5, 3, 1], [4, 4, 3, 3], [3.0, 3.0, 0.0, 0.0]),
        ];
        for (values, counts, points) in cases {
            let payoff = exact(&holding(counts, values));
            assert_eq!(payoff.points[..4], points, "{counts:?}");
        }
    }

    #[test]
    fn the_home_bonus_needs_a_sole_first() {
        let mut at_home = holding([3, 2, 0, 0], [5, 3, 1]);
        at_home.homes = SeatSet::only(Seat::new(0));
        assert!((exact(&at_home).points[0] - 7.0).abs() < f32::EPSILON);
        at_home.counts[1] = 3;
        assert!((exact(&at_home).points[0] - 3.0).abs() < f32::EPSILON);
    }

    #[test]
    fn a_lead_is_safer_the_nearer_the_scoring() {
        let mut payoffs = Payoffs::new(4, BLUR);
        let lead = holding([3, 2, 0, 0], [5, 3, 1]);
        let mut points = |distance| payoffs.of(&lead, distance).points[0];
        let near = points(ScoringDistance::turns(1));
        let far = points(ScoringDistance::turns(9));
        let later = points(ScoringDistance::LATER);
        assert!(
            5.0 >= near && near > far && far > later,
            "{near} {far} {later}"
        );
    }
}
