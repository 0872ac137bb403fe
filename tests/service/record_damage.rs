//! Records that are not what they should be are refused, with line and reason.

use crate::support::{random_record, unsealed_lines};
use el_grande::record::{FORMAT, LONGEST_LINE, LastLine, Record, RecordError, RecordFault};
use el_grande::rules::{RuleError, SetupError};
use serde_json::{Value, json};
use std::io::{self, BufRead, Read};

/// Without checksums, which would refuse all of this for one reason: `record_seals.rs` is about them.
fn lines() -> Vec<String> {
    unsealed_lines(&random_record(3, 4))
}

fn joined(lines: &[String]) -> String {
    lines.join("\n") + "\n"
}

/// Whether or not a torn end is forgiven, this is refused.
fn refused(text: impl AsRef<[u8]>) -> RecordError {
    Record::read(text.as_ref(), LastLine::MayBeTorn).expect_err("damaged");
    let error = Record::read(text.as_ref(), LastLine::MustBeWhole).expect_err("damaged");
    assert!(
        error
            .to_string()
            .starts_with(&format!("line {}: ", error.line)),
        "{error}"
    );
    error
}

/// A record with another header.
fn with_header(change: impl FnOnce(&mut Value)) -> String {
    let mut lines = lines();
    let mut header: Value = serde_json::from_str(&lines[0]).expect("a header");
    change(&mut header);
    lines[0] = header.to_string();
    joined(&lines)
}

#[test]
fn a_torn_last_line_is_damage_where_a_whole_record_is_wanted() {
    let text = joined(&lines());
    let torn = &text[..text.len() - 1];
    let error = Record::read(torn.as_bytes(), LastLine::MustBeWhole).expect_err("torn");
    assert!(matches!(error.why, RecordFault::Torn), "{error}");
    assert_eq!(error.line, lines().len());
    let (left, _) = Record::read(torn.as_bytes(), LastLine::MayBeTorn).expect("torn at the end");
    assert_eq!(left.decisions().len(), lines().len() - 2);
}

#[test]
fn a_damaged_line_in_the_middle_is_named() {
    for damage in [
        "",
        "\"Act",
        "{\"Bid\":14}",
        "{\"Bid\":7,}",
        "null",
        "\u{feff}\"Act\"",
    ] {
        let mut lines = lines();
        lines[6] = damage.to_owned();
        let error = refused(joined(&lines));
        assert_eq!(error.line, 7);
        assert!(matches!(error.why, RecordFault::NotADecision(_)), "{error}");
    }
}

#[test]
fn an_illegal_decision_is_named_with_the_rule() {
    let mut lines = lines();
    // The second bid repeats the first.
    lines[2] = lines[1].clone();
    let error = refused(joined(&lines));
    assert_eq!(error.line, 3);
    assert!(
        matches!(
            error.why,
            RecordFault::Illegal(RuleError::PowerPlayed { .. })
        ),
        "{error}"
    );
}

#[test]
fn decisions_after_the_end_are_refused() {
    let mut lines = lines();
    lines.push("\"Done\"".to_owned());
    let error = refused(joined(&lines));
    assert_eq!(error.line, lines.len());
    assert!(
        matches!(error.why, RecordFault::Illegal(RuleError::GameOver)),
        "{error}"
    );
}

#[test]
fn proceed_is_never_recorded() {
    let mut lines = lines();
    for at in [1, lines.len()] {
        lines.insert(at, "\"Proceed\"".to_owned());
        let error = refused(joined(&lines));
        assert_eq!(error.line, at + 1);
        assert!(
            matches!(
                error.why,
                RecordFault::Illegal(RuleError::NotAskedFor { .. })
            ),
            "{error}"
        );
        lines.remove(at);
    }
}

#[test]
fn an_empty_file_says_so() {
    let error = refused("");
    assert!(matches!(error.why, RecordFault::Empty), "{error}");
    assert_eq!(error.line, 1);
}

#[test]
fn formats_that_this_version_does_not_read_are_named() {
    let newer = refused(with_header(|header| header["format"] = (FORMAT + 1).into()));
    assert!(
        matches!(newer.why, RecordFault::Newer(format) if format == FORMAT + 1),
        "{newer}"
    );
    // A newer header may look quite different; what matters is that it says so.
    let newer = refused(json!({ "format": 99, "players": "many" }).to_string() + "\n");
    assert!(matches!(newer.why, RecordFault::Newer(99)), "{newer}");
    let zero = refused(with_header(|header| header["format"] = 0.into()));
    assert!(matches!(zero.why, RecordFault::NoSuchFormat(0)), "{zero}");
    assert_eq!((newer.line, zero.line), (1, 1));
}

#[test]
fn what_is_not_a_header_says_so() {
    for garbage in [
        "hello",
        "{}",
        "[]",
        "\"Act\"",
        "{\"format\":\"1\"}",
        "{\"format\":-1}",
        "",
    ] {
        let error = refused(format!("{garbage}\n"));
        assert!(
            matches!(error.why, RecordFault::NotAHeader(_)),
            "{garbage}: {error}"
        );
        assert_eq!(error.line, 1);
    }
    let missing = refused(with_header(|header| {
        header.as_object_mut().expect("an object").remove("deal");
    }));
    assert!(
        matches!(missing.why, RecordFault::NotAHeader(_)),
        "{missing}"
    );
    let unknown = refused(with_header(|header| header["colour"] = "blue".into()));
    assert!(
        matches!(unknown.why, RecordFault::NotAHeader(_)),
        "{unknown}"
    );
}

#[test]
fn a_deal_that_does_not_fit_is_refused() {
    let refusals = [
        with_header(|h| h["deal"]["homes"][1] = h["deal"]["homes"][0].clone()),
        with_header(|h| h["deal"]["homes"][2] = h["deal"]["king"].clone()),
        with_header(|h| h["deal"]["homes"] = json!(["Galicia"])),
        with_header(|h| h["deal"]["first_bidder"] = 3.into()),
        with_header(|h| h["deal"]["stacks"][0][0] = "veto".into()),
        with_header(|h| h["deal"]["stacks"][1] = json!(["veto"])),
        with_header(|h| h["deal"]["stacks"] = json!([])),
        with_header(|h| h["deal"]["stacks"][4] = json!(["king-travels", "king-travels"])),
        // The Veto cards were dealt, but stay in the box in this game.
        with_header(|h| h["setup"]["veto"] = "NoVeto".into()),
        with_header(|h| {
            let players = h["setup"]["players"].as_array_mut().expect("players");
            players.pop();
        }),
    ];
    for text in refusals {
        let error = refused(&text);
        assert_eq!(error.line, 1, "{error}");
        assert!(
            matches!(error.why, RecordFault::Setup(SetupError::Deal(_))),
            "{error}"
        );
    }
}

#[test]
fn a_setup_that_does_not_fit_is_refused() {
    let control = refused(with_header(|h| {
        h["setup"]["players"][0]["name"] = "A\u{7}".into();
    }));
    assert!(
        matches!(
            control.why,
            RecordFault::Setup(SetupError::Name { seat: 0 })
        ),
        "{control}"
    );
    let twice = refused(with_header(|h| {
        h["setup"]["players"][0]["colour"] = "Amber".into();
    }));
    assert!(
        matches!(twice.why, RecordFault::Setup(SetupError::SameColour(_))),
        "{twice}"
    );
    let nobody = refused(with_header(|h| h["setup"]["players"] = json!([])));
    assert!(
        matches!(nobody.why, RecordFault::Setup(SetupError::Players(0))),
        "{nobody}"
    );
}

#[test]
fn what_is_not_text_is_refused() {
    let mut bytes = joined(&lines()).into_bytes();
    let third_line = lines()[..2]
        .iter()
        .map(|line| line.len() + 1)
        .sum::<usize>();
    bytes[third_line] = 0xff;
    let error = refused(&bytes);
    assert!(matches!(error.why, RecordFault::NotText), "{error}");
    assert_eq!(error.line, 3);
    let error = refused([0xff; 100]);
    assert_eq!(error.line, 1);
}

#[test]
fn the_longest_line_is_read_and_a_longer_one_refused() {
    let mut lines = lines();
    let spaces = LONGEST_LINE - lines[1].len();
    lines[1] += &" ".repeat(spaces);
    Record::read(joined(&lines).as_bytes(), LastLine::MustBeWhole).expect("just fits");
    lines[1].push(' ');
    let error = refused(joined(&lines));
    assert!(matches!(error.why, RecordFault::TooLong), "{error}");
    assert_eq!(error.line, 2);
}

/// A line without end, from which no more is read than needed to refuse it.
struct Endless {
    taken: usize,
}

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        buffer.fill(b' ');
        self.taken += buffer.len();
        Ok(buffer.len())
    }
}

impl BufRead for Endless {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        Ok(&[b' '; 4096])
    }

    fn consume(&mut self, amount: usize) {
        self.taken += amount;
    }
}

#[test]
fn an_endless_line_is_refused_without_being_read() {
    let mut endless = Endless { taken: 0 };
    let error = Record::read(&mut endless, LastLine::MayBeTorn).expect_err("endless");
    assert!(matches!(error.why, RecordFault::TooLong), "{error}");
    assert!(endless.taken <= LONGEST_LINE + 1, "{} bytes", endless.taken);
}

#[test]
fn windows_line_ends_do_no_harm() {
    let (record, _) =
        Record::read(joined(&lines()).as_bytes(), LastLine::MustBeWhole).expect("sound");
    let text = joined(&lines()).replace('\n', "\r\n");
    let (same, _) = Record::read(text.as_bytes(), LastLine::MustBeWhole).expect("sound");
    assert_eq!(same, record);
}
