//! Two windows and one game: the second is told, looks on, or goes its own way.

use super::mouse::Mouse;
use bevy::prelude::*;
use el_grande::ai::RandomPlayer;
use el_grande::common::{Notice, Screen};
use el_grande::panels::{Offers, PanelAction};
use el_grande::record::{LastLine, Record};
use el_grande::rules::{Decision, Setup};
use el_grande::session::{Command, SavesFolder, unfinished};
use el_grande::table::Match;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn shelf(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

struct Evening {
    folder: PathBuf,
    mouse: Mouse,
    player: RandomPlayer,
}

impl Evening {
    fn begin(name: &str) -> Self {
        let folder = shelf(name);
        let mut mouse = Mouse::new(Some(folder.clone()));
        mouse.app.world_mut().write_message(Command::Begin {
            setup: Setup::with_players(3),
            seed: 3,
            keepers: Vec::new(),
        });
        mouse.frames(3);
        mouse.settle();
        let player = RandomPlayer::from_seed(1);
        Self {
            folder,
            mouse,
            player,
        }
    }

    fn decide(&mut self, count: usize) {
        for _ in 0..count {
            let decision = self.player.decide(self.mouse.game()).expect("not over");
            self.mouse.offer(decision);
            self.mouse.settle();
        }
    }

    fn path(&self) -> PathBuf {
        let saves = SavesFolder(Some(self.folder.clone()));
        unfinished(&saves).game.expect("a game").path
    }
}

fn on_disk(path: &Path) -> Vec<Decision> {
    let text = std::fs::read(path).expect("a record");
    let (record, _) = Record::read(&text[..], LastLine::MustBeWhole).expect("whole");
    record.decisions().to_vec()
}

fn decided(mouse: &Mouse) -> Vec<Decision> {
    let on_table = mouse.app.world().resource::<Match>();
    on_table.history.decisions().collect()
}

fn ask(mouse: &mut Mouse, command: Command) {
    mouse.app.world_mut().write_message(command);
    mouse.frames(4);
}

fn offers(mouse: &Mouse, wish: Command) -> bool {
    let wish = PanelAction::Ask(wish);
    let offers = &mouse.app.world().resource::<Offers>().0;
    offers.iter().any(|(offered, _)| *offered == wish)
}

fn told(mouse: &Mouse) -> String {
    let notices = mouse.app.world().resource::<Messages<Notice>>();
    let mut reader = notices.get_cursor();
    let told: Vec<String> = reader
        .read(notices)
        .map(|notice| notice.text.clone())
        .collect();
    told.join(" ")
}

#[test]
fn the_second_window_says_so_and_plays_on_apart() {
    let mut first = Evening::begin("two-windows");
    first.decide(6);
    let path = first.path();
    let mut second = Mouse::new(Some(first.folder.clone()));
    second.frames(2);
    assert!(offers(&second, Command::Watch(path.clone())));
    assert!(!offers(&second, Command::Continue));
    // By the command line it comes to the same.
    second
        .app
        .world_mut()
        .write_message(Command::Resume(path.clone()));
    second.frames(1);
    assert!(
        told(&second).contains("another window"),
        "{}",
        told(&second)
    );
    second.frames(3);
    assert_eq!(second.screen(), Screen::Title);
    assert!(offers(&second, Command::Branch(path.clone())));
    ask(&mut second, Command::Branch(path.clone()));
    second.settle();
    assert_eq!(second.screen(), Screen::Playing);
    assert_eq!(decided(&second), decided(&first.mouse));
    // Each decides differently, and both are whole.
    let mut other = RandomPlayer::from_seed(99);
    for _ in 0..5 {
        let decision = other.decide(second.game()).expect("not over");
        second.offer(decision);
        second.settle();
    }
    first.decide(5);
    assert_eq!(on_disk(&path), decided(&first.mouse));
    let apart = path.with_file_name(format!(
        "{}-branch.jsonl",
        path.file_stem()
            .and_then(|stem| stem.to_str())
            .expect("a name")
    ));
    assert_eq!(on_disk(&apart), decided(&second));
    assert_ne!(decided(&second), decided(&first.mouse));
}

fn await_decisions(mouse: &mut Mouse, wanted: &[Decision]) {
    let begun = Instant::now();
    while decided(mouse) != wanted {
        assert!(
            begun.elapsed() < Duration::from_mins(1),
            "{:?}",
            decided(mouse)
        );
        std::thread::sleep(Duration::from_millis(20));
        mouse.frames(2);
    }
}

#[test]
fn whoever_watches_sees_what_is_decided_and_changes_nothing() {
    let mut first = Evening::begin("watched");
    first.decide(6);
    let path = first.path();
    let mut second = Mouse::new(Some(first.folder.clone()));
    ask(&mut second, Command::Watch(path.clone()));
    assert_eq!(second.screen(), Screen::Playing);
    await_decisions(&mut second, &decided(&first.mouse));
    first.decide(4);
    await_decisions(&mut second, &decided(&first.mouse));
    let before = decided(&second);
    ask(&mut second, Command::Undo);
    assert_eq!(decided(&second), before);
    // What is taken back there is taken back here.
    let count = decided(&first.mouse).len();
    ask(&mut first.mouse, Command::Undo);
    first.mouse.settle();
    if decided(&first.mouse).len() < count {
        await_decisions(&mut second, &decided(&first.mouse));
    }
    assert_eq!(on_disk(&path), decided(&first.mouse));
    ask(&mut second, Command::ToTitle);
    assert!(offers(&second, Command::Watch(path)));
}
