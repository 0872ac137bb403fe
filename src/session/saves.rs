//! Games on disk: where they are kept, which one can be gone on with, and copies for the players.

use super::beginning::seat_everyone;
use super::shelf::{FoundSaves, UnfinishedGame, age, unfinished};
use super::tell;
use crate::common::{KeptOn, Notice, Screen};
use crate::history::History;
use crate::record::{Header, LastLine, Record, RecordError, RecordFault, RecordFile, branch, mend};
use crate::rules::Game;
use crate::table::{Match, clear_table};
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// Where records are kept; none in tests, which keep nothing.
#[derive(Resource, Clone, Debug, Default)]
pub struct SavesFolder(pub Option<PathBuf>);

/// Where players keep what they want to have; none in tests.
#[derive(Resource, Clone, Debug, Default)]
pub struct KeepsakeFolder(pub Option<PathBuf>);

/// A game can't be taken up: somebody plays it in another window.
#[derive(Message, Clone, Debug)]
pub struct SaveInUse(pub UnfinishedGame);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SaveInUse>()
        .init_resource::<SavesFolder>()
        .init_resource::<KeepsakeFolder>();
}

/// A game that can't be written down is still a game: it is played, and the players are told.
pub(super) fn new_record(world: &mut World, header: Header) -> Option<RecordFile> {
    let folder = world.resource::<SavesFolder>().0.clone()?;
    let path = folder.join(format!("{}.jsonl", moment()));
    let _span = debug_span!("begin record", path = %path.display()).entered();
    let storage = world.resource::<KeptOn>().0.clone();
    let created = storage
        .make_folder(&folder)
        .and_then(|()| RecordFile::create_in(storage, &path, header));
    match created {
        Ok(record) => Some(record),
        Err(error) => {
            tell_unsaved(world, &error);
            None
        }
    }
}

pub(super) fn tell_unsaved(world: &mut World, error: &std::io::Error) {
    let reason = ("reason", error.to_string().into());
    tell(world, Notice::warning, "notice-not-saved", &[reason]);
}

/// Names sort by time: the last game is the last file.
pub(super) fn moment() -> u128 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |since| since.as_millis())
}

pub(super) fn take_up_last(world: &mut World) {
    let FoundSaves { game, unreadable } = unfinished(world.resource::<SavesFolder>());
    if let Some(save) = unreadable.into_iter().next() {
        let id = match game {
            Some(_) => "notice-older",
            None => "notice-cannot-continue",
        };
        let reason = ("reason", save.reason.into());
        tell(world, Notice::warning, id, &[reason]);
    }
    if let Some(game) = game {
        take_up(world, &game.path);
    }
}

pub(super) fn take_up(world: &mut World, path: &Path) {
    // The same game taken up again is not in another window.
    if open_here(world).as_deref() == Some(path) {
        clear_table(world);
    }
    match open(path) {
        Ok((on_table, was_torn)) => {
            let keepers = on_table
                .file
                .as_ref()
                .map(|file| file.header().keepers.clone());
            seat_everyone(world, on_table, keepers.unwrap_or_default());
            if was_torn {
                tell(world, Notice::warning, "notice-torn", &[]);
            }
        }
        Err(RecordError {
            why: RecordFault::InUse,
            ..
        }) => tell_in_use(world, path),
        Err(error) => tell_cannot(world, &error),
    }
}

fn open_here(world: &World) -> Option<PathBuf> {
    let file = world.get_resource::<Match>()?.file.as_ref()?;
    Some(file.path().to_owned())
}

fn tell_cannot(world: &mut World, error: &RecordError) {
    let reason = ("reason", error.to_string().into());
    tell(world, Notice::refusal, "notice-cannot-continue", &[reason]);
}

/// Whoever wanted to go on with it may look on, or go on apart.
fn tell_in_use(world: &mut World, path: &Path) {
    tell(world, Notice::refusal, "notice-in-use", &[]);
    let Ok((record, game)) = read_record(path) else {
        return;
    };
    world.write_message(SaveInUse(UnfinishedGame {
        path: path.to_owned(),
        setup: record.header().setup.clone(),
        round: game.round(),
        age: age(path, moment()),
        in_use: true,
    }));
    super::to_screen(world, Screen::Title);
}

/// Goes on with a game of another window in a file of its own.
pub(super) fn go_on_apart(world: &mut World, path: &Path) {
    match branch(path) {
        Ok(apart) => {
            take_up(world, &apart);
            tell(world, Notice::news, "notice-branch", &[]);
        }
        Err(error) => tell_cannot(world, &error),
    }
}

/// Goes on with what is whole of a damaged game, in a new file.
pub(super) fn repair(world: &mut World, path: &Path) {
    match mend(path) {
        Ok(Some(mended)) => {
            take_up(world, &mended.path);
            let count = u32::try_from(mended.decisions).unwrap_or(u32::MAX);
            let count = ("count", count.into());
            tell(world, Notice::news, "notice-repaired", &[count]);
        }
        Ok(None) => take_up(world, path),
        Err(error) => tell_cannot(world, &error),
    }
}

/// A record as it stands now, whoever writes it.
pub(super) fn read_record(path: &Path) -> Result<(Record, Game), RecordError> {
    let unreadable = |error| RecordError {
        line: 1,
        why: RecordFault::Unreadable(error),
    };
    let source = std::fs::File::open(path).map_err(unreadable)?;
    Record::read(std::io::BufReader::new(source), LastLine::MayBeTorn)
}

/// A game written down, with all that has happened in it; and whether its last line was cut off.
fn open(path: &Path) -> Result<(Match, bool), RecordError> {
    let _span = debug_span!("read record", path = %path.display()).entered();
    let opened = RecordFile::open(path)?;
    let on_table = Match {
        setup: opened.record.header().setup.clone(),
        history: history_of(&opened.record)?,
        file: Some(opened.file),
    };
    Ok((on_table, opened.was_torn))
}

/// All that has happened in a game that was written down.
pub(super) fn history_of(record: &Record) -> Result<History, RecordError> {
    let at = |why: RecordFault| RecordError { line: 1, why };
    let Header { setup, deal, .. } = record.header();
    let start = Game::from_deal(setup, deal).map_err(|error| at(error.into()))?;
    let decisions = record.decisions().iter().copied();
    History::of(start, decisions).map_err(|error| at(error.into()))
}

/// Copies the record to where players find it, and tells where that is.
pub(super) fn keep_record(world: &mut World) {
    let on_table = world.get_resource::<Match>();
    let file = on_table.and_then(|on_table| on_table.file.as_ref());
    let (Some(file), Some(folder)) = (file, &world.resource::<KeepsakeFolder>().0) else {
        return;
    };
    let name = file.path().file_name().unwrap_or_default();
    let mut kept = std::ffi::OsString::from("el-grande-");
    kept.push(name);
    let to = folder.join(kept);
    let _span = debug_span!("copy record", path = %to.display()).entered();
    let copied = std::fs::create_dir_all(folder).and_then(|()| std::fs::copy(file.path(), &to));
    match copied {
        Ok(_) => {
            let path = ("path", to.display().to_string().into());
            tell(world, Notice::news, "notice-kept", &[path]);
        }
        Err(error) => {
            let reason = ("reason", error.to_string().into());
            tell(world, Notice::warning, "notice-not-kept", &[reason]);
        }
    }
}
