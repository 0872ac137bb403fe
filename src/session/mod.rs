//! Which game lies on the table and who is looking: begins, takes up and ends games, takes back and
//! shows again, lets bots demonstrate.

mod again;
mod beginning;
mod bookmark;
mod demonstration;
mod lesson;
mod pace;
mod refusals;
mod saves;
mod secrecy;
mod shelf;
mod still_life;
mod undo;
mod watching;

pub use again::Repetition;
pub use bookmark::LessonMark;
pub use demonstration::DemonstrationTable;
pub use lesson::LessonInHand;
pub use saves::{KeepsakeFolder, SaveInUse, SavesFolder};
pub use secrecy::{Secrecy, secret_choice};
pub use shelf::{FoundSaves, UnfinishedGame, UnreadableSave, unfinished};

use crate::ai::Keeper;
use crate::common::{Backstage, Exhibition, FrameSet, Notice, Occasion, Screen, Words};
use crate::history::Excerpt;
use crate::rules::{Game, Seat, Setup};
use crate::table::{Match, clear_table};
use crate::text::Value;
use bevy::prelude::*;
use std::path::PathBuf;

/// What screens and panels ask for.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Begin {
        setup: Setup,
        seed: u64,
        /// Who decides for each seat; people, where nothing is said.
        keepers: Vec<Keeper>,
    },
    /// Bots play by themselves.
    Demonstrate,
    /// Bots play on from here.
    DemonstrateFrom {
        setup: Setup,
        game: Box<Game>,
    },
    /// Gives a seat to somebody else.
    HandOver {
        seat: Seat,
        keeper: Keeper,
    },
    /// Takes up the last game that was not finished.
    Continue,
    /// Takes up the game in this file.
    Resume(PathBuf),
    /// Looks on while the game in this file is played in another window.
    Watch(PathBuf),
    /// Plays the game in this file on in a file of its own.
    Branch(PathBuf),
    /// Goes on with what is whole of a damaged game, in a new file.
    Repair(PathBuf),
    /// Puts up any position. It is not written down.
    Show {
        setup: Setup,
        game: Box<Game>,
    },
    /// Begins a chapter of the lesson.
    Teach(usize),
    /// Goes on with the lesson at the step where it was left.
    ResumeLesson,
    /// What the lesson told has been read.
    LessonOn,
    /// Takes the last decision of the own turn back.
    Undo,
    ShowAgain(Excerpt),
    /// Has seen enough of it.
    EndAgain,
    /// Puts a copy of the record where the players find it.
    KeepRecord,
    ToTitle,
    ToNewGame,
    Quit,
}

impl Command {
    /// As the probe calls it.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Begin { .. } => "Begin",
            Self::Demonstrate | Self::DemonstrateFrom { .. } => "Demo",
            Self::HandOver { .. } => "HandOver",
            Self::Continue => "Continue",
            Self::Resume(_) => "Resume",
            Self::Watch(_) => "Watch",
            Self::Branch(_) => "Branch",
            Self::Repair(_) => "Repair",
            Self::Show { .. } => "Show",
            Self::Teach(_) => "Teach",
            Self::ResumeLesson => "ResumeLesson",
            Self::LessonOn => "LessonOn",
            Self::Undo => "Undo",
            Self::ShowAgain(Excerpt::Turn) => "ShowAgain(Turn)",
            Self::ShowAgain(Excerpt::Scoring) => "ShowAgain(Scoring)",
            Self::ShowAgain(Excerpt::From(_)) => "ShowAgain(From)",
            Self::EndAgain => "EndAgain",
            Self::KeepRecord => "KeepRecord",
            Self::ToTitle => "ToTitle",
            Self::ToNewGame => "ToNewGame",
            Self::Quit => "Quit",
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_message::<Command>()
        .add_plugins((
            again::plugin,
            bookmark::plugin,
            demonstration::plugin,
            lesson::plugin,
            pace::plugin,
            refusals::plugin,
            saves::plugin,
            secrecy::plugin,
            still_life::plugin,
            watching::plugin,
        ))
        .add_systems(PreUpdate, obey.in_set(FrameSet::Commands));
}

fn obey(world: &mut World) {
    let commands: Vec<Command> = world.resource_mut::<Messages<Command>>().drain().collect();
    for command in commands {
        // Whatever is asked for, it is about the game itself, not about what is shown again.
        again::end(world);
        if watching::forbids(world, &command) {
            tell(world, Notice::refusal, "notice-watching-only", &[]);
            continue;
        }
        let of_lesson = matches!(
            command,
            Command::LessonOn
                | Command::Undo
                | Command::HandOver { .. }
                | Command::ShowAgain(_)
                | Command::EndAgain
                | Command::KeepRecord
        );
        if !of_lesson {
            lesson::end(world);
        }
        match command {
            Command::Teach(chapter) => lesson::begin(world, chapter),
            Command::LessonOn => lesson::go_on(world),
            Command::ResumeLesson => lesson::resume(world),
            Command::Begin {
                setup,
                seed,
                keepers,
            } => beginning::begin(world, setup, seed, keepers),
            Command::Demonstrate => {
                let table = world.resource::<DemonstrationTable>();
                let begin = table.game(saves::moment() as u64);
                world.write_message(begin);
                world
                    .resource_mut::<NextState<Occasion>>()
                    .set(Occasion::Demonstration);
            }
            Command::DemonstrateFrom { setup, game } => {
                let company = demonstration::company(setup.players.len());
                let on_table = Match::unwritten(setup, *game);
                beginning::seat_everyone(world, on_table, company);
                world
                    .resource_mut::<NextState<Occasion>>()
                    .set(Occasion::Demonstration);
            }
            Command::HandOver { seat, keeper } => beginning::hand_over(world, seat, keeper),
            Command::Continue => saves::take_up_last(world),
            Command::Resume(path) => saves::take_up(world, &path),
            Command::Watch(path) => watching::begin(world, &path),
            Command::Branch(path) => saves::go_on_apart(world, &path),
            Command::Repair(path) => saves::repair(world, &path),
            Command::Show { setup, game } => {
                let on_table = Match::unwritten(setup, *game);
                beginning::seat_everyone(world, on_table, Vec::new());
            }
            Command::Undo => undo::undo(world),
            Command::ShowAgain(excerpt) => again::begin(world, excerpt),
            Command::EndAgain => {}
            Command::KeepRecord => saves::keep_record(world),
            Command::ToTitle => to_screen(world, Screen::Title),
            Command::ToNewGame => to_screen(world, Screen::NewGame),
            Command::Quit => quit(world),
        }
    }
}

/// At a fair only who knows the code may end the program.
fn quit(world: &mut World) {
    let plan = world.get_resource::<Exhibition>();
    let locked = plan.is_some_and(|plan| plan.code.is_some());
    if locked && *world.resource::<State<Backstage>>().get() != Backstage::Open {
        world
            .resource_mut::<NextState<Backstage>>()
            .set(Backstage::Code);
    } else {
        world.write_message(AppExit::Success);
    }
}

fn to_screen(world: &mut World, screen: Screen) {
    clear_table(world);
    world.resource_mut::<NextState<Screen>>().set(screen);
}

/// Tells the player something in the words of the text files.
fn tell(world: &mut World, kind: fn(String) -> Notice, id: &str, args: &[(&str, Value<'_>)]) {
    let text = world.resource::<Words>().0.say(id, args);
    world.write_message(kind(text));
}
