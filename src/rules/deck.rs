//! Which action cards lie in which stack, and how often: data that whoever owns the box can edit.
//! Those of the editions lie in `assets/decks`; `docs/decks.md` tells the form.

use super::cards::{CardId, STACKS};
use super::effects::Effect;
use super::game::{DECK, MAX_VETOES};
use super::setup::VetoRule;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Kinds of cards with how many there are of each.
type Copies = Vec<(CardId, u8)>;

/// All action cards of a box, those of its modules too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    stacks: Vec<Copies>,
    /// The fifth stack of New Regent.
    #[serde(default)]
    regents: Copies,
    /// What the module Alternative Cards may shuffle in.
    #[serde(default)]
    alternatives: Copies,
}

/// A stack loses a card each round and must last for nine.
const SHORTEST_STACK: usize = 9;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckError {
    #[error("the deck can't be read: {0}")]
    Syntax(String),
    #[error("a deck has five stacks, not {0}")]
    Stacks(usize),
    #[error("stack {stack} holds '{card}', which places {places}")]
    WrongStack {
        stack: usize,
        card: &'static str,
        places: u8,
    },
    #[error(
        "stack {stack} has {cards} cards, Vetoes aside; nine rounds need at least {SHORTEST_STACK}"
    )]
    TooShort { stack: usize, cards: usize },
    #[error("the fifth stack is 'king-travels' alone; other cards that place 5 are regents")]
    FifthStack,
    #[error("'{card}' is no regent: it places {places}, and regents place 5")]
    NoRegent { card: &'static str, places: u8 },
    #[error("there are {0} regents; nine rounds need at least {SHORTEST_STACK}, or none at all")]
    FewRegents(usize),
    #[error("'{0}' can't be an alternative card: those are for stacks 1 to 4")]
    NoAlternative(&'static str),
    #[error("stack {stack} has {cards} cards, too few for its {alternatives} alternative cards")]
    ManyAlternatives {
        stack: usize,
        cards: usize,
        alternatives: usize,
    },
    #[error("{0} cards are more than the table holds ({DECK})")]
    TooMany(usize),
    #[error("{0} Vetoes are too many: at most {MAX_VETOES}, alternative cards included")]
    Vetoes(usize),
}

impl Deck {
    pub fn classic() -> &'static Self {
        static CLASSIC: LazyLock<Deck> = LazyLock::new(|| {
            #[expect(clippy::expect_used, reason = "a file of ours, compiled in, tested")]
            Deck::from_ron(include_str!("../../assets/decks/classic.ron"))
                .expect("the classic deck is sound")
        });
        &CLASSIC
    }

    pub fn anniversary() -> &'static Self {
        static ANNIVERSARY: LazyLock<Deck> = LazyLock::new(|| {
            #[expect(clippy::expect_used, reason = "a file of ours, compiled in, tested")]
            Deck::from_ron(include_str!("../../assets/decks/anniversary.ron"))
                .expect("the anniversary deck is sound")
        });
        &ANNIVERSARY
    }

    /// Reads a deck as in `assets/decks`, and checks it.
    pub fn from_ron(source: &str) -> Result<Self, DeckError> {
        let deck: Self =
            ron::from_str(source).map_err(|error| DeckError::Syntax(error.to_string()))?;
        deck.check()?;
        Ok(deck)
    }

    /// The stacks' cards, not yet shuffled.
    pub fn stacks(&self, veto: VetoRule) -> Vec<Vec<CardId>> {
        let in_use = |card: CardId| veto != VetoRule::NoVeto || card.effect() != Effect::KeepVeto;
        self.stacks
            .iter()
            .map(|stack| all(stack).filter(|&card| in_use(card)).collect())
            .collect()
    }

    /// The fifth stack of New Regent; empty if this deck has none.
    pub fn regents(&self) -> Vec<CardId> {
        all(&self.regents).collect()
    }

    /// What the module Alternative Cards may shuffle in; empty if this deck has none.
    pub fn alternatives(&self) -> Vec<CardId> {
        all(&self.alternatives).collect()
    }

    /// Whether it can be played with: what a record or a request brings has not been read here.
    pub(super) fn check(&self) -> Result<(), DeckError> {
        if self.stacks.len() != STACKS {
            return Err(DeckError::Stacks(self.stacks.len()));
        }
        let full = self.stacks(VetoRule::Classic);
        for (index, stack) in full.iter().enumerate() {
            if let Some(card) = stack.iter().find(|card| stack_of(**card) != index) {
                return Err(DeckError::WrongStack {
                    stack: index + 1,
                    card: card.key(),
                    places: card.places(),
                });
            }
        }
        let without_vetoes = self.stacks(VetoRule::NoVeto);
        for (index, stack) in without_vetoes.iter().enumerate().take(STACKS - 1) {
            if stack.len() < SHORTEST_STACK {
                return Err(DeckError::TooShort {
                    stack: index + 1,
                    cards: stack.len(),
                });
            }
        }
        if full[STACKS - 1] != [CardId::KingTravels] {
            return Err(DeckError::FifthStack);
        }
        self.check_regents()?;
        self.check_alternatives(&without_vetoes)?;
        let stacks: usize = full[..STACKS - 1].iter().map(Vec::len).sum();
        let cards = stacks + self.regents().len().max(1);
        if cards > DECK {
            return Err(DeckError::TooMany(cards));
        }
        let alternatives = self.alternatives();
        let all = full.iter().flatten().chain(&alternatives);
        let vetoes = all.filter(|card| card.effect() == Effect::KeepVeto).count();
        if vetoes > MAX_VETOES {
            return Err(DeckError::Vetoes(vetoes));
        }
        Ok(())
    }

    fn check_regents(&self) -> Result<(), DeckError> {
        let regents = self.regents();
        if let Some(card) = regents.iter().find(|card| stack_of(**card) != STACKS - 1) {
            let (card, places) = (card.key(), card.places());
            return Err(DeckError::NoRegent { card, places });
        }
        if (1..SHORTEST_STACK).contains(&regents.len()) {
            return Err(DeckError::FewRegents(regents.len()));
        }
        Ok(())
    }

    /// For each alternative card that comes in another leaves: there must be one.
    fn check_alternatives(&self, stacks: &[Vec<CardId>]) -> Result<(), DeckError> {
        let alternatives = self.alternatives();
        for card in &alternatives {
            let index = stack_of(*card);
            if index == STACKS - 1 {
                return Err(DeckError::NoAlternative(card.key()));
            }
            let same = alternatives.iter().filter(|c| stack_of(**c) == index);
            let (cards, alternatives) = (stacks[index].len(), same.count());
            if alternatives > cards {
                return Err(DeckError::ManyAlternatives {
                    stack: index + 1,
                    cards,
                    alternatives,
                });
            }
        }
        Ok(())
    }
}

/// Every copy of every card.
fn all(copies: &Copies) -> impl Iterator<Item = CardId> {
    copies
        .iter()
        .flat_map(|&(card, count)| std::iter::repeat_n(card, usize::from(count)))
}

/// The index of the stack a card belongs to.
pub(super) const fn stack_of(card: CardId) -> usize {
    card.places() as usize - 1
}
