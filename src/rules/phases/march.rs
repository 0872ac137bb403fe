//! General scoring: the discs are shown and the Castillo's caballeros go where they say.

use crate::rules::board::Place;
use crate::rules::decision::{Decision, Decisions, Refuge};
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, Phase};

pub fn legal(_: &Game, out: &mut Decisions) {
    out.push(Decision::Proceed);
}

pub fn judge(game: &Game, decision: Decision) -> Result<(), RuleError> {
    super::judge_proceed(game, decision)
}

pub fn apply<S: Sink>(game: &mut Game, _: Decision, sink: &mut S) {
    sink.take(GameEvent::DiscsShown { discs: game.discs });
    for seat in game.seats() {
        let Some(region) = game.disc(seat) else {
            continue;
        };
        let own = seat.index();
        let count = std::mem::take(&mut game.men[Place::Castillo.index()][own]);
        if count == 0 {
            continue;
        }
        // `DIAL-KING`: who set the King's region gets them back at court.
        let to = if game.free_regions().contains(region) {
            game.men[region.index()][own] += count;
            Refuge::In(region)
        } else {
            game.court[own] += count;
            Refuge::Court
        };
        sink.take(GameEvent::Marched { seat, count, to });
    }
    super::discs::clear(game);
    sink.take(GameEvent::CastilloClosed);
    game.next_region = 0;
    game.phase = Phase::Regions;
}
