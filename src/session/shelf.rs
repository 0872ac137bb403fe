//! Which games lie on the shelf: the one to go on with, and those that can't be read.

use super::saves::{SavesFolder, moment};
use crate::record::{Record, RecordError, RecordFault, Salvage, is_mended};
use crate::rules::Setup;
use crate::storage::in_use;
use bevy::prelude::*;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A game that waits to be gone on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfinishedGame {
    pub path: PathBuf,
    /// Who plays, and what was agreed.
    pub setup: Setup,
    pub round: u8,
    /// How long ago it was begun; none if its name does not tell.
    pub age: Option<Duration>,
    /// Somebody plays it in another window.
    pub in_use: bool,
}

/// A game that can't be read, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableSave {
    pub path: PathBuf,
    /// How long ago it was begun; none if its name does not tell.
    pub age: Option<Duration>,
    /// What is wrong, as ids of text call it, and in which line.
    pub fault: &'static str,
    pub line: usize,
    /// So many decisions before it are whole; none if there is no game without it.
    pub whole: Option<usize>,
    /// In full, for whoever wants to know.
    pub reason: String,
}

impl UnreadableSave {
    fn of(path: PathBuf, error: &RecordError, whole: Option<usize>, now: u128) -> Self {
        Self {
            age: age(&path, now),
            path,
            fault: error.why.name(),
            line: error.line,
            whole,
            reason: error.to_string(),
        }
    }
}

/// What a look into the folder found.
#[derive(Debug, Default)]
pub struct FoundSaves {
    /// The newest game that is not over yet.
    pub game: Option<UnfinishedGame>,
    /// Those that can't be read and have not been repaired, the newest first.
    pub unreadable: Vec<UnreadableSave>,
}

/// How many of the newest records are looked at: the others were left long ago.
const LOOKED_AT: usize = 40;

/// Looks for a game to go on with, and for damage.
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
    let now = moment();
    for path in records.into_iter().rev().take(LOOKED_AT) {
        let _span = debug_span!("look into record", path = %path.display()).entered();
        match looked_into(&path) {
            Ok(save) => {
                let over = save.game.is_over();
                match save.damage {
                    Some(damage) if is_mended(&path) => drop(damage),
                    Some(damage) => {
                        let whole = Some(save.record.decisions().len());
                        let save = UnreadableSave::of(path, &damage, whole, now);
                        found.unreadable.push(save);
                    }
                    None if over || found.game.is_some() => {}
                    None => {
                        found.game = Some(UnfinishedGame {
                            age: age(&path, now),
                            in_use: in_use(&path),
                            path,
                            setup: save.record.header().setup.clone(),
                            round: save.game.round(),
                        });
                    }
                }
            }
            // It was begun and never held a game: nothing is lost.
            Err(error) if never_was(&error) => {}
            Err(error) => {
                let save = UnreadableSave::of(path, &error, None, now);
                found.unreadable.push(save);
            }
        }
    }
    found
}

/// A last line that was cut off is no damage: it was never shown.
fn looked_into(path: &Path) -> Result<Salvage, RecordError> {
    let unreadable = |error| RecordError {
        line: 1,
        why: RecordFault::Unreadable(error),
    };
    let source = File::open(path).map_err(unreadable)?;
    let mut save = Record::salvage(BufReader::new(source))?;
    save.damage
        .take_if(|damage| matches!(damage.why, RecordFault::Torn));
    Ok(save)
}

const fn never_was(error: &RecordError) -> bool {
    error.line == 1 && matches!(error.why, RecordFault::Empty | RecordFault::Torn)
}

pub(super) fn age(path: &Path, now: u128) -> Option<Duration> {
    let age = now.saturating_sub(begun(path)?);
    u64::try_from(age).ok().map(Duration::from_millis)
}

/// A record is called by the moment it was begun, whatever became of it later.
fn begun(path: &Path) -> Option<u128> {
    let name = path.file_stem()?.to_str()?;
    name.split('-').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Header, RecordFile, mend};

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

    fn line_of(folder: &Path, seed: u64) -> Vec<String> {
        let path = folder.join(format!("{}.jsonl", 1_790_000_000_000 + seed));
        let header = Header::new(Setup::with_players(2), seed).expect("sound");
        let mut file = RecordFile::create(&path, header).expect("written");
        let mut game = crate::rules::Game::from_deal(&file.header().setup, &file.header().deal)
            .expect("sound");
        let mut chance = crate::ai::RandomPlayer::from_seed(seed);
        game.settle(&mut ());
        for _ in 0..8 {
            let decision = chance.decide(&game).expect("not over");
            crate::record::decide(&mut game, decision, &mut ()).expect("legal");
            file.append(decision).expect("written");
        }
        let text = std::fs::read_to_string(&path).expect("there");
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn every_save_that_cannot_be_read_is_told_until_it_is_repaired() {
        let folder = shelf("damaged");
        let saves = SavesFolder(Some(folder.clone()));
        let write = |name: &str, text: &str| {
            std::fs::write(folder.join(name), text).expect("written");
        };
        let mut lines = line_of(&folder, 1);
        lines.swap(5, 6);
        write("1790000000001.jsonl", &(lines.join("\n") + "\n"));
        write("1790000000002.jsonl", "my shopping list\n");
        // What was begun and never held a game, and a line that was cut off, are no loss.
        write("1790000000003.jsonl", "");
        write("1790000000004.jsonl", "{\"format\":2,");
        let torn = line_of(&folder, 5).join("\n");
        write("1790000000005.jsonl", &torn);
        let found = unfinished(&saves);
        let told = |found: &FoundSaves| -> Vec<(&str, usize, Option<usize>)> {
            let saves = found.unreadable.iter();
            saves
                .map(|save| (save.fault, save.line, save.whole))
                .collect()
        };
        assert_eq!(
            told(&found),
            [("NotAHeader", 1, None), ("Changed", 6, Some(4))]
        );
        let game = found.game.expect("the torn one");
        assert_eq!(game.path, folder.join("1790000000005.jsonl"));
        let damaged = &found.unreadable[1].path;
        let mended = mend(damaged).expect("written").expect("damaged");
        assert!(age(&mended.path, moment()).is_some());
        assert_eq!(told(&unfinished(&saves)), [("NotAHeader", 1, None)]);
        std::fs::remove_file(game.path).expect("removed");
        let found = unfinished(&saves).game.expect("the repaired one");
        assert_eq!(found.path, mended.path);
    }

    #[test]
    fn a_game_in_another_window_is_known() {
        let folder = shelf("in-use");
        let path = folder.join("1790000000001.jsonl");
        let header = Header::new(Setup::with_players(2), 1).expect("sound");
        let file = RecordFile::create(&path, header).expect("written");
        let saves = SavesFolder(Some(folder));
        let in_use = || unfinished(&saves).game.expect("a game").in_use;
        assert!(in_use());
        drop(file);
        assert!(!in_use());
    }
}
