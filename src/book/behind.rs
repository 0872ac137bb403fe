//! Which page is behind a refusal, and which tells of a phase.

use super::{BookPage, BookTopic, RulingName};
use crate::rules::{Phase, RuleError};

/// The page of the rule in the way.
pub fn behind(error: RuleError) -> BookPage {
    use RuleError as E;
    let topic = match error {
        E::GameOver => BookTopic::End,
        E::NotAskedFor { phase, .. } => of_phase(phase),
        E::NotInHand { .. } | E::PowerPlayed { .. } | E::NotSpent { .. } => BookTopic::Bid,
        E::ModifierNotInHand { .. }
        | E::SumPlayed { .. }
        | E::LevyOf { .. }
        | E::ModifierNotSpent { .. } => BookTopic::PowerShift,
        E::TooManyRecruits { .. } | E::ProvincesFirst { .. } | E::ProvincesShort { .. } => {
            BookTopic::Recruit
        }
        E::CardGone { .. } => BookTopic::Take,
        E::KingsRegion { .. }
        | E::GrandeInKingsRegion
        | E::ScoreboardInKingsRegion { .. }
        | E::KingTooFar
        | E::KingNotThere => BookTopic::King,
        E::NotNextToKing { .. } | E::CourtEmpty | E::NothingLeftToPlace => BookTopic::Placing,
        E::PlacingFinished | E::OnlyBeforePlacing { .. } => BookTopic::Turn,
        E::NotIntoCastillo => BookTopic::Castillo,
        E::ActionOver | E::NothingToDo { .. } => BookTopic::SpecialAction,
        E::MustFinish => BookTopic::Numbers,
        E::NobodyThere { .. }
        | E::SamePlace
        | E::NoOwnMoveLeft
        | E::NoForeignMoveLeft
        | E::OtherSource { .. } => BookTopic::Moving,
        E::NotTheirs { .. }
        | E::NothingToGiveUp { .. }
        | E::NotWaiting { .. }
        | E::TooFewThere { .. } => BookTopic::Losses,
        E::MustLeave { .. } | E::NoOpponentThere { .. } => return ruling("EVICT"),
        E::KingMustMove => return ruling("KING-GOES"),
        E::ScoreboardThere { .. } => BookTopic::Scoreboard,
        E::KingOnlyAbroad | E::NotTheFewest { .. } | E::OnlyWithKing { .. } | E::NoSwap { .. } => {
            BookTopic::NewRegent
        }
        E::CastilloNotScored => BookTopic::ScoringCards,
        E::GrandeInCastillo | E::GrandeAlreadyThere { .. } => BookTopic::Grande,
    };
    BookPage::Topic(topic)
}

fn ruling(name: &str) -> BookPage {
    let known = RulingName::ALL
        .into_iter()
        .find(|ruling| ruling.name() == name);
    known.map_or(BookPage::Rulings, BookPage::Ruling)
}

/// The page that tells what is done in a phase.
pub const fn of_phase(phase: Phase) -> BookTopic {
    match phase {
        Phase::Pass | Phase::Ability => BookTopic::PowerShift,
        Phase::Reveal => BookTopic::Reveal,
        Phase::Bid => BookTopic::Bid,
        Phase::Recruit => BookTopic::Recruit,
        Phase::Take => BookTopic::Take,
        Phase::Act => BookTopic::Turn,
        Phase::EndOfRound => BookTopic::EndOfRound,
        Phase::Discs => BookTopic::Disc,
        Phase::Castillo | Phase::March | Phase::Regions => BookTopic::GeneralScoring,
        Phase::Over => BookTopic::End,
    }
}
