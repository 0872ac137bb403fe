//! Judges positions well and plans its whole turn, but does not ask what others will do then.

use super::evaluation::FirstJudgement;
use super::mind::{FirstBotMind, FirstEffort, FirstKeptMind, colours, is_own_turn};
use super::route::FirstRoute;
use crate::ai::bot::{Advice, Bot, Choice, NoChoice, asked};
use crate::ai::budget::Budget;
use crate::ai::intent::Intent;
use crate::rules::{Decision, Game, Phase, PlayerView};

const EFFORT: FirstEffort = FirstEffort {
    width: 5,
    sample: 160,
    variants: 2,
};

pub(in crate::ai) struct FirstKnightBot {
    minds: FirstKeptMind,
    route: FirstRoute,
}

impl FirstKnightBot {
    pub(in crate::ai) fn new(seed: u64) -> Self {
        Self {
            minds: FirstKeptMind::new(seed),
            route: FirstRoute::default(),
        }
    }

    fn mind(&mut self, table: &Game) -> FirstBotMind {
        let tuned = || FirstJudgement::tuned().at_table_of(colours(table)).clone();
        self.minds.mind(table, tuned)
    }

    fn decide(&mut self, mind: &mut FirstBotMind, view: &PlayerView) -> Decision {
        let game = view.determinise(mind.rng());
        if game.phase() == Phase::Bid {
            return best_bid(mind, &game);
        }
        if !is_own_turn(&game, view.seat()) {
            return mind.answer(&game);
        }
        let best = mind.plans(&game, EFFORT).into_iter().next();
        best.map_or(Decision::Done, |plan| {
            self.route = FirstRoute::begin(game, plan.decisions);
            self.route.follow(mind, view).unwrap_or(Decision::Done)
        })
    }
}

fn best_bid(mind: &mut FirstBotMind, game: &Game) -> Decision {
    let worths = mind.bid_worths(game);
    let best = worths.iter().max_by(|a, b| a.1.total_cmp(&b.1));
    best.map_or(Decision::Proceed, |&(bid, _)| bid)
}

impl Bot for FirstKnightBot {
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

    /// It is here to be played against.
    fn advise(&mut self, view: &PlayerView, _: &Budget) -> Result<Vec<Advice>, NoChoice> {
        asked(view).map(|_| Vec::new())
    }
}
