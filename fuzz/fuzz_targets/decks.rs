#![no_main]

#[path = "../../tests/common/hostile/decks.rs"]
mod decks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    decks::hold(bytes);
});
