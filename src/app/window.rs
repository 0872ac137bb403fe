//! Opens the window, or says in a sentence why that can't be done here.

use super::{Command, Shelf};
use crate::rules::Setup;
use crate::stage;
use bevy::log::LogPlugin;
use bevy::picking::mesh_picking::MeshPickingPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};
use std::path::PathBuf;

/// Why there is no window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoWindow {
    #[error("there is no display to open a window on: start the game from a desktop")]
    NoDisplay,
}

/// Plays in a window until it is closed; begins at once with a game, or on the title screen.
pub fn run(begin: Option<(Setup, u64)>) -> Result<(), NoWindow> {
    // Without a display the window library ends the program with a backtrace: ask first.
    let display = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(target_os = "linux") && !display("DISPLAY") {
        return Err(NoWindow::NoDisplay);
    }
    let window = Window {
        title: "El Grande".to_owned(),
        resolution: WindowResolution::new(1280, 720),
        present_mode: PresentMode::AutoVsync,
        ..default()
    };
    let mut app = App::new();
    app.insert_resource(ClearColor(Color::srgb(0.09, 0.06, 0.04)))
        .insert_resource(Shelf(record_folder()))
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
            MeshPickingPlugin,
        ))
        .add_plugins((super::plugin, stage::plugin, crate::panels::plugin));
    if let Some((setup, seed)) = begin {
        app.world_mut()
            .write_message(Command::Begin { setup, seed });
    }
    app.run();
    Ok(())
}

/// Where records are kept: with the user's other data.
fn record_folder() -> Option<PathBuf> {
    let data = std::env::var_os("XDG_DATA_HOME")
        .map(PathBuf::from)
        .filter(|path| path.is_absolute())
        .or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".local/share")))?;
    Some(data.join("el-grande").join("records"))
}
