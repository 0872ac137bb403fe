//! Settings may say anything: they are refused, or everything is within its bounds.

use el_grande::common::Settings;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::path::Path;

/// As the fuzz target `settings` has it, with what is kept of it, and small changes.
#[test]
fn what_is_kept_of_fuzzing_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/settings");
    let files = std::fs::read_dir(folder).expect("a corpus");
    let mut chance = ChaCha8Rng::seed_from_u64(1492);
    let mut read = 0;
    for file in files {
        let kept = std::fs::read(file.expect("a file").path()).expect("readable");
        for changes in 0..300 {
            let mut bytes = kept.clone();
            for _ in 0..changes % 4 {
                let at = chance.random_range(0..bytes.len());
                bytes[at] = chance.random_range(b' '..=b'~');
            }
            let source = String::from_utf8_lossy(&bytes);
            if let Ok(settings) = Settings::from_ron(&source) {
                assert!(settings.is_sound(), "{source}");
                read += 1;
            }
        }
    }
    assert!(read > 100, "{read}");
}
