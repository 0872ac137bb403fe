//! How pages are written: paragraphs between empty lines, `- ` before what stands in a list,
//! `_so_` for what matters, and `[words](page)` for a link.

use super::BookPage;

/// A stretch of a paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BookSpan {
    Plain(String),
    Strong(String),
    /// The words, and the page they lead to.
    Link(String, BookPage),
    /// A link to nowhere: read as plain words, and found by a test.
    Astray(String, String),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BookParagraph {
    /// Stands in a list.
    pub listed: bool,
    pub spans: Vec<BookSpan>,
}

pub fn paragraphs(body: &str) -> Vec<BookParagraph> {
    let mut all: Vec<BookParagraph> = Vec::new();
    let mut open = false;
    for line in body.lines().map(str::trim) {
        let listed = line.strip_prefix("- ");
        if line.is_empty() {
            open = false;
            continue;
        }
        let words = listed.unwrap_or(line);
        if listed.is_none()
            && open
            && let Some(last) = all.last_mut()
        {
            last.spans.push(BookSpan::Plain(" ".to_owned()));
            last.spans.extend(spans(words));
        } else {
            all.push(BookParagraph {
                listed: listed.is_some(),
                spans: spans(words),
            });
        }
        open = true;
    }
    all
}

fn spans(line: &str) -> Vec<BookSpan> {
    let mut found = Vec::new();
    let mut rest = line;
    while let Some(at) = rest.find(['[', '_']) {
        let (before, from) = rest.split_at(at);
        let (span, after) = if from.starts_with('[') {
            link(from)
        } else {
            strong(from)
        }
        .unwrap_or_else(|| {
            let (mark, after) = from.split_at(1);
            (BookSpan::Plain(mark.to_owned()), after)
        });
        if !before.is_empty() {
            found.push(BookSpan::Plain(before.to_owned()));
        }
        found.push(span);
        rest = after;
    }
    if !rest.is_empty() {
        found.push(BookSpan::Plain(rest.to_owned()));
    }
    found
}

fn link(from: &str) -> Option<(BookSpan, &str)> {
    let (words, rest) = from[1..].split_once("](")?;
    let (key, after) = rest.split_once(')')?;
    let words = words.to_owned();
    let span = match BookPage::of_key(key) {
        Some(page) => BookSpan::Link(words, page),
        None => BookSpan::Astray(words, key.to_owned()),
    };
    Some((span, after))
}

fn strong(from: &str) -> Option<(BookSpan, &str)> {
    let (words, after) = from[1..].split_once('_')?;
    Some((BookSpan::Strong(words.to_owned()), after))
}
