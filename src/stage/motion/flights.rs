//! Pieces on their way: each in its own manner to where it belongs.

use crate::common::{FrameSet, Settings};
use crate::sound::Sound;
use crate::stage::cinema::tumble::Tumbling;
use crate::stage::hand::dragging::Held;
use crate::stage::motion::announced::Hovering;
use crate::stage::motion::choreography::{Choreography, Manner, mix};
use crate::stage::motion::playback::Playing;
use crate::stage::motion::pose::Target;
use crate::stage::motion::sounds::PlaySound;
use crate::stage::motion::staging::Paraded;
use crate::table::{PutBack, Show};
use bevy::prelude::*;

/// A piece on its way.
#[derive(Component, Clone, Copy, Debug)]
pub struct InFlight {
    from: Transform,
    line: Choreography,
    elapsed: f32,
    delay: f32,
}

impl InFlight {
    /// The `nth` of those that go together.
    pub(crate) fn new(from: Transform, line: Choreography, nth: usize) -> Self {
        Self {
            from,
            line,
            elapsed: 0.0,
            delay: f32::from(nth as u16) * line.stagger,
        }
    }

    /// Nobody wants to see the rest of it.
    pub(crate) const fn finish(&mut self) {
        self.elapsed = f32::MAX;
    }

    /// So many seconds later.
    pub(crate) const fn after(mut self, seconds: f32) -> Self {
        self.delay += seconds;
        self
    }

    /// How much of its way is behind it, 0 to 1.
    pub(crate) fn part(&self) -> f32 {
        ((self.elapsed - self.delay) / self.line.seconds).clamp(0.0, 1.0)
    }

    /// Everybody sees first where it will go.
    pub(crate) const fn led(mut self, seconds: f32) -> Self {
        self.line = self.line.along_arc();
        self.after(seconds)
    }

    pub(crate) fn ends(&self) -> f32 {
        self.delay + self.line.seconds
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, fly_back.in_set(FrameSet::PutBack))
        .add_systems(PostUpdate, fly.in_set(FrameSet::Flights));
}

/// What was taken back, or stood elsewhere in what is shown again, is seen to go there.
fn fly_back(
    settings: Res<Settings>,
    mut put_back: MessageReader<PutBack>,
    pieces: Query<&Transform>,
    mut commands: Commands,
) {
    let back = Manner::TakenBack.staged(&settings);
    for moved in put_back.read().flat_map(|put_back| &put_back.moves) {
        if let Ok(&from) = pieces.get(moved.piece) {
            let line = back.between(moved.from, moved.to);
            commands
                .entity(moved.piece)
                .remove::<(Hovering, Paraded, Tumbling)>()
                .insert(InFlight::new(from, line, 0));
        }
    }
}

/// Every piece has its own way to where it belongs; those that only make room glide.
fn fly(
    time: Res<Time>,
    settings: Res<Settings>,
    show: Res<Show>,
    playing: Res<Playing>,
    mut pieces: Query<
        (
            Entity,
            &mut Transform,
            &Target,
            Option<&mut InFlight>,
            Option<&Hovering>,
            Option<&Paraded>,
        ),
        (Without<Held>, Without<Tumbling>),
    >,
    mut heard: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    let step = time.delta_secs() * playing.pace();
    for (piece, mut transform, &Target(target), flight, hovering, paraded) in &mut pieces {
        let target = hovering.map_or(target, |_| Hovering::over(target));
        let target = paraded.map_or(target, |paraded| paraded.0);
        if show.instant || transform.translation == Vec3::ZERO {
            if *transform != target {
                *transform = target;
            }
            if flight.is_some() {
                commands.entity(piece).remove::<InFlight>();
            }
            continue;
        }
        let Some(mut flight) = flight else {
            if *transform != target {
                *transform = if settings.reduced_motion {
                    target
                } else {
                    glide(*transform, target, step)
                };
            }
            continue;
        };
        let before = flight.part();
        flight.elapsed += step;
        let now = flight.part();
        *transform = flight.line.at(flight.from, target, now);
        if now >= 1.0 {
            commands.entity(piece).remove::<InFlight>();
            heard.write_batch(flight.line.lands.map(PlaySound));
        } else if flight.line.steps(before, now) {
            heard.write(PlaySound(Sound::Step));
        }
    }
}

fn glide(from: Transform, to: Transform, step: f32) -> Transform {
    let close = from.translation.distance_squared(to.translation) < 1e-4;
    if close {
        to
    } else {
        mix(from, to, (step * 8.0).min(1.0))
    }
}
