//! The cards of New Regent, and the two steps in which others follow the King.

use super::{deeds, run, veto};
use crate::rules::board::{KingSpot, Place, RegionId, RegionSet};
use crate::rules::cards::CardId;
use crate::rules::decision::{Decision, Decisions};
use crate::rules::effects::{Effect, Regent};
use crate::rules::error::RuleError;
use crate::rules::event::Sink;
use crate::rules::game::{Game, Progress};
use crate::rules::phases::recruit;
use crate::rules::seat::{COLOURS, Seat, SeatSet};
use crate::rules::steps::{Deed, Step};

/// Caballeros that go with the King.
const ESCORT: u8 = 2;

pub(super) fn is_possible(game: &Game, regent: Regent) -> bool {
    match regent {
        Regent::Exile | Regent::Escort | Regent::Rivalry => true,
        Regent::SummerResidence => !summer_residences(game).is_empty(),
        Regent::Rebellion => game.king != KingSpot::Castillo,
        // It serves the placing that follows, in the place where the King is.
        Regent::Infiltration => {
            let abroad = matches!(game.king, KingSpot::France | KingSpot::Portugal);
            !abroad && game.turn.placing == Progress::Open && game.court(game.actor()) > 0
        }
        Regent::Deputy => game.seats().any(|whose| swap(game, whose).is_some()),
    }
}

/// The regions with the fewest caballeros, empty ones left out.
fn fewest(game: &Game) -> RegionSet {
    let crowd = |region: RegionId| -> u8 { game.garrison(region.place()).iter().sum() };
    let fewest = RegionId::ALL
        .into_iter()
        .map(crowd)
        .filter(|&n| n > 0)
        .min();
    RegionSet::ALL.filter(|region| Some(crowd(region)) == fewest)
}

/// Where the King may go for the summer: if his own region alone has the fewest he stays.
fn summer_residences(game: &Game) -> RegionSet {
    match game.king {
        KingSpot::In(region) => fewest(game).without(region),
        _ => fewest(game),
    }
}

pub(super) fn list(game: &Game, regent: Regent, out: &mut Decisions) {
    let mut offer = |decision| {
        if judge(game, regent, decision).is_ok() {
            out.push(decision);
        }
    };
    match regent {
        Regent::Deputy => game.seats().map(Decision::SwapKing).for_each(offer),
        _ => {
            [KingSpot::France, KingSpot::Portugal]
                .into_iter()
                .chain(RegionId::ALL.into_iter().map(KingSpot::In))
                .map(Decision::MoveKing)
                .for_each(&mut offer);
        }
    }
}

pub(super) fn judge(game: &Game, regent: Regent, decision: Decision) -> Result<(), RuleError> {
    match (regent, decision) {
        (Regent::Deputy, Decision::SwapKing(whose)) => match swap(game, whose) {
            Some(_) => Ok(()),
            None => Err(RuleError::NoSwap { whose }),
        },
        (Regent::Exile, Decision::MoveKing(to)) => match to {
            KingSpot::France | KingSpot::Portugal if to == game.king => {
                Err(RuleError::KingMustMove)
            }
            KingSpot::France | KingSpot::Portugal => Ok(()),
            _ => Err(RuleError::KingOnlyAbroad),
        },
        (
            Regent::Escort | Regent::Rivalry | Regent::SummerResidence,
            Decision::MoveKing(KingSpot::In(region)),
        ) => {
            if game.king == KingSpot::In(region) {
                Err(RuleError::KingMustMove)
            } else if regent == Regent::SummerResidence && !summer_residences(game).contains(region)
            {
                Err(RuleError::NotTheFewest { region })
            } else {
                Ok(())
            }
        }
        (Regent::Escort | Regent::Rivalry | Regent::SummerResidence, Decision::MoveKing(_)) => {
            Err(RuleError::KingNotThere)
        }
        (_, Decision::Done) => Err(RuleError::MustFinish),
        _ => super::super::not_asked_for(game, decision),
    }
}

/// Makes a decision that a step of these cards waits for.
pub(super) fn decide<S: Sink>(game: &mut Game, step: Step, decision: Decision, sink: &mut S) {
    match (step, decision) {
        (Step::ChooseRegent(_), Decision::MoveKing(to)) => {
            run::announce_only(game, deeds::king_moves(game, to), sink);
        }
        (Step::ChooseRegent(_), Decision::SwapKing(whose)) => {
            if let Some(deed) = swap(game, whose) {
                run::announce_only(game, deed, sink);
            }
        }
        (Step::Escort { from, left }, Decision::Move { whose, to, .. }) => {
            let left = left - 1;
            game.pending.replace(Step::Escort { from, left });
            veto::announce(game, Deed::Move { whose, from, to }, sink);
        }
        (Step::CallIn { left }, Decision::RecruitFrom(from)) => {
            game.pending.replace(Step::CallIn { left: left - 1 });
            veto::announce(game, Deed::CallIn { from }, sink);
        }
        (Step::CallIn { .. }, _) => game.pending.pop(),
        _ => {}
    }
}

/// What the deeds of these cards do to the table.
pub(super) fn carry_out(game: &mut Game, deed: Deed) {
    let own = game.actor().index();
    match deed {
        Deed::CallIn { from } => {
            game.men[from.index()][own] -= 1;
            game.court[own] += 1;
        }
        Deed::EnterCastillo { whose, .. } => game.grandes[whose.index()] = Some(Place::Castillo),
        Deed::Infiltrate => game.turn.infiltrates = true,
        Deed::SwapKing {
            whose,
            king,
            grande,
        } => {
            game.king = KingSpot::In(grande);
            game.grandes[whose.index()] = Some(king.place());
        }
        _ => {}
    }
}

/// Both must stand in regions, and not in the same one.
pub(super) fn swap(game: &Game, whose: Seat) -> Option<Deed> {
    let king = game.king.region()?;
    let grande = game.grande(whose)?.region()?;
    (king != grande).then_some(Deed::SwapKing {
        whose,
        king,
        grande,
    })
}

/// What follows when the King has come to his new place.
pub(super) fn king_has_moved(game: &mut Game, from: KingSpot, to: KingSpot) {
    let step = match game.turn.card.map(CardId::effect) {
        Some(Effect::Regent(Regent::Escort)) => {
            // From abroad or the Castillo he comes alone.
            let Some(from) = from.region() else { return };
            Step::Escort { from, left: ESCORT }
        }
        Some(Effect::Regent(Regent::Rivalry)) => Step::Rivals {
            waiting: grandes_at(game, to),
        },
        _ => return,
    };
    game.pending.push(step);
}

/// Whose Grandes stand where the King is.
pub(in crate::rules) fn grandes_at(game: &Game, king: KingSpot) -> SeatSet {
    let place = king.region().map(RegionId::place);
    game.seats()
        .filter(|&seat| place.is_some() && game.grande(seat) == place)
        .collect()
}

pub(super) fn has_escort(game: &Game, from: RegionId) -> bool {
    game.garrison(from.place()).iter().any(|&count| count > 0)
}

pub(super) fn list_escort(game: &Game, from: RegionId, out: &mut Decisions) {
    let Some(to) = game.king.region().map(RegionId::place) else {
        return;
    };
    for whose in (0..COLOURS).map(Seat::new) {
        if game.caballeros(from, whose) > 0 {
            out.push(Decision::Move { whose, from, to });
        }
    }
}

pub(super) fn judge_escort(
    game: &Game,
    from: RegionId,
    whose: Seat,
    of: RegionId,
    to: Place,
) -> Result<(), RuleError> {
    if of != from {
        return Err(RuleError::OtherSource {
            source_region: from,
        });
    }
    if let Some(region) = game.king.region()
        && to != region.place()
    {
        return Err(RuleError::OnlyWithKing { region });
    }
    if game.caballeros(from, whose) == 0 {
        return Err(RuleError::NobodyThere { whose, from });
    }
    Ok(())
}

/// The next Grande goes into the Castillo, clockwise from the acting player.
pub(super) fn next_rival<S: Sink>(game: &mut Game, waiting: SeatSet, sink: &mut S) {
    game.pending.pop();
    let next = waiting.clockwise_from(game.actor());
    if let (Some(whose), Some(from)) = (next, game.king.region()) {
        game.pending.push(Step::Rivals {
            waiting: waiting.without(whose),
        });
        veto::announce(game, Deed::EnterCastillo { whose, from }, sink);
    }
}

pub(super) fn list_call_in(game: &Game, out: &mut Decisions) {
    for region in recruit::regions_with_own(game).iter() {
        out.push(Decision::RecruitFrom(region));
    }
    out.push(Decision::Done);
}
