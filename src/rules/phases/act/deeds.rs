//! What the steps of special actions do to the table.

use super::{begin, comply, regent};
use crate::rules::board::{KingSpot, Place, PlaceSet};
use crate::rules::decision::{Refuge, Source};
use crate::rules::effects::Effect;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::Game;
use crate::rules::score::Ranking;
use crate::rules::seat::Seat;
use crate::rules::steps::{Deed, Duty, Step};

/// Does what was announced.
pub(super) fn carry_out<S: Sink>(game: &mut Game, deed: Deed, sink: &mut S) {
    let actor = game.actor();
    match deed {
        Deed::WholeAction => {
            if let Some(card) = game.turn.card {
                begin::first_step(game, card.effect(), sink);
            }
        }
        Deed::Move { whose, from, to } => {
            game.men[from.index()][whose.index()] -= 1;
            game.men[to.index()][whose.index()] += 1;
        }
        Deed::PlaceMore { to } => {
            game.court[actor.index()] -= 1;
            game.men[to.index()][actor.index()] += 1;
        }
        Deed::SendHome { whose, from } => to_provinces(game, whose, Source::In(from), 1),
        Deed::LoseCourt { whose, count } => to_provinces(game, whose, Source::Court, count),
        Deed::GiveUp { whose, picked } => {
            for source in picked.iter() {
                to_provinces(game, whose, source, 1);
            }
        }
        Deed::LoseRegion { whose, from, count } => {
            to_provinces(game, whose, Source::In(from), count);
        }
        Deed::CallDiscs { who } => {
            match game.turn.card.map(super::CardId::effect) {
                Some(Effect::Burden(burden)) => {
                    game.pending.push(Step::Comply {
                        who,
                        duty: Duty::Bear(burden),
                    });
                }
                _ => game.pending.push(Step::ScoreDiscs),
            }
            game.pending.push(Step::SetDiscs { waiting: who });
        }
        Deed::Evict { from } => {
            let who = comply::opponents_in(game, from);
            game.pending.push(Step::Comply {
                who,
                duty: Duty::Leave(from),
            });
            game.pending.push(Step::SetDiscs { waiting: who });
        }
        Deed::Displace {
            whose,
            from,
            count,
            to,
        } => {
            let own = whose.index();
            game.men[from.index()][own] -= count;
            match to {
                Refuge::In(region) => game.men[region.index()][own] += count,
                Refuge::Court => game.court[own] += count,
                Refuge::Provinces => game.provinces[own] += count,
            }
        }
        Deed::ScorePlace { place } => score_place(game, place),
        Deed::OpenCastillo => {
            sink.hear(
                game,
                GameEvent::CastilloOpened {
                    inside: game.men[Place::Castillo.index()],
                },
            );
        }
        Deed::Pay(payment) => super::super::pay(game, payment, sink),
        Deed::SetScoreboard { board, to, .. } => game.scoreboards[board.index()] = Some(to),
        Deed::MoveKing { from, to } => {
            game.king = to;
            regent::king_has_moved(game, from, to);
        }
        Deed::MoveGrande { to, .. } => game.grandes[actor.index()] = Some(to.place()),
        Deed::TakeBack => game.pending.push(Step::ChoosePower),
        Deed::GrowCourt { count } => {
            game.provinces[actor.index()] -= count;
            game.court[actor.index()] += count;
            // `SHORTAGE`, where the card obeys it.
            if let Some(Effect::GrowCourt { by, shortage }) =
                game.turn.card.map(super::CardId::effect)
                && shortage
                && count < by
            {
                game.pending.push(Step::CallIn { left: by - count });
            }
        }
        Deed::CallIn { .. }
        | Deed::EnterCastillo { .. }
        | Deed::Infiltrate
        | Deed::SwapKing { .. } => regent::carry_out(game, deed),
    }
    match deed {
        // Told by what they lead to.
        Deed::WholeAction | Deed::OpenCastillo | Deed::Pay(_) | Deed::TakeBack => {}
        _ => sink.hear(game, GameEvent::Done { by: actor, deed }),
    }
}

pub(super) fn score_place(game: &mut Game, place: Place) {
    game.pending.push(Step::Score {
        places: PlaceSet::only(place),
        ranking: Ranking::TOP,
        firsts_only: false,
        castillo_open: false,
    });
}

/// The King's journey, as it will be announced.
pub(super) const fn king_moves(game: &Game, to: KingSpot) -> Deed {
    Deed::MoveKing {
        from: game.king,
        to,
    }
}

fn to_provinces(game: &mut Game, whose: Seat, source: Source, count: u8) {
    let own = whose.index();
    match source {
        Source::Court => game.court[own] -= count,
        Source::In(region) => game.men[region.index()][own] -= count,
    }
    game.provinces[own] += count;
}
