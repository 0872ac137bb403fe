//! How large the pieces are. Places are laid out for these sizes, and tested with them.

/// Side of a caballero: smaller can't be read or grabbed at 1280x720.
pub const CABALLERO: f32 = 0.28;
pub const GRANDE: f32 = 0.46;
/// Diameter of the King's foot.
pub const KING: f32 = 0.4;
/// Diameter of the pawn that marks a score.
pub const SCORE_MARKER: f32 = 0.2;
/// Diameter of the ring that lies round the number of the round.
pub const ROUND_MARKER: f32 = 0.43;
pub const CARD_WIDTH: f32 = 1.1;
pub const CARD_HEIGHT: f32 = 1.6;
/// Diameter of a secret disc.
pub const SECRET_DISC: f32 = 0.7;
/// A mobile scoreboard covers the line of values on a label.
pub const SCOREBOARD_WIDTH: f32 = 0.87;
pub const SCOREBOARD_HEIGHT: f32 = 0.29;
/// Side of the Castillo's foot, and how thick its walls are.
pub const TOWER: f32 = 1.2;
pub const TOWER_WALL: f32 = 0.08;
