//! Which cards an edition's stacks hold, and what else sets editions apart. The data lie in
//! `assets/editions`.

use super::cards::{CardId, Effect, STACKS};
use super::game::{DECK, MAX_VETOES};
use super::setup::VetoRule;
use serde::Deserialize;
use std::sync::LazyLock;

/// An edition as its file describes it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    pub name: String,
    /// `FEW`: how many of a place's values are paid with 2, 3, 4 and 5 players.
    pub values_in_use: [u8; 4],
    /// The cards of the five stacks, with how often each is in it.
    stacks: Vec<Vec<(CardId, u8)>>,
}

/// Stacks 1 to 4 lose a card each round and must last for nine.
const SHORTEST_STACK: usize = 9;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditionError {
    #[error("the edition's file can't be read: {0}")]
    Syntax(String),
    #[error("an edition has five stacks, not {0}")]
    Stacks(usize),
    #[error("stack {stack} holds '{card}', which places {places}")]
    WrongStack {
        stack: usize,
        card: &'static str,
        places: u8,
    },
    #[error("stack {stack} has {cards} cards; nine rounds need at least {SHORTEST_STACK}")]
    TooShort { stack: usize, cards: usize },
    #[error("the fifth stack is the King card alone")]
    FifthStack,
    #[error("{0} cards are more than the table holds ({DECK})")]
    TooMany(usize),
    #[error("{0} Vetoes are too many: at most {MAX_VETOES}")]
    Vetoes(usize),
    #[error("of a place's three values 1 to 3 are in use")]
    ValuesInUse,
}

impl Edition {
    /// The game of 1995 and its reprints.
    pub fn classic() -> &'static Self {
        static CLASSIC: LazyLock<Edition> = LazyLock::new(|| {
            #[expect(clippy::expect_used, reason = "a file of ours, compiled in, tested")]
            Edition::from_ron(include_str!("../../assets/editions/classic.ron"))
                .expect("the classic edition is sound")
        });
        &CLASSIC
    }

    pub fn from_ron(source: &str) -> Result<Self, EditionError> {
        let edition: Self =
            ron::from_str(source).map_err(|error| EditionError::Syntax(error.to_string()))?;
        edition.check()?;
        Ok(edition)
    }

    /// The stacks' cards, not yet shuffled.
    pub fn stacks(&self, veto: VetoRule) -> Vec<Vec<CardId>> {
        let in_use = |card: CardId| veto != VetoRule::NoVeto || card.effect() != Effect::KeepVeto;
        self.stacks
            .iter()
            .map(|stack| {
                stack
                    .iter()
                    .filter(|(card, _)| in_use(*card))
                    .flat_map(|&(card, count)| std::iter::repeat_n(card, usize::from(count)))
                    .collect()
            })
            .collect()
    }

    fn check(&self) -> Result<(), EditionError> {
        if self.stacks.len() != STACKS {
            return Err(EditionError::Stacks(self.stacks.len()));
        }
        if !self
            .values_in_use
            .iter()
            .all(|in_use| (1..=3).contains(in_use))
        {
            return Err(EditionError::ValuesInUse);
        }
        let full = self.stacks(VetoRule::Classic);
        for (index, stack) in full.iter().enumerate() {
            let misplaced = stack
                .iter()
                .find(|card| usize::from(card.places()) != index + 1);
            if let Some(card) = misplaced {
                let (card, places) = (card.key(), card.places());
                return Err(EditionError::WrongStack {
                    stack: index + 1,
                    card,
                    places,
                });
            }
        }
        for (index, stack) in self
            .stacks(VetoRule::NoVeto)
            .iter()
            .enumerate()
            .take(STACKS - 1)
        {
            if stack.len() < SHORTEST_STACK {
                return Err(EditionError::TooShort {
                    stack: index + 1,
                    cards: stack.len(),
                });
            }
        }
        if full[STACKS - 1] != [CardId::KingTravels] {
            return Err(EditionError::FifthStack);
        }
        let cards: usize = full.iter().map(Vec::len).sum();
        if cards > DECK {
            return Err(EditionError::TooMany(cards));
        }
        let vetoes = full
            .iter()
            .flatten()
            .filter(|card| card.effect() == Effect::KeepVeto)
            .count();
        if vetoes > MAX_VETOES {
            return Err(EditionError::Vetoes(vetoes));
        }
        Ok(())
    }
}
