//! The Veto: every moment at which it can be played, and what becomes of the rest.

mod examples;
mod holders;
mod options;
mod order;
mod parts;
mod rounds;

use crate::support::{seat, seats};
use el_grande::rules::{Decision, Deed, GameEvent, GivenUp, Payment, Place, RegionId, Source};

fn place(to: impl Into<Place>) -> Decision {
    Decision::Place(to.into())
}

fn vetoed(by: usize, deed: Deed) -> GameEvent {
    GameEvent::Vetoed { by: seat(by), deed }
}

/// A rank that is paid without bonus.
fn pay(place: Place, group: &[usize], position: u8, points: u8) -> Deed {
    Deed::Pay(Payment {
        place,
        group: seats(group),
        position,
        points,
        king_bonus: false,
        home_bonus: false,
    })
}

fn moved(whose: usize, from: RegionId, to: RegionId) -> Deed {
    let (whose, to) = (seat(whose), to.place());
    Deed::Move { whose, from, to }
}

fn given_up(whose: usize, sources: &[Source]) -> Deed {
    let picked = GivenUp::try_from(sources.to_vec()).expect("at most three");
    Deed::GiveUp {
        whose: seat(whose),
        picked,
    }
}
