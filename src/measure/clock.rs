//! Measures what systems cost: one after the other on one thread, each stamped as it begins. The
//! thread's own time counts, not what the machine does meanwhile.

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::{ConditionWithAccess, ScheduleLabel, SingleThreadedExecutor, SystemKey};
use bevy::prelude::*;
use cpu_time::{ProcessTime, ThreadTime};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

thread_local! {
    static BEGUN: ThreadTime = ThreadTime::now();
}

/// The processor's time this thread has used.
fn spent() -> Duration {
    BEGUN.with(ThreadTime::elapsed)
}

/// Whose systems they are: the engine's, or those of a folder of ours.
pub(super) const PARTS: [&str; 8] = [
    "engine",
    "app",
    "common",
    "opponents",
    "panels",
    "session",
    "stage",
    "table",
];

/// What a frame cost, by part.
pub(super) type Cost = [Duration; PARTS.len()];

#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Clock(Arc<Mutex<Ledger>>);

#[derive(Debug, Default)]
struct Ledger {
    open: Option<(usize, Duration)>,
    /// What it costs to look at the clock, which is nobody's doing.
    looking: Duration,
    frame: Cost,
    frames: Vec<Cost>,
}

impl Clock {
    fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A system of this part begins; the one before it has ended. Systems of one part that follow
    /// each other are timed together: to look at the clock takes longer than many of them.
    fn begin(&self, part: usize) {
        let mut ledger = self.ledger();
        if ledger.open.is_some_and(|(open, _)| open == part) {
            return;
        }
        ledger.end();
        ledger.open = Some((part, spent()));
    }

    /// Finds out what a look at the clock costs.
    fn weigh(&self) {
        const TIMES: u32 = 1000;
        let before = spent();
        for part in [0, 1].into_iter().cycle().take(TIMES as usize) {
            self.begin(part);
        }
        // Each beginning looks twice, as in a frame: once for the end of the system before it.
        let looking = spent().saturating_sub(before) / TIMES / 2;
        *self.ledger() = Ledger {
            looking,
            ..Ledger::default()
        };
    }

    /// The costs of all frames since this was asked last.
    pub(super) fn take(&self) -> Vec<Cost> {
        std::mem::take(&mut self.ledger().frames)
    }

    pub(super) fn first(&self) -> Option<Cost> {
        self.ledger().frames.first().copied()
    }

    pub(super) fn frames(&self) -> usize {
        self.ledger().frames.len()
    }
}

impl Ledger {
    fn end(&mut self) {
        if let Some((part, since)) = self.open.take() {
            self.frame[part] += spent().saturating_sub(since + self.looking);
        }
    }
}

/// Since when frames are counted, by the clock on the wall and by the processor's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawing {
    since: Instant,
    work: ProcessTime,
}

impl Drawing {
    pub(super) fn begin() -> Self {
        Self {
            since: Instant::now(),
            work: ProcessTime::now(),
        }
    }

    /// Frames a second, and the work of all threads on one of them: the first hangs on what else
    /// the machine does, the second hardly.
    pub(super) fn tell(self, frames: usize, told: &mut Value) {
        let frames = f64::from(frames.max(1) as u32);
        let second = self.since.elapsed().as_secs_f64().max(1e-9);
        told["frames_a_second"] = json!((frames / second * 10.0).round() / 10.0);
        told["work_ms"] = json!((self.work.elapsed().as_secs_f64() / frames * 1e4).round() / 10.0);
    }
}

/// Before everything else: plugins have added all they have, and no schedule has run yet.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Stamping;

/// After everything else of a frame.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Closing;

/// The clock has stopped for this frame: what measures is not measured.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct CloseSet;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Clock>()
        .init_schedule(Closing)
        .add_systems(Closing, close.in_set(CloseSet))
        .init_schedule(Stamping)
        .add_systems(Stamping, stamp_all);
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_after(Last, Closing);
    order.insert_startup_before(PreStartup, Stamping);
}

fn close(clock: Res<Clock>) {
    let mut ledger = clock.ledger();
    ledger.end();
    let frame = std::mem::take(&mut ledger.frame);
    ledger.frames.push(frame);
}

/// On one thread a system's conditions are asked just before it runs: one more of them, which
/// always holds, tells the time.
fn stamp_all(world: &mut World) {
    let clock = world.resource::<Clock>().clone();
    clock.weigh();
    let mut schedules = world.resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
        // What measures is not measured.
        if schedule.label() == Closing.intern() {
            continue;
        }
        let systems = &mut schedule.graph_mut().systems;
        let named: Vec<(SystemKey, String)> = systems
            .iter()
            .map(|(key, system, _)| (key, system.name().to_string()))
            .collect();
        for (key, name) in named {
            let part = part(&name);
            let clock = clock.clone();
            let stamp = move || {
                clock.begin(part);
                true
            };
            if let Some(conditions) = systems.get_conditions_mut(key) {
                let stamp = Box::new(IntoSystem::into_system(stamp));
                conditions.push(ConditionWithAccess::new(stamp));
            }
        }
    }
}

/// `el_grande::stage::playback::fly` belongs to the stage.
fn part(system: &str) -> usize {
    let own = system.strip_prefix(concat!(env!("CARGO_CRATE_NAME"), "::"));
    let folder = own.and_then(|path| path.split("::").next());
    let known = folder.and_then(|folder| PARTS.iter().position(|part| *part == folder));
    known.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn busy() {
        let begun = spent();
        while spent() < begun + Duration::from_millis(2) {}
    }

    #[test]
    fn parts_are_told_from_names() {
        assert_eq!(PARTS[part("el_grande::stage::playback::fly")], "stage");
        assert_eq!(PARTS[part("bevy_egui::input::write_egui_input")], "engine");
        assert_eq!(PARTS[part("el_grande::measure::clock::close")], "engine");
    }

    #[test]
    fn every_frame_is_measured() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin));
        app.add_systems(Update, busy);
        app.update();
        app.update();
        let frames = app.world().resource::<Clock>().take();
        assert_eq!(frames.len(), 2);
        assert!(
            frames
                .iter()
                .all(|cost| cost[0] >= Duration::from_millis(2))
        );
    }
}
