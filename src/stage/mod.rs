//! The table as it is seen: board, pieces, camera, and hands that move things.

mod acts;
mod announced;
mod camera;
mod choreography;
mod crowning;
mod faces;
mod figures;
mod glow;
mod hand;
mod lens;
mod overlay;
mod paint;
mod pictures;
mod playback;
mod pose;
mod press;
mod quality;
mod reach;
mod rest;
mod room;
mod sampling;
mod scene;
mod seal;
mod solid;
mod sounds;
mod tally;
mod theatre;
mod tokens;

pub use acts::{Act, Paid, Scene, Veto};
pub use camera::{StageCamera, View};
pub use crowning::Crown;
pub use hand::InHand;
pub use overlay::{Ink, Inscription, Inscriptions};
pub use paint::Painted;
pub use playback::InFlight;
pub use pose::Target;
pub use reach::Possible;
pub(crate) use reach::Reach;
pub(crate) use rest::Unready;
pub use tally::Tally;

use crate::board::Point;
use bevy::prelude::*;

/// Everything to be seen and touched. Works without a screen, too: tests drag with a simulated
/// pointer.
pub fn plugin(app: &mut App) {
    // How it looks.
    app.add_plugins((
        paint::plugin,
        room::plugin,
        scene::plugin,
        press::plugin,
        figures::plugin,
        faces::plugin,
        camera::plugin,
        quality::plugin,
        sampling::plugin,
    ));
    // How it moves and sounds.
    app.add_plugins((
        pose::plugin,
        playback::plugin,
        announced::plugin,
        sounds::plugin,
        theatre::plugin,
        tokens::plugin,
        seal::plugin,
        crowning::plugin,
        rest::plugin,
    ));
    // What can be done, and what is told of it.
    app.add_plugins((
        reach::plugin,
        hand::plugin,
        glow::plugin,
        tally::plugin,
        overlay::plugin,
    ));
}

/// Heights of the table's layers.
pub(crate) mod height {
    /// The sea, and the face of the board.
    pub(crate) const SEA: f32 = 0.0;
    pub(crate) const BACKDROP: f32 = 0.05;
    pub(crate) const LAND: f32 = 0.12;
    /// The table the board lies on.
    pub(crate) const TABLE: f32 = -0.2;
}

/// A point of the board in the world: x to the east, y up, z to the south.
pub(crate) const fn on_board(point: Point, height: f32) -> Vec3 {
    Vec3::new(point.x, height, -point.y)
}
