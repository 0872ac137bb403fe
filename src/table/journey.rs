//! The ways pieces go when a step of an action is done: for the pieces themselves, and for showing
//! an announced step before it is done.

use super::gesture::Piece;
use super::pieces::Spot;
use crate::common::ArcEnd;
use crate::rules::{Deed, GameEvent, Place, Refuge, Seat, Source};

/// So many pieces of a kind going from one spot to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Journey {
    pub piece: Piece,
    pub count: u8,
    pub from: Spot,
    pub to: Spot,
}

impl Journey {
    fn caballeros(whose: Seat, count: u8, from: Spot, to: Spot) -> Self {
        let piece = Piece::Caballero { whose, at: from };
        Self {
            piece,
            count,
            from,
            to,
        }
    }

    /// From where to where, as far as an arc can be pointed out there.
    pub const fn arc(&self) -> Option<(ArcEnd, ArcEnd)> {
        match (self.from.arc_end(), self.to.arc_end()) {
            (Some(from), Some(to)) => Some((from, to)),
            _ => None,
        }
    }

    const fn figure(piece: Piece, from: Spot, to: Spot) -> Self {
        Self {
            piece,
            count: 1,
            from,
            to,
        }
    }
}

/// The ways over the board that somebody chose, and that an event tells of.
pub fn chosen_ways(event: &GameEvent) -> Vec<Journey> {
    match *event {
        GameEvent::Placed { seat, to } => {
            let (from, to) = (Spot::Court(seat), Spot::Place(to));
            vec![Journey::caballeros(seat, 1, from, to)]
        }
        GameEvent::Announced { by, deed } | GameEvent::Done { by, deed } => journeys(by, deed),
        GameEvent::Marched { seat, count, to } => {
            let (from, to) = (Spot::Place(Place::Castillo), refuge(seat, to));
            vec![Journey::caballeros(seat, count, from, to)]
        }
        _ => Vec::new(),
    }
}

/// Who goes where when `by` does this.
pub fn journeys(by: Seat, deed: Deed) -> Vec<Journey> {
    let journey = match deed {
        Deed::Move { whose, from, to } => {
            Journey::caballeros(whose, 1, Spot::Place(from.place()), Spot::Place(to))
        }
        Deed::PlaceMore { to } => Journey::caballeros(by, 1, Spot::Court(by), Spot::Place(to)),
        Deed::SendHome { whose, from } => {
            let from = Spot::Place(from.place());
            Journey::caballeros(whose, 1, from, Spot::Provinces(whose))
        }
        Deed::LoseCourt { whose, count } => {
            Journey::caballeros(whose, count, Spot::Court(whose), Spot::Provinces(whose))
        }
        Deed::GiveUp { whose, picked } => {
            let give = |source| {
                let from = match source {
                    Source::Court => Spot::Court(whose),
                    Source::In(region) => Spot::Place(region.place()),
                };
                Journey::caballeros(whose, 1, from, Spot::Provinces(whose))
            };
            return picked.iter().map(give).collect();
        }
        Deed::LoseRegion { whose, from, count } => {
            let from = Spot::Place(from.place());
            Journey::caballeros(whose, count, from, Spot::Provinces(whose))
        }
        Deed::Displace {
            whose,
            from,
            count,
            to,
        } => Journey::caballeros(whose, count, Spot::Place(from.place()), refuge(whose, to)),
        Deed::SetScoreboard { board, from, to } => {
            let from = from.map_or(Spot::Beside, Spot::Place);
            Journey::figure(Piece::Scoreboard(board), from, Spot::Place(to))
        }
        Deed::MoveKing { from, to } => {
            Journey::figure(Piece::King, Spot::of_king(from), Spot::of_king(to))
        }
        Deed::MoveGrande { from, to } => {
            let (from, to) = (Spot::Place(from), Spot::Place(to.place()));
            Journey::figure(Piece::Grande { whose: by }, from, to)
        }
        Deed::GrowCourt { count } => {
            Journey::caballeros(by, count, Spot::Provinces(by), Spot::Court(by))
        }
        Deed::CallIn { from } => {
            Journey::caballeros(by, 1, Spot::Place(from.place()), Spot::Court(by))
        }
        Deed::EnterCastillo { whose, from } => {
            let castillo = Spot::Place(Place::Castillo);
            Journey::figure(Piece::Grande { whose }, Spot::Place(from.place()), castillo)
        }
        Deed::SwapKing {
            whose,
            king,
            grande,
        } => {
            let [king, grande] = [king, grande].map(|region| Spot::Place(region.place()));
            return vec![
                Journey::figure(Piece::King, king, grande),
                Journey::figure(Piece::Grande { whose }, grande, king),
            ];
        }
        Deed::WholeAction
        | Deed::Infiltrate
        | Deed::CallDiscs { .. }
        | Deed::Evict { .. }
        | Deed::ScorePlace { .. }
        | Deed::OpenCastillo
        | Deed::Pay(_)
        | Deed::TakeBack => return Vec::new(),
    };
    vec![journey]
}

/// Where those go who must leave.
pub(super) fn refuge(seat: Seat, to: Refuge) -> Spot {
    match to {
        Refuge::In(region) => Spot::Place(region.place()),
        Refuge::Court => Spot::Court(seat),
        Refuge::Provinces => Spot::Provinces(seat),
    }
}
