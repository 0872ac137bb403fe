//! How good a position is for each seat: expected points at the end, and chances to win.

mod features;
mod modifiers;
mod payoff;
mod weights;

pub(crate) use features::{FEATURES, Feature, Holdings, Horizon, PerSeat, PowerOrder, extract};
pub(crate) use modifiers::in_hand;
pub(crate) use payoff::Payoffs;
pub use weights::WeightsError;
pub(crate) use weights::{Blur, Judgement, ROUNDS, Weights};

use crate::rules::{Game, MAX_PLAYERS, Seat};

/// What a position promises.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Outlook {
    /// Final scores, on the average.
    pub(crate) points: PerSeat<f32>,
    /// Shares of the win.
    pub(crate) chances: PerSeat<f32>,
}

impl Outlook {
    pub(crate) fn chance(&self, seat: Seat) -> f32 {
        self.chances[seat.index()]
    }

    pub(crate) fn points(&self, seat: Seat) -> f32 {
        self.points[seat.index()]
    }

    /// What a seat plays for: the chance to win, and where that is the same, points ahead of the
    /// others. Whoever can't win any more, or can't lose, still plays well.
    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        let seat = seat.index();
        let others = self.points.iter().enumerate();
        let best_other = others
            .filter(|(other, _)| *other != seat)
            .map(|(_, points)| *points)
            .fold(0.0, f32::max);
        self.chances[seat] + POINT * (self.points[seat] - best_other)
    }
}

/// What a point ahead is worth of the chance to win, beyond what it does for it.
const POINT: f32 = 0.0003;

/// Judges positions at one size of table.
#[derive(Debug)]
pub(crate) struct Evaluator {
    weights: Weights,
    powers: PowerOrder,
    payoffs: Payoffs,
}

impl Evaluator {
    pub(crate) fn new(weights: &Weights, players: usize) -> Self {
        Self {
            weights: weights.clone(),
            powers: PowerOrder::by(&weights.features),
            payoffs: Payoffs::new(players, weights.blur),
        }
    }

    pub(crate) fn judge(&mut self, game: &Game) -> Outlook {
        let mut outlook = Outlook::default();
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
        let horizon = Horizon::of(game);
        let holdings = extract(game, horizon, &self.powers, &mut self.payoffs);
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

    /// What one seat plays for.
    pub(crate) fn worth(&mut self, game: &Game, seat: Seat) -> f32 {
        self.judge(game).worth(seat)
    }
}

pub(crate) fn expected(holdings: &Holdings, weights: &[f32; FEATURES]) -> f32 {
    let worth = holdings.features.iter().zip(weights).map(|(f, w)| f * w);
    holdings.certain + worth.sum::<f32>()
}

/// Shares of the win by expected points: twice as likely for each so many points ahead.
pub(crate) fn chances(points: &PerSeat<f32>, players: usize, doubt: f32) -> PerSeat<f32> {
    let mut shares = [0.0; MAX_PLAYERS];
    let best = points[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for seat in 0..players {
        shares[seat] = ((points[seat] - best) / doubt).exp();
        sum += shares[seat];
    }
    shares.map(|share| share / sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outlook(points: [f32; 3], chances: [f32; 3]) -> Outlook {
        let mut outlook = Outlook::default();
        outlook.points[..3].copy_from_slice(&points);
        outlook.chances[..3].copy_from_slice(&chances);
        outlook
    }

    #[test]
    fn who_can_not_win_plays_for_points_and_who_can_does_not() {
        let seat = Seat::new(0);
        let lost = outlook([60.0, 90.0, 80.0], [0.0, 1.0, 0.0]);
        let lost_by_less = outlook([70.0, 90.0, 80.0], [0.0, 1.0, 0.0]);
        assert!(lost_by_less.worth(seat) > lost.worth(seat));
        let rich = outlook([90.0, 91.0, 60.0], [0.4, 0.5, 0.1]);
        let likely = outlook([75.0, 80.0, 80.0], [0.42, 0.3, 0.28]);
        assert!(likely.worth(seat) > rich.worth(seat));
    }
}
