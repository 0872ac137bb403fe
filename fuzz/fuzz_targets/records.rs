#![no_main]

#[path = "../../tests/common/hostile/records.rs"]
mod records;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    records::hold(bytes);
});
