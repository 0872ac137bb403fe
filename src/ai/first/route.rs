//! A turn that was planned and is now carried out, as long as nothing unexpected happens.

use super::mind::FirstBotMind;
use crate::rules::{Decision, Game, PlayerView};

/// The decisions still to be made, and the table the next one was meant for.
#[derive(Debug, Default)]
pub(super) struct FirstRoute {
    next: Option<Game>,
    /// In order.
    decisions: Vec<Decision>,
    made: usize,
}

impl FirstRoute {
    /// Sets out: the decisions will be asked for one after the other, the first at once. A disc
    /// ends it: that deserves a thought of its own.
    pub(super) fn begin(game: Game, mut decisions: Vec<Decision>) -> Self {
        let disc = |decision: &Decision| matches!(decision, Decision::SetDisc(_));
        decisions.truncate(decisions.iter().position(disc).unwrap_or(decisions.len()));
        Self {
            next: Some(game),
            decisions,
            made: 0,
        }
    }

    /// The next decision, if the table is as it was imagined.
    pub(super) fn follow(
        &mut self,
        mind: &mut FirstBotMind,
        view: &PlayerView,
    ) -> Option<Decision> {
        let decision = *self.decisions.get(self.made)?;
        let mut game = self.next.take()?;
        if game.view(view.seat()) != *view || game.apply(decision, &mut ()).is_err() {
            *self = Self::default();
            return None;
        }
        self.made += 1;
        mind.imagine_answers(&mut game);
        self.next = Some(game);
        Some(decision)
    }

    /// What is meant to follow.
    pub(super) fn upcoming(&self) -> &[Decision] {
        &self.decisions[self.made..]
    }
}
