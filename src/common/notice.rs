//! What the player must be told at once.

use crate::book::BookPage;
use bevy::prelude::*;

/// What a notice is about: a refusal knocks, news does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoticeKind {
    /// Something can't be done, and why.
    Refusal,
    /// Something is not as it should be: a record can't be written, a program failed.
    Warning,
    /// Something is done, or good to know.
    News,
}

impl NoticeKind {
    /// As the probe calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Refusal => "refusal",
            Self::Warning => "warning",
            Self::News => "news",
        }
    }
}

#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub kind: NoticeKind,
    pub text: String,
    /// Where the book tells of the rule behind it.
    pub page: Option<BookPage>,
}

impl Notice {
    pub const fn refusal(text: String) -> Self {
        Self::new(NoticeKind::Refusal, text)
    }

    pub const fn warning(text: String) -> Self {
        Self::new(NoticeKind::Warning, text)
    }

    pub const fn news(text: String) -> Self {
        Self::new(NoticeKind::News, text)
    }

    const fn new(kind: NoticeKind, text: String) -> Self {
        Self {
            kind,
            text,
            page: None,
        }
    }

    /// With the page of the book that tells more.
    #[must_use]
    pub const fn about(mut self, page: BookPage) -> Self {
        self.page = Some(page);
        self
    }
}
