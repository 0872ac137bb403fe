//! Without a command: the game on a table, with a mouse.

use super::Failure;
use super::table::TableOptions;
#[cfg(feature = "window")]
use crate::ai::BotKind;
use crate::ai::{BotSpec, Keeper, NoSuchBot};
#[cfg(feature = "window")]
use crate::rules::{Seat, Setup};
use clap::Args;
use std::path::PathBuf;
use std::str::FromStr;

#[derive(Args, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of its own that is given or not"
)]
pub(super) struct WindowOptions {
    #[command(flatten)]
    table: TableOptions,
    /// Begin a game with this deal at once, without the title screen.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Who decides for each seat, from the first on: human, squire, hidalgo, captain, knight,
    /// count, grande, or a program
    /// of yours, as in 'program:./mybot.py' (docs/referee.md).
    #[arg(
        long,
        alias = "seat",
        value_name = "WHO,WHO,...",
        value_delimiter = ',',
        requires = "seed"
    )]
    seats: Vec<SeatName>,
    /// Go on with a game that was written down, without the title screen.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "players", "rounds", "veto", "edition", "modules", "alternative_cards", "join_stacks", "deck"])]
    resume: Option<PathBuf>,
    /// Go on from a position, as docs/positions has them; the game is not written down.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "players", "rounds", "veto", "edition", "modules", "alternative_cards", "join_stacks", "deck", "resume"])]
    position: Option<PathBuf>,
    /// Bots play by themselves, game after game, until somebody clicks.
    #[arg(long, conflicts_with_all = ["seed", "resume", "position"])]
    demo: bool,
    /// End after so many games, played as fast as the bots can, and print what they cost in memory,
    /// entities and open files.
    #[arg(long, value_name = "N", requires = "demo", group = "counted", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Draw nothing and open no window.
    #[arg(long, requires = "counted")]
    unseen: bool,
    /// Stand at a fair, alone, all day: the game shows itself, lets visitors in, and is kept alive.
    /// The file says how (docs/events.md).
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = USUAL_PLAN, conflicts_with_all = ["seed", "resume", "position", "demo"])]
    event: Option<PathBuf>,
    /// Let so many synthetic visitors come, play and leave as they like, and print what they cost.
    #[arg(long, value_name = "N", requires = "event", group = "counted", value_parser = clap::value_parser!(u32).range(1..))]
    visitors: Option<u32>,
    /// End that after so many hours, however many have come.
    #[arg(long, value_name = "H", requires = "visitors", value_parser = hours)]
    hours: Option<f64>,
    /// Open a second window for those who watch; F9 opens and closes it, too.
    #[arg(long)]
    audience: bool,
    /// Print a line of JSON for every change of what can be clicked or dropped on, and where, for
    /// a program that plays with the mouse (docs/probe.md).
    #[arg(long)]
    probe: bool,
    /// How large the window opens.
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "1280x720", value_parser = size)]
    size: WindowSize,
}

/// Stands for a file where none is named.
const USUAL_PLAN: &str = "-";

/// Somebody, or a program, for a seat.
#[cfg_attr(
    not(feature = "window"),
    expect(dead_code, reason = "without a window names are only checked")
)]
#[derive(Clone, Debug)]
enum SeatName {
    Keeper(Keeper),
    Program(BotSpec),
}

impl FromStr for SeatName {
    type Err = NoSuchBot;

    fn from_str(name: &str) -> Result<Self, NoSuchBot> {
        if name.starts_with("program") {
            return name.parse().map(Self::Program);
        }
        name.parse().map(Self::Keeper)
    }
}

#[cfg(feature = "window")]
impl SeatName {
    const fn keeper(&self) -> Keeper {
        match self {
            Self::Keeper(keeper) => *keeper,
            Self::Program(_) => Keeper::Bot(BotKind::Knight),
        }
    }
}

/// How large a window opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct WindowSize {
    width: u32,
    height: u32,
}

/// More than nothing, and no more than a week.
fn hours(written: &str) -> Result<f64, String> {
    let hours: f64 = written
        .parse()
        .map_err(|_| format!("`{written}` is no number"))?;
    if hours > 0.0 && hours <= 168.0 {
        Ok(hours)
    } else {
        Err(format!("{written} is not between 0 and 168"))
    }
}

/// `1920x1080`, not smaller than the panels need nor larger than screens are.
fn size(written: &str) -> Result<WindowSize, String> {
    let (width, height) = written
        .split_once('x')
        .ok_or("a size is written like 1920x1080")?;
    let number = |text: &str, least: u32| {
        let number: u32 = text.parse().map_err(|_| format!("`{text}` is no number"))?;
        if (least..=16_384).contains(&number) {
            Ok(number)
        } else {
            Err(format!("{number} is not between {least} and 16384"))
        }
    };
    Ok(WindowSize {
        width: number(width, 800)?,
        height: number(height, 500)?,
    })
}

#[cfg(feature = "window")]
impl WindowOptions {
    pub(super) fn run(self) -> Result<(), Failure> {
        use crate::session::Command;
        let setup = self.table.setup()?;
        let fair = self.event.as_deref().map(plan);
        let mut fair = fair.transpose()?;
        if let (Some(plan), Some(_)) = (&mut fair, self.visitors) {
            // Those who press everything must not end it; nobody hits this by chance.
            plan.code = Some("149214921492".to_owned());
        }
        let soak = self.visitors.map(|visitors| crate::app::SoakPlan {
            visitors,
            longest: std::time::Duration::from_secs_f64(self.hours.unwrap_or(24.0) * 3600.0),
            hurries: self.unseen,
        });
        let usual = setup == Setup::with_players(setup.players.len());
        let proposed = (self.table.names_players() || !usual).then(|| setup.clone());
        let begin = self.seed.map(|seed| Command::Begin {
            setup,
            seed,
            keepers: self.seats.iter().map(SeatName::keeper).collect(),
        });
        let programs = (0..)
            .zip(&self.seats)
            .filter_map(|(index, name)| match name {
                SeatName::Program(program) => Some((Seat::new(index), program.clone())),
                SeatName::Keeper(_) => None,
            });
        let programs = crate::opponents::Programs(programs.collect());
        let first = match (self.resume, self.position) {
            _ if self.demo => Some(Command::Demonstrate),
            (Some(path), _) => {
                readable(&path)?;
                Some(Command::Resume(path))
            }
            (None, Some(path)) => Some(position(&path)?),
            (None, None) => begin.or_else(|| proposed.as_ref().map(|_| Command::ToNewGame)),
        };
        Ok(crate::app::run(crate::app::Opening {
            first,
            proposed,
            size: (self.size.width, self.size.height),
            programs,
            games: self.games,
            unseen: self.unseen,
            fair,
            audience: self.audience,
            soak,
            probe: self.probe,
            #[cfg(feature = "dev")]
            extension: Some(crate::dev::plugin),
            #[cfg(not(feature = "dev"))]
            extension: None,
        })?)
    }
}

/// What the exhibitor wants; a wrong file is refused before anything opens.
#[cfg(feature = "window")]
fn plan(path: &std::path::Path) -> Result<crate::fair::FairPlan, Failure> {
    use crate::fair::FairPlan;
    if path == std::path::Path::new(USUAL_PLAN) {
        return Ok(FairPlan::default());
    }
    FairPlan::read(path).map_err(|fault| Failure::new(format!("{}: {fault}", path.display())))
}

#[cfg(feature = "window")]
fn position(path: &std::path::Path) -> Result<crate::session::Command, Failure> {
    use crate::rules::{Game, Setup};
    let failed = |reason: String| Failure::new(format!("{}: {reason}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
    let game: Game = serde_json::from_str(&text).map_err(|error| failed(error.to_string()))?;
    let rules = game.rules();
    let mut setup = Setup::with_players(game.players());
    setup.length = rules.length;
    setup.veto = rules.veto;
    setup.evicted_to = rules.evicted_to;
    setup.edition = rules.edition;
    setup.joined_stacks = rules.joined_stacks;
    setup.modules.new_regent = rules.new_regent;
    setup.modules.power_shift = rules.power_shift;
    let game = Box::new(game);
    Ok(crate::session::Command::Show { setup, game })
}

/// Better told here than in a window that has just opened.
#[cfg(feature = "window")]
fn readable(path: &std::path::Path) -> Result<(), Failure> {
    use crate::record::{LastLine, Record};
    let failed = |reason: String| Failure::new(format!("{}: {reason}", path.display()));
    let file = std::fs::File::open(path).map_err(|error| failed(error.to_string()))?;
    Record::read(std::io::BufReader::new(file), LastLine::MayBeTorn)
        .map_err(|error| failed(error.to_string()))?;
    Ok(())
}

#[cfg(not(feature = "window"))]
impl WindowOptions {
    #[expect(clippy::unused_self, reason = "called as the one with a window is")]
    pub(super) fn run(self) -> Result<(), Failure> {
        Err(Failure::new(
            "this program was built without a window: `el-grande log` prints a game instead",
        ))
    }
}
