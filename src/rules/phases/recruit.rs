//! The acting player brings caballeros from the provinces to court, as many as the power card
//! shows. `SHORTAGE`: when the provinces run out, the rest may come from regions.

use crate::rules::board::{RegionId, RegionSet};
use crate::rules::decision::{Decision, Decisions};
use crate::rules::error::RuleError;
use crate::rules::event::{GameEvent, Sink};
use crate::rules::game::{Game, Phase};
use crate::rules::seat::Power;

pub fn legal(game: &Game, out: &mut Decisions) {
    if game.turn.recruits_left.is_none() {
        for count in 0..=limit(game).min(game.provinces(game.actor())) {
            out.push(Decision::Recruit(count));
        }
        return;
    }
    for region in regions_with_own(game).iter() {
        out.push(Decision::RecruitFrom(region));
    }
    out.push(Decision::Done);
}

pub fn judge(game: &Game, decision: Decision) -> Result<(), RuleError> {
    let seat = game.actor();
    match (decision, game.turn.recruits_left) {
        (Decision::Recruit(count), None) => {
            let (limit, provinces) = (limit(game), game.provinces(seat));
            if count > limit {
                Err(RuleError::TooManyRecruits { limit })
            } else if count > provinces {
                Err(RuleError::ProvincesShort { provinces })
            } else {
                Ok(())
            }
        }
        (Decision::RecruitFrom(region), Some(_)) => judge_from(game, region),
        (Decision::RecruitFrom(_), None) => Err(RuleError::ProvincesFirst {
            provinces: game.provinces(seat),
        }),
        (Decision::Done, Some(_)) => Ok(()),
        _ => super::not_asked_for(game, decision),
    }
}

pub fn apply<S: Sink>(game: &mut Game, decision: Decision, sink: &mut S) {
    let seat = game.actor();
    let own = seat.index();
    let left = match decision {
        Decision::Recruit(count) => {
            let ran_out = count == game.provinces[own];
            game.provinces[own] -= count;
            game.court[own] += count;
            sink.hear(game, GameEvent::Recruited { seat, count });
            if ran_out { limit(game) - count } else { 0 }
        }
        Decision::RecruitFrom(region) => {
            game.men[region.index()][own] -= 1;
            game.court[own] += 1;
            sink.hear(game, GameEvent::RecruitedFrom { seat, region });
            game.turn.recruits_left.unwrap_or(0).saturating_sub(1)
        }
        _ => 0,
    };
    if left > 0 && !regions_with_own(game).is_empty() {
        game.turn.recruits_left = Some(left);
    } else {
        game.turn.recruits_left = None;
        if game.rules.power_shift {
            super::ability::begin(game, sink);
        } else {
            game.phase = Phase::Take;
        }
    }
}

/// `SHORTAGE`: never from the King's region; a card may ask for the same.
pub(super) fn judge_from(game: &Game, region: RegionId) -> Result<(), RuleError> {
    let seat = game.actor();
    if !game.free_regions().contains(region) {
        Err(RuleError::KingsRegion { region })
    } else if game.caballeros(region, seat) == 0 {
        Err(RuleError::NobodyThere {
            whose: seat,
            from: region,
        })
    } else {
        Ok(())
    }
}

/// What the power card played this round brings to court.
fn limit(game: &Game) -> u8 {
    game.bid(game.actor()).map_or(0, Power::recruits)
}

/// Regions from which the acting player could recruit.
pub(in crate::rules) fn regions_with_own(game: &Game) -> RegionSet {
    game.free_regions()
        .filter(|region| game.caballeros(region, game.actor()) > 0)
}
