//! The table as it is seen: board, pieces, camera, and hands that move things.

mod cinema;
mod hand;
mod look;
mod motion;

pub use cinema::numerals::{
    AudienceNumerals, Numeral, SCENE_SIZES, SceneNumerals, SceneWord, TieBracket,
};
pub use hand::dragging::InHand;
pub use hand::grip::TableGrip;
pub use hand::inscriptions::{AudienceInscriptions, Inscription, InscriptionInk, Inscriptions};
pub use hand::muster::{Levy, Muster};
pub use hand::open_ground::{Obstacle, open_ground};
pub(crate) use hand::reach::HandReach;
pub use hand::reach::PossibleGestures;
pub use look::arcs::GoldArc;
pub use look::audience::{AudienceCamera, audience_eye};
pub use look::camera::{CameraView, StageCamera};
pub use look::paint::Painted;
pub use motion::crowning::Crown;
pub use motion::flights::InFlight;
pub use motion::ghosts::Ghost;
pub use motion::pose::{OnRail, Target};
pub(crate) use motion::pose::{court_yard, provinces_yard};
pub(crate) use motion::rest::PictureUnready;
pub use motion::scene::{Act, Paid, Scene, Veto};
pub(crate) use motion::sounds::Overheard;

use crate::board::Point;
use bevy::prelude::*;

/// Everything to be seen and touched. Works without a screen, too: tests drag with a simulated
/// pointer.
pub fn plugin(app: &mut App) {
    app.add_plugins((look::plugin, motion::plugin, cinema::plugin, hand::plugin));
}

/// Heights of the table's layers.
pub(crate) mod height {
    /// The sea, and the face of the board.
    pub(crate) const SEA: f32 = 0.0;
    pub(crate) const BACKDROP: f32 = 0.05;
    pub(crate) const LAND: f32 = 0.12;
    /// The ruler of rounds lies on Portugal.
    pub(crate) const CALENDAR: f32 = 0.1;
    /// The table the board lies on.
    pub(crate) const TABLE: f32 = -0.2;
}

/// A point of the board in the world: x to the east, y up, z to the south.
pub(crate) const fn on_board(point: Point, height: f32) -> Vec3 {
    Vec3::new(point.x, height, -point.y)
}
