//! El Grande: the board game of power in Spain, 15th century, for 2 to 5 players.

pub mod ai;
#[cfg(feature = "window")]
pub mod app;
pub mod board;
pub mod cli;
#[cfg(feature = "window")]
pub mod common;
pub mod film;
pub mod history;
pub mod log;
#[cfg(feature = "window")]
pub mod measure;
pub mod models;
#[cfg(feature = "window")]
pub mod opponents;
#[cfg(feature = "window")]
pub mod panels;
pub mod print;
mod protocol;
pub mod puzzles;
pub mod record;
pub mod referee;
pub mod rules;
#[cfg(feature = "window")]
pub mod session;
pub mod simulation;
pub mod sound;
#[cfg(feature = "window")]
pub mod stage;
#[cfg(feature = "window")]
pub mod table;
pub mod text;
pub mod tournament;
