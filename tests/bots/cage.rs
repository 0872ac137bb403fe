//! Nothing of a program is left, however it ends and however the game does: processes and threads are
//! counted.
#![cfg(target_os = "linux")]

use crate::programs::{no_python, play};
use el_grande::ai::{LONGEST_COMPLAINT, ProgramBot};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A word that stands in the command line of everything this program starts.
fn sign() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let nth = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("caged-{}-{nth}", std::process::id())
}

/// Processes that have the word in their command line.
fn count(sign: &str) -> usize {
    let processes = std::fs::read_dir("/proc").expect("Linux").flatten();
    let lines = processes.filter_map(|entry| std::fs::read(entry.path().join("cmdline")).ok());
    let signed = |line: &Vec<u8>| {
        let mut words = line.split(|&byte| byte == 0);
        words.any(|word| word == sign.as_bytes())
    };
    lines.filter(signed).count()
}

/// Waits until there are so many.
fn await_count(sign: &str, wanted: usize, what: &str) {
    await_that(sign, |found| found == wanted, what);
}

fn await_that(sign: &str, so: impl Fn(usize) -> bool, what: &str) {
    let begun = Instant::now();
    loop {
        let found = count(sign);
        if so(found) {
            return;
        }
        let spent = begun.elapsed();
        assert!(spent < Duration::from_secs(20), "{what}: {found} processes");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Threads of ours that read from or write to programs.
fn threads() -> usize {
    let tasks = std::fs::read_dir("/proc/self/task")
        .expect("Linux")
        .flatten();
    let names = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("comm")).ok());
    names.filter(|name| name.starts_with("program ")).count()
}

/// A program that starts three more, which hold its pipes: a child, a grandchild whose parent is gone,
/// and one in a session of its own. Then it does this.
fn script(deed: &str) -> String {
    format!(
        "import os, subprocess, sys, time
sleeper = [sys.executable, '-c', 'import time; time.sleep(1000)', sys.argv[1]]
subprocess.Popen(sleeper)
subprocess.Popen(sleeper, start_new_session=True)
if os.fork() == 0:
    subprocess.Popen(sleeper)
    os._exit(0)
os.wait()
{deed}"
    )
}

/// So many of them.
const STARTED: usize = 3;

const ANSWER: &str = "import json
while line := sys.stdin.readline():
    print(json.dumps({'decision': json.loads(line)['decide']['legal'][0]}), flush=True)";

const ENDS: [(&str, &str); 6] = [
    ("it plays to the end", ANSWER),
    ("it ends at once", "sys.exit(3)"),
    ("it hangs", "time.sleep(1000)"),
    (
        "it hangs deaf",
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(1000)",
    ),
    ("it talks nonsense", "while True: print('x')"),
    (
        "it complains",
        "while sys.stdin.readline(): print('y', flush=True); sys.stderr.write('z' * 9_000_000)",
    ),
];

fn start(sign: &str, deed: &str) -> ProgramBot {
    let script = script(deed);
    assert!(!script.contains('"'), "it is quoted");
    let command = format!("python3 -c \"{script}\" {sign}");
    ProgramBot::new(&command.parse().expect("a command"), 1)
}

#[test]
fn nothing_is_left_of_a_program_however_it_ends() {
    if no_python() {
        return;
    }
    for (what, deed) in ENDS {
        let sign = sign();
        let mut bot = start(&sign, deed).with_limit(Duration::from_millis(600));
        // On a busy machine it could be stopped before it has started anything that might be left.
        await_that(&sign, |found| found >= STARTED, what);
        play(&mut bot, 2, |_, _| {});
        drop(bot);
        await_count(&sign, 0, what);
        // In the middle of everything, before it was asked at all.
        let bot = start(&sign, deed);
        drop(bot);
        await_count(&sign, 0, what);
    }
    let begun = Instant::now();
    while threads() > 0 {
        assert!(
            begun.elapsed() < Duration::from_secs(20),
            "threads are left"
        );
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// In a file: commas part bots from each other on the command line.
fn in_file(sign: &str, script: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{sign}.py"));
    std::fs::write(&path, script).expect("room for a script");
    path
}

/// The real program, in the middle of a game with a program that hangs.
fn game(sign: &str, deed: &str) -> Child {
    let file = in_file(sign, &script(deed));
    let bots = format!("program@600:python3 '{}' {sign},random", file.display());
    Command::new(env!("CARGO_BIN_EXE_el-grande"))
        .args(["simulate", "--games", "1", "--bots", &bots])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts")
}

#[test]
fn nothing_is_left_of_a_program_when_the_game_is_killed() {
    if no_python() {
        return;
    }
    // Not those that whoever runs the tests may have let be passed over.
    for signal in ["KILL", "TERM", "ABRT"] {
        let sign = sign();
        let mut game = game(&sign, "time.sleep(1000)");
        // The program, and the three it has started.
        await_count(&sign, 1 + STARTED, "a game with a program");
        let killed = Command::new("kill")
            .args([&format!("-{signal}"), &game.id().to_string()])
            .status();
        assert!(killed.expect("kill").success());
        game.wait().expect("it ended");
        await_count(&sign, 0, signal);
    }
}

/// What a program complains about is passed on, but not without end.
#[test]
fn complaints_are_bounded() {
    if no_python() {
        return;
    }
    let file = in_file(&sign(), "import sys\nsys.stderr.write('z' * 3_000_000)");
    let bots = format!("program:python3 '{}',random", file.display());
    let output = Command::new(env!("CARGO_BIN_EXE_el-grande"))
        .args(["simulate", "--games", "1", "--bots", &bots])
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{:?}", output.status);
    // And a line that says so.
    let told = output.stderr.len();
    assert!(told <= LONGEST_COMPLAINT + 200, "{told} bytes");
}
