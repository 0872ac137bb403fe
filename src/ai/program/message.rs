//! What a program is asked, and what it answers: a line of JSON each, as the referee writes them.

use super::mishap::Mishap;
use crate::protocol::view_json;
use crate::rules::{Decision, PlayerView};
use serde::Deserialize;
use serde_json::json;
use std::time::Duration;

/// The longest answer, in bytes without its line break. A decision needs some 60; the rest is
/// room for notes.
pub const LONGEST_ANSWER: usize = 64 * 1024;

/// So much of a wrong answer is worth repeating.
const EXCERPT: usize = 60;

/// Fields beside the decision are passed over: a program may write notes into its answers.
#[derive(Deserialize)]
struct ProgramAnswer {
    decision: Decision,
}

/// The question, with its line break.
pub(super) fn question(
    view: &PlayerView,
    legal: &[Decision],
    time: Duration,
) -> serde_json::Result<String> {
    let question = json!({
        "decide": {
            "seat": view.seat(),
            "view": view_json(view)?,
            "legal": legal,
            // Programs have no use for nanoseconds.
            "seconds": (time.as_secs_f64() * 1000.0).floor() / 1000.0,
        }
    });
    Ok(format!("{question}\n"))
}

/// The decision in an answer, if it is one of the legal ones.
pub(super) fn decision(line: &[u8], legal: &[Decision]) -> Result<Decision, Mishap> {
    let wrong = |reason: String| Mishap::NotADecision {
        line: excerpt(line),
        reason,
    };
    let text = std::str::from_utf8(line).map_err(|_| wrong("not text in UTF-8".to_owned()))?;
    // Some languages open a stream with a byte order mark.
    let text = text.trim_start_matches('\u{feff}');
    let ProgramAnswer { decision } =
        serde_json::from_str(text).map_err(|e| wrong(e.to_string()))?;
    if legal.contains(&decision) {
        Ok(decision)
    } else {
        Err(Mishap::Illegal { decision })
    }
}

fn excerpt(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(&line[..line.len().min(4 * EXCERPT)]);
    text.trim_end().chars().take(EXCERPT).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Setup};
    use serde_json::Value;

    #[test]
    fn a_question_is_one_line_with_view_and_choices() {
        let mut game = Game::new(&Setup::with_players(3), 5).expect("a game");
        game.settle(&mut ());
        let seat = game.to_act().expect("somebody bids");
        let legal = [Decision::Done, Decision::Recruit(2)];
        let time = Duration::from_micros(1_500_700);
        let line = question(&game.view(seat), &legal, time).expect("JSON");
        assert_eq!(line.find('\n'), Some(line.len() - 1));
        let asked: Value = serde_json::from_str(&line).expect("JSON");
        let asked = &asked["decide"];
        assert_eq!(asked["seat"], json!(seat));
        assert_eq!(asked["legal"], json!(["Done", { "Recruit": 2 }]));
        assert_eq!(asked["seconds"], json!(1.5));
        assert_eq!(asked["view"]["hands"][0]["further"], 0);
    }

    #[test]
    fn answers_are_read_with_care() {
        let legal = [Decision::Done, Decision::Recruit(2)];
        let read = |line: &[u8]| decision(line, &legal);
        assert_eq!(read(b"{\"decision\":\"Done\"}\r\n"), Ok(Decision::Done));
        let with_notes = "\u{feff}{\"decision\":{\"Recruit\":2},\"why\":\"more!\"}";
        assert_eq!(read(with_notes.as_bytes()), Ok(Decision::Recruit(2)));
        let illegal = Mishap::Illegal {
            decision: Decision::Recruit(3),
        };
        assert_eq!(
            illegal.to_string(),
            "it decided {\"Recruit\":3}, which is not legal there"
        );
        assert_eq!(read(b"{\"decision\":{\"Recruit\":3}}"), Err(illegal));
        let nested = "[".repeat(LONGEST_ANSWER);
        for wrong in [
            &b""[..],
            b"hello\n",
            b"\"Done\"",
            b"{\"decision\":\"Fly\"}",
            b"{\"decision\":null}",
            b"\xff\xfe\n",
            nested.as_bytes(),
        ] {
            let mishap = read(wrong).expect_err("no decision");
            assert!(matches!(mishap, Mishap::NotADecision { .. }), "{mishap}");
            assert!(mishap.to_string().len() < 400, "{mishap}");
        }
    }
}
