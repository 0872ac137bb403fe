//! Opens the window, or says in a sentence why that can't be done here.

use super::{Command, Keepsakes, SettingsFile, Shelf};
use crate::opponents::Programs;
use crate::stage;
use bevy::log::LogPlugin;
use bevy::picking::mesh_picking::{MeshPickingPlugin, MeshPickingSettings};
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResizeConstraints, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use std::path::PathBuf;
use std::time::Duration;

/// Why there is no window.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoWindow {
    #[error(
        "there is no display to open a window on: start the game from a desktop, or try `el-grande log`"
    )]
    NoDisplay,
    #[error(
        "the display {0} does not answer: start the game from a desktop, or try `el-grande log`"
    )]
    SilentDisplay(String),
}

/// How the window opens.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Begins with this, or on the title screen.
    pub first: Option<Command>,
    pub size: (u32, u32),
    /// Seats that other programs play for.
    pub programs: Programs,
    /// Prints figures after a while and ends.
    pub measure: bool,
}

/// Plays in a window until it is closed.
pub fn run(opening: Opening) -> Result<(), NoWindow> {
    let (width, height) = opening.size;
    super::display::probe()?;
    let window = Window {
        title: "El Grande".to_owned(),
        resolution: WindowResolution::new(width, height),
        resize_constraints: WindowResizeConstraints {
            min_width: 1024.0,
            min_height: 640.0,
            ..default()
        },
        present_mode: PresentMode::AutoVsync,
        ..default()
    };
    let mut app = App::new();
    app.insert_resource(ClearColor(Color::srgb(0.09, 0.06, 0.04)))
        .insert_resource(Shelf(folder("XDG_DATA_HOME", ".local/share", "records")))
        .insert_resource(Keepsakes(home()))
        .insert_resource(SettingsFile(folder(
            "XDG_CONFIG_HOME",
            ".config",
            "settings.ron",
        )))
        // At rest nothing is drawn; whatever moves asks for the next frame.
        .insert_resource(WinitSettings {
            focused_mode: UpdateMode::reactive_low_power(Duration::from_mins(1)),
            unfocused_mode: UpdateMode::reactive_low_power(Duration::from_mins(1)),
        })
        .add_plugins((
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(window),
                    ..default()
                })
                .set(LogPlugin {
                    filter: "warn,el_grande=info".to_owned(),
                    ..default()
                }),
            game,
        ));
    app.insert_resource(opening.programs);
    if opening.measure {
        app.add_plugins(super::measure::plugin);
    }
    if let Some(first) = opening.first {
        app.world_mut().write_message(first);
    }
    app.run();
    Ok(())
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
        stage::plugin,
        crate::panels::plugin,
    ));
}

/// Where people look first for what they have kept.
fn home() -> Option<PathBuf> {
    let home = PathBuf::from(std::env::var_os("HOME")?);
    let documents = home.join("Documents");
    Some(if documents.is_dir() { documents } else { home })
}

/// A folder or file of ours among the user's own.
fn folder(variable: &str, usual: &str, name: &str) -> Option<PathBuf> {
    let named = std::env::var_os(variable).map(PathBuf::from);
    let base = named
        .filter(|path| path.is_absolute())
        .or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(usual)))?;
    Some(base.join("el-grande").join(name))
}
