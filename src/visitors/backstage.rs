//! The exhibitor's page: behind a code, with the figures of the day and the ways out.

use super::presence::Presence;
use super::{BackstageWish, VisitorWish};
use crate::common::{Backstage, Exhibition, Visit};
use crate::session::Command;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// What has been typed of the code so far.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedCode(pub String);

/// So many touches in the upper right corner, each within so many seconds of the last, knock at the
/// exhibitor's door: there need be no keyboard.
const KNOCKS: u8 = 5;
const WITHIN: f32 = 1.5;
/// Of the window's height.
const CORNER: f32 = 0.12;
/// Nobody leaves the door open, in seconds.
const STAYS_OPEN: f32 = 60.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TypedCode>()
        .add_systems(OnEnter(Backstage::Closed), forget)
        .add_systems(OnEnter(Backstage::Open), forget);
}

fn forget(mut typed: ResMut<TypedCode>) {
    typed.0.clear();
}

/// Digits come from the screen's own pad or from the keyboard.
pub(super) fn heed(
    plan: Option<Res<Exhibition>>,
    now: Res<State<Backstage>>,
    presence: Res<Presence>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    mut wishes: MessageReader<VisitorWish>,
    mut typed: ResMut<TypedCode>,
    mut next: ResMut<NextState<Backstage>>,
    mut visit: ResMut<NextState<Visit>>,
    mut commands: MessageWriter<Command>,
    mut world: Commands,
) {
    let Some(plan) = plan else {
        wishes.clear();
        return;
    };
    let typed_keys = keys.iter().flat_map(|keys| keys.get_just_pressed());
    let typed_keys = typed_keys.filter_map(|&key| typed_as(key));
    let typed_keys: Vec<BackstageWish> = typed_keys
        .filter(|wish| *now.get() == Backstage::Code || *wish == BackstageWish::Ask)
        .collect();
    let wishes = wishes.read().filter_map(|wish| match wish {
        VisitorWish::Backstage(wish) => Some(*wish),
        _ => None,
    });
    let wishes: Vec<BackstageWish> = wishes.chain(typed_keys).collect();
    for wish in wishes {
        match wish {
            BackstageWish::Ask => next.set(if plan.code.is_some() {
                Backstage::Code
            } else {
                Backstage::Open
            }),
            BackstageWish::Digit(digit) => {
                let length = plan.code.as_ref().map_or(0, String::len);
                typed.0.push(char::from(b'0' + digit % 10));
                if typed.0.len() >= length {
                    if plan.opens_with(&typed.0) {
                        next.set(Backstage::Open);
                    }
                    typed.0.clear();
                }
            }
            BackstageWish::Wipe => typed.0.clear(),
            BackstageWish::Close => next.set(Backstage::Closed),
            // Both only from behind the door.
            BackstageWish::TakeDown if *now.get() == Backstage::Open => {
                world.remove_resource::<Exhibition>();
                next.set(Backstage::Closed);
                visit.set(Visit::AtHome);
                commands.write(Command::ToTitle);
            }
            BackstageWish::Quit if *now.get() == Backstage::Open => {
                commands.write(Command::Quit);
            }
            BackstageWish::TakeDown | BackstageWish::Quit => {}
        }
    }
    if presence.since > STAYS_OPEN && *now.get() != Backstage::Closed {
        next.set(Backstage::Closed);
    }
}

const fn typed_as(key: KeyCode) -> Option<BackstageWish> {
    Some(match key {
        KeyCode::F10 => BackstageWish::Ask,
        KeyCode::Backspace => BackstageWish::Wipe,
        KeyCode::Escape => BackstageWish::Close,
        KeyCode::Digit0 | KeyCode::Numpad0 => BackstageWish::Digit(0),
        KeyCode::Digit1 | KeyCode::Numpad1 => BackstageWish::Digit(1),
        KeyCode::Digit2 | KeyCode::Numpad2 => BackstageWish::Digit(2),
        KeyCode::Digit3 | KeyCode::Numpad3 => BackstageWish::Digit(3),
        KeyCode::Digit4 | KeyCode::Numpad4 => BackstageWish::Digit(4),
        KeyCode::Digit5 | KeyCode::Numpad5 => BackstageWish::Digit(5),
        KeyCode::Digit6 | KeyCode::Numpad6 => BackstageWish::Digit(6),
        KeyCode::Digit7 | KeyCode::Numpad7 => BackstageWish::Digit(7),
        KeyCode::Digit8 | KeyCode::Numpad8 => BackstageWish::Digit(8),
        KeyCode::Digit9 | KeyCode::Numpad9 => BackstageWish::Digit(9),
        _ => return None,
    })
}

/// Listens for knocks in the corner.
pub(super) fn knock(
    time: Res<Time<Real>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut fingers: MessageReader<TouchInput>,
    mut heard: Local<(u8, f32)>,
    mut wishes: MessageWriter<VisitorWish>,
) {
    let Ok(window) = windows.single() else {
        return;
    };
    let pressed = buttons.read().filter(|button| button.state.is_pressed());
    let clicked = pressed.filter_map(|_| window.cursor_position());
    let touched = fingers.read();
    let touched = touched.filter(|touch| touch.phase == TouchPhase::Started);
    let touched = touched.map(|touch| touch.position);
    let corner = window.height() * CORNER;
    let now = time.elapsed_secs();
    for at in clicked.chain(touched) {
        let here = at.y < corner && at.x > window.width() - corner;
        let (count, last) = *heard;
        *heard = match (here, now - last < WITHIN) {
            (false, _) => (0, now),
            (true, true) => (count + 1, now),
            (true, false) => (1, now),
        };
        if heard.0 >= KNOCKS {
            heard.0 = 0;
            wishes.write(VisitorWish::Backstage(BackstageWish::Ask));
        }
    }
}
