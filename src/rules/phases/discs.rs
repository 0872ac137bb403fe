//! General scoring: everybody sets the secret disc, those with nothing in the Castillo too, so
//! that being asked tells nothing. `DIAL-KING`: the King's region may be set.

use crate::rules::board::RegionId;
use crate::rules::decision::{Decision, Decisions};
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, Phase};
use crate::rules::seat::{Seat, SeatSet};

/// Who sets the disc next.
pub fn setter(game: &Game) -> Option<Seat> {
    SeatSet::table(game.players())
        .minus(game.discs_set)
        .clockwise_from(game.first_bidder)
}

pub fn legal(_: &Game, out: &mut Decisions) {
    for region in RegionId::ALL {
        out.push(Decision::SetDisc(region));
    }
}

pub fn judge(game: &Game, decision: Decision) -> Result<(), RuleError> {
    match decision {
        Decision::SetDisc(_) => Ok(()),
        _ => super::not_asked_for(game, decision),
    }
}

pub fn apply<S: Sink>(game: &mut Game, decision: Decision, sink: &mut S) {
    let (Decision::SetDisc(region), Some(seat)) = (decision, setter(game)) else {
        return;
    };
    set(game, seat, region, sink);
    if setter(game).is_none() {
        game.phase = Phase::Castillo;
    }
}

/// Also serves the cards that use the disc.
pub(super) fn set<S: Sink>(game: &mut Game, seat: Seat, region: RegionId, sink: &mut S) {
    game.discs[seat.index()] = Some(region);
    game.discs_set.insert(seat);
    sink.hear(game, GameEvent::DiscSet { seat });
}

pub(super) fn clear(game: &mut Game) {
    game.discs = [None; crate::rules::seat::MAX_PLAYERS];
    game.discs_set = SeatSet::EMPTY;
}
