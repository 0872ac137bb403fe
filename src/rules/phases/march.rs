//! General scoring: the discs are shown and the Castillo's caballeros go where they say.

use crate::rules::board::{KingSpot, Place};
use crate::rules::decision::{Decision, Decisions, Refuge};
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, Phase};
use crate::rules::seat::Seat;

pub fn legal(_: &Game, out: &mut Decisions) {
    out.push(Decision::Proceed);
}

pub fn judge(game: &Game, decision: Decision) -> Result<(), RuleError> {
    super::judge_proceed(game, decision)
}

pub fn apply<S: Sink>(game: &mut Game, _: Decision, sink: &mut S) {
    if game.king == KingSpot::Castillo {
        sink.hear(game, GameEvent::CastilloHeld);
    } else {
        leave(game, sink);
    }
    sink.hear(game, GameEvent::CastilloClosed);
    game.next_region = 0;
    game.phase = Phase::Regions;
}

fn leave<S: Sink>(game: &mut Game, sink: &mut S) {
    sink.hear(game, GameEvent::DiscsShown { discs: game.discs });
    for seat in game.seats() {
        let Some(region) = game.disc(seat) else {
            continue;
        };
        let own = seat.index();
        // Rivalry: a Grande inside goes too, but where the King is it can't.
        if game.grande(seat) == Some(Place::Castillo) && game.free_regions().contains(region) {
            game.grandes[own] = Some(region.place());
            sink.hear(game, GameEvent::GrandeMarched { seat, to: region });
        }
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
        sink.hear(game, GameEvent::Marched { seat, count, to });
    }
    // `NEUTRAL-CASTILLO`: nobody set a disc for these.
    let own = Seat::NEUTRAL.index();
    let count = std::mem::take(&mut game.men[Place::Castillo.index()][own]);
    if count > 0 {
        game.provinces[own] += count;
        sink.hear(
            game,
            GameEvent::Marched {
                seat: Seat::NEUTRAL,
                count,
                to: Refuge::Provinces,
            },
        );
    }
    super::discs::clear(game);
}
