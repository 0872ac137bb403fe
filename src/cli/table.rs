//! Options that say what kind of game is played.

use crate::rules::{Length, Setup, VetoRule};
use clap::{Args, ValueEnum};
use std::fmt;

#[derive(Args, Clone, Copy, Debug)]
pub(super) struct TableOptions {
    /// How many sit at the table, 2 to 5.
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    #[command(flatten)]
    game: GameOptions,
}

/// The same for commands that name who sits at the table.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct GameOptions {
    /// How many rounds are played.
    #[arg(long, value_name = "N", default_value = "9")]
    rounds: Rounds,
    /// How Veto cards work.
    #[arg(long, value_name = "RULE", default_value = "classic")]
    veto: Veto,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Rounds {
    /// The full game
    #[value(name = "9")]
    Nine,
    /// The short game, without rounds 1, 4 and 7
    #[value(name = "6")]
    Six,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Veto {
    /// Between any two steps of a special action, even the own, and against a Veto
    Classic,
    /// Only against the whole special action of another player, before it begins
    WholeAction,
    /// No Veto cards in the game
    None,
}

impl TableOptions {
    pub(super) fn setup(self) -> Setup {
        self.game.setup(self.players.into())
    }

    pub(super) const fn game(self) -> GameOptions {
        self.game
    }
}

impl GameOptions {
    pub(super) fn setup(self, players: usize) -> Setup {
        let mut setup = Setup::with_players(players);
        setup.length = match self.rounds {
            Rounds::Nine => Length::NineRounds,
            Rounds::Six => Length::SixRounds,
        };
        setup.veto = match self.veto {
            Veto::Classic => VetoRule::Classic,
            Veto::WholeAction => VetoRule::WholeAction,
            Veto::None => VetoRule::NoVeto,
        };
        setup
    }
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
        write!(f, "--players {players} --rounds {rounds} --veto {veto}")
    }
}
