//! The rest of the round as a tree of big choices: which power card is bid, which action card is
//! taken and how the turn is played with it. An edge is a whole turn, planned with care; past a new
//! node the round is played on quickly, and what has come of it is judged. Ends of the round that
//! are reached often are judged by how the next round goes. Every seat wants the most for itself.

use crate::ai::first::evaluation::FirstOutlook;
use crate::ai::first::mind::{FirstBotMind, FirstEffort, FirstPlan};
use crate::rules::{Decision, Game, Phase, Seat, StackId};

/// Turns of the seat that is thinking are planned with more care than those that may follow.
pub(super) const OWN_EFFORT: FirstEffort = FirstEffort {
    width: 6,
    sample: 240,
    variants: 4,
};
const OTHERS_EFFORT: FirstEffort = FirstEffort {
    width: 2,
    sample: 40,
    variants: 1,
};

/// How much a choice that was seldom tried is worth trying.
const EXPLORATION: f32 = 1.1;
/// What an untried choice is thought to be below the average, where 1 is best to worst.
const UNTRIED: f32 = 0.1;
/// A chance to win that is lower by this much makes a card look this much less likely (by e).
const CARD_DOUBT: f32 = 0.03;
/// The same for bids, in points.
const BID_DOUBT: f32 = 1.5;
/// With modifiers there are four times as many bids as power cards: the best are looked at.
const MOST_BIDS: usize = 13;
/// So often the end of a round is taken as it is judged; who thinks longer plays on.
const AT_FACE_VALUE: u32 = 3;
/// This part of the attention goes to all choices alike.
const EVEN: f32 = 0.2;

/// What one choice is.
#[derive(Clone, Debug)]
pub(super) enum FirstSearchChoice {
    /// With a modifier or without.
    Bid(Decision),
    /// A card to take; how to play it is planned when it is first tried.
    Card(StackId),
    Turn(Box<FirstPlan>),
}

impl FirstSearchChoice {
    /// The first decision of it.
    pub(super) fn decision(&self) -> Decision {
        match self {
            Self::Bid(bid) => *bid,
            Self::Card(stack) => Decision::Take(*stack),
            Self::Turn(plan) => plan.decisions.first().copied().unwrap_or(Decision::Done),
        }
    }
}

#[derive(Debug)]
pub(super) struct FirstSearchEdge {
    pub(super) way: FirstSearchChoice,
    prior: f32,
    pub(super) visits: u32,
    /// Sums for the seat that chooses.
    chance: f32,
    points: f32,
    child: Option<usize>,
}

impl FirstSearchEdge {
    const fn new(way: FirstSearchChoice, prior: f32) -> Self {
        Self {
            way,
            prior,
            visits: 0,
            chance: 0.0,
            points: 0.0,
            child: None,
        }
    }

    pub(super) fn chance(&self) -> f32 {
        self.chance / self.visits.max(1) as f32
    }

    pub(super) fn points(&self) -> f32 {
        self.points / self.visits.max(1) as f32
    }
}

#[derive(Debug)]
struct FirstSearchNode {
    game: Game,
    seat: Seat,
    opened: bool,
    edges: Vec<FirstSearchEdge>,
    /// The round is over here, and this is how that is judged.
    outlook: Option<FirstOutlook>,
    /// How often the end of the round was reached here.
    visits: u32,
}

#[derive(Debug)]
pub(super) struct FirstSearchTree {
    nodes: Vec<FirstSearchNode>,
    path: Vec<(usize, usize)>,
}

impl FirstSearchTree {
    /// The root is a bid or somewhere in the own turn.
    pub(super) fn new(mind: &mut FirstBotMind, game: Game, seat: Seat) -> Self {
        let mut tree = Self {
            nodes: vec![FirstSearchNode {
                game,
                seat,
                opened: false,
                edges: Vec::new(),
                outlook: None,
                visits: 0,
            }],
            path: Vec::new(),
        };
        tree.open(mind, 0);
        tree
    }

    pub(super) fn choices(&self) -> &[FirstSearchEdge] {
        &self.nodes[0].edges
    }

    /// Walks to a new node, plays on from there, and remembers what came of it.
    pub(super) fn iterate(&mut self, mind: &mut FirstBotMind) {
        self.path.clear();
        let mut at = 0;
        let outlook = loop {
            if let Some(outlook) = self.nodes[at].outlook {
                break self.past_the_round(mind, at, outlook);
            }
            self.open(mind, at);
            let Some(edge) = self.most_urgent(at) else {
                break mind.judge(&self.nodes[at].game);
            };
            self.path.push((at, edge));
            if let Some(child) = self.nodes[at].edges[edge].child {
                at = child;
                continue;
            }
            let new = self.expand(mind, at, edge);
            if self.nodes[new].outlook.is_none() {
                let mut game = self.nodes[new].game.clone();
                mind.finish_round(&mut game);
                break mind.judge(&game);
            }
            at = new;
        };
        for &(node, edge) in &self.path {
            let FirstSearchNode { seat, edges, .. } = &mut self.nodes[node];
            let edge = &mut edges[edge];
            edge.visits += 1;
            edge.chance += outlook.chance(*seat);
            edge.points += outlook.points(*seat);
        }
    }

    /// What the end of a round promises: at first as it is judged, then as the next round, with
    /// other cards each time, shows it.
    fn past_the_round(
        &mut self,
        mind: &mut FirstBotMind,
        at: usize,
        judged: FirstOutlook,
    ) -> FirstOutlook {
        let thinker = self.nodes[0].seat;
        let node = &mut self.nodes[at];
        node.visits += 1;
        if node.visits <= AT_FACE_VALUE || node.game.is_over() {
            return judged;
        }
        let mut game = node.game.view(thinker).determinise(mind.rng());
        mind.finish_round(&mut game);
        mind.judge(&game)
    }

    /// Lists the choices at a node, with how likely each is to be the best.
    fn open(&mut self, mind: &mut FirstBotMind, at: usize) {
        let node = &mut self.nodes[at];
        if node.opened {
            return;
        }
        node.opened = true;
        node.edges = match node.game.phase() {
            Phase::Bid => {
                let mut worths = mind.bid_worths(&node.game);
                if worths.len() > MOST_BIDS {
                    worths.sort_by(|a, b| b.1.total_cmp(&a.1));
                    worths.truncate(MOST_BIDS);
                }
                let priors = priors(worths.iter().map(|&(_, worth)| worth / BID_DOUBT));
                let bids = worths.iter().zip(priors);
                bids.map(|(&(bid, _), prior)| {
                    FirstSearchEdge::new(FirstSearchChoice::Bid(bid), prior)
                })
                .collect()
            }
            Phase::Take => {
                let cards = mind.card_chances(&node.game);
                let priors = priors(cards.iter().map(|&(_, chance)| chance / CARD_DOUBT));
                let cards = cards.iter().zip(priors);
                cards
                    .map(|(&(stack, _), prior)| {
                        FirstSearchEdge::new(FirstSearchChoice::Card(stack), prior)
                    })
                    .collect()
            }
            _ => {
                let plans = mind.plans(&node.game, OWN_EFFORT);
                let priors = priors(plans.iter().map(|plan| plan.chance / CARD_DOUBT));
                let plans = plans.into_iter().zip(priors);
                plans
                    .map(|(plan, prior)| {
                        FirstSearchEdge::new(FirstSearchChoice::Turn(Box::new(plan)), prior)
                    })
                    .collect()
            }
        };
    }

    fn most_urgent(&self, at: usize) -> Option<usize> {
        let edges = &self.nodes[at].edges;
        let tried = || edges.iter().filter(|edge| edge.visits > 0);
        let visits: u32 = tried().map(|edge| edge.visits).sum();
        let total: f32 = tried().map(|edge| edge.chance).sum();
        let best = tried()
            .map(FirstSearchEdge::chance)
            .fold(f32::MIN, f32::max);
        let worst = tried()
            .map(FirstSearchEdge::chance)
            .fold(f32::MAX, f32::min);
        let span = (best - worst).max(1e-4);
        let average = (total / visits.max(1) as f32 - worst) / span;
        let reach = EXPLORATION * (visits.max(1) as f32).sqrt();
        let urge = |edge: &FirstSearchEdge| {
            let value = match edge.visits {
                0 if visits == 0 => 0.0,
                0 => average - UNTRIED,
                _ => (edge.chance() - worst) / span,
            };
            value + reach * edge.prior / (1.0 + edge.visits as f32)
        };
        let urges = edges.iter().map(urge).enumerate();
        urges
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(index, _)| index)
    }

    /// Makes the node an edge leads to.
    fn expand(&mut self, mind: &mut FirstBotMind, at: usize, edge: usize) -> usize {
        let root = at == 0;
        let node = &mut self.nodes[at];
        let mut game = node.game.clone();
        match node.edges[edge].way.clone() {
            FirstSearchChoice::Bid(bid) => {
                // Listed as legal, and so never refused.
                let _ = game.apply(bid, &mut ());
            }
            FirstSearchChoice::Turn(plan) => game = plan.after,
            FirstSearchChoice::Card(stack) => {
                let effort = if root { OWN_EFFORT } else { OTHERS_EFFORT };
                let plans = mind.plans_with_card(&FirstPlan::begin(game.clone()), stack, effort);
                let prior = node.edges[edge].prior;
                let best = plans.first().map_or(0.0, |plan| plan.chance);
                for (rank, plan) in plans.into_iter().enumerate() {
                    let likely = ((plan.chance - best) / CARD_DOUBT).exp();
                    if rank == 0 {
                        game = plan.after.clone();
                        node.edges[edge].way = FirstSearchChoice::Turn(Box::new(plan));
                    } else {
                        let way = FirstSearchChoice::Turn(Box::new(plan));
                        node.edges
                            .push(FirstSearchEdge::new(way, prior * likely * 0.5));
                    }
                }
            }
        }
        let new = FirstSearchNode::reached(mind, game);
        self.nodes.push(new);
        let child = self.nodes.len() - 1;
        self.nodes[at].edges[edge].child = Some(child);
        child
    }
}

impl FirstSearchNode {
    /// A node at the next big choice, or at the end of the round.
    fn reached(mind: &mut FirstBotMind, mut game: Game) -> Self {
        mind.prepare(&mut game);
        let mut outlook = None;
        if !matches!(game.phase(), Phase::Bid | Phase::Take) {
            mind.finish_round(&mut game);
            outlook = Some(mind.judge(&game));
        }
        Self {
            seat: game.to_act().unwrap_or(Seat::new(0)),
            game,
            opened: false,
            edges: Vec::new(),
            outlook,
            visits: 0,
        }
    }
}

/// How likely each choice is to be the best, from how good each looks.
fn priors(looks: impl Iterator<Item = f32> + Clone) -> Vec<f32> {
    let best = looks.clone().fold(f32::MIN, f32::max);
    let likely: Vec<f32> = looks.map(|look| (look - best).exp()).collect();
    let (sum, count) = (likely.iter().sum::<f32>(), likely.len() as f32);
    likely
        .into_iter()
        .map(|one| EVEN / count + (1.0 - EVEN) * one / sum)
        .collect()
}
