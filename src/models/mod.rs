//! The shapes of all pieces: meshes as plain data, made by rule, with no engine.
//!
//! Lengths are board units. Unless a function says otherwise the origin is the middle of the foot.
//! Models with vertex colours ([`Model::colours`]) want a white material, and their uvs are board
//! units along the surface, for a grain that repeats; those without want the picture of
//! [`crate::print`] that they name.

mod card;
mod castillo;
mod chance;
mod cube;
mod furniture;
mod joinery;
mod king;
mod lathe;
mod markers;
mod model;
mod seal;
mod slab;
#[cfg(test)]
mod tests;
mod tone;

pub use card::{
    CARD_THICKNESS, DISC_THICKNESS, SCOREBOARD_THICKNESS, card_back, card_front, disc, disc_back,
    disc_front, disc_pointer, scoreboard,
};
pub use castillo::{
    BANNER_FOOT, CASTILLO_DARKNESS, CASTILLO_HEIGHT, GATE_HINGE, castillo_banner, castillo_body,
    castillo_gate,
};
pub use cube::{caballero, grande};
pub use furniture::{TABLE_HEIGHT, WICK, books, candlestick, chair, chart, flame, inkwell};
pub use joinery::{TRAY_FLOOR, TRAY_RIM, frame, tray};
pub use king::{CROWN_HEIGHT, KING_HEIGHT, crown, king};
pub use markers::{
    ROUND_MARKER_HEIGHT, SCORE_MARKER_HEIGHT, SCORE_MARKER_WIDTH, flag, round_marker, score_marker,
};
pub use model::Model;
pub use seal::{SEAL_THICKNESS, seal};
pub use slab::bevelled_slab;
