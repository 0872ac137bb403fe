//! Whether a special action can do anything now, and its first step.

use super::{comply, moves, regent, targets, veto};
use crate::rules::board::KingSpot;
use crate::rules::decision::Scoreboard;
use crate::rules::effects::{Burden, Effect, Regent, Scoring};
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, HeldVeto, Progress};
use crate::rules::phases::recruit;
use crate::rules::score::Ranking;
use crate::rules::seat::SeatSet;
use crate::rules::setup::VetoRule;
use crate::rules::steps::{Deed, Duty, Step};

/// A Veto serves in the round it is taken and the next one played.
const VETO_ROUNDS: u8 = 2;

/// A special action that would do nothing can't be begun.
pub(super) fn is_possible(game: &Game, effect: Effect) -> bool {
    let actor = game.actor();
    match effect {
        Effect::Move(moves) => moves::any_possible(game, moves, None),
        Effect::PlaceMore(_) => game.court(actor) > 0,
        Effect::MoveOrPlaceMore(moves, _) => {
            game.court(actor) > 0 || moves::any_possible(game, moves, None)
        }
        Effect::KeepVeto => game.vetoes.contains(&None),
        Effect::Burden(burden) => !comply::bearers(game, burden).is_empty(),
        Effect::OneOfEach => !moves::others_on_board(game).is_empty(),
        Effect::Score(scoring) => !game.places_to_score(scoring).is_empty(),
        Effect::ScoreOne { .. } | Effect::ScoreByDisc | Effect::MoveKing { .. } => true,
        Effect::SetScoreboard => Scoreboard::ALL
            .into_iter()
            .any(|board| targets::scoreboard_may_leave(game, board)),
        Effect::Evict => !comply::evictable(game).is_empty(),
        Effect::MoveGrande => {
            let home = game.grande(actor).and_then(super::Place::region);
            home.is_some_and(|region| game.free_regions().contains(region))
        }
        Effect::TakeBackPower => {
            !game.spent(actor).is_empty() || !game.spent_modifiers(actor).is_empty()
        }
        Effect::GrowCourt { shortage, .. } => {
            let from_regions = shortage && !recruit::regions_with_own(game).is_empty();
            game.provinces(actor) > 0 || from_regions
        }
        Effect::Regent(regent) => regent::is_possible(game, regent),
    }
}

pub(super) fn begin<S: Sink>(game: &mut Game, sink: &mut S) {
    let Some(card) = game.turn.card else { return };
    if game.turn.placing == Progress::Begun {
        game.turn.placing = Progress::Finished;
    }
    game.turn.action = Progress::Begun;
    sink.hear(
        game,
        GameEvent::ActionBegan {
            seat: game.actor(),
            card,
        },
    );
    let effect = card.effect();
    // A single target is announced with the action; any other action as such.
    let asks_at_once = game.rules.veto == VetoRule::WholeAction
        && effect != Effect::KeepVeto
        && !has_single_target(effect);
    if asks_at_once {
        veto::announce(game, Deed::WholeAction, sink);
    } else {
        first_step(game, effect, sink);
    }
}

const fn has_single_target(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::ScoreOne { .. }
            | Effect::SetScoreboard
            | Effect::MoveKing { .. }
            | Effect::Evict
            | Effect::MoveGrande
            | Effect::Regent(
                Regent::Exile
                    | Regent::Escort
                    | Regent::Rivalry
                    | Regent::SummerResidence
                    | Regent::Deputy
            )
    )
}

pub(super) fn first_step<S: Sink>(game: &mut Game, effect: Effect, sink: &mut S) {
    let step = match effect {
        Effect::Move(moves) => Step::Moves {
            left: moves::with_spares(game, moves),
            source: None,
        },
        Effect::PlaceMore(extra) => Step::PlaceMore(extra),
        Effect::MoveOrPlaceMore(..) => Step::MoveOrPlaceMore,
        Effect::KeepVeto => return keep_veto(game, sink),
        Effect::Burden(burden) => {
            let who = comply::bearers(game, burden);
            // `VETO-DISC`: that discs will be set is a step of its own.
            if matches!(burden, Burden::TwoByDisc | Burden::AllByDisc) {
                return veto::announce(game, Deed::CallDiscs { who }, sink);
            }
            Step::Comply {
                who,
                duty: Duty::Bear(burden),
            }
        }
        Effect::OneOfEach => Step::OneOfEach {
            of: moves::others_on_board(game),
        },
        Effect::ScoreOne { .. } => Step::ChooseScored,
        Effect::Score(scoring) => Step::Score {
            places: game.places_to_score(scoring),
            ranking: Ranking::TOP,
            firsts_only: scoring == Scoring::FirstPlaces,
            castillo_open: false,
        },
        Effect::ScoreByDisc => {
            let who = SeatSet::table(game.players());
            return veto::announce(game, Deed::CallDiscs { who }, sink);
        }
        Effect::SetScoreboard => Step::ChooseScoreboard,
        Effect::MoveKing { to_neighbour } => Step::ChooseKing { to_neighbour },
        Effect::Evict => Step::ChooseEvicted,
        Effect::MoveGrande => Step::ChooseGrande,
        Effect::TakeBackPower => return veto::announce(game, Deed::TakeBack, sink),
        Effect::GrowCourt { by, .. } => match by.min(game.provinces(game.actor())) {
            0 => Step::CallIn { left: by },
            count => return veto::announce(game, Deed::GrowCourt { count }, sink),
        },
        Effect::Regent(Regent::Rebellion) => {
            let from = game.king;
            let to = KingSpot::Castillo;
            return veto::announce(game, Deed::MoveKing { from, to }, sink);
        }
        Effect::Regent(Regent::Infiltration) => {
            return veto::announce(game, Deed::Infiltrate, sink);
        }
        Effect::Regent(regent) => Step::ChooseRegent(regent),
    };
    game.pending.push(step);
}

/// Keeping the Veto is its whole special action, and nobody can object to it.
fn keep_veto<S: Sink>(game: &mut Game, sink: &mut S) {
    let seat = game.actor();
    if let Some(slot) = game.vetoes.iter_mut().find(|slot| slot.is_none()) {
        *slot = Some(HeldVeto {
            holder: seat,
            rounds_left: VETO_ROUNDS,
        });
        sink.hear(game, GameEvent::VetoKept { seat });
    }
}
