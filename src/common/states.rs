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

/// At a fair: whether somebody stands before the screen. At home nobody asks.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Visit {
    #[default]
    AtHome,
    /// Nobody is there: the game shows itself.
    Attract,
    /// Somebody has touched the screen, and is asked what it shall be.
    ComeIn,
    /// Somebody plays, or watches.
    Stays,
    /// Nobody has touched anything for a while: it is asked whether anybody is there.
    StillThere,
}

impl Visit {
    /// As the probe calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AtHome => "AtHome",
            Self::Attract => "Attract",
            Self::ComeIn => "ComeIn",
            Self::Stays => "Stays",
            Self::StillThere => "StillThere",
        }
    }
}

/// How the game shows itself while nobody is there, in turn.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AttractAct {
    /// The name, a greeting, and what to do.
    #[default]
    Title,
    /// Bots play from the beginning, with captions.
    Demonstration,
    /// A general scoring, from just before it.
    Moment,
}

/// The exhibitor's own page, which needs a code.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Backstage {
    #[default]
    Closed,
    /// Digits are asked for.
    Code,
    Open,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Visit>()
        .init_state::<AttractAct>()
        .init_state::<Backstage>()
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
