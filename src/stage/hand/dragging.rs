//! A hand over the table: pieces are dragged, or clicked and then the place they go to.

use crate::board::Point;
use crate::common::{FrameSet, PlaceClicked, PlaqueAreas};
use crate::stage::hand::absence;
use crate::stage::hand::grip::TableGrip;
use crate::stage::hand::muster::Muster;
use crate::stage::hand::reach::HandReach;
use crate::stage::on_board;
use crate::table::gesture::{Choices, Gesture, Piece};
use crate::table::{Match, Spot};
use bevy::prelude::*;

/// The piece follows the pointer.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Held;

/// What has been picked up.
#[derive(Resource, Debug, Default)]
pub struct InHand {
    picked: Option<Picked>,
    /// A drag that was called off before the button was let go.
    called_off: Option<Entity>,
    /// Another button has just laid down what was in the hand.
    laid_down: bool,
}

#[derive(Debug)]
struct Picked {
    entity: Entity,
    piece: Piece,
    /// What the drag began on, which need not be the piece itself; none if it was clicked.
    dragged_from: Option<Entity>,
}

impl InHand {
    /// Whether the piece in the hand may legally go there.
    pub fn may_go(&self, choices: &Choices, spot: Spot) -> bool {
        self.picked
            .as_ref()
            .is_some_and(|picked| choices.may_go(picked.piece, spot))
    }

    /// The piece as the rules know it.
    pub fn held(&self) -> Option<Piece> {
        self.picked.as_ref().map(|picked| picked.piece)
    }

    pub fn piece(&self) -> Option<Entity> {
        self.picked.as_ref().map(|picked| picked.entity)
    }

    pub const fn is_empty(&self) -> bool {
        self.picked.is_none()
    }

    /// Whether another button has just laid something down; asked once.
    pub(crate) const fn was_laid_down(&mut self) -> bool {
        std::mem::replace(&mut self.laid_down, false)
    }

    /// It follows the pointer, with the button down.
    pub(super) fn is_dragged(&self) -> bool {
        self.dragged().is_some()
    }

    /// No button is waited for any more.
    pub(super) const fn begin_anew(&mut self) {
        self.called_off = None;
    }

    fn dragged(&self) -> Option<&Picked> {
        let picked = self.picked.as_ref();
        picked.filter(|picked| picked.dragged_from.is_some())
    }
}

/// Less is a click with an unsteady hand.
pub(crate) const DRAG_THRESHOLD: f32 = 6.0;
const LIFT: f32 = 0.9;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<InHand>()
        .add_observer(drag)
        .add_observer(drop_on)
        .add_observer(let_go)
        .add_observer(click)
        .add_observer(call_off_with_other_button)
        .add_systems(
            PreUpdate,
            (absence::let_go, call_off, click_plaque, forget_what_is_gone)
                .chain()
                .in_set(FrameSet::Hands),
        );
}

fn drag(
    drag: On<Pointer<Drag>>,
    table: HandReach,
    mut in_hand: ResMut<InHand>,
    muster: Res<Muster>,
    cameras: Query<(&Camera, &GlobalTransform), With<crate::stage::StageCamera>>,
    mut transforms: Query<&mut Transform>,
    mut commands: Commands,
) {
    if drag.button != PointerButton::Primary
        || drag.distance.length() < DRAG_THRESHOLD
        || in_hand.called_off == Some(drag.entity)
    {
        return;
    }
    match in_hand.dragged() {
        // A second piece while one is dragged stays where it is.
        Some(picked) if picked.dragged_from != Some(drag.entity) => return,
        Some(_) => {}
        None => {
            let began = drag.pointer_location.position - drag.distance;
            let direct = || Some((drag.entity, table.piece(drag.entity)?));
            let called = muster.0.and_then(|levy| levy.meant(&table, drag.entity));
            let called = called.and_then(|(entity, _)| Some((entity, table.piece(entity)?)));
            let meant = called
                .or_else(|| table.meant(drag.entity, began))
                .or_else(direct);
            let Some((entity, piece)) = meant.filter(|_| table.open()) else {
                return;
            };
            // What is in the hand must not hide the place below it.
            commands.entity(entity).insert((Held, Pickable::IGNORE));
            in_hand.picked = Some(Picked {
                entity,
                piece,
                dragged_from: Some(drag.entity),
            });
        }
    }
    let (Some(piece), Ok((camera, eye))) = (in_hand.piece(), cameras.single()) else {
        return;
    };
    let at = drag.pointer_location.position;
    if let Ok(ray) = camera.viewport_to_world(eye, at)
        && let Some(distance) = ray.intersect_plane(
            on_board(Point::new(0.0, 0.0), LIFT),
            InfinitePlane3d::new(Vec3::Y),
        )
        && let Ok(mut transform) = transforms.get_mut(piece)
    {
        transform.translation = ray.get_point(distance);
    }
}

/// Only places on the table are dropped on: over a panel nothing is hit, and the drag just ends.
fn drop_on(
    dropped: On<Pointer<DragDrop>>,
    mut table: HandReach,
    mut in_hand: ResMut<InHand>,
    mut muster: ResMut<Muster>,
) {
    let picked = in_hand.dragged();
    let holds = picked.filter(|picked| picked.dragged_from == Some(dropped.dropped));
    let (Some(picked), Some(target)) = (holds, table.spot(dropped.entity)) else {
        return;
    };
    let piece = picked.piece;
    if let Some(to_court) = called(&table, *muster, picked.entity, dropped.entity) {
        bring(&mut table, &mut muster, to_court);
        in_hand.picked = None;
        return;
    }
    // Back where it was: that is no move at all.
    let stays = table.spot(picked.entity) == Some(target);
    if !table.open() || stays {
        return;
    }
    let gesture = Gesture {
        piece: Some(piece),
        target,
    };
    if table.try_gesture(gesture, Some(picked.entity)) {
        in_hand.picked = None;
    }
}

/// Whether one of those who may be called to court was brought there, or back.
fn called(table: &HandReach, muster: Muster, piece: Entity, target: Entity) -> Option<bool> {
    let levy = muster.0?;
    let (_, was_at_court) = levy.meant(table, piece)?;
    let to_court = match levy.meant(table, target) {
        Some((_, at_court)) => at_court,
        None if table.spot(target) == Some(Spot::Court(levy.seat)) => true,
        None if table.spot(target) == Some(Spot::Provinces(levy.seat)) => false,
        None => return None,
    };
    (to_court != was_at_court).then_some(to_court)
}

fn bring(table: &mut HandReach, muster: &mut Muster, to_court: bool) {
    match muster.0.map(|levy| levy.bring(to_court)) {
        Some(Ok(count)) => muster.call(count),
        Some(Err(decision)) => table.refuse(decision),
        None => {}
    }
}

/// Whatever became of it, the hand is empty now; an unused piece flies back by itself. Let go over a
/// player's slip it goes to that player.
fn let_go(
    ended: On<Pointer<DragEnd>>,
    held: Query<Entity, With<Held>>,
    plaques: Res<PlaqueAreas>,
    mut table: HandReach,
    mut in_hand: ResMut<InHand>,
    mut commands: Commands,
) {
    if ended.button != PointerButton::Primary {
        return;
    }
    in_hand.called_off = None;
    let over = plaques.at(ended.pointer_location.position);
    if let (Some(seat), Some(picked)) = (over, in_hand.dragged())
        && picked.dragged_from == Some(ended.entity)
        && table.open()
    {
        let (piece, entity) = (picked.piece, picked.entity);
        let target = table.home_with(seat, piece);
        let gesture = Gesture {
            piece: Some(piece),
            target,
        };
        if table.try_gesture(gesture, Some(entity)) {
            in_hand.picked = None;
        }
    }
    let dragged = in_hand.dragged().and_then(|picked| picked.dragged_from);
    if dragged.is_none_or(|from| from == ended.entity) {
        put_down(&held, &mut in_hand, &mut commands);
    }
}

fn put_down(held: &Query<Entity, With<Held>>, in_hand: &mut InHand, commands: &mut Commands) {
    for piece in held {
        commands
            .entity(piece)
            .remove::<Held>()
            .insert(Pickable::default());
    }
    if in_hand.dragged().is_some() {
        in_hand.picked = None;
    }
}

fn click(
    clicked: On<Pointer<Click>>,
    mut table: HandReach,
    mut in_hand: ResMut<InHand>,
    grip: Res<TableGrip>,
    mut muster: ResMut<Muster>,
    mut clicks: MessageWriter<PlaceClicked>,
) {
    let drags = in_hand.dragged().is_some() || grip.has_pulled();
    if clicked.button != PointerButton::Primary || drags {
        return;
    }
    let Some(target) = table.spot(clicked.entity) else {
        return;
    };
    if !table.open() {
        // One may always look.
        if let Spot::Place(place) = target {
            clicks.write(PlaceClicked(place));
        }
        return;
    }
    let at = clicked.pointer_location.position;
    let levy = muster.0.and_then(|levy| levy.meant(&table, clicked.entity));
    if let Some((_, at_court)) = levy {
        bring(&mut table, &mut muster, !at_court);
        return;
    }
    if let Some(picked) = in_hand.picked.take() {
        let chosen = table.piece(clicked.entity);
        // The same group again lays it down; another that may move is taken up instead.
        if chosen == Some(picked.piece) {
            return;
        }
        let other = chosen.filter(|&piece| table.possible().may_move(piece));
        let gesture = Gesture {
            piece: Some(picked.piece),
            target,
        };
        if other.is_some() && !table.possible().may_go(picked.piece, target) {
            in_hand.picked = pick_up(&table, clicked.entity, at);
        } else if !table.try_gesture(gesture, Some(picked.entity)) {
            in_hand.picked = Some(picked);
        }
        return;
    }
    let on_a_piece = table.piece(clicked.entity).is_some();
    if on_a_piece || !table.possible().may_point_at(target) {
        in_hand.picked = pick_up(&table, clicked.entity, at);
    }
    if !in_hand.is_empty() {
        return;
    }
    // A click on a place where one may place lets a caballero go there.
    let decider = table.decider();
    let from_court = decider.map(|whose| Piece::Caballero {
        whose,
        at: Spot::Court(whose),
    });
    let may_place = from_court.filter(|&piece| table.possible().may_go(piece, target));
    let gesture = Gesture {
        piece: may_place,
        target,
    };
    if !table.try_gesture(gesture, None)
        && let Spot::Place(place) = target
    {
        clicks.write(PlaceClicked(place));
    }
}

/// A player's slip is clicked with a piece in the hand: it goes to that player.
fn click_plaque(
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    windows: Query<&Window>,
    plaques: Res<PlaqueAreas>,
    mut table: HandReach,
    mut in_hand: ResMut<InHand>,
) {
    if in_hand.is_empty() || in_hand.dragged().is_some() {
        return;
    }
    if !buttons.is_some_and(|buttons| buttons.just_released(MouseButton::Left)) {
        return;
    }
    let at = windows.iter().next().and_then(Window::cursor_position);
    let Some(seat) = at.and_then(|at| plaques.at(at)) else {
        return;
    };
    let Some(picked) = in_hand.picked.take() else {
        return;
    };
    let target = table.home_with(seat, picked.piece);
    let gesture = Gesture {
        piece: Some(picked.piece),
        target,
    };
    if !table.try_gesture(gesture, Some(picked.entity)) {
        in_hand.picked = Some(picked);
    }
}

fn pick_up(table: &HandReach, hit: Entity, at: Vec2) -> Option<Picked> {
    let (entity, piece) = table.meant(hit, at)?;
    Some(Picked {
        entity,
        piece,
        dragged_from: None,
    })
}

/// Any other button lays down what is in the hand.
fn call_off_with_other_button(
    pressed: On<Pointer<Press>>,
    held: Query<Entity, With<Held>>,
    mut in_hand: ResMut<InHand>,
    mut commands: Commands,
) {
    if pressed.button != PointerButton::Primary && !in_hand.is_empty() {
        lay_down(&held, &mut in_hand, &mut commands);
        in_hand.laid_down = pressed.button == PointerButton::Secondary;
    }
}

pub(super) fn lay_down(
    held: &Query<Entity, With<Held>>,
    in_hand: &mut InHand,
    commands: &mut Commands,
) {
    in_hand.called_off = in_hand.dragged().and_then(|picked| picked.dragged_from);
    put_down(held, in_hand, commands);
    in_hand.picked = None;
}

/// Escape lays down what is in the hand.
fn call_off(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    held: Query<Entity, With<Held>>,
    mut in_hand: ResMut<InHand>,
    mut commands: Commands,
) {
    let escape = keys.is_some_and(|keys| keys.just_pressed(KeyCode::Escape));
    if escape && !in_hand.is_empty() {
        lay_down(&held, &mut in_hand, &mut commands);
    }
}

/// A decision from elsewhere may change what can be done with the piece in the hand, and a new game
/// takes it off the table.
fn forget_what_is_gone(
    on_table: Option<Res<Match>>,
    pieces: Query<(), With<Transform>>,
    mut in_hand: ResMut<InHand>,
) {
    let Some(picked) = &in_hand.picked else {
        return;
    };
    let changed = on_table.is_none_or(|on_table| on_table.is_changed());
    let clicked = picked.dragged_from.is_none();
    if (changed && clicked) || !pieces.contains(picked.entity) {
        in_hand.picked = None;
    }
}
