//! What lies over the table while a game is played.

pub(crate) mod again;
pub(crate) mod answers;
pub(crate) mod audit;
pub(crate) mod bubble;
pub(crate) mod controls;
pub(crate) mod corner;
pub(crate) mod counsel;
pub(crate) mod dial;
pub(crate) mod dial_face;
pub(crate) mod drawer;
pub(crate) mod explain;
pub(crate) mod fan;
pub(crate) mod hud;
pub(crate) mod intent;
pub(crate) mod journal;
pub(crate) mod lens;
pub(crate) mod letterbox;
pub(crate) mod marquee;
pub(crate) mod modifiers;
pub(crate) mod over_table;
pub(crate) mod plaques;
pub mod prompt;
pub(crate) mod ribbon;
pub(crate) mod round;
pub(crate) mod seal;
pub(crate) mod tiles;
