//! How good a position is for each seat: expected points at the end, and chances to win.

mod features;
mod modifiers;
mod payoff;
mod weights;

pub(crate) use features::{FEATURES, FirstHoldings, FirstHorizon, FirstPerSeat, extract};
pub(crate) use modifiers::in_hand;
pub(crate) use payoff::FirstPayoffs;
pub(crate) use weights::{FirstJudgement, FirstWeights};

use crate::rules::{Game, MAX_PLAYERS, Seat};

/// What a position promises.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct FirstOutlook {
    /// Final scores, on the average.
    pub(crate) points: FirstPerSeat<f32>,
    /// Shares of the win.
    pub(crate) chances: FirstPerSeat<f32>,
}

impl FirstOutlook {
    pub(crate) fn chance(&self, seat: Seat) -> f32 {
        self.chances[seat.index()]
    }

    pub(crate) fn points(&self, seat: Seat) -> f32 {
        self.points[seat.index()]
    }
}

/// Judges positions at one size of table.
#[derive(Debug)]
pub(crate) struct FirstEvaluator {
    weights: FirstWeights,
    payoffs: FirstPayoffs,
}

impl FirstEvaluator {
    pub(crate) fn new(weights: &FirstWeights, players: usize) -> Self {
        Self {
            weights: weights.clone(),
            payoffs: FirstPayoffs::new(players, weights.blur),
        }
    }

    pub(crate) fn judge(&mut self, game: &Game) -> FirstOutlook {
        let mut outlook = FirstOutlook::default();
        if game.is_over() {
            let winners = game.winners();
            for seat in game.seats() {
                outlook.points[seat.index()] = f32::from(game.score(seat));
                if winners.contains(seat) {
                    outlook.chances[seat.index()] = 1.0 / winners.len().max(1) as f32;
                }
            }
            return outlook;
        }
        let horizon = FirstHorizon::of(game);
        let holdings = extract(game, horizon, &mut self.payoffs);
        for (points, holdings) in outlook
            .points
            .iter_mut()
            .zip(&holdings)
            .take(game.players())
        {
            *points = expected(holdings, &self.weights.features);
        }
        let doubt = self.weights.doubt[horizon.rounds_left()];
        outlook.chances = chances(&outlook.points, game.players(), doubt);
        outlook
    }

    /// The chance of one seat to win.
    pub(crate) fn chance(&mut self, game: &Game, seat: Seat) -> f32 {
        self.judge(game).chance(seat)
    }
}

pub(crate) fn expected(holdings: &FirstHoldings, weights: &[f32; FEATURES]) -> f32 {
    let worth = holdings.features.iter().zip(weights).map(|(f, w)| f * w);
    holdings.certain + worth.sum::<f32>()
}

/// Shares of the win by expected points: twice as likely for each so many points ahead.
pub(crate) fn chances(points: &FirstPerSeat<f32>, players: usize, doubt: f32) -> FirstPerSeat<f32> {
    let mut shares = [0.0; MAX_PLAYERS];
    let best = points[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for seat in 0..players {
        shares[seat] = ((points[seat] - best) / doubt).exp();
        sum += shares[seat];
    }
    shares.map(|share| share / sum)
}
