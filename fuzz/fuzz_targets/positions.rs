#![no_main]

#[path = "../../tests/common/hostile/positions.rs"]
mod positions;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    positions::hold(bytes);
});
