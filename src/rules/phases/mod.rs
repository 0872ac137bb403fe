//! One module for each phase of a round. Each says which decisions are legal, judges one with the
//! reason for a refusal, and applies one that was judged.

pub mod ability;
pub mod act;
pub mod bid;
pub mod castillo;
pub mod discs;
pub mod end_of_round;
pub mod march;
pub mod over;
pub mod pass;
pub mod recruit;
pub mod regions;
pub mod reveal;
pub mod take;

use crate::rules::decision::Decision;
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Reason, Sink};
use crate::rules::game::{Game, Phase, TurnSoFar};
use crate::rules::neutral;
use crate::rules::score::{HOME_BONUS, KING_BONUS, Payment};

/// For phases in which nobody decides: only going on is legal.
fn judge_proceed(game: &Game, decision: Decision) -> Result<(), RuleError> {
    match decision {
        Decision::Proceed => Ok(()),
        _ => not_asked_for(game, decision),
    }
}

fn not_asked_for(game: &Game, decision: Decision) -> Result<(), RuleError> {
    Err(RuleError::NotAskedFor {
        phase: game.phase,
        decision,
    })
}

/// Hands the turn to the next seat in order, or ends the round.
fn begin_turn<S: Sink>(game: &mut Game, turn_index: usize, sink: &mut S) {
    game.turn = TurnSoFar::NEW;
    if game.neutral_comes_before(turn_index) {
        neutral::take_card(game, sink);
    }
    if turn_index == game.players() {
        game.phase = Phase::EndOfRound;
        return;
    }
    game.turn_index = turn_index as u8;
    game.phase = Phase::Recruit;
    sink.hear(game, GameEvent::TurnBegan { seat: game.actor() });
}

/// Pays one group in a place and tells every reason.
fn pay<S: Sink>(game: &mut Game, payment: Payment, sink: &mut S) {
    let rank = if payment.tied() {
        Reason::Tie {
            position: payment.position,
        }
    } else {
        Reason::Rank {
            position: payment.position,
        }
    };
    for seat in payment.paid().iter() {
        let mut points = |points: u8, reason| {
            game.scores[seat.index()] += u16::from(points);
            let total = game.scores[seat.index()];
            sink.hear(
                game,
                GameEvent::Points {
                    seat,
                    place: payment.place,
                    points,
                    reason,
                    total,
                },
            );
        };
        points(payment.points, rank);
        if payment.king_bonus {
            points(KING_BONUS, Reason::KingBonus);
        }
        if payment.home_bonus {
            points(HOME_BONUS, Reason::HomeBonus);
        }
    }
}
