//! Where everything is on the board and on the table around it: pure geometry, no engine.
//!
//! The stage turns these points into transforms and these polygons into meshes; the rules know
//! nothing of them. All in board coordinates, see [`Point`].

mod camps;
mod castillo;
mod clip;
mod crowd;
mod outline;
mod shape;
pub mod size;
mod stacks;
mod table;
mod track;
mod triangulate;
mod warp;

pub use castillo::{CASTILLO_FIELD, CASTILLO_TOWER};
pub use crowd::{
    LABEL_HEIGHT, RegionLayout, caballeros_in, grande_in, king_place, label_of, name_line,
    values_line,
};
pub use outline::{
    BOARD, FRAME, Land, LandName, MAP, Outline, lands, outline, outlines, region_at, silhouette,
};
pub use shape::{Point, Polygon, Rect, nearest_on_side};
pub use stacks::{Cubicle, PITCH, Stacks};
pub use table::{
    Rail, Tray, Yard, beside, discard_pile, face_up, rail, stack, table_extent, to_be_seen, tray,
};
pub use track::{
    CALENDAR, ROUNDS, SCORE_CELL_DEPTH, SCORE_CELLS, SCORING_EVERY, round_space, score_cell,
    score_marker, scoring_space,
};
pub use triangulate::triangulate;
pub use warp::warp;
