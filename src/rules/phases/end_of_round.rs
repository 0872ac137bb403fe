//! Unused cards go, Vetoes run out, and the lowest bid decides who bids first next.

use crate::rules::board::KingSpot;
use crate::rules::cards::StackId;
use crate::rules::decision::{Decision, Decisions};
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, Phase};
use crate::rules::seat::{COLOURS, Seat};

pub fn legal(_: &Game, out: &mut Decisions) {
    out.push(Decision::Proceed);
}

pub fn judge(game: &Game, decision: Decision) -> Result<(), RuleError> {
    super::judge_proceed(game, decision)
}

pub fn apply<S: Sink>(game: &mut Game, _: Decision, sink: &mut S) {
    for stack in StackId::ALL {
        if let Some(card) = game.face_up[stack.index()].take()
            && !game.stacks[stack.index()].stays
        {
            sink.hear(game, GameEvent::CardDiscarded { stack, card });
        }
    }
    for slot in 0..game.vetoes.len() {
        let Some(veto) = &mut game.vetoes[slot] else {
            continue;
        };
        veto.rounds_left -= 1;
        if veto.rounds_left == 0 {
            let seat = veto.holder;
            game.vetoes[slot] = None;
            sink.hear(game, GameEvent::VetoExpired { seat });
        }
    }
    game.close_ranks_of_vetoes();
    // `BIDS-STAND`: the order was made from the bids as played, whatever was taken back since.
    game.first_bidder = game.order[game.players() - 1];
    game.order = [Seat::new(0); COLOURS];
    game.turn_index = 0;
    sink.hear(
        game,
        GameEvent::RoundEnded {
            round: game.round,
            bids_first_next: game.first_bidder,
        },
    );
    if game.round.is_multiple_of(3) {
        // Rebellion: nobody leaves the Castillo, so nothing is set.
        game.phase = match game.king {
            KingSpot::Castillo => Phase::Castillo,
            _ => Phase::Discs,
        };
        sink.hear(game, GameEvent::GeneralScoringBegan { round: game.round });
    } else {
        next_round(game);
    }
}

/// Moves the round marker on; false after the last round.
pub(super) fn next_round(game: &mut Game) -> bool {
    let Some(round) = game.rules.length.round_after(game.round) else {
        return false;
    };
    game.round = round;
    game.phase = Phase::Reveal;
    true
}
