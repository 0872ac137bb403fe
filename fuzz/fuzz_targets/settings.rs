#![no_main]

use el_grande::common::Settings;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Ok(source) = std::str::from_utf8(bytes)
        && let Ok(settings) = Settings::from_ron(source)
    {
        assert!(settings.is_sound());
    }
});
