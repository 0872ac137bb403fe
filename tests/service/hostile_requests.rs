//! Whatever comes in, every line is answered with a line, and the referee goes on.

use crate::mutation::{any_json, mutate, wild};
use crate::support::{Table, cases, replies};
use el_grande::referee::{LONGEST_REQUEST, serve};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::io::{self, BufRead, Read};

const SOUND: &[u8] = b"\n{\"cmd\":\"new\",\"players\":2,\"id\":\"still there\"}\n";

/// Every line is answered, and afterwards a sound request still is.
fn survives(mut requests: Vec<u8>) -> Result<(), TestCaseError> {
    requests.extend(SOUND);
    let lines = requests.split(|&byte| byte == b'\n').count() - 1;
    let replies = replies(&requests);
    prop_assert_eq!(replies.len(), lines);
    for reply in &replies {
        let ok = reply["ok"].as_bool();
        prop_assert!(ok.is_some(), "{}", reply);
        prop_assert_eq!(reply["error"].is_string(), ok == Some(false), "{}", reply);
        prop_assert_eq!(reply["kind"].is_string(), ok == Some(false), "{}", reply);
        prop_assert_ne!(&reply["kind"], "internal");
    }
    let last = &replies[lines - 1];
    prop_assert_eq!(&last["ok"], true);
    prop_assert_eq!(&last["id"], "still there");
    Ok(())
}

/// One of each command, in an order that works.
fn sound_requests() -> Vec<Value> {
    let begin = json!({ "cmd": "new", "players": [
        { "name": "Ana", "colour": "Rust" }, { "name": "Luis", "colour": "Navy" },
    ], "seed": 3, "length": "SixRounds", "veto": "Classic", "evicted_to": "Court" });
    let mut table = Table::default();
    table.ask(&begin);
    let state = table.state();
    vec![
        begin,
        json!({ "cmd": "load", "state": state }),
        json!({ "cmd": "apply", "decision": { "Bid": 5 }, "settle": false }),
        json!({ "cmd": "apply", "decision": { "Bid": 9 }, "seat": null }),
        json!({ "cmd": "apply", "decision": { "Recruit": 1 } }),
        json!({ "cmd": "apply", "decision": { "Take": 4 } }),
        json!({ "cmd": "apply", "decision": { "Place": "Castillo" } }),
        json!({ "cmd": "apply", "decision": "Act" }),
        json!({ "cmd": "apply", "decision": { "MoveKing": "Galicia" } }),
        json!({ "cmd": "legal", "id": 7 }),
        json!({ "cmd": "state" }),
        json!({ "cmd": "view", "seat": 1 }),
        json!({ "cmd": "score", "place": "Castillo" }),
    ]
}

fn one_a_line(requests: &[Value]) -> Vec<u8> {
    let mut text = Vec::new();
    for request in requests {
        text.extend(request.to_string().bytes());
        text.push(b'\n');
    }
    text
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn arbitrary_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        survives(bytes)?;
    }

    #[test]
    fn arbitrary_json(lines in prop::collection::vec(any_json(), 1..5)) {
        survives(one_a_line(&lines))?;
    }

    #[test]
    fn json_objects_with_a_command(
        command in prop::sample::select(vec!["new", "load", "state", "view", "legal", "apply", "score"]),
        mut fields in any_json(),
    ) {
        if !fields.is_object() {
            fields = json!({ "state": fields });
        }
        fields["cmd"] = command.into();
        survives(fields.to_string().into_bytes())?;
    }

    #[test]
    fn sound_requests_with_something_changed(
        changes in prop::collection::vec((any::<usize>(), wild()), 1..6),
    ) {
        let mut requests = sound_requests();
        for (which, change) in &changes {
            let which = which % requests.len();
            mutate(&mut requests[which], change);
        }
        survives(one_a_line(&requests))?;
    }

    #[test]
    fn sound_requests_with_bytes_changed(
        changes in prop::collection::vec((any::<usize>(), any::<u8>()), 1..20),
        cut in any::<usize>(),
    ) {
        let mut text = one_a_line(&sound_requests());
        let length = text.len();
        for (at, byte) in changes {
            text[at % length] = byte;
        }
        text.truncate(length - cut % 200);
        survives(text)?;
    }

    #[test]
    fn fields_given_twice(which in any::<usize>(), extra in any_json()) {
        let requests = sound_requests();
        let request = requests[which % requests.len()].to_string();
        let inside = &request[1..];
        for field in ["cmd", "id", "state", "decision", "players", "seat"] {
            survives(format!("{{\"{field}\":{extra},{inside}").into_bytes())?;
        }
    }
}

#[test]
fn odd_lines_are_answered_one_by_one() {
    let deep =
        |open: &str, close: &str| format!("{}1{}", open.repeat(50_000), close.repeat(50_000));
    for line in [
        String::new(),
        " \t ".to_owned(),
        "\u{0}".to_owned(),
        "{\"cmd\":\"legal\"}\u{0}".to_owned(),
        "\u{feff}".to_owned(),
        "\u{feff}\u{feff}{}".to_owned(),
        "{\"cmd\":\"legal\"}{\"cmd\":\"legal\"}".to_owned(),
        "1e999999".to_owned(),
        format!("{{\"cmd\":\"new\",\"players\":{}}}", "9".repeat(10_000)),
        format!(
            "{{\"cmd\":\"new\",\"players\":2,\"seed\":-{}}}",
            "9".repeat(10_000)
        ),
        format!("{{\"id\":{}}}", deep("[", "]")),
        format!("{{\"cmd\":\"load\",\"state\":{}}}", deep("{\"a\":", "}")),
        deep("[", "]"),
        "[".repeat(LONGEST_REQUEST),
        format!("\"{}", "\\u0000".repeat(100_000)),
        format!("{{\"cmd\":\"{}\"}}", "é".repeat(400_000)),
        format!("{{\"cmd\":\"legal\",\"{}\":1}}", "x".repeat(900_000)),
    ] {
        let replies = replies(format!("{line}\n{line}\r\n").as_bytes());
        assert_eq!(replies.len(), 2);
        for reply in replies {
            assert_eq!(reply["ok"], false);
            assert_eq!(reply["kind"], "request", "{reply}");
        }
    }
}

/// A line of a gigabyte that is nowhere in memory, and then a sound one.
struct Gigabyte {
    left: usize,
    sound: &'static [u8],
}

const GIGABYTE: usize = 1 << 30;

impl Read for Gigabyte {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let available = self.fill_buf()?;
        let count = available.len().min(buffer.len());
        buffer[..count].copy_from_slice(&available[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Gigabyte {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        const CHUNK: &[u8] = &[b'x'; 1 << 16];
        match self.left {
            0 => Ok(self.sound),
            left => Ok(&CHUNK[..left.min(CHUNK.len())]),
        }
    }

    fn consume(&mut self, amount: usize) {
        if self.left == 0 {
            self.sound = &self.sound[amount..];
        } else {
            self.left -= amount;
        }
    }
}

/// The most memory this process has ever used, in KiB, where the system tells.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn a_gigabyte_line_is_refused_in_little_memory_and_the_next_one_answered() {
    let requests = Gigabyte {
        left: GIGABYTE,
        sound: SOUND,
    };
    let mut answers = Vec::new();
    serve(requests, &mut answers).expect("nothing but memory");
    let answers = String::from_utf8(answers).expect("text");
    let replies: Vec<Value> = answers
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(replies.len(), 2, "{answers}");
    assert_eq!(replies[0]["kind"], "request");
    assert_eq!(replies[1]["id"], "still there");
    if let Some(most) = most_memory() {
        // All tests of this file together stay far below what one kept line would take.
        assert!(most < 512 * 1024, "{most} KiB");
    }
}
