//! What the pointer is on, and what of the window is free for the board.

use crate::rules::Place;
use bevy::prelude::*;

/// The place under the pointer. The stage sets it, panels explain it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hovered(pub Option<Place>);

/// A place that a line of the log was clicked for: the stage may show it, and forget it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointedOut(pub Option<Place>);

/// The part of the window that the panels leave free, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeArea(pub Rect);
