//! The small Python client of the documentation plays whole games against the real program.

use std::path::Path;
use std::process::{Command, Output};

fn run_client(arguments: &[&str]) -> Option<Output> {
    if let Err(error) = Command::new("python3").arg("--version").output() {
        eprintln!("skipped: there is no python3 here ({error})");
        return None;
    }
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/referee_client.py");
    let output = Command::new("python3")
        // No compiled copy beside the source.
        .arg("-B")
        .arg(client)
        .args(["--program", env!("CARGO_BIN_EXE_el-grande")])
        .args(arguments)
        .output();
    Some(output.expect("python3 is there"))
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

#[test]
fn it_plays_a_game_of_every_size_and_the_same_one_again() {
    for players in 2..=5 {
        let arguments = ["--players", &players.to_string(), "--seed", "3"];
        let Some(output) = run_client(&arguments) else {
            return;
        };
        assert!(output.status.success(), "{output:?}");
        let text = printed(&output);
        assert_eq!(text.matches(" points").count(), players, "{text}");
        assert!(text.contains("El Grande"), "{text}");
        let again = run_client(&arguments).expect("python3 is there");
        assert_eq!(printed(&again), text);
    }
}

#[test]
fn it_says_what_is_wrong_in_one_line() {
    let Some(output) = run_client(&["--players", "9"]) else {
        return;
    };
    assert!(!output.status.success());
    let error = String::from_utf8(output.stderr).expect("text");
    assert_eq!(
        error.trim(),
        "referee_client: El Grande is for 2 to 5 players, not 9"
    );
}
