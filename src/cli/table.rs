//! Options that say what kind of game is played.

use super::Failure;
use crate::rules::{CardId, Deck, Edition, Length, Setup, VetoRule};
use clap::{Args, ValueEnum};
use std::fmt;
use std::path::{Path, PathBuf};

#[derive(Args, Clone, Debug)]
pub(super) struct TableOptions {
    /// How many sit at the table, 2 to 5 [default: 4].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=5))]
    players: Option<u8>,
    #[command(flatten)]
    game: GameOptions,
}

/// The same for commands that name who sits at the table.
#[derive(Args, Clone, Debug)]
pub(super) struct GameOptions {
    /// Which edition is played.
    #[arg(long, value_name = "EDITION", default_value = "classic")]
    edition: EditionOption,
    /// What is added to the game; can be given several times.
    #[arg(long = "module", value_name = "MODULE")]
    modules: Vec<ModuleOption>,
    /// Only these of the alternative cards, by name: veto,secret-scoring,...
    #[arg(long, value_name = "CARD,CARD,...", value_delimiter = ',', value_parser = card)]
    alternative_cards: Vec<CardId>,
    /// Three players: shuffle stacks 2 and 3 together.
    #[arg(long)]
    join_stacks: bool,
    /// Other action cards than the edition's own, as docs/decks.md tells.
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// How many rounds are played.
    #[arg(long, value_name = "N", default_value = "9")]
    rounds: RoundsOption,
    /// How Veto cards work [default: as in the edition].
    #[arg(long, value_name = "RULE")]
    veto: Option<VetoOption>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum EditionOption {
    /// The game of 1995 and its reprints
    Classic,
    /// The game of 2023; its rules leave most of the deck open, and what it holds here is our choice
    Anniversary,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ModuleOption {
    /// A stack of cards in place of the King card; how many there are of each is our choice
    NewRegent,
    /// Cards that come in for random others; but for the Veto they are our choice
    AlternativeCards,
    /// Modifiers are played beside power cards; all sixteen are our own
    PowerShift,
}

fn card(key: &str) -> Result<CardId, String> {
    CardId::try_from(key.to_owned()).map_err(|error| error.to_string())
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum RoundsOption {
    /// The full game
    #[value(name = "9")]
    Nine,
    /// The short game, without rounds 1, 4 and 7
    #[value(name = "6")]
    Six,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum VetoOption {
    /// Between any two steps of a special action, even the own, and against a Veto
    Classic,
    /// Only against the whole special action of another player, before it begins
    WholeAction,
    /// No Veto cards in the game
    None,
}

impl TableOptions {
    pub(super) fn setup(&self) -> Result<Setup, Failure> {
        self.game.setup(self.players.unwrap_or(4).into())
    }

    /// Whether it is said how many play.
    #[cfg(feature = "window")]
    pub(super) const fn names_players(&self) -> bool {
        self.players.is_some()
    }

    pub(super) const fn game(&self) -> &GameOptions {
        &self.game
    }
}

impl GameOptions {
    /// The game as these options want it, or why that makes no sense.
    pub(super) fn setup(&self, players: usize) -> Result<Setup, Failure> {
        let setup = self.unchecked(players)?;
        setup.check()?;
        Ok(setup)
    }

    /// The same before it is known who plays.
    pub(super) fn unchecked(&self, players: usize) -> Result<Setup, Failure> {
        let edition = match self.edition {
            EditionOption::Classic => Edition::Classic,
            EditionOption::Anniversary => Edition::Anniversary,
        };
        let mut setup = Setup::of_edition(edition, players);
        setup.length = match self.rounds {
            RoundsOption::Nine => Length::NineRounds,
            RoundsOption::Six => Length::SixRounds,
        };
        match self.veto {
            Some(VetoOption::Classic) => setup.veto = VetoRule::Classic,
            Some(VetoOption::WholeAction) => setup.veto = VetoRule::WholeAction,
            Some(VetoOption::None) => setup.veto = VetoRule::NoVeto,
            None => {}
        }
        setup.joined_stacks = self.join_stacks;
        setup.deck = self.deck.as_deref().map(read_deck).transpose()?;
        setup.modules.new_regent = self.modules.contains(&ModuleOption::NewRegent);
        setup.modules.power_shift = self.modules.contains(&ModuleOption::PowerShift);
        setup.modules.alternative_cards = self.alternatives(&setup)?;
        Ok(setup)
    }

    fn alternatives(&self, setup: &Setup) -> Result<Vec<CardId>, Failure> {
        if !self.alternative_cards.is_empty() {
            return Ok(self.alternative_cards.clone());
        }
        if !self.modules.contains(&ModuleOption::AlternativeCards) {
            return Ok(Vec::new());
        }
        let all = setup.all_alternatives();
        if all.is_empty() {
            return Err(crate::rules::SetupError::NoAlternatives.into());
        }
        Ok(all)
    }
}

fn read_deck(path: &Path) -> Result<Deck, Failure> {
    let failed = |reason: String| Failure::new(format!("{}: {reason}", path.display()));
    let source = std::fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
    Deck::from_ron(&source).map_err(|error| failed(error.to_string()))
}

/// A table in the words of the command line.
pub(super) struct AsOptions<'a>(pub(super) &'a Setup);

impl fmt::Display for AsOptions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(setup) = self;
        let rounds = match setup.length {
            Length::NineRounds => "9",
            Length::SixRounds => "6",
        };
        let veto = match setup.veto {
            VetoRule::Classic => "classic",
            VetoRule::WholeAction => "whole-action",
            VetoRule::NoVeto => "none",
        };
        let players = setup.players.len();
        write!(f, "--players {players} --rounds {rounds} --veto {veto}")?;
        if setup.edition == Edition::Anniversary {
            write!(f, " --edition anniversary")?;
        }
        if setup.modules.new_regent {
            write!(f, " --module new-regent")?;
        }
        if setup.modules.power_shift {
            write!(f, " --module power-shift")?;
        }
        let alternatives = &setup.modules.alternative_cards;
        if !alternatives.is_empty() {
            let keys: Vec<&str> = alternatives.iter().map(|card| card.key()).collect();
            write!(f, " --alternative-cards {}", keys.join(","))?;
        }
        if setup.joined_stacks {
            write!(f, " --join-stacks")?;
        }
        if setup.deck.is_some() {
            write!(f, " --deck FILE")?;
        }
        Ok(())
    }
}
