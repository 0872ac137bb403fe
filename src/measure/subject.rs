//! What is measured, each in a process of its own: an empty window, the title, and a table.

use super::clock::{self, Clock, Closing, Cost, PARTS};
use crate::app::{
    Command, NoWindow, Settings, Sight, display_answers, engine, game, guarded, kilobytes,
};
use crate::film::{Script, Shot, played_by_knights};
use crate::rules::{Decision, Phase, Setup};
use crate::stage::{Painted, Unready};
use crate::table::{Inbox, Match, Show, Story};
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use serde_json::{Value, json};
use std::str::FromStr;
use std::time::{Duration, Instant};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The engine, a camera and a cube.
    Empty,
    Title,
    /// Five players in the middle of a game.
    Table,
}

impl FromStr for Subject {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "empty" => Ok(Self::Empty),
            "title" => Ok(Self::Title),
            "table" => Ok(Self::Table),
            _ => Err("there are empty, title and table".to_owned()),
        }
    }
}

const SIZE: (u32, u32) = (1280, 720);
/// Frames until caches are warm.
const WARM: usize = 30;
/// Frames over which rest is measured.
const MEASURED: usize = 60;
/// Nothing moves any more so long after the last touch.
const CALMS: Duration = Duration::from_secs(7);
const RESTS: Duration = Duration::from_secs(10);

/// Opens the window, measures, prints one line of JSON and ends. `began` is when the program did.
pub fn run(subject: Subject, began: Instant) -> Result<(), NoWindow> {
    display_answers()?;
    guarded(|| open(subject, began)).map_err(NoWindow::because)
}

fn open(subject: Subject, began: Instant) {
    let window = Window {
        title: "El Grande".to_owned(),
        resolution: WindowResolution::new(SIZE.0, SIZE.1),
        ..default()
    };
    let mut app = engine(window, Sight::Window);
    app.insert_resource(CONTINUOUS)
        .insert_resource(Began(began))
        .add_plugins(clock::plugin);
    match subject {
        Subject::Empty => {
            app.add_systems(Startup, cube)
                .add_systems(Closing, (first_frame, tell_when_warm).chain());
        }
        Subject::Title => {
            app.add_plugins(game)
                .add_systems(Closing, (first_frame, tell_when_warm).chain());
        }
        Subject::Table => {
            app.add_plugins(game)
                .init_resource::<Act>()
                .add_systems(Closing, (first_frame, direct).chain());
            // Its scoring is the busiest that is ever shown.
            app.world_mut().resource_mut::<Settings>().instant = false;
        }
    }
    app.run();
}

const CONTINUOUS: WinitSettings = WinitSettings {
    focused_mode: UpdateMode::Continuous,
    unfocused_mode: UpdateMode::Continuous,
};

#[derive(Resource)]
struct Began(Instant);

#[derive(Resource)]
struct FirstFrame(Duration);

fn first_frame(began: Res<Began>, known: Option<Res<FirstFrame>>, mut commands: Commands) {
    if known.is_none() {
        commands.insert_resource(FirstFrame(began.0.elapsed()));
    }
}

fn cube(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    commands.spawn((
        Mesh3d(meshes.add(Cuboid::from_length(1.0))),
        MeshMaterial3d(materials.add(StandardMaterial::default())),
    ));
    let from = Transform::from_xyz(0.0, 3.0, 4.0).looking_at(Vec3::ZERO, Vec3::Y);
    commands.spawn((Camera3d::default(), from));
}

/// What all subjects tell.
fn common(first: &FirstFrame) -> Value {
    json!({
        "first_frame_ms": first.0.as_millis() as u64,
        "peak_memory_mb": kilobytes("VmHWM").map(|peak| peak / 1024),
    })
}

fn tell_when_warm(
    clock: Res<Clock>,
    first: Option<Res<FirstFrame>>,
    unready: Option<Res<Unready>>,
    mut exit: MessageWriter<AppExit>,
) {
    let ready = unready.is_none_or(|unready| !unready.waits());
    if let (Some(first), true) = (first, ready && clock.frames() >= WARM + MEASURED) {
        let mut told = common(&first);
        told["main_ms"] = json!(milliseconds(&clock.take()[WARM..], |cost| cost
            .iter()
            .sum()));
        println!("{told}");
        exit.write(AppExit::Success);
    }
}

/// What is being measured at the table.
#[derive(Resource, Debug, Default)]
enum Act {
    #[default]
    Opening,
    Warming,
    Resting,
    Still {
        since: Instant,
        frames: Vec<Instant>,
        rest: Value,
    },
    Scoring {
        told: Value,
        /// The last decision before it, still to be made.
        disc: Option<Decision>,
    },
    Over,
}

fn shots() -> Option<(Setup, Shot, Shot)> {
    let setup = Setup::with_players(5);
    let record = played_by_knights(setup.clone(), 1492).ok()?;
    let script = Script::of(&record).ok()?;
    Some((setup, script.turn?, script.scoring?))
}

fn direct(world: &mut World) {
    let act = std::mem::take(&mut *world.resource_mut::<Act>());
    let frames = world.resource::<Clock>().frames();
    let ready = !world.resource::<Unready>().waits();
    let next = match act {
        Act::Opening => {
            if let Some((setup, turn, _)) = shots() {
                let game = Box::new(turn.opening);
                world.write_message(Command::Show { setup, game });
            }
            Act::Warming
        }
        Act::Warming if frames >= WARM && ready && is_told(world) => {
            world.resource::<Clock>().take();
            Act::Resting
        }
        Act::Resting if frames >= MEASURED => {
            let costs = world.resource::<Clock>().take();
            let mut rest = own(&costs);
            rest["main_ms"] = json!(milliseconds(&costs, |cost| cost.iter().sum()));
            // As the game itself does.
            world.insert_resource(WinitSettings {
                focused_mode: UpdateMode::reactive_low_power(Duration::from_mins(1)),
                unfocused_mode: UpdateMode::reactive_low_power(Duration::from_mins(1)),
            });
            wake_after(world, CALMS + RESTS + Duration::from_millis(500));
            Act::Still {
                since: Instant::now(),
                frames: Vec::new(),
                rest,
            }
        }
        Act::Still {
            since,
            mut frames,
            rest,
        } => {
            if since.elapsed() > CALMS + RESTS {
                let counted = frames.iter().filter(|at| **at > since + CALMS).count();
                let told = json!({
                    "rest": rest,
                    "frames_in_10_s_of_rest": counted,
                    "bins": bins(world),
                    "entities": world.entities().count_spawned(),
                });
                let disc = put_up_scoring(world);
                Act::Scoring { told, disc }
            } else {
                frames.push(Instant::now());
                Act::Still {
                    since,
                    frames,
                    rest,
                }
            }
        }
        Act::Scoring {
            told,
            disc: Some(disc),
        } if is_open_for_discs(world) => {
            world.resource_mut::<Inbox>().offer(disc);
            world.resource::<Clock>().take();
            Act::Scoring { told, disc: None }
        }
        Act::Scoring {
            mut told,
            disc: None,
        } if frames > WARM && is_told(world) => {
            let costs = world.resource::<Clock>().take();
            told["busiest"] = own(&costs);
            let worst = costs.iter().map(|cost| cost[1..].iter().sum()).max();
            told["busiest"]["worst_frame_ms"] = json!(in_ms(worst.unwrap_or_default()));
            if let Some(first) = world.get_resource::<FirstFrame>() {
                let common = common(first);
                told["peak_memory_mb"] = common["peak_memory_mb"].clone();
            }
            println!("{told}");
            world.write_message(AppExit::Success);
            Act::Over
        }
        same => same,
    };
    *world.resource_mut::<Act>() = next;
}

fn is_told(world: &World) -> bool {
    let proceeds = world
        .get_resource::<Match>()
        .is_some_and(|on_table| on_table.game.proceeds());
    !proceeds
        && !world.resource::<Show>().busy
        && world.resource::<Story>().is_empty()
        && world.resource::<Inbox>().is_empty()
}

/// A window at rest does not look at the clock.
fn wake_after(world: &World, pause: Duration) {
    if let Some(wake) = world.get_resource::<EventLoopProxyWrapper>() {
        let wake = (**wake).clone();
        std::thread::spawn(move || {
            std::thread::sleep(pause);
            let _ = wake.send_event(WinitUserEvent::WakeUp);
        });
    }
}

fn is_open_for_discs(world: &World) -> bool {
    let on_table = world.get_resource::<Match>();
    is_told(world) && on_table.is_some_and(|on_table| on_table.game.phase() == Phase::Discs)
}

fn put_up_scoring(world: &mut World) -> Option<Decision> {
    world.insert_resource(CONTINUOUS);
    let (setup, _, scoring) = shots()?;
    let game = Box::new(scoring.opening);
    world.write_message(Command::Show { setup, game });
    scoring.decisions.first().copied()
}

/// Our own systems, a usual frame of them, and the share of each folder.
fn own(costs: &[Cost]) -> Value {
    let sets: serde_json::Map<String, Value> = (1..PARTS.len())
        .map(|part| {
            let cost = milliseconds(costs, |cost| cost[part]);
            (PARTS[part].to_owned(), json!(cost))
        })
        .collect();
    json!({
        "own_ms": milliseconds(costs, |cost| cost[1..].iter().sum()),
        "by_set_ms": sets,
        "frames": costs.len(),
    })
}

/// The middle one: a machine that does other things as well makes some frames long.
fn milliseconds(costs: &[Cost], of: impl Fn(&Cost) -> Duration) -> f64 {
    let mut times: Vec<Duration> = costs.iter().map(of).collect();
    times.sort();
    in_ms(times.get(times.len() / 2).copied().unwrap_or_default())
}

fn in_ms(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}

/// The renderer draws equal meshes of one material at once, by one call: a bin. What casts a
/// shadow is drawn a second time, seen from the light.
fn bins(world: &mut World) -> usize {
    let mut meshes = world.query::<(
        &Mesh3d,
        &MeshMaterial3d<Painted>,
        &ViewVisibility,
        Has<NotShadowCaster>,
    )>();
    let seen: HashSet<_> = meshes
        .iter(world)
        .filter(|(.., visible, _)| visible.get())
        .map(|(mesh, paint, _, flat)| (mesh.id(), paint.id(), flat))
        .collect();
    let mut lights = world.query::<&DirectionalLight>();
    let shadows = lights.iter(world).filter(|light| light.shadow_maps_enabled);
    let cast = seen.iter().filter(|(.., flat)| !flat).count();
    seen.len() + cast * shadows.count()
}
