//! Knight and Grande as they were at first, so that those of today have somebody to be measured
//! against: `knight-1` and `grande-1` in tournaments.
//!
//! Frozen, with all they think by: judgement, weights, planning, search. What stands here never
//! changes; a test holds them to choices they once made.

mod evaluation;
mod grande;
mod knight;
mod mind;
mod route;

pub(super) use grande::FirstGrandeBot;
pub(super) use knight::FirstKnightBot;
