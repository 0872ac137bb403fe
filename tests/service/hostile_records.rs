//! Records with anything changed: read, or refused with a line; never a panic.

use crate::mutation::{mutate, wild};
use crate::support::{cases, random_record, unsealed_lines};
use el_grande::record::{LastLine, Record};
use proptest::prelude::*;
use serde_json::Value;
use std::sync::LazyLock;

/// Without checksums: what was changed must be found out by what it says.
static LINES: LazyLock<Vec<String>> = LazyLock::new(|| unsealed_lines(&random_record(3, 9)));

/// It is refused with one of its lines, or it is a record through and through.
fn holds(bytes: &[u8]) -> Result<(), TestCaseError> {
    let lines = bytes.split(|&byte| byte == b'\n').count();
    for ending in [LastLine::MustBeWhole, LastLine::MayBeTorn] {
        match Record::read(bytes, ending) {
            Ok((record, game)) => {
                let replayed = record.play(usize::MAX, &mut ());
                prop_assert_eq!(replayed.as_ref(), Ok(&game));
                let text = record.to_lines().expect("text");
                let (again, _) = Record::read(text.as_bytes(), LastLine::MustBeWhole)
                    .map_err(|error| TestCaseError::fail(error.to_string()))?;
                prop_assert_eq!(again, record);
            }
            Err(error) => {
                prop_assert!((1..=lines).contains(&error.line), "{} of {}", error, lines);
                let named = format!("line {}: ", error.line);
                prop_assert!(error.to_string().starts_with(&named));
            }
        }
    }
    Ok(())
}

fn joined(lines: &[String]) -> Vec<u8> {
    (lines.join("\n") + "\n").into_bytes()
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn arbitrary_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        holds(&bytes)?;
    }

    #[test]
    fn a_sound_header_and_arbitrary_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        holds(&[LINES[0].as_bytes(), b"\n", &bytes].concat())?;
    }

    #[test]
    fn bytes_changed(
        changes in prop::collection::vec((any::<usize>(), any::<u8>()), 1..4),
        cut in any::<usize>(),
    ) {
        let mut bytes = joined(&LINES);
        let length = bytes.len();
        for (at, byte) in changes {
            bytes[at % length] = byte;
        }
        bytes.truncate(length - cut % 40);
        holds(&bytes)?;
    }

    #[test]
    fn headers_changed(changes in prop::collection::vec(wild(), 1..3)) {
        let mut header: Value = serde_json::from_str(&LINES[0]).expect("a header");
        for change in &changes {
            mutate(&mut header, change);
        }
        let mut lines = LINES.clone();
        lines[0] = header.to_string();
        holds(&joined(&lines))?;
    }

    #[test]
    fn decisions_changed(which in any::<usize>(), change in wild()) {
        let mut lines = LINES.clone();
        let which = 1 + which % (lines.len() - 1);
        let mut decision: Value = serde_json::from_str(&lines[which]).expect("a decision");
        mutate(&mut decision, &change);
        lines[which] = decision.to_string();
        holds(&joined(&lines))?;
    }

    #[test]
    fn lines_lost_doubled_and_exchanged(one in any::<usize>(), other in any::<usize>()) {
        let (one, other) = (one % LINES.len(), other % LINES.len());
        let mut lost = LINES.clone();
        lost.remove(one);
        holds(&joined(&lost))?;
        let mut doubled = LINES.clone();
        doubled.insert(other, LINES[one].clone());
        holds(&joined(&doubled))?;
        let mut exchanged = LINES.clone();
        exchanged.swap(one, other);
        holds(&joined(&exchanged))?;
    }
}
