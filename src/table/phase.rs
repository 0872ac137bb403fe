//! The phases of a round as states of the app.

use crate::rules::Phase;
use bevy::prelude::*;

/// The phase of the game as it is shown, and so of the game itself whenever the rules run; `NoGame`
/// while there is none. Rules of a phase hang on it, and so does what is seen and heard of it.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RoundPhase {
    #[default]
    NoGame,
    Pass,
    Reveal,
    Bid,
    Recruit,
    Ability,
    Take,
    Act,
    EndOfRound,
    Discs,
    Castillo,
    March,
    Regions,
    Over,
}

impl RoundPhase {
    pub fn all() -> impl Iterator<Item = Self> {
        let of_rules = Phase::ALL.into_iter().map(Self::from);
        std::iter::once(Self::NoGame).chain(of_rules)
    }
}

impl From<Phase> for RoundPhase {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Pass => Self::Pass,
            Phase::Ability => Self::Ability,
            Phase::Reveal => Self::Reveal,
            Phase::Bid => Self::Bid,
            Phase::Recruit => Self::Recruit,
            Phase::Take => Self::Take,
            Phase::Act => Self::Act,
            Phase::EndOfRound => Self::EndOfRound,
            Phase::Discs => Self::Discs,
            Phase::Castillo => Self::Castillo,
            Phase::March => Self::March,
            Phase::Regions => Self::Regions,
            Phase::Over => Self::Over,
        }
    }
}

/// A general scoring is under way, from the discs to the last region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GeneralScoring;

impl ComputedStates for GeneralScoring {
    type SourceStates = RoundPhase;

    fn compute(phase: RoundPhase) -> Option<Self> {
        matches!(
            phase,
            RoundPhase::Discs | RoundPhase::Castillo | RoundPhase::March | RoundPhase::Regions
        )
        .then_some(Self)
    }
}
