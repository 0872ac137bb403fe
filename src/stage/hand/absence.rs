//! Hands that are gone: the window is hidden, covered or no longer listened to, a button came up where
//! nobody saw it, a finger was called away. What they held is laid down, and they begin anew.

use super::dragging::{Held, InHand, lay_down};
use super::grip::TableGrip;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::picking::events::PointerState;
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::{CursorLeft, RequestRedraw, WindowFocused, WindowOccluded};

/// A hand that carries something past the edge of the window may come back; one that has not moved for
/// so many seconds out there has let go, or the window is hidden.
const STAYS_AWAY: f32 = 0.7;

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<WindowFocused>()
        .add_message::<WindowOccluded>()
        .add_message::<CursorLeft>()
        .add_message::<CursorMoved>()
        .add_message::<PointerInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<RequestRedraw>()
        .init_resource::<PointerState>();
}

/// What tells that nobody is there.
#[derive(SystemParam)]
pub(super) struct AbsenceSigns<'w, 's> {
    focus: MessageReader<'w, 's, WindowFocused>,
    covered: MessageReader<'w, 's, WindowOccluded>,
    left: MessageReader<'w, 's, CursorLeft>,
    moved: MessageReader<'w, 's, CursorMoved>,
    pointers: MessageReader<'w, 's, PointerInput>,
    presses: MessageReader<'w, 's, MouseButtonInput>,
    time: Res<'w, Time<Real>>,
    /// Since when the mouse has been out of the window.
    away: Local<'s, Option<f32>>,
}

impl AbsenceSigns<'_, '_> {
    /// Whether nobody holds anything any more. Every sign is read, whatever the others say.
    fn absent(&mut self, dragged: bool) -> bool {
        let unfocused = self.focus.read().any(|focus| !focus.focused);
        let covered = self.covered.read().any(|covered| covered.occluded);
        let called_away = self
            .pointers
            .read()
            .any(|pointer| matches!(pointer.action, PointerAction::Cancel));
        // A button that goes down while it is down has come up meanwhile.
        let twice = self.presses.read().any(|press| {
            press.button == MouseButton::Left && press.state == ButtonState::Pressed && dragged
        });
        if self.left.read().count() > 0 {
            *self.away = Some(self.time.elapsed_secs());
        }
        if self.moved.read().count() > 0 {
            *self.away = None;
        }
        unfocused || covered || called_away || twice || self.stays_away()
    }

    fn stays_away(&self) -> bool {
        self.away
            .is_some_and(|since| self.time.elapsed_secs() - since > STAYS_AWAY)
    }
}

/// Before anything else a hand does in this frame.
pub(super) fn let_go(
    mut signs: AbsenceSigns,
    held: Query<Entity, With<Held>>,
    mut in_hand: ResMut<InHand>,
    mut grip: ResMut<TableGrip>,
    mut buttons: Option<ResMut<ButtonInput<MouseButton>>>,
    mut picking: ResMut<PointerState>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let dragged = in_hand.is_dragged();
    let busy = !in_hand.is_empty() || grip.holds();
    if signs.absent(dragged) {
        *signs.away = None;
        if !busy {
            return;
        }
        lay_down(&held, &mut in_hand, &mut commands);
        in_hand.begin_anew();
        grip.set_if_neq(TableGrip::default());
        // The engine still waits for the button to come up.
        picking.clear(PointerId::Mouse);
        if let Some(buttons) = &mut buttons {
            buttons.reset_all();
        }
        redraw.write(RequestRedraw);
    } else if busy && signs.away.is_some() {
        // Nothing else moves while it is waited for the hand.
        redraw.write(RequestRedraw);
    }
}
