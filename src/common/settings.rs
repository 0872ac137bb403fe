//! Settings are kept from one evening to the next, and the window is as they say.

use super::{FrameSet, KeptOn, Menu, Notice, Words};
use crate::settings::Settings;
use crate::storage::{Storage, replace};
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use std::io;
use std::path::{Path, PathBuf};

/// Where settings are kept; nowhere in tests.
#[derive(Resource, Clone, Debug, Default)]
pub struct SettingsFile(pub Option<PathBuf>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<SettingsFile>()
        .add_systems(Startup, load)
        .add_systems(
            Update,
            (press_full_screen, fill_screen)
                .chain()
                .in_set(FrameSet::Settings),
        )
        .add_systems(
            Last,
            keep.in_set(FrameSet::Redraw).run_if(in_state(Menu::Closed)),
        );
}

fn load(
    file: Res<SettingsFile>,
    words: Res<Words>,
    mut settings: ResMut<Settings>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(path) = &file.0 else { return };
    match read(path) {
        Ok(Some(found)) => *settings = found,
        Ok(None) => {}
        Err(reason) => {
            let text = words.0.say("notice-settings", &[("reason", reason.into())]);
            notices.write(Notice::warning(text));
        }
    }
}

fn read(path: &Path) -> Result<Option<Settings>, String> {
    match std::fs::read_to_string(path) {
        Ok(text) => Settings::from_ron(&text).map(Some),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.to_string()),
    }
}

fn press_full_screen(keys: Option<Res<ButtonInput<KeyCode>>>, mut settings: ResMut<Settings>) {
    if keys.is_some_and(|keys| keys.just_pressed(KeyCode::F11)) {
        settings.fullscreen = !settings.fullscreen;
    }
}

fn fill_screen(settings: Res<Settings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let wanted = if settings.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    for mut window in &mut windows {
        if window.mode != wanted {
            window.mode = wanted;
        }
    }
}

/// Written once the menu is closed: a slider passes through many values.
fn keep(
    file: Res<SettingsFile>,
    storage: Res<KeptOn>,
    settings: Res<Settings>,
    words: Res<Words>,
    mut kept: Local<Option<Settings>>,
    mut notices: MessageWriter<Notice>,
) {
    if *kept == Some(*settings) {
        return;
    }
    let first = kept.replace(*settings).is_none();
    let (Some(path), false) = (&file.0, first) else {
        return;
    };
    if let Err(error) = write(&*storage.0, path, *settings) {
        let reason = ("reason", error.to_string().into());
        let text = words.0.say("notice-settings-not-kept", &[reason]);
        notices.write(Notice::warning(text));
    }
}

/// The old file stays until the new one is whole.
fn write(storage: &dyn Storage, path: &Path, settings: Settings) -> io::Result<()> {
    let text = settings.to_ron().map_err(io::Error::other)?;
    if let Some(folder) = path.parent() {
        storage.make_folder(folder)?;
    }
    replace(storage, path, text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{CameraMoves, Quality, Volumes};
    use crate::sound::SoundKind;
    use crate::storage::LocalStorage;

    fn scratch(name: &str) -> PathBuf {
        let unique = format!("el-grande-{name}-{}", std::process::id());
        std::env::temp_dir().join(unique).join("settings.ron")
    }

    #[test]
    fn settings_are_kept() {
        let path = scratch("kept");
        let settings = Settings {
            scale: 1.5,
            speed: 2.0,
            others_speed: Settings::AT_ONCE,
            scoring_speed: 0.5,
            camera: CameraMoves::Full,
            reduced_motion: true,
            instant: true,
            quality: Some(Quality::High),
            fullscreen: true,
            patience: 0.5,
            advice: false,
            volume: 0.25,
            volumes: Volumes {
                cards: 0.5,
                ..Volumes::default()
            },
            mute: true,
            music: false,
            hints: false,
            hints_told: 5,
        };
        write(&LocalStorage, &path, settings).expect("written");
        assert_eq!(read(&path), Ok(Some(settings)));
    }

    #[test]
    fn a_file_may_say_anything() {
        let path = scratch("anything");
        assert_eq!(read(&path), Ok(None));
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(&path, "(scale: 1000, speed: NaN, unknown: 3)").expect("written");
        assert!(read(&path).is_ok_and(|found| found.is_none_or(|found| found.scale <= 2.0)));
        // As it was before there was music.
        let old = "(volume: 0.5, volumes: (pieces: 0.5, cards: 1.0, scenes: 1.0, signs: 1.0), \
                   mute: false)";
        std::fs::write(&path, old).expect("written");
        let found = read(&path).ok().flatten().expect("read");
        assert!(found.music && (found.volumes.pieces - 0.5).abs() < 0.01);
        assert!(found.volume_of(SoundKind::Music) > 0.0);
        let off = Settings {
            music: false,
            ..found
        };
        assert!(off.volume_of(SoundKind::Music) <= 0.0 && off.volume_of(SoundKind::Room) > 0.0);
        std::fs::write(&path, "(scale: ").expect("written");
        assert!(read(&path).is_err());
    }
}
