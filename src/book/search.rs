//! Finds pages by words.

use super::{BookPage, paragraphs};
use crate::book::BookSpan;
use crate::text::Text;

/// Pages that hold all of the words, those first that are called so.
pub fn find(text: &Text, words: &str) -> Vec<BookPage> {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(u8, BookPage)> = BookPage::all()
        .filter_map(|page| {
            let title = page.title(text).to_lowercase();
            let key = page.key().to_lowercase();
            let body = plain(&page.body(text)).to_lowercase();
            let holds = |word: &String| title.contains(word) || body.contains(word) || key == *word;
            if !words.iter().all(holds) {
                return None;
            }
            let called = words.iter().all(|word| title.contains(word));
            let begins = words.first().is_some_and(|word| title.starts_with(word));
            let rank = match (called, begins) {
                (true, true) => 0,
                (true, false) => 1,
                (false, _) => 2,
            };
            Some((rank, page))
        })
        .collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, page)| page).collect()
}

/// Without the marks of links.
fn plain(body: &str) -> String {
    let spans = paragraphs(body).into_iter().flat_map(|part| part.spans);
    let words = spans.map(|span| match span {
        BookSpan::Plain(words)
        | BookSpan::Strong(words)
        | BookSpan::Link(words, _)
        | BookSpan::Astray(words, _) => words,
    });
    words.collect()
}
