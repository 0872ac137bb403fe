//! The stand at a fair, put together: what the exhibitor wants, where it keeps its things, and where it
//! was if it had to begin anew.

use super::supervisor::{is_restart, supervised};
use crate::common::{Exhibition, SettingsFile, Visit};
use crate::fair::FairPlan;
use crate::session::{Command, KeepsakeFolder, SavesFolder};
use crate::visitors::EventFolder;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use directories::ProjectDirs;
use std::path::PathBuf;
use std::time::Duration;

/// Where stands keep their things: apart from what the exhibitor plays at home.
pub(super) fn folder() -> Option<PathBuf> {
    let own = ProjectDirs::from("", "", "el-grande");
    own.map(|own| own.data_dir().join("event"))
}

/// Sets the stand up in an engine that has the game in it.
pub(super) fn set_up(app: &mut App, plan: FairPlan, folder: Option<PathBuf>) {
    let folder = EventFolder(folder);
    // Only who was torn out of a game goes back to it.
    let interrupted = folder.interrupted().filter(|_| is_restart());
    app.insert_resource(SavesFolder(folder.records()))
        .insert_resource(SettingsFile(None))
        .insert_resource(KeepsakeFolder(None))
        .insert_resource(folder)
        .insert_resource(Exhibition(plan))
        // The clock goes on while nobody is there.
        .insert_resource(WinitSettings {
            focused_mode: UpdateMode::reactive(Duration::from_millis(500)),
            unfocused_mode: UpdateMode::reactive(Duration::from_millis(500)),
        });
    let world = app.world_mut();
    if let Some(path) = interrupted {
        world.insert_resource(NextState::Pending(Visit::Stays));
        world.write_message(Command::Resume(path));
    } else {
        world.insert_resource(NextState::Pending(Visit::Attract));
    }
    if supervised() {
        app.add_plugins(super::heartbeat::plugin);
    }
    stumble(app);
    keep_screen_awake();
}

/// So that it can be tried whether a stand comes back: the first child falls after so many seconds.
const STUMBLES: &str = "EL_GRANDE_STUMBLES";

fn stumble(app: &mut App) {
    let after = std::env::var(STUMBLES).ok();
    let Some(after) = after.and_then(|after| after.parse::<f32>().ok()) else {
        return;
    };
    if !is_restart() {
        app.add_systems(Update, move |time: Res<Time<Real>>| {
            assert!(
                time.elapsed_secs() < after,
                "it stumbles, as it was told to"
            );
        });
    }
}

/// Asks the display not to go dark; where it does not know how, the exhibitor's own settings hold.
fn keep_screen_awake() {
    if std::env::var_os("DISPLAY").is_none() {
        return;
    }
    let quiet = std::process::Stdio::null;
    let asked = std::process::Command::new("xset")
        .args(["s", "off", "-dpms"])
        .stdout(quiet())
        .stderr(quiet())
        .spawn();
    if let Ok(mut asked) = asked {
        std::thread::spawn(move || asked.wait());
    }
}
