//! Visitors who are none: they come, touch what they find, play well or badly, and leave whenever they
//! like, in the middle of a drag, of a disc, of a scene. Does anything grow, break or get stuck?

use super::endurance::{kilobytes, open_files};
use crate::common::{FrameSet, Screen, Settings, Visit};
use crate::panels::{Offers, PanelAction};
use crate::record::{LastLine, Record};
use crate::rules::Place;
use crate::session::Command;
use crate::stage::{HandReach, open_ground};
use crate::visitors::{EventFolder, FairDiary, LeftGame, VisitorWish};
use bevy::ecs::system::SystemParam;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// How many come, and for how long.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SoakPlan {
    pub visitors: u32,
    pub longest: Duration,
    /// Seconds are as short as the machine can make them.
    pub hurries: bool,
}

/// How it has gone so far.
#[derive(Resource, Debug)]
struct Soak {
    plan: SoakPlan,
    began: Instant,
    chance: ChaCha8Rng,
    came: u32,
    /// What the one who is there still wants to do.
    wants: u32,
    /// What a finger does in the next frames.
    finger: Vec<(TouchPhase, Vec2)>,
    /// Frames until the next deed.
    rests: u32,
    /// Seconds since the visitor has gone.
    gone: Option<f32>,
    /// Nobody was let in, or the stand was never free again.
    stuck: u32,
    /// Games that were left and are not whole on disk.
    broken: u32,
    left: u32,
    tells_at: u32,
}

/// Longer than any scene: a stand that is not free by then is stuck.
const PATIENCE: f32 = 900.0;
/// A frame in a hurry, in milliseconds.
const FRAME: u64 = 100;

pub(super) fn set_up(app: &mut App, plan: SoakPlan) {
    if plan.hurries {
        let frame = Duration::from_millis(FRAME);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    }
    app.insert_resource(Soak {
        plan,
        began: Instant::now(),
        chance: ChaCha8Rng::seed_from_u64(1490),
        came: 0,
        wants: 0,
        finger: Vec::new(),
        rests: 10,
        gone: Some(0.0),
        stuck: 0,
        broken: 0,
        left: 0,
        tells_at: 0,
    })
    .add_systems(PostStartup, begin)
    .add_systems(Last, (live, tell).chain().in_set(FrameSet::Probe));
}

fn begin(mut settings: ResMut<Settings>) {
    settings.patience = *Settings::PATIENCE.start();
    line([
        "visitors", "seconds", "MB", "entities", "meshes", "images", "files", "records", "games",
        "left", "stuck", "broken", "restarts",
    ]);
}

/// What somebody before the screen can see and touch.
#[derive(SystemParam)]
struct InSight<'w, 's> {
    time: Res<'w, Time<Real>>,
    visit: Res<'w, State<Visit>>,
    screen: Res<'w, State<Screen>>,
    offers: Res<'w, Offers>,
    windows: Query<'w, 's, (Entity, &'static Window), With<PrimaryWindow>>,
    left: Res<'w, LeftGame>,
}

fn live(
    seen: InSight,
    reach: HandReach,
    mut soak: ResMut<Soak>,
    mut touches: MessageWriter<TouchInput>,
) {
    let Ok((window, shown)) = seen.windows.single() else {
        return;
    };
    let soak = &mut *soak;
    if let Some((phase, position)) = (!soak.finger.is_empty()).then(|| soak.finger.remove(0)) {
        touches.write(TouchInput {
            phase,
            position,
            window,
            force: None,
            id: 1,
        });
        return;
    }
    if soak.rests > 0 {
        soak.rests -= 1;
        return;
    }
    let size = shown.size();
    let visit = *seen.visit.get();
    if let Some(gone) = &mut soak.gone {
        *gone += seen.time.delta_secs();
        let free = visit == Visit::Attract;
        if !free && *gone < PATIENCE {
            return;
        }
        if !free {
            soak.stuck += 1;
        }
        if soak.came > 0
            && let Some(left) = &seen.left.0
        {
            soak.left += 1;
            soak.broken += u32::from(!whole(&left.path));
        }
        soak.gone = None;
        soak.came += 1;
        soak.wants = 2 + soak.below(60);
        // Some come at once, some find a demonstration under way.
        soak.rests = soak.below(300);
        let at = soak.anywhere(size);
        soak.tap(at);
        return;
    }
    if soak.wants == 0 {
        soak.gone = Some(0.0);
        return;
    }
    soak.wants -= 1;
    soak.rests = 2 + soak.below(12);
    soak.do_something(&seen, &reach, size);
}

/// Whether every line of a record can be read.
fn whole(path: &Path) -> bool {
    let file = std::fs::File::open(path).map(std::io::BufReader::new);
    file.is_ok_and(|file| Record::read(file, LastLine::MustBeWhole).is_ok())
}

impl Soak {
    fn below(&mut self, most: u32) -> u32 {
        self.chance.next_u32() % most.max(1)
    }

    fn anywhere(&mut self, size: Vec2) -> Vec2 {
        let [x, y] = [self.below(1000), self.below(1000)];
        size * Vec2::new(f32::from(x as u16), f32::from(y as u16)) / 1000.0
    }

    fn tap(&mut self, at: Vec2) {
        self.finger = vec![(TouchPhase::Started, at), (TouchPhase::Ended, at)];
    }

    /// Some let go, some just leave.
    fn pull(&mut self, from: Vec2, to: Vec2) {
        let mut way = vec![(TouchPhase::Started, from)];
        let parts = [0.2, 0.5, 0.8, 1.0].map(|part| (TouchPhase::Moved, from.lerp(to, part)));
        way.extend(parts);
        if self.below(12) == 0 {
            way.push((TouchPhase::Canceled, to));
            self.wants = 0;
        } else {
            way.push((TouchPhase::Ended, to));
        }
        self.finger = way;
    }

    fn do_something(&mut self, seen: &InSight, reach: &HandReach, size: Vec2) {
        match self.below(20) {
            0 => {
                let at = self.anywhere(size);
                self.tap(at);
            }
            1 => {
                let (from, to) = (self.anywhere(size), self.anywhere(size));
                self.pull(from, to);
            }
            2..=8 if *seen.screen.get() == Screen::Playing && self.moves(reach) => {}
            _ => self.press(seen, size),
        }
    }

    /// Pulls one of the pieces that may be moved onto some region.
    fn moves(&mut self, reach: &HandReach) -> bool {
        let movable = reach.movable();
        let nth = self.below(movable.len() as u32) as usize;
        let Some(from) = movable
            .get(nth)
            .and_then(|(piece, _)| reach.on_screen(*piece))
        else {
            return false;
        };
        let places = Place::ALL;
        let place = places[self.below(places.len() as u32) as usize];
        let standing = reach.standing();
        let Some(to) = open_ground(place, &standing, |at| reach.project(at)) else {
            return false;
        };
        self.pull(from, to);
        true
    }

    /// Presses one of the buttons; what decides more often than the rest.
    fn press(&mut self, seen: &InSight, size: Vec2) {
        let offers = &seen.offers.0;
        let decides: Vec<&(PanelAction, Rect)> = offers
            .iter()
            .filter(|(wish, _)| {
                matches!(
                    wish,
                    PanelAction::Decide(_)
                        | PanelAction::Choose(_)
                        | PanelAction::Lift
                        | PanelAction::Ask(Command::Begin { .. })
                        | PanelAction::Wish(VisitorWish::GoOn | VisitorWish::Stay)
                )
            })
            .collect();
        let all: Vec<&(PanelAction, Rect)> = if decides.is_empty() || self.below(5) == 0 {
            offers.iter().collect()
        } else {
            decides
        };
        let nth = self.below(all.len() as u32) as usize;
        let at = match all.get(nth) {
            Some((_, rect)) => rect.center(),
            None => self.anywhere(size),
        };
        self.tap(at);
    }
}

fn tell(world: &mut World) {
    let soak = world.resource::<Soak>();
    let ends = soak.came > soak.plan.visitors || soak.began.elapsed() > soak.plan.longest;
    let (came, tells_at) = (soak.came, soak.tells_at);
    if !ends && came < tells_at {
        return;
    }
    let (stuck, broken, left) = (soak.stuck, soak.broken, soak.left);
    let seconds = soak.began.elapsed().as_secs();
    let records = world.resource::<EventFolder>().records();
    let records = records.and_then(|folder| std::fs::read_dir(folder).ok());
    let day = &world.resource::<FairDiary>().now;
    let (games, restarts) = (day.games, day.restarts);
    line([
        u64::from(came),
        seconds,
        kilobytes("VmRSS").unwrap_or(0) / 1024,
        u64::from(world.entities().count_spawned()),
        world.resource::<Assets<Mesh>>().len() as u64,
        world.resource::<Assets<Image>>().len() as u64,
        open_files(),
        records.map_or(0, |files| files.count() as u64),
        games.into(),
        left.into(),
        stuck.into(),
        broken.into(),
        restarts.into(),
    ]);
    let mut soak = world.resource_mut::<Soak>();
    let every = (soak.plan.visitors / 20).clamp(1, 25);
    soak.tells_at = came + every;
    if ends {
        let failed = stuck + broken > 0;
        world.write_message(if failed {
            AppExit::error()
        } else {
            AppExit::Success
        });
    }
}

/// A line of the table.
fn line<T: std::fmt::Display>(columns: [T; 13]) {
    let columns = columns.map(|column| format!("{column:>9}"));
    let _ = writeln!(std::io::stdout().lock(), "{}", columns.concat());
}
