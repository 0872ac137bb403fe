//! Settings are refused, or everything is within its bounds, and they can be written down again.

use el_grande::settings::Settings;

/// Whether anything was read.
pub(crate) fn hold(bytes: &[u8]) -> bool {
    let Ok(source) = std::str::from_utf8(bytes) else {
        return false;
    };
    let Ok(settings) = Settings::from_ron(source) else {
        return false;
    };
    assert!(settings.is_sound(), "{settings:?}");
    let written = settings.to_ron().expect("text");
    assert_eq!(Settings::from_ron(&written), Ok(settings));
    true
}
