//! The real program, as a shell starts it.

use crate::support::{TempFolder, random_record};
use el_grande::rules::GameEvent;
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_el-grande");

fn replay(file: &Path, options: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.arg("replay").arg(file).args(options);
    command.output().expect("the program starts")
}

#[test]
fn the_referee_answers_line_by_line_through_pipes() {
    let mut referee = Command::new(PROGRAM)
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut requests = referee.stdin.take().expect("a pipe");
    requests
        .write_all(b"\xff\xfe\n\n{\"cmd\":\"new\",\"players\":3}\r\n{\"cmd\":\"legal\"}")
        .expect("it listens");
    drop(requests);
    let output = referee.wait_with_output().expect("it ends with its input");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("text");
    let replies = text.lines().map(serde_json::from_str::<Value>);
    let ok: Vec<Value> = replies.map(|r| r.expect("JSON")["ok"].take()).collect();
    assert_eq!(ok, [false, false, true, true]);
}

#[test]
fn replay_leads_where_the_game_led() {
    let folder = TempFolder::new();
    let file = folder.file("game.jsonl");
    let record = random_record(4, 2);
    std::fs::write(&file, record.to_lines().expect("text")).expect("room on the disk");
    for until in [0, 1, 57, record.decisions().len()] {
        let output = replay(&file, &["--until", &until.to_string(), "--json"]);
        assert!(output.status.success(), "{output:?}");
        let told: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let mut events: Vec<GameEvent> = Vec::new();
        let game = record.play(until, &mut events).expect("all are legal");
        assert_eq!(told["state"], json!(game));
        assert_eq!(told["events"], json!(events));
    }
    let text = replay(&file, &[]);
    assert!(text.status.success() && !text.stdout.is_empty());
}

#[test]
fn replay_refuses_a_damaged_record_with_the_line() {
    let folder = TempFolder::new();
    let file = folder.file("game.jsonl");
    let text = random_record(4, 2).to_lines().expect("text");
    let lines = text.lines().count();
    let torn = text.trim_end().to_owned();
    let illegal = text.clone() + "\"Act\"\n";
    for (damaged, line) in [
        (torn, lines),
        (illegal, lines + 1),
        (String::new(), 1),
        ("x".repeat(1 << 20), 1),
    ] {
        std::fs::write(&file, damaged).expect("room on the disk");
        let output = replay(&file, &[]);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(output.stdout.is_empty());
        let error = String::from_utf8(output.stderr).expect("text");
        assert!(error.contains(&format!("line {line}: ")), "{error}");
    }
}

/// A disk that is full takes nothing in: the program says by its code what it can't say in words.
#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_brings_nothing_down() {
    let full = || {
        std::fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .expect("Linux")
    };
    let run = |arguments: &[&str], stdout: Stdio, stderr: Stdio| {
        let mut command = Command::new(PROGRAM);
        command.args(arguments).stdin(Stdio::null());
        command.stdout(stdout).stderr(stderr);
        command.status().expect("the program starts").code()
    };
    for (arguments, code) in [
        (&["replay", "/nonexist"][..], 1),
        (&["repair", "/nonexist"], 1),
        (&["--no-such-flag"], 2),
        (&["--resume", "/nonexist"], 1),
        (&["log", "--seed", "1"], 0),
        (&["simulate", "--games", "2"], 0),
        (
            &[
                "tune",
                "--games",
                "4",
                "--generations",
                "1",
                "--trial-games",
                "4",
                "--weights",
                "/nonexist",
            ],
            1,
        ),
    ] {
        let told = run(arguments, Stdio::null(), full().into());
        assert_eq!(told, Some(code), "{arguments:?}");
    }
    for (arguments, code) in [
        (&["log", "--seed", "1"][..], 1),
        (&["simulate", "--games", "2"], 1),
        (&["simulate", "--games", "2", "--json"], 1),
        (&["puzzles", "--iterations", "1", "--bot", "random"], 1),
        (&["replay", "/nonexist"], 1),
    ] {
        let told = run(arguments, full().into(), full().into());
        assert_eq!(told, Some(code), "{arguments:?}");
    }
    // Asked for a line, the referee can't give it.
    let mut referee = Command::new(PROGRAM)
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(full())
        .stderr(full())
        .spawn()
        .expect("the program starts");
    let mut requests = referee.stdin.take().expect("a pipe");
    let _ = requests.write_all(b"{\"cmd\":\"legal\"}\n");
    drop(requests);
    assert_eq!(referee.wait().expect("it ends").code(), Some(1));
}
