#![no_main]

#[allow(dead_code)]
#[path = "../../tests/common/hostile.rs"]
mod hostile;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| hostile::texts(bytes));
