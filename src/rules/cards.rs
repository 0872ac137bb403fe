//! The action cards: what each lets you place, and which family of effects it belongs to.
//!
//! A card's whole behaviour, Veto included, follows from its effect's steps. Which cards lie in
//! which stack, and how many, is the deck's business: `assets/decks`.

use super::effects::{Burden, Effect, ExtraPlacing, MoveAllowance, Regent, Scoring};
use serde::{Deserialize, Serialize};

/// A kind of action card. Copies of a card share its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
#[repr(u8)]
pub enum CardId {
    Redeploy,
    Reinforce,
    RedeployOrReinforce,
    FiveFromOne,
    ThreeForeign,
    ThreeAny,
    TwoAndTwo,
    FourOwn,
    FourAny,
    Veto,
    CourtsEmptied,
    CourtsLoseThree,
    KingRages,
    OneOfEach,
    SecretTwo,
    SecretAll,
    ScoreOneWithTwo,
    ScoreFours,
    ScoreFives,
    ScoreSixesAndSevens,
    ScoreCastillo,
    ScoreFirsts,
    ScoreMost,
    ScoreFewest,
    ScoreOneWithThree,
    MobileScoreboard,
    RoyalAdviser,
    Eviction,
    GrandeTravels,
    PowerReturns,
    CourtGrows,
    SecretScoring,
    KingTravels,
    // From here on cards of the Anniversary edition, and of its modules.
    Militia,
    RedeployOrMilitia,
    UpToTwoAndTwo,
    ScoreRegion,
    CourtCalls,
    Exile,
    Escort,
    Rivalry,
    SummerResidence,
    Rebellion,
    Infiltration,
    Deputy,
}

/// A card as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// How files, records and translations call it.
    pub key: &'static str,
    /// How many caballeros it lets its taker place.
    pub places: u8,
    pub effect: Effect,
}

/// Spreading a region's caballeros may move all of them; more than all there are is no limit.
const ALL: u8 = super::seat::CABALLEROS;

const REDEPLOY: MoveAllowance = MoveAllowance {
    own: ALL,
    foreign: 0,
    any: 0,
    up_to: true,
    one_source: true,
    own_spare: 0,
    foreign_spare: 0,
};
const REINFORCE: ExtraPlacing = ExtraPlacing {
    count: 2,
    up_to: false,
    castillo: true,
};
const MILITIA: ExtraPlacing = ExtraPlacing {
    count: 2,
    up_to: true,
    castillo: false,
};

const fn two_and_two(up_to: bool) -> Effect {
    Effect::Move(MoveAllowance {
        own: 2,
        foreign: 2,
        any: 0,
        up_to,
        one_source: false,
        own_spare: 0,
        foreign_spare: 0,
    })
}

const fn up_to(own: u8, foreign: u8, any: u8) -> Effect {
    Effect::Move(MoveAllowance {
        own,
        foreign,
        any,
        up_to: true,
        one_source: false,
        own_spare: 0,
        foreign_spare: 0,
    })
}

impl CardId {
    pub const ALL: [Self; 45] = [
        Self::Redeploy,
        Self::Reinforce,
        Self::RedeployOrReinforce,
        Self::FiveFromOne,
        Self::ThreeForeign,
        Self::ThreeAny,
        Self::TwoAndTwo,
        Self::FourOwn,
        Self::FourAny,
        Self::Veto,
        Self::CourtsEmptied,
        Self::CourtsLoseThree,
        Self::KingRages,
        Self::OneOfEach,
        Self::SecretTwo,
        Self::SecretAll,
        Self::ScoreOneWithTwo,
        Self::ScoreFours,
        Self::ScoreFives,
        Self::ScoreSixesAndSevens,
        Self::ScoreCastillo,
        Self::ScoreFirsts,
        Self::ScoreMost,
        Self::ScoreFewest,
        Self::ScoreOneWithThree,
        Self::MobileScoreboard,
        Self::RoyalAdviser,
        Self::Eviction,
        Self::GrandeTravels,
        Self::PowerReturns,
        Self::CourtGrows,
        Self::SecretScoring,
        Self::KingTravels,
        Self::Militia,
        Self::RedeployOrMilitia,
        Self::UpToTwoAndTwo,
        Self::ScoreRegion,
        Self::CourtCalls,
        Self::Exile,
        Self::Escort,
        Self::Rivalry,
        Self::SummerResidence,
        Self::Rebellion,
        Self::Infiltration,
        Self::Deputy,
    ];

    #[expect(clippy::too_many_lines, reason = "a table with a line for each card")]
    pub const fn card(self) -> Card {
        let (key, places, effect) = match self {
            Self::Redeploy => ("redeploy", 1, Effect::Move(REDEPLOY)),
            Self::Reinforce => ("reinforce", 1, Effect::PlaceMore(REINFORCE)),
            Self::RedeployOrReinforce => (
                "redeploy-or-reinforce",
                1,
                Effect::MoveOrPlaceMore(REDEPLOY, REINFORCE),
            ),
            Self::FiveFromOne => (
                "five-from-one",
                1,
                Effect::Move(MoveAllowance {
                    own: 0,
                    foreign: 0,
                    any: 5,
                    up_to: true,
                    one_source: true,
                    own_spare: 0,
                    foreign_spare: 0,
                }),
            ),
            Self::ThreeForeign => ("three-foreign", 1, up_to(0, 3, 0)),
            Self::ThreeAny => ("three-any", 1, up_to(0, 0, 3)),
            Self::TwoAndTwo => ("two-and-two", 1, two_and_two(false)),
            Self::FourOwn => ("four-own", 1, up_to(4, 0, 0)),
            Self::FourAny => ("four-any", 1, up_to(0, 0, 4)),
            Self::Veto => ("veto", 2, Effect::KeepVeto),
            Self::CourtsEmptied => ("courts-emptied", 2, Effect::Burden(Burden::WholeCourt)),
            Self::CourtsLoseThree => (
                "courts-lose-three",
                2,
                Effect::Burden(Burden::ThreeFromCourt),
            ),
            Self::KingRages => ("king-rages", 2, Effect::Burden(Burden::ThreeOfOwnChoice)),
            Self::OneOfEach => ("one-of-each", 2, Effect::OneOfEach),
            Self::SecretTwo => ("secret-two", 2, Effect::Burden(Burden::TwoByDisc)),
            Self::SecretAll => ("secret-all", 2, Effect::Burden(Burden::AllByDisc)),
            Self::ScoreOneWithTwo => ("score-one-with-two", 2, Effect::ScoreOne { castillo: true }),
            Self::ScoreFours => ("score-fours", 3, Effect::Score(Scoring::FirstValue(4, 4))),
            Self::ScoreFives => ("score-fives", 3, Effect::Score(Scoring::FirstValue(5, 5))),
            Self::ScoreSixesAndSevens => (
                "score-sixes-and-sevens",
                3,
                Effect::Score(Scoring::FirstValue(6, 7)),
            ),
            Self::ScoreCastillo => ("score-castillo", 3, Effect::Score(Scoring::Castillo)),
            Self::ScoreFirsts => ("score-firsts", 3, Effect::Score(Scoring::FirstPlaces)),
            Self::ScoreMost => ("score-most", 3, Effect::Score(Scoring::MostCaballeros)),
            Self::ScoreFewest => ("score-fewest", 3, Effect::Score(Scoring::FewestCaballeros)),
            Self::ScoreOneWithThree => (
                "score-one-with-three",
                3,
                Effect::ScoreOne { castillo: true },
            ),
            Self::MobileScoreboard => ("mobile-scoreboard", 4, Effect::SetScoreboard),
            Self::RoyalAdviser => ("royal-adviser", 4, Effect::MoveKing { to_neighbour: true }),
            Self::Eviction => ("eviction", 4, Effect::Evict),
            Self::GrandeTravels => ("grande-travels", 4, Effect::MoveGrande),
            Self::PowerReturns => ("power-returns", 4, Effect::TakeBackPower),
            Self::CourtGrows => (
                "court-grows",
                4,
                Effect::GrowCourt {
                    by: 2,
                    shortage: false,
                },
            ),
            Self::SecretScoring => ("secret-scoring", 4, Effect::ScoreByDisc),
            Self::KingTravels => (
                "king-travels",
                5,
                Effect::MoveKing {
                    to_neighbour: false,
                },
            ),
            Self::Militia => ("militia", 1, Effect::PlaceMore(MILITIA)),
            Self::RedeployOrMilitia => (
                "redeploy-or-militia",
                1,
                Effect::MoveOrPlaceMore(REDEPLOY, MILITIA),
            ),
            Self::UpToTwoAndTwo => ("up-to-two-and-two", 1, two_and_two(true)),
            Self::ScoreRegion => ("score-region", 2, Effect::ScoreOne { castillo: false }),
            Self::CourtCalls => (
                "court-calls",
                4,
                Effect::GrowCourt {
                    by: 2,
                    shortage: true,
                },
            ),
            Self::Exile => ("exile", 5, Effect::Regent(Regent::Exile)),
            Self::Escort => ("escort", 5, Effect::Regent(Regent::Escort)),
            Self::Rivalry => ("rivalry", 5, Effect::Regent(Regent::Rivalry)),
            Self::SummerResidence => (
                "summer-residence",
                5,
                Effect::Regent(Regent::SummerResidence),
            ),
            Self::Rebellion => ("rebellion", 5, Effect::Regent(Regent::Rebellion)),
            Self::Infiltration => ("infiltration", 5, Effect::Regent(Regent::Infiltration)),
            Self::Deputy => ("deputy", 5, Effect::Regent(Regent::Deputy)),
        };
        Card {
            key,
            places,
            effect,
        }
    }

    pub const fn key(self) -> &'static str {
        self.card().key
    }

    pub const fn places(self) -> u8 {
        self.card().places
    }

    pub const fn effect(self) -> Effect {
        self.card().effect
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no action card called '{0}'")]
pub struct NoSuchCard(String);

impl TryFrom<String> for CardId {
    type Error = NoSuchCard;

    fn try_from(key: String) -> Result<Self, NoSuchCard> {
        Self::ALL
            .into_iter()
            .find(|card| card.key() == key)
            .ok_or(NoSuchCard(key))
    }
}

impl From<CardId> for &'static str {
    fn from(card: CardId) -> Self {
        card.key()
    }
}

/// One of the five stacks, 0 to 4, named after the caballeros its cards place (less one).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct StackId(u8);

pub const STACKS: usize = 5;

impl StackId {
    pub const ALL: [Self; STACKS] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no stack {0}: they are numbered 0 to 4")]
pub struct NoSuchStack(u8);

impl TryFrom<u8> for StackId {
    type Error = NoSuchStack;

    fn try_from(index: u8) -> Result<Self, NoSuchStack> {
        if usize::from(index) < STACKS {
            Ok(Self(index))
        } else {
            Err(NoSuchStack(index))
        }
    }
}

impl From<StackId> for u8 {
    fn from(stack: StackId) -> Self {
        stack.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_unique_and_lead_back_to_their_card() {
        for (index, card) in CardId::ALL.into_iter().enumerate() {
            assert_eq!(card as usize, index);
            assert_eq!(CardId::try_from(card.key().to_owned()), Ok(card));
        }
    }
}
