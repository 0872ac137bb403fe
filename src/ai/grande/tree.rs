//! The rest of the round as a tree of big choices: which power card is bid, which action card is
//! taken and how the turn is played with it. An edge is a whole turn, planned with care; past a new
//! node the round is played on quickly, and what has come of it is judged. Every seat wants the most
//! for itself.
//!
//! What nobody can know is not frozen: a choice that is tried often is tried in several worlds, in
//! which others hold, answer and plan something else; discs are drawn anew each time from what
//! regret matching has found so far; and ends of the round that are reached often are judged by how
//! the next round goes, with other cards each time.

use crate::ai::evaluation::Outlook;
use crate::ai::mind::{BotMind, DiscGame, Effort, Plan};
use crate::rules::{Decision, Game, Phase, PlayerView, Seat, StackId};

/// Turns of the seat that is thinking are planned with more care than those that may follow.
pub(super) const OWN_EFFORT: Effort = Effort {
    width: 6,
    sample: 240,
    variants: 4,
};
const OTHERS_EFFORT: Effort = Effort {
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
/// A choice is tried in one more world after so many visits, up to so many worlds.
const VISITS_TO_A_WORLD: usize = 40;
const MOST_WORLDS: usize = 8;
/// Rounds of regret matching when the end of a round is first reached, and at most.
const FIRST_REHEARSALS: u32 = 4;
const MOST_REHEARSALS: u32 = 40;
/// One choice has won if it has this part of so many visits at least, and no other with more than
/// this part of its visits looks better.
const NEARLY_ALL: f32 = 0.85;
const LEAST_VISITS: u32 = 1000;
const SELDOM_TRIED: u32 = 50;
/// This part of the attention goes to all choices alike.
const EVEN: f32 = 0.2;

/// What one choice is.
#[derive(Clone, Debug)]
pub(super) enum SearchChoice {
    /// With a modifier or without.
    Bid(Decision),
    /// A card to take; how to play it is planned when it is first tried.
    Card(StackId),
    Turn(Box<Plan>),
}

impl SearchChoice {
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
pub(super) struct SearchEdge {
    pub(super) way: SearchChoice,
    prior: f32,
    pub(super) visits: u32,
    /// Sums for the seat that chooses.
    worth: f32,
    chance: f32,
    points: f32,
    /// Where it leads, one for each world it was tried in.
    children: Vec<usize>,
}

impl SearchEdge {
    const fn new(way: SearchChoice, prior: f32) -> Self {
        Self {
            way,
            prior,
            visits: 0,
            worth: 0.0,
            chance: 0.0,
            points: 0.0,
            children: Vec::new(),
        }
    }

    /// What its seat plays for.
    pub(super) fn worth(&self) -> f32 {
        self.worth / self.visits.max(1) as f32
    }

    pub(super) fn chance(&self) -> f32 {
        self.chance / self.visits.max(1) as f32
    }

    pub(super) fn points(&self) -> f32 {
        self.points / self.visits.max(1) as f32
    }
}

#[derive(Debug)]
struct SearchNode {
    game: Game,
    seat: Seat,
    opened: bool,
    edges: Vec<SearchEdge>,
    /// All turns of the round are over here.
    end: Option<RoundEnd>,
}

/// What is known of the end of a round.
#[derive(Debug, Default)]
struct RoundEnd {
    /// The discs to be set, if there is a general scoring.
    discs: Option<DiscGame>,
    rehearsed: u32,
    visits: u32,
}

#[derive(Debug)]
pub(super) struct SearchTree {
    nodes: Vec<SearchNode>,
    path: Vec<(usize, usize)>,
}

impl SearchTree {
    /// The root is a bid or somewhere in the own turn.
    pub(super) fn new(mind: &mut BotMind, view: &PlayerView) -> Self {
        let mut tree = Self {
            nodes: vec![SearchNode {
                game: view.determinise(mind.rng()),
                seat: view.seat(),
                opened: false,
                edges: Vec::new(),
                end: None,
            }],
            path: Vec::new(),
        };
        tree.open(mind, 0);
        tree
    }

    /// The game as it was imagined first, which whole turns were planned in.
    pub(super) fn imagined(&self) -> &Game {
        &self.nodes[0].game
    }

    pub(super) fn choices(&self) -> &[SearchEdge] {
        &self.nodes[0].edges
    }

    /// Nothing else is tried any more: one choice has won.
    pub(super) fn is_decided(&self) -> bool {
        decided(&self.nodes[0].edges)
    }

    /// Walks to a new node, plays on from there, and remembers what came of it.
    pub(super) fn iterate(&mut self, mind: &mut BotMind, view: &PlayerView) {
        self.path.clear();
        let mut at = 0;
        let outlook = loop {
            if self.nodes[at].end.is_some() {
                break self.past_the_turns(mind, at);
            }
            self.open(mind, at);
            let Some(index) = self.most_urgent(at) else {
                break mind.judge(&self.nodes[at].game);
            };
            self.path.push((at, index));
            let edge = &self.nodes[at].edges[index];
            let worlds = if at == 0 { edge.worlds_wanted() } else { 1 };
            if edge.children.len() >= worlds {
                at = edge.children[edge.visits as usize % worlds];
                continue;
            }
            let new = self.expand(mind, view, at, index);
            if self.nodes[new].end.is_none() {
                let mut game = self.nodes[new].game.clone();
                mind.finish_round(&mut game);
                break mind.judge(&game);
            }
            at = new;
        };
        for &(node, edge) in &self.path {
            let SearchNode { seat, edges, .. } = &mut self.nodes[node];
            let edge = &mut edges[edge];
            edge.visits += 1;
            edge.worth += outlook.worth(*seat);
            edge.chance += outlook.chance(*seat);
            edge.points += outlook.points(*seat);
        }
    }

    /// What the end of a round promises: at first as it is judged once discs are shown, then as the
    /// next round, with other cards each time, shows it.
    fn past_the_turns(&mut self, mind: &mut BotMind, at: usize) -> Outlook {
        let thinker = self.nodes[0].seat;
        let SearchNode {
            game: node, end, ..
        } = &mut self.nodes[at];
        let mut game = node.view(thinker).determinise(mind.rng());
        let Some(end) = end else {
            return mind.judge(&game);
        };
        end.visits += 1;
        if let Some(discs) = &mut end.discs {
            let due = (FIRST_REHEARSALS + end.visits).min(MOST_REHEARSALS);
            while end.rehearsed < due {
                discs.rehearse(mind, &game);
                end.rehearsed += 1;
            }
            game = discs.played(mind, &game);
        }
        if end.visits > AT_FACE_VALUE && !game.is_over() {
            game.settle(&mut ());
            mind.finish_round(&mut game);
        }
        mind.judge(&game)
    }

    /// Lists the choices at a node, with how likely each is to be the best.
    fn open(&mut self, mind: &mut BotMind, at: usize) {
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
                bids.map(|(&(bid, _), prior)| SearchEdge::new(SearchChoice::Bid(bid), prior))
                    .collect()
            }
            Phase::Take => {
                let cards = mind.card_worths(&node.game);
                let priors = priors(cards.iter().map(|&(_, worth)| worth / CARD_DOUBT));
                let cards = cards.iter().zip(priors);
                cards
                    .map(|(&(stack, _), prior)| SearchEdge::new(SearchChoice::Card(stack), prior))
                    .collect()
            }
            _ => {
                let plans = mind.plans(&node.game, OWN_EFFORT);
                let priors = priors(plans.iter().map(|plan| plan.worth / CARD_DOUBT));
                let plans = plans.into_iter().zip(priors);
                plans
                    .map(|(plan, prior)| SearchEdge::new(SearchChoice::Turn(Box::new(plan)), prior))
                    .collect()
            }
        };
    }

    fn most_urgent(&self, at: usize) -> Option<usize> {
        let edges = &self.nodes[at].edges;
        let tried = || edges.iter().filter(|edge| edge.visits > 0);
        let visits: u32 = tried().map(|edge| edge.visits).sum();
        let total: f32 = tried().map(|edge| edge.worth).sum();
        let best = tried().map(SearchEdge::worth).fold(f32::MIN, f32::max);
        let worst = tried().map(SearchEdge::worth).fold(f32::MAX, f32::min);
        let span = (best - worst).max(1e-4);
        let average = (total / visits.max(1) as f32 - worst) / span;
        let reach = EXPLORATION * (visits.max(1) as f32).sqrt();
        let urge = |edge: &SearchEdge| {
            let value = match edge.visits {
                0 if visits == 0 => 0.0,
                0 => average - UNTRIED,
                _ => (edge.worth() - worst) / span,
            };
            value + reach * edge.prior / (1.0 + edge.visits as f32)
        };
        let urges = edges.iter().map(urge).enumerate();
        urges
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(index, _)| index)
    }

    /// Makes a node an edge leads to.
    fn expand(&mut self, mind: &mut BotMind, view: &PlayerView, at: usize, index: usize) -> usize {
        let root = at == 0;
        let node = &mut self.nodes[at];
        let edge = &node.edges[index];
        let new_world = !edge.children.is_empty();
        let mut game = if new_world {
            view.determinise(mind.rng())
        } else {
            node.game.clone()
        };
        match edge.way.clone() {
            SearchChoice::Bid(bid) => {
                // Listed as legal, and so never refused.
                let _ = game.apply(bid, &mut ());
            }
            SearchChoice::Turn(plan) if new_world => {
                game = carried_out(mind, game, &plan).unwrap_or(plan.after);
            }
            SearchChoice::Turn(plan) => game = plan.after,
            SearchChoice::Card(stack) => {
                let effort = if root { OWN_EFFORT } else { OTHERS_EFFORT };
                let plans = mind.plans_with_card(&Plan::begin(game.clone()), stack, effort);
                let prior = edge.prior;
                let best = plans.first().map_or(0.0, |plan| plan.worth);
                for (rank, plan) in plans.into_iter().enumerate() {
                    let likely = ((plan.worth - best) / CARD_DOUBT).exp();
                    if rank == 0 {
                        game = plan.after.clone();
                        node.edges[index].way = SearchChoice::Turn(Box::new(plan));
                    } else {
                        let way = SearchChoice::Turn(Box::new(plan));
                        node.edges.push(SearchEdge::new(way, prior * likely * 0.5));
                    }
                }
            }
        }
        let new = SearchNode::reached(mind, game);
        self.nodes.push(new);
        let child = self.nodes.len() - 1;
        self.nodes[at].edges[index].children.push(child);
        child
    }
}

impl SearchEdge {
    fn worlds_wanted(&self) -> usize {
        (1 + self.visits as usize / VISITS_TO_A_WORLD).min(MOST_WORLDS)
    }
}

/// The end of a planned turn in another world, where others may answer otherwise; nothing if the
/// plan does not work out there.
fn carried_out(mind: &mut BotMind, mut game: Game, plan: &Plan) -> Option<Game> {
    for &decision in &plan.decisions {
        game.apply(decision, &mut ()).ok()?;
        mind.imagine_answers(&mut game);
    }
    Some(game)
}

impl SearchNode {
    /// A node at the next big choice, or at the end of the round.
    fn reached(mind: &mut BotMind, mut game: Game) -> Self {
        mind.prepare(&mut game);
        let mut end = None;
        if !matches!(game.phase(), Phase::Bid | Phase::Take) {
            mind.finish_turns(&mut game);
            let mut settled = game.clone();
            settled.settle(&mut ());
            let scored = settled.phase() == Phase::Discs;
            if scored {
                game = settled;
            }
            end = Some(RoundEnd {
                discs: scored.then(|| DiscGame::imagined(&game)),
                ..RoundEnd::default()
            });
        }
        Self {
            seat: game.to_act().unwrap_or(Seat::new(0)),
            game,
            opened: false,
            edges: Vec::new(),
            end,
        }
    }
}

/// Whether the most visited choice has nearly all visits, and nothing else that was tried more than
/// a little looks better.
fn decided(edges: &[SearchEdge]) -> bool {
    let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
    let Some(most) = edges.iter().max_by_key(|edge| edge.visits) else {
        return true;
    };
    let doubtful = |edge: &SearchEdge| {
        edge.visits * SELDOM_TRIED >= most.visits && edge.worth() > most.worth()
    };
    visits >= LEAST_VISITS
        && most.visits as f32 >= NEARLY_ALL * visits as f32
        && !edges.iter().any(doubtful)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::bot::Bot;
    use crate::ai::budget::Budget;
    use crate::ai::evaluation::Judgement;
    use crate::ai::knight::KnightBot;
    use crate::rules::{Place, Setup};

    fn edge(visits: u32, worth: f32) -> SearchEdge {
        SearchEdge {
            visits,
            worth: worth * visits as f32,
            ..SearchEdge::new(SearchChoice::Bid(Decision::Proceed), 0.1)
        }
    }

    #[test]
    fn a_search_is_decided_when_visits_and_worth_agree() {
        assert!(decided(&[edge(950, 0.4), edge(50, 0.3)]));
        assert!(!decided(&[edge(900, 0.4), edge(100, 0.41)]), "they differ");
        assert!(!decided(&[edge(700, 0.4), edge(300, 0.3)]), "too close");
        assert!(!decided(&[edge(95, 0.4), edge(5, 0.3)]), "too early");
    }

    /// The last turn of a general scoring's round, with men of two seats in the Castillo.
    fn last_turn() -> Game {
        for seed in 0.. {
            let mut game = Game::new(&Setup::with_players(3), seed).expect("a game");
            let mut knights: Vec<KnightBot> = (0..3).map(KnightBot::new).collect();
            game.settle(&mut ());
            while let Some(seat) = game.to_act() {
                let inside = |&seat: &Seat| game.caballeros(Place::Castillo, seat) > 1;
                let last = game.turn_order().last() == Some(&seat);
                let scored = game.round() == 3 && game.seats().filter(inside).count() > 1;
                if game.phase() == Phase::Take && last && scored {
                    return game;
                }
                let choice = knights[seat.index()].choose(&game.view(seat), &Budget::iterations(1));
                let decision = choice.expect("a choice").decision;
                game.apply(decision, &mut ()).expect("legal");
                game.settle(&mut ());
            }
        }
        unreachable!("Knights use the Castillo")
    }

    #[test]
    fn discs_are_drawn_anew_each_time() {
        let game = last_turn();
        let view = game.view(game.actor());
        let mut mind = BotMind::new(Judgement::tuned().at_table_of(3), 3, 1);
        let mut tree = SearchTree::new(&mut mind, &view);
        tree.iterate(&mut mind, &view);
        let reached = tree.nodes.len() - 1;
        let end = tree.nodes[reached].end.as_ref().expect("the round is over");
        assert!(end.discs.is_some());
        let mut seen: Vec<Outlook> = Vec::new();
        for _ in 0..AT_FACE_VALUE - 1 {
            seen.push(tree.past_the_turns(&mut mind, reached));
        }
        // Judged as it stands, and still not the same.
        for _ in 0..20 {
            if let Some(end) = &mut tree.nodes[reached].end {
                end.visits = 1;
            }
            seen.push(tree.past_the_turns(&mut mind, reached));
        }
        seen.dedup();
        assert!(seen.len() > 1, "{seen:?}");
    }

    #[test]
    fn a_choice_tried_often_is_tried_in_several_worlds() {
        let mut game = Game::new(&Setup::with_players(3), 1).expect("a game");
        game.settle(&mut ());
        let view = game.view(game.first_bidder());
        let mut mind = BotMind::new(Judgement::tuned().at_table_of(3), 3, 1);
        let mut tree = SearchTree::new(&mut mind, &view);
        for _ in 0..400 {
            tree.iterate(&mut mind, &view);
        }
        for edge in tree.choices() {
            let worlds = edge.children.len();
            assert!(worlds <= edge.worlds_wanted(), "{worlds}");
            assert_eq!(worlds > 1, edge.visits as usize > VISITS_TO_A_WORLD);
        }
        assert!(tree.choices().iter().any(|edge| edge.children.len() > 1));
    }
}
