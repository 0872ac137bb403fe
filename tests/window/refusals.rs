//! Machines and command lines the program can't work with: it says so in a sentence and ends, never
//! with a panic or a backtrace.

use crate::display::Display;
use crate::mouse::{Mouse, list};
use crate::program::Program;
use std::path::PathBuf;
use std::process::{Command, Output};

/// The program on a machine with nothing: no display, no home, no driver.
fn bare() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_el-grande"));
    for variable in ["DISPLAY", "WAYLAND_DISPLAY", "RUST_BACKTRACE", "HOME"] {
        command.env_remove(variable);
    }
    command.env("VK_DRIVER_FILES", "/nowhere/at/all.json");
    command
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// What it says, if it ended with this code and as one should.
fn refused(output: Output, code: i32) -> String {
    let told = String::from_utf8(output.stderr).expect("words");
    assert_eq!(output.status.code(), Some(code), "{told}");
    for never in ["panicked", "backtrace", "unwrap", "stack"] {
        assert!(!told.contains(never), "{told}");
    }
    assert!(!told.trim().is_empty());
    told
}

#[test]
fn no_display() {
    let told = refused(bare().output().expect("it starts"), 1);
    assert!(told.contains("no display"), "{told}");
    assert!(told.contains("el-grande log"), "{told}");
    let output = bare().env("DISPLAY", ":65000").output();
    let told = refused(output.expect("it starts"), 1);
    assert!(told.contains(":65000 does not answer"), "{told}");
    let output = bare().arg("measure").output();
    let told = refused(output.expect("it starts"), 1);
    assert!(told.contains("no display"), "{told}");
}

#[test]
fn no_driver() {
    let folder = scratch("no-driver");
    let display = Display::open((1280, 720), &folder);
    let output = bare().env("DISPLAY", &display.name).output();
    let told = refused(output.expect("it starts"), 1);
    assert!(told.contains("no driver was found"), "{told}");
    let output = bare()
        .arg("film")
        .arg("--to")
        .arg(folder.join("film"))
        .output();
    let told = refused(output.expect("it starts"), 1);
    assert!(told.contains("no driver was found"), "{told}");
}

#[test]
fn wrong_options() {
    for (arguments, told) in [
        (&["--no-such-flag"][..], "--no-such-flag"),
        (&["--size", "300x200"], "not between 800 and 16384"),
        (&["--size", "wide"], "like 1920x1080"),
        (&["--games", "3"], "--demo"),
        (&["film", "--frames", "0"], "--frames"),
    ] {
        let output = bare().args(arguments).output().expect("it starts");
        let said = refused(output, 2);
        assert!(said.contains(told), "{said}");
    }
}

#[test]
fn files_that_are_not_there() {
    for arguments in [
        &["--resume", "/nowhere/game.jsonl"][..],
        &["--position", "/nowhere/position.json"],
        &["film", "/nowhere/game.jsonl"],
    ] {
        let output = bare().args(arguments).output().expect("it starts");
        let told = refused(output, 1);
        assert!(told.contains("/nowhere/"), "{told}");
    }
}

#[test]
fn a_folder_that_is_a_file() {
    let file = scratch("no-folder").join("file");
    std::fs::write(&file, "not a folder").expect("written");
    let output = bare().arg("film").arg("--to").arg(&file).output();
    let told = refused(output.expect("it starts"), 1);
    assert!(told.contains("--to"), "{told}");
}

/// Settings that nobody can read, and no place for records: the game is played, and says so.
#[test]
fn a_broken_home() {
    let folder = scratch("broken-home");
    let display = Display::open((1024, 640), &folder);
    let settings = folder.join("config/el-grande");
    std::fs::create_dir_all(&settings).expect("a folder");
    std::fs::write(settings.join("settings.ron"), "(scale: ").expect("written");
    std::fs::write(folder.join("data"), "not a folder").expect("written");
    let log = folder.join("program.log");
    let options = ["--size", "1024x640", "--seed", "1"];
    let mut program = Program::start(&display.name, &folder, &log, &options);
    program.until("to be told that nothing is written down", |now| {
        let notice = now["notice"].as_str().unwrap_or_default();
        notice.contains("can’t be written down")
    });
    program.until("a game all the same", |now| {
        now["rests"] == true && now["phase"] == "Bid"
    });
}

/// Nothing that the program complains about can be written, and it has something to complain about:
/// no sound card, most of the time. The game is played all the same.
#[test]
fn complaints_on_a_full_disk() {
    let folder = scratch("full-disk");
    let display = Display::open((1024, 640), &folder);
    let full = PathBuf::from("/dev/full");
    let options = ["--size", "1024x640", "--seed", "1"];
    let mut program = Program::start(&display.name, &folder, &full, &options);
    program.until("a game all the same", |now| {
        now["rests"] == true && now["phase"] == "Bid"
    });
}

/// No room for panels: they give way to a sentence, and come back.
#[test]
fn a_window_that_is_too_small() {
    let folder = scratch("too-small");
    let display = Display::open((1024, 640), &folder);
    let log = folder.join("program.log");
    let program = Program::start(&display.name, &folder, &log, &["--size", "1024x640"]);
    let mut mouse = Mouse::new(program, &display.name);
    mouse.program.until("the title", |now| now["drawn"] == true);
    for (width, height) in [(500, 300), (120, 90), (40, 640)] {
        mouse.resize(width, height);
        assert_eq!(list(&mouse.program.now, "buttons").count(), 0);
        display
            .photograph()
            .save(&folder.join(format!("{width}x{height}.png")));
    }
    mouse.resize(1024, 640);
    assert!(list(&mouse.program.now, "buttons").count() > 2);
}
