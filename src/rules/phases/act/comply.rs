//! Special actions that opponents have to comply with: who, in which order, and what they choose.

use super::veto;
use crate::rules::board::{RegionId, RegionSet};
use crate::rules::decision::{Refuge, Source};
use crate::rules::effects::Burden;
use crate::rules::error::RuleError;
use crate::rules::event::Sink;
use crate::rules::game::Game;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::setup::EvictPenalty;
use crate::rules::steps::{Deed, Duty, GivenUp, Step};

const COURT_LOSS: u8 = 3;
const DISC_LOSS: u8 = 2;

/// `MANY`: opponents with something to lose. The others are spared.
pub(super) fn bearers(game: &Game, burden: Burden) -> SeatSet {
    opponents(game)
        .filter(|&seat| match burden {
            Burden::WholeCourt | Burden::ThreeFromCourt => game.court(seat) > 0,
            Burden::ThreeOfOwnChoice => {
                game.court(seat) > 0 || !regions_with(game, seat, 1).is_empty()
            }
            Burden::TwoByDisc | Burden::AllByDisc => !regions_with(game, seat, 1).is_empty(),
        })
        .collect()
}

/// Regions that hold a caballero of an opponent, and so can be named for eviction.
pub(super) fn evictable(game: &Game) -> RegionSet {
    game.free_regions()
        .filter(|region| opponents(game).any(|seat| game.caballeros(region, seat) > 0))
}

fn opponents(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    let actor = game.actor();
    game.seats().filter(move |&seat| seat != actor)
}

pub(super) fn opponents_in(game: &Game, region: RegionId) -> SeatSet {
    opponents(game)
        .filter(|&seat| game.caballeros(region, seat) > 0)
        .collect()
}

fn regions_with(game: &Game, seat: Seat, at_least: u8) -> RegionSet {
    game.free_regions()
        .filter(|region| game.caballeros(region, seat) >= at_least)
}

/// The next one clockwise from the acting player's left.
pub(super) fn next_clockwise(game: &Game, who: SeatSet) -> Option<Seat> {
    who.clockwise_from(game.actor().left(game.players()))
}

/// One seat's turn to comply: what it loses is announced, or it is asked what to give up.
pub(super) fn comply<S: Sink>(game: &mut Game, seat: Seat, duty: Duty, sink: &mut S) {
    let from_disc = |least: u8| -> Option<Deed> {
        let from = game.disc(seat)?;
        let count = game.caballeros(from, seat).min(least);
        Some(Deed::LoseRegion {
            whose: seat,
            from,
            count,
        })
    };
    let deed = match duty {
        Duty::Bear(Burden::WholeCourt) => Some(Deed::LoseCourt {
            whose: seat,
            count: game.court(seat),
        }),
        Duty::Bear(Burden::ThreeFromCourt) => Some(Deed::LoseCourt {
            whose: seat,
            count: game.court(seat).min(COURT_LOSS),
        }),
        Duty::Bear(Burden::ThreeOfOwnChoice) => {
            return game.pending.push(Step::GiveUp {
                whose: seat,
                picked: GivenUp::default(),
            });
        }
        Duty::Bear(Burden::TwoByDisc) => from_disc(DISC_LOSS),
        Duty::Bear(Burden::AllByDisc) => from_disc(u8::MAX),
        Duty::Leave(from) => game.disc(seat).map(|disc| Deed::Displace {
            whose: seat,
            from,
            count: game.caballeros(from, seat),
            to: refuge(game, from, disc),
        }),
    };
    if let Some(deed) = deed {
        veto::announce(game, deed, sink);
    }
}

/// `EVICT`: the King's region and the same region are no refuge.
fn refuge(game: &Game, from: RegionId, disc: RegionId) -> Refuge {
    if disc != from && game.free_regions().contains(disc) {
        return Refuge::In(disc);
    }
    match game.rules.evicted_to {
        EvictPenalty::Court => Refuge::Court,
        EvictPenalty::Provinces => Refuge::Provinces,
    }
}

/// Where this disc leads the evicted, while there are any.
pub(crate) fn refuge_from_eviction(game: &Game, disc: RegionId) -> Option<Refuge> {
    match duty(game) {
        Some(Duty::Leave(from)) => Some(refuge(game, from, disc)),
        _ => None,
    }
}

/// Where a seat still has something to give up beside what it has picked.
pub(super) fn sources(game: &Game, whose: Seat, picked: GivenUp) -> impl Iterator<Item = Source> {
    let regions = game.free_regions().iter().map(Source::In);
    std::iter::once(Source::Court)
        .chain(regions)
        .filter(move |&source| left_at(game, whose, picked, source) > 0)
}

fn left_at(game: &Game, whose: Seat, picked: GivenUp, source: Source) -> u8 {
    let there = match source {
        Source::Court => game.court(whose),
        Source::In(region) => game.caballeros(region, whose),
    };
    there.saturating_sub(picked.from(source))
}

pub(super) fn judge_give_up(
    game: &Game,
    whose: Seat,
    picked: GivenUp,
    source: Source,
) -> Result<(), RuleError> {
    if let Source::In(region) = source {
        super::moves::judge_free(game, region)?;
    }
    if left_at(game, whose, picked, source) == 0 {
        return Err(RuleError::NothingToGiveUp {
            source_place: source,
        });
    }
    Ok(())
}

/// Picks what is forced: the only source there is, or all that is left.
pub(super) fn forced(game: &Game, whose: Seat, mut picked: GivenUp) -> GivenUp {
    while picked.len() < GivenUp::MOST {
        let mut sources = sources(game, whose, picked);
        let (Some(first), second) = (sources.next(), sources.next()) else {
            break;
        };
        drop(sources);
        let total: u8 = self::sources(game, whose, picked)
            .map(|source| left_at(game, whose, picked, source))
            .sum();
        if second.is_some() && usize::from(total) > GivenUp::MOST - picked.len() {
            break;
        }
        picked.push(first);
    }
    picked
}

/// Nothing more can or need be picked.
pub(super) fn complete(game: &Game, whose: Seat, picked: GivenUp) -> bool {
    picked.len() == GivenUp::MOST || sources(game, whose, picked).next().is_none()
}

/// Regions a seat may set on the disc for the card being played.
pub(crate) fn disc_choices(game: &Game, seat: Seat) -> RegionSet {
    match needed_on_disc(game, seat) {
        0 => must_leave(game).map_or(RegionSet::ALL, |region| RegionSet::ALL.without(region)),
        needed => regions_with(game, seat, needed),
    }
}

/// `EVICT`: the region that can't be set, because its evicted must leave it in any case.
fn must_leave(game: &Game) -> Option<RegionId> {
    match duty(game) {
        Some(Duty::Leave(region)) if game.rules.evicted_to == EvictPenalty::Provinces => {
            Some(region)
        }
        _ => None,
    }
}

/// `DISC`: not the King's region, unless it has a consequence of its own.
pub(super) fn judge_disc(game: &Game, seat: Seat, region: RegionId) -> Result<(), RuleError> {
    let needed = needed_on_disc(game, seat);
    if needed == 0 {
        return match must_leave(game) {
            Some(left) if left == region => Err(RuleError::MustLeave { region }),
            _ => Ok(()),
        };
    }
    super::moves::judge_free(game, region)?;
    if game.caballeros(region, seat) < needed {
        return Err(RuleError::TooFewThere { region, needed });
    }
    Ok(())
}

/// What those who set their discs will have to do.
fn duty(game: &Game) -> Option<Duty> {
    game.pending.iter().find_map(|step| match step {
        Step::Comply { duty, .. } => Some(duty),
        _ => None,
    })
}

/// How many own caballeros the region on the disc must hold; 0: any region will do.
fn needed_on_disc(game: &Game, seat: Seat) -> u8 {
    match duty(game) {
        Some(Duty::Bear(Burden::TwoByDisc)) if !regions_with(game, seat, DISC_LOSS).is_empty() => {
            DISC_LOSS
        }
        Some(Duty::Bear(_)) => 1,
        Some(Duty::Leave(_)) | None => 0,
    }
}
