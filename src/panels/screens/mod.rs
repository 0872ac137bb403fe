//! The screens before, over and after the game.

pub(crate) mod curtain;
pub(crate) mod menu;
pub(crate) mod modules;
pub(crate) mod new_game;
pub(crate) mod result;
pub(crate) mod title;
pub(crate) mod too_small;
