//! The game in a window: which screen is shown, which game lies on the table, who is looking.

mod again;
mod background;
mod demo;
mod display;
mod engine;
mod eyes;
mod folders;
mod guard;
mod probe;
mod session;
mod settings;
mod soak;
mod sound_card;
mod still_life;
mod undo;
mod window;

pub use again::Repetition;
pub(crate) use background::{Background, Broken};
pub use demo::Demo;
pub(crate) use display::display_answers;
pub(crate) use engine::{Sight, engine, make_ready};
pub use eyes::{Eyes, secret_choice};
pub(crate) use guard::guarded;
pub use session::{Chronicle, Command, Keepsakes, Obeyed, OnShelf, Shelf, unfinished};

pub use settings::{CameraMoves, Quality, Settings, SettingsFile, Volumes, Whose};
pub(crate) use soak::kilobytes;
pub use undo::{UndoLock, undo_lock};
pub use window::{NoWindow, Opening, game, run};

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
pub struct Words(pub &'static Text);

/// The part of the window that the panels leave free, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct FreeArea(pub Rect);

/// The menu is open: the board does not answer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Paused(pub bool);

/// Something to tell the player at once: why a drop was refused, that a record can't be written.
#[derive(Message, Clone, Debug)]
pub struct Notice(pub String);

/// Everything but window and rendering: works without a screen.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .insert_resource(Words(Text::shared()))
        .init_resource::<FreeArea>()
        .init_resource::<Paused>()
        .add_message::<Notice>()
        .add_plugins((
            eyes::plugin,
            session::plugin,
            settings::plugin,
            demo::plugin,
            still_life::plugin,
            again::plugin,
            crate::table::TablePlugin,
            crate::opponents::plugin,
        ));
}
