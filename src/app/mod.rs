//! The assembling of the program: an engine with a window, or drawing into a picture, or not drawing
//! at all, and the whole game in it.

mod closing;
mod display;
mod endurance;
mod engine;
mod folders;
mod guard;
mod heartbeat;
mod log_book;
mod probe;
mod soak;
mod sound_card;
mod stand;
mod supervisor;
mod window;

pub(crate) use display::display_answers;
pub(crate) use endurance::kilobytes;
pub(crate) use engine::{Sight, engine, make_ready};
pub(crate) use guard::guarded;
pub use soak::SoakPlan;
pub use window::{NoWindow, Opening, game, run};

use bevy::prelude::*;

/// Everything but window, stage and panels: works without a screen.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        crate::common::plugin,
        crate::table::TablePlugin,
        crate::opponents::plugin,
        crate::session::plugin,
        crate::visitors::plugin,
    ));
}
