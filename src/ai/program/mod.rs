//! A player that is somebody else's program, in any language. It is asked on its standard input
//! and answers on its standard output; `docs/referee.md` tells how. It may be slow, broken or
//! malicious: whatever it does, the seat decides in time and by the rules, if need be by a Knight.

mod cage;
mod command;
#[cfg(windows)]
mod job;
mod message;
mod mishap;
mod process;

pub use command::{BadCommand, CommandLine};
pub use message::LONGEST_ANSWER;
pub use mishap::Mishap;
pub use process::LONGEST_COMPLAINT;

use super::bot::{Advice, Bot, Choice, NoChoice, asked};
use super::budget::Budget;
use super::intent::Intent;
use super::knight::KnightBot;
use crate::rules::{Decision, PlayerView};
use process::{Process, ProgramOutput};
use std::fmt;
use std::time::{Duration, Instant};

/// How long a program may take for a decision, if nobody says otherwise.
pub const USUAL_LIMIT: Duration = Duration::from_secs(5);

/// A longer limit is none, and clocks do not reach much farther.
const LONGEST_LIMIT: Duration = Duration::from_hours(24);

/// How often it is looked whether the answer is still wanted.
const GLANCE: Duration = Duration::from_millis(5);

/// Plays what a program decides. Once the program has failed it is stopped, and a Knight plays on.
pub struct ProgramBot {
    program: Program,
    limit: Duration,
    knight: KnightBot,
}

enum Program {
    Playing {
        process: Process,
        /// It has been asked and not answered yet: until when it must.
        owes: Option<Instant>,
    },
    Stopped(Mishap),
}

/// Why there is no decision of the program.
enum Silence {
    /// Nobody wants it any more.
    Cancelled,
    /// It may still come, but is needed now.
    Late,
    ForGood(Mishap),
}

impl ProgramBot {
    /// Starts the program. If that fails, the Knight plays from the beginning.
    pub fn new(command: &CommandLine, seed: u64) -> Self {
        let program = match Process::start(command) {
            Ok(process) => Program::Playing {
                process,
                owes: None,
            },
            Err(error) => Program::Stopped(Mishap::CantStart {
                reason: error.to_string(),
            }),
        };
        Self {
            program,
            limit: USUAL_LIMIT,
            knight: KnightBot::new(seed),
        }
    }

    /// It is stopped if a decision takes longer than this.
    #[must_use]
    pub fn with_limit(mut self, limit: Duration) -> Self {
        self.limit = limit.min(LONGEST_LIMIT);
        self
    }

    /// What the program decides, in the time of the budget.
    fn ask(
        &mut self,
        view: &PlayerView,
        legal: &[Decision],
        budget: &Budget,
    ) -> Result<Decision, Silence> {
        let Program::Playing { process, owes } = &mut self.program else {
            return Err(Silence::Late);
        };
        let overdue = || Silence::ForGood(Mishap::Silent { limit: self.limit });
        if let Some(due) = *owes {
            // Of no use any more, but it comes before the next answer.
            hear(process, due, budget, overdue)?;
            *owes = None;
        }
        let left = budget.time_left().unwrap_or(self.limit).min(self.limit);
        // A view can always be written down; if not, it is not the program's fault.
        let question = message::question(view, legal, left).map_err(|_| Silence::Late)?;
        let due = Instant::now() + self.limit;
        process.ask(question);
        *owes = Some(due);
        let line = hear(process, due, budget, overdue)?;
        *owes = None;
        message::decision(&line, legal).map_err(Silence::ForGood)
    }
}

/// The next line of the program.
fn hear(
    process: &Process,
    due: Instant,
    budget: &Budget,
    overdue: impl Fn() -> Silence,
) -> Result<Vec<u8>, Silence> {
    loop {
        if budget.is_cancelled() {
            return Err(Silence::Cancelled);
        }
        let mut wait = due.saturating_duration_since(Instant::now());
        if wait.is_zero() {
            return Err(overdue());
        }
        if let Some(left) = budget.time_left() {
            wait = wait.min(left);
            if left.is_zero() {
                return Err(Silence::Late);
            }
        }
        match process.hear(wait.min(GLANCE)) {
            Some(ProgramOutput::Line(line)) => return Ok(line),
            Some(ProgramOutput::TooLong) => return Err(Silence::ForGood(Mishap::TooLong)),
            Some(ProgramOutput::End) => return Err(Silence::ForGood(Mishap::Ended)),
            None => {}
        }
    }
}

impl Bot for ProgramBot {
    fn choose(&mut self, view: &PlayerView, budget: &Budget) -> Result<Choice, NoChoice> {
        let legal = asked(view)?;
        if budget.is_cancelled() {
            return Err(NoChoice::Cancelled);
        }
        // Most steps of a turn are no choice: asking would only take time.
        if let [decision] = *legal {
            let intent = Intent::NothingElse;
            return Ok(Choice { decision, intent });
        }
        match self.ask(view, &legal, budget) {
            Ok(decision) => {
                return Ok(Choice {
                    decision,
                    intent: Intent::of(view.table(), decision, &[]),
                });
            }
            Err(Silence::Cancelled) => return Err(NoChoice::Cancelled),
            Err(Silence::Late) => {}
            Err(Silence::ForGood(mishap)) => {
                if let Program::Playing { process, .. } = &mut self.program {
                    process.kill();
                }
                self.program = Program::Stopped(mishap);
            }
        }
        self.knight.choose(view, budget)
    }

    /// Programs are not asked what they think.
    fn advise(&mut self, view: &PlayerView, _: &Budget) -> Result<Vec<Advice>, NoChoice> {
        asked(view).map(|_| Vec::new())
    }

    fn mishap(&self) -> Option<&Mishap> {
        match &self.program {
            Program::Playing { .. } => None,
            Program::Stopped(mishap) => Some(mishap),
        }
    }
}

impl fmt::Debug for ProgramBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProgramBot")
            .field("limit", &self.limit)
            .field("mishap", &self.mishap())
            .finish_non_exhaustive()
    }
}
