//! Who decides for a seat.

use super::kind::{BotKind, NoSuchBot};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A person at the table, or a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Keeper {
    #[default]
    Human,
    Bot(BotKind),
}

impl Keeper {
    /// What people can choose from: the yardsticks of tournaments are no company.
    pub const COMPANY: [Self; 1 + BotKind::LEVELS.len()] = {
        let mut company = [Self::Human; 1 + BotKind::LEVELS.len()];
        let mut level = 0;
        while level < BotKind::LEVELS.len() {
            company[level + 1] = Self::Bot(BotKind::LEVELS[level]);
            level += 1;
        }
        company
    };

    pub const fn is_human(self) -> bool {
        matches!(self, Self::Human)
    }
}

const HUMAN: &str = "human";

impl fmt::Display for Keeper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.pad(HUMAN),
            Self::Bot(kind) => kind.fmt(f),
        }
    }
}

impl FromStr for Keeper {
    type Err = NoSuchBot;

    fn from_str(name: &str) -> Result<Self, NoSuchBot> {
        if name == HUMAN {
            return Ok(Self::Human);
        }
        name.parse().map(Self::Bot)
    }
}

impl TryFrom<String> for Keeper {
    type Error = NoSuchBot;

    fn try_from(name: String) -> Result<Self, NoSuchBot> {
        name.parse()
    }
}

impl From<Keeper> for String {
    fn from(keeper: Keeper) -> Self {
        keeper.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for keeper in Keeper::COMPANY {
            assert_eq!(keeper.to_string().parse(), Ok(keeper));
        }
        assert_eq!(Keeper::COMPANY[6], Keeper::Bot(BotKind::Grande));
        assert!("nobody".parse::<Keeper>().is_err());
    }
}
