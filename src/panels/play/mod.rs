//! The panels of a game under way.

pub(crate) mod again;
pub(crate) mod audit;
pub(crate) mod banner;
pub(crate) mod bar;
pub(crate) mod cards;
pub(crate) mod controls;
pub(crate) mod counsel;
pub(crate) mod disc;
pub(crate) mod explain;
pub(crate) mod inspector;
pub(crate) mod intent;
pub(crate) mod journal;
pub(crate) mod modifiers;
pub(crate) mod players;
pub mod prompt;
pub(crate) mod standing;
