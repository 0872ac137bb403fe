//! General scoring: the Castillo is opened and scored.

use crate::rules::board::Place;
use crate::rules::decision::{Decision, Decisions};
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
    sink.hear(
        game,
        GameEvent::CastilloOpened {
            inside: game.men[Place::Castillo.index()],
        },
    );
    super::regions::score(game, Place::Castillo, sink);
    game.phase = Phase::March;
}
