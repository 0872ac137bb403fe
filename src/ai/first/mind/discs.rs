//! Secret discs: everybody chooses at once, so the best choice is a mixture. Regret matching finds
//! it: each seat shifts towards what would have paid better against what the others did.

use super::answers::{marches, pass_vetoes};
use super::{FirstBotMind, make};
use crate::ai::budget::{Budget, Pace};
use crate::rules::{
    Decision, DiscKnowledge, Game, MAX_PLAYERS, Phase, PlayerView, REGIONS, RegionId, Seat, Step,
};
use rand::RngExt;

/// Rounds of regret matching for one decision, at most.
const MOST_ROUNDS: u32 = 400;

type FirstMixture = [f32; REGIONS];

/// A moment in which several seats set their discs unseen.
#[derive(Debug)]
pub(crate) struct FirstDiscGame {
    /// Those whose choice matters, and what they may choose.
    choices: Vec<(Seat, Vec<RegionId>)>,
    regrets: [FirstMixture; MAX_PLAYERS],
    sums: [FirstMixture; MAX_PLAYERS],
}

/// One thing a seat may do, and what is to be said for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FirstDiscChoice {
    pub(crate) region: RegionId,
    /// How often a good player would choose it.
    pub(crate) share: f32,
}

impl FirstDiscGame {
    /// The discs that the seat of the view and others are about to set.
    pub(crate) fn new(view: &PlayerView) -> Self {
        let table = view.table();
        let waiting = |seat: Seat| match view.disc_of(seat) {
            DiscKnowledge::Shows(_) => seat == view.seat(),
            DiscKnowledge::FaceDown => true,
            DiscKnowledge::NotSet => is_asked(table, seat),
        };
        let matters = |seat: Seat| table.phase() != Phase::Discs || marches(table, seat);
        let choices = table
            .seats()
            .filter(|&seat| waiting(seat) && matters(seat))
            .map(|seat| (seat, table.disc_choices(seat).iter().collect()))
            .collect();
        Self {
            choices,
            regrets: [[0.0; REGIONS]; MAX_PLAYERS],
            sums: [[0.0; REGIONS]; MAX_PLAYERS],
        }
    }

    /// Whether it matters what a seat chooses.
    pub(crate) fn concerns(&self, seat: Seat) -> bool {
        self.choices.iter().any(|(other, _)| *other == seat)
    }

    /// Matches regrets as long as the budget lasts; false if it was cancelled.
    pub(crate) fn solve(
        &mut self,
        mind: &mut FirstBotMind,
        view: &PlayerView,
        budget: &Budget,
    ) -> bool {
        for round in 0..MOST_ROUNDS {
            match budget.pace(round) {
                Pace::Cancelled => return false,
                Pace::Enough if round > 0 => break,
                _ => {}
            }
            self.play_once(mind, view);
        }
        true
    }

    fn play_once(&mut self, mind: &mut FirstBotMind, view: &PlayerView) {
        let table = view.determinise(mind.rng());
        let mut discs = [None; MAX_PLAYERS];
        for (seat, choices) in &self.choices {
            let mixture = mixture(&self.regrets[seat.index()], choices);
            let sum = &mut self.sums[seat.index()];
            for region in choices {
                sum[region.index()] += mixture[region.index()];
            }
            discs[seat.index()] = Some(draw(mind, &mixture, choices));
        }
        for (seat, choices) in &self.choices {
            let mut pay = [0.0; REGIONS];
            let chosen = discs[seat.index()];
            for region in choices {
                discs[seat.index()] = Some(*region);
                let after = shown(mind, &table, discs);
                pay[region.index()] = mind.chance(&after, *seat);
            }
            discs[seat.index()] = chosen;
            let got = chosen.map_or(0.0, |region| pay[region.index()]);
            let regrets = &mut self.regrets[seat.index()];
            for region in choices {
                // Regret that has turned round is forgotten: it settles sooner.
                let regret = &mut regrets[region.index()];
                *regret = (*regret + pay[region.index()] - got).max(0.0);
            }
        }
    }

    /// The average mixture of a seat, what is chosen most often first.
    pub(crate) fn ranked(&self, seat: Seat) -> Vec<FirstDiscChoice> {
        let Some((_, choices)) = self.choices.iter().find(|(other, _)| *other == seat) else {
            return Vec::new();
        };
        let sums = &self.sums[seat.index()];
        let total: f32 = sums.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        let mut ranked: Vec<FirstDiscChoice> = choices
            .iter()
            .map(|&region| FirstDiscChoice {
                region,
                share: sums[region.index()] / total,
            })
            .collect();
        ranked.sort_by(|a, b| b.share.total_cmp(&a.share));
        ranked
    }

    /// What comes of a choice, if the others choose as they should.
    pub(crate) fn outcome(
        &self,
        mind: &mut FirstBotMind,
        view: &PlayerView,
        own: RegionId,
    ) -> Game {
        let table = view.determinise(mind.rng());
        let mut discs = [None; MAX_PLAYERS];
        for (seat, choices) in &self.choices {
            let mixture = self.sums[seat.index()];
            discs[seat.index()] = Some(draw(mind, &mixture, choices));
        }
        discs[view.seat().index()] = Some(own);
        shown(mind, &table, discs)
    }
}

/// Whether a seat will be asked to set its disc.
fn is_asked(table: &Game, seat: Seat) -> bool {
    match table.pending().top() {
        Some(Step::SetDiscs { waiting }) => waiting.contains(seat),
        _ => table.phase() == Phase::Discs,
    }
}

/// The game after these discs have been shown and have had their effect.
fn shown(mind: &mut FirstBotMind, table: &Game, discs: [Option<RegionId>; MAX_PLAYERS]) -> Game {
    let mut game = table.clone();
    for seat in table.seats() {
        if let Some(region) = discs[seat.index()]
            && table.discs_set().contains(seat)
        {
            game.suppose_disc(seat, region);
        }
    }
    while game.phase() == Phase::Discs || is_setting(&game) {
        let Some(seat) = game.to_act() else { break };
        let decision = match discs[seat.index()] {
            Some(region) => Decision::SetDisc(region),
            None => mind.with_legal(&game, |_, legal| legal[0]),
        };
        make(&mut game, decision);
    }
    pass_vetoes(&mut game);
    game.settle(&mut ());
    game
}

fn is_setting(game: &Game) -> bool {
    matches!(game.pending().top(), Some(Step::SetDiscs { .. }))
}

/// Each choice in proportion to its regret; all alike while nothing is regretted.
fn mixture(regrets: &FirstMixture, choices: &[RegionId]) -> FirstMixture {
    let total: f32 = choices.iter().map(|region| regrets[region.index()]).sum();
    let mut mixture = [0.0; REGIONS];
    for region in choices {
        mixture[region.index()] = if total > 0.0 {
            regrets[region.index()] / total
        } else {
            1.0 / choices.len() as f32
        };
    }
    mixture
}

/// Draws by weight; the weights need not sum to 1.
fn draw(mind: &mut FirstBotMind, weights: &FirstMixture, choices: &[RegionId]) -> RegionId {
    let total: f32 = choices.iter().map(|region| weights[region.index()]).sum();
    let mut at = mind.rng().random::<f32>() * total;
    for region in choices {
        at -= weights[region.index()];
        if at < 0.0 {
            return *region;
        }
    }
    choices[choices.len() - 1]
}

impl FirstBotMind {
    /// Draws one of the choices of a solved disc game.
    pub(crate) fn draw_disc(&mut self, ranked: &[FirstDiscChoice]) -> Option<RegionId> {
        let mut weights = [0.0; REGIONS];
        for choice in ranked {
            // What is hardly ever right is noise of the search.
            if choice.share > 0.05 {
                weights[choice.region.index()] = choice.share;
            }
        }
        let regions: Vec<RegionId> = ranked.iter().map(|choice| choice.region).collect();
        (!regions.is_empty()).then(|| draw(self, &weights, &regions))
    }
}
