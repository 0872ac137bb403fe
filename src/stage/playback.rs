//! Shows what happened, one beat after the other. It owns time: the game waits until it is done.

use super::acts::Scene;
use super::announced::{Announced, Hovering};
use super::choreography::{Choreography, Manner, mix, reading_time};
use super::hand::Held;
use super::pose::{Arranged, Target};
use super::sounds::{self, Heard};
use super::theatre::Paraded;
use crate::app::{Chronicle, Obeyed, Repetition, Settings, Whose};
use crate::opponents::Keepers;
use crate::rules::{GameEvent, Reason, Seat};
use crate::sound::Sound;
use crate::table::{Beat, Match, Show, Story, Unshown};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// A piece on its way: counters leave it out until it lands.
#[derive(Component, Clone, Copy, Debug)]
pub struct InFlight {
    from: Transform,
    line: Choreography,
    elapsed: f32,
    delay: f32,
    counted: bool,
}

/// The beat being shown.
#[derive(Resource, Debug)]
struct Current {
    /// In seconds of showing time.
    left: f32,
    /// How fast that time goes by; none: all at once.
    pace: Option<f32>,
    /// Whose doing it is.
    seat: Option<Seat>,
    /// Nobody wants to see the rest of it.
    rush: bool,
}

impl Default for Current {
    fn default() -> Self {
        Self {
            left: 0.0,
            pace: Some(1.0),
            seat: None,
            rush: false,
        }
    }
}

impl InFlight {
    /// The `nth` of those that go together.
    pub(super) fn new(from: Transform, line: Choreography, nth: usize) -> Self {
        Self {
            from,
            line,
            elapsed: 0.0,
            delay: f32::from(nth as u16) * line.stagger,
            counted: false,
        }
    }

    /// It belongs where it comes from, and so is never missed.
    pub(super) const fn still_counted(mut self) -> Self {
        self.counted = true;
        self
    }

    /// Whether it counts where it stands.
    pub const fn is_counted(&self) -> bool {
        self.counted
    }

    fn ends(&self) -> f32 {
        self.delay + self.line.seconds
    }
}

/// Everything is where it should be seen in this frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Flown;

/// How long the standing after an act can be read.
const STANDING: f32 = 2.4;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Current>()
        .add_systems(PreUpdate, (skip, begin_beat).chain().after(Obeyed))
        .add_systems(
            PostUpdate,
            fly.in_set(Flown)
                .after(Arranged)
                .before(TransformSystems::Propagate),
        );
}

/// Those who tie are paid together, and all colours leave the tower together.
fn together(one: &GameEvent, other: &GameEvent) -> bool {
    let tie = |event: &GameEvent| match *event {
        GameEvent::Points {
            place,
            reason: Reason::Tie { position },
            ..
        } => Some((place, position)),
        _ => None,
    };
    let marches = |event: &GameEvent| matches!(event, GameEvent::Marched { .. });
    (tie(one).is_some() && tie(one) == tie(other)) || (marches(one) && marches(other))
}

/// Who does this, where it is told.
const fn doer(event: &GameEvent) -> Option<Seat> {
    match *event {
        GameEvent::Bid { seat, .. }
        | GameEvent::TurnBegan { seat }
        | GameEvent::Recruited { seat, .. }
        | GameEvent::CardTaken { seat, .. }
        | GameEvent::Placed { seat, .. }
        | GameEvent::ActionBegan { seat, .. }
        | GameEvent::VetoPlayed { seat, .. }
        | GameEvent::VetoAnswered { seat, .. }
        | GameEvent::DiscSet { seat }
        | GameEvent::Announced { by: seat, .. }
        | GameEvent::Done { by: seat, .. } => Some(seat),
        _ => None,
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
    keepers: Res<Keepers>,
    again: Option<Res<Repetition>>,
    on_table: Option<Res<Match>>,
    mut story: ResMut<Story>,
    mut show: ResMut<Show>,
    mut current: ResMut<Current>,
    mut chronicle: ResMut<Chronicle>,
    mut scene: ResMut<Scene>,
    mut announced: ResMut<Announced>,
    mut heard: MessageWriter<Heard>,
    pieces: Query<&Transform>,
    unshown: Query<Entity, With<Unshown>>,
    mut commands: Commands,
) {
    if show.instant || current.rush {
        while !story.is_empty()
            && let Some(beat) = story.take_next()
        {
            announced.follow(&beat.event);
            chronicle.events.push(beat.event);
        }
        for piece in &unshown {
            commands.entity(piece).remove::<Unshown>();
        }
        current.left = 0.0;
        // A scene goes through many steps of the rules: all of it is skipped.
        current.rush &= on_table.is_some_and(|on_table| on_table.game.proceeds());
        rest(&mut show);
        scene.set_if_neq(Scene::default());
        return;
    }
    if !show.busy {
        // Also if the table was set anew in the middle of a beat.
        current.left = 0.0;
    }
    current.left -= time.delta_secs() * current.pace.unwrap_or(f32::MAX);
    // Of flights that are shown together.
    let mut longest: f32 = 0.0;
    while current.left <= 0.0 {
        let whose = match current.seat {
            _ if scene.active => Whose::Scoring,
            Some(seat) if !keepers.of(seat).is_human() => Whose::Others,
            _ => Whose::Own,
        };
        // What is asked for again is wanted to be seen.
        current.pace = settings.pace(whose).or(again.as_ref().map(|_| 1.0));
        if story
            .beats()
            .next()
            .is_some_and(|next| scene.ends_act(&next.event))
        {
            scene.take_stock();
            current.left = current.pace.map_or(0.0, |_| STANDING);
            continue;
        }
        // What is not touched is not taken for changed.
        let next = if story.is_empty() {
            None
        } else {
            story.take_next()
        };
        let Some(Beat { event, moves }) = next else {
            if !scene.is_calm() {
                scene.calm();
            }
            current.left = 0.0;
            rest(&mut show);
            return;
        };
        current.seat = doer(&event).or(current.seat);
        if current.pace.is_some() {
            heard.write_batch(sounds::of_event(&event).map(Heard));
        }
        scene.follow(&event);
        announced.follow(&event);
        chronicle.events.push(event);
        let line = Manner::of(&event).staged(&settings);
        for (nth, moved) in moves.iter().enumerate() {
            if let Ok(&from) = pieces.get(moved.piece) {
                let mut flight = InFlight::new(from, line.between(moved.from, moved.to), nth);
                longest = longest.max(flight.ends());
                if current.pace.is_none() {
                    flight.elapsed = f32::MAX;
                }
                commands
                    .entity(moved.piece)
                    .remove::<(Unshown, Paraded)>()
                    .insert(flight);
            }
        }
        let next = story.beats().next();
        let goes_on = next.is_some_and(|next| together(&event, &next.event));
        if !goes_on {
            let lasts = longest + reading_time(&event);
            current.left = current.pace.map_or(0.0, |_| lasts);
            longest = 0.0;
        }
    }
    if !show.busy {
        show.busy = true;
    }
}

/// Nothing is being shown any more.
fn rest(show: &mut ResMut<Show>) {
    if show.busy {
        show.busy = false;
    }
}

/// Every piece has its own way to where it belongs; those that only make room glide.
fn fly(
    time: Res<Time>,
    settings: Res<Settings>,
    show: Res<Show>,
    current: Res<Current>,
    mut pieces: Query<
        (
            Entity,
            &mut Transform,
            &Target,
            Option<&mut InFlight>,
            Option<&Hovering>,
            Option<&Paraded>,
        ),
        (Without<Held>, Without<Unshown>),
    >,
    mut heard: MessageWriter<Heard>,
    mut commands: Commands,
) {
    let step = time.delta_secs() * current.pace.unwrap_or(f32::MAX);
    for (piece, mut transform, &Target(target), flight, hovering, paraded) in &mut pieces {
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
                *transform = if settings.reduced_motion {
                    target
                } else {
                    glide(*transform, target, step)
                };
            }
            continue;
        };
        let part = |flight: &InFlight| {
            let gone = (flight.elapsed - flight.delay) / flight.line.seconds;
            gone.clamp(0.0, 1.0)
        };
        let before = part(&flight);
        flight.elapsed += step;
        let now = part(&flight);
        *transform = flight.line.at(flight.from, target, now);
        if now >= 1.0 {
            commands.entity(piece).remove::<InFlight>();
            heard.write_batch(flight.line.lands.map(Heard));
        } else if flight.line.steps(before, now) {
            heard.write(Heard(Sound::Step));
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
