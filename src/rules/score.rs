//! Who gets what for a place, and why.

use super::board::{KingSpot, Place, PlaceSet, RegionId, RegionSet, Values};
use super::cards::CardId;
use super::decision::Scoreboard;
use super::effects::{Effect, Scoring};
use super::game::Game;
use super::seat::{COLOURS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub const KING_BONUS: u8 = 2;
pub const HOME_BONUS: u8 = 2;

/// What one group of equals in a place is paid. Tied players share a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    pub place: Place,
    /// Those in the group, the neutral colour too.
    pub group: SeatSet,
    /// Which of the place's values they are paid, 1 to 3; more is nothing.
    pub position: u8,
    pub points: u8,
    /// Sole first where the King is.
    pub king_bonus: bool,
    /// Sole first where the own Grande stands.
    pub home_bonus: bool,
}

impl Payment {
    pub fn tied(&self) -> bool {
        self.group.len() > 1
    }

    /// The players who are paid: the neutral colour never is.
    pub fn paid(&self) -> SeatSet {
        self.group.without(Seat::NEUTRAL)
    }

    /// What each of them gets in all.
    pub const fn total(&self) -> u8 {
        let mut total = self.points;
        if self.king_bonus {
            total += KING_BONUS;
        }
        if self.home_bonus {
            total += HOME_BONUS;
        }
        total
    }
}

/// What a card scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredPlaces {
    pub places: PlaceSet,
    /// Whoever carries it out chooses one of them.
    pub one_of_them: bool,
    /// Only who is first is paid.
    pub firsts_only: bool,
}

impl ScoredPlaces {
    /// What one of the places pays, from first to last; payments of nothing are left out.
    pub fn payments(self, game: &Game, place: Place) -> impl Iterator<Item = Payment> {
        let most = if self.firsts_only { 1 } else { usize::MAX };
        let all = game.payments(place).take(most);
        // Those who tie for first are not first.
        let first = move |payment: &Payment| !self.firsts_only || payment.position == 1;
        all.filter(move |payment| first(payment) && payment.total() > 0)
    }
}

/// How far down the ranks of a place one has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ranking {
    /// Only those with fewer caballeros than this are still to come.
    below: u8,
    /// The value that a lone next one would be paid.
    position: u8,
}

impl Ranking {
    pub const TOP: Self = Self {
        below: u8::MAX,
        position: 1,
    };

    pub fn at_top(self) -> bool {
        self == Self::TOP
    }
}

impl Game {
    /// The values a place is scored by now, a mobile scoreboard above all.
    pub fn values(&self, place: Place) -> Values {
        Scoreboard::ALL
            .into_iter()
            .find(|board| self.scoreboards[board.index()] == Some(place))
            .map_or(place.printed_values(), Scoreboard::values)
    }

    /// `TIE`, `FEW`, `KING-BONUS`, `HOME-BONUS`: the next group to be paid in a place.
    pub fn next_payment(&self, place: Place, ranking: Ranking) -> Option<(Payment, Ranking)> {
        let counts = &self.men[place.index()];
        let (mut most, mut group) = (0, SeatSet::EMPTY);
        for (index, &count) in counts.iter().enumerate() {
            if count == 0 || count >= ranking.below || count < most {
                continue;
            }
            if count > most {
                (most, group) = (count, SeatSet::EMPTY);
            }
            group.insert(Seat::new(index));
        }
        if most == 0 {
            return None;
        }
        let tied = group.len() > 1;
        let position = ranking.position + u8::from(tied);
        let points = if position > self.rules.values_in_use {
            0
        } else {
            self.values(place)[usize::from(position) - 1]
        };
        let sole_first = !tied && ranking.position == 1 && !group.contains(Seat::NEUTRAL);
        let payment = Payment {
            place,
            group,
            position,
            points,
            king_bonus: sole_first && self.is_kings(place),
            home_bonus: sole_first
                && group
                    .iter()
                    .any(|seat| self.grandes[seat.index()] == Some(place)),
        };
        Some((
            payment,
            Ranking {
                below: most,
                position: position + 1,
            },
        ))
    }

    /// All that scoring a place would pay now, from first to last.
    pub fn payments(&self, place: Place) -> impl Iterator<Item = Payment> {
        let mut ranking = Ranking::TOP;
        std::iter::from_fn(move || {
            let (payment, next) = self.next_payment(place, ranking)?;
            ranking = next;
            Some(payment)
        })
    }

    /// What a card would score if it were carried out now; none if it scores nothing, or what discs
    /// will say.
    pub fn scored_by(&self, card: CardId) -> Option<ScoredPlaces> {
        match card.effect() {
            Effect::Score(scoring) => Some(ScoredPlaces {
                places: self.places_to_score(scoring),
                one_of_them: false,
                firsts_only: scoring == Scoring::FirstPlaces,
            }),
            Effect::ScoreOne { castillo } => {
                let mut places = PlaceSet::from(RegionSet::ALL);
                if castillo {
                    places.insert(Place::Castillo);
                }
                Some(ScoredPlaces {
                    places,
                    one_of_them: true,
                    firsts_only: false,
                })
            }
            _ => None,
        }
    }

    /// The places a scoring card scores now.
    pub(super) fn places_to_score(&self, scoring: Scoring) -> PlaceSet {
        match scoring {
            Scoring::Castillo => PlaceSet::only(Place::Castillo),
            Scoring::FirstPlaces => RegionSet::ALL.into(),
            Scoring::FirstValue(low, high) => RegionSet::ALL
                .filter(|r| (low..=high).contains(&self.values(r.place())[0]))
                .into(),
            Scoring::MostCaballeros => {
                let most = RegionId::ALL
                    .map(|r| self.crowd(r))
                    .into_iter()
                    .max()
                    .unwrap_or(0);
                RegionSet::ALL
                    .filter(|r| most > 0 && self.crowd(r) == most)
                    .into()
            }
            Scoring::FewestCaballeros => {
                let crowds = RegionId::ALL.map(|r| self.crowd(r)).into_iter();
                let fewest = crowds.filter(|&crowd| crowd > 0).min();
                RegionSet::ALL
                    .filter(|r| Some(self.crowd(r)) == fewest)
                    .into()
            }
        }
    }

    /// The regions that exactly one disc shows.
    pub(super) fn regions_on_one_disc(&self) -> PlaceSet {
        RegionSet::ALL
            .filter(|r| self.discs.iter().filter(|&&disc| disc == Some(r)).count() == 1)
            .into()
    }

    /// Caballeros of all colours in a region.
    fn crowd(&self, region: RegionId) -> u8 {
        self.men[region.index()].iter().sum::<u8>()
    }

    fn is_kings(&self, place: Place) -> bool {
        match self.king {
            KingSpot::In(region) => region.place() == place,
            KingSpot::Castillo => place == Place::Castillo,
            KingSpot::France | KingSpot::Portugal => false,
        }
    }
}

const _: () = assert!(COLOURS * 30 < u8::MAX as usize, "a crowd must fit a byte");
