//! The lesson: a first game on rails, as data. Chapters begin with a position of their own; each step
//! tells something, waits for one decision of the learner, or has somebody else decide.

#[cfg(test)]
mod tests;

use crate::rules::{Decision, Game, Place, Position, Setup};
use serde::Deserialize;
use std::sync::LazyLock;

/// What a step speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum LessonSpot {
    Place(Place),
    Plaques,
    Tiles,
    Hand,
    Ribbon,
    Seal,
    /// The card of the turn.
    Card,
    Dial,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum LessonStep {
    /// Something is told: the learner goes on when it has been read.
    Tell { id: String, at: LessonSpot },
    /// The learner does this.
    Do {
        id: String,
        at: LessonSpot,
        decision: Decision,
    },
    /// Somebody else does this.
    Other(Decision),
}

impl LessonStep {
    /// What is told, and where.
    pub fn told(&self) -> Option<(&str, LessonSpot)> {
        match self {
            Self::Tell { id, at } | Self::Do { id, at, .. } => Some((id, *at)),
            Self::Other(_) => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct LessonChapter {
    /// In ids of text.
    pub id: String,
    position: Position,
    pub steps: Vec<LessonStep>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Lesson {
    pub chapters: Vec<LessonChapter>,
}

impl Lesson {
    /// The learner sits here.
    pub const LEARNER: usize = 0;

    /// The first game.
    pub fn first_game() -> &'static Self {
        static FIRST: LazyLock<Lesson> = LazyLock::new(|| {
            #[expect(clippy::expect_used, reason = "a file of ours, compiled in, tested")]
            serde_json::from_str(include_str!("../../assets/lessons/first-game.json"))
                .expect("the lesson is sound")
        });
        &FIRST
    }

    /// Three sit at the table: the learner and two bots.
    pub fn setup() -> Setup {
        Setup::with_players(3)
    }
}

impl LessonChapter {
    /// The table as the chapter begins.
    pub fn game(&self) -> Option<Game> {
        Game::try_from(self.position.clone()).ok()
    }
}
