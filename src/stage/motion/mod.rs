//! How it moves and sounds: what happened is played beat by beat, pieces fly, scenes are lit.

pub(crate) mod announced;
pub(crate) mod arcs;
pub(crate) mod choreography;
pub(crate) mod crowning;
mod desk;
pub(crate) mod ends;
pub(crate) mod flights;
pub(crate) mod ghosts;
pub(crate) mod phases;
pub(crate) mod playback;
pub(crate) mod pose;
pub(crate) mod rest;
pub(crate) mod scene;
pub(crate) mod seal;
pub(crate) mod sounds;
pub(crate) mod staging;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        pose::plugin,
        phases::plugin,
        playback::plugin,
        flights::plugin,
        scene::plugin,
        announced::plugin,
        arcs::plugin,
        ghosts::plugin,
        sounds::plugin,
        staging::plugin,
        seal::plugin,
        crowning::plugin,
        rest::plugin,
    ));
}
