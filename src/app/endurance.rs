//! Many games of bots in one process, as fast as can be: does anything grow?

use crate::ai::BotKind::{Knight, Squire};
use crate::ai::Keeper;
use crate::common::{Screen, Settings};
use crate::rules::Setup;
use crate::session::{Command, DemonstrationTable};
use crate::table::clear_table;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use std::io::Write;
use std::time::Instant;

/// How many games, and how many are over.
#[derive(Resource, Debug)]
pub(super) struct Endurance {
    games: u32,
    over: u32,
    began: Instant,
}

impl Endurance {
    pub(super) fn new(games: u32) -> Self {
        Self {
            games,
            over: 0,
            began: Instant::now(),
        }
    }

    /// Told at the start, at the end, and some times between.
    const fn tells(&self) -> bool {
        let every = self.games.div_ceil(10);
        self.over <= 1 || self.over == self.games || self.over.is_multiple_of(every)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::Continuous,
        unfocused_mode: UpdateMode::Continuous,
    })
    // After the settings of the player are read, which are left as they are.
    .add_systems(PostStartup, hurry)
    .add_systems(OnEnter(Screen::Result), next);
}

fn hurry(
    table: Res<DemonstrationTable>,
    mut settings: ResMut<Settings>,
    mut commands: MessageWriter<Command>,
) {
    settings.instant = true;
    settings.patience = *Settings::PATIENCE.start();
    commands.write(quick_game(&table, 0));
    print([
        "games", "seconds", "MB", "entities", "meshes", "images", "files",
    ]);
}

/// Bots that need no time to think; tables of all sizes, if nothing else is said.
fn quick_game(table: &DemonstrationTable, seed: u32) -> Command {
    let all_sizes = || Setup::with_players(2 + seed as usize % 4);
    Command::Begin {
        setup: table.0.clone().unwrap_or_else(all_sizes),
        seed: seed.into(),
        keepers: [Knight, Squire, Squire, Knight, Squire]
            .map(Keeper::Bot)
            .to_vec(),
    }
}

fn next(world: &mut World) {
    let Some(mut endurance) = world.get_resource_mut::<Endurance>() else {
        return;
    };
    endurance.over += 1;
    let (over, tells, ends) = (
        endurance.over,
        endurance.tells(),
        endurance.over >= endurance.games,
    );
    let seconds = endurance.began.elapsed().as_secs();
    // Crowns and flags are as many as there are winners: what is left on a bare table tells more.
    clear_table(world);
    if tells {
        let figures = [
            u64::from(over),
            seconds,
            kilobytes("VmRSS").unwrap_or(0) / 1024,
            u64::from(world.entities().count_spawned()),
            world.resource::<Assets<Mesh>>().len() as u64,
            world.resource::<Assets<Image>>().len() as u64,
            open_files(),
        ];
        print(figures);
    }
    if ends {
        world.write_message(AppExit::Success);
    } else {
        let game = quick_game(world.resource(), over);
        world.write_message(game);
    }
}

/// A line of the table.
fn print<T: std::fmt::Display>(columns: [T; 7]) {
    let columns = columns.map(|column| format!("{column:>9}"));
    // Whoever no longer reads need not be told.
    let _ = writeln!(std::io::stdout().lock(), "{}", columns.concat());
}

/// A figure the system keeps of this process, in kB; none where it keeps none.
pub(crate) fn kilobytes(name: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with(name))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

pub(super) fn open_files() -> u64 {
    std::fs::read_dir("/proc/self/fd").map_or(0, |files| files.count() as u64)
}
