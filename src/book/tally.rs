//! Which cards a game has, and what everybody at the table may remember of them.

use crate::rules::{CardId, Game, STACKS, Setup};

/// A kind of card in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardTally {
    pub card: CardId,
    pub copies: u8,
    /// So many have been turned up, those that lie there now included.
    pub seen: u8,
    /// One lies open now.
    pub open: bool,
}

impl CardTally {
    /// Those that have been turned up and do not lie there any more.
    pub const fn gone(&self) -> u8 {
        self.seen.saturating_sub(self.open as u8)
    }
}

/// The cards that let one place so many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StackTally {
    pub places: u8,
    pub cards: Vec<CardTally>,
    /// So many have left unseen to make room for alternative cards.
    pub left_unseen: u8,
}

/// All cards of a game, stack by stack. Nothing of it is a secret: what is in the deck was agreed on,
/// and whatever was turned up lay there for all to see.
pub fn tally(setup: &Setup, game: Option<&Game>) -> Vec<StackTally> {
    let mut stacks = setup.deck().stacks(setup.veto);
    if setup.modules.new_regent
        && let Some(last) = stacks.last_mut()
    {
        *last = setup.deck().regents();
    }
    let mut left_unseen = [0; STACKS];
    for &card in &setup.modules.alternative_cards {
        let nth = usize::from(card.places()) - 1;
        if let Some(stack) = stacks.get_mut(nth) {
            stack.push(card);
            left_unseen[nth] += 1;
        }
    }
    let seen: Vec<CardId> = game
        .map(|game| game.position().stacks)
        .unwrap_or_default()
        .into_iter()
        .flat_map(|stack| stack.turned_up)
        .collect();
    let open = |card: CardId| {
        game.is_some_and(|game| {
            let mut stacks = game.stacks_in_play();
            stacks.any(|stack| game.face_up(stack) == Some(card))
        })
    };
    let count = |all: &[CardId], card| all.iter().filter(|&&other| other == card).count() as u8;
    stacks
        .iter()
        .zip(left_unseen)
        .enumerate()
        .map(|(nth, (stack, left_unseen))| {
            let mut kinds: Vec<CardId> = Vec::new();
            for &card in stack {
                if !kinds.contains(&card) {
                    kinds.push(card);
                }
            }
            StackTally {
                places: nth as u8 + 1,
                cards: kinds
                    .into_iter()
                    .map(|card| CardTally {
                        card,
                        copies: count(stack, card),
                        seen: count(&seen, card),
                        open: open(card),
                    })
                    .collect(),
                left_unseen,
            }
        })
        .collect()
}
