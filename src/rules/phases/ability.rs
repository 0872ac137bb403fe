//! Power Shift: between recruiting and taking an action card the acting player may use what the
//! modifier played beside the power card is good for. It is no special action: nobody can object.

use super::act::moves;
use crate::rules::decision::{Decision, Decisions};
use crate::rules::effects::{ExtraPlacing, MoveAllowance};
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, Phase};
use crate::rules::modifiers::{Ability, ModifierId};
use crate::rules::seat::PowerSet;
use crate::rules::steps::Deed;

/// Recruiting is over: the ability is next, if there is one with something to decide.
pub(super) fn begin<S: Sink>(game: &mut Game, sink: &mut S) {
    game.phase = Phase::Take;
    let seat = game.actor();
    let Some(modifier) = game.played_modifier(seat) else {
        return;
    };
    match modifier.ability() {
        // The card taken will place more.
        None | Some(Ability::Train(_)) => {}
        Some(Ability::Tribute(points)) => {
            sink.hear(game, GameEvent::AbilityUsed { seat, modifier });
            game.scores[seat.index()] += u16::from(points);
            let total = game.scores[seat.index()];
            sink.hear(
                game,
                GameEvent::Tribute {
                    seat,
                    points,
                    total,
                },
            );
        }
        Some(ability) => {
            game.turn.ability_left = uses(ability);
            game.phase = Phase::Ability;
            end_if_useless(game);
        }
    }
}

/// How often an ability can be used, or how many it brings.
pub(in crate::rules) const fn uses(ability: Ability) -> u8 {
    match ability {
        Ability::Levy(count)
        | Ability::Ride(count)
        | Ability::Outriders(count)
        | Ability::Banish(count) => count,
        Ability::Recall => 1,
        Ability::Train(_) | Ability::Tribute(_) => 0,
    }
}

/// The ability of the modifier the acting player has played.
pub(in crate::rules) fn ability(game: &Game) -> Option<Ability> {
    game.played_modifier(game.actor())
        .and_then(ModifierId::ability)
}

fn own_moves(game: &Game) -> MoveAllowance {
    MoveAllowance {
        own: game.turn.ability_left,
        foreign: 0,
        any: 0,
        up_to: true,
        one_source: false,
        own_spare: 0,
        foreign_spare: 0,
    }
}

fn placing(game: &Game) -> ExtraPlacing {
    ExtraPlacing {
        count: game.turn.ability_left,
        up_to: true,
        castillo: false,
    }
}

/// An ability that can do nothing, or nothing more, is over.
fn end_if_useless(game: &mut Game) {
    if game.turn.ability_left == 0 || !is_useful(game) {
        game.turn.ability_left = 0;
        game.phase = Phase::Take;
    }
}

/// Whether the ability can do anything now.
pub(in crate::rules) fn is_useful(game: &Game) -> bool {
    let seat = game.actor();
    match ability(game) {
        Some(Ability::Levy(_)) => game.provinces(seat) > 0,
        Some(Ability::Ride(_)) => moves::any_possible(game, own_moves(game), None),
        Some(Ability::Outriders(_)) => game.court(seat) > 0,
        Some(Ability::Banish(_)) => !moves::others_on_board(game).is_empty(),
        Some(Ability::Recall) => !game.spent(seat).is_empty(),
        _ => false,
    }
}

pub fn legal(game: &Game, out: &mut Decisions) {
    match ability(game) {
        Some(Ability::Levy(_)) => {
            let most = game.turn.ability_left.min(game.provinces(game.actor()));
            for count in 1..=most {
                out.push(Decision::Recruit(count));
            }
        }
        Some(Ability::Ride(_)) => moves::list(game, own_moves(game), None, out),
        Some(Ability::Outriders(_)) => moves::list_extra(game, placing(game), out),
        Some(Ability::Banish(_)) => {
            moves::list_one_of_each(game, moves::others_on_board(game), out);
        }
        Some(Ability::Recall) => {
            let spent = PowerSet::ALL.minus(game.hand(game.actor()));
            for power in spent.iter() {
                out.push(Decision::TakeBack(power));
            }
        }
        _ => {}
    }
    out.push(Decision::Done);
}

pub fn judge(game: &Game, decision: Decision) -> Result<(), RuleError> {
    match (ability(game), decision) {
        (_, Decision::Done) => Ok(()),
        (Some(Ability::Levy(_)), Decision::Recruit(count)) => {
            let (limit, provinces) = (game.turn.ability_left, game.provinces(game.actor()));
            if count == 0 || count > limit {
                Err(RuleError::LevyOf { limit })
            } else if count > provinces {
                Err(RuleError::ProvincesShort { provinces })
            } else {
                Ok(())
            }
        }
        (Some(Ability::Ride(_)), Decision::Move { whose, from, to }) => {
            moves::judge(game, own_moves(game), None, whose, from, to)
        }
        (Some(Ability::Outriders(_)), Decision::Place(to)) => {
            moves::judge_extra(game, placing(game), to)
        }
        (Some(Ability::Banish(_)), Decision::SendHome { whose, from }) => {
            moves::judge_one_of_each(game, moves::others_on_board(game), whose, from)
        }
        (Some(Ability::Recall), Decision::TakeBack(power)) => {
            super::act::judge_take_back(game, power)
        }
        _ => super::not_asked_for(game, decision),
    }
}

pub fn apply<S: Sink>(game: &mut Game, decision: Decision, sink: &mut S) {
    let seat = game.actor();
    if let Some(modifier) = game.played_modifier(seat)
        && modifier.ability().map(uses) == Some(game.turn.ability_left)
        && decision != Decision::Done
    {
        sink.hear(game, GameEvent::AbilityUsed { seat, modifier });
    }
    let own = seat.index();
    match decision {
        Decision::Recruit(count) => {
            game.provinces[own] -= count;
            game.court[own] += count;
            game.turn.ability_left = 0;
            sink.hear(game, GameEvent::Recruited { seat, count });
        }
        Decision::Place(to) => {
            game.court[own] -= 1;
            game.men[to.index()][own] += 1;
            sink.hear(game, GameEvent::Placed { seat, to });
        }
        Decision::Move { whose, from, to } => {
            game.men[from.index()][whose.index()] -= 1;
            game.men[to.index()][whose.index()] += 1;
            let deed = Deed::Move { whose, from, to };
            sink.hear(game, GameEvent::Done { by: seat, deed });
        }
        Decision::SendHome { whose, from } => {
            game.men[from.index()][whose.index()] -= 1;
            game.provinces[whose.index()] += 1;
            let deed = Deed::SendHome { whose, from };
            sink.hear(game, GameEvent::Done { by: seat, deed });
        }
        Decision::TakeBack(power) => super::act::return_power(game, power, sink),
        _ => game.turn.ability_left = 0,
    }
    game.turn.ability_left = game.turn.ability_left.saturating_sub(1);
    end_if_useless(game);
}
