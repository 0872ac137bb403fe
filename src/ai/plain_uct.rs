//! A yardstick: tree search that knows nothing of the game but its rules. Every iteration fills in
//! the unknown anew, walks down the tree by UCB1, adds a node and plays on at random to the end.
//!
//! Frozen: other bots are measured against it, so it does not change.

use super::bot::{ADVICE, Advice, Bot, Choice, NoChoice, asked};
use super::budget::{Budget, Pace};
use super::intent::Intent;
use super::random::RandomPlayer;
use crate::rules::{Decision, Decisions, Game, MAX_PLAYERS, PlayerView, Seat};
use rand::RngExt;

/// How much a choice that was seldom tried is worth trying.
const EXPLORATION: f32 = 0.7;

/// Each seat's share of the win.
type Shares = [f32; MAX_PLAYERS];

pub(super) struct PlainUctBot {
    chance: RandomPlayer,
    nodes: Vec<UctNode>,
}

struct UctNode {
    decision: Decision,
    /// Who made the decision that led here: the share of the win is counted for this seat.
    by: Seat,
    visits: u32,
    won: f32,
    untried: Vec<Decision>,
    children: Vec<usize>,
    opened: bool,
}

impl UctNode {
    fn new(decision: Decision, by: Seat) -> Self {
        Self {
            decision,
            by,
            visits: 0,
            won: 0.0,
            untried: Vec::new(),
            children: Vec::new(),
            opened: false,
        }
    }

    fn mean(&self) -> f32 {
        self.won / self.visits.max(1) as f32
    }
}

impl PlainUctBot {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            chance: RandomPlayer::from_seed(seed),
            nodes: Vec::new(),
        }
    }

    fn search(&mut self, view: &PlayerView, budget: &Budget) -> Result<(), NoChoice> {
        self.nodes.clear();
        self.nodes
            .push(UctNode::new(Decision::Proceed, view.seat()));
        let mut path = Vec::new();
        for done in 0.. {
            match budget.pace(done) {
                Pace::Cancelled => return Err(NoChoice::Cancelled),
                // A first look is due in any case.
                Pace::Enough if done > 0 => break,
                _ => {}
            }
            let mut game = view.determinise(self.chance.rng());
            self.descend(&mut game, &mut path);
            self.chance.play_out(&mut game);
            self.count(&path, &shares(&game));
        }
        Ok(())
    }

    /// Walks down the tree to a new node, making the decisions on the way.
    fn descend(&mut self, game: &mut Game, path: &mut Vec<usize>) {
        path.clear();
        path.push(0);
        let mut at = 0;
        while let Some(seat) = game.to_act() {
            self.open(at, game);
            let child = if let Some(decision) = self.untried(at, game) {
                self.nodes.push(UctNode::new(decision, seat));
                let new = self.nodes.len() - 1;
                self.nodes[at].children.push(new);
                new
            } else if let Some(child) = self.best_child(at, game) {
                child
            } else {
                return;
            };
            if game.apply(self.nodes[child].decision, &mut ()).is_err() {
                return;
            }
            game.settle(&mut ());
            path.push(child);
            if self.nodes[child].visits == 0 {
                return;
            }
            at = child;
        }
    }

    fn open(&mut self, at: usize, game: &Game) {
        if !self.nodes[at].opened {
            let mut legal = Decisions::new();
            game.legal(&mut legal);
            self.nodes[at].untried = legal.to_vec();
            self.nodes[at].opened = true;
        }
    }

    /// A decision not tried here yet that is legal in this game.
    fn untried(&mut self, at: usize, game: &Game) -> Option<Decision> {
        let untried = &mut self.nodes[at].untried;
        while !untried.is_empty() {
            let index = self.chance.rng().random_range(0..untried.len());
            let decision = untried.swap_remove(index);
            if game.judge(decision).is_ok() {
                return Some(decision);
            }
        }
        None
    }

    fn best_child(&self, at: usize, game: &Game) -> Option<usize> {
        let spread = (self.nodes[at].visits.max(1) as f32).ln();
        let urge = |child: usize| {
            let node = &self.nodes[child];
            node.mean() + EXPLORATION * (spread / node.visits.max(1) as f32).sqrt()
        };
        let legal = self.nodes[at].children.iter().copied();
        legal
            .filter(|&child| game.judge(self.nodes[child].decision).is_ok())
            .max_by(|&a, &b| urge(a).total_cmp(&urge(b)))
    }

    fn count(&mut self, path: &[usize], shares: &Shares) {
        for &index in path {
            let node = &mut self.nodes[index];
            node.visits += 1;
            node.won += shares[node.by.index()];
        }
    }

    /// The choices at the root, the most visited first.
    fn ranked(&self) -> Vec<&UctNode> {
        let mut ranked: Vec<&UctNode> = self.nodes[0]
            .children
            .iter()
            .map(|&child| &self.nodes[child])
            .collect();
        ranked.sort_by(|a, b| {
            let by_visits = b.visits.cmp(&a.visits);
            by_visits.then(b.mean().total_cmp(&a.mean()))
        });
        ranked
    }
}

fn shares(game: &Game) -> Shares {
    let winners = game.winners();
    let mut shares = Shares::default();
    for seat in winners.iter() {
        shares[seat.index()] = 1.0 / winners.len().max(1) as f32;
    }
    shares
}

impl Bot for PlainUctBot {
    fn choose(&mut self, view: &PlayerView, budget: &Budget) -> Result<Choice, NoChoice> {
        let legal = asked(view)?;
        let mut decision = legal[0];
        if legal.len() > 1 {
            self.search(view, budget)?;
            decision = self.ranked().first().map_or(decision, |node| node.decision);
        }
        Ok(Choice {
            decision,
            intent: Intent::of(view.table(), decision, &[]),
        })
    }

    /// It counts wins alone, so the points are those on the table.
    fn advise(&mut self, view: &PlayerView, budget: &Budget) -> Result<Vec<Advice>, NoChoice> {
        asked(view)?;
        self.search(view, budget)?;
        let table = view.table();
        let advice = self.ranked().into_iter().take(ADVICE).map(|node| Advice {
            decision: node.decision,
            intent: Intent::of(table, node.decision, &[]),
            expected_points: f32::from(table.score(view.seat())),
            win_chance: node.mean(),
        });
        Ok(advice.collect())
    }
}
