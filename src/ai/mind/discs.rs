//! Secret discs: everybody chooses at once, so the best choice is a mixture. Regret matching finds
//! it: each seat shifts towards what would have paid better against what the others did.

use super::answers::{marches, pass_vetoes};
use super::{BotMind, make};
use crate::ai::budget::{Budget, Pace};
use crate::rules::{
    Decision, DiscKnowledge, Game, MAX_PLAYERS, Phase, PlayerView, REGIONS, RegionId, Seat, Step,
};
use rand::RngExt;

/// Rounds of regret matching for one decision, at most.
const MOST_ROUNDS: u32 = 400;

type Mixture = [f32; REGIONS];

/// A moment in which several seats set their discs unseen.
#[derive(Clone, Debug)]
pub(crate) struct DiscGame {
    /// Those whose choice matters, and what they may choose.
    choices: Vec<(Seat, Vec<RegionId>)>,
    regrets: [Mixture; MAX_PLAYERS],
    sums: [Mixture; MAX_PLAYERS],
}

/// One thing a seat may do, and what is to be said for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DiscChoice {
    pub(crate) region: RegionId,
    /// How often a good player would choose it.
    pub(crate) share: f32,
}

impl DiscGame {
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
        Self::among(choices)
    }

    /// Those that are to be set for a general scoring, in a game that is only imagined.
    pub(crate) fn imagined(table: &Game) -> Self {
        let sets = |&seat: &Seat| !table.discs_set().contains(seat) && marches(table, seat);
        let choices = table.seats().filter(sets);
        Self::among(
            choices
                .map(|seat| (seat, table.disc_choices(seat).iter().collect()))
                .collect(),
        )
    }

    const fn among(choices: Vec<(Seat, Vec<RegionId>)>) -> Self {
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
    pub(crate) fn solve(&mut self, mind: &mut BotMind, view: &PlayerView, budget: &Budget) -> bool {
        for round in 0..MOST_ROUNDS {
            match budget.pace(round) {
                Pace::Cancelled => return false,
                Pace::Enough if round > 0 => break,
                _ => {}
            }
            let table = view.determinise(mind.rng());
            self.rehearse(mind, &table);
        }
        true
    }

    /// One round of regret matching.
    pub(crate) fn rehearse(&mut self, mind: &mut BotMind, table: &Game) {
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
                let after = shown(mind, table, discs);
                pay[region.index()] = mind.worth(&after, *seat);
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
    pub(crate) fn ranked(&self, seat: Seat) -> Vec<DiscChoice> {
        let Some((_, choices)) = self.choices.iter().find(|(other, _)| *other == seat) else {
            return Vec::new();
        };
        let sums = &self.sums[seat.index()];
        let total: f32 = sums.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        let mut ranked: Vec<DiscChoice> = choices
            .iter()
            .map(|&region| DiscChoice {
                region,
                share: sums[region.index()] / total,
            })
            .collect();
        ranked.sort_by(|a, b| b.share.total_cmp(&a.share));
        ranked
    }

    /// What comes of discs that all set as they should.
    pub(crate) fn played(&self, mind: &mut BotMind, table: &Game) -> Game {
        let discs = self.drawn(mind);
        shown(mind, table, discs)
    }

    fn drawn(&self, mind: &mut BotMind) -> [Option<RegionId>; MAX_PLAYERS] {
        let mut discs = [None; MAX_PLAYERS];
        for (seat, choices) in &self.choices {
            discs[seat.index()] = Some(draw(mind, &self.sums[seat.index()], choices));
        }
        discs
    }

    /// What comes of a choice, if the others choose as they should.
    pub(crate) fn outcome(&self, mind: &mut BotMind, view: &PlayerView, own: RegionId) -> Game {
        let table = view.determinise(mind.rng());
        let mut discs = self.drawn(mind);
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
fn shown(mind: &mut BotMind, table: &Game, discs: [Option<RegionId>; MAX_PLAYERS]) -> Game {
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
fn mixture(regrets: &Mixture, choices: &[RegionId]) -> Mixture {
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
fn draw(mind: &mut BotMind, weights: &Mixture, choices: &[RegionId]) -> RegionId {
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

impl BotMind {
    /// Draws one of the choices of a solved disc game.
    pub(crate) fn draw_disc(&mut self, ranked: &[DiscChoice]) -> Option<RegionId> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::bot::Bot;
    use crate::ai::evaluation::Judgement;
    use crate::ai::knight::KnightBot;
    use crate::rules::{Decisions, Edition, Modules, Place, Setup};
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// A general scoring for which two seats or more have caballeros in the Castillo.
    fn general_scoring() -> Game {
        for seed in 0.. {
            let mut game = Game::new(&Setup::with_players(3), seed).expect("a game");
            let mut knights: Vec<KnightBot> = (0..3).map(KnightBot::new).collect();
            game.settle(&mut ());
            while let Some(seat) = game.to_act() {
                let inside = |&seat: &Seat| game.caballeros(Place::Castillo, seat) > 0;
                if game.phase() == Phase::Discs && game.seats().filter(inside).count() > 1 {
                    return game;
                }
                let knight = &mut knights[seat.index()];
                let choice = knight.choose(&game.view(seat), &Budget::iterations(1));
                make(&mut game, choice.expect("a choice").decision);
                game.settle(&mut ());
            }
        }
        unreachable!("Knights use the Castillo")
    }

    #[test]
    fn a_grande_in_the_castillo_follows_the_disc_too() {
        let setup = Setup {
            edition: Edition::Anniversary,
            modules: Modules {
                new_regent: true,
                ..Modules::default()
            },
            ..Setup::with_players(3)
        };
        let alone = |game: &Game, seat: Seat| {
            let inside = game.grande(seat) == Some(Place::Castillo);
            inside && game.caballeros(Place::Castillo, seat) == 0
        };
        for seed in 0.. {
            let mut game = Game::new(&setup, seed).expect("a game");
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            game.settle(&mut ());
            while let Some(seat) = game.to_act() {
                if game.phase() == Phase::Discs && alone(&game, seat) {
                    assert!(DiscGame::new(&game.view(seat)).concerns(seat));
                    return;
                }
                let mut legal = Decisions::new();
                game.legal(&mut legal);
                make(&mut game, legal[rng.random_range(0..legal.len())]);
                game.settle(&mut ());
            }
        }
    }

    #[test]
    fn nothing_beats_the_mixture_by_much() {
        const TRIALS: u32 = 300;
        let game = general_scoring();
        let mut mind = BotMind::new(Judgement::tuned().at_table_of(3), 3, 1);
        for seat in game.seats() {
            let view = game.view(seat);
            let mut discs = DiscGame::new(&view);
            if !discs.concerns(seat) {
                continue;
            }
            assert!(discs.solve(&mut mind, &view, &Budget::iterations(400)));
            let ranked = discs.ranked(seat);
            let whole: f32 = ranked.iter().map(|choice| choice.share).sum();
            assert!((whole - 1.0).abs() < 1e-3, "{ranked:?}");
            let mut pay = |region| -> f32 {
                let trials = (0..TRIALS).map(|_| {
                    let after = discs.outcome(&mut mind, &view, region);
                    mind.worth(&after, seat)
                });
                trials.sum::<f32>() / TRIALS as f32
            };
            let pays: Vec<f32> = ranked.iter().map(|choice| pay(choice.region)).collect();
            let mixed: f32 = ranked.iter().zip(&pays).map(|(c, pay)| c.share * pay).sum();
            let best = pays.iter().copied().fold(0.0, f32::max);
            assert!(best - mixed < 0.02, "{best} against {mixed}: {ranked:?}");
        }
    }
}
