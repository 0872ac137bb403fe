//! Special actions in which the acting player moves, places or removes caballeros one by one.

use crate::rules::board::{Place, RegionId};
use crate::rules::decision::{Decision, Decisions};
use crate::rules::effects::{Effect, ExtraPlacing, MoveAllowance};
use crate::rules::error::RuleError;
use crate::rules::game::Game;
use crate::rules::seat::{COLOURS, Seat, SeatSet};

/// Moves left for caballeros of `whose`.
const fn budget(left: MoveAllowance, own: bool) -> u8 {
    left.any + if own { left.own } else { left.foreign }
}

/// The moves left after one of `own` (or a foreign colour) is made.
pub(super) const fn spend(mut left: MoveAllowance, own: bool) -> MoveAllowance {
    let special = if own {
        &mut left.own
    } else {
        &mut left.foreign
    };
    if *special > 0 {
        *special -= 1;
    } else {
        left.any -= 1;
    }
    left
}

/// `MANY`: a number without "up to" is of moves. Where there are fewer to move than that, each must
/// move once, and one of them may make the rest.
pub(super) fn with_spares(game: &Game, mut moves: MoveAllowance) -> MoveAllowance {
    if !moves.up_to {
        let (own, foreign) = game.movable();
        (moves.own, moves.own_spare) = made_by(moves.own, own);
        (moves.foreign, moves.foreign_spare) = made_by(moves.foreign, foreign);
    }
    moves
}

/// How many moves so many caballeros can make, and how many of them they need not.
const fn made_by(moves: u8, there: u8) -> (u8, u8) {
    match there {
        0 => (0, 0),
        _ => (moves, moves.saturating_sub(there)),
    }
}

/// Regions from which, and colours of which, a caballero may be moved.
fn movable(
    game: &Game,
    left: MoveAllowance,
    source: Option<RegionId>,
) -> impl Iterator<Item = (RegionId, Seat)> {
    let actor = game.actor();
    game.free_regions()
        .iter()
        .filter(move |&from| source.is_none_or(|source| source == from))
        .flat_map(move |from| {
            (0..COLOURS).map(Seat::new).filter_map(move |whose| {
                let there = game.caballeros(from, whose) > 0;
                (there && budget(left, whose == actor) > 0).then_some((from, whose))
            })
        })
}

pub(in crate::rules::phases) fn any_possible(
    game: &Game,
    left: MoveAllowance,
    source: Option<RegionId>,
) -> bool {
    movable(game, left, source).next().is_some()
}

pub(in crate::rules::phases) fn list(
    game: &Game,
    left: MoveAllowance,
    source: Option<RegionId>,
    out: &mut Decisions,
) {
    for (from, whose) in movable(game, left, source) {
        for to in game.free_regions().without(from).iter() {
            out.push(Decision::Move {
                whose,
                from,
                to: to.place(),
            });
        }
        if game.castillo_free() {
            out.push(Decision::Move {
                whose,
                from,
                to: Place::Castillo,
            });
        }
    }
}

/// `MOVE-BACK`: whichever caballero moves, and wherever it came from, it is one move, to another
/// place.
pub(in crate::rules::phases) fn judge(
    game: &Game,
    left: MoveAllowance,
    source: Option<RegionId>,
    whose: Seat,
    from: RegionId,
    to: Place,
) -> Result<(), RuleError> {
    judge_free(game, from)?;
    if let Some(source_region) = source
        && source_region != from
    {
        return Err(RuleError::OtherSource { source_region });
    }
    let own = whose == game.actor();
    if budget(left, own) == 0 {
        return Err(if own {
            RuleError::NoOwnMoveLeft
        } else {
            RuleError::NoForeignMoveLeft
        });
    }
    if game.caballeros(from, whose) == 0 {
        return Err(RuleError::NobodyThere { whose, from });
    }
    if to == from.place() {
        return Err(RuleError::SamePlace);
    }
    judge_destination(game, to)
}

pub(super) const fn judge_done(up_to: bool) -> Result<(), RuleError> {
    if up_to {
        Ok(())
    } else {
        Err(RuleError::MustFinish)
    }
}

pub(in crate::rules::phases) fn list_extra(game: &Game, extra: ExtraPlacing, out: &mut Decisions) {
    for region in game.free_regions().iter() {
        out.push(Decision::Place(region.place()));
    }
    if extra.castillo && game.castillo_free() {
        out.push(Decision::Place(Place::Castillo));
    }
}

pub(in crate::rules::phases) fn judge_extra(
    game: &Game,
    extra: ExtraPlacing,
    to: Place,
) -> Result<(), RuleError> {
    if game.court(game.actor()) == 0 {
        return Err(RuleError::CourtEmpty);
    }
    if to == Place::Castillo && !extra.castillo {
        return Err(RuleError::NotIntoCastillo);
    }
    judge_destination(game, to)
}

/// The two halves of a card that lets its taker move or place.
pub(super) fn either(game: &Game) -> Option<(MoveAllowance, ExtraPlacing)> {
    match game.turn.card?.effect() {
        Effect::MoveOrPlaceMore(moves, extra) => Some((moves, extra)),
        _ => None,
    }
}

pub(super) fn list_either(game: &Game, out: &mut Decisions) {
    let Some((moves, extra)) = either(game) else {
        return;
    };
    list(game, moves, None, out);
    if may_do_neither(game, moves, extra) {
        out.push(Decision::Done);
    }
    if game.court(game.actor()) > 0 {
        list_extra(game, extra, out);
    }
}

/// Spreading a region's caballeros may leave them all where they are, and "up to" may be none.
fn may_do_neither(game: &Game, moves: MoveAllowance, extra: ExtraPlacing) -> bool {
    extra.up_to || any_possible(game, moves, None)
}

pub(super) fn judge_either(game: &Game, decision: Decision) -> Result<(), RuleError> {
    let Some((moves, extra)) = either(game) else {
        return super::super::not_asked_for(game, decision);
    };
    match decision {
        Decision::Move { whose, from, to } => judge(game, moves, None, whose, from, to),
        Decision::Place(to) => judge_extra(game, extra, to),
        Decision::Done => judge_done(may_do_neither(game, moves, extra)),
        _ => super::super::not_asked_for(game, decision),
    }
}

/// `EACH`: everyone but the acting player with a caballero in a free region.
pub(in crate::rules::phases) fn others_on_board(game: &Game) -> SeatSet {
    let others = (0..COLOURS)
        .map(Seat::new)
        .filter(|&seat| seat != game.actor());
    others
        .filter(|&seat| {
            game.free_regions()
                .iter()
                .any(|region| game.caballeros(region, seat) > 0)
        })
        .collect()
}

pub(in crate::rules::phases) fn list_one_of_each(game: &Game, of: SeatSet, out: &mut Decisions) {
    for whose in of.iter() {
        for from in game.free_regions().iter() {
            if game.caballeros(from, whose) > 0 {
                out.push(Decision::SendHome { whose, from });
            }
        }
    }
}

pub(in crate::rules::phases) fn judge_one_of_each(
    game: &Game,
    of: SeatSet,
    whose: Seat,
    from: RegionId,
) -> Result<(), RuleError> {
    if !of.contains(whose) {
        return Err(RuleError::NotTheirs { whose });
    }
    judge_free(game, from)?;
    if game.caballeros(from, whose) == 0 {
        return Err(RuleError::NobodyThere { whose, from });
    }
    Ok(())
}

/// `TABOO`: nothing enters or leaves the King's region.
pub(super) fn judge_free(game: &Game, region: RegionId) -> Result<(), RuleError> {
    if game.free_regions().contains(region) {
        Ok(())
    } else {
        Err(RuleError::KingsRegion { region })
    }
}

/// `CASTILLO`: it is open wherever caballeros are placed or moved; none of these ways leads out.
fn judge_destination(game: &Game, to: Place) -> Result<(), RuleError> {
    match to.region() {
        Some(region) => judge_free(game, region),
        None if game.castillo_free() => Ok(()),
        None => Err(RuleError::NotIntoCastillo),
    }
}
