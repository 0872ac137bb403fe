//! A finger is a hand: what it does reaches the game as a mouse would, so that one finger can do
//! everything, through the same picking and the same panels. A tap is a click, a pull is a drag, a
//! finger that stays where it is points without pressing, two fingers move the eye.

use super::Words;
use bevy::ecs::message::message_update_system;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::PickingSystems;
use bevy::picking::input::PointerInputSettings;
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved, PrimaryWindow, RequestRedraw, WindowEvent};
use bevy_egui::EguiGlobalSettings;
use std::collections::VecDeque;

/// Two fingers on the table: where they were and where they are, in logical pixels.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Pinch {
    pub from: [Vec2; 2],
    pub to: [Vec2; 2],
}

/// A finger that stays so long, in seconds, points and does not press.
const STAYS: f32 = 0.45;
/// Less is a tap with an unsteady finger, in logical pixels.
const UNSTEADY: f32 = 10.0;
/// Where no window is.
const AWAY: Vec2 = Vec2::splat(-10_000.0);

/// What the hand does next: one thing a frame, so that everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
enum HandStep {
    Move(Vec2),
    Button(ButtonState),
    /// What was pressed is seen for a frame.
    Wait,
    Leave,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Means {
    /// A tap, a pull or a look: nobody knows yet.
    Waits,
    Pulls,
    Points,
    /// Together with the second.
    Pinches,
}

#[derive(Clone, Copy, Debug)]
struct Finger {
    id: u64,
    began: Vec2,
    at: Vec2,
    since: f32,
    means: Means,
}

/// The fingers on the screen.
#[derive(Resource, Debug, Default)]
struct Fingers {
    first: Option<Finger>,
    second: Option<(u64, Vec2)>,
    steps: VecDeque<HandStep>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fingers>()
        .add_message::<Pinch>()
        .add_message::<TouchInput>()
        .add_message::<CursorMoved>()
        .add_message::<CursorLeft>()
        .add_message::<MouseButtonInput>()
        .add_message::<WindowEvent>()
        .add_message::<RequestRedraw>()
        .add_systems(Startup, take_over.run_if(resource_exists::<Words>))
        .add_systems(
            First,
            (feel, act)
                .chain()
                .after(message_update_system)
                .before(PickingSystems::Input),
        );
}

/// Nobody else makes anything of fingers.
fn take_over(
    picking: Option<ResMut<PointerInputSettings>>,
    panels: Option<ResMut<EguiGlobalSettings>>,
) {
    if let Some(mut picking) = picking {
        picking.is_touch_enabled = false;
    }
    if let Some(mut panels) = panels {
        let systems = &mut panels.input_system_settings;
        systems.run_write_window_touch_messages_system = false;
    }
}

/// What the fingers mean.
fn feel(
    time: Res<Time<Real>>,
    mut touches: MessageReader<TouchInput>,
    mut fingers: ResMut<Fingers>,
    mut pinches: MessageWriter<Pinch>,
) {
    let fingers = fingers.bypass_change_detection();
    for touch in touches.read() {
        match touch.phase {
            TouchPhase::Started => fingers.put_down(touch.id, touch.position),
            TouchPhase::Moved => {
                if let Some(pinch) = fingers.pull(touch.id, touch.position) {
                    pinches.write(pinch);
                }
            }
            TouchPhase::Ended => fingers.lift(touch.id, true),
            TouchPhase::Canceled => fingers.lift(touch.id, false),
        }
    }
    if let Some(first) = &mut fingers.first {
        first.since += time.delta_secs();
        if first.means == Means::Waits && first.since > STAYS {
            first.means = Means::Points;
        }
    }
}

impl Fingers {
    fn put_down(&mut self, id: u64, at: Vec2) {
        let Some(first) = &mut self.first else {
            self.first = Some(Finger {
                id,
                began: at,
                at,
                since: 0.0,
                means: Means::Waits,
            });
            self.steps.push_back(HandStep::Move(at));
            return;
        };
        // Who pulls something goes on with it; more than two fingers are no more than two.
        if self.second.is_none() && first.means != Means::Pulls {
            first.means = Means::Pinches;
            self.second = Some((id, at));
            self.steps.push_back(HandStep::Leave);
        }
    }

    fn pull(&mut self, id: u64, at: Vec2) -> Option<Pinch> {
        let first = self.first.as_mut()?;
        if let Some((other, there)) = &mut self.second {
            let from = [first.at, *there];
            if id == first.id {
                first.at = at;
            } else if id == *other {
                *there = at;
            }
            let to = [first.at, *there];
            return (from != to).then_some(Pinch { from, to });
        }
        if id != first.id {
            return None;
        }
        first.at = at;
        match first.means {
            Means::Waits if at.distance(first.began) > UNSTEADY => {
                first.means = Means::Pulls;
                self.steps.push_back(HandStep::Button(ButtonState::Pressed));
                self.steps.push_back(HandStep::Move(at));
            }
            Means::Pulls | Means::Points => self.follow(at),
            Means::Waits | Means::Pinches => {}
        }
        None
    }

    /// Only the last place matters.
    fn follow(&mut self, at: Vec2) {
        if let Some(HandStep::Move(last)) = self.steps.back_mut() {
            *last = at;
        } else {
            self.steps.push_back(HandStep::Move(at));
        }
    }

    fn lift(&mut self, id: u64, meant: bool) {
        if self.second.is_some_and(|(other, _)| other == id) {
            // The finger that stays is lifted without a meaning.
            self.second = None;
            return;
        }
        let Some(first) = self.first.take_if(|first| first.id == id) else {
            return;
        };
        self.second = None;
        match first.means {
            Means::Waits if meant => self.steps.extend([
                HandStep::Button(ButtonState::Pressed),
                HandStep::Wait,
                HandStep::Button(ButtonState::Released),
                HandStep::Wait,
            ]),
            Means::Pulls => {
                // What was called off is let go where nothing is.
                let at = if meant { first.at } else { AWAY };
                self.steps.extend([
                    HandStep::Move(at),
                    HandStep::Button(ButtonState::Released),
                    HandStep::Wait,
                ]);
            }
            Means::Waits | Means::Points | Means::Pinches => {}
        }
        self.steps.push_back(HandStep::Leave);
    }
}

/// Does one step as a mouse would.
fn act(
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    mut fingers: ResMut<Fingers>,
    mut moved: MessageWriter<CursorMoved>,
    mut left: MessageWriter<CursorLeft>,
    mut pressed: MessageWriter<MouseButtonInput>,
    mut events: MessageWriter<WindowEvent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let fingers = fingers.bypass_change_detection();
    if fingers.first.is_some() || !fingers.steps.is_empty() {
        // A finger that stays becomes a look by time alone.
        redraw.write(RequestRedraw);
    }
    let (Some(step), Ok((window, mut shown))) = (fingers.steps.pop_front(), windows.single_mut())
    else {
        return;
    };
    let mut go = |shown: &mut Window, to: Vec2| {
        let from = shown.cursor_position();
        let message = CursorMoved {
            window,
            position: to,
            delta: from.map(|from| to - from),
        };
        shown.set_cursor_position(Some(to));
        events.write(WindowEvent::CursorMoved(message.clone()));
        moved.write(message);
    };
    match step {
        HandStep::Move(to) => go(&mut shown, to),
        HandStep::Leave => {
            go(&mut shown, AWAY);
            shown.set_cursor_position(None);
            let message = CursorLeft { window };
            events.write(WindowEvent::CursorLeft(message.clone()));
            left.write(message);
        }
        HandStep::Button(state) => {
            let message = MouseButtonInput {
                button: MouseButton::Left,
                state,
                window,
            };
            events.write(WindowEvent::MouseButtonInput(message));
            pressed.write(message);
        }
        HandStep::Wait => {}
    }
}
