//! How a program is to be started: a line as one would type it, taken apart without a shell.

use std::fmt;
use std::str::FromStr;

/// A program and its arguments: `python3 bot.py --name 'Don Luis'`.
///
/// Spaces part words; quotes of either kind keep them together. A backslash takes the meaning
/// from a space, a quote or a backslash after it and is itself anywhere else, so that Windows
/// paths need no care. Nothing else has a meaning: no variables, no patterns, no pipes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CommandLine {
    line: String,
    program: String,
    arguments: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadCommand {
    #[error("no program is named")]
    Empty,
    #[error("a quotation mark is missing")]
    OpenQuote,
}

impl CommandLine {
    pub fn program(&self) -> &str {
        &self.program
    }

    pub fn arguments(&self) -> &[String] {
        &self.arguments
    }
}

impl FromStr for CommandLine {
    type Err = BadCommand;

    fn from_str(line: &str) -> Result<Self, BadCommand> {
        let mut words = split(line)?.into_iter();
        Ok(Self {
            line: line.to_owned(),
            program: words
                .next()
                .filter(|word| !word.is_empty())
                .ok_or(BadCommand::Empty)?,
            arguments: words.collect(),
        })
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.line)
    }
}

fn split(line: &str) -> Result<Vec<String>, BadCommand> {
    let mut words = Vec::new();
    // `None` between words: a word may be empty if it is quoted.
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, quote) {
            (space, None) if space.is_whitespace() => words.extend(word.take()),
            ('"' | '\'', None) => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (mark, Some(open)) if mark == open => quote = None,
            ('\\', None | Some('"')) => {
                let special = |next: &char| match quote {
                    None => next.is_whitespace() || matches!(next, '"' | '\'' | '\\'),
                    Some(_) => matches!(next, '"' | '\\'),
                };
                let meant = letters.next_if(special).unwrap_or(letter);
                word.get_or_insert_default().push(meant);
            }
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    match quote {
        None => Ok(words),
        Some(_) => Err(BadCommand::OpenQuote),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_a_shell_would() {
        for (line, words) in [
            ("./bot", &["./bot"][..]),
            ("  a  b\tc ", &["a", "b", "c"]),
            (
                "bot 'Don Luis' \"x y\"z ''",
                &["bot", "Don Luis", "x yz", ""],
            ),
            (r"C:\bots\bot.exe a\ b", &[r"C:\bots\bot.exe", "a b"]),
            (
                r#"a "say \"no\" \n" '\"'"#,
                &["a", r#"say "no" \n"#, r#"\""#],
            ),
            (r"bot \'x \\", &["bot", "'x", r"\"]),
            (r"bot \", &["bot", r"\"]),
            ("bot $HOME * | cat", &["bot", "$HOME", "*", "|", "cat"]),
        ] {
            let command: CommandLine = line.parse().expect(line);
            assert_eq!(command.program(), words[0], "{line}");
            assert_eq!(command.arguments(), &words[1..], "{line}");
            assert_eq!(command.to_string(), line);
        }
        for (line, error) in [
            ("", BadCommand::Empty),
            (" \t", BadCommand::Empty),
            ("''", BadCommand::Empty),
            ("bot 'x", BadCommand::OpenQuote),
            ("bot \"x' y", BadCommand::OpenQuote),
        ] {
            assert_eq!(line.parse::<CommandLine>(), Err(error), "{line}");
        }
    }
}
