//! Tells a game in sentences: what happened, and why something may not.
//!
//! ```
//! use el_grande::log::Narrator;
//! use el_grande::rules::{Game, Setup};
//! use el_grande::text::Text;
//!
//! let (text, setup) = (Text::english(), Setup::with_players(3));
//! let mut game = Game::new(&setup, 1)?;
//! let mut narrator = Narrator::new(&text, &setup);
//! narrator.open(&game);
//! game.settle(&mut narrator);
//! assert!(narrator.finish().contains("== Round 1 =="));
//! # Ok::<(), el_grande::rules::SetupError>(())
//! ```

mod deeds;
mod line;
mod names;
mod narrator;
mod open_sentence;
mod refusal;
mod scoring;
mod tell;
#[cfg(test)]
mod tests;
mod topic;

pub use deeds::announcement;
pub use line::{LogLine, WIDTH};
pub(crate) use names::region_key;
#[cfg(feature = "window")]
pub(crate) use names::{Names, values, yes_no};
pub use narrator::Narrator;
pub use refusal::refusal;
pub use topic::Topic;
