//! What a hand can do, and what tells it so: reach, dragging, light, names and rings.

mod absence;
pub(crate) mod dragging;
pub(crate) mod glow;
pub(crate) mod grip;
pub(crate) mod inscriptions;
pub(crate) mod muster;
pub(crate) mod open_ground;
pub(crate) mod reach;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        reach::plugin,
        absence::plugin,
        dragging::plugin,
        grip::plugin,
        muster::plugin,
        glow::plugin,
        inscriptions::plugin,
    ));
}
