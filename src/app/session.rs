//! Begins, takes up and ends games.

use super::{Demo, Notice, Screen, Words, again};
use crate::ai::Keeper;
use crate::opponents::Keepers;
use crate::record::{Header, LastLine, Record, RecordFile};
use crate::rules::{Game, GameEvent, Phase, Seat, Setup};
use crate::table::{Match, Moment, Part, Past, clear_table, set_table};
use bevy::prelude::*;
use std::path::{Path, PathBuf};

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
    Demo,
    /// Gives a seat to somebody else.
    HandOver {
        seat: Seat,
        keeper: Keeper,
    },
    /// Takes up the last game that was not finished.
    Continue,
    /// Takes up the game in this file.
    Resume(PathBuf),
    /// Puts up any position. It is not written down.
    Show {
        setup: Setup,
        game: Box<Game>,
    },
    /// Takes the last decision of the own turn back.
    Undo,
    /// Shows something again.
    ShowAgain(Part),
    /// Has seen enough of it.
    EndAgain,
    /// Puts a copy of the record where the players find it.
    KeepRecord,
    ToTitle,
    ToNewGame,
    Quit,
}

/// Where records are kept; none in tests, which keep nothing.
#[derive(Resource, Clone, Debug, Default)]
pub struct Shelf(pub Option<PathBuf>);

/// Where players keep what they want to have; none in tests.
#[derive(Resource, Clone, Debug, Default)]
pub struct Keepsakes(pub Option<PathBuf>);

/// What has happened in the game on the table, for the log.
#[derive(Resource, Debug, Default)]
pub struct Chronicle {
    pub events: Vec<GameEvent>,
}

/// What was asked for is done. A command may clear the whole table, so nobody works on the pieces
/// before this in the same frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Obeyed;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        .init_resource::<Keepsakes>()
        .init_resource::<Chronicle>()
        .add_message::<Command>()
        .add_systems(PreUpdate, obey.in_set(Obeyed));
}

fn obey(world: &mut World) {
    let commands: Vec<Command> = world.resource_mut::<Messages<Command>>().drain().collect();
    for command in commands {
        // Whatever is asked for, it is about the game itself, not about what is shown again.
        again::end(world);
        match command {
            Command::Begin {
                setup,
                seed,
                keepers,
            } => begin(world, setup, seed, keepers),
            Command::Demo => {
                let demo = world.resource::<super::demo::DemoTable>();
                let demo = demo.game(moment() as u64);
                world.write_message(demo);
                world.resource_mut::<Demo>().0 = true;
            }
            Command::HandOver { seat, keeper } => {
                hand_over(world, seat, keeper);
            }
            Command::Continue => take_up_last(world),
            Command::Resume(path) => take_up(world, &path),
            Command::Show { setup, game } => {
                let on_table = Match {
                    setup,
                    game: *game,
                    record: None,
                };
                seat_everyone(world, on_table, Vec::new());
            }
            Command::Undo => super::undo::undo(world),
            Command::ShowAgain(part) => again::begin(world, part),
            Command::EndAgain => {}
            Command::KeepRecord => keep_record(world),
            Command::ToTitle => to_screen(world, Screen::Title),
            Command::ToNewGame => to_screen(world, Screen::NewGame),
            Command::Quit => {
                world.write_message(AppExit::Success);
            }
        }
    }
}

/// Whoever takes the game up another day finds the same company.
fn hand_over(world: &mut World, seat: Seat, keeper: Keeper) {
    world.resource_mut::<Keepers>().hand_over(seat, keeper);
    let keepers = world.resource::<Keepers>().0.clone();
    let Some(mut on_table) = world.get_resource_mut::<Match>() else {
        return;
    };
    let Some(record) = &mut on_table.bypass_change_detection().record else {
        return;
    };
    if let Err(error) = record.reseat(keepers) {
        not_saved(world, &error);
    }
}

fn to_screen(world: &mut World, screen: Screen) {
    clear_table(world);
    world.resource_mut::<NextState<Screen>>().set(screen);
}

fn begin(world: &mut World, setup: Setup, seed: u64, keepers: Vec<Keeper>) {
    let header = match Header::new(setup.clone(), seed) {
        Ok(header) => Header {
            keepers: keepers.clone(),
            ..header
        },
        Err(error) => return notice(world, error.to_string()),
    };
    let game = match Game::from_deal(&setup, &header.deal) {
        Ok(game) => game,
        Err(error) => return notice(world, error.to_string()),
    };
    // Nobody will want to continue a demonstration.
    let people = keepers.len() < setup.players.len() || keepers.iter().any(|k| k.is_human());
    let record = people.then(|| new_record(world, header)).flatten();
    let on_table = Match {
        setup,
        game,
        record,
    };
    seat_everyone(world, on_table, keepers);
}

fn seat_everyone(world: &mut World, on_table: Match, keepers: Vec<Keeper>) {
    world.insert_resource(Keepers(keepers));
    set_table(world, on_table);
    world.resource_mut::<Chronicle>().events.clear();
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Playing);
}

/// A game that can't be written down is still a game: it is played, and the players are told.
fn new_record(world: &mut World, header: Header) -> Option<RecordFile> {
    let shelf = world.resource::<Shelf>().0.clone()?;
    let path = shelf.join(format!("{}.jsonl", moment()));
    let created = std::fs::create_dir_all(&shelf).and_then(|()| RecordFile::create(&path, header));
    match created {
        Ok(record) => Some(record),
        Err(error) => {
            not_saved(world, &error);
            None
        }
    }
}

fn not_saved(world: &mut World, error: &std::io::Error) {
    let words = &world.resource::<Words>().0;
    let text = words.say("notice-not-saved", &[("reason", error.to_string().into())]);
    notice(world, text);
}

/// Names sort by time: the last game is the last file.
fn moment() -> u128 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |since| since.as_millis())
}

/// What a look at the shelf found.
#[derive(Debug, Default)]
pub struct OnShelf {
    /// The newest game that is not over yet.
    pub record: Option<PathBuf>,
    /// Why a newer one can't be read.
    pub unreadable: Option<String>,
}

/// How many of the newest records are looked at: the others were left long ago.
const LOOKED_AT: usize = 40;

/// Looks for a game to go on with.
pub fn unfinished(shelf: &Shelf) -> OnShelf {
    let mut found = OnShelf::default();
    let files = shelf
        .0
        .as_ref()
        .and_then(|shelf| std::fs::read_dir(shelf).ok());
    let mut records: Vec<PathBuf> = files
        .into_iter()
        .flatten()
        .filter_map(|file| Some(file.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "jsonl"))
        .collect();
    records.sort();
    for path in records.into_iter().rev().take(LOOKED_AT) {
        let source = std::fs::File::open(&path).map(std::io::BufReader::new);
        let read = source
            .map_err(|error| error.to_string())
            .and_then(|source| {
                Record::read(source, LastLine::MayBeTorn).map_err(|error| error.to_string())
            });
        match read {
            Ok((_, game)) if game.phase() == Phase::Over => {}
            Ok(_) => {
                found.record = Some(path);
                return found;
            }
            Err(error) => {
                found.unreadable.get_or_insert(error);
            }
        }
    }
    found
}

fn take_up_last(world: &mut World) {
    let OnShelf { record, unreadable } = unfinished(world.resource::<Shelf>());
    if let Some(reason) = unreadable {
        let id = match record {
            Some(_) => "notice-older",
            None => "notice-cannot-continue",
        };
        let words = &world.resource::<Words>().0;
        let text = words.say(id, &[("reason", reason.into())]);
        notice(world, text);
    }
    if let Some(path) = record {
        take_up(world, &path);
    }
}

fn take_up(world: &mut World, path: &Path) {
    match RecordFile::open(path) {
        Ok(opened) => {
            let Header { setup, keepers, .. } = opened.file.record().header().clone();
            let (events, past) = retrace(opened.file.record());
            let was_torn = opened.was_torn;
            let on_table = Match {
                setup,
                game: opened.game,
                record: Some(opened.file),
            };
            seat_everyone(world, on_table, keepers);
            world.resource_mut::<Chronicle>().events = events;
            world.insert_resource(past);
            if was_torn {
                let text = world.resource::<Words>().0.say("notice-torn", &[]);
                notice(world, text);
            }
        }
        Err(error) => {
            let words = &world.resource::<Words>().0;
            let text = words.say(
                "notice-cannot-continue",
                &[("reason", error.to_string().into())],
            );
            notice(world, text);
        }
    }
}

/// All that has happened in a game written down, and every decision of it.
fn retrace(record: &Record) -> (Vec<GameEvent>, Past) {
    let mut events = Vec::new();
    let mut past = Past::default();
    if let Ok(mut game) = record.play(0, &mut events) {
        for &decision in record.decisions() {
            let before = game.clone();
            if crate::record::decide(&mut game, decision, &mut events).is_err() {
                break;
            }
            past.0.push(Moment { before, decision });
        }
    }
    (events, past)
}

/// Copies the record to where players find it, and tells where that is.
fn keep_record(world: &mut World) {
    let on_table = world.get_resource::<Match>();
    let record = on_table.and_then(|on_table| on_table.record.as_ref());
    let (Some(record), Some(folder)) = (record, &world.resource::<Keepsakes>().0) else {
        return;
    };
    let name = record.path().file_name().unwrap_or_default();
    let mut kept = std::ffi::OsString::from("el-grande-");
    kept.push(name);
    let to = folder.join(kept);
    let copied = std::fs::create_dir_all(folder).and_then(|()| std::fs::copy(record.path(), &to));
    let (id, told) = match copied {
        Ok(_) => ("notice-kept", ("path", to.display().to_string().into())),
        Err(error) => ("notice-not-kept", ("reason", error.to_string().into())),
    };
    let text = world.resource::<Words>().0.say(id, &[told]);
    notice(world, text);
}

pub(super) fn notice(world: &mut World, text: String) {
    world.write_message(Notice(text));
}
