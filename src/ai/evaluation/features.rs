//! What there is to see in a position, seat by seat, as numbers that weights can be put on.

use super::modifiers;
use super::payoff::{Holding, Payoffs, ScoringDistance};
use crate::rules::{
    Game, KING_BONUS, KingSpot, MAX_PLAYERS, POWER_CARDS, Phase, Place, Power, PowerSet, REGIONS,
    RegionId, Scoreboard, Seat, SeatSet,
};

macro_rules! features {
    ($($feature:ident = $name:literal),+ $(,)?) => {
        /// Something that brings points before the game ends.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(usize)]
        pub(crate) enum Feature { $($feature),+ }

        impl Feature {
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

pub(crate) const FEATURES: usize = Feature::ALL.len();

impl Feature {
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
pub(crate) struct Holdings {
    /// Points on the track, and those of a scoring that is due at once.
    pub(crate) certain: f32,
    pub(crate) features: [f32; FEATURES],
}

pub(crate) type PerSeat<T> = [T; MAX_PLAYERS];

/// How much of the game is left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Horizon {
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

impl Horizon {
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
    horizon: Horizon,
    powers: &PowerOrder,
    payoffs: &mut Payoffs,
) -> PerSeat<Holdings> {
    let mut all = [Holdings {
        certain: 0.0,
        features: [0.0; FEATURES],
    }; MAX_PLAYERS];
    for seat in game.seats() {
        let holdings = &mut all[seat.index()];
        holdings.certain = f32::from(game.score(seat));
        stock(game, seat, horizon, powers, &mut holdings.features);
    }
    board(game, horizon, payoffs, &mut all);
    all
}

/// Court, provinces, power cards and turns to come.
fn stock(
    game: &Game,
    seat: Seat,
    horizon: Horizon,
    powers: &PowerOrder,
    features: &mut [f32; FEATURES],
) {
    let mut put = |feature: Feature, value: f32| features[feature.index()] = value;
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
        put(Feature::CourtFirst, band(0, 2));
        put(Feature::CourtSecond, band(2, 4));
        put(Feature::CourtThird, band(4, 7));
        put(Feature::CourtRest, band(7, 30));
        put(
            Feature::Provinces,
            f32::from(game.provinces(seat).min(10)) * scorings,
        );
    }
    let bid = game.bid(seat);
    let waits = order
        .len()
        .saturating_sub(usize::from(horizon.turns_of_round));
    if !turn_over && let Some(power) = bid {
        put(Feature::TurnToCome, 1.0);
        let before = place.map_or(0, |place| place.saturating_sub(waits));
        put(Feature::SeatsBefore, before as f32);
        let recruited = place == Some(waits) && game.phase() != Phase::Recruit;
        if !recruited {
            let recruits = power.recruits().min(game.provinces(seat));
            put(Feature::RecruitsToCome, f32::from(recruits) * scorings);
        }
    }
    if horizon.unbegun > 0 && order.last() == Some(&seat) {
        put(Feature::BidsFirst, 1.0);
    }
    if game.veto_holders().contains(seat) {
        put(Feature::Veto, 1.0);
    }
    let rounds =
        f32::from(horizon.unbegun) + f32::from(horizon.turns_of_round) / game.players() as f32;
    put(Feature::Rounds, rounds);
    put(
        Feature::Scorings,
        f32::from(horizon.later + u8::from(horizon.turns > 0)),
    );
    let unbid = horizon.unbegun + u8::from(bidding(game) && bid.is_none());
    if game.rules().power_shift {
        put(Feature::Modifiers, modifiers::worth(game, seat, unbid));
    }
    // A hand is a choice: the best of it will be bid, and one card more never hurts.
    let hand = game.hand(seat);
    for power in powers.to_be_bid(hand, unbid.into()) {
        features[power_feature(power)] = 1.0;
    }
}

/// The power cards, the most valuable first.
#[derive(Clone, Debug)]
pub(crate) struct PowerOrder(Vec<Power>);

impl PowerOrder {
    pub(crate) fn by(weights: &[f32; FEATURES]) -> Self {
        let mut all: Vec<Power> = PowerSet::ALL.iter().collect();
        let weight = |power: Power| weights[power_feature(power)];
        // Equals stay in the order of their numbers: the same weights, the same order.
        all.sort_by(|&a, &b| weight(b).total_cmp(&weight(a)));
        Self(all)
    }

    /// The best of a hand, as many as there are bids to come.
    fn to_be_bid(&self, hand: PowerSet, bids: usize) -> impl Iterator<Item = Power> {
        let held = move |power: &Power| hand.contains(*power);
        self.0.iter().copied().filter(held).take(bids)
    }
}

fn bidding(game: &Game) -> bool {
    matches!(game.phase(), Phase::Pass | Phase::Reveal | Phase::Bid)
}

const fn power_feature(power: Power) -> usize {
    Feature::Power1.index() + power.value() as usize - 1
}

const _: () = assert!(Feature::Power13.index() - Feature::Power1.index() + 1 == POWER_CARDS);

/// Regions and Castillo.
fn board(game: &Game, horizon: Horizon, payoffs: &mut Payoffs, all: &mut PerSeat<Holdings>) {
    let due_now = horizon.turns == 0;
    let next = if due_now {
        ScoringDistance::NOW
    } else {
        ScoringDistance::turns(horizon.turns)
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
                &payoffs.of(&holding, ScoringDistance::LATER).points,
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
        0 | 1 => Feature::RegionsOneRound,
        2 => Feature::RegionsTwoRounds,
        _ => Feature::RegionsThreeRounds,
    };
    for (seat, holdings) in all.iter_mut().enumerate().take(game.players()) {
        let Holdings { certain, features } = holdings;
        let mut put = |feature: Feature, value: f32| features[feature.index()] = value;
        if due_now {
            *certain += pay[seat] + king_bonus[seat] + castillo_pay[seat];
        } else {
            put(by_rounds, pay[seat]);
            let rounds_left = horizon.rounds_left() as f32;
            put(Feature::RegionsByCards, pay[seat] * rounds_left);
            put(Feature::KingBonus, king_bonus[seat] / rounds);
            put(Feature::Castillo, castillo_pay[seat]);
        }
        put(Feature::RegionsLater, pay_later[seat] * later);
        put(Feature::BoardMenLater, f32::from(men[seat]) * later);
        put(Feature::PresenceLater, f32::from(present[seat]) * later);
        let hidden = castillo.counts[seat];
        put(Feature::CastilloMen, f32::from(hidden));
        put(
            Feature::CastilloCrowd,
            f32::from(hidden.saturating_sub(CROWD)),
        );
        put(Feature::CastilloMenLater, f32::from(hidden) * later);
    }
}

/// From more than so many on, caballeros in the Castillo carry weight where they land.
const CROWD: u8 = 2;

fn add(sum: &mut PerSeat<f32>, more: &PerSeat<f32>) {
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

fn holding(game: &Game, place: Place, homes: SeatSet) -> Holding {
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
    Holding {
        counts: *game.garrison(place),
        values,
        homes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::RandomPlayer;
    use crate::ai::evaluation::Judgement;
    use crate::rules::{Edition, Length, Setup};

    /// What the rules would pay now, everywhere.
    fn paid(game: &Game, seat: Seat) -> f32 {
        let payments = Place::ALL
            .into_iter()
            .flat_map(|place| game.payments(place));
        let own = payments.filter(|payment| payment.paid().contains(seat));
        own.map(|payment| f32::from(payment.total())).sum()
    }

    #[test]
    fn a_scoring_that_is_due_is_judged_as_the_rules_pay_it() {
        let mut scorings = 0;
        for seed in 0..40_u64 {
            let players = 2 + seed as usize % 4;
            let mut setup = Setup::of_edition(Edition::ALL[seed as usize / 4 % 2], players);
            setup.modules.new_regent = seed.is_multiple_of(3);
            let mut game = Game::new(&setup, seed).expect("a game");
            let weights = Judgement::tuned().at_table_of(players);
            let powers = PowerOrder::by(&weights.features);
            let mut payoffs = Payoffs::new(players, weights.blur);
            let mut chance = RandomPlayer::from_seed(seed);
            while let Some(decision) = chance.decide(&game) {
                let due = match game.king() {
                    KingSpot::Castillo => Phase::Castillo,
                    _ => Phase::Discs,
                };
                if game.phase() == due {
                    let holdings = extract(&game, Horizon::of(&game), &powers, &mut payoffs);
                    for seat in game.seats() {
                        let due = f32::from(game.score(seat)) + paid(&game, seat);
                        let judged = holdings[seat.index()].certain;
                        assert!((judged - due).abs() < 1e-3, "{judged} instead of {due}");
                    }
                    scorings += 1;
                }
                game.apply(decision, &mut ()).expect("legal");
            }
        }
        assert!(scorings >= 120, "{scorings}");
    }

    #[test]
    fn one_power_card_more_never_hurts() {
        for players in 2..=MAX_PLAYERS {
            let weights = &Judgement::tuned().at_table_of(players).features;
            let powers = PowerOrder::by(weights);
            let worth = |hand: PowerSet, bids| -> f32 {
                let bid = powers.to_be_bid(hand, bids);
                bid.map(|power| weights[power_feature(power)]).sum()
            };
            let mut hand = PowerSet::ALL;
            for gone in PowerSet::ALL.iter().take(8) {
                let before = hand;
                hand.remove(gone);
                let cards = hand.iter().count();
                for bids in 0..=cards {
                    assert!(worth(before, bids) >= worth(hand, bids), "{gone:?}, {bids}");
                }
            }
        }
    }

    #[test]
    fn the_horizon_comes_nearer() {
        let mut setup = Setup::with_players(4);
        let horizon = Horizon::of(&Game::new(&setup, 1).expect("a game"));
        assert_eq!((horizon.turns, horizon.rounds, horizon.later), (12, 3, 2));
        assert_eq!((horizon.unbegun, horizon.rounds_left()), (8, 9));
        setup.length = Length::SixRounds;
        let horizon = Horizon::of(&Game::new(&setup, 1).expect("a game"));
        assert_eq!((horizon.turns, horizon.rounds, horizon.later), (8, 2, 2));
        assert_eq!((horizon.unbegun, horizon.rounds_left()), (5, 6));
    }
}
