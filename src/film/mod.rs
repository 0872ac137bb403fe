//! A film of a game, drawn without any window: for machines that have no display, and for showing
//! the game to others.

#[cfg(feature = "window")]
mod reel;
mod script;
#[cfg(feature = "window")]
mod shooting;

#[cfg(feature = "window")]
pub use reel::{NoFilm, Reel};
pub use script::{Script, Shot, played_by_knights};
#[cfg(feature = "window")]
pub use shooting::{Film, shoot};
