//! General scoring: the nine regions in order, one each time the game proceeds.

use crate::rules::board::{Place, REGIONS};
use crate::rules::decision::{Decision, Decisions};
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, Phase};
use crate::rules::score::Ranking;

pub fn legal(_: &Game, out: &mut Decisions) {
    out.push(Decision::Proceed);
}

pub fn judge(game: &Game, decision: Decision) -> Result<(), RuleError> {
    super::judge_proceed(game, decision)
}

pub fn apply<S: Sink>(game: &mut Game, _: Decision, sink: &mut S) {
    score(game, Place::ALL[usize::from(game.next_region)], sink);
    game.next_region += 1;
    if usize::from(game.next_region) < REGIONS {
        return;
    }
    game.next_region = 0;
    game.neutral.drawn = 0;
    if !super::end_of_round::next_round(game) {
        game.phase = Phase::Over;
        sink.hear(
            game,
            GameEvent::GameEnded {
                winners: game.winners(),
            },
        );
    }
}

/// Scores a whole place at once: in general scoring nobody may object.
pub(super) fn score<S: Sink>(game: &mut Game, place: Place, sink: &mut S) {
    announce(game, place, sink);
    let mut ranking = Ranking::TOP;
    while let Some((payment, next)) = game.next_payment(place, ranking) {
        super::pay(game, payment, sink);
        ranking = next;
    }
}

pub(super) fn announce<S: Sink>(game: &Game, place: Place, sink: &mut S) {
    sink.hear(
        game,
        GameEvent::ScoringBegan {
            place,
            values: game.values(place),
            counts: game.men[place.index()],
        },
    );
}
