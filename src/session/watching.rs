//! Looking on while a game is played in another window: what is written down there is shown here.

use super::Command;
use super::beginning::seat_everyone;
use super::saves::{history_of, read_record};
use super::tell;
use crate::ai::{BotKind, Keeper};
use crate::common::{Background, FrameSet, Notice, Occasion, Screen};
use crate::record::Record;
use crate::rules::Decision;
use crate::storage::in_use;
use crate::table::{Inbox, Match, Show};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::EventLoopProxyWrapper;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, SystemTime};

/// How often it is looked whether something was decided.
const GLANCE: Duration = Duration::from_millis(200);

/// The game that is looked at.
#[derive(Resource)]
struct Watched {
    path: PathBuf,
    /// The file as it was when it was last read.
    known: FileMark,
    /// What was decided there and is not shown here yet.
    coming: VecDeque<Decision>,
    news: Option<Background<Option<News>>>,
    /// That the other window has left was told.
    left: bool,
}

/// Tells one state of a file from another.
type FileMark = Option<(u64, SystemTime)>;

struct News {
    mark: FileMark,
    /// None if the file can't be read any more.
    record: Option<Record>,
    /// Nobody plays it any more.
    left: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>()
        .add_systems(
            Update,
            follow
                .in_set(FrameSet::Watching)
                .run_if(resource_exists::<Watched>),
        )
        .add_systems(OnExit(Screen::Playing), end);
}

pub(super) fn begin(world: &mut World, path: &Path) {
    let known = mark(path);
    let Ok((record, _)) = read_record(path) else {
        return tell(world, Notice::refusal, "notice-watch-over", &[]);
    };
    if set_up(world, &record) {
        world.insert_resource(Watched {
            path: path.to_owned(),
            known,
            coming: VecDeque::new(),
            news: None,
            left: false,
        });
        tell(world, Notice::news, "notice-watching", &[]);
    }
}

/// Lays the game out. Nobody here decides, and nobody's secrets are shown.
fn set_up(world: &mut World, record: &Record) -> bool {
    let setup = record.header().setup.clone();
    let Ok(history) = history_of(record) else {
        return false;
    };
    let keepers = vec![Keeper::Bot(BotKind::Knight); setup.players.len()];
    let on_table = Match {
        setup,
        history,
        file: None,
    };
    world
        .resource_mut::<NextState<Occasion>>()
        .set(Occasion::Watching);
    seat_everyone(world, on_table, keepers);
    true
}

/// Whoever looks on changes nothing.
pub(super) fn forbids(world: &World, command: &Command) -> bool {
    let changes = matches!(command, Command::Undo | Command::HandOver { .. });
    changes && world.contains_resource::<Watched>()
}

fn end(
    mut commands: Commands,
    occasion: Res<State<Occasion>>,
    mut next: ResMut<NextState<Occasion>>,
) {
    commands.remove_resource::<Watched>();
    if *occasion.get() == Occasion::Watching {
        next.set(Occasion::Game);
    }
}

fn mark(path: &Path) -> FileMark {
    let found = std::fs::metadata(path).ok()?;
    Some((found.len(), found.modified().ok()?))
}

/// Waits, on a thread of its own, until there is something new.
fn await_news(path: &Path, known: FileMark, left: bool, cancelled: &AtomicBool) -> Option<News> {
    loop {
        if cancelled.load(Ordering::Relaxed) {
            return None;
        }
        let mark = mark(path);
        let left_now = !in_use(path);
        if mark != known || left_now != left {
            return Some(News {
                mark,
                record: read_record(path).ok().map(|(record, _)| record),
                left: left_now,
            });
        }
        thread::sleep(GLANCE);
    }
}

fn follow(world: &mut World) {
    world.resource_scope(|world, mut watched: Mut<Watched>| {
        if let Some(news) = watched.news.as_mut().and_then(Background::finished) {
            watched.news = None;
            if let Ok(Some(news)) = news {
                hear(world, &mut watched, news);
            }
        }
        if watched.news.is_none() {
            let (path, known, left) = (watched.path.clone(), watched.known, watched.left);
            let wake = world.get_resource::<EventLoopProxyWrapper>();
            watched.news = Some(Background::begin(wake, move |cancelled| {
                await_news(&path, known, left, cancelled)
            }));
        }
        let rests = world.resource::<Show>().rests(world.resource::<Inbox>());
        if rests && let Some(decision) = watched.coming.pop_front() {
            world.resource_mut::<Inbox>().offer(decision);
        }
        if !watched.coming.is_empty() {
            world.write_message(RequestRedraw);
        }
    });
}

fn hear(world: &mut World, watched: &mut Watched, news: News) {
    watched.known = news.mark;
    if let Some(record) = &news.record {
        let on_table = world.resource::<Match>();
        let shown: Vec<Decision> = on_table.history.decisions().collect();
        let waiting = world.resource::<Inbox>().decision();
        let known = shown.iter().chain(&waiting).chain(&watched.coming);
        let known: Vec<Decision> = known.copied().collect();
        if let Some(new) = record.decisions().strip_prefix(&*known) {
            watched.coming.extend(new);
        } else {
            // Something was taken back: as it stands there now.
            watched.coming.clear();
            set_up(world, record);
        }
    }
    if news.left != watched.left {
        watched.left = news.left;
        let id = if news.left {
            "notice-watched-left"
        } else {
            "notice-watching"
        };
        tell(world, Notice::news, id, &[]);
    }
}
