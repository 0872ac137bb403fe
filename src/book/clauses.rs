//! The exact terms of an action card: each follows from the family of its effect.

use crate::rules::{Burden, CardId, Effect, Regent, Scoring};

/// What a clause is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardAspect {
    /// So many, or up to so many.
    Number,
    /// What the King forbids.
    King,
    /// Whether the Castillo is one of the places.
    Castillo,
    /// What happens where there are too few.
    Few,
    /// In which order those comply who must.
    Order,
    /// When a Veto may come.
    Veto,
}

impl CardAspect {
    pub const ALL: [Self; 6] = [
        Self::Number,
        Self::King,
        Self::Castillo,
        Self::Few,
        Self::Order,
        Self::Veto,
    ];

    /// In ids of text.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Number => "Number",
            Self::King => "King",
            Self::Castillo => "Castillo",
            Self::Few => "Few",
            Self::Order => "Order",
            Self::Veto => "Veto",
        }
    }
}

/// One of a card's terms: what it is about, and the id of its sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardClause {
    pub aspect: CardAspect,
    pub id: &'static str,
}

/// The sentences for number, King, Castillo, too few, order and Veto; empty where there is nothing
/// to say.
type Terms = [&'static str; 6];

pub fn clauses(card: CardId) -> Vec<CardClause> {
    CardAspect::ALL
        .into_iter()
        .zip(terms(card))
        .filter(|(_, id)| !id.is_empty())
        .map(|(aspect, id)| CardClause { aspect, id })
        .collect()
}

const OPEN_CASTILLO: &str = "clause-castillo-open";
const NO_CASTILLO: &str = "clause-castillo-not";
const MOVES_STEP: &str = "clause-veto-moves";

#[expect(
    clippy::too_many_lines,
    reason = "a table with an entry for each family"
)]
fn terms(card: CardId) -> Terms {
    match card.effect() {
        Effect::Move(left) if left.one_source && left.own > 0 => spread("clause-number-spread"),
        Effect::Move(left) if left.one_source => [
            "clause-number-exodus",
            "clause-king-moves",
            OPEN_CASTILLO,
            "",
            "",
            MOVES_STEP,
        ],
        Effect::Move(left) => [
            if left.up_to {
                "clause-number-up-to"
            } else {
                "clause-number-exact"
            },
            "clause-king-moves",
            OPEN_CASTILLO,
            if left.up_to { "" } else { "clause-few-exact" },
            "",
            MOVES_STEP,
        ],
        Effect::PlaceMore(extra) => [
            if extra.up_to {
                "clause-number-place-up-to"
            } else {
                "clause-number-place"
            },
            "clause-king-place-more",
            if extra.castillo {
                OPEN_CASTILLO
            } else {
                "clause-castillo-militia"
            },
            "clause-few-court",
            "",
            "clause-veto-placing",
        ],
        Effect::MoveOrPlaceMore(..) => spread("clause-number-either"),
        Effect::KeepVeto => ["clause-number-veto", "", "", "", "", "clause-veto-itself"],
        Effect::Burden(burden) => losses(burden),
        Effect::OneOfEach => [
            "clause-number-one-of-each",
            "clause-king-taken",
            "clause-castillo-safe",
            "clause-few-spared",
            "",
            "clause-veto-each",
        ],
        Effect::ScoreOne { castillo } => [
            "clause-number-score-one",
            "clause-king-scored",
            if castillo {
                "clause-castillo-scored"
            } else {
                "clause-castillo-unscored"
            },
            "",
            "",
            "clause-veto-ranks",
        ],
        Effect::Score(scoring) => scored(scoring),
        Effect::ScoreByDisc => [
            "clause-number-ballot",
            "clause-king-ballot",
            NO_CASTILLO,
            "",
            "clause-order-board",
            "clause-veto-discs",
        ],
        Effect::SetScoreboard => [
            "clause-number-scoreboard",
            "clause-king-scoreboard",
            "clause-castillo-scoreboard",
            "",
            "",
            "clause-veto-once",
        ],
        Effect::MoveKing { to_neighbour } => [
            if to_neighbour {
                "clause-number-king-next"
            } else {
                "clause-number-king-any"
            },
            "clause-king-moves-himself",
            "",
            "",
            "",
            "clause-veto-once",
        ],
        Effect::Evict => [
            "clause-number-evict",
            "clause-king-evict",
            "clause-castillo-evict",
            "clause-few-evict",
            "clause-order-chosen",
            "clause-veto-discs",
        ],
        Effect::MoveGrande => [
            "clause-number-grande",
            "clause-king-grande",
            NO_CASTILLO,
            "",
            "",
            "clause-veto-once",
        ],
        Effect::TakeBackPower => [
            "clause-number-take-back",
            "",
            "",
            "",
            "",
            "clause-veto-take-back",
        ],
        Effect::GrowCourt { shortage, .. } => [
            "clause-number-court",
            "",
            "",
            if shortage {
                "clause-few-called"
            } else {
                "clause-few-provinces"
            },
            "",
            "clause-veto-once",
        ],
        Effect::Regent(regent) => regents(regent),
    }
}

const fn spread(number: &'static str) -> Terms {
    [
        number,
        "clause-king-moves",
        OPEN_CASTILLO,
        "",
        "",
        MOVES_STEP,
    ]
}

const fn losses(burden: Burden) -> Terms {
    match burden {
        Burden::WholeCourt => [
            "clause-number-whole-court",
            "",
            "",
            "clause-few-spared",
            "clause-order-chosen",
            "clause-veto-each",
        ],
        Burden::ThreeFromCourt => [
            "clause-number-three-court",
            "",
            "",
            "clause-few-all",
            "clause-order-chosen",
            "clause-veto-each",
        ],
        Burden::ThreeOfOwnChoice => [
            "clause-number-three-own",
            "clause-king-taken",
            "clause-castillo-safe",
            "clause-few-all",
            "clause-order-clockwise",
            "clause-veto-each",
        ],
        Burden::TwoByDisc => [
            "clause-number-two-disc",
            "clause-king-disc",
            NO_CASTILLO,
            "clause-few-two-disc",
            "clause-order-chosen",
            "clause-veto-discs",
        ],
        Burden::AllByDisc => [
            "clause-number-all-disc",
            "clause-king-disc",
            NO_CASTILLO,
            "clause-few-spared",
            "clause-order-chosen",
            "clause-veto-discs",
        ],
    }
}

const fn scored(scoring: Scoring) -> Terms {
    let number = match scoring {
        Scoring::FirstValue(..) => "clause-number-value",
        Scoring::Castillo => "clause-number-castillo",
        Scoring::FirstPlaces => "clause-number-firsts",
        Scoring::MostCaballeros => "clause-number-most",
        Scoring::FewestCaballeros => "clause-number-fewest",
    };
    match scoring {
        Scoring::Castillo => [
            number,
            "",
            "clause-castillo-stay",
            "",
            "",
            "clause-veto-opened",
        ],
        _ => [
            number,
            "clause-king-scored",
            "clause-castillo-never",
            "",
            "clause-order-board",
            "clause-veto-ranks",
        ],
    }
}

const fn regents(regent: Regent) -> Terms {
    let (number, king, castillo) = match regent {
        Regent::Exile => ("clause-number-exile", "clause-king-abroad", ""),
        Regent::Escort => (
            "clause-number-escort",
            "clause-king-escort",
            "clause-castillo-not",
        ),
        Regent::Rivalry => (
            "clause-number-rivalry",
            "clause-king-moves-himself",
            "clause-castillo-grandes",
        ),
        Regent::SummerResidence => ("clause-number-summer", "clause-king-summer", ""),
        Regent::Rebellion => (
            "clause-number-rebellion",
            "clause-king-rebellion",
            "clause-castillo-shut",
        ),
        Regent::Infiltration => ("clause-number-infiltration", "clause-king-infiltration", ""),
        Regent::Deputy => ("clause-number-deputy", "clause-king-deputy", ""),
    };
    let few = match regent {
        Regent::Escort => "clause-few-all",
        _ => "",
    };
    [number, king, castillo, few, "", "clause-veto-once"]
}
