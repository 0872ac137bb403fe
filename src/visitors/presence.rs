//! Whether anybody is there: any mouse, finger, key or pad counts.

use bevy::input::gamepad::RawGamepadEvent;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::CursorMoved;

/// The last sign of anybody.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Presence {
    /// Something was moved, pressed or let go in this frame.
    pub felt: bool,
    /// Something was pressed in this frame.
    pub pressed: bool,
    /// Seconds since the last sign.
    pub since: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Presence>()
        .add_message::<MouseButtonInput>()
        .add_message::<CursorMoved>()
        .add_message::<MouseWheel>()
        .add_message::<KeyboardInput>()
        .add_message::<TouchInput>()
        .add_message::<RawGamepadEvent>();
}

pub(super) fn feel(
    time: Res<Time<Real>>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut moves: MessageReader<CursorMoved>,
    mut wheels: MessageReader<MouseWheel>,
    mut keys: MessageReader<KeyboardInput>,
    mut touches: MessageReader<TouchInput>,
    mut pads: MessageReader<RawGamepadEvent>,
    mut presence: ResMut<Presence>,
) {
    let mut pressed = false;
    let mut felt = moves.read().count() + wheels.read().count() > 0;
    for button in buttons.read() {
        felt = true;
        pressed |= button.state.is_pressed();
    }
    for key in keys.read() {
        felt = true;
        // A key that is held down by something lying on it is nobody.
        pressed |= key.state.is_pressed() && !key.repeat;
    }
    for touch in touches.read() {
        felt = true;
        pressed |= touch.phase == TouchPhase::Started;
    }
    for pad in pads.read() {
        // A stick that rests is never quite still.
        let (now, down) = match pad {
            RawGamepadEvent::Button(button) => (true, button.value > 0.5),
            RawGamepadEvent::Axis(axis) => (axis.value.abs() > 0.5, false),
            RawGamepadEvent::Connection(_) => (false, false),
        };
        felt |= now;
        pressed |= down;
    }
    let since = if felt {
        0.0
    } else {
        presence.since + time.delta_secs()
    };
    *presence.bypass_change_detection() = Presence {
        felt,
        pressed,
        since,
    };
}
