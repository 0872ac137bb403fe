//! Judges positions well and plans its whole turn, but does not ask what others will do then.

use super::bot::{ADVICE, Advice, Bot, Choice, NoChoice, asked};
use super::budget::Budget;
use super::evaluation::{Judgement, Weights};
use super::intent::Intent;
use super::mind::{BotMind, DiscGame, Effort, KeptMind, colours, is_own_turn};
use super::route::Route;
use crate::rules::{Decision, Game, Phase, PlayerView, Step};

const EFFORT: Effort = Effort {
    width: 5,
    sample: 160,
    variants: 2,
};

/// Rounds of regret matching for a disc.
const REHEARSALS: u32 = 60;

pub(crate) struct KnightBot {
    minds: KeptMind,
    /// Other weights than the tuned ones, while tuning.
    weights: Option<Weights>,
    route: Route,
}

impl KnightBot {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            minds: KeptMind::new(seed),
            weights: None,
            route: Route::default(),
        }
    }

    pub(crate) fn with_weights(seed: u64, weights: Weights) -> Self {
        Self {
            weights: Some(weights),
            ..Self::new(seed)
        }
    }

    fn mind(&mut self, table: &Game) -> BotMind {
        let tuned = || Judgement::tuned().at_table_of(colours(table));
        let weights = || self.weights.as_ref().unwrap_or_else(tuned).clone();
        self.minds.mind(table, weights)
    }

    fn decide(&mut self, mind: &mut BotMind, view: &PlayerView) -> Decision {
        let game = view.determinise(mind.rng());
        if game.phase() == Phase::Bid {
            return best_bid(mind, &game);
        }
        let discs = matches!(game.pending().top(), Some(Step::SetDiscs { .. }));
        if discs || game.phase() == Phase::Discs {
            return disc(mind, view).unwrap_or_else(|| mind.answer(&game));
        }
        if !is_own_turn(&game, view.seat()) {
            return mind.answer(&game);
        }
        let best = mind.plans(&game, EFFORT).into_iter().next();
        best.map_or(Decision::Done, |plan| {
            self.route = Route::begin(game, plan.decisions);
            self.route.follow(mind, view).unwrap_or(Decision::Done)
        })
    }
}

/// A disc that can't be seen through.
fn disc(mind: &mut BotMind, view: &PlayerView) -> Option<Decision> {
    let mut discs = DiscGame::new(view);
    if !discs.concerns(view.seat()) {
        return None;
    }
    discs.solve(mind, view, &Budget::iterations(REHEARSALS));
    let drawn = mind.draw_disc(&discs.ranked(view.seat()));
    drawn.map(Decision::SetDisc)
}

fn best_bid(mind: &mut BotMind, game: &Game) -> Decision {
    let worths = mind.bid_worths(game);
    let best = worths.iter().max_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or(Decision::Proceed, |&(bid, _)| bid)
}

impl Bot for KnightBot {
    fn choose(&mut self, view: &PlayerView, budget: &Budget) -> Result<Choice, NoChoice> {
        let legal = asked(view)?;
        if budget.is_cancelled() {
            return Err(NoChoice::Cancelled);
        }
        let table = view.table();
        let mut mind = self.mind(table);
        let mut decision = self.route.follow(&mut mind, view);
        if decision.is_none() {
            let found = self.decide(&mut mind, view);
            decision = legal.contains(&found).then_some(found);
        }
        self.minds.keep(table, mind);
        let decision = decision.unwrap_or(legal[0]);
        Ok(Choice {
            decision,
            intent: Intent::of(table, decision, self.route.upcoming()),
        })
    }

    fn advise(&mut self, view: &PlayerView, budget: &Budget) -> Result<Vec<Advice>, NoChoice> {
        let legal = asked(view)?;
        if budget.is_cancelled() {
            return Err(NoChoice::Cancelled);
        }
        let table = view.table();
        let mut mind = self.mind(table);
        let game = view.determinise(mind.rng());
        let mut advice: Vec<Advice> = legal
            .iter()
            .map(|&decision| {
                let outlook = mind.look_ahead(&game, decision);
                Advice {
                    decision,
                    intent: Intent::of(table, decision, &[]),
                    expected_points: outlook.points(view.seat()),
                    win_chance: outlook.chance(view.seat()),
                }
            })
            .collect();
        self.minds.keep(table, mind);
        advice.sort_by(|a, b| b.win_chance.total_cmp(&a.win_chance));
        advice.truncate(ADVICE);
        Ok(advice)
    }
}
