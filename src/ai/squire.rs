//! Plays sensibly, but thinks nothing of the Castillo, bids as the mood takes it, and is sometimes
//! careless.

use super::bot::{Advice, Bot, Choice, NoChoice, asked};
use super::budget::Budget;
use super::evaluation::{Feature, Judgement};
use super::intent::Intent;
use super::mind::{BotMind, Effort, KeptMind, colours, is_own_turn};
use crate::rules::{Decision, Game, Phase, PlayerView};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const EFFORT: Effort = Effort {
    width: 1,
    sample: 8,
    variants: 1,
};

/// One decision in so many is made without a thought.
const CARELESS: u32 = 10;

/// What it has no eye for.
const BLIND_TO: [Feature; 4] = [
    Feature::Castillo,
    Feature::CastilloMen,
    Feature::CastilloCrowd,
    Feature::CastilloMenLater,
];

pub(super) struct SquireBot {
    minds: KeptMind,
    mood: ChaCha8Rng,
}

impl SquireBot {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            minds: KeptMind::new(seed),
            mood: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    fn mind(&mut self, table: &Game) -> BotMind {
        self.minds.mind(table, || {
            let mut weights = Judgement::tuned().at_table_of(colours(table)).clone();
            for feature in BLIND_TO {
                weights.features[feature.index()] = 0.0;
            }
            weights
        })
    }
}

impl Bot for SquireBot {
    fn choose(&mut self, view: &PlayerView, budget: &Budget) -> Result<Choice, NoChoice> {
        let legal = asked(view)?;
        if budget.is_cancelled() {
            return Err(NoChoice::Cancelled);
        }
        let table = view.table();
        let any = legal[self.mood.random_range(0..legal.len())];
        let careless = self.mood.random_ratio(1, CARELESS);
        let mut decision = any;
        if table.phase() != Phase::Bid && !careless {
            let mut mind = self.mind(table);
            let game = view.determinise(mind.rng());
            let wanted = if is_own_turn(&game, view.seat()) {
                let best = mind.plans(&game, EFFORT).into_iter().next();
                best.map_or(Decision::Done, |plan| plan.decisions[0])
            } else {
                mind.answer(&game)
            };
            self.minds.keep(table, mind);
            if legal.contains(&wanted) {
                decision = wanted;
            }
        }
        Ok(Choice {
            decision,
            intent: Intent::of(table, decision, &[]),
        })
    }

    /// It would not dare.
    fn advise(&mut self, view: &PlayerView, _: &Budget) -> Result<Vec<Advice>, NoChoice> {
        asked(view).map(|_| Vec::new())
    }
}
