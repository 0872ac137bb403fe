//! A finished picture: plain pixels that any engine can take as a texture.

use crate::board::Rect;

/// Pixels in sRGB with straight alpha, four bytes each, the top row first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    pub rgba: Vec<u8>,
}

/// A picture that lies on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedPicture {
    pub picture: Picture,
    /// The part of the board it covers from edge to edge, in board units.
    pub covers: Rect,
}
