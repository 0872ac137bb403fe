//! Vetoes: announcing a step, asking the holders, and what becomes of an objection.

use super::{deeds, run};
use crate::rules::board::Place;
use crate::rules::decision::Decision;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, HeldVeto};
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::setup::VetoRule;
use crate::rules::steps::{Deed, Step};

/// `VETO-PART`: a step is told in full, holders may object, then it is done. At once, where nobody
/// can object.
pub(super) fn announce<S: Sink>(game: &mut Game, deed: Deed, sink: &mut S) {
    let asked = may_object(game);
    game.turn.cleared = game.rules.veto == VetoRule::WholeAction;
    if asked.is_empty() {
        deeds::carry_out(game, deed, sink);
    } else {
        game.pending.push(Step::Objections { deed, asked });
        sink.hear(
            game,
            GameEvent::Announced {
                by: game.actor(),
                deed,
            },
        );
    }
}

/// Holders who could stop the next step of the action under way. `VETO-OWN`: the acting player is
/// one of them, unless a Veto stops the whole or nothing.
pub(super) fn may_object(game: &Game) -> SeatSet {
    match game.rules.veto {
        VetoRule::Classic => game.veto_holders().minus(game.turn.waived),
        VetoRule::WholeAction if !game.turn.cleared => game.veto_holders().without(game.actor()),
        VetoRule::WholeAction | VetoRule::NoVeto => SeatSet::EMPTY,
    }
}

/// Where a Veto stops the whole or nothing there is one moment, and nothing more to let pass.
pub(super) fn more_moments_follow(game: &Game) -> bool {
    game.rules.veto == VetoRule::Classic
}

/// A holder answers the announcement.
pub(super) fn answer_step<S: Sink>(
    game: &mut Game,
    deed: Deed,
    asked: SeatSet,
    decision: Decision,
    sink: &mut S,
) {
    let seat = super::decider(game);
    if decision == Decision::Veto {
        discard(game, seat);
        sink.hear(
            game,
            GameEvent::VetoPlayed {
                seat,
                against: deed,
            },
        );
        // `VETO-VETO`: the holder of the other may answer. Nobody answers the own Veto.
        let other = game.veto_holders().without(seat).iter().next();
        match other {
            Some(asked) if game.rules.veto == VetoRule::Classic => {
                game.pending.replace(Step::Answer {
                    deed,
                    by: seat,
                    asked,
                });
            }
            _ => stand(game, seat, deed, sink),
        }
        return;
    }
    let whole_action = decision == Decision::LetPass;
    if whole_action {
        game.turn.waived.insert(seat);
    }
    sink.hear(game, GameEvent::VetoWithheld { seat, whole_action });
    let asked = asked.without(seat);
    if asked.is_empty() {
        game.pending.pop();
        deeds::carry_out(game, deed, sink);
    } else {
        game.pending.replace(Step::Objections { deed, asked });
    }
}

/// The holder of the other Veto answers a Veto.
pub(super) fn answer_veto<S: Sink>(
    game: &mut Game,
    deed: Deed,
    by: Seat,
    decision: Decision,
    sink: &mut S,
) {
    let seat = super::decider(game);
    if decision == Decision::Veto {
        discard(game, seat);
        sink.hear(game, GameEvent::VetoAnswered { seat, answered: by });
        game.pending.pop();
        deeds::carry_out(game, deed, sink);
    } else {
        sink.hear(
            game,
            GameEvent::VetoWithheld {
                seat,
                whole_action: false,
            },
        );
        stand(game, by, deed, sink);
    }
}

/// The step and all that would follow do not happen; what has been done stays.
fn stand<S: Sink>(game: &mut Game, by: Seat, deed: Deed, sink: &mut S) {
    let castillo_was_open = deed != Deed::OpenCastillo
        && game.pending.iter().any(|step| match step {
            Step::Score {
                places,
                castillo_open,
                ..
            } => castillo_open && places.contains(Place::Castillo),
            _ => false,
        });
    game.pending.clear();
    sink.hear(game, GameEvent::Vetoed { by, deed });
    if castillo_was_open {
        sink.hear(game, GameEvent::CastilloClosed);
    }
    run::end_action(game, sink);
}

/// A played Veto is gone; of two, the one that would run out first, which is the older.
fn discard(game: &mut Game, holder: Seat) {
    let held = |veto: &Option<HeldVeto>| veto.is_some_and(|veto| veto.holder == holder);
    if let Some(slot) = game.vetoes.iter().position(held) {
        game.vetoes[slot] = None;
        game.close_ranks_of_vetoes();
    }
}
