//! Records on disk: what has been decided is there, and goes on from there.

use crate::support::{TempFolder, random_record, read_record};
use el_grande::record::{Header, Record, RecordFile, decide};
use el_grande::rules::{Decision, Game, Setup};
use serde_json::{Value, json};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// Writes a record decision by decision, as a game does.
fn write(path: &Path, record: &Record, decisions: usize) -> RecordFile {
    let mut file = RecordFile::create(path, record.header().clone()).expect("a new file");
    for &decision in &record.decisions()[..decisions] {
        file.append(decision).expect("room on the disk");
    }
    file
}

fn text_of(path: &Path) -> String {
    fs::read_to_string(path).expect("the file is there")
}

fn replay(record: &Record, until: usize) -> Game {
    record.play(until, &mut ()).expect("all are legal")
}

#[test]
fn whole_games_survive_the_disk() {
    let folder = TempFolder::new();
    for players in 2..=5 {
        let record = random_record(players, 11);
        let path = folder.file(&format!("{players}.jsonl"));
        write(&path, &record, record.decisions().len());
        assert_eq!(text_of(&path), record.to_lines().expect("text"));
        assert_eq!(read_record(&text_of(&path)), record);

        let opened = RecordFile::open(&path).expect("a sound record");
        assert!(!opened.was_torn);
        assert_eq!(opened.record, record);
        assert_eq!(opened.file.path(), path);
        assert!(opened.game.is_over());
        assert_eq!(opened.game, replay(&record, usize::MAX));
    }
}

#[test]
fn every_decision_is_on_disk_once_append_returns() {
    let folder = TempFolder::new();
    let record = random_record(3, 5);
    let path = folder.file("growing.jsonl");
    let mut file = RecordFile::create(&path, record.header().clone()).expect("a new file");
    assert_eq!(text_of(&path).lines().count(), 1);
    for (index, &decision) in record.decisions()[..40].iter().enumerate() {
        file.append(decision).expect("room on the disk");
        let text = text_of(&path);
        let last: Value = serde_json::from_str(text.lines().last().expect("a line")).expect("JSON");
        assert_eq!(last["decision"], json!(decision));
        assert!(text.ends_with('\n'));
        assert_eq!(text.lines().count(), index + 2);
    }
}

#[test]
fn a_game_is_continued_where_it_ended() {
    let folder = TempFolder::new();
    let record = random_record(4, 8);
    let path = folder.file("continued.jsonl");
    drop(write(&path, &record, 100));
    let mut opened = RecordFile::open(&path).expect("a sound record");
    assert_eq!(opened.game, replay(&record, 100));
    for &decision in &record.decisions()[100..] {
        decide(&mut opened.game, decision, &mut ()).expect("all are legal");
        opened.file.append(decision).expect("room on the disk");
    }
    assert!(opened.game.is_over());
    assert_eq!(text_of(&path), record.to_lines().expect("text"));
}

#[test]
fn a_torn_last_line_is_left_out_told_and_written_over() {
    let folder = TempFolder::new();
    let record = random_record(2, 3);
    let path = folder.file("torn.jsonl");
    // All there is of a decision but its line break, one letter of it, and half a letter.
    for torn in [&br#"{"Recruit":0}"#[..], b"{", b"\"\xc3"] {
        let sound = record.to_lines().expect("text");
        let sound: String = sound.lines().take(31).flat_map(|l| [l, "\n"]).collect();
        fs::write(&path, [sound.as_bytes(), torn].concat()).expect("room on the disk");

        let mut opened = RecordFile::open(&path).expect("only the end is torn");
        assert!(opened.was_torn);
        assert_eq!(opened.record.decisions(), &record.decisions()[..30]);
        assert_eq!(opened.game, replay(&record, 30));
        assert_eq!(text_of(&path), sound);
        opened
            .file
            .append(record.decisions()[30])
            .expect("room on the disk");
        drop(opened);
        let again = RecordFile::open(&path).expect("sound again");
        assert!(!again.was_torn);
        assert_eq!(again.record.decisions(), &record.decisions()[..31]);
    }
}

#[test]
fn undo_is_a_replay_to_an_earlier_decision_and_stays() {
    let folder = TempFolder::new();
    let record = random_record(3, 21);
    let path = folder.file("undo.jsonl");
    let mut file = write(&path, &record, 90);
    for (count, left) in [(89, 89), (500, 89), (60, 60), (1, 1)] {
        file.rewind(count).expect("room on the disk");
        let on_disk = read_record(&text_of(&path));
        assert_eq!(on_disk.decisions(), &record.decisions()[..left]);
        assert_eq!(replay(&on_disk, left), replay(&record, left));
    }
    // The file that goes on is the shorter one.
    for &decision in &record.decisions()[1..] {
        file.append(decision).expect("room on the disk");
    }
    assert_eq!(text_of(&path), record.to_lines().expect("text"));
    file.rewind(0).expect("room on the disk");
    drop(file);
    let opened = RecordFile::open(&path).expect("a sound record");
    assert!(opened.record.decisions().is_empty());
    let left_behind = fs::read_dir(path.parent().expect("a folder")).expect("readable");
    assert_eq!(left_behind.count(), 1, "nothing but the record");
}

#[test]
fn an_existing_file_is_never_overwritten() {
    let folder = TempFolder::new();
    let path = folder.file("precious.txt");
    fs::write(&path, "precious").expect("room on the disk");
    let header = Header::new(Setup::with_players(2), 1).expect("a sound setup");
    let error = RecordFile::create(&path, header).expect_err("the file exists");
    assert_eq!(error.kind(), ErrorKind::AlreadyExists);
    assert_eq!(text_of(&path), "precious");
}

#[test]
fn a_refused_record_is_left_as_it_was() {
    let folder = TempFolder::new();
    let path = folder.file("damaged.jsonl");
    let record = random_record(2, 3).to_lines().expect("text");
    let damaged = record.replacen("\"Act\"", "\"Akt\"", 1);
    assert_ne!(damaged, record);
    for text in [damaged.as_str(), "precious", ""] {
        fs::write(&path, text).expect("room on the disk");
        RecordFile::open(&path).expect_err("no record");
        assert_eq!(text_of(&path), text);
    }
}

#[test]
fn a_header_that_lost_its_line_break_is_refused_and_not_written_onto() {
    let folder = TempFolder::new();
    let path = folder.file("header.jsonl");
    let header = Header::new(Setup::with_players(2), 1).expect("a sound setup");
    let text = serde_json::to_string(&header).expect("JSON");
    fs::write(&path, &text).expect("room on the disk");
    let error = RecordFile::open(&path).expect_err("the header is torn");
    assert_eq!(error.to_string(), "line 1: cut off in the middle");
    assert_eq!(text_of(&path), text);
}

#[test]
fn a_file_that_is_not_there_is_unreadable() {
    let folder = TempFolder::new();
    let error = RecordFile::open(&folder.file("missing.jsonl")).expect_err("no file");
    assert!(
        error.to_string().starts_with("line 1: can't be read"),
        "{error}"
    );
}

#[test]
fn a_header_tells_seed_and_deal_and_the_deal_alone_counts() {
    let mut header = Header::new(Setup::with_players(4), 77).expect("a sound setup");
    assert_eq!(header.seed, Some(77));
    let game = replay(&Record::new(header.clone()), 0);
    header.seed = Some(78);
    assert_eq!(replay(&Record::new(header.clone()), 0), game);
    header.seed = None;
    assert_eq!(replay(&Record::new(header), 0), game);
}

#[test]
fn going_on_by_itself_is_never_recorded() {
    let record = random_record(2, 1);
    assert!(!record.decisions().contains(&Decision::Proceed));
    let mut game = replay(&record, 0);
    let before = game.clone();
    decide(&mut game, Decision::Proceed, &mut ()).expect_err("not a decision of a player");
    assert_eq!(game, before);
}
