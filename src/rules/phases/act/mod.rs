//! The acting player places caballeros and carries out the card's special action, in either
//! order; the first is finished before the second starts.
//!
//! While a special action is under way its steps wait in `game.pending`, and the top one says who
//! decides: the acting player, one who must comply, or the holder of a Veto.

mod begin;
mod comply;
mod deeds;
pub(super) mod moves;
mod regent;
mod run;
mod targets;
mod veto;

pub(crate) use comply::{disc_choices, refuge_from_eviction};
pub(super) use run::return_power;
pub(super) use targets::judge_take_back;

use crate::rules::board::Place;
use crate::rules::cards::CardId;
use crate::rules::decision::{Decision, Decisions};
use crate::rules::effects::{Effect, Regent};
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, Progress};
use crate::rules::seat::Seat;
use crate::rules::steps::Step;

/// Who decides now. `VETO-ASK`: holders clockwise from the acting player.
pub fn decider(game: &Game) -> Seat {
    let actor = game.actor();
    let first = |seats: crate::rules::seat::SeatSet| seats.clockwise_from(actor).unwrap_or(actor);
    match game.pending.top() {
        Some(Step::GiveUp { whose, .. }) => whose,
        Some(Step::SetDiscs { waiting }) => first(waiting),
        Some(Step::Objections { asked, .. }) => first(asked),
        Some(Step::Answer { asked, .. }) => asked,
        _ => actor,
    }
}

pub fn legal(game: &Game, out: &mut Decisions) {
    match game.pending.top() {
        None => between_actions(game, out),
        Some(Step::Moves { left, source }) => {
            moves::list(game, left, source, out);
            if left.may_end() {
                out.push(Decision::Done);
            }
        }
        Some(Step::PlaceMore(extra)) => {
            moves::list_extra(game, extra, out);
            if extra.up_to {
                out.push(Decision::Done);
            }
        }
        Some(Step::MoveOrPlaceMore) => moves::list_either(game, out),
        Some(Step::OneOfEach { of }) => moves::list_one_of_each(game, of, out),
        Some(
            Step::ChooseScored
            | Step::ChooseScoreboard
            | Step::ChooseKing { .. }
            | Step::ChooseGrande
            | Step::ChooseEvicted
            | Step::ChoosePower,
        ) => targets::legal(game, out),
        Some(Step::ChooseRegent(regent)) => regent::list(game, regent, out),
        Some(Step::Escort { from, .. }) => regent::list_escort(game, from, out),
        Some(Step::CallIn { .. }) => regent::list_call_in(game, out),
        Some(Step::Comply { who, .. }) => {
            for seat in who.iter() {
                out.push(Decision::Next(seat));
            }
        }
        Some(Step::GiveUp { whose, picked }) => {
            for source in comply::sources(game, whose, picked) {
                out.push(Decision::GiveUp(source));
            }
        }
        Some(Step::SetDiscs { .. }) => {
            for region in comply::disc_choices(game, decider(game)).iter() {
                out.push(Decision::SetDisc(region));
            }
        }
        Some(Step::Objections { .. }) => {
            out.push(Decision::NotNow);
            if veto::more_moments_follow(game) {
                out.push(Decision::LetPass);
            }
            out.push(Decision::Veto);
        }
        Some(Step::Answer { .. }) => {
            out.push(Decision::NotNow);
            out.push(Decision::Veto);
        }
        // Run by themselves: never on top when the game waits.
        Some(Step::Score { .. } | Step::ScoreDiscs | Step::Rivals { .. }) => {}
    }
}

pub fn judge(game: &Game, decision: Decision) -> Result<(), RuleError> {
    match (game.pending.top(), decision) {
        (None, Decision::Place(to)) => judge_placing(game, to),
        (None, Decision::Act) => judge_action(game),
        (Some(Step::Moves { left, source }), Decision::Move { whose, from, to }) => {
            moves::judge(game, left, source, whose, from, to)
        }
        (Some(Step::Moves { left, .. }), Decision::Done) => moves::judge_done(left.may_end()),
        (Some(Step::PlaceMore(extra)), Decision::Place(to)) => moves::judge_extra(game, extra, to),
        (Some(Step::PlaceMore(extra)), Decision::Done) => moves::judge_done(extra.up_to),
        (Some(Step::MoveOrPlaceMore), decision) => moves::judge_either(game, decision),
        (Some(Step::OneOfEach { of }), Decision::SendHome { whose, from }) => {
            moves::judge_one_of_each(game, of, whose, from)
        }
        (Some(Step::Comply { who, .. }), Decision::Next(seat)) => {
            if who.contains(seat) {
                Ok(())
            } else {
                Err(RuleError::NotWaiting { seat })
            }
        }
        (Some(Step::GiveUp { whose, picked }), Decision::GiveUp(source)) => {
            comply::judge_give_up(game, whose, picked, source)
        }
        (Some(Step::SetDiscs { .. }), Decision::SetDisc(region)) => {
            comply::judge_disc(game, decider(game), region)
        }
        (Some(Step::ChooseRegent(regent)), decision) => regent::judge(game, regent, decision),
        (
            Some(Step::Escort { from, .. }),
            Decision::Move {
                whose,
                from: of,
                to,
            },
        ) => regent::judge_escort(game, from, whose, of, to),
        (Some(Step::CallIn { .. }), Decision::RecruitFrom(region)) => {
            super::recruit::judge_from(game, region)
        }
        (Some(Step::Objections { .. }), Decision::LetPass) if veto::more_moments_follow(game) => {
            Ok(())
        }
        (None | Some(Step::CallIn { .. }), Decision::Done)
        | (
            Some(Step::Objections { .. } | Step::Answer { .. }),
            Decision::NotNow | Decision::Veto,
        ) => Ok(()),
        (Some(Step::Objections { .. } | Step::Answer { .. }), _) => {
            super::not_asked_for(game, decision)
        }
        // Once begun it is carried out whole.
        (Some(_), Decision::Done) => Err(RuleError::MustFinish),
        (Some(step), decision) => targets::judge(game, step, decision),
        _ => super::not_asked_for(game, decision),
    }
}

pub fn apply<S: Sink>(game: &mut Game, decision: Decision, sink: &mut S) {
    match game.pending.top() {
        None => match decision {
            Decision::Place(to) => place(game, to, sink),
            Decision::Act => begin::begin(game, sink),
            _ => return end_turn(game, sink),
        },
        Some(step) => run::decide(game, step, decision, sink),
    }
    run::run(game, sink);
}

/// What may be decided while no special action is under way.
fn between_actions(game: &Game, out: &mut Decisions) {
    if may_place(game).is_ok() {
        for region in game.regions_to_place().iter() {
            out.push(Decision::Place(region.place()));
        }
        if game.castillo_to_place() {
            out.push(Decision::Place(Place::Castillo));
        }
    }
    if judge_action(game).is_ok() {
        out.push(Decision::Act);
    }
    out.push(Decision::Done);
}

fn may_place(game: &Game) -> Result<(), RuleError> {
    if game.turn.placing == Progress::Finished {
        Err(RuleError::PlacingFinished)
    } else if game.turn.to_place == 0 {
        Err(RuleError::NothingLeftToPlace)
    } else if game.court(game.actor()) == 0 {
        Err(RuleError::CourtEmpty)
    } else {
        Ok(())
    }
}

fn judge_placing(game: &Game, to: Place) -> Result<(), RuleError> {
    may_place(game)?;
    match to.region() {
        None if game.castillo_to_place() => Ok(()),
        None => Err(RuleError::NotIntoCastillo),
        Some(region) if game.regions_to_place().contains(region) => Ok(()),
        Some(region) if !game.free_regions().contains(region) => {
            Err(RuleError::KingsRegion { region })
        }
        Some(region) => Err(RuleError::NotNextToKing { region }),
    }
}

fn judge_action(game: &Game) -> Result<(), RuleError> {
    let Some(card) = unused_card(game) else {
        return Err(RuleError::ActionOver);
    };
    if begin::is_possible(game, card.effect()) {
        Ok(())
    } else {
        Err(match card.effect() {
            Effect::MoveGrande => targets::why_grande_stays(game),
            Effect::Regent(Regent::Infiltration) if game.turn.placing != Progress::Open => {
                RuleError::OnlyBeforePlacing { card }
            }
            _ => RuleError::NothingToDo { card },
        })
    }
}

fn unused_card(game: &Game) -> Option<CardId> {
    game.turn
        .card
        .filter(|_| game.turn.action == Progress::Open)
}

fn place<S: Sink>(game: &mut Game, to: Place, sink: &mut S) {
    let seat = game.actor();
    game.court[seat.index()] -= 1;
    game.men[to.index()][seat.index()] += 1;
    game.turn.to_place -= 1;
    game.turn.placing = Progress::Begun;
    sink.hear(game, GameEvent::Placed { seat, to });
}

fn end_turn<S: Sink>(game: &mut Game, sink: &mut S) {
    let seat = game.actor();
    if let Some(card) = unused_card(game) {
        sink.hear(game, GameEvent::ActionLeftOut { seat, card });
    }
    sink.hear(game, GameEvent::TurnEnded { seat });
    super::begin_turn(game, usize::from(game.turn_index) + 1, sink);
}
