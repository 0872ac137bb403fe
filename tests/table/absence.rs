//! Hands that are gone lay down what they held, and can take it up again.

use super::hands::Placing;
use bevy::camera::NormalizedRenderTarget;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::picking::pointer::{Location, PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::window::{CursorLeft, WindowEvent, WindowFocused, WindowOccluded};

/// Takes a piece up and carries it some of the way.
fn carried() -> Placing {
    let mut table = Placing::new();
    let (from, to) = (table.from(), table.mouse.place(table.legal));
    table
        .mouse
        .pull(from, from.lerp(to, 0.5), MouseButton::Left);
    assert!(!table.empty_handed());
    table
}

/// The hand is empty, nothing was decided, and the same piece can be dragged at once.
fn laid_down(mut table: Placing, what: &str) {
    let before = table.mouse.game().clone();
    table.mouse.frames(3);
    assert!(table.empty_handed(), "{what}");
    // The button comes up where nobody sees it, and moves do not bring the piece back.
    let (from, to) = (table.from(), table.mouse.place(table.legal));
    table.mouse.move_to(to);
    assert!(table.empty_handed(), "{what}");
    assert_eq!(table.mouse.game(), &before, "{what}");
    let at_court = table.court();
    table.mouse.settle();
    table.mouse.drag(from, to);
    table.mouse.settle();
    assert_eq!(table.court(), at_court - 1, "{what}");
}

#[test]
fn a_window_that_is_not_listened_to_or_covered_lays_down_what_is_held() {
    let mut table = carried();
    let window = table.mouse.window();
    let focus = WindowFocused {
        window,
        focused: false,
    };
    table.mouse.app.world_mut().write_message(focus);
    laid_down(table, "unfocused");
    let mut table = carried();
    let window = table.mouse.window();
    let covered = WindowOccluded {
        window,
        occluded: true,
    };
    table.mouse.app.world_mut().write_message(covered);
    laid_down(table, "covered");
}

/// Hidden without a word of it: the pointer is out of the window, and does not come back.
#[test]
fn a_hidden_window_lays_down_what_is_held() {
    let mut table = carried();
    let window = table.mouse.window();
    let left = CursorLeft { window };
    table.mouse.app.world_mut().write_message(left.clone());
    table.mouse.frames(2);
    assert!(!table.empty_handed(), "it may come back");
    // It does, and goes on.
    let on = table.mouse.place(table.illegal);
    table.mouse.move_to(on);
    table.mouse.frames(9);
    assert!(!table.empty_handed(), "it came back");
    table.mouse.app.world_mut().write_message(left);
    table.mouse.frames(9);
    laid_down(table, "hidden");
}

#[test]
fn a_button_that_goes_down_twice_has_come_up_between() {
    let mut table = carried();
    let before = table.mouse.game().clone();
    let to = table.mouse.place(table.legal);
    table.mouse.move_to(to);
    let window = table.mouse.window();
    let press = MouseButtonInput {
        button: MouseButton::Left,
        state: ButtonState::Pressed,
        window,
    };
    let world = table.mouse.app.world_mut();
    world.write_message(WindowEvent::MouseButtonInput(press));
    world.write_message(press);
    table.mouse.frames(2);
    assert!(table.empty_handed());
    table.mouse.release(MouseButton::Left);
    assert_eq!(table.mouse.game(), &before, "nothing was dropped");
    laid_down(table, "lost");
}

#[test]
fn a_touch_that_is_cancelled_lays_down_what_is_held() {
    let mut table = carried();
    let window = table.mouse.window();
    let target = bevy::window::WindowRef::Entity(window);
    let target = target.normalize(None).expect("a window");
    let cancelled = PointerInput {
        pointer_id: PointerId::Mouse,
        location: Location {
            target: NormalizedRenderTarget::Window(target),
            position: Vec2::ZERO,
        },
        action: PointerAction::Cancel,
    };
    table.mouse.app.world_mut().write_message(cancelled);
    laid_down(table, "cancelled");
}
