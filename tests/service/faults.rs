//! Every call to the disk of a whole game fails once in every way it can: what was shown as decided is
//! on the disk, or the player has been told that it is not.

use crate::failing_disk::{FailingDisk, Fault};
use crate::support::random_record;
use el_grande::ai::{BotKind, Keeper};
use el_grande::record::{LastLine, Record, RecordFile};
use el_grande::rules::Decision;
use el_grande::storage::replace;
use std::path::Path;
use std::sync::Arc;

const PATH: &str = "/records/game.jsonl";

/// A game at a table that does with its record what the table does (`table/step.rs`, `session`).
struct Played {
    disk: FailingDisk,
    file: Option<RecordFile>,
    /// What everybody at the table has seen decided.
    shown: Vec<Decision>,
    /// The player knows that what follows is not written down.
    told: bool,
    /// So much was on disk when the player was told.
    safe: usize,
}

impl Played {
    fn begin(disk: FailingDisk, record: &Record) -> Self {
        let storage = Arc::new(disk.clone());
        let file = RecordFile::create_in(storage, Path::new(PATH), record.header().clone());
        Self {
            disk,
            told: file.is_err(),
            file: file.ok(),
            shown: Vec::new(),
            safe: 0,
        }
    }

    fn tell(&mut self) {
        self.told = true;
        self.file = None;
    }

    fn decide(&mut self, decision: Decision) {
        if let Some(file) = &mut self.file {
            match file.append(decision) {
                Ok(()) => self.safe = self.shown.len() + 1,
                Err(_) => self.tell(),
            }
        }
        self.shown.push(decision);
    }

    fn undo(&mut self) {
        self.shown.pop();
        self.safe = self.safe.min(self.shown.len());
        let count = self.shown.len();
        if self
            .file
            .as_mut()
            .is_some_and(|file| file.rewind(count).is_err())
        {
            self.tell();
        }
    }

    /// A bot takes a seat. If that can't be noted the player is told, and the game goes on in the
    /// file as it was.
    fn reseat(&mut self) {
        let decisions = self.shown.clone();
        let keepers = vec![Keeper::Bot(BotKind::Knight)];
        if let Some(file) = &mut self.file {
            self.told |= file.reseat(keepers, decisions).is_err();
        }
    }

    /// The window is closed and opened again.
    fn go_on_another_day(&mut self) {
        if self.file.take().is_none() {
            return;
        }
        let opened = RecordFile::open_in(Arc::new(self.disk.clone()), Path::new(PATH));
        match opened {
            Ok(opened) => {
                assert_eq!(opened.record.decisions(), self.shown);
                self.file = Some(opened.file);
            }
            Err(_) => self.tell(),
        }
    }

    /// Whatever happens now, this much is found again.
    fn check(&self, what: &str) {
        let due = if self.told {
            self.safe
        } else {
            self.shown.len()
        };
        for found in self.disk.after_power_cut(Path::new(PATH)) {
            let Some(text) = found else {
                assert!(
                    self.told && due == 0,
                    "{what}: no file, and {due} decisions were shown"
                );
                continue;
            };
            if text.is_empty() && self.told && due == 0 {
                continue;
            }
            let (record, _) = Record::read(&text[..], LastLine::MayBeTorn)
                .unwrap_or_else(|error| panic!("{what}: {error}"));
            let found = record.decisions();
            assert!(
                found.len() >= due,
                "{what}: {} of {due} decisions",
                found.len()
            );
            assert_eq!(found[..due], self.shown[..due], "{what}");
        }
    }
}

/// A whole game with a seat that changes hands, a decision taken back, and a night in between.
fn play(disk: FailingDisk, record: &Record, look: impl Fn(&Played)) -> Played {
    let mut game = Played::begin(disk, record);
    look(&game);
    let decisions = record.decisions();
    for (nth, &decision) in decisions.iter().enumerate() {
        game.decide(decision);
        look(&game);
        if nth == decisions.len() / 3 {
            game.reseat();
            look(&game);
        }
        if nth == decisions.len() / 2 {
            game.undo();
            look(&game);
            game.decide(decision);
        }
        if nth == decisions.len() * 2 / 3 {
            game.go_on_another_day();
            look(&game);
        }
    }
    game
}

#[test]
fn nothing_that_was_shown_is_lost_wherever_the_disk_fails() {
    for players in [2, 5] {
        fail_everywhere(&random_record(players, 3));
    }
}

fn fail_everywhere(record: &Record) {
    let sound = play(FailingDisk::default(), record, |game| game.check("sound"));
    assert!(!sound.told && sound.shown == record.decisions());
    let calls = sound.disk.calls();
    let (mut tried, mut told) = (0, 0);
    for (call, faults) in calls.iter().enumerate() {
        for &fault in faults {
            let what = format!("{fault:?} at call {call} of {}", calls.len());
            let disk = FailingDisk::failing_at(call, fault);
            let game = play(disk, record, |_| {});
            game.check(&what);
            tried += 1;
            told += usize::from(game.told);
            // Half a write goes on; everything else is noticed.
            assert_eq!(game.told, fault != Fault::ShortWrite, "{what}");
        }
    }
    println!("{} calls, {tried} faults, told of {told}", calls.len());
    assert!(calls.len() > record.decisions().len() * 2);
    assert!(tried > calls.len() * 2, "{tried} faults");
}

/// Right at the moment, not only in the end: a few of them, looked at after every decision.
#[test]
fn nothing_is_lost_at_any_moment_between() {
    let record = random_record(2, 3);
    let calls = play(FailingDisk::default(), &record, |_| {}).disk.calls();
    for (call, faults) in calls.iter().enumerate().step_by(97) {
        for &fault in faults {
            let what = format!("{fault:?} at call {call}");
            play(FailingDisk::failing_at(call, fault), &record, |game| {
                game.check(&what);
            });
        }
    }
}

/// Settings, and whatever else is written in one go: as before, or as they are to be.
#[test]
fn what_is_replaced_is_old_or_new() {
    let path = Path::new("/config/settings.ron");
    let (old, new) = (&b"(scale: 1.0)"[..], &b"(scale: 2.0, mute: true)"[..]);
    let sound = FailingDisk::default();
    replace(&sound, path, old).expect("nothing fails");
    let first = sound.calls().len();
    replace(&sound, path, new).expect("nothing fails");
    let calls = sound.calls();
    let mut tried = 0;
    for (call, faults) in calls.iter().enumerate().skip(first) {
        for &fault in faults {
            tried += 1;
            let disk = FailingDisk::failing_at(call, fault);
            replace(&disk, path, old).expect("nothing fails yet");
            let told = replace(&disk, path, new).is_err();
            for found in disk.after_power_cut(path) {
                let found = found.expect("never without a file");
                assert!(found == old || found == new, "{fault:?} at call {call}");
                assert!(
                    told || found == new,
                    "{fault:?} at call {call}: nobody was told"
                );
            }
            let lies_about = disk.names().len() > 1 && fault != Fault::PowerCut;
            assert!(
                !lies_about,
                "{fault:?} at call {call}: half a file lies about"
            );
        }
    }
    println!("{first} calls, {tried} faults");
    assert!(first >= 5 && tried >= 10, "{first} calls, {tried} faults");
}
