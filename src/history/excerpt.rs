//! Parts of a game that can be shown again.

use super::{History, TakenStep};
use crate::rules::{Decision, Game, GameEvent, Phase, Seat};
use std::ops::Range;

/// What can be shown again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Excerpt {
    /// The last turn that has come to its end.
    Turn,
    /// The last scoring: a general one, or a card's.
    Scoring,
    /// All since the decision that led to the event of this number.
    From(usize),
}

impl Excerpt {
    pub const ALL: [Self; 3] = [Self::Turn, Self::Scoring, Self::From(0)];

    /// As texts and the probe call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "Turn",
            Self::Scoring => "Scoring",
            Self::From(_) => "From",
        }
    }
}

impl TakenStep {
    /// Whose turn of which round it belongs to; none outside turns.
    fn turn(&self) -> Option<(u8, Seat)> {
        turn_of(&self.before)
    }

    /// A step of a general scoring after the discs are set.
    fn is_general_scoring(&self) -> bool {
        matches!(
            self.before.phase(),
            Phase::Castillo | Phase::March | Phase::Regions
        )
    }
}

fn turn_of(game: &Game) -> Option<(u8, Seat)> {
    let in_turn = matches!(
        game.phase(),
        Phase::Recruit | Phase::Ability | Phase::Take | Phase::Act
    );
    in_turn.then(|| (game.round(), game.actor()))
}

impl History {
    /// Which happenings an excerpt consists of, if it has taken place.
    pub fn excerpt(&self, excerpt: Excerpt) -> Option<Range<usize>> {
        let steps = match excerpt {
            Excerpt::Turn => self.last_turn(),
            Excerpt::Scoring => self.last_scoring(),
            Excerpt::From(event) => self.since(event),
        }?;
        let begin = self.steps.get(steps.start)?.first;
        let after = self.steps.get(steps.end);
        let end = after.map_or(self.happenings.0.len(), |step| step.first);
        Some(begin..end)
    }

    fn since(&self, event: usize) -> Option<Range<usize>> {
        let happened = self.happenings.0.iter().enumerate();
        let mut told = happened.filter(|(_, happening)| happening.event.is_some());
        let (happening, _) = told.nth(event)?;
        let first = self
            .steps
            .iter()
            .rposition(|step| step.first <= happening)?;
        Some(first..self.steps.len())
    }

    fn last_turn(&self) -> Option<Range<usize>> {
        let current = turn_of(self.now());
        let ended = |step: &TakenStep| step.turn().is_some() && step.turn() != current;
        let last = self.steps.iter().rposition(ended)?;
        let turn = self.steps[last].turn();
        Some(self.run_before(last, |step| step.turn() == turn)..last + 1)
    }

    fn last_scoring(&self) -> Option<Range<usize>> {
        let scores = |nth: &usize| {
            let told = |event: &GameEvent| matches!(event, GameEvent::ScoringBegan { .. });
            let happenings = self.of_step(*nth).iter();
            happenings.filter_map(|h| h.event.as_ref()).any(told)
        };
        let last = (0..self.steps.len()).rev().find(scores)?;
        if self.steps[last].is_general_scoring() {
            let first = self.run_before(last, TakenStep::is_general_scoring);
            return Some(first..last + 1);
        }
        // A card: from the moment it was carried out, through all objections.
        let turn = self.steps[last].turn();
        let begins = |step: &TakenStep| step.turn() == turn && step.decision == Decision::Act;
        let first = self.steps[..=last].iter().rposition(begins);
        Some(first.unwrap_or(last)..last + 1)
    }

    /// The first of the steps in a row, up to this one, that belong together.
    fn run_before(&self, last: usize, belongs: impl Fn(&TakenStep) -> bool) -> usize {
        let other = |step: &TakenStep| !belongs(step);
        let before = self.steps[..last].iter().rposition(other);
        before.map_or(0, |before| before + 1)
    }
}
