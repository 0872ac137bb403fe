//! Films are drawn without any display.

use crate::program::software;
use std::path::Path;
use std::process::Command;

#[test]
fn a_film_without_a_display() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("film");
    let _ = std::fs::remove_dir_all(&folder);
    let output = Command::new(env!("CARGO_BIN_EXE_el-grande"))
        .args([
            "film",
            "--seed",
            "7",
            "--players",
            "3",
            "--frames",
            "6",
            "--to",
        ])
        .arg(&folder)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .envs(software().map(|driver| ("VK_DRIVER_FILES", driver)))
        .output()
        .expect("it starts");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    // A bar is for a person at a terminal.
    assert!(!told.contains("to go"), "{told}");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.starts_with("6 pictures in"), "{said}");
    let pictures: Vec<u64> = (1..=6)
        .map(|number| folder.join(format!("frame-{number:03}.png")))
        .map(|path| std::fs::metadata(path).expect("a picture").len())
        .collect();
    // Half a second of 44 100 samples of two bytes each, behind a header.
    let sound = std::fs::read(folder.join("film.wav")).expect("sound");
    assert_eq!(sound.len(), 44 + 22_050 * 2);
    assert!(sound[44..].iter().any(|byte| *byte != 0), "silence");
    // A picture in which nothing was drawn takes next to nothing.
    assert!(pictures.iter().all(|size| *size > 50_000), "{pictures:?}");
}
