//! Power cards are played openly, one after the other; no value twice in a round. With Power Shift
//! a modifier may be played beside one, and then the sum counts.

use crate::rules::decision::{Decision, Decisions};
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::Game;
use crate::rules::seat::{COLOURS, Power, PowerSet, Seat, SeatSet};
use crate::rules::shift::sum;

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
    if game.rules.power_shift {
        return list_with_modifiers(game, seat, out);
    }
    let played: PowerSet = game.bids.into_iter().flatten().collect();
    for power in game.hand(seat).minus(played).iter() {
        out.push(Decision::Bid(power));
    }
}

fn list_with_modifiers(game: &Game, seat: Seat, out: &mut Decisions) {
    for power in game.hand(seat).iter() {
        if played_by(game, sum(power, None)).is_none() {
            out.push(Decision::Bid(power));
        }
        for modifier in game.modifiers(seat).iter() {
            if played_by(game, sum(power, Some(modifier))).is_none() {
                out.push(Decision::BidWith { power, modifier });
            }
        }
    }
}

/// Who has already come to this sum, the neutral colour too.
fn played_by(game: &Game, sum: i8) -> Option<Seat> {
    (0..COLOURS)
        .map(Seat::new)
        .find(|&seat| game.strength(seat) == Some(sum))
}

pub fn judge(game: &Game, decision: Decision) -> Result<(), RuleError> {
    let (power, modifier) = match decision {
        Decision::Bid(power) => (power, None),
        Decision::BidWith { power, modifier } if game.rules.power_shift => (power, Some(modifier)),
        _ => return super::not_asked_for(game, decision),
    };
    let Some(seat) = bidder(game) else {
        return super::not_asked_for(game, decision);
    };
    if !game.hand(seat).contains(power) {
        return Err(RuleError::NotInHand { power });
    }
    if let Some(modifier) = modifier
        && !game.modifiers(seat).contains(modifier)
    {
        return Err(RuleError::ModifierNotInHand { modifier });
    }
    let total = sum(power, modifier);
    match played_by(game, total) {
        None => Ok(()),
        Some(by) if game.rules.power_shift => Err(RuleError::SumPlayed { sum: total, by }),
        Some(by) => Err(RuleError::PowerPlayed { power, by }),
    }
}

pub fn apply<S: Sink>(game: &mut Game, decision: Decision, sink: &mut S) {
    let (power, modifier) = match decision {
        Decision::Bid(power) => (power, None),
        Decision::BidWith { power, modifier } => (power, Some(modifier)),
        _ => return,
    };
    let Some(seat) = bidder(game) else { return };
    play(game, seat, power);
    sink.hear(game, GameEvent::Bid { seat, power });
    if let Some(modifier) = modifier {
        game.shift.play(seat, modifier);
        sink.hear(game, GameEvent::ModifierPlayed { seat, modifier });
    }
    if bidder(game).is_none() {
        let players = game.players();
        let strengths: [Option<i8>; COLOURS] =
            std::array::from_fn(|index| game.strength(Seat::new(index)));
        game.order[..players]
            .copy_from_slice(&std::array::from_fn::<Seat, 5, _>(Seat::new)[..players]);
        game.order[..players]
            .sort_unstable_by_key(|seat| std::cmp::Reverse(strengths[seat.index()]));
        super::begin_turn(game, 0, sink);
    }
}

fn play(game: &mut Game, seat: Seat, power: Power) {
    let hand = &mut game.hands[seat.index()];
    hand.remove(power);
    game.spent[seat.index()].play(power, *hand);
    game.bids[seat.index()] = Some(power);
}
