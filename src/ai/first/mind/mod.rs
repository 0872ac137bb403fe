//! How the thinking bots think: judging positions, answering what cards demand, playing on
//! quickly, and planning a whole turn with care.

mod answers;
mod bids;
mod discs;
mod plan;
mod quick;

pub(super) use discs::FirstDiscGame;
pub(super) use plan::{FirstEffort, FirstPlan};

use super::evaluation::{FirstEvaluator, FirstOutlook, FirstWeights};
use crate::rules::{Decision, Decisions, Game, Phase, Seat, Step};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Judgement, a source of chance, and room to think in.
#[derive(Debug)]
pub(crate) struct FirstBotMind {
    evaluator: FirstEvaluator,
    rng: ChaCha8Rng,
    /// Lists that are not in use: thinking nests, and a list is too big to make anew each time.
    #[expect(clippy::vec_box, reason = "lists are moved in and out all the time")]
    spare_lists: Vec<Box<Decisions>>,
}

impl FirstBotMind {
    pub(crate) fn new(weights: &FirstWeights, players: usize, seed: u64) -> Self {
        Self {
            evaluator: FirstEvaluator::new(weights, players),
            rng: ChaCha8Rng::seed_from_u64(seed),
            spare_lists: Vec::new(),
        }
    }

    pub(crate) const fn rng(&mut self) -> &mut ChaCha8Rng {
        &mut self.rng
    }

    pub(crate) fn judge(&mut self, game: &Game) -> FirstOutlook {
        self.evaluator.judge(game)
    }

    /// The chance of one seat to win.
    pub(crate) fn chance(&mut self, game: &Game, seat: Seat) -> f32 {
        self.evaluator.chance(game, seat)
    }

    /// Does something with the legal decisions of a game.
    fn with_legal<T>(&mut self, game: &Game, work: impl FnOnce(&mut Self, &[Decision]) -> T) -> T {
        let mut legal = self.spare_lists.pop().unwrap_or_default();
        game.legal(&mut legal);
        let result = work(self, &legal);
        self.spare_lists.push(legal);
        result
    }

    fn any_of(&mut self, decisions: &[Decision]) -> Decision {
        decisions[self.rng.random_range(0..decisions.len())]
    }
}

/// A bot's mind: made when the size of the table is known, kept from decision to decision.
#[derive(Debug)]
pub(crate) struct FirstKeptMind {
    seed: u64,
    kept: Option<(usize, FirstBotMind)>,
}

impl FirstKeptMind {
    pub(crate) const fn new(seed: u64) -> Self {
        Self { seed, kept: None }
    }

    /// Hands the mind out for a table; it is given back with [`Self::keep`].
    pub(crate) fn mind(
        &mut self,
        table: &Game,
        weights: impl FnOnce() -> FirstWeights,
    ) -> FirstBotMind {
        match self.kept.take() {
            Some((size, mind)) if size == colours(table) => mind,
            _ => FirstBotMind::new(&weights(), table.players(), self.seed),
        }
    }

    pub(crate) fn keep(&mut self, table: &Game, mind: FirstBotMind) {
        self.kept = Some((colours(table), mind));
    }
}

/// How many compete for majorities: two with a neutral colour are a table of three.
pub(super) fn colours(table: &Game) -> usize {
    table.players() + usize::from(table.rules().neutral)
}

/// Makes a decision that was listed as legal, so it is never refused.
fn make(game: &mut Game, decision: Decision) {
    let made = game.apply(decision, &mut ());
    debug_assert_eq!(made, Ok(()), "listed as legal");
}

/// A special action is under way, and its steps wait for somebody.
fn action_under_way(game: &Game) -> bool {
    !game.pending().is_empty()
}

/// Whether a seat has a turn to plan, rather than something to answer.
pub(super) fn is_own_turn(game: &Game, seat: Seat) -> bool {
    let on_turn = matches!(
        game.phase(),
        Phase::Recruit | Phase::Ability | Phase::Take | Phase::Act
    );
    let setting_disc = matches!(game.pending().top(), Some(Step::SetDiscs { .. }));
    on_turn && game.actor() == seat && !veto_asked(game) && !setting_disc
}

/// Somebody is asked whether to use a Veto.
fn veto_asked(game: &Game) -> bool {
    matches!(
        game.pending().top(),
        Some(Step::Objections { .. } | Step::Answer { .. })
    )
}

impl FirstBotMind {
    /// Answers for the others after a decision, as they are expected to.
    pub(crate) fn imagine_answers(&mut self, game: &mut Game) {
        if game.phase() == Phase::Act {
            self.settle_answers(game, true);
        }
    }

    /// What a decision promises, if the rest of the turn is played quickly.
    pub(crate) fn look_ahead(&mut self, game: &Game, decision: Decision) -> FirstOutlook {
        let mut after = game.clone();
        make(&mut after, decision);
        if matches!(after.phase(), Phase::Ability | Phase::Take | Phase::Act) {
            self.finish_turn(&mut after);
        } else if matches!(after.phase(), Phase::Discs | Phase::Castillo) {
            self.finish_round(&mut after);
        }
        self.judge(&after)
    }
}
