//! Records that know they are whole: whatever became of a line, it is found, with its number.

use crate::support::{TempFolder, random_record, read_record, unsealed_lines};
use el_grande::record::{LastLine, Record, RecordError, RecordFault};
use el_grande::rules::Game;
use std::path::Path;
use std::process::{Command, Output};

fn lines() -> Vec<String> {
    let text = random_record(3, 4).to_lines().expect("text");
    text.lines().map(str::to_owned).collect()
}

fn read(lines: &[String]) -> Result<(Record, Game), RecordError> {
    let text = lines.join("\n") + "\n";
    Record::read(text.as_bytes(), LastLine::MayBeTorn)
}

/// It is found out at this line, by its checksum.
fn found_at(lines: &[String], line: usize, what: &str) {
    let error = read(lines).expect_err(what);
    assert_eq!(error.line, line, "{what}: {error}");
    assert!(matches!(error.why, RecordFault::Changed), "{what}: {error}");
}

#[test]
fn a_lost_doubled_or_exchanged_line_is_named() {
    let whole = lines();
    // One that no rule would miss, and a whole turn of the game.
    for at in 1..whole.len() - 1 {
        let mut lost = whole.clone();
        lost.remove(at);
        found_at(&lost, at + 1, "lost");
        let mut doubled = whole.clone();
        doubled.insert(at, whole[at].clone());
        found_at(&doubled, at + 2, "doubled");
        let mut exchanged = whole.clone();
        exchanged.swap(at, at + 1);
        found_at(&exchanged, at + 1, "exchanged");
    }
}

/// Without checksums 101 of 19,720 flips led to another game, and nobody was told.
#[test]
fn no_flipped_bit_leads_to_another_game() {
    let text = random_record(2, 3).to_lines().expect("text").into_bytes();
    let whole = read_record(std::str::from_utf8(&text).expect("text"));
    let ends: Vec<usize> = (0..text.len()).filter(|&at| text[at] == b'\n').collect();
    for at in 0..text.len() {
        // Every bit of the header and of the first lines, and a bit of each letter after them.
        let bits = if at < ends[4] {
            0..8
        } else {
            at % 8..at % 8 + 1
        };
        for bit in bits {
            let mut flipped = text.clone();
            flipped[at] ^= 1 << bit;
            let line = ends.partition_point(|&end| end < at) + 1;
            match Record::read(&flipped[..], LastLine::MustBeWhole) {
                Ok(_) => unreachable!("bit {bit} of byte {at} did not show"),
                Err(error) => assert_eq!(error.line, line, "bit {bit} of byte {at}: {error}"),
            }
            if let Ok(salvage) = Record::salvage(&flipped[..]) {
                let kept = salvage.record.decisions();
                assert_eq!(
                    kept,
                    &whole.decisions()[..line - 2],
                    "bit {bit} of byte {at}"
                );
            }
        }
    }
}

#[test]
fn another_header_does_not_fit_the_game() {
    let mut mixed = lines();
    let other = random_record(3, 5).to_lines().expect("text");
    mixed[0] = other.lines().next().expect("a header").to_owned();
    found_at(&mixed, 2, "another header");
}

#[test]
fn a_record_of_before_is_read_and_sealed_when_it_is_written_anew() {
    let folder = TempFolder::new();
    let record = random_record(3, 4);
    let old = unsealed_lines(&record).join("\n") + "\n";
    assert!(!old.contains("\"sum\""));
    assert_eq!(read_record(&old).decisions(), record.decisions());
    let path = folder.file("old.jsonl");
    std::fs::write(&path, &old).expect("room on the disk");
    let mut opened = el_grande::record::RecordFile::open(&path).expect("a sound record");
    // It goes on in its own form until all of it is written anew.
    let count = record.decisions().len();
    opened.file.rewind(count - 1).expect("room on the disk");
    let last = record.decisions()[count - 1];
    opened.file.append(last).expect("room on the disk");
    assert_eq!(std::fs::read_to_string(&path).expect("there"), old);
    let decisions = record.decisions().iter().copied();
    opened
        .file
        .reseat(Vec::new(), decisions)
        .expect("room on the disk");
    let text = std::fs::read_to_string(&path).expect("there");
    assert_eq!(text, record.to_lines().expect("text"));
}

fn run(arguments: &[&str], file: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_el-grande"));
    let (name, options) = arguments.split_first().expect("a command");
    command.arg(name).arg(file).args(options);
    command.output().expect("the program starts")
}

/// Line 7 is damaged: five decisions are whole.
#[test]
fn what_is_whole_is_replayed_and_repaired() {
    let folder = TempFolder::new();
    let path = folder.file("1790000000000.jsonl");
    let mut damaged = lines();
    damaged[6] = damaged[6].replacen("decision", "decisiom", 1);
    let text = damaged.join("\n") + "\n";
    std::fs::write(&path, &text).expect("room on the disk");

    for until in ["0", "4", "5"] {
        let output = run(&["replay", "--until", until], &path);
        assert!(output.status.success(), "{output:?}");
    }
    for options in [&["replay"][..], &["replay", "--until", "6"]] {
        let output = run(options, &path);
        assert_eq!(output.status.code(), Some(1));
        let told = String::from_utf8(output.stderr).expect("text");
        assert!(
            told.contains("line 7") && told.contains("--until 5"),
            "{told}"
        );
    }

    for name in [
        "1790000000000-repaired.jsonl",
        "1790000000000-repaired-2.jsonl",
    ] {
        let output = run(&["repair"], &path);
        assert!(output.status.success(), "{output:?}");
        let told = String::from_utf8(output.stdout).expect("text");
        assert!(told.contains("line 7") && told.contains(name), "{told}");
        let repaired = std::fs::read_to_string(folder.file(name)).expect("a new file");
        let repaired = read_record(&repaired);
        assert_eq!(repaired.decisions(), &random_record(3, 4).decisions()[..5]);
    }
    assert_eq!(std::fs::read_to_string(&path).expect("still there"), text);
    let output = run(&["repair"], &folder.file("1790000000000-repaired.jsonl"));
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).contains("nothing to repair"));
    // Without a header there is nothing to be had.
    std::fs::write(&path, "precious\n").expect("room on the disk");
    let output = run(&["repair"], &path);
    assert_eq!(output.status.code(), Some(1));
}
