//! A stand at a fair comes back by itself: after a panic in a system, and after being killed.

use crate::display::Display;
use crate::mouse::Mouse;
use crate::program::Program;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::Command;

const PLAN: &str =
    "(fullscreen: false, code: \"1492\", speed: 4.0, sound: (playing: 0, attract: 0))";

fn stall(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("event.ron"), PLAN).expect("written");
    folder
}

/// The process that draws: the one child of the one that watches.
fn child_of(parent: u32) -> Option<u32> {
    let told = Command::new("pgrep")
        .args(["-P", &parent.to_string(), "el-grande"])
        .output()
        .expect("pgrep starts");
    let told = String::from_utf8(told.stdout).expect("words");
    told.lines().next().and_then(|id| id.parse().ok())
}

fn log(folder: &Path) -> String {
    let log = folder.join("home/data/el-grande/event/stand.log");
    std::fs::read_to_string(log).unwrap_or_default()
}

/// Somebody plays; the program is killed; it comes back, with the same game on the table.
#[test]
fn killed_in_a_game_it_comes_back_to_it() {
    let folder = stall("stand-killed");
    let display = Display::open((1024, 640), &folder);
    let plan = folder.join("event.ron").display().to_string();
    let options = ["--size", "1024x640", "--event", &plan];
    let home = folder.join("home");
    let program = Program::start(&display.name, &home, &folder.join("log.txt"), &options);
    let mut mouse = Mouse::new(program, &display.name);
    mouse.program.until("nobody to be there", |now| {
        now["visit"] == "Attract" && now["rests"] == true
    });
    mouse.click((512, 300));
    mouse
        .program
        .until("to be let in", |now| now["visit"] == "ComeIn");
    mouse.press_button("begin", &json!(["human", "human"]));
    mouse.program.until("a game", |now| {
        now["visit"] == "Stays" && now["phase"] == "Bid" && now["rests"] == true
    });
    let parent = mouse.program.id();
    let child = child_of(parent).expect("a child draws");
    let killed = Command::new("kill")
        .args(["-9", &child.to_string()])
        .status();
    assert!(killed.expect("kill starts").success());
    // The new one has not come to rest when it begins.
    mouse.program.until("to come back", |now| {
        now["rests"] == false && now["drawn"] == false && log(&folder).contains("begins anew")
    });
    mouse.program.until("the same game", |now| {
        now["visit"] == "Stays" && now["phase"] == "Bid" && now["rests"] == true
    });
    assert_ne!(child_of(parent), Some(child));
    assert!(log(&folder).contains("begins anew"), "{}", log(&folder));
}

/// A wrong file is refused with its line before anything opens.
#[test]
fn a_wrong_file_is_refused() {
    let folder = stall("stand-wrong");
    let plan = folder.join("event.ron");
    std::fs::write(&plan, "(\n    greeting: \"Hello\",\n    speed: 9.0,\n)").expect("written");
    let told = Command::new(env!("CARGO_BIN_EXE_el-grande"))
        .arg("--event")
        .arg(&plan)
        .env_remove("DISPLAY")
        .output()
        .expect("it starts");
    assert_eq!(told.status.code(), Some(1));
    let told = String::from_utf8(told.stderr).expect("words");
    assert!(
        told.contains("event.ron: line 3: 9 is not between 0.5 and 4"),
        "{told}"
    );
}

#[test]
fn a_panic_is_survived() {
    let folder = stall("stand-panics");
    let display = Display::open((1024, 640), &folder);
    let plan = folder.join("event.ron").display().to_string();
    let options = ["--size", "1024x640", "--event", &plan];
    let home = folder.join("home");
    let stumbles = [("EL_GRANDE_STUMBLES", "8")];
    let log_file = folder.join("log.txt");
    let mut program = Program::start_with(&display.name, &home, &log_file, &options, &stumbles);
    program.until("nobody to be there", |now| {
        now["visit"] == "Attract" && now["rests"] == true
    });
    program.until("to come back", |now| {
        now["rests"] == false && now["drawn"] == false && log(&folder).contains("begins anew")
    });
    program.until("nobody to be there again", |now| {
        now["visit"] == "Attract" && now["rests"] == true
    });
    assert!(log(&folder).contains("begins anew"), "{}", log(&folder));
    let told = std::fs::read_to_string(&log_file).expect("a log");
    assert!(told.contains("it stumbles"), "{told}");
}

/// Synthetic visitors, without a window: nothing gets stuck, and what they leave is whole.
#[test]
fn visitors_come_and_go() {
    let told = Command::new(env!("CARGO_BIN_EXE_el-grande"))
        .args(["--event", "--visitors", "6", "--hours", "0.05", "--unseen"])
        .env_remove("DISPLAY")
        .output()
        .expect("it starts");
    let complaints = String::from_utf8_lossy(&told.stderr);
    let table = String::from_utf8_lossy(&told.stdout);
    assert!(told.status.success(), "{table}\n{complaints}");
    assert!(table.lines().count() > 3, "{table}");
}
