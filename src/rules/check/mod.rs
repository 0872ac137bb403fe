//! Whether a position could be on a table at all. Whatever comes from outside passes here before
//! it becomes a [`Game`], so that the rules never meet a state they could not have made.
//!
//! Later checks build on earlier ones: the special action under way comes last, because it is
//! checked by playing it again on a table that is sound in all else.

mod action;
mod duty;
mod modules;
mod replay;
mod round;
mod table;

use super::cards::{CardId, STACKS};
use super::game::{DECK, Game, MAX_VETOES};
use super::position::Position;
use super::seat::{CABALLEROS, MAX_PLAYERS, Seat};
use super::steps::Pending;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    #[error("El Grande is for 2 to 5 players, not {0}")]
    Players(u8),
    #[error("'{0}' must have one entry for each player")]
    Entries(&'static str),
    #[error("{0}")]
    Impossible(&'static str),
    #[error("seat {seat} has {count} caballeros in all, not {CABALLEROS}")]
    Caballeros { seat: usize, count: u32 },
    #[error("hand and spent pile of seat {seat} do not make up the 13 power cards")]
    PowerCards { seat: usize },
    #[error("seat {seat} has {cards} power cards in hand, too few for the rounds to come")]
    HandTooSmall { seat: usize, cards: u32 },
    #[error("there is no round {0} in this game")]
    Round(u8),
    #[error("stack {stack} can't hold '{}'", card.key())]
    Card { stack: usize, card: CardId },
    #[error("{needed} players still take a card this round, but only {open} lie open")]
    TooFewOpen { needed: usize, open: usize },
    #[error("the special action of '{}' can't have come to this step", card.key())]
    Step { card: CardId },
    #[error("seat {seat} does not have to comply now")]
    Spared { seat: usize },
    #[error("seat {seat} can't have set the disc like this")]
    Disc { seat: usize },
}

/// Refuses with a reason unless the condition holds.
const fn ensure(holds: bool, reason: &'static str) -> Result<(), PositionError> {
    if holds {
        Ok(())
    } else {
        Err(PositionError::Impossible(reason))
    }
}

impl Position {
    /// Sizes and ranges, so that it can be put into a [`Game`] at all.
    pub(super) fn check_shape(&self) -> Result<(), PositionError> {
        let players = usize::from(self.rules.players);
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(PositionError::Players(self.rules.players));
        }
        let lists = [
            ("court", self.court.len()),
            ("provinces", self.provinces.len()),
            ("grandes", self.grandes.len()),
            ("scores", self.scores.len()),
            ("hands", self.hands.len()),
            ("spent", self.spent.len()),
            ("bids", self.bids.len()),
        ];
        for (name, len) in lists {
            if len != players {
                return Err(PositionError::Entries(name));
            }
        }
        if self
            .caballeros
            .values()
            .any(|counts| counts.len() != players)
        {
            return Err(PositionError::Entries("caballeros"));
        }
        ensure(
            self.turn_order.len() <= players,
            "the turn order names too many seats",
        )?;
        ensure(
            self.stacks.len() == STACKS,
            "there are five stacks of action cards",
        )?;
        let cards: usize = self
            .stacks
            .iter()
            .map(|s| s.turned_up.len() + s.face_down.len())
            .sum();
        ensure(cards <= DECK, "there are too many action cards")?;
        ensure(self.vetoes.len() <= MAX_VETOES, "there are only two Vetoes")?;
        ensure(
            self.pending.len() <= Pending::DEEPEST,
            "too many steps are pending",
        )?;
        ensure(
            self.discs[players..].iter().all(Option::is_none),
            "a disc is set that belongs to no player",
        )?;
        self.check_modules()
    }
}

impl Game {
    /// Whether the rules could have led here, as far as one position can tell.
    pub(super) fn check(&self) -> Result<(), PositionError> {
        self.check_rules()?;
        self.check_pieces()?;
        self.check_neutral()?;
        self.check_stacks()?;
        self.check_vetoes()?;
        self.check_bids()?;
        self.check_modifiers()?;
        self.check_hands()?;
        self.check_order()?;
        self.check_open_cards()?;
        self.check_discs()?;
        self.check_turn()?;
        self.check_action()
    }

    /// Whether those who have come to something are the first ones clockwise from `first`.
    fn in_turn_clockwise(&self, first: Seat, has_come: impl Fn(Seat) -> bool) -> bool {
        let (mut seat, mut all_before) = (first, true);
        for _ in 0..self.players() {
            let come = has_come(seat);
            if come && !all_before {
                return false;
            }
            all_before = come;
            seat = seat.left(self.players());
        }
        true
    }
}
