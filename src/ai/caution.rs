//! A friend who looks over a beginner's shoulder: which choices would give much away, and what would
//! be better. Whatever is nearly as good as the best is nobody's business but the player's.

use super::bot::{Choice, NoChoice, asked};
use super::budget::{Budget, Pace};
use super::evaluation::Judgement;
use super::intent::Intent;
use super::mind::{BotMind, Effort, Plan, colours, is_own_turn};
use crate::rules::{Decision, Game, Phase, PlayerView, Seat};

/// A choice is a blunder if it throws a player so many points further back than the best: more than
/// a region pays the second, and about what first place in one is worth. Strong bots disagree by
/// less about what they themselves would play; `tests/bots/caution.rs` counts how often.
pub const BLUNDER: f32 = 5.0;

/// What is hidden is imagined in so many ways, at most.
const WORLDS: u32 = 4;

/// How carefully the rest of a turn is planned.
const CARE: Effort = Effort {
    width: 4,
    sample: 80,
    variants: 1,
};

/// What is to be said before a choice is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Caution {
    /// What would be best.
    pub better: Choice,
    /// Choices that give much away, and how many points each.
    pub blunders: Vec<(Decision, f32)>,
}

impl Caution {
    /// The points a choice gives away, if they are many.
    pub fn cost(&self, decision: Decision) -> Option<f32> {
        let found = self.blunders.iter().find(|(one, _)| *one == decision);
        found.map(|&(_, cost)| cost)
    }

    /// Looks at all choices of the view's seat. The same budget of iterations finds the same.
    pub fn about(view: &PlayerView, budget: &Budget) -> Result<Self, NoChoice> {
        let legal = asked(view)?;
        let table = view.table();
        let weights = Judgement::tuned().at_table_of(colours(table));
        let mut mind = BotMind::new(weights, table.players(), 1);
        let mut worths = vec![0.0; legal.len()];
        let mut worlds = 0.0;
        for done in 0..WORLDS {
            match budget.pace(done) {
                Pace::Cancelled => return Err(NoChoice::Cancelled),
                Pace::Enough if done > 0 => break,
                _ => {}
            }
            let game = view.determinise(mind.rng());
            imagine(&mut mind, &game, view, &legal, budget, &mut worths)?;
            worlds += 1.0;
        }
        let mean = |nth: usize| worths[nth] / worlds;
        let best = (0..legal.len()).max_by(|&a, &b| mean(a).total_cmp(&mean(b)));
        let best = best.ok_or(NoChoice::NotAsked)?;
        let costs = (0..legal.len()).map(|nth| (legal[nth], mean(best) - mean(nth)));
        let doubtful = costs.filter(|&(decision, cost)| cost >= BLUNDER && !is_guess(decision));
        let better = Choice {
            decision: legal[best],
            intent: Intent::of(table, legal[best], &[]),
        };
        let first = Self {
            better,
            blunders: doubtful.collect(),
        };
        if table.phase() == Phase::Bid || !is_own_turn(table, view.seat()) {
            return Ok(first);
        }
        first.looked_at_twice(&mut mind, view, budget)
    }

    /// Playing on quickly is rash: what looked bad is planned with care before anybody hears of it.
    fn looked_at_twice(
        mut self,
        mind: &mut BotMind,
        view: &PlayerView,
        budget: &Budget,
    ) -> Result<Self, NoChoice> {
        if self.blunders.is_empty() {
            return Ok(self);
        }
        let (game, seat) = (view.determinise(mind.rng()), view.seat());
        let Some((best, most)) = planned(mind, &game, seat) else {
            return Ok(self);
        };
        let Some(&decision) = best.decisions.first() else {
            return Ok(self);
        };
        self.better = Choice {
            decision,
            intent: Intent::of(view.table(), decision, &best.decisions[1..]),
        };
        let mut blunders = Vec::new();
        for (decision, _) in self.blunders {
            if budget.is_cancelled() {
                return Err(NoChoice::Cancelled);
            }
            let mut after = game.clone();
            if after.apply(decision, &mut ()).is_err() {
                continue;
            }
            mind.imagine_answers(&mut after);
            let then = if is_own_turn(&after, seat) {
                planned(mind, &after, seat).map(|(_, lead)| lead)
            } else {
                Some(mind.lead_after(&game, decision, seat))
            };
            let cost = then.map_or(0.0, |then| most - then);
            if cost >= BLUNDER {
                blunders.push((decision, cost));
            }
        }
        self.blunders = blunders;
        Ok(self)
    }
}

/// The best way to play the rest of the turn, and how far ahead of the others it leaves a seat.
fn planned(mind: &mut BotMind, game: &Game, seat: Seat) -> Option<(Plan, f32)> {
    let plan = mind.plans(game, CARE).into_iter().next()?;
    let lead = mind.lead(&plan.after, seat);
    Some((plan, lead))
}

/// Where a disc is best depends on where the others set theirs, which nobody knows.
const fn is_guess(decision: Decision) -> bool {
    matches!(decision, Decision::SetDisc(_))
}

/// Adds what each choice is worth in one of the worlds there may be.
fn imagine(
    mind: &mut BotMind,
    game: &Game,
    view: &PlayerView,
    legal: &[Decision],
    budget: &Budget,
    worths: &mut [f32],
) -> Result<(), NoChoice> {
    if game.phase() == Phase::Bid {
        let bids = mind.bid_worths(game);
        for (worth, decision) in worths.iter_mut().zip(legal) {
            let known = bids.iter().find(|(bid, _)| bid == decision);
            *worth += known.map_or(0.0, |&(_, worth)| worth);
        }
        return Ok(());
    }
    for (worth, &decision) in worths.iter_mut().zip(legal) {
        if budget.is_cancelled() {
            return Err(NoChoice::Cancelled);
        }
        *worth += mind.lead_after(game, decision, view.seat());
    }
    Ok(())
}
