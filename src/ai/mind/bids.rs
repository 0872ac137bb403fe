//! What a power card is worth: the turn it brings, the recruits, and what is left in the hand.

use super::{BotMind, make};
use crate::rules::{Decision, Game, Phase, Power, Seat, StackId};
use rand::RngExt;

/// How likely a seat that chooses before takes the very card that would be best now.
const RIVALRY: f32 = 0.5;

/// A bid that is worth so many points less is drawn this much more seldom (by e).
const BID_SPREAD: f32 = 1.0;

impl BotMind {
    /// The legal bids and how far ahead of the others each leaves the seat, in points.
    pub(crate) fn bid_worths(&mut self, game: &Game) -> Vec<(Decision, f32)> {
        let Some(seat) = game.to_act() else {
            return Vec::new();
        };
        let bids = self.with_legal(game, |_, legal| legal.to_vec());
        let turns = self.turns_by_rank(game, seat);
        self.worths_of(game, seat, &bids, &turns)
    }

    /// All bids that are still to be made, each drawn by what it is worth.
    pub(crate) fn quick_bids(&mut self, game: &mut Game) {
        let Some(first) = game.to_act() else { return };
        // What it means to be early depends on the cards, and is about the same for everybody.
        let turns = self.turns_by_rank(game, first);
        while game.phase() == Phase::Bid
            && let Some(seat) = game.to_act()
        {
            let bids = self.with_legal(game, |_, legal| legal.to_vec());
            let worths = self.worths_of(game, seat, &bids, &turns);
            let bid = self.draw_bid(&worths);
            make(game, bid);
        }
    }

    /// The better a bid, the likelier it is drawn.
    fn draw_bid(&mut self, worths: &[(Decision, f32)]) -> Decision {
        let best = worths.iter().map(|one| one.1).fold(f32::MIN, f32::max);
        let likely = |worth: f32| ((worth - best) / BID_SPREAD).exp();
        let total: f32 = worths.iter().map(|one| likely(one.1)).sum();
        let mut at = self.rng.random::<f32>() * total;
        for &(bid, worth) in worths {
            at -= likely(worth);
            if at < 0.0 {
                return bid;
            }
        }
        worths.last().map_or(Decision::Proceed, |one| one.0)
    }

    fn worths_of(
        &mut self,
        game: &Game,
        seat: Seat,
        bids: &[Decision],
        turns: &[f32],
    ) -> Vec<(Decision, f32)> {
        let mut worths = Vec::with_capacity(bids.len());
        for &bid in bids {
            let mut after = game.clone();
            make(&mut after, bid);
            let standing = lead(&self.judge(&after).points, game, seat);
            let waits = chances_to_wait(game, seat, after.strength(seat).unwrap_or_default());
            let turn: f32 = waits.iter().zip(turns).map(|(p, worth)| p * worth).sum();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::evaluation::Judgement;
    use crate::rules::Setup;

    #[test]
    fn the_later_the_worse_unless_all_cards_are_alike() {
        let ranked = by_rank(&[9.0, 5.0, 2.0, 1.0, 0.0], 4);
        assert!(
            ranked.is_sorted_by(|early, late| early > late),
            "{ranked:?}"
        );
        for worth in by_rank(&[3.0; 5], 5) {
            assert!((worth - 3.0).abs() < 1e-5);
        }
    }

    #[test]
    fn good_bids_are_drawn_more_often_than_bad_ones() {
        let mut game = Game::new(&Setup::with_players(4), 2).expect("a game");
        game.settle(&mut ());
        let mut mind = BotMind::new(Judgement::tuned().at_table_of(4), 4, 1);
        let worths = mind.bid_worths(&game);
        let mean = worths.iter().map(|one| one.1).sum::<f32>() / worths.len() as f32;
        let drawn: Vec<Decision> = (0..200).map(|_| mind.draw_bid(&worths)).collect();
        let worth = |bid| {
            worths
                .iter()
                .find(|one| one.0 == bid)
                .map_or(0.0, |one| one.1)
        };
        let drawn_mean = drawn.iter().map(|&bid| worth(bid)).sum::<f32>() / 200.0;
        assert!(drawn_mean > mean + 0.2, "{drawn_mean} against {mean}");
        assert!(drawn.iter().any(|bid| *bid != drawn[0]), "{drawn:?}");
        mind.quick_bids(&mut game);
        assert_ne!(game.phase(), Phase::Bid, "all have bid");
    }

    #[test]
    fn waiting_depends_on_bids_made_and_hands_held() {
        let mut game = Game::new(&Setup::with_players(3), 1).expect("a game");
        game.settle(&mut ());
        let (first, second) = (game.first_bidder(), game.first_bidder().left(3));
        let power = |value| Power::new(value).expect("a power card");
        make(&mut game, Decision::Bid(power(12)));
        assert_eq!(game.to_act(), Some(second));
        let chances = chances_to_wait(&game, second, 13);
        assert!(
            (chances[0] - 1.0).abs() < 1e-6,
            "nobody outbids 13: {chances:?}"
        );
        let chances = chances_to_wait(&game, second, 1);
        assert!(chances[0] < 1e-6, "{first:?} is before 1: {chances:?}");
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    }
}
