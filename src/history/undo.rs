//! Taking decisions back, as far as nothing has come to light.

use super::History;
use crate::rules::{Decision, GameEvent};

/// Why the last decision can't be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoLock {
    NothingDecided,
    AnotherDecided,
    SomethingRevealed,
}

impl UndoLock {
    pub const ALL: [Self; 3] = [
        Self::NothingDecided,
        Self::AnotherDecided,
        Self::SomethingRevealed,
    ];

    /// As texts call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NothingDecided => "NothingDecided",
            Self::AnotherDecided => "AnotherDecided",
            Self::SomethingRevealed => "SomethingRevealed",
        }
    }
}

impl History {
    /// Undo reaches back within the own turn, to the last thing that revealed something or that
    /// another seat answered. None if the last decision can be taken back.
    pub fn undo_lock(&self) -> Option<UndoLock> {
        let Some(last) = self.last_decision() else {
            return Some(UndoLock::NothingDecided);
        };
        let step = &self.steps[last];
        if self.now().to_act() != step.before.to_act() {
            return Some(UndoLock::AnotherDecided);
        }
        let secret = matches!(
            step.decision,
            Decision::SetDisc(_) | Decision::Bid(_) | Decision::BidWith { .. }
        );
        let since = &self.happenings.0[step.first..];
        let revealed = since
            .iter()
            .any(|happening| happening.event.as_ref().is_some_and(reveals));
        (secret || revealed).then_some(UndoLock::SomethingRevealed)
    }

    /// Takes the last decision back, and all that came of it.
    pub fn undo(&mut self) -> Result<(), UndoLock> {
        if let Some(lock) = self.undo_lock() {
            return Err(lock);
        }
        if let Some(last) = self.last_decision() {
            self.happenings.0.truncate(self.steps[last].first);
            self.steps.truncate(last);
            self.rewound += 1;
        }
        Ok(())
    }

    fn last_decision(&self) -> Option<usize> {
        self.steps.iter().rposition(super::TakenStep::is_decided)
    }
}

const fn reveals(event: &GameEvent) -> bool {
    matches!(
        event,
        GameEvent::CardRevealed { .. }
            | GameEvent::DiscsShown { .. }
            | GameEvent::CastilloOpened { .. }
            | GameEvent::VetoPlayed { .. }
    )
}
