//! The table itself on a disk that fails: what is shown as decided is on the disk, or the players are
//! told. (`tests/service/faults.rs` fails every single call; here it is some of them, with everything
//! that lies between the disk and the player.)

use super::failing_disk::{FailingDisk, Fault};
use super::mouse::Mouse;
use bevy::prelude::*;
use el_grande::ai::RandomPlayer;
use el_grande::common::{KeptOn, Notice, NoticeKind, Settings, SettingsFile};
use el_grande::record::{LastLine, Record};
use el_grande::rules::Setup;
use el_grande::session::Command;
use el_grande::table::Match;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const SHELF: &str = "/records";
/// Enough for every kind of call to be met.
const DECISIONS: usize = 12;

fn table(disk: &FailingDisk) -> Mouse {
    let mut mouse = Mouse::new(Some(PathBuf::from(SHELF)));
    mouse.app.insert_resource(KeptOn(Arc::new(disk.clone())));
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    mouse
}

/// Whether a warning came in this frame.
fn warned(mouse: &Mouse) -> bool {
    let notices = mouse.app.world().resource::<Messages<Notice>>();
    let mut reader = notices.get_cursor();
    reader
        .read(notices)
        .any(|notice| notice.kind == NoticeKind::Warning)
}

fn record_of(disk: &FailingDisk) -> Option<PathBuf> {
    let names = disk.names();
    names
        .into_iter()
        .find(|name| name.extension().is_some_and(|ending| ending == "jsonl"))
}

fn shown(mouse: &Mouse) -> usize {
    let on_table = mouse.app.world().resource::<Match>();
    on_table.history.decision_count()
}

/// Plays some decisions; whether the players were told that they are not written down.
fn play(disk: &FailingDisk, what: &str) -> bool {
    let mut mouse = table(disk);
    mouse.app.world_mut().write_message(Command::Begin {
        setup: Setup::with_players(2),
        seed: 3,
        keepers: Vec::new(),
    });
    let mut told = false;
    let mut look = |mouse: &mut Mouse| {
        for _ in 0..3 {
            mouse.frames(1);
            told |= warned(mouse);
        }
        if told {
            return true;
        }
        let path = record_of(disk).expect("a record");
        for found in disk.after_power_cut(&path) {
            let text = found.unwrap_or_default();
            let (record, _) = Record::read(&text[..], LastLine::MayBeTorn).expect(what);
            assert!(record.decisions().len() >= shown(mouse), "{what}");
        }
        false
    };
    look(&mut mouse);
    let mut player = RandomPlayer::from_seed(1);
    for _ in 0..DECISIONS {
        let decision = player.decide(mouse.game()).expect("not over");
        mouse.offer(decision);
        look(&mut mouse);
    }
    assert_eq!(shown(&mouse), DECISIONS, "the game goes on: {what}");
    told
}

#[test]
fn what_is_shown_is_on_disk_or_the_players_are_told() {
    let sound = FailingDisk::default();
    assert!(!play(&sound, "sound"));
    let calls = sound.calls();
    for (call, faults) in calls.iter().enumerate().step_by(4) {
        for &fault in faults {
            let what = format!("{fault:?} at call {call} of {}", calls.len());
            let told = play(&FailingDisk::failing_at(call, fault), &what);
            assert_eq!(told, fault != Fault::ShortWrite, "{what}");
        }
    }
}

#[test]
fn settings_that_are_not_kept_are_told_of() {
    let path = Path::new("/config/settings.ron");
    let change = |disk: &FailingDisk| {
        let mut mouse = table(disk);
        mouse
            .app
            .insert_resource(SettingsFile(Some(path.to_owned())));
        let mut told = false;
        for scale in [1.0, 1.5] {
            mouse.app.world_mut().resource_mut::<Settings>().scale = scale;
            mouse.frames(1);
            told |= warned(&mouse);
        }
        told
    };
    let sound = FailingDisk::default();
    assert!(!change(&sound));
    let calls = sound.calls();
    assert!(calls.len() > 4);
    for (call, faults) in calls.iter().enumerate() {
        for &fault in faults {
            let disk = FailingDisk::failing_at(call, fault);
            let told = change(&disk);
            let [synced, _] = disk.after_power_cut(path);
            let kept = synced.is_some_and(|text| String::from_utf8_lossy(&text).contains("1.5"));
            assert!(told || kept, "{fault:?} at call {call}");
            assert_eq!(told, fault != Fault::ShortWrite, "{fault:?} at call {call}");
        }
    }
}
