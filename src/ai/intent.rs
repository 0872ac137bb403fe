//! What a decision is for, as data that a screen can put into words.

use crate::rules::{
    CardId, Decision, Deed, Game, KingSpot, ModifierId, Place, Power, RegionId, Seat, Step,
};
use serde::Serialize;

/// Why a bot decides as it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Intent {
    /// No reason at all.
    Chance,
    /// There was nothing else to do.
    NothingElse,
    Bid {
        power: Power,
        #[serde(skip_serializing_if = "Option::is_none")]
        modifier: Option<ModifierId>,
        aim: BidAim,
    },
    /// Passes a modifier on that it can do without.
    Pass,
    /// Fills the court.
    Recruit {
        count: u8,
    },
    /// Wants this card.
    Take {
        card: CardId,
    },
    /// So many go to a place, this one the first of them. `rival` is the strongest other there.
    Strengthen {
        place: Place,
        count: u8,
        rival: Option<Rival>,
    },
    /// Gathers in the Castillo.
    Hide {
        count: u8,
    },
    /// Takes an opponent's caballero out of a region.
    Weaken {
        whose: Seat,
        place: Place,
        count: u8,
    },
    /// Gives up what hurts least.
    GiveUp,
    /// Begins the special action of the card.
    Act {
        card: CardId,
    },
    /// A place is scored, and so many points are in it.
    Score {
        place: Place,
        points: u8,
    },
    RaiseValue {
        place: Place,
    },
    MoveKing {
        to: KingSpot,
    },
    MoveGrande {
        to: RegionId,
    },
    Evict {
        region: RegionId,
    },
    SetDisc,
    TakeBack,
    /// Stops what is announced.
    Stop {
        deed: Deed,
    },
    /// Keeps the Veto for later.
    KeepVeto,
    /// Leaves it at that.
    EndTurn,
}

/// What a power card is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum BidAim {
    /// To choose before the others.
    ActEarly,
    /// To fill the court.
    Recruit,
    /// A bit of both.
    Balance,
}

/// The strongest of the others in a place, and by how many caballeros they are ahead (or behind).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Rival {
    pub seat: Seat,
    pub ahead: i8,
}

impl Intent {
    /// What a decision is for, given what is planned after it.
    pub(super) fn of(game: &Game, decision: Decision, upcoming: &[Decision]) -> Self {
        let Some(seat) = game.to_act() else {
            return Self::NothingElse;
        };
        match decision {
            Decision::Proceed | Decision::Next(_) => Self::NothingElse,
            Decision::PassOn(_) => Self::Pass,
            Decision::Bid(power) => bid(power, None),
            Decision::BidWith { power, modifier } => bid(power, Some(modifier)),
            Decision::SwapKing(whose) => {
                let to = game.grande(whose).and_then(Place::region);
                to.map_or(Self::NothingElse, |to| Self::MoveKing {
                    to: KingSpot::In(to),
                })
            }
            Decision::Recruit(count) => Self::Recruit { count },
            Decision::RecruitFrom(_) => Self::Recruit { count: 1 },
            Decision::Take(stack) => game
                .face_up(stack)
                .map_or(Self::NothingElse, |card| Self::Take { card }),
            Decision::Place(to) => gather(game, seat, to, 1 + same_goal(upcoming, seat, to)),
            Decision::Act => game
                .turn()
                .card
                .map_or(Self::NothingElse, |card| Self::Act { card }),
            Decision::Move { whose, to, .. } if whose == seat => {
                gather(game, seat, to, 1 + same_goal(upcoming, seat, to))
            }
            Decision::Move { whose, from, .. } | Decision::SendHome { whose, from } => {
                Self::Weaken {
                    whose,
                    place: from.place(),
                    count: 1 + same_victim(upcoming, whose, from),
                }
            }
            Decision::GiveUp(_) => Self::GiveUp,
            Decision::SetDisc(_) => Self::SetDisc,
            Decision::Score(place) => Self::Score {
                place,
                points: points_in(game, place, seat),
            },
            Decision::SetScoreboard { to, .. } => Self::RaiseValue { place: to },
            Decision::MoveKing(to) => Self::MoveKing { to },
            Decision::MoveGrande(to) => Self::MoveGrande { to },
            Decision::Evict(region) => Self::Evict { region },
            Decision::TakeBack(_) | Decision::TakeBackModifier(_) => Self::TakeBack,
            Decision::Veto => match game.pending().top() {
                Some(Step::Objections { deed, .. } | Step::Answer { deed, .. }) => {
                    Self::Stop { deed }
                }
                _ => Self::NothingElse,
            },
            Decision::NotNow | Decision::LetPass => Self::KeepVeto,
            Decision::Done => Self::EndTurn,
        }
    }
}

/// From here on a power card is played to choose early.
const EARLY: i8 = 10;
/// From here on a power card is played for its recruits.
const MANY_RECRUITS: u8 = 4;

fn bid(power: Power, modifier: Option<ModifierId>) -> Intent {
    let sum = power.value() as i8 + modifier.map_or(0, ModifierId::value);
    let aim = if sum >= EARLY {
        BidAim::ActEarly
    } else if power.recruits() >= MANY_RECRUITS {
        BidAim::Recruit
    } else {
        BidAim::Balance
    };
    Intent::Bid {
        power,
        modifier,
        aim,
    }
}

/// How many more of the seat's own are planned to go to the same place.
fn same_goal(upcoming: &[Decision], seat: Seat, place: Place) -> u8 {
    let goes_there = |decision: &&Decision| match **decision {
        Decision::Place(to) => to == place,
        Decision::Move { whose, to, .. } => whose == seat && to == place,
        _ => false,
    };
    upcoming.iter().filter(goes_there).count() as u8
}

/// How many more of the same colour are planned to leave the same region.
fn same_victim(upcoming: &[Decision], victim: Seat, region: RegionId) -> u8 {
    let hits = |decision: &&Decision| match **decision {
        Decision::Move { whose, from, .. } | Decision::SendHome { whose, from } => {
            whose == victim && from == region
        }
        _ => false,
    };
    upcoming.iter().filter(hits).count() as u8
}

fn gather(game: &Game, seat: Seat, place: Place, count: u8) -> Intent {
    if place == Place::Castillo {
        return Intent::Hide { count };
    }
    let own = i16::from(game.caballeros(place, seat));
    let others = game.colours().filter(|&other| other != seat);
    let strongest = others.max_by_key(|&other| game.caballeros(place, other));
    let rival = strongest
        .map(|seat| (seat, i16::from(game.caballeros(place, seat))))
        .filter(|&(_, there)| there > 0)
        .map(|(seat, there)| Rival {
            seat,
            ahead: (there - own) as i8,
        });
    Intent::Strengthen {
        place,
        count,
        rival,
    }
}

fn points_in(game: &Game, place: Place, seat: Seat) -> u8 {
    game.payments(place)
        .filter(|payment| payment.paid().contains(seat))
        .map(|payment| payment.total())
        .sum()
}
