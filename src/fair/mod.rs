//! The game on show: what an exhibitor writes into one small file, which games are offered by it, and
//! what is counted in a day. `docs/events.md` tells it to those who set up the stand.

mod check;
mod figures;
mod hours;

pub use check::FairFault;
pub use figures::DayFigures;
pub use hours::{BadHours, OpeningHours, TimeOfDay};

use crate::ai::{BotKind, Keeper};
use crate::rules::{Edition, Length, Setup};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// All an exhibitor may say. What is left out is as usual.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FairPlan {
    /// A line under the name of the game, while nobody plays.
    pub greeting: String,
    /// A picture of the house (PNG), beside the greeting.
    pub picture: Option<PathBuf>,
    /// Where more can be found, in letters.
    pub address: Option<String>,
    /// What a telephone reads from a square of dots; without it the address, as it stands.
    pub qr: Option<String>,
    /// Languages that are offered, the first one to begin with.
    pub languages: Vec<String>,
    /// Which games are offered, the usual one first.
    pub games: Vec<OfferedGame>,
    /// How fast things are shown: 1 is usual.
    pub speed: f32,
    /// How large letters are: 1 is usual, 2 is twice as large.
    pub text_size: f32,
    pub idle: IdleTimes,
    pub attract: AttractTimes,
    pub sound: SoundPlan,
    /// Digits that open the exhibitor's page and let the program be ended; without them anybody may.
    pub code: Option<String>,
    /// So many records are kept; the oldest go first.
    pub keep_records: u16,
    /// The program comes back by itself at most so often in an hour.
    pub restarts_an_hour: u16,
    /// A second window for those who watch opens with the first.
    pub audience: bool,
    /// Fills the screen.
    pub fullscreen: bool,
}

/// A game that visitors may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OfferedGame {
    pub edition: Edition,
    /// 6 or 9.
    pub rounds: u8,
    /// How many sit at the table when somebody plays alone against bots.
    pub seats: u8,
}

/// In seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct IdleTimes {
    /// Without a touch for so long, it is asked whether anybody is still there.
    pub ask_after: u16,
    /// So long the question waits for an answer.
    pub then_leave: u16,
    /// So long the next person may go on with a game that was left.
    pub continue_for: u16,
    /// After so long the pointer is hidden.
    pub hide_pointer: u16,
}

/// In seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AttractTimes {
    pub title: u16,
    pub demonstration: u16,
}

/// 0 is silence, 1 as loud as sounds are made.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SoundPlan {
    pub playing: f32,
    pub attract: f32,
    /// Outside these hours there is silence.
    pub hours: Option<OpeningHours>,
}

impl Default for FairPlan {
    fn default() -> Self {
        Self {
            greeting: String::new(),
            picture: None,
            address: None,
            qr: None,
            languages: vec!["en".to_owned()],
            games: vec![OfferedGame::default()],
            speed: 1.0,
            text_size: 1.0,
            idle: IdleTimes::default(),
            attract: AttractTimes::default(),
            sound: SoundPlan::default(),
            code: None,
            keep_records: 200,
            restarts_an_hour: 12,
            audience: false,
            fullscreen: true,
        }
    }
}

impl Default for OfferedGame {
    fn default() -> Self {
        Self {
            edition: Edition::Classic,
            rounds: 6,
            seats: 4,
        }
    }
}

impl Default for IdleTimes {
    fn default() -> Self {
        Self {
            ask_after: 60,
            then_leave: 20,
            continue_for: 300,
            hide_pointer: 6,
        }
    }
}

impl Default for AttractTimes {
    fn default() -> Self {
        Self {
            title: 14,
            demonstration: 75,
        }
    }
}

impl Default for SoundPlan {
    fn default() -> Self {
        Self {
            playing: 0.7,
            attract: 0.2,
            hours: None,
        }
    }
}

impl OfferedGame {
    /// What is agreed where so many sit at the table.
    pub fn setup(&self, players: usize) -> Setup {
        let mut setup = Setup::of_edition(self.edition, players);
        setup.length = self.length();
        setup
    }

    pub const fn length(&self) -> Length {
        if self.rounds >= 9 {
            Length::NineRounds
        } else {
            Length::SixRounds
        }
    }

    /// One person and bots that are good company for somebody who plays it for the first time.
    pub fn alone(&self) -> (Setup, Vec<Keeper>) {
        use BotKind::{Knight, Squire};
        let bots = [Squire, Knight, Squire, Knight].map(Keeper::Bot);
        let all = usize::from(self.seats);
        let company = std::iter::once(Keeper::Human).chain(bots);
        (self.setup(all), company.take(all).collect())
    }

    /// People only.
    pub fn together(&self, players: usize) -> (Setup, Vec<Keeper>) {
        (self.setup(players), vec![Keeper::Human; players])
    }

    /// Bots only.
    pub fn watched(&self) -> (Setup, Vec<Keeper>) {
        use BotKind::{Grande, Knight, Squire};
        let bots = [Knight, Grande, Squire, Knight, Squire].map(Keeper::Bot);
        let all = usize::from(self.seats);
        (self.setup(all), bots[..all.min(bots.len())].to_vec())
    }
}

impl FairPlan {
    /// The game that is offered first.
    pub fn usual_game(&self) -> OfferedGame {
        self.games.first().copied().unwrap_or_default()
    }

    /// Reads a plan and everything it names; the fault says where and why.
    pub fn read(path: &Path) -> Result<Self, FairFault> {
        let source = std::fs::read_to_string(path).map_err(|error| FairFault::of_file(&error))?;
        let mut plan = Self::from_ron(&source)?;
        if let Some(picture) = &mut plan.picture {
            // Beside the file that names it.
            if let Some(folder) = path.parent().filter(|_| picture.is_relative()) {
                *picture = folder.join(&*picture);
            }
            check::picture(&source, picture)?;
        }
        Ok(plan)
    }

    /// Reads a plan, and checks everything but the files it names.
    pub fn from_ron(source: &str) -> Result<Self, FairFault> {
        let options = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let plan: Self = options
            .from_str(source)
            .map_err(|error| FairFault::of_syntax(&error))?;
        check::plan(source, &plan)?;
        Ok(plan)
    }

    /// Whether these are the digits; where there are none, anything is.
    pub fn opens_with(&self, typed: &str) -> bool {
        self.code.as_deref().is_none_or(|code| code == typed)
    }
}

#[cfg(test)]
mod tests;
