//! What happened today, counted and kept: for the exhibitor's page, and so that a program that had to
//! begin anew knows where it was.

use super::LeftGame;
use crate::common::{Exhibition, Notice, NoticeKind, Screen, Visit};
use crate::fair::DayFigures;
use crate::opponents::Keepers;
use crate::rules::Phase;
use crate::table::Match;
use bevy::prelude::*;
use std::path::{Path, PathBuf};

/// Where a stand keeps its things; none where nothing is kept.
#[derive(Resource, Clone, Debug, Default)]
pub struct EventFolder(pub Option<PathBuf>);

impl EventFolder {
    fn file(&self, name: &str) -> Option<PathBuf> {
        self.0.as_ref().map(|folder| folder.join(name))
    }

    pub fn records(&self) -> Option<PathBuf> {
        self.file("records")
    }

    /// The figures of all days, for a spreadsheet.
    pub fn table(&self) -> Option<PathBuf> {
        self.file("days.csv")
    }

    fn day(&self) -> Option<PathBuf> {
        self.file("today.ron")
    }

    /// Names the record of the game that is being played; not there while nobody plays.
    fn played(&self) -> Option<PathBuf> {
        self.file("playing.txt")
    }

    /// The game that was being played when the program ended, if it did not end as it should.
    pub fn interrupted(&self) -> Option<PathBuf> {
        let told = std::fs::read_to_string(self.played()?).ok()?;
        let path = PathBuf::from(told.trim());
        path.is_file().then_some(path)
    }
}

/// The figures of today.
#[derive(Resource, Clone, Debug, Default)]
pub struct FairDiary {
    pub now: DayFigures,
    kept: DayFigures,
    opened: bool,
    /// Seconds since it was last looked whether there is anything to keep.
    since: f32,
    /// The game on the table, and since when.
    game: Option<(PathBuf, f32)>,
    round: u8,
    /// The game on the table is not written down.
    unwritten: bool,
    /// Why the figures themselves can't be kept.
    pub trouble: Option<String>,
}

impl FairDiary {
    /// The record of the game that is being played.
    pub(super) fn unfinished(&self) -> Option<PathBuf> {
        let game = self.game.as_ref().filter(|_| self.round < u8::MAX);
        game.map(|(path, _)| path.clone())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FairDiary>()
        .init_resource::<EventFolder>()
        .add_systems(PostStartup, open)
        .add_systems(OnEnter(Visit::Attract), (open, prune).chain());
}

/// Goes on with what is known of today, once.
fn open(plan: Option<Res<Exhibition>>, folder: Res<EventFolder>, mut diary: ResMut<FairDiary>) {
    if plan.is_none() || std::mem::replace(&mut diary.opened, true) {
        return;
    }
    let known = folder
        .day()
        .map_or_else(DayFigures::of_today, |path| DayFigures::read(&path));
    diary.kept = known.clone();
    diary.now = known;
    // Set by the one who watches over it.
    let fell = std::env::var_os("EL_GRANDE_RESTARTS").is_some_and(|count| count != "0");
    diary.now.restarts += u32::from(fell);
}

/// Counts what happens on the table.
pub(super) fn count(
    time: Res<Time<Real>>,
    on_table: Option<Res<Match>>,
    keepers: Res<Keepers>,
    visit: Res<State<Visit>>,
    screen: Res<State<Screen>>,
    folder: Res<EventFolder>,
    mut notices: MessageReader<Notice>,
    mut diary: ResMut<FairDiary>,
) {
    for notice in notices.read() {
        if notice.kind == NoticeKind::Warning {
            diary.now.trouble = Some(notice.text.clone());
        }
    }
    let visited = matches!(visit.get(), Visit::Stays | Visit::StillThere);
    let on_table = on_table.filter(|_| visited && *screen.get() != Screen::Title);
    let people = keepers.0.iter().filter(|keeper| keeper.is_human()).count();
    let path = on_table
        .as_ref()
        .and_then(|on_table| on_table.file.as_ref())
        .map(|file| file.path().to_owned());
    let unwritten = people > 0 && path.is_none() && on_table.is_some();
    if unwritten && !diary.unwritten {
        diary.now.unwritten += 1;
    }
    diary.unwritten = unwritten;
    let now = time.elapsed_secs();
    let known = diary.game.as_ref().map(|(path, _)| path.clone());
    if path != known {
        note_played(&folder, path.as_deref());
        if let Some(path) = path {
            diary.now.games += 1;
            diary.now.shared_games += u32::from(people > 1);
            diary.game = Some((path, now));
            diary.round = on_table
                .as_ref()
                .map_or(0, |on_table| on_table.now().round());
        } else {
            diary.game = None;
        }
    }
    let (Some(on_table), Some((_, since))) = (on_table, diary.game.clone()) else {
        return;
    };
    let game = on_table.now();
    let lasted = std::time::Duration::from_secs_f32((now - since).max(0.0)).as_secs();
    if lasted > diary.now.longest_game {
        diary.now.longest_game = lasted;
    }
    if game.round() > diary.round {
        diary.now.rounds += 1;
        diary.round = game.round();
    }
    if game.phase() == Phase::Over && diary.round < u8::MAX {
        diary.round = u8::MAX;
        diary.now.rounds += 1;
        diary.now.finished += 1;
        // What is over need not be gone on with.
        note_played(&folder, None);
    }
}

fn note_played(folder: &EventFolder, path: Option<&Path>) {
    let Some(file) = folder.played() else { return };
    // A disk that is full or locked must not stop the game; the exhibitor's page tells of it.
    let _ = match path {
        Some(path) => {
            let made = file.parent().map_or(Ok(()), std::fs::create_dir_all);
            made.and_then(|()| std::fs::write(&file, path.display().to_string()))
        }
        None => std::fs::remove_file(&file),
    };
}

/// Seconds between two looks.
const EVERY: f32 = 5.0;

/// Figures are on disk a few seconds after they have changed.
pub(super) fn keep(time: Res<Time<Real>>, folder: Res<EventFolder>, mut diary: ResMut<FairDiary>) {
    diary.since += time.delta_secs();
    if diary.since < EVERY {
        return;
    }
    diary.since = 0.0;
    diary.now.turn_page();
    if diary.now == diary.kept {
        return;
    }
    diary.kept = diary.now.clone();
    let (Some(day), Some(table)) = (folder.day(), folder.table()) else {
        return;
    };
    let written = diary
        .now
        .write(&day)
        .and_then(|()| diary.now.into_csv(&table));
    diary.trouble = written.err().map(|error| error.to_string());
}

/// The oldest records go where there are more than the plan keeps; never the one that waits.
fn prune(plan: Option<Res<Exhibition>>, folder: Res<EventFolder>, left: Res<LeftGame>) {
    let (Some(plan), Some(records)) = (plan, folder.records()) else {
        return;
    };
    let files = std::fs::read_dir(records).into_iter().flatten();
    let mut files: Vec<PathBuf> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "jsonl"));
    files.sort();
    let spare = files.len().saturating_sub(plan.keep_records.into());
    let waits = left.0.as_ref().map(|left| &left.path);
    for path in files.iter().take(spare).filter(|path| Some(*path) != waits) {
        // What can't be removed stays.
        let _ = std::fs::remove_file(path);
    }
}
