//! One writer at a time, files that come into being whole or not at all, and nobody else's eyes.

use crate::support::{TempFolder, random_record, read_record};
use el_grande::ai::Keeper;
use el_grande::record::{Header, Record, RecordFault, RecordFile, branch};
use el_grande::rules::Setup;
use el_grande::storage::in_use;
use std::path::Path;
use std::process::{Command, Output};

fn begun(path: &Path, record: &Record, decisions: usize) -> RecordFile {
    let mut file = RecordFile::create(path, record.header().clone()).expect("a new file");
    for &decision in &record.decisions()[..decisions] {
        file.append(decision).expect("room on the disk");
    }
    file
}

fn refused_as_in_use(path: &Path) {
    let error = RecordFile::open(path).expect_err("somebody plays it");
    assert!(matches!(error.why, RecordFault::InUse), "{error}");
    assert!(in_use(path));
}

#[test]
fn a_record_has_one_writer_from_its_first_line_on() {
    let folder = TempFolder::new();
    let path = folder.file("game.jsonl");
    let record = random_record(3, 4);
    let mut file = begun(&path, &record, 20);
    refused_as_in_use(&path);
    // Seats change hands: that is another file under the same name, and ours as well.
    let decisions = record.decisions()[..20].iter().copied();
    file.reseat(vec![Keeper::Human], decisions).expect("room");
    refused_as_in_use(&path);
    file.append(record.decisions()[20]).expect("room");
    drop(file);
    assert!(!in_use(&path));
    let opened = RecordFile::open(&path).expect("nobody plays it any more");
    refused_as_in_use(&path);
    drop(opened);
    RecordFile::open(&path).expect("nobody plays it any more");
}

/// Both windows of the report: the second plays on in a file of its own, and neither hurts the other.
#[test]
fn a_branch_goes_its_own_way() {
    let folder = TempFolder::new();
    let path = folder.file("1790000000000.jsonl");
    let record = random_record(3, 4);
    let mut first = begun(&path, &record, 20);
    let apart = branch(&path).expect("a second file");
    assert_eq!(apart, folder.file("1790000000000-branch.jsonl"));
    let mut second = RecordFile::open(&apart).expect("free");
    second.file.rewind(10).expect("room");
    for &decision in &record.decisions()[20..30] {
        first.append(decision).expect("room");
    }
    let text = |path: &Path| std::fs::read_to_string(path).expect("there");
    assert_eq!(
        read_record(&text(&path)).decisions(),
        &record.decisions()[..30]
    );
    assert_eq!(
        read_record(&text(&apart)).decisions(),
        &record.decisions()[..10]
    );
}

/// What `log --record` left where it was killed early, by this version or an older one.
#[test]
fn what_was_never_a_game_is_written_over() {
    let folder = TempFolder::new();
    let path = folder.file("game.jsonl");
    let header = Header::new(Setup::with_players(2), 1).expect("a sound setup");
    let line = serde_json::to_string(&header).expect("JSON");
    for left in ["", "{\"for", &line[..line.len() / 2], &line] {
        std::fs::write(&path, left).expect("room on the disk");
        let output = log_record(&path);
        assert!(output.status.success(), "{left:?}: {output:?}");
        read_record(&std::fs::read_to_string(&path).expect("there"));
    }
    // A game is a game, however short, and what is not ours is precious.
    for kept in [
        line.clone() + "\n",
        "{\"fortune\":1}".to_owned(),
        " ".to_owned(),
    ] {
        std::fs::write(&path, &kept).expect("room on the disk");
        let output = log_record(&path);
        assert_eq!(output.status.code(), Some(1), "{kept:?}");
        assert_eq!(std::fs::read_to_string(&path).expect("there"), kept);
    }
}

fn log_record(path: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_el-grande"));
    command.args(["log", "--seed", "7", "--record"]).arg(path);
    command.output().expect("the program starts")
}

#[cfg(unix)]
#[test]
fn records_are_for_their_owner_alone() {
    use el_grande::storage::{LocalStorage, Storage};
    use std::os::unix::fs::PermissionsExt;
    let folder = TempFolder::new();
    let path = folder.file("game.jsonl");
    let mode = |path: &Path| {
        let found = std::fs::metadata(path).expect("there");
        found.permissions().mode() & 0o777
    };
    let mut file = begun(&path, &random_record(2, 1), 3);
    assert_eq!(mode(&path), 0o600);
    file.reseat(Vec::new(), []).expect("room");
    assert_eq!(mode(&path), 0o600);
    let logged = folder.file("logged.jsonl");
    assert!(log_record(&logged).status.success());
    assert_eq!(mode(&logged), 0o600);
    // A folder of before was open to everybody.
    let (new, old) = (folder.file("new/records"), folder.file("old"));
    std::fs::create_dir(&old).expect("room");
    std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o755)).expect("ours");
    for made in [&new, &old] {
        LocalStorage.make_folder(made).expect("room");
        assert_eq!(mode(made), 0o700);
    }
}
