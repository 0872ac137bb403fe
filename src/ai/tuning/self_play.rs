//! Knights against each other, to learn from and to try new weights.

use crate::ai::bot::Bot;
use crate::ai::budget::Budget;
use crate::ai::evaluation::Weights;
use crate::ai::knight::KnightBot;
use crate::ai::random::seed_of;
use crate::rules::{Decision, Decisions, Game, Phase, Setup, SetupError};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A position and what became of it.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) game: Game,
    pub(super) scores: Vec<f64>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct SelfPlay {
    pub(super) players: usize,
    pub(super) seed: u64,
}

/// A share of games won.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TrialShare {
    pub(super) mean: f64,
    /// Where it lies with 95 % confidence, as games of one deal hang together.
    pub(super) low: f64,
    pub(super) high: f64,
}

impl TrialShare {
    fn of(deals: &[f64]) -> Self {
        let count = deals.len().max(1) as f64;
        let mean = deals.iter().sum::<f64>() / count;
        let spread: f64 = deals.iter().map(|share| (share - mean).powi(2)).sum();
        // One deal says nothing about how much deals differ.
        let off = if deals.len() < 2 {
            1.0
        } else {
            1.96 * (spread / (count - 1.0) / count).sqrt()
        };
        Self {
            mean,
            low: mean - off,
            high: mean + off,
        }
    }
}

/// While learning, one big choice in so many is made at random: what is never tried is never
/// judged rightly.
const CURIOSITY: u32 = 8;

/// Trials are played on other deals than those learned from.
const TRIALS: u64 = 1 << 40;

impl SelfPlay {
    /// The positions after every turn of so many games. `played` hears of each game.
    pub(super) fn samples(
        &self,
        weights: &Weights,
        games: u64,
        mut played: impl FnMut(),
    ) -> Result<Vec<Sample>, SetupError> {
        let mut samples = Vec::new();
        for index in 0..games {
            let mut positions = Vec::new();
            let over = self.play(index, true, |_| weights.clone(), &mut positions)?;
            let scores: Vec<f64> = over.seats().map(|seat| over.score(seat).into()).collect();
            samples.extend(positions.into_iter().map(|game| Sample {
                game,
                scores: scores.clone(),
            }));
            played();
        }
        Ok(samples)
    }

    /// The share of games one seat with its own weights wins against all others with the usual
    /// ones.
    pub(super) fn trial(
        &self,
        own: &Weights,
        usual: &Weights,
        games: u64,
        mut played: impl FnMut(),
    ) -> Result<TrialShare, SetupError> {
        let players = self.players as u64;
        let deals = self.trial_games(games) / players;
        let mut shares = Vec::with_capacity(deals as usize);
        for deal in 0..deals {
            let mut won = 0.0;
            for challenger in 0..self.players {
                let weights = |seat| if seat == challenger { own } else { usual }.clone();
                let over = self.play(TRIALS + deal, false, weights, &mut Vec::new())?;
                let winners = over.winners();
                if winners.contains(crate::rules::Seat::new(challenger)) {
                    won += 1.0 / f64::from(winners.len());
                }
                played();
            }
            shares.push(won / players as f64);
        }
        Ok(TrialShare::of(&shares))
    }

    /// At least so many, made up to whole rotations.
    pub(super) fn trial_games(&self, games: u64) -> u64 {
        games.max(1).next_multiple_of(self.players as u64)
    }

    /// The final scores of a game between Knights with these weights, one for each seat.
    pub(super) fn scores(&self, index: u64, weights: &[&Weights]) -> Result<Vec<f64>, SetupError> {
        let over = self.play(index, false, |seat| weights[seat].clone(), &mut Vec::new())?;
        Ok(over.seats().map(|seat| over.score(seat).into()).collect())
    }

    fn play(
        &self,
        index: u64,
        curious: bool,
        weights: impl Fn(usize) -> Weights,
        positions: &mut Vec<Game>,
    ) -> Result<Game, SetupError> {
        let seed = seed_of(self.seed, index);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Game::new(&Setup::with_players(self.players), seed)?;
        let mut knights: Vec<KnightBot> = (0..self.players)
            .map(|seat| KnightBot::with_weights(rng.random(), weights(seat)))
            .collect();
        let budget = Budget::iterations(1);
        let mut legal = Decisions::new();
        game.settle(&mut ());
        while let Some(seat) = game.to_act() {
            let big = matches!(game.phase(), Phase::Bid | Phase::Take);
            let decision = if curious && big && rng.random_ratio(1, CURIOSITY) {
                game.legal(&mut legal);
                legal[rng.random_range(0..legal.len())]
            } else {
                // A Knight that is asked always decides.
                let choice = knights[seat.index()].choose(&game.view(seat), &budget);
                choice.map_or(Decision::Done, |choice| choice.decision)
            };
            let acting = game.phase() == Phase::Act;
            if game.apply(decision, &mut ()).is_err() {
                break;
            }
            if acting && game.phase() != Phase::Act {
                positions.push(game.clone());
            }
            game.settle(&mut ());
        }
        Ok(game)
    }
}
