//! The game in a window: which screen is shown, which game lies on the table, who is looking.

mod eyes;
mod session;
mod window;

pub use eyes::{Eyes, secret_choice};
pub use session::{Chronicle, Command, Shelf, UndoLock, last_record, undo_lock};

pub use window::{NoWindow, run};

use crate::text::Text;
use bevy::prelude::*;

/// What fills the window.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    #[default]
    Title,
    NewGame,
    Playing,
    Result,
}

/// Every string a player sees.
#[derive(Resource, Debug)]
pub struct Words(pub Text);

/// The part of the window that the panels leave free, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeArea(pub Rect);

/// Something to tell the player at once: why a drop was refused, that a record can't be written.
#[derive(Message, Clone, Debug)]
pub struct Notice(pub String);

/// Everything but window and rendering: works without a screen.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .insert_resource(Words(Text::english()))
        .init_resource::<FreeArea>()
        .add_message::<Notice>()
        .add_plugins((eyes::plugin, session::plugin, crate::table::TablePlugin));
}
