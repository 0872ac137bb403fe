//! The same as in `cage` where jobs keep programs together: nothing of one is left. A file can't be
//! written while a program runs from it: so a copy of ours shows whether it does.
#![cfg(windows)]

use el_grande::ai::ProgramBot;
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A program of this name, which nobody runs yet.
fn copied(name: &str) -> PathBuf {
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.exe"));
    std::fs::copy(env!("CARGO_BIN_EXE_el-grande"), &copy).expect("room for a copy");
    assert!(!runs(&copy));
    copy
}

fn runs(program: &Path) -> bool {
    OpenOptions::new().write(true).open(program).is_err()
}

fn await_whether(program: &Path, wanted: bool, what: &str) {
    let begun = Instant::now();
    while runs(program) != wanted {
        assert!(begun.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// A shell that starts the program, which has no end of its own, and waits for it.
fn shell(program: &Path) -> String {
    format!(
        "cmd /c '{}' simulate --games 1000000000 --bots random random",
        program.display()
    )
}

#[test]
fn nothing_is_left_of_a_program_that_has_started_another() {
    let started = copied("started");
    let mut bot = ProgramBot::new(&shell(&started).parse().expect("a command"), 1)
        .with_limit(Duration::from_millis(600));
    crate::programs::play(&mut bot, 2, |_, _| {});
    drop(bot);
    await_whether(&started, false, "it outlived the bot");
}

/// The real program, in the middle of a game with a program that never answers.
fn game(started: &Path) -> Child {
    let bots = format!("program@600:{},random", shell(started));
    Command::new(env!("CARGO_BIN_EXE_el-grande"))
        .args(["simulate", "--games", "1", "--bots", &bots])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts")
}

#[test]
fn nothing_is_left_of_a_program_when_the_game_is_ended() {
    let started = copied("left");
    let mut game = game(&started);
    await_whether(&started, true, "a game with a program");
    game.kill().expect("it runs");
    game.wait().expect("it ended");
    await_whether(&started, false, "it outlived the game");
}
