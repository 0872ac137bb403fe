//! A hand on the open table. The left button takes hold of the table where nothing else answers, and
//! pulls it along; the right one turns it, or, clicked, takes the last step of the own turn back.

use crate::common::FrameSet;
use crate::session::Command;
use crate::stage::hand::dragging::{DRAG_THRESHOLD, InHand};
use crate::stage::hand::reach::HandReach;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// Which buttons have hold of the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct TableGrip {
    left: Grip,
    right: Grip,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Grip {
    /// Where the button went down on the table; none if that was elsewhere, or is over.
    from: Option<Vec2>,
    /// It has moved since: letting go is no click.
    pulled: bool,
}

impl Grip {
    fn follow(&mut self, at: Option<Vec2>) {
        let far = |from: Vec2| at.is_some_and(|at| at.distance(from) >= DRAG_THRESHOLD);
        self.pulled |= self.from.is_some_and(far);
    }

    /// Whether it was let go where it went down.
    const fn release(&mut self) -> bool {
        self.from.take().is_some() && !self.pulled
    }
}

impl TableGrip {
    /// Some button has hold of the table.
    pub(super) const fn holds(&self) -> bool {
        self.left.from.is_some() || self.right.from.is_some()
    }

    /// The table is being pulled.
    pub const fn pulls(&self) -> bool {
        self.left.from.is_some() && self.left.pulled
    }

    /// The table is being turned.
    pub const fn turns(&self) -> bool {
        self.right.from.is_some() && self.right.pulled
    }

    /// What was let go last had moved the table: that is no click.
    pub(crate) const fn has_pulled(&self) -> bool {
        self.left.pulled
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TableGrip>()
        .add_systems(PreUpdate, hold.in_set(FrameSet::Grips));
}

fn hold(
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    wants: Option<Res<EguiWantsInput>>,
    hovered: Option<Res<HoverMap>>,
    windows: Query<&Window>,
    mut table: HandReach,
    mut in_hand: ResMut<InHand>,
    mut grip: ResMut<TableGrip>,
    mut commands: MessageWriter<Command>,
) {
    let Some(buttons) = buttons else { return };
    let at = windows.iter().next().and_then(Window::cursor_position);
    let on_table = wants.is_none_or(|wants| !wants.is_pointer_over_area());
    let mut next = *grip;
    if buttons.just_pressed(MouseButton::Left) {
        let under = hovered.as_ref().and_then(|map| map.get(&PointerId::Mouse));
        let mut under = under.into_iter().flat_map(|hits| hits.keys());
        let mut answers = |at: Vec2| under.any(|&hit| table.answers(hit, at));
        next.left = Grip {
            from: at.filter(|&at| on_table && in_hand.is_empty() && !answers(at)),
            pulled: false,
        };
    }
    if buttons.just_pressed(MouseButton::Right) {
        // It lays down what is in the hand: that is all this click does.
        let empty = !in_hand.was_laid_down() && in_hand.is_empty();
        next.right = Grip {
            from: at.filter(|_| on_table && empty),
            pulled: false,
        };
    }
    next.left.follow(at);
    next.right.follow(at);
    if !buttons.pressed(MouseButton::Left) {
        next.left.release();
    }
    if !buttons.pressed(MouseButton::Right) && next.right.release() && table.may_take_back() {
        commands.write(Command::Undo);
    }
    grip.set_if_neq(next);
}
