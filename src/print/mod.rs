//! All that is printed: cards, the board, the faces of pieces. Drawn as vector graphics into plain
//! pixels, with no engine, so that it is sharp at any size and speaks any language.

#![expect(
    clippy::cast_sign_loss,
    reason = "pixels and tones are worked out as fractions that are never negative"
)]

pub mod board;
pub mod cards;
mod grain;
pub mod icons;
mod ink;
mod lettering;
mod picture;
mod shape;
mod sheet;
mod symbols;
#[cfg(test)]
mod tests;
pub mod tokens;
mod typeface;
mod wording;

pub use board::values;
pub use ink::{ground_rgb, player_rgb, stack_rgb};
pub use picture::{Picture, PlacedPicture};
pub use typeface::Typeface;
pub use wording::Wording;
