//! Game after game in one process: nothing is left behind.

use std::process::Command;

#[test]
fn nothing_grows_from_game_to_game() {
    let output = Command::new(env!("CARGO_BIN_EXE_el-grande"))
        .args(["--demo", "--games", "8", "--unseen"])
        .env_remove("DISPLAY")
        .output()
        .expect("it starts");
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaints}");
    assert!(complaints.is_empty(), "{complaints}");
    let told = String::from_utf8(output.stdout).expect("words");
    let after = |games: &str| -> (u32, u32) {
        let mut lines = told.lines().map(str::split_whitespace);
        let line = lines.find(|line| line.clone().next() == Some(games));
        let figures: Vec<&str> = line.expect("a line for every game").collect();
        // Meshes and pictures are made when they are first needed, and then kept.
        let [.., entities, _, _, files] = figures[..] else {
            unreachable!("{figures:?}")
        };
        let number = |figure: &str| figure.parse().expect("a number");
        (number(entities), number(files))
    };
    // Both were played by five.
    assert_eq!(after("4"), after("8"), "{told}");
}
