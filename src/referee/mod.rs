//! The rules for other programs: a line of JSON in, a line of JSON out. `docs/referee.md` tells
//! the protocol.

mod answer;
mod request;
mod serve;

pub use answer::{Referee, RefereeAnswer};
pub use serve::{LONGEST_REQUEST, serve, serve_games_like};
