//! The Castillo: a tower of ashlar with light quoins, a timber gallery under Spanish battlements,
//! four corner turrets, an arched gate, and nothing but darkness inside.
//!
//! Each of the four sides is made as if it looked south and then turned into its place: x runs
//! along the wall to the right as one sees it, z outwards from the middle of the tower.

mod banner;
mod crown;
mod gate;
mod stone;
mod timber;
mod walls;

pub use banner::{BANNER_FOOT, castillo_banner};
pub use gate::{GATE_HINGE, castillo_gate};

use super::model::{Model, Workpiece};
use super::tone::WHITE;
use crate::board::size::{TOWER, TOWER_WALL};

/// To the tips of the turrets; the banner stands on top of that.
pub const CASTILLO_HEIGHT: f32 = 1.95;
/// Below this the inside is solid black: what falls in is gone.
pub const CASTILLO_DARKNESS: f32 = DARKNESS * TALL;

/// The tower is drawn with a foot of 1.3 and then brought to its size on the board.
const WIDE: f32 = TOWER / (2.0 * FOOT);
const TALL: f32 = CASTILLO_HEIGHT / TIP;
/// Heights, as drawn: of the tips and of the darkness.
const TIP: f32 = 2.45;
const DARKNESS: f32 = 1.0;
/// From the middle of the tower: its foot, the mortar of the walls, and the room inside.
const FOOT: f32 = 0.65;
const WALL: f32 = 0.595;
const INSIDE: f32 = FOOT - TOWER_WALL / WIDE;
/// Heights: where the walls begin above the sloping foot, where the gallery's beams begin, its
/// floor, and the parapet's upper edge between the merlons.
const PLINTH: f32 = 0.13;
const BEAMS: f32 = 1.5;
const GALLERY: f32 = 1.585;
const PARAPET: f32 = 1.86;

const SOUTH: u8 = 0;

/// Everything but the gate's leaf and the banner. The origin is the middle of its foot, its gate
/// in the south.
pub fn castillo_body() -> Model {
    let mut tower = Workpiece::new(WHITE);
    for quarter in 0..4 {
        let mut side = Workpiece::new(WHITE);
        walls::wall(&mut side, quarter);
        walls::arrow_slits(&mut side, quarter);
        timber::gallery(&mut side);
        crown::battlements(&mut side, quarter);
        crown::dark_inside(&mut side);
        if quarter == SOUTH {
            gate::gatehouse(&mut side);
            timber::hoarding(&mut side);
        }
        side.add(crown::turret());
        tower.add(side.turned(quarter));
    }
    crown::darkness(&mut tower);
    tower.finish().stretched(WIDE, TALL)
}
