//! The strongest player: searches the rest of the round, sets discs by regret matching, weighs
//! Vetoes by playing both ways.

mod tree;

use super::bot::{ADVICE, Advice, Bot, Choice, NoChoice, asked};
use super::budget::{Budget, Pace};
use super::evaluation::Judgement;
use super::intent::Intent;
use super::mind::{BotMind, DiscGame, KeptMind, colours};
use super::random::seed_of;
use super::route::Route;
use crate::rules::{Decision, Game, Phase, PlayerView, Step};
use tree::{SearchChoice, SearchTree};

/// From so many iterations on there are two trees, which have nothing in common but the question:
/// one for each core, if there are two to think on. The choice is the same with one.
const SPLIT: u32 = 400;

/// Of choices that were tried this much of what was tried most, the best is chosen.
const WELL_VISITED: f32 = 0.25;

/// Both ways of a Veto are played so often, at most.
const VETO_TRIALS: u32 = 24;

/// Discs are shown so often to tell what one promises.
const DISC_TRIALS: u32 = 8;

pub(super) struct GrandeBot {
    minds: [KeptMind; 2],
    route: Route,
}

/// One choice and what was found out about it.
#[derive(Clone, Debug)]
struct Finding {
    decision: Decision,
    /// How much speaks for it; the most is chosen.
    weight: f32,
    /// What it is worth to the seat: above all the chance to win.
    worth: f32,
    points: f32,
    chance: f32,
    /// The game as imagined and the whole plan in it, if there is one.
    plan: Option<(Game, Vec<Decision>)>,
}

impl Finding {
    fn new(decision: Decision, weight: f32) -> Self {
        Self {
            decision,
            weight,
            worth: 0.0,
            points: 0.0,
            chance: 0.0,
            plan: None,
        }
    }
}

impl GrandeBot {
    pub(super) fn new(seed: u64) -> Self {
        Self {
            minds: [KeptMind::new(seed), KeptMind::new(seed_of(seed, 1))],
            route: Route::default(),
        }
    }

    fn minds(&mut self, table: &Game) -> [BotMind; 2] {
        let tuned = || Judgement::tuned().at_table_of(colours(table)).clone();
        self.minds.each_mut().map(|kept| kept.mind(table, tuned))
    }

    fn keep(&mut self, table: &Game, minds: [BotMind; 2]) {
        for (kept, mind) in self.minds.iter_mut().zip(minds) {
            kept.keep(table, mind);
        }
    }
}

/// What speaks for the choices of the view's seat, the best first.
fn think(
    minds: &mut [BotMind; 2],
    view: &PlayerView,
    legal: &[Decision],
    budget: &Budget,
) -> Result<Vec<Finding>, NoChoice> {
    let mind = &mut minds[0];
    let table = view.table();
    let mut findings = match (table.phase(), table.pending().top()) {
        (Phase::Pass, _) => {
            let game = view.determinise(mind.rng());
            vec![Finding::new(mind.passing(&game), 1.0)]
        }
        (Phase::Recruit, _) => {
            let game = view.determinise(mind.rng());
            vec![Finding::new(mind.recruiting(&game), 1.0)]
        }
        (Phase::Discs, _) | (_, Some(Step::SetDiscs { .. })) => disc(mind, view, budget)?,
        (_, Some(Step::Objections { .. } | Step::Answer { .. })) => {
            veto(mind, view, legal, budget)?
        }
        (_, Some(Step::GiveUp { .. } | Step::Comply { .. })) => {
            let game = view.determinise(mind.rng());
            vec![Finding::new(mind.careful_answer(&game), 1.0)]
        }
        _ => search(minds, view, budget)?,
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
    minds: &mut [BotMind; 2],
    view: &PlayerView,
    budget: &Budget,
) -> Result<Vec<Finding>, NoChoice> {
    let [one, other] = minds;
    let limit = budget.limit();
    let both_cores = budget.cores() > 1;
    // Without a number of iterations a second tree is worth its planning only on a second core.
    let split = limit >= SPLIT && (both_cores || !budget.is_timed());
    let (first, second) = (budget.at_most(limit.div_ceil(2)), budget.at_most(limit / 2));
    let trees = if split && both_cores {
        std::thread::scope(|scope| {
            let elsewhere = scope.spawn(|| grown(other, view, &second));
            let here = grown(one, view, &first)?;
            // A search that broke on its own thread would have broken here.
            let there = elsewhere.join().unwrap_or(Err(NoChoice::Cancelled))?;
            Ok(vec![here, there])
        })?
    } else if split {
        vec![grown(one, view, &first)?, grown(other, view, &second)?]
    } else {
        vec![grown(one, view, budget)?]
    };
    Ok(gathered(&trees))
}

/// A tree as large as the budget allows.
fn grown(mind: &mut BotMind, view: &PlayerView, budget: &Budget) -> Result<SearchTree, NoChoice> {
    let mut tree = SearchTree::new(mind, view);
    for done in 0.. {
        match budget.pace(done) {
            Pace::Cancelled => return Err(NoChoice::Cancelled),
            // A first look is due in any case.
            Pace::Enough if done > 0 => break,
            _ => {}
        }
        if tree.is_decided() {
            break;
        }
        tree.iterate(mind, view);
    }
    Ok(tree)
}

/// What trees say about each decision: as good as the best way to go on with it that was tried
/// often, and worth choosing if it was itself.
fn gathered(trees: &[SearchTree]) -> Vec<Finding> {
    let mut findings: Vec<(Finding, u32)> = Vec::new();
    for tree in trees {
        for edge in tree.choices().iter().filter(|edge| edge.visits > 0) {
            let decision = edge.way.decision();
            let known = findings
                .iter()
                .position(|(one, _)| one.decision == decision);
            let index = known.unwrap_or_else(|| {
                findings.push((Finding::new(decision, 0.0), 0));
                findings.len() - 1
            });
            let (finding, visits_of_best) = &mut findings[index];
            finding.weight += edge.visits as f32;
            let often = |visits: u32, most: u32| visits as f32 >= WELL_VISITED * most as f32;
            let better = if often(edge.visits, *visits_of_best) {
                edge.worth() > finding.worth || !often(*visits_of_best, edge.visits)
            } else {
                false
            };
            if better {
                *visits_of_best = edge.visits;
                finding.worth = edge.worth();
                finding.points = edge.points();
                finding.chance = edge.chance();
                if let SearchChoice::Turn(plan) = &edge.way {
                    finding.plan = Some((tree.imagined().clone(), plan.decisions.clone()));
                }
            }
        }
    }
    let visits = findings.iter().map(|(one, _)| one.weight);
    let most = visits.fold(0.0, f32::max);
    let findings = findings.into_iter().map(|(mut finding, _)| {
        let seldom = finding.weight < WELL_VISITED * most;
        finding.weight = finding.worth - f32::from(u8::from(seldom)) * SELDOM;
        finding
    });
    findings.collect()
}

/// Puts what was seldom tried behind all that was tried often.
const SELDOM: f32 = 10.0;

/// Solves the moment in which discs are set.
fn disc(mind: &mut BotMind, view: &PlayerView, budget: &Budget) -> Result<Vec<Finding>, NoChoice> {
    let mut discs = DiscGame::new(view);
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
        let mut finding = Finding::new(Decision::SetDisc(choice.region), choice.share);
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
    mind: &mut BotMind,
    view: &PlayerView,
    legal: &[Decision],
    budget: &Budget,
) -> Result<Vec<Finding>, NoChoice> {
    let mut findings: Vec<Finding> = legal
        .iter()
        .filter(|&&decision| decision != Decision::LetPass)
        .map(|&decision| Finding::new(decision, 0.0))
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

impl Bot for GrandeBot {
    fn choose(&mut self, view: &PlayerView, budget: &Budget) -> Result<Choice, NoChoice> {
        let legal = asked(view)?;
        let table = view.table();
        let mut decision = legal[0];
        if legal.len() > 1 {
            let mut minds = self.minds(table);
            if let Some(next) = self.route.follow(&mut minds[0], view) {
                decision = next;
            } else {
                let findings = think(&mut minds, view, &legal, budget)?;
                if let Some(best) = findings.into_iter().next() {
                    decision = best.decision;
                    if let Some((game, decisions)) = best.plan {
                        self.route = Route::begin(game, decisions);
                        self.route.follow(&mut minds[0], view);
                    }
                }
            }
            self.keep(table, minds);
        }
        Ok(Choice {
            decision,
            intent: Intent::of(table, decision, self.route.upcoming()),
        })
    }

    fn advise(&mut self, view: &PlayerView, budget: &Budget) -> Result<Vec<Advice>, NoChoice> {
        let legal = asked(view)?;
        let table = view.table();
        let mut minds = self.minds(table);
        let mut findings = think(&mut minds, view, &legal, budget)?;
        let mind = &mut minds[0];
        if findings.len() < 2 {
            let game = view.determinise(mind.rng());
            findings = legal
                .iter()
                .map(|&decision| {
                    let outlook = mind.look_ahead(&game, decision);
                    let mut finding = Finding::new(decision, outlook.chance(view.seat()));
                    finding.points = outlook.points(view.seat());
                    finding.chance = finding.weight;
                    finding
                })
                .collect();
            findings.sort_by(|a, b| b.weight.total_cmp(&a.weight));
        }
        self.keep(table, minds);
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
