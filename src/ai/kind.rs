//! The computer players there are, by the names people give them on the command line.

use super::between::{HastyBot, LearningBot};
use super::bot::Bot;
use super::budget::Allowance;
use super::first::{FirstGrandeBot, FirstKnightBot};
use super::grande::GrandeBot;
use super::knight::KnightBot;
use super::plain_uct::PlainUctBot;
use super::program::{BadCommand, CommandLine, ProgramBot, USUAL_LIMIT};
use super::random::RandomBot;
use super::squire::SquireBot;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A sort of computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BotKind {
    /// Decides by chance.
    Random,
    /// Plays sensibly, ignores the Castillo, is sometimes careless.
    Squire,
    /// A Squire who has begun to see what matters.
    Hidalgo,
    /// Mostly sees what a Knight sees.
    Captain,
    /// Judges positions well and plans its whole turn.
    Knight,
    /// Looks ahead, but only for a moment.
    Count,
    /// Searches the rest of the round.
    Grande,
    /// A yardstick that never changes: tree search with random playouts and no judgement.
    PlainUct,
    /// The Knight as it was at first: another yardstick.
    #[serde(rename = "knight-1")]
    FirstKnight,
    /// The Grande as it was at first.
    #[serde(rename = "grande-1")]
    FirstGrande,
}

/// Decisions in a hundred that the levels between Squire and Knight make like a Knight.
const HIDALGO: u32 = 25;
const CAPTAIN: u32 = 60;
/// Iterations after which a Count has seen enough.
const COUNT: u32 = 36;

impl BotKind {
    pub const ALL: [Self; 10] = [
        Self::Random,
        Self::Squire,
        Self::Hidalgo,
        Self::Captain,
        Self::Knight,
        Self::Count,
        Self::Grande,
        Self::PlainUct,
        Self::FirstKnight,
        Self::FirstGrande,
    ];

    /// Those that people play against, the weakest first.
    pub const LEVELS: [Self; 6] = [
        Self::Squire,
        Self::Hidalgo,
        Self::Captain,
        Self::Knight,
        Self::Count,
        Self::Grande,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Squire => "squire",
            Self::Hidalgo => "hidalgo",
            Self::Captain => "captain",
            Self::Knight => "knight",
            Self::Count => "count",
            Self::Grande => "grande",
            Self::PlainUct => "plain-uct",
            Self::FirstKnight => "knight-1",
            Self::FirstGrande => "grande-1",
        }
    }

    /// A player of this kind. The same seed makes the same choices, given the same budget of
    /// iterations.
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(RandomBot::new(seed)),
            Self::Squire => Box::new(SquireBot::new(seed)),
            Self::Hidalgo => Box::new(LearningBot::new(seed, HIDALGO)),
            Self::Captain => Box::new(LearningBot::new(seed, CAPTAIN)),
            Self::Knight => Box::new(KnightBot::new(seed)),
            Self::Count => Box::new(HastyBot::new(seed, COUNT)),
            Self::Grande => Box::new(GrandeBot::new(seed)),
            Self::PlainUct => Box::new(PlainUctBot::new(seed)),
            Self::FirstKnight => Box::new(FirstKnightBot::new(seed)),
            Self::FirstGrande => Box::new(FirstGrandeBot::new(seed)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Who plays: `knight`, `grande@4000` (thinks for so many iterations), `grande@60ms` (thinks for so
/// many milliseconds of the processor's time), `program:./bot.py` or
/// `program@2.5:./bot.py` (may take so many seconds for a decision).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BotSpec {
    Own {
        kind: BotKind,
        /// If it is to think more or less than the others.
        allowance: Option<Allowance>,
    },
    Program {
        command: CommandLine,
        /// If it may take more or less time than is usual.
        limit: Option<Duration>,
    },
}

impl BotSpec {
    /// Such a player. The same seed makes the same choices, given the same budget of iterations;
    /// but programs do as they like.
    pub fn bot(&self, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Own { kind, .. } => kind.bot(seed),
            Self::Program { command, limit } => {
                let bot = ProgramBot::new(command, seed);
                Box::new(bot.with_limit(limit.unwrap_or(USUAL_LIMIT)))
            }
        }
    }

    pub const fn allowance(&self) -> Option<Allowance> {
        match self {
            Self::Own { allowance, .. } => *allowance,
            Self::Program { .. } => None,
        }
    }

    /// The same, thinking so much if it did not say how much.
    #[must_use]
    pub fn unless_said(mut self, usual: Allowance) -> Self {
        if let Self::Own { allowance, .. } = &mut self {
            allowance.get_or_insert(usual);
        }
        self
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSuchBot {
    #[error(
        "there is no bot '{0}': there are squire, hidalgo, captain, knight, count, grande, random, plain-uct, knight-1 and grande-1"
    )]
    Name(String),
    #[error("'{0}' is neither a number of iterations nor one of milliseconds (60ms)")]
    Allowance(String),
    #[error("'{0}' is not a number of seconds")]
    Seconds(String),
    #[error("'{line}' can't be started: {reason}")]
    Command { line: String, reason: BadCommand },
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

const PROGRAM: &str = "program";
const MILLISECONDS: &str = "ms";

impl FromStr for BotSpec {
    type Err = NoSuchBot;

    fn from_str(text: &str) -> Result<Self, NoSuchBot> {
        // The command comes last and may contain anything.
        if let Some((name, line)) = text.split_once(':') {
            let (name, seconds) = parted(name);
            if name == PROGRAM {
                return program(line, seconds);
            }
        }
        let (name, count) = parted(text);
        Ok(Self::Own {
            allowance: count.map(allowance).transpose()?.flatten(),
            kind: name.parse()?,
        })
    }
}

/// A name, and what stands behind the `@`.
fn parted(text: &str) -> (&str, Option<&str>) {
    match text.split_once('@') {
        None => (text, None),
        Some((name, amount)) => (name, Some(amount)),
    }
}

/// How much to think: `4000` or `60ms`; 0 is no wish at all.
fn allowance(text: &str) -> Result<Option<Allowance>, NoSuchBot> {
    let (digits, processor) = match text.strip_suffix(MILLISECONDS) {
        Some(digits) => (digits, true),
        None => (text, false),
    };
    let wrong = |_| NoSuchBot::Allowance(text.to_owned());
    let count: u32 = digits.parse().map_err(wrong)?;
    let allowance = if processor {
        Allowance::Processor(Duration::from_millis(count.into()))
    } else {
        Allowance::Iterations(count)
    };
    Ok((count > 0).then_some(allowance))
}

fn program(line: &str, seconds: Option<&str>) -> Result<BotSpec, NoSuchBot> {
    let limit = |text: &str| {
        let seconds: f64 = text.parse().ok()?;
        Duration::try_from_secs_f64(seconds)
            .ok()
            .filter(|limit| !limit.is_zero())
    };
    Ok(BotSpec::Program {
        command: line.parse().map_err(|reason| NoSuchBot::Command {
            line: line.to_owned(),
            reason,
        })?,
        limit: match seconds {
            None => None,
            Some(text) => Some(limit(text).ok_or_else(|| NoSuchBot::Seconds(text.to_owned()))?),
        },
    })
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Own { kind, allowance } => match allowance {
                None => kind.to_string(),
                Some(Allowance::Iterations(iterations)) => format!("{kind}@{iterations}"),
                Some(Allowance::Processor(time)) => {
                    format!("{kind}@{}{MILLISECONDS}", time.as_millis())
                }
            },
            Self::Program { command, limit } => match limit {
                None => format!("{PROGRAM}:{command}"),
                Some(limit) => format!("{PROGRAM}@{}:{command}", limit.as_secs_f64()),
            },
        };
        f.pad(&text)
    }
}

#[cfg(test)]
#[expect(clippy::panic, reason = "a failing test says what it expected")]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back_to_their_bots() {
        for kind in BotKind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
            let iterations = [1, 4000].map(|count| Some(Allowance::Iterations(count)));
            let time = Allowance::Processor(Duration::from_millis(60));
            for allowance in iterations.into_iter().chain([None, Some(time)]) {
                let spec = BotSpec::Own { kind, allowance };
                assert_eq!(spec.to_string().parse(), Ok(spec));
            }
        }
        for wrong in [
            "duke",
            "grande@many",
            "grande@ms",
            "grande@1s",
            "knight:x",
            "program",
            "program@2",
        ] {
            assert!(wrong.parse::<BotSpec>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn programs_are_named_by_their_command() {
        for (text, limit) in [
            ("program:./bot.py", None),
            ("program:bot 'a b' x:y@2", None),
            ("program@2.5:bot@3", Some(Duration::from_millis(2500))),
        ] {
            let spec: BotSpec = text.parse().expect(text);
            assert_eq!(spec.to_string(), text);
            let BotSpec::Program { limit: read, .. } = spec else {
                panic!("{text} is a program");
            };
            assert_eq!(read, limit);
        }
        for wrong in [
            "program:",
            "program:bot 'x",
            "program@:bot",
            "program@0:bot",
            "program@-1:bot",
            "program@NaN:bot",
            "program@soon:bot",
        ] {
            assert!(wrong.parse::<BotSpec>().is_err(), "{wrong}");
        }
    }
}
