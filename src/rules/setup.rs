//! What is agreed before the game.

use super::cards::{CardId, STACKS};
use super::deck::{Deck, DeckError};
use super::edition::Edition;
use super::effects::Effect;
use super::seat::{MAX_PLAYERS, Seat};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// The longest name a player may have, in characters.
pub const LONGEST_NAME: usize = 24;

/// Everything the players agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: Vec<Player>,
    #[serde(default)]
    pub length: Length,
    #[serde(default)]
    pub veto: VetoRule,
    #[serde(default)]
    pub evicted_to: EvictPenalty,
    /// The screen remembers for everyone what went into the Castillo.
    #[serde(default)]
    pub castillo_ledger: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub edition: Edition,
    #[serde(default, skip_serializing_if = "is_default")]
    pub modules: Modules,
    /// Three players: stacks 2 and 3 are shuffled together, so that there is less to choose from.
    #[serde(default, skip_serializing_if = "is_default")]
    pub joined_stacks: bool,
    /// Other action cards than the edition's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Deck>,
}

/// What is added to the game. Any of it goes with any other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Modules {
    /// A stack of cards in place of the King card.
    #[serde(default, skip_serializing_if = "is_default")]
    pub new_regent: bool,
    /// These cards of the deck's alternatives come in, each for a random one of its stack.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alternative_cards: Vec<CardId>,
    /// Modifiers are played beside power cards.
    #[serde(default, skip_serializing_if = "is_default")]
    pub power_shift: bool,
}

/// So that a game of the classic edition is written as it has always been.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub name: String,
    pub colour: Colour,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Colour {
    Rust,
    Amber,
    Green,
    Navy,
    Ivory,
}

impl Colour {
    pub const ALL: [Self; MAX_PLAYERS] = [
        Self::Rust,
        Self::Amber,
        Self::Green,
        Self::Navy,
        Self::Ivory,
    ];
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Length {
    #[default]
    NineRounds,
    /// Leaves out rounds 1, 4 and 7.
    SixRounds,
}

impl Length {
    pub const fn first_round(self) -> u8 {
        match self {
            Self::NineRounds => 1,
            Self::SixRounds => 2,
        }
    }

    /// The next round played, if there is one.
    pub const fn round_after(self, round: u8) -> Option<u8> {
        match (round, self) {
            (9.., _) => None,
            (3 | 6, Self::SixRounds) => Some(round + 2),
            _ => Some(round + 1),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum VetoRule {
    /// At any step, against part of an action, one's own too, and against a Veto.
    #[default]
    Classic,
    /// Before an opponent's action begins, against the whole of it.
    WholeAction,
    /// The Veto cards stay in the box.
    NoVeto,
}

impl VetoRule {
    pub const ALL: [Self; 3] = [Self::Classic, Self::WholeAction, Self::NoVeto];
}

/// `EVICT`: what becomes of evicted caballeros whose owner sets no other region outside the King's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EvictPenalty {
    /// The King's region and the same region may be set; either leads back to court.
    Court,
    /// The King's region may be set, and leads home to the provinces; the same region may not.
    #[default]
    Provinces,
}

impl EvictPenalty {
    pub const ALL: [Self; 2] = [Self::Court, Self::Provinces];
}

/// What of the setup the rules need at every step.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is something that is there or not"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    pub players: u8,
    /// `FEW`: how many of a place's three values are paid.
    pub values_in_use: u8,
    pub length: Length,
    pub veto: VetoRule,
    pub evicted_to: EvictPenalty,
    #[serde(default, skip_serializing_if = "is_default")]
    pub edition: Edition,
    /// A third colour takes part, for which nobody decides.
    #[serde(default, skip_serializing_if = "is_default")]
    pub neutral: bool,
    /// Stacks 2 and 3 are one; it lies in the place of the second.
    #[serde(default, skip_serializing_if = "is_default")]
    pub joined_stacks: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub new_regent: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub power_shift: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("El Grande is for 2 to 5 players, not {0}")]
    Players(usize),
    #[error("player {seat} needs a name of 1 to {LONGEST_NAME} letters without control characters")]
    Name { seat: usize },
    #[error("two players are called '{0}'")]
    SameName(String),
    #[error("two players have the colour {}", .0.name())]
    SameColour(Colour),
    #[error("the deal does not fit the setup: {0}")]
    Deal(&'static str),
    #[error("{0}")]
    Deck(#[from] DeckError),
    #[error(
        "stacks 2 and 3 are joined by choice with three players only; two in the Anniversary \
         edition always join them"
    )]
    JoinedStacks,
    #[error("New Regent needs regents, and this deck has none")]
    NoRegents,
    #[error(
        "this deck has no alternative cards; those of the Anniversary edition are all in the \
         classic stacks"
    )]
    NoAlternatives,
    #[error("'{}' is not among this deck's alternative cards, or not so often", .0.key())]
    NotAnAlternative(CardId),
    #[error("a game without Vetoes can't take one from the alternative cards")]
    AlternativeVeto,
}

impl Setup {
    /// The colour of a seat's pieces. The neutral colour is the first that nobody has chosen.
    pub fn colour_of(&self, seat: Seat) -> Colour {
        if let Some(player) = self.players.get(seat.index()) {
            return player.colour;
        }
        let free = |colour: &Colour| self.players.iter().all(|player| player.colour != *colour);
        Colour::ALL.into_iter().find(free).unwrap_or(Colour::Ivory)
    }

    /// A table of `players` with names and colours ready to change.
    pub fn with_players(players: usize) -> Self {
        Self::of_edition(Edition::Classic, players)
    }

    /// The same for any edition, with its usual Veto and its usual eviction.
    pub fn of_edition(edition: Edition, players: usize) -> Self {
        const NAMES: [&str; MAX_PLAYERS] = ["Isabel", "Diego", "Beatriz", "Rodrigo", "Leonor"];
        let players = NAMES
            .into_iter()
            .zip(Colour::ALL)
            .take(players)
            .map(|(name, colour)| Player {
                name: name.to_owned(),
                colour,
            })
            .collect();
        Self {
            players,
            length: Length::default(),
            veto: edition.rules().veto,
            evicted_to: edition.rules().evicted_to,
            castillo_ledger: false,
            edition,
            modules: Modules::default(),
            joined_stacks: false,
            deck: None,
        }
    }

    /// The cards that are played with.
    pub fn deck(&self) -> &Deck {
        self.deck.as_ref().unwrap_or_else(|| self.edition.deck())
    }

    /// All alternative cards that this game can take.
    pub fn all_alternatives(&self) -> Vec<CardId> {
        let mut cards = self.deck().alternatives();
        cards.retain(|card| self.veto != VetoRule::NoVeto || card.effect() != Effect::KeepVeto);
        cards
    }

    /// Whether a neutral colour takes part.
    pub fn has_neutral(&self) -> bool {
        self.edition.rules().neutral_with_two && self.players.len() == 2
    }

    /// Whether stacks 2 and 3 are one.
    pub fn joins_stacks(&self) -> bool {
        self.joined_stacks || self.has_neutral()
    }

    /// The five stacks before alternative cards come in and stacks are joined, not yet shuffled.
    pub(super) fn whole_stacks(&self) -> Vec<Vec<CardId>> {
        let mut stacks = self.deck().stacks(self.veto);
        if self.modules.new_regent {
            stacks[STACKS - 1] = self.deck().regents();
        }
        stacks
    }

    pub fn check(&self) -> Result<(), SetupError> {
        if !(2..=MAX_PLAYERS).contains(&self.players.len()) {
            return Err(SetupError::Players(self.players.len()));
        }
        let (mut names, mut colours) = (HashSet::new(), HashSet::new());
        for (seat, player) in self.players.iter().enumerate() {
            let name = player.name.trim();
            let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
            if !fits || name.chars().any(char::is_control) {
                return Err(SetupError::Name { seat });
            }
            if !names.insert(name) {
                return Err(SetupError::SameName(name.to_owned()));
            }
            if !colours.insert(player.colour) {
                return Err(SetupError::SameColour(player.colour));
            }
        }
        self.check_cards()
    }

    /// The deck, and what is asked of it.
    fn check_cards(&self) -> Result<(), SetupError> {
        // Nothing is asked of the edition's own deck: simulations set up thousands a second.
        if self.deck.is_none() && !self.joined_stacks && is_default(&self.modules) {
            return Ok(());
        }
        if let Some(deck) = &self.deck {
            deck.check()?;
        }
        if self.joined_stacks && self.players.len() != 3 && !self.has_neutral() {
            return Err(SetupError::JoinedStacks);
        }
        if self.modules.new_regent && self.deck().regents().is_empty() {
            return Err(SetupError::NoRegents);
        }
        let mut left = self.deck().alternatives();
        if left.is_empty() && !self.modules.alternative_cards.is_empty() {
            return Err(SetupError::NoAlternatives);
        }
        for &card in &self.modules.alternative_cards {
            let Some(at) = left.iter().position(|&other| other == card) else {
                return Err(SetupError::NotAnAlternative(card));
            };
            left.swap_remove(at);
            if self.veto == VetoRule::NoVeto && card.effect() == Effect::KeepVeto {
                return Err(SetupError::AlternativeVeto);
            }
        }
        Ok(())
    }

    /// What of it the game itself must know.
    pub fn rules(&self) -> Rules {
        let players = self.players.len();
        let in_use = self.edition.rules().values_in_use;
        Rules {
            players: players as u8,
            values_in_use: in_use[players.clamp(2, MAX_PLAYERS) - 2],
            length: self.length,
            veto: self.veto,
            evicted_to: self.evicted_to,
            edition: self.edition,
            neutral: self.has_neutral(),
            joined_stacks: self.joins_stacks(),
            new_regent: self.modules.new_regent,
            power_shift: self.modules.power_shift,
        }
    }
}
