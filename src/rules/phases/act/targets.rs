//! Special actions for which the acting player chooses one target.

use super::{comply, moves};
use crate::rules::board::{KingSpot, Place, RegionId};
use crate::rules::cards::CardId;
use crate::rules::decision::{Decision, Decisions, Scoreboard};
use crate::rules::effects::Effect;
use crate::rules::error::RuleError;
use crate::rules::game::Game;
use crate::rules::seat::{Power, PowerSet};
use crate::rules::steps::Step;

pub(super) fn legal(game: &Game, out: &mut Decisions) {
    let Some(step) = game.pending.top() else {
        return;
    };
    let mut offer = |decision| {
        if judge(game, step, decision).is_ok() {
            out.push(decision);
        }
    };
    match step {
        Step::ChooseScored => Place::ALL.into_iter().map(Decision::Score).for_each(offer),
        Step::ChooseScoreboard => {
            for board in Scoreboard::ALL {
                for to in Place::ALL {
                    offer(Decision::SetScoreboard { board, to });
                }
            }
        }
        Step::ChooseKing { .. } => {
            RegionId::ALL
                .into_iter()
                .map(|r| Decision::MoveKing(KingSpot::In(r)))
                .for_each(offer);
        }
        Step::ChooseGrande => RegionId::ALL
            .into_iter()
            .map(Decision::MoveGrande)
            .for_each(offer),
        Step::ChooseEvicted => RegionId::ALL
            .into_iter()
            .map(Decision::Evict)
            .for_each(offer),
        Step::ChoosePower => {
            PowerSet::ALL
                .iter()
                .map(Decision::TakeBack)
                .for_each(&mut offer);
            game.spent_modifiers(game.actor())
                .iter()
                .map(Decision::TakeBackModifier)
                .for_each(offer);
        }
        _ => {}
    }
}

pub(super) fn judge(game: &Game, step: Step, decision: Decision) -> Result<(), RuleError> {
    match (step, decision) {
        (Step::ChooseScored, Decision::Score(place)) => judge_scored(game, place),
        (Step::ChooseScoreboard, Decision::SetScoreboard { board, to }) => {
            judge_scoreboard(game, board, to)
        }
        (Step::ChooseKing { to_neighbour }, Decision::MoveKing(to)) => {
            judge_king(game, to_neighbour, to)
        }
        (Step::ChooseGrande, Decision::MoveGrande(to)) => judge_grande(game, to),
        (Step::ChooseEvicted, Decision::Evict(region)) => {
            moves::judge_free(game, region)?;
            if comply::evictable(game).contains(region) {
                Ok(())
            } else {
                Err(RuleError::NoOpponentThere { region })
            }
        }
        (Step::ChoosePower, Decision::TakeBack(power)) => judge_take_back(game, power),
        (Step::ChoosePower, Decision::TakeBackModifier(modifier)) => {
            if game.spent_modifiers(game.actor()).contains(modifier) {
                Ok(())
            } else {
                Err(RuleError::ModifierNotSpent { modifier })
            }
        }
        _ => super::super::not_asked_for(game, decision),
    }
}

/// Any region, the King's too; the Castillo only where the card says so.
fn judge_scored(game: &Game, place: Place) -> Result<(), RuleError> {
    let effect = game.turn.card.map(CardId::effect);
    if place == Place::Castillo && effect == Some(Effect::ScoreOne { castillo: false }) {
        return Err(RuleError::CastilloNotScored);
    }
    Ok(())
}

/// Only what the acting player has spent comes back.
pub(in crate::rules::phases) fn judge_take_back(
    game: &Game,
    power: Power,
) -> Result<(), RuleError> {
    if game.spent(game.actor()).contains(power) {
        Ok(())
    } else {
        Err(RuleError::NotSpent { power })
    }
}

/// A scoreboard that lies where the King is stays there.
pub(super) fn scoreboard_may_leave(game: &Game, board: Scoreboard) -> bool {
    match game.scoreboard(board) {
        None => true,
        Some(Place::Castillo) => game.castillo_free(),
        Some(place) => place
            .region()
            .is_some_and(|region| game.free_regions().contains(region)),
    }
}

fn judge_scoreboard(game: &Game, board: Scoreboard, to: Place) -> Result<(), RuleError> {
    let from = game.scoreboard(board);
    if !scoreboard_may_leave(game, board) {
        return Err(RuleError::ScoreboardInKingsRegion { board });
    }
    match to.region() {
        Some(region) => moves::judge_free(game, region)?,
        None if !game.castillo_free() => return Err(RuleError::NotIntoCastillo),
        None => {}
    }
    if from == Some(to) {
        Err(RuleError::SamePlace)
    } else if game.scoreboards.contains(&Some(to)) {
        Err(RuleError::ScoreboardThere { place: to })
    } else {
        Ok(())
    }
}

/// `KING-GOES`: he leaves his region.
fn judge_king(game: &Game, to_neighbour: bool, to: KingSpot) -> Result<(), RuleError> {
    let KingSpot::In(region) = to else {
        return Err(RuleError::KingNotThere);
    };
    if game.king == to {
        Err(RuleError::KingMustMove)
    } else if to_neighbour && !game.king.open_regions().contains(region) {
        Err(RuleError::KingTooFar)
    } else {
        Ok(())
    }
}

/// Why the acting player's Grande can't be moved.
pub(super) fn why_grande_stays(game: &Game) -> RuleError {
    if game.grande(game.actor()) == Some(Place::Castillo) {
        RuleError::GrandeInCastillo
    } else {
        RuleError::GrandeInKingsRegion
    }
}

fn judge_grande(game: &Game, to: RegionId) -> Result<(), RuleError> {
    let home = game.grande(game.actor()).and_then(Place::region);
    if !home.is_some_and(|home| game.free_regions().contains(home)) {
        return Err(why_grande_stays(game));
    }
    moves::judge_free(game, to)?;
    if home == Some(to) {
        Err(RuleError::GrandeAlreadyThere { region: to })
    } else {
        Ok(())
    }
}
