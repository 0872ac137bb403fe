//! The round begins: the top card of every stack is turned up.

use crate::rules::cards::StackId;
use crate::rules::decision::{Decision, Decisions};
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, Phase};
use crate::rules::neutral;
use crate::rules::seat::{COLOURS, MAX_PLAYERS};

pub fn legal(_: &Game, out: &mut Decisions) {
    out.push(Decision::Proceed);
}

pub fn judge(game: &Game, decision: Decision) -> Result<(), RuleError> {
    super::judge_proceed(game, decision)
}

pub fn apply<S: Sink>(game: &mut Game, _: Decision, sink: &mut S) {
    game.bids = [None; COLOURS];
    game.shift.played = [None; MAX_PLAYERS];
    sink.hear(game, GameEvent::RoundBegan { round: game.round });
    for id in StackId::ALL {
        let stack = &mut game.stacks[id.index()];
        if stack.next == stack.end {
            continue;
        }
        let card = game.deck[usize::from(stack.next)];
        if !stack.stays {
            stack.next += 1;
        }
        game.face_up[id.index()] = Some(card);
        sink.hear(game, GameEvent::CardRevealed { stack: id, card });
    }
    if game.rules.neutral {
        neutral::begin_round(game, sink);
    }
    game.phase = Phase::Bid;
}
