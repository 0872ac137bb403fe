//! Music: a vihuela plays pieces in the manner of the 1530s, made for this game. It is worked out while
//! it is heard, a moment ahead: nothing but a few strings is kept.

mod body;
mod pieces;
mod player;
mod score;
mod string;
#[cfg(test)]
mod tests;

pub use pieces::PIECES;
pub use player::{Musician, recital};
pub use score::{Misprint, MusicPiece};
