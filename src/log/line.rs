//! A line of the log, and how it looks where there is only plain text.

use super::topic::Topic;
use std::fmt;

/// The longest line in plain text, indentation included.
pub const WIDTH: usize = 100;

/// Deeper by one is indented by so many columns.
const STEP: usize = 2;
/// The second half of a long line stands further in than any line below it could.
const HANGING: usize = 2 * STEP;

/// One thing the log says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// 0 is a heading; what belongs to the line above is one deeper.
    pub depth: usize,
    pub text: String,
    pub topic: Topic,
    /// So many events had been heard before the first it tells of.
    pub since: usize,
}

/// A sentence before it has found its depth in the log.
#[derive(Clone, Debug)]
pub(super) struct Sentence {
    pub(super) text: String,
    pub(super) topic: Topic,
}

impl Sentence {
    /// Both on one line.
    pub(super) fn and(self, next: &Self) -> Self {
        Self {
            text: format!("{} {}", self.text, next.text),
            topic: self.topic.and(&next.topic),
        }
    }
}

/// In plain text, wrapped at [`WIDTH`].
impl fmt::Display for LogLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.depth == 0 {
            return write!(f, "== {} ==", self.text);
        }
        let indent = self.depth * STEP;
        write!(f, "{:indent$}", "")?;
        let mut column = indent;
        for (index, word) in self.text.split(' ').enumerate() {
            let length = word.chars().count();
            if index > 0 && column + 1 + length > WIDTH {
                let hanging = indent + HANGING;
                write!(f, "\n{:hanging$}", "")?;
                column = hanging;
            } else if index > 0 {
                f.write_str(" ")?;
                column += 1;
            }
            f.write_str(word)?;
            column += length;
        }
        Ok(())
    }
}

/// A whole log in plain text, with air above every heading.
pub(super) fn plain_text(lines: &[LogLine]) -> String {
    let mut text = String::new();
    for line in lines {
        if line.depth == 0 && !text.is_empty() {
            text.push('\n');
        }
        text += &line.to_string();
        text.push('\n');
    }
    text
}
