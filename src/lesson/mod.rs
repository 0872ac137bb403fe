//! The lesson: a first game on rails, as data. Chapters begin with a position of their own, or go on
//! where the one before ended; each step tells something, waits for one decision of the learner, has
//! somebody else decide, or lets everybody play freely for a while.

mod bookmark;
#[cfg(test)]
mod tests;

pub use bookmark::LessonBookmark;

use crate::rules::{Decision, Game, Phase, Place, Position, Setup};
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
    /// Where caballeros wait to be placed.
    Court,
    /// All regions next to the King's.
    NextToKing,
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
    /// The learner plays freely against the others, until this round begins or the game is over.
    Free { until: Option<u8> },
}

impl LessonStep {
    /// What is told, and where.
    pub fn told(&self) -> Option<(&str, LessonSpot)> {
        match self {
            Self::Tell { id, at } | Self::Do { id, at, .. } => Some((id, *at)),
            Self::Other(_) | Self::Free { .. } => None,
        }
    }

    /// What is decided in it, if that is settled.
    pub const fn decision(&self) -> Option<Decision> {
        match self {
            Self::Do { decision, .. } | Self::Other(decision) => Some(*decision),
            Self::Tell { .. } | Self::Free { .. } => None,
        }
    }

    /// Whether a time of free play is over at this table.
    pub fn is_played_out(&self, game: &Game) -> bool {
        let begun = |round: u8| game.round() >= round && game.phase() == Phase::Bid;
        match self {
            Self::Free { until } => game.is_over() || until.is_some_and(begun),
            _ => false,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct LessonChapter {
    /// In ids of text.
    pub id: String,
    /// None: it goes on where the chapter before ended.
    position: Option<Position>,
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

impl Lesson {
    /// The table as a chapter begins. After free play nobody knows where it ended: the next chapter
    /// needs a position of its own.
    pub fn game(&self, chapter: usize) -> Option<Game> {
        let found = self.chapters.get(chapter)?;
        if let Some(position) = &found.position {
            return Game::try_from(position.clone()).ok();
        }
        let before = chapter.checked_sub(1)?;
        let mut game = self.game(before)?;
        for step in &self.chapters[before].steps {
            match step {
                LessonStep::Free { .. } => return None,
                LessonStep::Tell { .. } => {}
                LessonStep::Do { decision, .. } | LessonStep::Other(decision) => {
                    game.apply(*decision, &mut ()).ok()?;
                    game.settle(&mut ());
                }
            }
        }
        Some(game)
    }
}

impl LessonChapter {
    /// Whether the learner plays freely in it.
    pub fn is_free(&self) -> bool {
        let free = |step: &LessonStep| matches!(step, LessonStep::Free { .. });
        self.steps.iter().any(free)
    }

    /// The step that is taken with the decision after so many; free play takes all that come.
    pub fn deciding_step(&self, count: usize) -> Option<usize> {
        let decides = |step: &LessonStep| !matches!(step, LessonStep::Tell { .. });
        let mut deciding = self.steps.iter().enumerate();
        let mut left = count;
        deciding.find_map(|(nth, step)| {
            let this = decides(step) && (left == 0 || matches!(step, LessonStep::Free { .. }));
            left = left.saturating_sub(usize::from(decides(step)));
            this.then_some(nth)
        })
    }
}
