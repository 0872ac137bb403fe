//! Special actions for which the acting player chooses one target.

use super::{comply, moves};
use crate::rules::board::{KingSpot, Place, RegionId};
use crate::rules::decision::{Decision, Decisions, Scoreboard};
use crate::rules::error::RuleError;
use crate::rules::game::Game;
use crate::rules::seat::PowerSet;
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
        Step::ChoosePower => PowerSet::ALL.iter().map(Decision::TakeBack).for_each(offer),
        _ => {}
    }
}

pub(super) fn judge(game: &Game, step: Step, decision: Decision) -> Result<(), RuleError> {
    match (step, decision) {
        (Step::ChooseScored, Decision::Score(_)) => Ok(()),
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
        (Step::ChoosePower, Decision::TakeBack(power)) => {
            if game.spent(game.actor()).contains(power) {
                Ok(())
            } else {
                Err(RuleError::NotSpent { power })
            }
        }
        _ => super::super::not_asked_for(game, decision),
    }
}

fn judge_scoreboard(game: &Game, board: Scoreboard, to: Place) -> Result<(), RuleError> {
    let from = game.scoreboard(board);
    if let Some(region) = from.and_then(Place::region)
        && !game.free_regions().contains(region)
    {
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

fn judge_grande(game: &Game, to: RegionId) -> Result<(), RuleError> {
    let home = game.grande(game.actor()).and_then(Place::region);
    if !home.is_some_and(|home| game.free_regions().contains(home)) {
        return Err(RuleError::GrandeInKingsRegion);
    }
    moves::judge_free(game, to)?;
    if home == Some(to) {
        Err(RuleError::GrandeAlreadyThere { region: to })
    } else {
        Ok(())
    }
}
