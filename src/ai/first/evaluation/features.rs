//! What there is to see in a position, seat by seat, as numbers that weights can be put on.

use super::modifiers;
use super::payoff::{FirstHolding, FirstPayoffs, FirstScoringDistance};
use crate::rules::{
    Game, KING_BONUS, KingSpot, MAX_PLAYERS, POWER_CARDS, Phase, Place, Power, REGIONS, RegionId,
    Scoreboard, Seat, SeatSet,
};

macro_rules! features {
    ($($feature:ident = $name:literal),+ $(,)?) => {
        /// Something that brings points before the game ends.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(usize)]
        pub(crate) enum FirstFeature { $($feature),+ }

        impl FirstFeature {
            const NAMES: &[&str] = &[$($name),+];
            const ALL: &[Self] = &[$(Self::$feature),+];
        }
    };
}

features! {
    // Expected pay of the regions at the next general scoring, by rounds left until then.
    RegionsOneRound = "regions-one-round",
    RegionsTwoRounds = "regions-two-rounds",
    RegionsThreeRounds = "regions-three-rounds",
    // The same for each scoring after the next.
    RegionsLater = "regions-later",
    // Cards score regions at any time.
    RegionsByCards = "regions-by-cards",
    KingBonus = "king-bonus",
    Castillo = "castillo",
    // Caballeros in the Castillo, those beyond two, and the scorings after they have landed.
    CastilloMen = "castillo-men",
    CastilloCrowd = "castillo-crowd",
    CastilloMenLater = "castillo-men-later",
    BoardMenLater = "board-men-later",
    // Regions with at least one.
    PresenceLater = "presence-later",
    // Caballeros at court: the first two, the next two, the next three, the rest.
    CourtFirst = "court-first",
    CourtSecond = "court-second",
    CourtThird = "court-third",
    CourtRest = "court-rest",
    Provinces = "provinces",
    TurnToCome = "turn-to-come",
    SeatsBefore = "seats-before",
    RecruitsToCome = "recruits-to-come",
    BidsFirst = "bids-first",
    Veto = "veto",
    // Of Power Shift, in points.
    Modifiers = "modifiers",
    // The same for all seats: they make the points come out right.
    Rounds = "rounds",
    Scorings = "scorings",
    Power1 = "power-01",
    Power2 = "power-02",
    Power3 = "power-03",
    Power4 = "power-04",
    Power5 = "power-05",
    Power6 = "power-06",
    Power7 = "power-07",
    Power8 = "power-08",
    Power9 = "power-09",
    Power10 = "power-10",
    Power11 = "power-11",
    Power12 = "power-12",
    Power13 = "power-13",
}

pub(crate) const FEATURES: usize = FirstFeature::ALL.len();

impl FirstFeature {
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied()
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    pub(crate) const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

/// What one seat has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FirstHoldings {
    /// Points on the track, and those of a scoring that is due at once.
    pub(crate) certain: f32,
    pub(crate) features: [f32; FEATURES],
}

pub(crate) type FirstPerSeat<T> = [T; MAX_PLAYERS];

/// How much of the game is left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FirstHorizon {
    /// Turns until the next general scoring.
    turns: u8,
    /// Rounds until then, the one under way included.
    rounds: u8,
    /// General scorings after the next.
    later: u8,
    /// Rounds not begun yet.
    unbegun: u8,
    /// Turns of this round that are not over.
    turns_of_round: u8,
}

impl FirstHorizon {
    pub(crate) fn of(game: &Game) -> Self {
        let players = game.players() as u8;
        let turns_of_round = match game.phase() {
            Phase::Pass | Phase::Reveal | Phase::Bid => players,
            Phase::Recruit | Phase::Ability | Phase::Take | Phase::Act => {
                players - turn_index(game)
            }
            _ => 0,
        };
        let length = game.rules().length;
        let (mut unbegun, mut before_scoring) = (0, 0);
        let mut round = game.round();
        let mut scored = round.is_multiple_of(3);
        while let Some(next) = length.round_after(round) {
            round = next;
            unbegun += 1;
            before_scoring += u8::from(!scored);
            scored |= round.is_multiple_of(3);
        }
        Self {
            turns: turns_of_round + before_scoring * players,
            rounds: before_scoring + u8::from(turns_of_round > 0),
            later: (9 - game.round()) / 3,
            unbegun,
            turns_of_round,
        }
    }

    /// Rounds that are not over.
    pub(crate) fn rounds_left(self) -> usize {
        usize::from(self.unbegun) + usize::from(self.turns_of_round > 0)
    }
}

fn turn_index(game: &Game) -> u8 {
    let order = game.turn_order();
    order
        .iter()
        .position(|&seat| seat == game.actor())
        .unwrap_or(0) as u8
}

/// Everything there is to see for every seat.
pub(crate) fn extract(
    game: &Game,
    horizon: FirstHorizon,
    payoffs: &mut FirstPayoffs,
) -> FirstPerSeat<FirstHoldings> {
    let mut all = [FirstHoldings {
        certain: 0.0,
        features: [0.0; FEATURES],
    }; MAX_PLAYERS];
    for seat in game.seats() {
        let holdings = &mut all[seat.index()];
        holdings.certain = f32::from(game.score(seat));
        stock(game, seat, horizon, &mut holdings.features);
    }
    board(game, horizon, payoffs, &mut all);
    all
}

/// Court, provinces, power cards and turns to come.
fn stock(game: &Game, seat: Seat, horizon: FirstHorizon, features: &mut [f32; FEATURES]) {
    let mut put = |feature: FirstFeature, value: f32| features[feature.index()] = value;
    let order = game.turn_order();
    let place = order.iter().position(|&other| other == seat);
    let turn_over = match place {
        Some(place) => place < order.len() - usize::from(horizon.turns_of_round),
        None => horizon.turns_of_round == 0,
    };
    let own_turns = horizon.unbegun + u8::from(!turn_over);
    let before_next = horizon.rounds - u8::from(horizon.turns_of_round > 0 && turn_over);
    // Scorings that a caballero placed from now on can still count in.
    let scorings = f32::from(horizon.later + u8::from(before_next > 0));
    if own_turns > 0 {
        let court = game.court(seat);
        let band = |from: u8, to: u8| f32::from(court.clamp(from, to) - from) * scorings;
        put(FirstFeature::CourtFirst, band(0, 2));
        put(FirstFeature::CourtSecond, band(2, 4));
        put(FirstFeature::CourtThird, band(4, 7));
        put(FirstFeature::CourtRest, band(7, 30));
        put(
            FirstFeature::Provinces,
            f32::from(game.provinces(seat).min(10)) * scorings,
        );
    }
    let bid = game.bid(seat);
    let waits = order
        .len()
        .saturating_sub(usize::from(horizon.turns_of_round));
    if !turn_over && let Some(power) = bid {
        put(FirstFeature::TurnToCome, 1.0);
        let before = place.map_or(0, |place| place.saturating_sub(waits));
        put(FirstFeature::SeatsBefore, before as f32);
        let recruited = place == Some(waits) && game.phase() != Phase::Recruit;
        if !recruited {
            let recruits = power.recruits().min(game.provinces(seat));
            put(FirstFeature::RecruitsToCome, f32::from(recruits) * scorings);
        }
    }
    if horizon.unbegun > 0 && order.last() == Some(&seat) {
        put(FirstFeature::BidsFirst, 1.0);
    }
    if game.veto_holders().contains(seat) {
        put(FirstFeature::Veto, 1.0);
    }
    let rounds =
        f32::from(horizon.unbegun) + f32::from(horizon.turns_of_round) / game.players() as f32;
    put(FirstFeature::Rounds, rounds);
    put(
        FirstFeature::Scorings,
        f32::from(horizon.later + u8::from(horizon.turns > 0)),
    );
    let unbid = horizon.unbegun + u8::from(bidding(game) && bid.is_none());
    if game.rules().power_shift {
        put(FirstFeature::Modifiers, modifiers::worth(game, seat, unbid));
    }
    let hand = game.hand(seat);
    let share = f32::from(unbid) / hand.len().max(1) as f32;
    for power in hand.iter() {
        features[power_feature(power)] = share;
    }
}

fn bidding(game: &Game) -> bool {
    matches!(game.phase(), Phase::Pass | Phase::Reveal | Phase::Bid)
}

const fn power_feature(power: Power) -> usize {
    FirstFeature::Power1.index() + power.value() as usize - 1
}

const _: () =
    assert!(FirstFeature::Power13.index() - FirstFeature::Power1.index() + 1 == POWER_CARDS);

/// Regions and Castillo.
fn board(
    game: &Game,
    horizon: FirstHorizon,
    payoffs: &mut FirstPayoffs,
    all: &mut FirstPerSeat<FirstHoldings>,
) {
    let due_now = horizon.turns == 0;
    let next = if due_now {
        FirstScoringDistance::NOW
    } else {
        FirstScoringDistance::turns(horizon.turns)
    };
    let rounds = f32::from(horizon.rounds.max(1));
    let later = f32::from(horizon.later);
    let kings = game.king().region();
    let homes = homes(game);
    // Summed over the regions first: this is the innermost loop of all thinking.
    let (mut pay, mut pay_later) = ([0.0; MAX_PLAYERS], [0.0; MAX_PLAYERS]);
    let (mut men, mut present) = ([0; MAX_PLAYERS], [0; MAX_PLAYERS]);
    let mut king_bonus = [0.0; MAX_PLAYERS];
    for region in RegionId::ALL {
        let holding = holding(game, region.place(), homes[region.index()]);
        let payoff = payoffs.of(&holding, next);
        add(&mut pay, &payoff.points);
        if kings == Some(region) {
            king_bonus = payoff.first.map(|first| first * f32::from(KING_BONUS));
        }
        if horizon.later > 0 {
            add(
                &mut pay_later,
                &payoffs.of(&holding, FirstScoringDistance::LATER).points,
            );
            for seat in 0..MAX_PLAYERS {
                men[seat] += holding.counts[seat];
                present[seat] += u8::from(holding.counts[seat] > 0);
            }
        }
    }
    // Grandes are only ever inside, and the King beside it, with New Regent.
    let inside = if game.rules().new_regent {
        grandes_inside(game)
    } else {
        SeatSet::EMPTY
    };
    let castillo = holding(game, Place::Castillo, inside);
    let castillo_payoff = payoffs.of(&castillo, next);
    let castillo_pay = castillo_payoff.points;
    if game.king() == KingSpot::Castillo {
        let bonus = f32::from(KING_BONUS);
        king_bonus = castillo_payoff.first.map(|first| first * bonus);
    }
    let by_rounds = match horizon.rounds {
        0 | 1 => FirstFeature::RegionsOneRound,
        2 => FirstFeature::RegionsTwoRounds,
        _ => FirstFeature::RegionsThreeRounds,
    };
    for (seat, holdings) in all.iter_mut().enumerate().take(game.players()) {
        let FirstHoldings { certain, features } = holdings;
        let mut put = |feature: FirstFeature, value: f32| features[feature.index()] = value;
        if due_now {
            *certain += pay[seat] + king_bonus[seat] + castillo_pay[seat];
        } else {
            put(by_rounds, pay[seat]);
            let rounds_left = horizon.rounds_left() as f32;
            put(FirstFeature::RegionsByCards, pay[seat] * rounds_left);
            put(FirstFeature::KingBonus, king_bonus[seat] / rounds);
            put(FirstFeature::Castillo, castillo_pay[seat]);
        }
        put(FirstFeature::RegionsLater, pay_later[seat] * later);
        put(FirstFeature::BoardMenLater, f32::from(men[seat]) * later);
        put(
            FirstFeature::PresenceLater,
            f32::from(present[seat]) * later,
        );
        let hidden = castillo.counts[seat];
        put(FirstFeature::CastilloMen, f32::from(hidden));
        put(
            FirstFeature::CastilloCrowd,
            f32::from(hidden.saturating_sub(CROWD)),
        );
        put(FirstFeature::CastilloMenLater, f32::from(hidden) * later);
    }
}

/// From more than so many on, caballeros in the Castillo carry weight where they land.
const CROWD: u8 = 2;

fn add(sum: &mut FirstPerSeat<f32>, more: &FirstPerSeat<f32>) {
    for (sum, more) in sum.iter_mut().zip(more) {
        *sum += more;
    }
}

/// By region, whose Grandes stand there.
fn homes(game: &Game) -> [SeatSet; REGIONS] {
    let mut homes = [SeatSet::EMPTY; REGIONS];
    for seat in game.seats() {
        if let Some(region) = game.grande(seat).and_then(Place::region) {
            homes[region.index()].insert(seat);
        }
    }
    homes
}

/// Whose Grandes are in the Castillo.
fn grandes_inside(game: &Game) -> SeatSet {
    let inside = |&seat: &Seat| game.grande(seat) == Some(Place::Castillo);
    game.seats().filter(inside).collect()
}

fn holding(game: &Game, place: Place, homes: SeatSet) -> FirstHolding {
    let mut values = place.printed_values();
    for board in Scoreboard::ALL {
        if game.scoreboard(board) == Some(place) {
            values = board.values();
        }
    }
    for (rank, value) in values.iter_mut().enumerate() {
        if rank >= usize::from(game.rules().values_in_use) {
            *value = 0;
        }
    }
    FirstHolding {
        counts: *game.garrison(place),
        values,
        homes,
    }
}
