//! All that has happened in one game: every decision, every event it led to, and the game as it
//! stood after each. Undo, showing again, the log, scoring tables and the record read it; nobody
//! keeps a second one.

mod excerpt;
mod lead;
mod undo;

pub use excerpt::Excerpt;
pub use lead::{drawn_level, lead_taken, sole_leader};
pub use undo::UndoLock;

use crate::rules::{Decision, Game, GameEvent, RuleError, Sink};

/// Something that happened, and the game as it stood then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happening {
    /// None where a decision changed only what may be decided next.
    pub event: Option<GameEvent>,
    pub after: Game,
}

/// Takes down what the rules tell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Happenings(Vec<Happening>);

impl Sink for Happenings {
    fn hear(&mut self, after: &Game, event: GameEvent) {
        self.0.push(Happening {
            event: Some(event),
            after: after.clone(),
        });
    }
}

/// One decision, or the game going on by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
struct TakenStep {
    decision: Decision,
    before: Game,
    /// Where its happenings begin; every step has at least one.
    first: usize,
}

impl TakenStep {
    /// Somebody decided; a phase that goes on by itself is written down nowhere.
    fn is_decided(&self) -> bool {
        self.decision != Decision::Proceed
    }
}

/// A game from its beginning, or from a position that was put up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    start: Game,
    steps: Vec<TakenStep>,
    happenings: Happenings,
    /// How often something was taken back.
    rewound: usize,
}

impl History {
    /// Nothing has happened yet.
    pub const fn new(start: Game) -> Self {
        Self {
            start,
            steps: Vec::new(),
            happenings: Happenings(Vec::new()),
            rewound: 0,
        }
    }

    /// Makes all these decisions, one after the other, and goes on by itself in between.
    pub fn of(
        start: Game,
        decisions: impl IntoIterator<Item = Decision>,
    ) -> Result<Self, RuleError> {
        let mut history = Self::new(start);
        history.settle()?;
        for decision in decisions {
            history.decide(decision)?;
            history.settle()?;
        }
        Ok(history)
    }

    fn settle(&mut self) -> Result<(), RuleError> {
        while self.now().proceeds() {
            self.decide(Decision::Proceed)?;
        }
        Ok(())
    }

    /// Has the rules judge and make a decision.
    pub fn decide(&mut self, decision: Decision) -> Result<(), RuleError> {
        let mut outcome = Ok(());
        self.record(decision, |game, happenings| {
            outcome = game.apply(decision, happenings);
            outcome.is_ok()
        });
        outcome
    }

    /// Takes down a step that the rules carry out, unless they refuse it after all.
    pub(crate) fn record(
        &mut self,
        decision: Decision,
        carry_out: impl FnOnce(&mut Game, &mut Happenings) -> bool,
    ) {
        let first = self.happenings.0.len();
        let before = self.now().clone();
        let mut game = before.clone();
        if !carry_out(&mut game, &mut self.happenings) {
            self.happenings.0.truncate(first);
            return;
        }
        if self.happenings.0.len() == first {
            self.happenings.0.push(Happening {
                event: None,
                after: game,
            });
        } else if let Some(last) = self.happenings.0.last_mut() {
            // What the step did after its last event: whose turn it is, which phase comes next.
            last.after = game;
        }
        self.steps.push(TakenStep {
            decision,
            before,
            first,
        });
    }

    /// How it began.
    pub const fn start(&self) -> &Game {
        &self.start
    }

    /// The game as it is.
    pub fn now(&self) -> &Game {
        self.after(self.happenings.0.len())
    }

    /// The game after the first so many happenings.
    pub fn after(&self, count: usize) -> &Game {
        match count
            .checked_sub(1)
            .and_then(|nth| self.happenings.0.get(nth))
        {
            Some(happening) => &happening.after,
            None => &self.start,
        }
    }

    /// How often something was taken back: whoever has told of it must begin anew.
    pub const fn rewound(&self) -> usize {
        self.rewound
    }

    pub fn happenings(&self) -> &[Happening] {
        &self.happenings.0
    }

    /// Everything that can be told of the first so many happenings.
    pub fn events(&self, count: usize) -> impl DoubleEndedIterator<Item = &GameEvent> {
        let known = &self.happenings.0[..count.min(self.happenings.0.len())];
        known
            .iter()
            .filter_map(|happening| happening.event.as_ref())
    }

    /// What was decided, as it is written down.
    pub fn decisions(&self) -> impl Iterator<Item = Decision> {
        let decided = self.steps.iter().filter(|step| step.is_decided());
        decided.map(|step| step.decision)
    }

    pub fn decision_count(&self) -> usize {
        self.decisions().count()
    }

    /// The happenings of a step.
    fn of_step(&self, nth: usize) -> &[Happening] {
        let end = self
            .steps
            .get(nth + 1)
            .map_or(self.happenings.0.len(), |next| next.first);
        &self.happenings.0[self.steps[nth].first..end]
    }
}
