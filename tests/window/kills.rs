//! The real program is killed at random moments of a game, again and again: whatever it had told of is
//! on the disk, and the next one goes on from there.
//!
//! `EL_GRANDE_KILLS=500 cargo test --test window kills` does it more often.

use crate::display::Display;
use crate::program::Program;
use el_grande::ai::{BotKind, Keeper};
use el_grande::record::{Header, LastLine, Record, RecordFile};
use el_grande::rules::{Game, Setup};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const USUAL: u32 = 20;

/// Everything is shown at once: the game is as quick as the disk lets it be.
const SETTINGS: &str = "(quality: Some(Low), instant: true, patience: 0.1, volume: 0.0, music: false, \
                        camera: Off)";

/// The window takes its time to open; from then on anything may happen.
const LONGEST: u64 = 1500;

fn kills() -> u32 {
    let wanted = std::env::var("EL_GRANDE_KILLS").ok();
    wanted
        .and_then(|wanted| wanted.parse().ok())
        .unwrap_or(USUAL)
}

/// A game that bots play by themselves, written down as if somebody had left it to them.
fn begun(folder: &Path, seed: u64) -> PathBuf {
    let path = folder.join(format!("{seed}.jsonl"));
    let header = Header::new(Setup::with_players(3), seed).expect("a sound setup");
    let keepers = vec![Keeper::Bot(BotKind::Squire); 3];
    RecordFile::create(&path, Header { keepers, ..header }).expect("room on the disk");
    path
}

fn on_disk(path: &Path) -> (Record, Game) {
    let text = std::fs::read(path).expect("the record is there");
    Record::read(&text[..], LastLine::MayBeTorn).expect("and whole but for its last line")
}

#[test]
fn what_was_shown_is_there_after_every_kill() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kills");
    let _ = std::fs::remove_dir_all(&folder);
    let settings = folder.join("home/config/el-grande");
    std::fs::create_dir_all(&settings).expect("a folder");
    std::fs::write(settings.join("settings.ron"), SETTINGS).expect("settings written");
    let display = Display::open((800, 500), &folder);
    let mut chance = ChaCha8Rng::seed_from_u64(1492);
    let (mut games, mut decisions, mut torn) = (1, 0, 0);
    let mut path = begun(&folder, 1);
    for kill in 1..=kills() {
        let known = on_disk(&path).0.decisions().len();
        let file = path.to_str().expect("a name");
        let options = ["--size", "800x500", "--resume", file];
        let log = folder.join("program.log");
        let mut program = Program::start(&display.name, &folder.join("home"), &log, &options);
        // What is written down is taken up again, whoever died over it.
        program.until("the game to go on", |now| {
            now["decided"]
                .as_u64()
                .is_some_and(|decided| decided > known as u64)
        });
        let moment = Instant::now() + Duration::from_micros(chance.random_range(0..LONGEST * 1000));
        let shown = program.kill_at(moment);
        let shown = shown["decided"].as_u64().expect("a number") as usize;
        let text = std::fs::read(&path).expect("the record is there");
        torn += u32::from(!text.ends_with(b"\n"));
        let (record, game) = on_disk(&path);
        let found = record.decisions().len();
        assert!(
            found >= shown,
            "kill {kill}: {found} of {shown} decisions are on the disk"
        );
        decisions += found - known;
        if kill % 50 == 0 {
            println!("{kill} kills, {decisions} decisions, nothing lost yet");
        }
        if game.is_over() {
            games += 1;
            path = begun(&folder, games);
        }
    }
    println!(
        "{} kills, {decisions} decisions, {games} games, {torn} torn lines, nothing lost",
        kills()
    );
}
