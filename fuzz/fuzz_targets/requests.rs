#![no_main]

#[path = "../../tests/common/hostile/requests.rs"]
mod requests;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    requests::hold(bytes);
});
