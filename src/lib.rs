//! El Grande: the board game of power in Spain, 15th century, for 2 to 5 players.

pub mod ai;
pub mod cli;
pub mod log;
pub mod record;
pub mod referee;
pub mod rules;
pub mod simulation;
pub mod text;
