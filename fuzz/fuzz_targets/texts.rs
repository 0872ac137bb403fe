#![no_main]

#[path = "../../tests/common/hostile/texts.rs"]
mod texts;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    texts::hold(bytes);
});
