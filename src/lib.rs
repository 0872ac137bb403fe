//! El Grande: the board game of power in Spain, 15th century, for 2 to 5 players.

pub mod ai;
pub mod rules;
pub mod text;
