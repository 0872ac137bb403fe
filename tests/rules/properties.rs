//! What holds in every game, looked at after every decision of thousands of random games.
//!
//! A failure names the simplest table found that fails, its seed and the number of the decision.
//! `PROPERTY_GAMES=20` plays twenty times as many games, `PROPERTY_SEED=7` plays others.

mod decisions;
mod events;
mod games;
mod loading;
mod mutation;
mod records;
mod shadow;
mod table;
mod views;
