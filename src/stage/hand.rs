//! A hand over the table: pieces are dragged, or clicked and then the place they go to.

use super::on_board;
use crate::app::{Eyes, Notice, Words};
use crate::board::Point;
use crate::log::refusal;
use crate::rules::Decisions;
use crate::table::gesture::{self, Gesture, Piece};
use crate::table::{Caballero, Grande, Inbox, King, Match, MobileScoreboard, Show, Spot, StandsIn};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// The piece follows the pointer.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Held;

/// What has been picked up, and where it may go.
#[derive(Resource, Debug, Default)]
pub struct InHand {
    picked: Option<Picked>,
}

#[derive(Debug)]
struct Picked {
    entity: Entity,
    piece: Piece,
    targets: Vec<Spot>,
    /// Dragged, not clicked.
    dragged: bool,
}

impl InHand {
    /// Whether the piece in the hand may legally go there.
    pub fn may_go(&self, spot: Spot) -> bool {
        self.picked
            .as_ref()
            .is_some_and(|picked| picked.targets.contains(&spot))
    }

    pub const fn is_empty(&self) -> bool {
        self.picked.is_none()
    }
}

/// Less is a click with an unsteady hand.
const DRAG_THRESHOLD: f32 = 6.0;
const LIFT: f32 = 0.9;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InHand>()
        .add_observer(drag)
        .add_observer(drop_on)
        .add_observer(let_go)
        .add_observer(click)
        .add_systems(Update, put_down_when_things_change);
}

/// What a hand needs to know of the table.
#[derive(SystemParam)]
struct Reach<'w, 's> {
    on_table: Option<Res<'w, Match>>,
    show: Res<'w, Show>,
    eyes: Res<'w, Eyes>,
    words: Res<'w, Words>,
    wants: Option<Res<'w, EguiWantsInput>>,
    inbox: ResMut<'w, Inbox>,
    notices: MessageWriter<'w, Notice>,
    spots: Query<'w, 's, &'static Spot>,
    stands: Query<'w, 's, &'static StandsIn>,
    caballeros: Query<'w, 's, &'static Caballero>,
    grandes: Query<'w, 's, &'static Grande>,
    kings: Query<'w, 's, (), With<King>>,
    scoreboards: Query<'w, 's, &'static MobileScoreboard>,
}

impl Reach<'_, '_> {
    /// The spot of an entity: itself, or the one it stands in.
    fn spot(&self, entity: Entity) -> Option<Spot> {
        let at = self.stands.get(entity).map_or(entity, |stands| stands.0);
        self.spots.get(at).ok().copied()
    }

    fn piece(&self, entity: Entity) -> Option<Piece> {
        if let Ok(caballero) = self.caballeros.get(entity) {
            return Some(Piece::Caballero {
                whose: caballero.seat,
                at: self.spot(entity)?,
            });
        }
        if let Ok(grande) = self.grandes.get(entity) {
            return Some(Piece::Grande { whose: grande.seat });
        }
        if self.kings.contains(entity) {
            return Some(Piece::King);
        }
        let tile = self.scoreboards.get(entity).ok()?;
        Some(Piece::Scoreboard(tile.0))
    }

    /// Nothing may be touched while something is shown, hidden, or over a panel.
    fn reachable(&self) -> bool {
        let over_panel = self
            .wants
            .as_ref()
            .is_some_and(|wants| wants.is_pointer_over_area());
        !self.show.busy && self.eyes.curtain.is_none() && !over_panel && self.inbox.is_empty()
    }

    fn pick_up(&self, entity: Entity, dragged: bool) -> Option<Picked> {
        let game = &self.on_table.as_ref()?.game;
        let piece = self.piece(entity)?;
        let mut legal = Decisions::new();
        game.legal(&mut legal);
        let targets = gesture::targets(game, piece, &legal);
        (!targets.is_empty()).then_some(Picked {
            entity,
            piece,
            targets,
            dragged,
        })
    }

    /// Makes the decision a gesture means, or says why not.
    fn try_gesture(&mut self, gesture: Gesture) -> bool {
        let Some(on_table) = &self.on_table else {
            return false;
        };
        let Some(decision) = gesture::meaning(&on_table.game, gesture) else {
            return false;
        };
        match on_table.game.judge(decision) {
            Ok(()) => self.inbox.offer(decision),
            Err(error) => {
                self.notices
                    .write(Notice(refusal(&self.words.0, &on_table.setup, error)));
                false
            }
        }
    }
}

fn drag(
    drag: On<Pointer<Drag>>,
    table: Reach,
    mut in_hand: ResMut<InHand>,
    cameras: Query<(&Camera, &GlobalTransform), With<super::StageCamera>>,
    mut transforms: Query<&mut Transform>,
    mut commands: Commands,
) {
    if drag.button != PointerButton::Primary || drag.distance.length() < DRAG_THRESHOLD {
        return;
    }
    let holds_this = in_hand
        .picked
        .as_ref()
        .is_some_and(|p| p.entity == drag.entity && p.dragged);
    if !holds_this {
        // A second piece while one is dragged stays where it is.
        if in_hand.picked.as_ref().is_some_and(|picked| picked.dragged) || !table.reachable() {
            return;
        }
        let Some(picked) = table.pick_up(drag.entity, true) else {
            return;
        };
        // What is in the hand must not hide the place below it.
        commands
            .entity(drag.entity)
            .insert((Held, Pickable::IGNORE));
        in_hand.picked = Some(picked);
    }
    let Ok((camera, eye)) = cameras.single() else {
        return;
    };
    let at = drag.pointer_location.position;
    if let Ok(ray) = camera.viewport_to_world(eye, at)
        && let Some(distance) = ray.intersect_plane(
            on_board(Point::new(0.0, 0.0), LIFT),
            InfinitePlane3d::new(Vec3::Y),
        )
        && let Ok(mut transform) = transforms.get_mut(drag.entity)
    {
        transform.translation = ray.get_point(distance);
    }
}

fn drop_on(dropped: On<Pointer<DragDrop>>, mut table: Reach, mut in_hand: ResMut<InHand>) {
    let holds = in_hand
        .picked
        .as_ref()
        .filter(|p| p.entity == dropped.dropped && p.dragged);
    let (Some(picked), Some(target)) = (holds, table.spot(dropped.entity)) else {
        return;
    };
    let gesture = Gesture {
        piece: Some(picked.piece),
        target,
    };
    // A drop on a panel is a drag called off, whatever lies below it.
    if table.reachable() && table.try_gesture(gesture) {
        in_hand.picked = None;
    }
}

/// Whatever became of it, the hand is empty now; an unused piece flies back by itself.
fn let_go(
    ended: On<Pointer<DragEnd>>,
    held: Query<(), With<Held>>,
    mut in_hand: ResMut<InHand>,
    mut commands: Commands,
) {
    if ended.button != PointerButton::Primary || !held.contains(ended.entity) {
        return;
    }
    commands
        .entity(ended.entity)
        .remove::<Held>()
        .insert(Pickable::default());
    if in_hand
        .picked
        .as_ref()
        .is_some_and(|picked| picked.entity == ended.entity)
    {
        in_hand.picked = None;
    }
}

fn click(clicked: On<Pointer<Click>>, mut table: Reach, mut in_hand: ResMut<InHand>) {
    let dragging = in_hand.picked.as_ref().is_some_and(|picked| picked.dragged);
    if clicked.button != PointerButton::Primary || dragging || !table.reachable() {
        return;
    }
    let Some(target) = table.spot(clicked.entity) else {
        return;
    };
    if let Some(picked) = in_hand.picked.take() {
        let same_group = table.piece(clicked.entity) == Some(picked.piece);
        let gesture = Gesture {
            piece: Some(picked.piece),
            target,
        };
        if same_group || table.try_gesture(gesture) {
            return;
        }
        in_hand.picked = Some(picked);
        return;
    }
    in_hand.picked = table.pick_up(clicked.entity, false);
    if in_hand.picked.is_none() {
        table.try_gesture(Gesture {
            piece: None,
            target,
        });
    }
}

/// A decision from elsewhere may change what can be done with the piece in the hand.
fn put_down_when_things_change(on_table: Option<Res<Match>>, mut in_hand: ResMut<InHand>) {
    let changed = on_table.is_none_or(|on_table| on_table.is_changed());
    if changed
        && in_hand
            .picked
            .as_ref()
            .is_some_and(|picked| !picked.dragged)
    {
        in_hand.picked = None;
    }
}
