//! Opens the window, or says in a sentence why that can't be done here.

use super::display::display_answers;
use super::endurance::Endurance;
use super::engine::{Sight, engine, make_ready};
use super::guard::guarded;
use super::soak::{self, SoakPlan};
use super::stand;
use super::supervisor::{supervised, watch};
use crate::fair::FairPlan;
use crate::opponents::Programs;
use crate::panels::{PanelState, TurnAudience};
use crate::rules::Setup;
use crate::session::{Command, DemonstrationTable};
use crate::stage;
use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResizeConstraints, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;

/// Why there is no window.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoWindow {
    #[error(
        "there is no display to open a window on: start the game from a desktop, or try `el-grande film` or `el-grande log`"
    )]
    NoDisplay,
    #[error(
        "the display {0} does not answer: start the game from a desktop, or try `el-grande film` or `el-grande log`"
    )]
    SilentDisplay(String),
    #[error(
        "no driver was found that can draw: install one for Vulkan (on Debian and Ubuntu the package mesa-vulkan-drivers draws without a graphics card), or try `el-grande log`"
    )]
    NoDriver,
    #[error(
        "the library {0} is missing, without which no window opens: install it (./play does, on Debian and Ubuntu), or try `el-grande film` or `el-grande log`"
    )]
    NoLibrary(String),
    #[error(
        "the window had to be given up: {0}. Every decision was written down: the game can be continued. RUST_BACKTRACE=1 tells more"
    )]
    GivenUp(String),
}

/// What the engine says where it finds nothing to draw with.
const NO_DRIVER: &str = "Unable to find a GPU";
/// What it says where a library of the display is missing.
const NO_LIBRARY: [&str; 2] = ["opening library failed", "could not be loaded"];

impl NoWindow {
    /// Understands why the engine gave up.
    pub(crate) fn because(reason: String) -> Self {
        let library = NO_LIBRARY.iter().any(|sign| reason.contains(sign));
        if reason.starts_with(NO_DRIVER) {
            Self::NoDriver
        } else if let Some(name) = library_in(&reason).filter(|_| library) {
            Self::NoLibrary(name.to_owned())
        } else {
            Self::GivenUp(reason)
        }
    }
}

/// The first file name in a sentence that is one of a library.
fn library_in(reason: &str) -> Option<&str> {
    let words = reason.split(|c: char| !c.is_alphanumeric() && !"._-+".contains(c));
    let mut names = words.filter(|word| word.starts_with("lib") && word.contains(".so"));
    names.next().map(|name| name.trim_end_matches('.'))
}

/// How the window opens.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Begins with this, or on the title screen.
    pub first: Option<Command>,
    /// What the page for a new game begins with, and bots at a demonstration play.
    pub proposed: Option<Setup>,
    pub size: (u32, u32),
    /// Seats that other programs play for.
    pub programs: Programs,
    /// Bots play so many games as fast as they can, and figures are printed.
    pub games: Option<u32>,
    /// Nothing is drawn, and no window opens.
    pub unseen: bool,
    /// The game is on show, and kept alive.
    pub fair: Option<FairPlan>,
    /// A second window opens for those who watch.
    pub audience: bool,
    /// Visitors who are none try the stand.
    pub soak: Option<SoakPlan>,
    /// Prints a line of JSON whenever something else can be done.
    pub probe: bool,
    /// What those who build it want to have on top of it.
    pub extension: Option<fn(&mut App)>,
}

/// Plays in a window until it is closed.
pub fn run(opening: Opening) -> Result<(), NoWindow> {
    if let Some(plan) = &opening.fair
        && !opening.unseen
        && !supervised()
    {
        display_answers()?;
        return watched(plan.restarts_an_hour);
    }
    if opening.unseen {
        return guarded(|| play_unseen(opening)).map_err(NoWindow::because);
    }
    display_answers()?;
    guarded(|| open(opening)).map_err(NoWindow::because)
}

/// The same as the child of one that keeps it alive.
fn watched(most: u16) -> Result<(), NoWindow> {
    let ended = watch(most, stand::folder());
    match ended {
        Ok(0) => Ok(()),
        // The child has said why.
        Ok(code) => std::process::exit(code.into()),
        Err(error) => Err(NoWindow::GivenUp(error.to_string())),
    }
}

fn open(opening: Opening) {
    let mut app = engine(window(opening.size), Sight::Window);
    app.insert_resource(ClearColor(Color::srgb(0.09, 0.06, 0.04)))
        // At rest nothing is drawn; whatever moves asks for the next frame.
        .insert_resource(WinitSettings {
            focused_mode: UpdateMode::reactive_low_power(Duration::from_mins(1)),
            unfocused_mode: UpdateMode::reactive_low_power(Duration::from_mins(1)),
        });
    if opening.games.is_none() {
        app.add_plugins(super::folders::plugin);
    }
    let (fair, soak) = (opening.fair.clone(), opening.soak);
    set_up(&mut app, opening);
    if let Some(plan) = fair {
        stand::set_up(&mut app, plan, stand::folder());
    }
    if let Some(soak) = soak {
        soak::set_up(&mut app, soak);
    }
    end_with(app.run());
}

/// The same without drawing, frame after frame as fast as the machine can.
fn play_unseen(opening: Opening) {
    let mut app = engine(window(opening.size), Sight::Nothing);
    let stand = opening.fair.clone().zip(opening.soak);
    let folder = std::env::temp_dir().join(format!("el-grande-soak-{}", std::process::id()));
    set_up(&mut app, opening);
    if let Some((plan, soak)) = stand {
        // Nothing is "visible in view" where nothing is drawn.
        app.world_mut()
            .resource_mut::<MeshPickingSettings>()
            .ray_cast_visibility = RayCastVisibility::Any;
        stand::set_up(&mut app, plan, Some(folder.clone()));
        soak::set_up(&mut app, soak);
    }
    make_ready(&mut app);
    let exit = loop {
        app.update();
        if let Some(exit) = app.should_exit() {
            break exit;
        }
    };
    // What was played for nobody is kept by nobody.
    let _ = std::fs::remove_dir_all(folder);
    end_with(exit);
}

/// A graphics device that was lost has been told of in the log of the engine.
fn end_with(exit: AppExit) {
    if let AppExit::Error(code) = exit {
        std::process::exit(code.get().into());
    }
}

fn set_up(app: &mut App, opening: Opening) {
    app.add_plugins(game).insert_resource(opening.programs);
    if let Some(extension) = opening.extension {
        app.add_plugins(extension);
    }
    if opening.probe {
        app.add_plugins(super::probe::plugin);
    }
    if let Some(setup) = opening.proposed {
        let mut panels = app.world_mut().resource_mut::<PanelState>();
        panels.propose(setup.clone());
        app.insert_resource(DemonstrationTable(Some(setup)));
    }
    let fair = opening.fair.as_ref();
    if opening.audience || fair.is_some_and(|plan| plan.audience) {
        app.world_mut().write_message(TurnAudience);
    }
    if let Some(games) = opening.games {
        app.insert_resource(Endurance::new(games))
            .add_plugins(super::endurance::plugin);
    } else if let Some(first) = opening.first {
        app.world_mut().write_message(first);
    }
}

fn window((width, height): (u32, u32)) -> Window {
    Window {
        title: "El Grande".to_owned(),
        resolution: WindowResolution::new(width, height),
        resize_constraints: WindowResizeConstraints {
            min_width: 800.0,
            min_height: 500.0,
            ..default()
        },
        present_mode: PresentMode::AutoVsync,
        ..default()
    }
}

/// The whole game, for an engine with a window or, in tests, without.
pub fn game(app: &mut App) {
    app.insert_resource(MeshPickingSettings {
        // Board and backdrop are looked at, pieces and places are touched.
        require_markers: true,
        ..default()
    })
    .add_plugins((
        MeshPickingPlugin,
        super::plugin,
        super::closing::plugin,
        stage::plugin,
        crate::panels::plugin,
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_missing_library_is_named() {
        let reason = |reason: &str| NoWindow::because(reason.to_owned());
        let missing = |name: &str| NoWindow::NoLibrary(name.to_owned());
        assert_eq!(
            reason("Library libxkbcommon-x11.so could not be loaded. (src/x11.rs:59:28)"),
            missing("libxkbcommon-x11.so")
        );
        assert_eq!(
            reason(
                "Failed to build event loop: LibraryOpenError(OpenError { detail: \"opening library failed (libXi.so.6: cannot open shared object file); opening library failed (libXi.so: no such file)\" })"
            ),
            missing("libXi.so.6")
        );
        assert_eq!(
            reason(
                "detail: \"opening library failed (/lib/x86_64-linux-gnu/libXcursor.so.1: file too short)"
            ),
            missing("libXcursor.so.1")
        );
        assert_eq!(
            reason("a texture could not be loaded"),
            NoWindow::GivenUp("a texture could not be loaded".to_owned())
        );
    }
}
