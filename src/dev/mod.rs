//! For whoever works on the window (feature `dev`): F3 shows what goes on in it, above everything
//! else, and takes it away again.
//!
//! It looks on and touches nothing: it lies over the board without catching the mouse, and is drawn
//! in frames that others ask for, so that the window rests as it does without it. It keeps no secret:
//! what is decided behind the curtain is told like everything else.
//!
//! Its words are for developers and never shown to players: they stand here, in the code's own names,
//! and not in the Fluent files.

mod cost;
mod overlay;
mod report;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

/// Needs the whole game, [`crate::app::game`].
pub fn plugin(app: &mut App) {
    app.add_plugins((cost::plugin, overlay::plugin));
}
