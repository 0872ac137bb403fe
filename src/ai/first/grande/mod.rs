//! The strongest player: searches the rest of the round, sets discs by regret matching, weighs
//! Vetoes by playing both ways.

mod tree;

use super::evaluation::FirstJudgement;
use super::mind::{FirstBotMind, FirstDiscGame, FirstKeptMind, colours};
use super::route::FirstRoute;
use crate::ai::bot::{ADVICE, Advice, Bot, Choice, NoChoice, asked};
use crate::ai::budget::{Budget, Pace};
use crate::ai::intent::Intent;
use crate::rules::{Decision, Game, Phase, PlayerView, Step};
use tree::{FirstSearchChoice, FirstSearchEdge, FirstSearchTree};

/// Hands that may hold one or another card are imagined in so many ways.
const WORLDS: usize = 4;

/// Both ways of a Veto are played so often, at most.
const VETO_TRIALS: u32 = 24;

/// Discs are shown so often to tell what one promises.
const DISC_TRIALS: u32 = 8;

pub(in crate::ai) struct FirstGrandeBot {
    minds: FirstKeptMind,
    route: FirstRoute,
}

/// One choice and what was found out about it.
#[derive(Clone, Debug)]
struct FirstFinding {
    decision: Decision,
    /// How much speaks for it; the most is chosen.
    weight: f32,
    points: f32,
    chance: f32,
    /// The game as imagined and the whole plan in it, if there is one.
    plan: Option<(Game, Vec<Decision>)>,
}

impl FirstFinding {
    fn new(decision: Decision, weight: f32) -> Self {
        Self {
            decision,
            weight,
            points: 0.0,
            chance: 0.0,
            plan: None,
        }
    }
}

impl FirstGrandeBot {
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
}

/// What speaks for the choices of the view's seat, the best first.
fn think(
    mind: &mut FirstBotMind,
    view: &PlayerView,
    legal: &[Decision],
    budget: &Budget,
) -> Result<Vec<FirstFinding>, NoChoice> {
    let table = view.table();
    let mut findings = match (table.phase(), table.pending().top()) {
        (Phase::Pass, _) => {
            let game = view.determinise(mind.rng());
            vec![FirstFinding::new(mind.passing(&game), 1.0)]
        }
        (Phase::Recruit, _) => {
            let game = view.determinise(mind.rng());
            vec![FirstFinding::new(mind.recruiting(&game), 1.0)]
        }
        (Phase::Discs, _) | (_, Some(Step::SetDiscs { .. })) => disc(mind, view, budget)?,
        (_, Some(Step::Objections { .. } | Step::Answer { .. })) => {
            veto(mind, view, legal, budget)?
        }
        (_, Some(Step::GiveUp { .. } | Step::Comply { .. })) => {
            let game = view.determinise(mind.rng());
            vec![FirstFinding::new(mind.careful_answer(&game), 1.0)]
        }
        _ => search(mind, view, budget)?,
    };
    findings.retain(|finding| legal.contains(&finding.decision));
    findings.sort_by(|a, b| {
        let by_weight = b.weight.total_cmp(&a.weight);
        by_weight.then(b.chance.total_cmp(&a.chance))
    });
    Ok(findings)
}

/// Searches the rest of the round for a bid or a turn.
fn search(
    mind: &mut FirstBotMind,
    view: &PlayerView,
    budget: &Budget,
) -> Result<Vec<FirstFinding>, NoChoice> {
    let doubtful = |seat| view.hand_of(seat).further > 0;
    let worlds = if view.table().seats().any(doubtful) {
        WORLDS
    } else {
        1
    };
    let mut trees = Vec::with_capacity(worlds);
    for _ in 0..worlds {
        let game = view.determinise(mind.rng());
        trees.push((game.clone(), FirstSearchTree::new(mind, game, view.seat())));
    }
    for done in 0.. {
        match budget.pace(done) {
            Pace::Cancelled => return Err(NoChoice::Cancelled),
            // Each world deserves a look.
            Pace::Enough if done as usize >= worlds => break,
            _ => {}
        }
        trees[done as usize % worlds].1.iterate(mind);
    }
    let mut findings: Vec<FirstFinding> = Vec::new();
    for (game, tree) in &trees {
        for edge in tree.choices().iter().filter(|edge| edge.visits > 0) {
            gather(&mut findings, game, edge);
        }
    }
    for finding in &mut findings {
        finding.points /= finding.weight;
        finding.chance /= finding.weight;
    }
    Ok(findings)
}

/// Ways that begin with the same decision are one choice; the best of them is its plan.
fn gather(findings: &mut Vec<FirstFinding>, game: &Game, edge: &FirstSearchEdge) {
    let decision = edge.way.decision();
    let visits = edge.visits as f32;
    let known = findings.iter().position(|one| one.decision == decision);
    let index = known.unwrap_or_else(|| {
        findings.push(FirstFinding::new(decision, 0.0));
        findings.len() - 1
    });
    let finding = &mut findings[index];
    // The first edge of a choice is the likeliest; a variant replaces it where it did better.
    if let FirstSearchChoice::Turn(plan) = &edge.way
        && (finding.plan.is_none() || edge.chance() > finding.chance / finding.weight)
        && edge.visits * 3 >= finding.weight as u32
    {
        finding.plan = Some((game.clone(), plan.decisions.clone()));
    }
    finding.weight += visits;
    finding.points += visits * edge.points();
    finding.chance += visits * edge.chance();
}

/// Solves the moment in which discs are set.
fn disc(
    mind: &mut FirstBotMind,
    view: &PlayerView,
    budget: &Budget,
) -> Result<Vec<FirstFinding>, NoChoice> {
    let mut discs = FirstDiscGame::new(view);
    if !discs.concerns(view.seat()) {
        return Ok(Vec::new());
    }
    if !discs.solve(mind, view, budget) {
        return Err(NoChoice::Cancelled);
    }
    let ranked = discs.ranked(view.seat());
    let drawn = mind.draw_disc(&ranked);
    let mut findings = Vec::new();
    for choice in ranked {
        let mut finding = FirstFinding::new(Decision::SetDisc(choice.region), choice.share);
        for _ in 0..DISC_TRIALS {
            let after = discs.outcome(mind, view, choice.region);
            let outlook = mind.judge(&after);
            finding.points += outlook.points(view.seat()) / DISC_TRIALS as f32;
            finding.chance += outlook.chance(view.seat()) / DISC_TRIALS as f32;
        }
        // Whoever always took the likeliest could be seen through.
        if drawn == Some(choice.region) {
            finding.weight += 1.0;
        }
        findings.push(finding);
    }
    Ok(findings)
}

/// Plays the turn on with and without the Veto.
fn veto(
    mind: &mut FirstBotMind,
    view: &PlayerView,
    legal: &[Decision],
    budget: &Budget,
) -> Result<Vec<FirstFinding>, NoChoice> {
    let mut findings: Vec<FirstFinding> = legal
        .iter()
        .filter(|&&decision| decision != Decision::LetPass)
        .map(|&decision| FirstFinding::new(decision, 0.0))
        .collect();
    let mut trials = 0;
    while trials < VETO_TRIALS {
        match budget.pace(trials) {
            Pace::Cancelled => return Err(NoChoice::Cancelled),
            Pace::Enough if trials > 0 => break,
            _ => {}
        }
        let game = view.determinise(mind.rng());
        for finding in &mut findings {
            let outlook = mind.look_ahead(&game, finding.decision);
            finding.points += outlook.points(view.seat());
            finding.chance += outlook.chance(view.seat());
        }
        trials += 1;
    }
    for finding in &mut findings {
        finding.points /= trials as f32;
        finding.chance /= trials as f32;
        finding.weight = finding.chance;
    }
    Ok(findings)
}

impl Bot for FirstGrandeBot {
    fn choose(&mut self, view: &PlayerView, budget: &Budget) -> Result<Choice, NoChoice> {
        let legal = asked(view)?;
        let table = view.table();
        let mut decision = legal[0];
        if legal.len() > 1 {
            let mut mind = self.mind(table);
            if let Some(next) = self.route.follow(&mut mind, view) {
                decision = next;
            } else {
                let findings = think(&mut mind, view, &legal, budget)?;
                if let Some(best) = findings.into_iter().next() {
                    decision = best.decision;
                    if let Some((game, decisions)) = best.plan {
                        self.route = FirstRoute::begin(game, decisions);
                        self.route.follow(&mut mind, view);
                    }
                }
            }
            self.minds.keep(table, mind);
        }
        Ok(Choice {
            decision,
            intent: Intent::of(table, decision, self.route.upcoming()),
        })
    }

    fn advise(&mut self, view: &PlayerView, budget: &Budget) -> Result<Vec<Advice>, NoChoice> {
        let legal = asked(view)?;
        let table = view.table();
        let mut mind = self.mind(table);
        let mut findings = think(&mut mind, view, &legal, budget)?;
        if findings.len() < 2 {
            let game = view.determinise(mind.rng());
            findings = legal
                .iter()
                .map(|&decision| {
                    let outlook = mind.look_ahead(&game, decision);
                    let mut finding = FirstFinding::new(decision, outlook.chance(view.seat()));
                    finding.points = outlook.points(view.seat());
                    finding.chance = finding.weight;
                    finding
                })
                .collect();
            findings.sort_by(|a, b| b.weight.total_cmp(&a.weight));
        }
        self.minds.keep(table, mind);
        let advice = findings.iter().take(ADVICE).map(|finding| {
            let upcoming = finding
                .plan
                .as_ref()
                .map_or(&[][..], |(_, plan)| &plan[1..]);
            Advice {
                decision: finding.decision,
                intent: Intent::of(table, finding.decision, upcoming),
                expected_points: finding.points,
                win_chance: finding.chance,
            }
        });
        Ok(advice.collect())
    }
}
