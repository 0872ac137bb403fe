//! Where somebody left the lesson, so that they go on at that very step.

use super::{Lesson, LessonStep};
use crate::history::History;
use crate::rules::Decision;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonBookmark {
    /// By its id: chapters may come to stand elsewhere.
    pub chapter: String,
    pub step: usize,
    /// All that was decided in the chapter before that step.
    pub decisions: Vec<Decision>,
}

impl LessonBookmark {
    /// At the first step of a chapter.
    pub fn at_chapter(chapter: usize) -> Option<Self> {
        let found = Lesson::first_game().chapters.get(chapter)?;
        Some(Self {
            chapter: found.id.clone(),
            step: 0,
            decisions: Vec::new(),
        })
    }

    /// The chapter, the step, and the game up to there. Whatever does not fit the lesson as it is
    /// now leads to the beginning of its chapter; a chapter that is gone leads nowhere.
    pub fn open(&self) -> Option<(usize, usize, History)> {
        let lesson = Lesson::first_game();
        let chapter = lesson
            .chapters
            .iter()
            .position(|one| one.id == self.chapter)?;
        let game = lesson.game(chapter)?;
        let played = self
            .fits(chapter)
            .then(|| History::of(game.clone(), self.decisions.iter().copied()).ok());
        match played.flatten() {
            Some(history) => Some((chapter, self.step, history)),
            None => Some((chapter, 0, History::new(game))),
        }
    }

    /// Whether these decisions are those of the steps before this one.
    fn fits(&self, chapter: usize) -> bool {
        let steps = &Lesson::first_game().chapters[chapter].steps;
        let Some(before) = steps.get(..self.step).filter(|_| self.step < steps.len()) else {
            return false;
        };
        let settled: Vec<Decision> = before.iter().filter_map(LessonStep::decision).collect();
        let free = |step: &LessonStep| matches!(step, LessonStep::Free { .. });
        let any_more = before.iter().any(free) || free(&steps[self.step]);
        self.decisions.starts_with(&settled) && (any_more || self.decisions.len() == settled.len())
    }
}
