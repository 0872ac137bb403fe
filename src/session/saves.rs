//! Games on disk: where they are kept, which one can be gone on with, and copies for the players.

use super::beginning::seat_everyone;
use super::tell;
use crate::common::Notice;
use crate::history::History;
use crate::record::{Header, LastLine, Record, RecordFile};
use crate::rules::{Game, Phase, Setup};
use crate::table::Match;
use bevy::prelude::*;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Where records are kept; none in tests, which keep nothing.
#[derive(Resource, Clone, Debug, Default)]
pub struct SavesFolder(pub Option<PathBuf>);

/// Where players keep what they want to have; none in tests.
#[derive(Resource, Clone, Debug, Default)]
pub struct KeepsakeFolder(pub Option<PathBuf>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavesFolder>()
        .init_resource::<KeepsakeFolder>();
}

/// A game that can't be written down is still a game: it is played, and the players are told.
pub(super) fn new_record(world: &mut World, header: Header) -> Option<RecordFile> {
    let folder = world.resource::<SavesFolder>().0.clone()?;
    let path = folder.join(format!("{}.jsonl", moment()));
    let _span = debug_span!("begin record", path = %path.display()).entered();
    let created = std::fs::create_dir_all(&folder).and_then(|()| RecordFile::create(&path, header));
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

/// A game that waits to be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfinishedGame {
    pub path: PathBuf,
    /// Who plays, and what was agreed.
    pub setup: Setup,
    pub round: u8,
    /// How long ago it was begun; none if its name does not tell.
    pub age: Option<Duration>,
}

impl UnfinishedGame {
    fn of(path: PathBuf, setup: Setup, round: u8, now: u128) -> Self {
        let age = begun(&path)
            .and_then(|begun| u64::try_from(now.saturating_sub(begun)).ok())
            .map(Duration::from_millis);
        Self {
            path,
            setup,
            round,
            age,
        }
    }
}

/// A record is called by the moment it was begun.
fn begun(path: &Path) -> Option<u128> {
    path.file_stem()?.to_str()?.parse().ok()
}

/// What a look into the folder found.
#[derive(Debug, Default)]
pub struct FoundSaves {
    /// The newest game that is not over yet.
    pub game: Option<UnfinishedGame>,
    /// Why a newer one can't be read.
    pub unreadable: Option<String>,
}

/// How many of the newest records are looked at: the others were left long ago.
const LOOKED_AT: usize = 40;

/// Looks for a game to go on with.
pub fn unfinished(folder: &SavesFolder) -> FoundSaves {
    let _span = debug_span!("look for unfinished game").entered();
    let mut found = FoundSaves::default();
    let files = folder
        .0
        .as_ref()
        .and_then(|folder| std::fs::read_dir(folder).ok());
    let mut records: Vec<PathBuf> = files
        .into_iter()
        .flatten()
        .filter_map(|file| Some(file.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "jsonl"))
        .collect();
    records.sort();
    for path in records.into_iter().rev().take(LOOKED_AT) {
        let _span = debug_span!("look into record", path = %path.display()).entered();
        let source = std::fs::File::open(&path).map(std::io::BufReader::new);
        let read = source
            .map_err(|error| error.to_string())
            .and_then(|source| {
                Record::read(source, LastLine::MayBeTorn).map_err(|error| error.to_string())
            });
        match read {
            Ok((_, game)) if game.phase() == Phase::Over => {}
            Ok((record, game)) => {
                let setup = record.header().setup.clone();
                let game = UnfinishedGame::of(path, setup, game.round(), moment());
                found.game = Some(game);
                return found;
            }
            Err(error) => {
                found.unreadable.get_or_insert(error);
            }
        }
    }
    found
}

pub(super) fn take_up_last(world: &mut World) {
    let FoundSaves { game, unreadable } = unfinished(world.resource::<SavesFolder>());
    if let Some(reason) = unreadable {
        let id = match game {
            Some(_) => "notice-older",
            None => "notice-cannot-continue",
        };
        tell(world, Notice::warning, id, &[("reason", reason.into())]);
    }
    if let Some(game) = game {
        take_up(world, &game.path);
    }
}

pub(super) fn take_up(world: &mut World, path: &Path) {
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
        Err(reason) => {
            let reason = ("reason", reason.into());
            tell(world, Notice::refusal, "notice-cannot-continue", &[reason]);
        }
    }
}

/// A game written down, with all that has happened in it; and whether its last line was cut off.
fn open(path: &Path) -> Result<(Match, bool), String> {
    let _span = debug_span!("read record", path = %path.display()).entered();
    let opened = RecordFile::open(path).map_err(|error| error.to_string())?;
    let Header { setup, deal, .. } = opened.record.header();
    let start = Game::from_deal(setup, deal).map_err(|error| error.to_string())?;
    let decisions = opened.record.decisions().iter().copied();
    let on_table = Match {
        setup: setup.clone(),
        history: History::of(start, decisions).map_err(|error| error.to_string())?,
        file: Some(opened.file),
    };
    Ok((on_table, opened.was_torn))
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

#[cfg(test)]
mod tests {
    use super::*;

    /// An empty folder of the test's own.
    fn shelf(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("el-grande-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    #[test]
    fn an_unfinished_game_says_who_plays_which_round_it_is_and_since_when() {
        let folder = shelf("facts");
        let setup = Setup::with_players(4);
        let header = Header::new(setup.clone(), 7).expect("sound");
        let hours = Duration::from_hours(2);
        let path = folder.join(format!("{}.jsonl", moment() - hours.as_millis()));
        RecordFile::create(&path, header).expect("written");
        let found = unfinished(&SavesFolder(Some(folder.clone())));
        let game = found.game.expect("a game");
        assert_eq!((&game.path, &game.setup), (&path, &setup));
        assert_eq!(game.round, 1);
        let age = game.age.expect("a number for a name");
        assert!(age >= hours && age < hours * 2, "{age:?}");
        // A friend's file may be called anything.
        let named = folder.join("with-isabel.jsonl");
        std::fs::rename(&path, &named).expect("renamed");
        let found = unfinished(&SavesFolder(Some(folder)));
        assert_eq!(found.game.map(|game| game.age), Some(None));
    }
}
