//! How far a long command has come: a bar for the person who waits. Where the error stream is no
//! terminal nobody does, and nothing is drawn.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that counts `what` up to `all`.
pub(super) fn bar(all: u64, what: &'static str) -> ProgressBar {
    let template = "[{bar:40}] {pos} of {len} {msg}, {elapsed} spent, {eta} to go";
    let style = ProgressStyle::with_template(template);
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(all)
        .with_style(style.progress_chars("#>."))
        .with_message(what)
}

/// The same, unless a program is to read what is printed: then nothing is drawn at all.
pub(super) fn bar_unless(json: bool, all: u64, what: &'static str) -> ProgressBar {
    if json {
        ProgressBar::hidden()
    } else {
        bar(all, what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_tells_how_far_it_is() {
        let bar = bar(8, "games");
        bar.inc(3);
        assert_eq!((bar.position(), bar.length()), (3, Some(8)));
        assert_eq!(bar.message(), "games");
        assert!(bar_unless(true, 8, "games").is_hidden());
    }
}
