//! The rule book: what its pages are called, how they hang together, which page a refusal, a phase or
//! a word in a sentence belongs to, and examples that the rules themselves work out. Its sentences are
//! text like any other (`assets/text/en/book*.ftl`); how it looks is the panels' business.

mod behind;
mod clauses;
mod example;
mod figure;
mod glossary;
mod markup;
mod ruling;
mod search;
mod tally;
#[cfg(test)]
mod tests;
mod topic;

pub use behind::{behind, of_phase};
pub use clauses::{CardAspect, CardClause, clauses};
pub use example::{CardExample, Sighting, Trail, arranged};
pub use figure::{BookFigure, ScoredCase, legal_places, turn_order_of};
pub use glossary::{GlossaryTerm, Mention, mentions};
pub use markup::{BookParagraph, BookSpan, paragraphs};
pub use ruling::RulingName;
pub use search::find;
pub use tally::{CardTally, StackTally, tally};
pub use topic::{BookChapter, BookTopic};

use crate::rules::CardId;
use crate::text::Text;

/// A page of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BookPage {
    Topic(BookTopic),
    /// All cards of the game on the table.
    Cards,
    Card(CardId),
    /// All rulings.
    Rulings,
    Ruling(RulingName),
}

impl BookPage {
    /// Every page there is, in the order of the book.
    pub fn all() -> impl Iterator<Item = Self> {
        let topics = BookTopic::ALL.into_iter().map(Self::Topic);
        let cards = CardId::ALL.into_iter().map(Self::Card);
        let rulings = RulingName::ALL.into_iter().map(Self::Ruling);
        topics
            .chain([Self::Cards])
            .chain(cards)
            .chain([Self::Rulings])
            .chain(rulings)
    }

    /// How links in the text call it.
    pub fn key(self) -> String {
        match self {
            Self::Topic(topic) => topic.key().to_owned(),
            Self::Cards => "cards".to_owned(),
            Self::Card(card) => format!("card-{}", card.key()),
            Self::Rulings => "rulings".to_owned(),
            Self::Ruling(ruling) => format!("ruling-{}", ruling.name()),
        }
    }

    pub fn of_key(key: &str) -> Option<Self> {
        Self::all().find(|page| page.key() == key)
    }

    pub fn title(self, text: &Text) -> String {
        match self {
            Self::Topic(topic) => text.say(&format!("book-{}", topic.key()), &[]),
            Self::Cards => text.say("book-cards", &[]),
            Self::Card(card) => text.say(&format!("card-{}", card.key()), &[]),
            Self::Rulings => text.say("book-rulings", &[]),
            Self::Ruling(ruling) => text.say(&format!("ruling-{}", ruling.name()), &[]),
        }
    }

    /// All that is written on it, pictures aside.
    pub fn body(self, text: &Text) -> String {
        match self {
            Self::Topic(topic) => text.say(&format!("book-{}.body", topic.key()), &[]),
            Self::Cards => text.say("book-cards.body", &[]),
            Self::Card(card) => {
                let words = text.say(&format!("card-{}.text", card.key()), &[]);
                let clauses = clauses(card).into_iter();
                let clauses = clauses.map(|clause| text.say(clause.id, &[]));
                std::iter::once(words)
                    .chain(clauses)
                    .collect::<Vec<_>>()
                    .join("\n\n")
            }
            Self::Rulings => text.say("book-rulings.body", &[]),
            Self::Ruling(ruling) => {
                let part = |part: &str| text.say(&format!("ruling-{}.{part}", ruling.name()), &[]);
                format!("{}\n\n{}", part("decided"), part("why"))
            }
        }
    }
}
