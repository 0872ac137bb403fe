//! What a power card is worth: the turn it brings, the recruits, and what is left in the hand.

use super::{FirstBotMind, make};
use crate::rules::{Decision, Game, Phase, Power, Seat, StackId};

/// How likely a seat that chooses before takes the very card that would be best now.
const RIVALRY: f32 = 0.5;

impl FirstBotMind {
    /// The legal bids and how far ahead of the others each leaves the seat, in points.
    pub(crate) fn bid_worths(&mut self, game: &Game) -> Vec<(Decision, f32)> {
        let Some(seat) = game.to_act() else {
            return Vec::new();
        };
        let bids = self.with_legal(game, |_, legal| legal.to_vec());
        let turns = self.turns_by_rank(game, seat);
        let mut worths = Vec::with_capacity(bids.len());
        for bid in bids {
            let mut after = game.clone();
            make(&mut after, bid);
            let standing = lead(&self.judge(&after).points, game, seat);
            let waits = chances_to_wait(game, seat, after.strength(seat).unwrap_or_default());
            let turn: f32 = waits.iter().zip(&turns).map(|(p, worth)| p * worth).sum();
            worths.push((bid, standing + turn));
        }
        worths
    }

    /// What the own turn is worth, in points, after none, one, two... others have chosen.
    fn turns_by_rank(&mut self, game: &Game, seat: Seat) -> Vec<f32> {
        let mut imagined = game.clone();
        while imagined.phase() == Phase::Bid {
            let own = imagined.to_act() == Some(seat);
            let bid = self.with_legal(&imagined, |_, legal| {
                if own {
                    legal[legal.len() - 1]
                } else {
                    legal[0]
                }
            });
            make(&mut imagined, bid);
        }
        while imagined.actor() != seat && imagined.phase() == Phase::Recruit {
            self.finish_turn(&mut imagined);
        }
        let before = lead(&self.judge(&imagined).points, game, seat);
        let mut worths = Vec::new();
        self.prepare(&mut imagined);
        for stack in StackId::ALL {
            if imagined.face_up(stack).is_none() {
                continue;
            }
            let after = self.turn_with(&imagined, stack);
            worths.push(lead(&self.judge(&after).points, game, seat) - before);
        }
        worths.sort_by(|a, b| b.total_cmp(a));
        let choosing = game.players() + usize::from(game.rules().neutral);
        by_rank(&worths, choosing)
    }
}

/// The best card left, on the average, after so many others have chosen.
fn by_rank(worths: &[f32], players: usize) -> Vec<f32> {
    // The chance that the best of the cards left is the first, second, third...
    let mut best_left = vec![0.0; worths.len()];
    if let Some(first) = best_left.first_mut() {
        *first = 1.0;
    }
    let mut ranked = Vec::with_capacity(players);
    for _ in 0..players {
        ranked.push(
            best_left
                .iter()
                .zip(worths)
                .map(|(p, worth)| p * worth)
                .sum(),
        );
        for rank in (1..best_left.len()).rev() {
            let lost = best_left[rank - 1] * RIVALRY;
            best_left[rank] += lost;
            best_left[rank - 1] -= lost;
        }
    }
    ranked
}

/// The chances that none, one, two... of the others choose before a seat whose bid, its modifier
/// included, is this strong.
fn chances_to_wait(game: &Game, seat: Seat, strength: i8) -> Vec<f32> {
    let neutral = game.rules().neutral.then_some(Seat::NEUTRAL);
    let mut chances = vec![0.0; game.players() + usize::from(neutral.is_some())];
    chances[0] = 1.0;
    let others = game.seats().filter(|&other| other != seat);
    for other in others.chain(neutral) {
        let before = if let Some(bid) = game.strength(other) {
            f32::from(u8::from(bid > strength))
        } else {
            let hand = game.hand(other);
            let higher = |card: &Power| card.value().cast_signed() > strength;
            hand.iter().filter(higher).count() as f32 / hand.len().max(1) as f32
        };
        for rank in (1..chances.len()).rev() {
            chances[rank] += before * (chances[rank - 1] - chances[rank]);
        }
        chances[0] -= before * chances[0];
    }
    chances
}

/// How far a seat is ahead of the others, on the average.
pub(super) fn lead(points: &[f32], game: &Game, seat: Seat) -> f32 {
    let own = points[seat.index()];
    let others = points[..game.players()].iter().sum::<f32>() - own;
    own - others / (game.players() as f32 - 1.0)
}
