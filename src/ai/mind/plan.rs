//! Planning a turn with care: a beam of drafts, each a way to place and act, of which the best are
//! carried on. Ways that lead to the same table are kept once.

use super::{BotMind, action_under_way, make};
use crate::rules::{Decision, Effect, Game, Phase, Progress, Scoring, Seat, StackId, Step};
use std::cmp::Ordering;

/// How much care goes into a plan.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Drafts that are carried on.
    pub(crate) width: usize,
    /// Ways of a step that are looked at, for each draft.
    pub(crate) sample: usize,
    /// Plans with the same card that are worth telling.
    pub(crate) variants: usize,
}

/// A way to play a turn, or what is left of it.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The acting player's decisions, in order.
    pub(crate) decisions: Vec<Decision>,
    /// The game when the turn is over.
    pub(crate) after: Game,
    /// What the acting player plays for: above all the worth to win.
    pub(crate) worth: f32,
}

/// Where the King may go: each choice opens other regions, so none is dropped early.
const KING_CHOICES: usize = 9;

impl BotMind {
    /// The best ways to play the rest of the turn under way, best first.
    pub(crate) fn plans(&mut self, game: &Game, effort: Effort) -> Vec<Plan> {
        let mut start = Plan {
            decisions: Vec::new(),
            after: game.clone(),
            worth: 0.0,
        };
        while start.after.phase() == Phase::Recruit {
            let decision = self.recruiting(&start.after);
            start.then(decision);
        }
        while start.after.phase() == Phase::Ability {
            let decision = self.using_ability(&start.after);
            start.then(decision);
        }
        let mut plans = Vec::new();
        if start.after.phase() == Phase::Take {
            for stack in StackId::ALL {
                if start.after.face_up(stack).is_some() {
                    plans.extend(self.plans_with_card(&start, stack, effort));
                }
            }
            plans.sort_by(best_first);
        } else {
            plans = self.plans_to_act(start, effort);
        }
        plans
    }

    /// The best ways to play the turn with one of the cards, best first.
    pub(crate) fn plans_with_card(
        &mut self,
        start: &Plan,
        stack: StackId,
        effort: Effort,
    ) -> Vec<Plan> {
        let mut taken = start.clone();
        taken.then(Decision::Take(stack));
        self.plans_to_act(taken, effort)
    }

    /// As many as can be had; from regions only where that is no loss.
    pub(crate) fn recruiting(&mut self, game: &Game) -> Decision {
        self.with_legal(game, |mind, legal| {
            if let Some(&most @ Decision::Recruit(_)) = legal.last() {
                return most;
            }
            mind.best_step(game, legal)
        })
    }

    /// The step after which the acting player stands best.
    pub(super) fn best_step(&mut self, game: &Game, legal: &[Decision]) -> Decision {
        let seat = game.actor();
        let mut best = (f32::MIN, Decision::Done);
        for &decision in legal {
            let mut after = game.clone();
            make(&mut after, decision);
            let worth = self.worth(&after, seat);
            if worth > best.0 {
                best = (worth, decision);
            }
        }
        best.1
    }

    fn plans_to_act(&mut self, mut start: Plan, effort: Effort) -> Vec<Plan> {
        let seat = start.after.actor();
        start.worth = self.worth(&start.after, seat);
        let mut drafts = Vec::new();
        if action_under_way(&start.after) {
            let acted = self.carry_on_action(vec![start], seat, effort);
            drafts = self.place_after(acted, seat, effort);
        } else {
            let placed = self.placings(start.clone(), seat, effort);
            drafts.extend(self.act_from(placed.clone(), seat, effort));
            drafts.extend(placed);
            if order_matters(&start.after) {
                let acted = self.act_from(vec![start], seat, effort);
                drafts.extend(self.place_after(acted, seat, effort));
            }
        }
        let mut plans = keep_best(drafts, effort.variants);
        for plan in &mut plans {
            if !turn_over(&plan.after, seat) {
                plan.then(Decision::Done);
            }
            plan.worth = self.worth(&plan.after, seat);
        }
        plans.sort_by(best_first);
        plans
    }

    fn place_after(&mut self, acted: Vec<Plan>, seat: Seat, effort: Effort) -> Vec<Plan> {
        let mut placed = Vec::new();
        for draft in acted {
            placed.extend(self.placings(draft, seat, effort));
        }
        placed
    }

    /// The best ways to place some or all of the caballeros the card allows.
    fn placings(&mut self, start: Plan, seat: Seat, effort: Effort) -> Vec<Plan> {
        let mut all = vec![start.clone()];
        let mut front = vec![start];
        while !front.is_empty() {
            let places = |decision: &Decision| matches!(decision, Decision::Place(_));
            front = self.step(&front, seat, effort.width, usize::MAX, places);
            all.extend(front.iter().cloned());
        }
        keep_best(all, effort.width)
    }

    /// Begins the special action in each draft where it can be begun, and carries it through.
    fn act_from(&mut self, drafts: Vec<Plan>, seat: Seat, effort: Effort) -> Vec<Plan> {
        let mut begun = Vec::new();
        for mut draft in drafts {
            let turn = draft.after.turn();
            if turn.action == Progress::Open && draft.after.judge(Decision::Act).is_ok() {
                draft.then(Decision::Act);
                self.settle_answers(&mut draft.after, true);
                draft.worth = self.worth(&draft.after, seat);
                begun.push(draft);
            }
        }
        self.carry_on_action(begun, seat, effort)
    }

    /// The best ways to finish the special action under way.
    fn carry_on_action(&mut self, mut front: Vec<Plan>, seat: Seat, effort: Effort) -> Vec<Plan> {
        let mut finished = Vec::new();
        let mut width = effort.width;
        while !front.is_empty() {
            let (under_way, over): (Vec<_>, Vec<_>) = front
                .into_iter()
                .partition(|draft| action_under_way(&draft.after));
            finished.extend(over);
            let chooses_king = under_way.iter().any(|draft| {
                let top = draft.after.pending().top();
                matches!(top, Some(Step::ChooseKing { .. } | Step::ChooseRegent(_)))
            });
            width = if chooses_king { KING_CHOICES } else { width };
            front = self.step(&under_way, seat, width, effort.sample, |_| true);
        }
        keep_best(finished, width)
    }

    /// One more decision in each draft; the best of what comes of it.
    fn step(
        &mut self,
        drafts: &[Plan],
        seat: Seat,
        width: usize,
        sample: usize,
        wanted: impl Fn(&Decision) -> bool,
    ) -> Vec<Plan> {
        let mut found: Vec<(f32, usize, Decision, Game)> = Vec::new();
        let mut some = Vec::new();
        for (index, draft) in drafts.iter().enumerate() {
            self.with_legal(&draft.after, |mind, legal| {
                mind.sample(legal, sample, &mut some);
                for &decision in some.iter().filter(|decision| wanted(decision)) {
                    let mut after = draft.after.clone();
                    make(&mut after, decision);
                    mind.settle_answers(&mut after, true);
                    let worth = mind.worth(&after, seat);
                    if found.len() == width {
                        let worst = &found[width - 1];
                        if worth <= worst.0 {
                            continue;
                        }
                        found.pop();
                    }
                    let equal = |known: &&(f32, usize, Decision, Game)| {
                        known.0.total_cmp(&worth).is_eq() && known.3 == after
                    };
                    if !found.iter().any(|known| equal(&known)) {
                        let at = found.partition_point(|known| known.0 >= worth);
                        found.insert(at, (worth, index, decision, after));
                    }
                }
            });
        }
        let carried_on = found.into_iter().map(|(worth, index, decision, after)| {
            let mut decisions = drafts[index].decisions.clone();
            decisions.push(decision);
            Plan {
                decisions,
                after,
                worth,
            }
        });
        carried_on.collect()
    }
}

impl Plan {
    /// Nothing decided yet.
    pub(crate) const fn begin(game: Game) -> Self {
        Self {
            decisions: Vec::new(),
            after: game,
            worth: 0.0,
        }
    }

    pub(crate) fn then(&mut self, decision: Decision) {
        make(&mut self.after, decision);
        self.decisions.push(decision);
    }
}

fn turn_over(game: &Game, seat: Seat) -> bool {
    game.phase() != Phase::Act || game.actor() != seat
}

/// Whether acting before placing can lead anywhere else than placing before acting.
fn order_matters(game: &Game) -> bool {
    let Some(card) = game.turn().card else {
        return false;
    };
    match card.effect() {
        Effect::MoveKing { .. } | Effect::GrowCourt { .. } | Effect::Regent(_) => true,
        Effect::Score(scoring) => {
            matches!(scoring, Scoring::MostCaballeros | Scoring::FewestCaballeros)
        }
        _ => false,
    }
}

fn best_first(a: &Plan, b: &Plan) -> Ordering {
    b.worth.total_cmp(&a.worth)
}

/// The best drafts, each table once.
fn keep_best(mut drafts: Vec<Plan>, most: usize) -> Vec<Plan> {
    drafts.sort_by(best_first);
    drafts.dedup_by(|a, b| a.worth.total_cmp(&b.worth).is_eq() && a.after == b.after);
    drafts.truncate(most);
    drafts
}
