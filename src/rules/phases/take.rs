//! The acting player takes one of the face-up action cards.

use crate::rules::cards::StackId;
use crate::rules::decision::{Decision, Decisions};
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, Phase};

pub fn legal(game: &Game, out: &mut Decisions) {
    for stack in StackId::ALL {
        if game.face_up(stack).is_some() {
            out.push(Decision::Take(stack));
        }
    }
}

pub fn judge(game: &Game, decision: Decision) -> Result<(), RuleError> {
    match decision {
        Decision::Take(stack) if game.face_up(stack).is_some() => Ok(()),
        Decision::Take(stack) => Err(RuleError::CardGone { stack }),
        _ => super::not_asked_for(game, decision),
    }
}

pub fn apply<S: Sink>(game: &mut Game, decision: Decision, sink: &mut S) {
    let Decision::Take(stack) = decision else {
        return;
    };
    let Some(card) = game.face_up[stack.index()].take() else {
        return;
    };
    game.turn.card = Some(card);
    game.turn.to_place = card.places() + game.train();
    game.phase = Phase::Act;
    sink.hear(
        game,
        GameEvent::CardTaken {
            seat: game.actor(),
            stack,
            card,
        },
    );
    if let Some(modifier) = game.played_modifier(game.actor())
        && game.train() > 0
    {
        let seat = game.actor();
        sink.hear(game, GameEvent::AbilityUsed { seat, modifier });
    }
}
