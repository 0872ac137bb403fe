//! The computer players there are, by the names people give them on the command line.

use super::bot::Bot;
use super::grande::Grande;
use super::knight::Knight;
use super::plain_uct::PlainUct;
use super::random::RandomBot;
use super::squire::Squire;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A sort of computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BotKind {
    /// Decides by chance.
    Random,
    /// Plays sensibly, ignores the Castillo, is sometimes careless.
    Squire,
    /// Judges positions well and plans its whole turn.
    Knight,
    /// Searches the rest of the round.
    Grande,
    /// A yardstick that never changes: tree search with random playouts and no judgement.
    PlainUct,
}

impl BotKind {
    pub const ALL: [Self; 5] = [
        Self::Random,
        Self::Squire,
        Self::Knight,
        Self::Grande,
        Self::PlainUct,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Squire => "squire",
            Self::Knight => "knight",
            Self::Grande => "grande",
            Self::PlainUct => "plain-uct",
        }
    }

    /// A player of this kind. The same seed makes the same choices, given the same budget of
    /// iterations.
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(RandomBot::new(seed)),
            Self::Squire => Box::new(Squire::new(seed)),
            Self::Knight => Box::new(Knight::new(seed)),
            Self::Grande => Box::new(Grande::new(seed)),
            Self::PlainUct => Box::new(PlainUct::new(seed)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A kind of bot, and if it is to think more or less than the others: `grande@4000`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BotSpec {
    pub kind: BotKind,
    pub iterations: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSuchBot {
    #[error("there is no bot '{0}': there are random, squire, knight, grande and plain-uct")]
    Name(String),
    #[error("'{0}' is not a number of iterations")]
    Iterations(String),
}

impl FromStr for BotKind {
    type Err = NoSuchBot;

    fn from_str(name: &str) -> Result<Self, NoSuchBot> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| NoSuchBot::Name(name.to_owned()))
    }
}

impl FromStr for BotSpec {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Self, NoSuchBot> {
        let (name, iterations) = match text.split_once('@') {
            None => (text, None),
            Some((name, count)) => {
                let wrong = || NoSuchBot::Iterations(count.to_owned());
                let count: u32 = count.parse().map_err(|_| wrong())?;
                (name, Some(count).filter(|&count| count > 0))
            }
        };
        Ok(Self {
            kind: name.parse()?,
            iterations,
        })
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.iterations {
            None => self.kind.fmt(f),
            Some(iterations) => f.pad(&format!("{}@{iterations}", self.kind)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back_to_their_bots() {
        for kind in BotKind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
            for iterations in [None, Some(1), Some(4000)] {
                let spec = BotSpec { kind, iterations };
                assert_eq!(spec.to_string().parse(), Ok(spec));
            }
        }
        assert!("duke".parse::<BotSpec>().is_err());
        assert!("grande@many".parse::<BotSpec>().is_err());
    }
}
