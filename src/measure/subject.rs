//! What is measured, each in a process of its own: an empty window, the title, and a table.

use super::clock::{self, Clock, CloseSet, Closing, Cost, Drawing, PARTS};
use crate::app::{NoWindow, Sight, display_answers, engine, game, guarded, kilobytes};
use crate::common::{Quality, Settings};
use crate::film::{Script, Shot, played_by_knights};
use crate::rules::{Game, Setup};
use crate::session::Command;
use crate::stage::{InFlight, Painted, PictureUnready};
use crate::table::awaits_decision;
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResolution};
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use serde_json::{Value, json};
use std::io::Write;
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
        // As fast as it goes: no screen is waited for.
        present_mode: PresentMode::AutoNoVsync,
        ..default()
    };
    let mut app = engine(window, Sight::Window);
    app.insert_resource(CONTINUOUS)
        .insert_resource(BeganAt(began))
        .add_plugins(clock::plugin);
    match subject {
        Subject::Empty => {
            app.add_systems(Startup, cube).add_systems(
                Closing,
                (first_frame, tell_when_warm).chain().after(CloseSet),
            );
        }
        Subject::Title => {
            app.add_plugins(game).add_systems(
                Closing,
                (first_frame, tell_when_warm).chain().after(CloseSet),
            );
        }
        Subject::Table => {
            app.add_plugins(game)
                .init_resource::<MeasureStep>()
                .add_systems(Closing, (first_frame, direct).chain().after(CloseSet));
            let mut settings = app.world_mut().resource_mut::<Settings>();
            // Its scoring is the busiest that is ever shown.
            settings.instant = false;
            // Figures of one machine can be put beside those of another.
            settings.quality = Some(Quality::Low);
        }
    }
    app.insert_resource(BuildTime(began.elapsed()));
    app.run();
}

const CONTINUOUS: WinitSettings = WinitSettings {
    focused_mode: UpdateMode::Continuous,
    unfocused_mode: UpdateMode::Continuous,
};

#[derive(Resource)]
struct BeganAt(Instant);

/// How long it took to put the program together, before the engine began.
#[derive(Resource)]
struct BuildTime(Duration);

#[derive(Resource)]
struct FirstFrame {
    built: Duration,
    after: Duration,
    /// What it cost us, with all that is made ready before it.
    cost: Cost,
}

fn first_frame(
    began: Res<BeganAt>,
    built: Res<BuildTime>,
    clock: Res<Clock>,
    known: Option<Res<FirstFrame>>,
    mut commands: Commands,
) {
    if known.is_none() {
        commands.insert_resource(FirstFrame {
            built: built.0,
            after: began.0.elapsed(),
            cost: clock.first().unwrap_or_default(),
        });
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
        "first_frame_ms": first.after.as_millis() as u64,
        "of_it_put_together_ms": first.built.as_millis() as u64,
        "of_it_own_systems": own(&[first.cost]),
        "peak_memory_mb": peak_memory(),
    })
}

fn peak_memory() -> Option<u64> {
    kilobytes("VmHWM").map(|peak| peak / 1024)
}

/// One line, for the process that measures.
fn tell(told: &Value) {
    // Whoever no longer reads need not be told.
    let _ = writeln!(std::io::stdout(), "{told}");
}

fn tell_when_warm(
    clock: Res<Clock>,
    first: Option<Res<FirstFrame>>,
    unready: Option<Res<PictureUnready>>,
    mut drawing: Local<Option<Drawing>>,
    mut exit: MessageWriter<AppExit>,
) {
    let ready = unready.is_none_or(|unready| !unready.waits());
    if clock.frames() == WARM {
        *drawing = Some(Drawing::begin());
    }
    if let (Some(first), true) = (first, ready && clock.frames() >= WARM + MEASURED) {
        let mut told = common(&first);
        let costs = clock.take();
        told["main_ms"] = json!(milliseconds(&costs[WARM..], |cost| cost.iter().sum()));
        if let Some(drawing) = *drawing {
            drawing.tell(costs.len() - WARM, &mut told);
        }
        tell(&told);
        exit.write(AppExit::Success);
    }
}

/// What is being measured at the table.
#[derive(Resource, Debug, Default)]
enum MeasureStep {
    #[default]
    Opening,
    Warming,
    Resting(Drawing),
    Still {
        since: Instant,
        frames: Vec<Instant>,
        rest: Value,
    },
    Scoring {
        told: Value,
        /// How many pieces were in the air, frame by frame.
        flying: Vec<usize>,
    },
    Over,
}

/// Forty caballeros in the tower: all of them tumble out, and march to their regions together.
const FULL_TOWER: &str = include_str!("../../docs/positions/full-castillo.json");
/// Frames with fewer in the air are not the busiest.
const MANY: usize = 30;

fn turn() -> Option<(Setup, Shot)> {
    let setup = Setup::with_players(5);
    let record = played_by_knights(setup.clone(), 1492).ok()?;
    let script = Script::of(&record).ok()?;
    Some((setup, script.turn?))
}

fn direct(world: &mut World) {
    let act = std::mem::take(&mut *world.resource_mut::<MeasureStep>());
    let frames = world.resource::<Clock>().frames();
    let ready = !world.resource::<PictureUnready>().waits();
    let next = match act {
        MeasureStep::Opening => {
            if let Some((setup, turn)) = turn() {
                let game = Box::new(turn.opening);
                world.write_message(Command::Show { setup, game });
            }
            MeasureStep::Warming
        }
        MeasureStep::Warming if frames >= WARM && ready && awaits_decision(world) => {
            world.resource::<Clock>().take();
            MeasureStep::Resting(Drawing::begin())
        }
        MeasureStep::Resting(drawing) if frames >= MEASURED => {
            let costs = world.resource::<Clock>().take();
            let mut rest = own(&costs);
            rest["main_ms"] = json!(milliseconds(&costs, |cost| cost.iter().sum()));
            drawing.tell(costs.len(), &mut rest);
            // As the game itself does.
            world.insert_resource(WinitSettings {
                focused_mode: UpdateMode::reactive_low_power(Duration::from_mins(1)),
                unfocused_mode: UpdateMode::reactive_low_power(Duration::from_mins(1)),
            });
            wake_after(world, CALMS + RESTS + Duration::from_millis(500));
            MeasureStep::Still {
                since: Instant::now(),
                frames: Vec::new(),
                rest,
            }
        }
        MeasureStep::Still {
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
                put_up_scoring(world);
                world.resource::<Clock>().take();
                let flying = Vec::new();
                MeasureStep::Scoring { told, flying }
            } else {
                frames.push(Instant::now());
                MeasureStep::Still {
                    since,
                    frames,
                    rest,
                }
            }
        }
        MeasureStep::Scoring {
            mut told,
            mut flying,
        } => {
            flying.push(world.query::<&InFlight>().iter(world).count());
            if frames > WARM && awaits_decision(world) {
                told["busiest"] = busiest(&world.resource::<Clock>().take(), &flying);
                told["peak_memory_mb"] = json!(peak_memory());
                tell(&told);
                world.write_message(AppExit::Success);
                MeasureStep::Over
            } else {
                MeasureStep::Scoring { told, flying }
            }
        }
        same => same,
    };
    *world.resource_mut::<MeasureStep>() = next;
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

fn put_up_scoring(world: &mut World) {
    world.insert_resource(CONTINUOUS);
    let Ok(game) = serde_json::from_str::<Game>(FULL_TOWER) else {
        return;
    };
    let setup = Setup::with_players(game.players());
    let game = Box::new(game);
    world.write_message(Command::Show { setup, game });
}

/// The frames in which many pieces fly.
fn busiest(costs: &[Cost], flying: &[usize]) -> Value {
    let crowded: Vec<Cost> = costs
        .iter()
        .zip(flying)
        .filter(|(_, flying)| **flying >= MANY)
        .map(|(cost, _)| *cost)
        .collect();
    let mut told = own(&crowded);
    told["worst_frame_ms"] = json!(longest(&crowded));
    told["most_in_the_air"] = json!(flying.iter().max());
    told["whole_scoring_ms"] = json!(milliseconds(costs, ours));
    told["worst_of_whole_scoring_ms"] = json!(longest(costs));
    told["worst_frames"] = worst(costs, flying);
    told
}

/// What the longest frames did: which part of the program took how long, and how many pieces flew.
fn worst(costs: &[Cost], flying: &[usize]) -> Value {
    const TOLD: usize = 3;
    let mut frames: Vec<usize> = (0..costs.len()).collect();
    frames.sort_by_key(|&frame| std::cmp::Reverse(ours(&costs[frame])));
    frames
        .into_iter()
        .take(TOLD)
        .map(|frame| {
            let mut told = own(&costs[frame..=frame]);
            told["frame"] = json!(frame);
            told["in_the_air"] = json!(flying.get(frame));
            told
        })
        .collect()
}

/// What all systems but the engine's took.
fn ours(cost: &Cost) -> Duration {
    cost[1..].iter().sum()
}

fn longest(costs: &[Cost]) -> f64 {
    in_ms(costs.iter().map(ours).max().unwrap_or_default())
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
        "own_ms": milliseconds(costs, ours),
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
