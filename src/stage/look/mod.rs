//! How it looks: board, pieces, room, light and the eye.

pub(crate) mod arcs;
pub(crate) mod audience;
pub(crate) mod board;
pub(crate) mod camera;
pub(crate) mod faces;
pub(crate) mod figures;
pub(crate) mod paint;
pub(crate) mod picture_queue;
pub(crate) mod pictures;
pub(crate) mod quality;
pub(crate) mod room;
pub(crate) mod sampling;
pub(crate) mod shade;
pub(crate) mod solid;
pub(crate) mod tokens;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        paint::plugin,
        room::plugin,
        board::plugin,
        picture_queue::plugin,
        figures::plugin,
        faces::plugin,
        tokens::plugin,
        arcs::plugin,
        camera::plugin,
        audience::plugin,
        quality::plugin,
        sampling::plugin,
        shade::plugin,
    ));
}
