//! El Grande: the board game of power in Spain, 15th century, for 2 to 5 players.
//!
//! The heart is [`rules`]: plain data and functions that alone decide what is legal. Decisions go
//! in at one place, [`rules::Game::apply`]; what happened comes out as events. Everything else
//! shows or chooses: [`ai`] plays, [`log`] tells in sentences, [`record`] writes down, [`referee`]
//! serves other programs, and the game on a table (feature `window`, on by default) is one more
//! way to look at it.
//!
//! # A game by chance
//!
//! [`rules::Game::legal`] lists what may be decided, [`rules::Game::to_act`] says by whom.
//!
//! ```
//! use el_grande::ai::RandomPlayer;
//! use el_grande::rules::{Game, Setup};
//!
//! let setup = Setup::with_players(4);
//! let mut game = Game::new(&setup, 7)?;
//! let mut chance = RandomPlayer::from_seed(7);
//! // Phases in which nobody decides run by themselves.
//! game.settle(&mut ());
//! while let Some(decision) = chance.decide(&game) {
//!     game.apply(decision, &mut ())?;
//!     game.settle(&mut ());
//! }
//! assert!(game.is_over());
//! for (seat, player) in game.seats().zip(&setup.players) {
//!     let crown = if game.winners().contains(seat) { "*" } else { " " };
//!     println!("{crown} {:8} {:3}", player.name, game.score(seat));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Bots, and a record of what they did
//!
//! A bot sees a [`rules::PlayerView`]: what its seat may know, and nothing else. A record holds
//! the deal and every decision, and can be played again up to any of them.
//!
//! ```
//! use el_grande::ai::{BotKind, Budget};
//! use el_grande::record::{Header, LastLine, Record, decide};
//! use el_grande::rules::{Length, Setup};
//!
//! let mut setup = Setup::with_players(2);
//! setup.length = Length::SixRounds;
//! let mut record = Record::new(Header::new(setup, 3)?);
//! let mut game = record.play(0, &mut ())?;
//! let mut bots = [BotKind::Squire.bot(1), BotKind::Random.bot(2)];
//! while let Some(seat) = game.to_act() {
//!     let budget = Budget::iterations(1);
//!     let choice = bots[seat.index()].choose(&game.view(seat), &budget)?;
//!     decide(&mut game, choice.decision, &mut ())?;
//!     record.note(choice.decision);
//! }
//!
//! // Through a file and back: the same game.
//! let lines = record.to_lines()?;
//! let (read, played) = Record::read(lines.as_bytes(), LastLine::MustBeWhole)?;
//! assert_eq!(played, game);
//! // And as it stood after ten decisions.
//! assert!(!read.play(10, &mut ())?.is_over());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `README.md` tells how to play and where things are, `docs/rulings.md` how the rules are read
//! where they leave a doubt.

// Where a stream is a full disk they panic: `text::complain` and the command line do not.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod ai;
#[cfg(feature = "window")]
pub mod app;
pub mod board;
pub mod book;
pub mod cli;
#[cfg(feature = "window")]
pub mod common;
#[cfg(feature = "window")]
pub mod composition;
#[cfg(feature = "dev")]
pub mod dev;
pub mod fair;
pub mod film;
pub mod history;
pub mod lesson;
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
pub mod settings;
pub mod simulation;
pub mod sound;
#[cfg(feature = "window")]
pub mod stage;
pub mod storage;
#[cfg(feature = "window")]
pub mod table;
pub mod text;
pub mod tournament;
#[cfg(feature = "window")]
pub mod visitors;
