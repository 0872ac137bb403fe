//! What the player must be told at once.

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
}

impl Notice {
    pub const fn refusal(text: String) -> Self {
        let kind = NoticeKind::Refusal;
        Self { kind, text }
    }

    pub const fn warning(text: String) -> Self {
        let kind = NoticeKind::Warning;
        Self { kind, text }
    }

    pub const fn news(text: String) -> Self {
        let kind = NoticeKind::News;
        Self { kind, text }
    }
}
