//! Shows what happened, one beat after the other. It owns time: the game waits until it is done.

use super::announced::Hovering;
use super::hand::Held;
use super::pose::{Arranged, Target};
use super::sounds::{self, Heard};
use super::theatre::{PARADE_STAGGER, Paraded, Scene};
use crate::app::{Chronicle, Settings};
use crate::rules::{GameEvent, Reason};
use crate::sound::Sound;
use crate::table::{ActionCard, Beat, PowerCard, Show, Story, Unshown};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// A piece on its way: counters leave it out until it lands.
#[derive(Component, Clone, Copy, Debug)]
pub struct InFlight {
    from: Transform,
    elapsed: f32,
    delay: f32,
}

/// The beat being shown, in seconds of showing time.
#[derive(Resource, Debug, Default)]
struct Current {
    left: f32,
    /// Nobody wants to see the rest of it.
    rush: bool,
}

impl InFlight {
    pub(super) const fn new(from: Transform, delay: f32) -> Self {
        Self {
            from,
            elapsed: 0.0,
            delay,
        }
    }
}

/// Everything is where it should be seen in this frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Flown;

const FLIGHT: f32 = 0.4;
/// When many move, each starts a little after the one before.
const STAGGER: f32 = 0.12;
const ARC: f32 = 0.9;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Current>()
        .add_systems(PreUpdate, (skip, begin_beat).chain())
        .add_systems(
            PostUpdate,
            fly.in_set(Flown)
                .after(Arranged)
                .before(TransformSystems::Propagate),
        );
}

fn same_tie(one: &GameEvent, other: &GameEvent) -> bool {
    let tie = |event: &GameEvent| match *event {
        GameEvent::Points {
            place,
            reason: Reason::Tie { position },
            ..
        } => Some((place, position)),
        _ => None,
    };
    tie(one).is_some() && tie(one) == tie(other)
}

/// How long a beat stays readable, beside the flights in it.
fn reading_time(event: &GameEvent) -> f32 {
    match event {
        GameEvent::Points { points, .. } if *points > 0 => 0.7,
        GameEvent::ScoringBegan { .. } => 1.1,
        GameEvent::DiscsShown { .. } => 1.2,
        GameEvent::CastilloOpened { inside } => {
            let out: u8 = inside.iter().sum();
            1.4 + f32::from(out) * PARADE_STAGGER
        }
        GameEvent::GeneralScoringBegan { .. }
        | GameEvent::VetoPlayed { .. }
        | GameEvent::Vetoed { .. } => 1.0,
        GameEvent::RoundBegan { .. } | GameEvent::ActionBegan { .. } => 0.4,
        GameEvent::CardRevealed { .. } => 0.1,
        _ => 0.0,
    }
}

/// A click on the board or the space bar ends what is being shown, Escape all of it.
fn skip(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    wants: Option<Res<EguiWantsInput>>,
    show: Res<Show>,
    mut current: ResMut<Current>,
    mut flights: Query<&mut InFlight>,
) {
    if !show.busy {
        return;
    }
    let pressed = |key| keys.as_ref().is_some_and(|keys| keys.just_pressed(key));
    let over_panel = wants.is_some_and(|wants| wants.is_pointer_over_area());
    let clicked = buttons.is_some_and(|buttons| buttons.just_pressed(MouseButton::Left));
    if pressed(KeyCode::Escape) {
        current.rush = true;
    }
    if pressed(KeyCode::Space) || pressed(KeyCode::Escape) || (clicked && !over_panel) {
        current.left = 0.0;
        for mut flight in &mut flights {
            flight.elapsed = f32::MAX;
        }
    }
}

fn begin_beat(
    time: Res<Time>,
    settings: Res<Settings>,
    mut story: ResMut<Story>,
    mut show: ResMut<Show>,
    mut current: ResMut<Current>,
    mut chronicle: ResMut<Chronicle>,
    mut scene: ResMut<Scene>,
    mut heard: MessageWriter<Heard>,
    pieces: Query<&Transform>,
    unshown: Query<Entity, With<Unshown>>,
    mut commands: Commands,
) {
    if show.instant || current.rush {
        while let Some(beat) = story.take_next() {
            chronicle.events.push(beat.event);
        }
        for piece in &unshown {
            commands.entity(piece).remove::<Unshown>();
        }
        current.left = 0.0;
        current.rush = false;
        show.busy = false;
        scene.set_if_neq(Scene::default());
        return;
    }
    current.left -= time.delta_secs() * settings.pace(scene.active);
    while current.left <= 0.0 {
        let Some(Beat { event, moves }) = story.take_next() else {
            current.left = 0.0;
            show.busy = false;
            return;
        };
        heard.write_batch(sounds::of_event(&event).map(Heard));
        scene.follow(&event);
        chronicle.events.push(event);
        let mut last = 0.0;
        for (nth, moved) in moves.iter().enumerate() {
            if let Ok(&from) = pieces.get(moved.piece) {
                let delay = f32::from(nth as u16) * STAGGER;
                last = delay + FLIGHT;
                commands
                    .entity(moved.piece)
                    .remove::<(Unshown, Paraded)>()
                    .insert(InFlight::new(from, delay));
            }
        }
        // Those who tie are paid together.
        let next = story.beats().next();
        let together = next.is_some_and(|next| same_tie(&event, &next.event));
        current.left = if together {
            0.0
        } else {
            last + reading_time(&event)
        };
    }
    show.busy = true;
}

/// Pieces fly in arcs to where they belong; those that only make room glide.
fn fly(
    time: Res<Time>,
    settings: Res<Settings>,
    show: Res<Show>,
    scene: Res<Scene>,
    mut pieces: Query<
        (
            Entity,
            &mut Transform,
            &Target,
            Option<&mut InFlight>,
            Option<&Hovering>,
            Option<&Paraded>,
            Has<ActionCard>,
            Has<PowerCard>,
        ),
        (Without<Held>, Without<Unshown>),
    >,
    mut heard: MessageWriter<Heard>,
    mut commands: Commands,
) {
    let step = time.delta_secs() * settings.pace(scene.active);
    for (piece, mut transform, &Target(target), flight, hovering, paraded, action, power) in
        &mut pieces
    {
        let target = hovering.map_or(target, |hovering| hovering.0);
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
                *transform = glide(*transform, target, step);
            }
            continue;
        };
        flight.elapsed += step;
        let part = ((flight.elapsed - flight.delay) / FLIGHT).clamp(0.0, 1.0);
        *transform = on_the_way(flight.from, target, part);
        if part >= 1.0 {
            commands.entity(piece).remove::<InFlight>();
            // Cards make no noise when they lie down.
            if !action && !power {
                heard.write(Heard(Sound::Knock));
            }
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

fn on_the_way(from: Transform, to: Transform, part: f32) -> Transform {
    let eased = part * part * (3.0 - 2.0 * part);
    let mut transform = mix(from, to, eased);
    transform.translation.y += ARC * 4.0 * eased * (1.0 - eased);
    transform
}

fn mix(from: Transform, to: Transform, part: f32) -> Transform {
    Transform {
        translation: from.translation.lerp(to.translation, part),
        rotation: from.rotation.slerp(to.rotation, part),
        scale: from.scale.lerp(to.scale, part),
    }
}
