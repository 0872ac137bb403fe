//! Carries a special action on, step by step, until somebody has to decide or it has ended.

use super::super::{discs, regions};
use super::{comply, deeds, moves, regent, veto};
use crate::rules::board::{Place, PlaceSet};
use crate::rules::decision::Decision;
use crate::rules::effects::Burden;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, Progress};
use crate::rules::modifiers::ModifierId;
use crate::rules::phases::recruit;
use crate::rules::score::Ranking;
use crate::rules::seat::{Power, SeatSet};
use crate::rules::setup::VetoRule;
use crate::rules::steps::{Deed, Duty, Step};

/// Makes a decision that the top step waits for.
pub(super) fn decide<S: Sink>(game: &mut Game, step: Step, decision: Decision, sink: &mut S) {
    match (step, decision) {
        (Step::Moves { left, source }, Decision::Move { whose, from, to }) => {
            let left = moves::spend(left, whose == game.actor());
            let source = if left.one_source { Some(from) } else { source };
            game.pending.replace(Step::Moves { left, source });
            veto::announce(game, Deed::Move { whose, from, to }, sink);
        }
        (Step::PlaceMore(mut extra), Decision::Place(to)) => {
            extra.count -= 1;
            game.pending.replace(Step::PlaceMore(extra));
            veto::announce(game, Deed::PlaceMore { to }, sink);
        }
        (Step::Moves { .. } | Step::PlaceMore(_) | Step::MoveOrPlaceMore, Decision::Done) => {
            game.pending.pop();
        }
        (Step::MoveOrPlaceMore, _) => {
            let Some((left, extra)) = moves::either(game) else {
                return;
            };
            let chosen = match decision {
                Decision::Move { .. } => Step::Moves { left, source: None },
                _ => Step::PlaceMore(extra),
            };
            game.pending.replace(chosen);
            decide(game, chosen, decision, sink);
        }
        (Step::OneOfEach { of }, Decision::SendHome { whose, from }) => {
            game.pending.replace(Step::OneOfEach {
                of: of.without(whose),
            });
            veto::announce(game, Deed::SendHome { whose, from }, sink);
        }
        (Step::ChooseScored, Decision::Score(place)) => {
            game.pending.pop();
            if game.rules.veto == VetoRule::WholeAction {
                veto::announce(game, Deed::ScorePlace { place }, sink);
            } else {
                deeds::score_place(game, place);
            }
        }
        (Step::ChooseScoreboard, Decision::SetScoreboard { board, to }) => {
            let from = game.scoreboard(board);
            announce_only(game, Deed::SetScoreboard { board, from, to }, sink);
        }
        (Step::ChooseKing { .. }, Decision::MoveKing(to)) => {
            announce_only(game, deeds::king_moves(game, to), sink);
        }
        (Step::ChooseGrande, Decision::MoveGrande(to)) => {
            let Some(from) = game.grande(game.actor()) else {
                return;
            };
            announce_only(game, Deed::MoveGrande { from, to }, sink);
        }
        (Step::ChooseEvicted, Decision::Evict(from)) => {
            announce_only(game, Deed::Evict { from }, sink);
        }
        (Step::ChoosePower, Decision::TakeBack(power)) => {
            game.pending.pop();
            return_power(game, power, sink);
        }
        (Step::ChoosePower, Decision::TakeBackModifier(modifier)) => {
            game.pending.pop();
            return_modifier(game, modifier, sink);
        }
        (Step::ChooseRegent(_) | Step::Escort { .. } | Step::CallIn { .. }, _) => {
            regent::decide(game, step, decision, sink);
        }
        (Step::Comply { who, duty }, Decision::Next(seat)) => {
            game.pending.replace(Step::Comply {
                who: who.without(seat),
                duty,
            });
            comply::comply(game, seat, duty, sink);
        }
        (Step::GiveUp { whose, mut picked }, Decision::GiveUp(source)) => {
            picked.push(source);
            game.pending.replace(Step::GiveUp { whose, picked });
        }
        (Step::SetDiscs { waiting }, Decision::SetDisc(region)) => {
            let seat = super::decider(game);
            discs::set(game, seat, region, sink);
            game.pending.replace(Step::SetDiscs {
                waiting: waiting.without(seat),
            });
        }
        (Step::Objections { deed, asked }, _) => {
            veto::answer_step(game, deed, asked, decision, sink);
        }
        (Step::Answer { deed, by, .. }, _) => veto::answer_veto(game, deed, by, decision, sink),
        _ => {}
    }
}

/// The step was the choice of a target: what was chosen takes its place.
pub(super) fn announce_only<S: Sink>(game: &mut Game, deed: Deed, sink: &mut S) {
    game.pending.pop();
    veto::announce(game, deed, sink);
}

/// Carries on until the top step needs a decision.
pub(super) fn run<S: Sink>(game: &mut Game, sink: &mut S) {
    while let Some(step) = game.pending.top() {
        let goes_on = match step {
            Step::Moves { left, source } => {
                end_step_if(game, !moves::any_possible(game, left, source))
            }
            Step::PlaceMore(extra) => {
                let nothing_left = extra.count == 0 || game.court(game.actor()) == 0;
                end_step_if(game, nothing_left)
            }
            Step::OneOfEach { of } => end_step_if(game, of.is_empty()),
            Step::Escort { from, left } => {
                let nobody_left = left == 0 || !regent::has_escort(game, from);
                end_step_if(game, nobody_left)
            }
            Step::CallIn { left } => {
                let nobody_left = left == 0 || recruit::regions_with_own(game).is_empty();
                end_step_if(game, nobody_left)
            }
            Step::Rivals { waiting } => {
                regent::next_rival(game, waiting, sink);
                true
            }
            Step::Comply { who, duty } => next_to_comply(game, who, duty, sink),
            Step::GiveUp { whose, picked } => {
                let picked = comply::forced(game, whose, picked);
                let complete = comply::complete(game, whose, picked);
                if complete {
                    announce_only(game, Deed::GiveUp { whose, picked }, sink);
                }
                complete
            }
            Step::SetDiscs { waiting } => {
                if waiting.is_empty() {
                    game.pending.pop();
                    sink.hear(game, GameEvent::DiscsShown { discs: game.discs });
                }
                waiting.is_empty()
            }
            Step::ScoreDiscs => {
                let places = game.regions_on_one_disc();
                game.pending.replace(Step::Score {
                    places,
                    ranking: Ranking::TOP,
                    firsts_only: false,
                    castillo_open: false,
                });
                true
            }
            Step::Score {
                places,
                ranking,
                firsts_only,
                castillo_open,
            } => {
                score_next(game, places, ranking, firsts_only, castillo_open, sink);
                true
            }
            _ => false,
        };
        if !goes_on {
            return;
        }
    }
    if game.turn.action == Progress::Begun {
        end_action(game, sink);
    }
}

fn end_step_if(game: &mut Game, ended: bool) -> bool {
    if ended {
        game.pending.pop();
    }
    ended
}

/// `VETO-ORDER`: the acting player sets the order, which matters only while a Veto could come in
/// between; the card of free choice goes clockwise anyway.
fn next_to_comply<S: Sink>(game: &mut Game, who: SeatSet, duty: Duty, sink: &mut S) -> bool {
    let fixed_order = duty == Duty::Bear(Burden::ThreeOfOwnChoice);
    if !fixed_order && who.len() > 1 && !veto::may_object(game).is_empty() {
        return false;
    }
    game.pending.pop();
    if let Some(seat) = comply::next_clockwise(game, who) {
        game.pending.push(Step::Comply {
            who: who.without(seat),
            duty,
        });
        comply::comply(game, seat, duty, sink);
    }
    true
}

/// Pays the next rank, or goes on to the next place.
fn score_next<S: Sink>(
    game: &mut Game,
    places: PlaceSet,
    ranking: Ranking,
    firsts_only: bool,
    castillo_open: bool,
    sink: &mut S,
) {
    let Some(place) = places.first() else {
        return game.pending.pop();
    };
    if place == Place::Castillo && !castillo_open {
        game.pending.replace(Step::Score {
            places,
            ranking,
            firsts_only,
            castillo_open: true,
        });
        return veto::announce(game, Deed::OpenCastillo, sink);
    }
    if ranking.at_top() {
        regions::announce(game, place, sink);
    }
    let next = game.next_payment(place, ranking);
    let place_over = next.is_none() || firsts_only;
    game.pending.replace(Step::Score {
        places: if place_over {
            places.without(place)
        } else {
            places
        },
        ranking: next
            .filter(|_| !place_over)
            .map_or(Ranking::TOP, |(_, ranking)| ranking),
        firsts_only,
        castillo_open,
    });
    match next {
        Some((payment, _)) if firsts_only && payment.tied() => {}
        // Nobody objects to nothing.
        Some((payment, _)) if payment.total() == 0 || payment.paid().is_empty() => {
            super::super::pay(game, payment, sink);
        }
        Some((payment, _)) => veto::announce(game, Deed::Pay(payment), sink),
        None if place == Place::Castillo => sink.hear(game, GameEvent::CastilloClosed),
        None => {}
    }
}

/// The acting player's spent power card goes back to the hand; a modifier may ask for it too.
pub(in crate::rules::phases) fn return_power<S: Sink>(game: &mut Game, power: Power, sink: &mut S) {
    let seat = game.actor();
    let (bid, face_down) = (game.bid(seat), game.rules.edition.rules().piles_face_down);
    let hand = &mut game.hands[seat.index()];
    hand.insert(power);
    let seen = game.spent[seat.index()].take_back(power, *hand, bid, face_down);
    sink.hear(game, GameEvent::PowerTakenBack { seat, seen });
}

fn return_modifier<S: Sink>(game: &mut Game, modifier: ModifierId, sink: &mut S) {
    let seat = game.actor();
    let seen = game.shift.take_back(seat, modifier);
    sink.hear(game, GameEvent::ModifierTakenBack { seat, seen });
}

/// Whether carried out or vetoed, it can't be started again.
pub(super) fn end_action<S: Sink>(game: &mut Game, sink: &mut S) {
    discs::clear(game);
    game.turn.action = Progress::Finished;
    game.turn.waived = SeatSet::EMPTY;
    game.turn.cleared = false;
    if let Some(card) = game.turn.card {
        sink.hear(
            game,
            GameEvent::ActionEnded {
                seat: game.actor(),
                card,
            },
        );
    }
}
