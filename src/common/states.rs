//! What can be on at a time. Each is one question with one answer, so that systems can hang on it.

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

impl Screen {
    /// As the probe calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Title => "Title",
            Self::NewGame => "NewGame",
            Self::Playing => "Playing",
            Self::Result => "Result",
        }
    }
}

/// Whether the menu is open: then the board does not answer, and bots wait.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Menu {
    #[default]
    Closed,
    Open,
}

/// Whether the game goes on, or something of it is shown again while it waits.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Viewing {
    #[default]
    Game,
    Again,
}

/// Whether something secret waits for one person alone: then nothing of it is on the screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Curtain {
    #[default]
    Lifted,
    Drawn,
}

/// Whether people sit at the table, or it shows by itself what it can.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Occasion {
    #[default]
    Game,
    Demonstration,
    /// What is played in another window is looked at.
    Watching,
}

/// What is played before everybody's eyes.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Spectacle {
    /// A turn like any other.
    #[default]
    Off,
    Scoring,
    Veto,
    Crowning,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .init_state::<Viewing>()
        .init_state::<Curtain>()
        .init_state::<Occasion>()
        .init_state::<Spectacle>()
        .add_systems(OnExit(Screen::Playing), close_menu);
}

fn close_menu(mut next: ResMut<NextState<Menu>>) {
    NextState::set_if_neq(&mut next, Menu::Closed);
}
