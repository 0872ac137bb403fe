//! Reads requests line by line, in bounded memory, until the end or "quit".

use super::Referee;
use crate::rules::Setup;
use std::io::{self, BufRead, Read, Write};

/// The longest request, in bytes without its line break. A whole position needs some 3,000.
pub const LONGEST_REQUEST: usize = 1024 * 1024;

/// Answers every line of `requests` with one line on `answers`.
pub fn serve(requests: impl BufRead, answers: impl Write) -> io::Result<()> {
    serve_with(Referee::default(), requests, answers)
}

/// The same, with games like `usual` where a request does not say otherwise.
pub fn serve_games_like(
    usual: Setup,
    requests: impl BufRead,
    answers: impl Write,
) -> io::Result<()> {
    serve_with(Referee::playing(usual), requests, answers)
}

fn serve_with(
    mut referee: Referee,
    mut requests: impl BufRead,
    mut answers: impl Write,
) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let limit = LONGEST_REQUEST as u64 + 1;
        if requests.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let too_long = line.len() > LONGEST_REQUEST && !line.ends_with(b"\n");
        let quit = if too_long {
            requests.skip_until(b'\n')?;
            write_error(
                &mut answers,
                &format!("a request has at most {LONGEST_REQUEST} bytes"),
            )?;
            false
        } else if let Ok(request) = std::str::from_utf8(&line) {
            // Some shells open a stream with a byte order mark.
            let answer = referee.answer(request.trim_start_matches('\u{feff}'));
            writeln!(answers, "{}", answer.line)?;
            answer.quit
        } else {
            write_error(&mut answers, "the line is not text in UTF-8")?;
            false
        };
        answers.flush()?;
        if quit {
            return Ok(());
        }
    }
}

fn write_error(answers: &mut impl Write, error: &str) -> io::Result<()> {
    let answer = serde_json::json!({ "ok": false, "error": error, "kind": "request" });
    writeln!(answers, "{answer}")
}
