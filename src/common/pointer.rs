//! What the pointer is on, and where in the window board and players' slips are.

use crate::rules::{Place, Seat};
use bevy::prelude::*;

/// The place under the pointer. The stage sets it, panels explain it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hovered(pub Option<Place>);

/// A place that a line of the log was clicked for: the stage may show it, and forget it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointedOut(pub Option<Place>);

/// The part of the window in which the board is to be seen, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BoardArea(pub Rect);

/// Where players' slips are in the window: pieces dropped there go to their owner.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PlaqueAreas(pub Vec<(Seat, Rect)>);

impl PlaqueAreas {
    /// Whose slip is at a point.
    pub fn at(&self, point: Vec2) -> Option<Seat> {
        let found = self.0.iter().find(|(_, area)| area.contains(point));
        found.map(|&(seat, _)| seat)
    }
}

/// A place on the board was clicked, and that meant nothing to the rules.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceClicked(pub Place);

/// Somebody has seen enough.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hurry {
    /// Of this.
    GoOn,
    /// Of all of it.
    Skip,
}

impl Hurry {
    /// As the probe calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::GoOn => "GoOn",
            Self::Skip => "Skip",
        }
    }
}
