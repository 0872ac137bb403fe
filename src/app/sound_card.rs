//! Looks for something to be heard with before the engine does: where there is nothing, the system's
//! sound library fills the terminal with riddles.

/// Whether anything may be heard; only a machine that surely has nothing is silent.
#[cfg(target_os = "linux")]
pub(super) fn may_be_there() -> bool {
    use std::path::{Path, PathBuf};
    let cards = std::fs::read_to_string("/proc/asound/cards");
    let cards = cards.is_ok_and(|cards| cards.contains('['));
    let running = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
    let served = ["pulse/native", "pipewire-0"].iter().any(|socket| {
        let running = running.as_ref();
        running.is_some_and(|folder| folder.join(socket).exists())
    });
    let home = std::env::var_os("HOME").map(PathBuf::from);
    let arranged = home.is_some_and(|home| home.join(".asoundrc").exists())
        || Path::new("/etc/asound.conf").exists();
    cards || served || arranged || std::env::var_os("PULSE_SERVER").is_some()
}

#[cfg(not(target_os = "linux"))]
pub(super) fn may_be_there() -> bool {
    true
}
