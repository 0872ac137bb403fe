#![no_main]

#[path = "../../tests/common/hostile/settings.rs"]
mod settings;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    settings::hold(bytes);
});
