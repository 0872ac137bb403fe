//! What the pointer is on, what is pointed out on the board, and what of the window is free for it.

use crate::rules::{Place, Seat};
use bevy::prelude::*;

/// The place under the pointer. The stage sets it, panels explain it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hovered(pub Option<Place>);

/// A place that a line of the log was clicked for: the stage may show it, and forget it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointedOut(pub Option<Place>);

/// Where an arc over the board begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArcEnd {
    Place(Place),
    Court(Seat),
    Provinces(Seat),
}

/// An arc from the first to the second stands over the board as long as this says so: what somebody
/// is about to choose.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointedArc(pub Option<(ArcEnd, ArcEnd)>);

/// An arc stands over the board for a moment: what a line of the log tells.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecallArc {
    pub from: ArcEnd,
    pub to: ArcEnd,
}

/// The part of the window that the panels leave free, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeArea(pub Rect);
