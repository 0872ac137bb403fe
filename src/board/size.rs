//! How large the pieces are. Places are laid out for these sizes, and tested with them.

/// Side of a caballero: smaller can't be read or grabbed at 1280x720.
pub const CABALLERO: f32 = 0.26;
pub const GRANDE: f32 = 0.42;
/// Diameter of the King's foot.
pub const KING: f32 = 0.36;
/// Side of the cube that marks a score.
pub const SCORE_MARKER: f32 = 0.24;
/// Diameter of the disc that marks the round.
pub const ROUND_MARKER: f32 = 0.36;
pub const CARD_WIDTH: f32 = 1.1;
pub const CARD_HEIGHT: f32 = 1.6;
/// Diameter of a secret disc.
pub const SECRET_DISC: f32 = 0.7;
/// A mobile scoreboard covers the line of values on a label.
pub const SCOREBOARD_WIDTH: f32 = 0.96;
pub const SCOREBOARD_HEIGHT: f32 = 0.32;
/// Side of the Castillo's foot, and how thick its walls are.
pub const TOWER: f32 = 1.3;
pub const TOWER_WALL: f32 = 0.08;
