//! Power cards are played openly, one after the other; no value twice in a round.

use crate::rules::decision::{Decision, Decisions};
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::Game;
use crate::rules::seat::{Power, PowerSet, Seat, SeatSet};

/// Whose bid it is: the first without one, clockwise from the first bidder.
pub fn bidder(game: &Game) -> Option<Seat> {
    let without: SeatSet = game
        .seats()
        .filter(|&seat| game.bid(seat).is_none())
        .collect();
    without.clockwise_from(game.first_bidder)
}

pub fn legal(game: &Game, out: &mut Decisions) {
    let Some(seat) = bidder(game) else { return };
    let played: PowerSet = game.bids.into_iter().flatten().collect();
    for power in game.hand(seat).minus(played).iter() {
        out.push(Decision::Bid(power));
    }
}

pub fn judge(game: &Game, decision: Decision) -> Result<(), RuleError> {
    let (Decision::Bid(power), Some(seat)) = (decision, bidder(game)) else {
        return super::not_asked_for(game, decision);
    };
    if !game.hand(seat).contains(power) {
        return Err(RuleError::NotInHand { power });
    }
    match game.bids.iter().position(|&bid| bid == Some(power)) {
        Some(by) => Err(RuleError::PowerPlayed {
            power,
            by: Seat::new(by),
        }),
        None => Ok(()),
    }
}

pub fn apply<S: Sink>(game: &mut Game, decision: Decision, sink: &mut S) {
    let (Decision::Bid(power), Some(seat)) = (decision, bidder(game)) else {
        return;
    };
    play(game, seat, power);
    sink.take(GameEvent::Bid { seat, power });
    if bidder(game).is_none() {
        let players = game.players();
        let bids = game.bids;
        game.order[..players]
            .copy_from_slice(&std::array::from_fn::<Seat, 5, _>(Seat::new)[..players]);
        game.order[..players].sort_unstable_by_key(|seat| std::cmp::Reverse(bids[seat.index()]));
        super::begin_turn(game, 0, sink);
    }
}

fn play(game: &mut Game, seat: Seat, power: Power) {
    let hand = &mut game.hands[seat.index()];
    hand.remove(power);
    game.spent[seat.index()].play(power, *hand);
    game.bids[seat.index()] = Some(power);
}
