//! Power Shift, before the first round: everybody passes one modifier to the left, before looking
//! at what comes from the right.

use crate::rules::decision::{Decision, Decisions};
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, Phase};
use crate::rules::seat::{Seat, SeatSet};

/// Who chooses next what to pass.
pub fn passer(game: &Game) -> Option<Seat> {
    SeatSet::table(game.players())
        .minus(game.shift.passes_made)
        .clockwise_from(game.first_bidder)
}

pub fn legal(game: &Game, out: &mut Decisions) {
    let Some(seat) = passer(game) else { return };
    for modifier in game.modifiers(seat).iter() {
        out.push(Decision::PassOn(modifier));
    }
}

pub fn judge(game: &Game, decision: Decision) -> Result<(), RuleError> {
    let (Decision::PassOn(modifier), Some(seat)) = (decision, passer(game)) else {
        return super::not_asked_for(game, decision);
    };
    if game.modifiers(seat).contains(modifier) {
        Ok(())
    } else {
        Err(RuleError::ModifierNotInHand { modifier })
    }
}

pub fn apply<S: Sink>(game: &mut Game, decision: Decision, sink: &mut S) {
    let (Decision::PassOn(modifier), Some(seat)) = (decision, passer(game)) else {
        return;
    };
    game.shift.passed[seat.index()] = Some(modifier);
    game.shift.passes_made.insert(seat);
    sink.hear(game, GameEvent::ModifierChosen { seat });
    if passer(game).is_some() {
        return;
    }
    for seat in game.seats() {
        if let Some(modifier) = game.shift.passed[seat.index()] {
            let left = seat.left(game.players());
            game.shift.hands[seat.index()].remove(modifier);
            game.shift.hands[left.index()].insert(modifier);
        }
    }
    sink.hear(game, GameEvent::ModifiersPassed);
    game.phase = Phase::Reveal;
}
