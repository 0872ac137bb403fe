//! The phases of a round as states of the app.

use crate::rules::Phase;
use bevy::prelude::*;

/// Always equal to the phase of the game on the table; `NoGame` while there is none.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RoundPhase {
    #[default]
    NoGame,
    Reveal,
    Bid,
    Recruit,
    Take,
    Act,
    EndOfRound,
    Discs,
    Castillo,
    March,
    Regions,
    Over,
    /// Power Shift, before the first round.
    Pass,
    /// Power Shift, between recruiting and taking.
    Ability,
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
