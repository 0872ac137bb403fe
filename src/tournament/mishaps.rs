//! Programs that failed: figures that were made by a Knight instead must say so.

use super::EntryResult;
use serde::Serialize;
use std::fmt;

/// How often a program failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mishaps {
    /// Which of the bots, in the order they were named, from 0.
    pub bot: usize,
    /// In so many games a Knight played on for it.
    pub games: u64,
    /// What happened the first time.
    pub first: String,
}

impl Mishaps {
    /// Those of some games, each with what the bots came to.
    pub(crate) fn among<'a>(games: impl Iterator<Item = &'a [EntryResult]>) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for game in games {
            for (bot, played) in game.iter().enumerate() {
                let Some(mishap) = &played.mishap else {
                    continue;
                };
                match all.iter_mut().find(|known| known.bot == bot) {
                    Some(known) => known.games += 1,
                    None => all.push(Self {
                        bot,
                        games: 1,
                        first: mishap.to_string(),
                    }),
                }
            }
        }
        all.sort_by_key(|known| known.bot);
        all
    }
}

impl fmt::Display for Mishaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { bot, games, first } = self;
        let number = bot + 1;
        let plural = if *games == 1 { "game" } else { "games" };
        write!(
            f,
            "bot {number}: a Knight took over in {games} {plural}, first because {first}"
        )
    }
}
