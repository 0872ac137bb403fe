//! The table as entities and ordered systems, tested without a screen.

mod phases;
mod schedules;
mod support;
mod whole_games;
