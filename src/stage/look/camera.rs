//! The eye above the table: frames the board where the panels leave room for it, and can be turned,
//! moved and brought closer.

use crate::board::{FRAME, label_of};
use crate::common::{BoardArea, FrameSet, Menu, Pinch, PlaceClicked, Screen, Settings};
use crate::composition::{LENS, TILT, fit};
use crate::rules::Place;
use crate::stage::cinema::director::{Director, Staged};
use crate::stage::hand::dragging::InHand;
use crate::stage::hand::grip::TableGrip;
use crate::stage::hand::muster::MusterWheel;
use crate::stage::motion::playback::Playing;
use crate::stage::on_board;
use crate::table::Show;
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll};
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

#[derive(Component, Clone, Copy, Debug)]
pub struct StageCamera;

/// How the table is looked at.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct CameraView {
    /// Moved away from the middle, on the table.
    pub pan: Vec2,
    /// Turned round the table, in radians.
    pub turn: f32,
    /// Looking down, in radians.
    pub tilt: f32,
    /// 1 shows the whole board; less is closer, more shows the trays around it.
    pub zoom: f32,
}

const STEEPEST: f32 = 89.0;
const FLATTEST: f32 = 30.0;
const ZOOMS: std::ops::RangeInclusive<f32> = 0.22..=2.3;
/// How near the eye comes to a region.
const CLOSE: f32 = 0.42;

impl Default for CameraView {
    fn default() -> Self {
        Self {
            pan: Vec2::ZERO,
            turn: 0.0,
            tilt: TILT.to_radians(),
            zoom: 1.0,
        }
    }
}

impl CameraView {
    pub fn from_above() -> Self {
        Self {
            tilt: STEEPEST.to_radians(),
            ..Self::default()
        }
    }

    /// Close to a place, looked at as before.
    pub(crate) fn close_to(self, place: Place) -> Self {
        let at = label_of(place).centre;
        Self {
            pan: Vec2::new(at.x, -at.y - 0.3),
            zoom: CLOSE,
            ..self
        }
    }

    /// The eye never loses the table.
    fn kept_over_the_table(mut self) -> Self {
        let reach = Vec2::new(FRAME.width, FRAME.height) / 2.0;
        self.pan = self.pan.clamp(-reach, reach);
        self.zoom = self.zoom.clamp(*ZOOMS.start(), *ZOOMS.end());
        self
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CameraView>()
        .add_systems(Startup, spawn)
        .add_systems(
            Update,
            (
                steer.run_if(in_state(Menu::Closed)),
                come_close,
                frame,
                super::audience::frame,
            )
                .chain()
                .in_set(FrameSet::Camera),
        );
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        StageCamera,
        MeshPickingCamera,
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection {
            fov: LENS.to_radians(),
            ..default()
        }),
        Transform::from_xyz(0.0, 20.0, 13.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// What the engine knows of hands and keys; not all of it where nothing is drawn.
#[derive(bevy::ecs::system::SystemParam)]
struct Steering<'w, 's> {
    buttons: Option<Res<'w, ButtonInput<MouseButton>>>,
    keys: Option<Res<'w, ButtonInput<KeyCode>>>,
    motion: Option<Res<'w, AccumulatedMouseMotion>>,
    scroll: Option<Res<'w, AccumulatedMouseScroll>>,
    wants: Option<Res<'w, bevy_egui::input::EguiWantsInput>>,
    grip: Res<'w, TableGrip>,
    pinches: MessageReader<'w, 's, Pinch>,
    muster: MusterWheel<'w, 's>,
    screen: Option<Res<'w, State<Screen>>>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<StageCamera>>,
}

impl Steering<'_, '_> {
    fn pointer(&self) -> Option<Vec2> {
        self.windows.iter().next()?.cursor_position()
    }

    /// What two fingers hold stays under them: they pull, bring closer and turn.
    fn pinched(&self, view: CameraView, pinch: Pinch) -> CameraView {
        let mut next = view;
        let [before, after] = [pinch.from, pinch.to].map(|[one, other]| other - one);
        if before.length() < 1.0 || after.length() < 1.0 {
            return next;
        }
        let closer = (before.length() / after.length()).clamp(0.5, 2.0);
        next.zoom = (view.zoom * closer).clamp(*ZOOMS.start(), *ZOOMS.end());
        next.turn += before.angle_to(after);
        let middles = [pinch.from, pinch.to].map(|[one, other]| one.midpoint(other));
        if let [Some(held), Some(here)] = middles.map(|at| self.ground(at)) {
            next.pan += held - here;
            next.pan += (here - next.pan) * (1.0 - next.zoom / view.zoom);
        }
        next
    }

    /// The point of the table under a point of the window.
    fn ground(&self, at: Vec2) -> Option<Vec2> {
        let (camera, eye) = self.cameras.single().ok()?;
        let ray = camera.viewport_to_world(eye, at).ok()?;
        let far = ray.intersect_plane(Vec3::ZERO, InfinitePlane3d::new(Vec3::Y))?;
        let hit = ray.get_point(far);
        Some(Vec2::new(hit.x, hit.z))
    }
}

/// The right button turns; the left one, on the open table, and the middle one pull it along; the
/// wheel brings what is pointed at closer.
fn steer(
    mut steering: Steering,
    in_hand: Res<InHand>,
    mut was_at: Local<Option<Vec2>>,
    mut view: ResMut<CameraView>,
) {
    let at = steering.pointer();
    let came_from = std::mem::replace(&mut *was_at, at);
    let before = |screen: &State<Screen>| matches!(screen.get(), Screen::Title | Screen::NewGame);
    let nobody_plays = steering.screen.as_deref().is_some_and(before);
    let pinches: Vec<Pinch> = steering.pinches.read().copied().collect();
    // The right button lays down what is in the hand.
    if !in_hand.is_empty() || nobody_plays {
        return;
    }
    for pinch in pinches {
        let next = steering.pinched(*view, pinch);
        view.set_if_neq(next.kept_over_the_table());
    }
    let over_panel = |wants: &bevy_egui::input::EguiWantsInput| wants.is_pointer_over_area();
    let over_panel = steering.wants.as_deref().is_some_and(over_panel);
    // Over the trays it tells how many come to court.
    if let (Some(scroll), false) = (steering.scroll.as_deref(), over_panel)
        && steering.muster.turn(scroll)
    {
        return;
    }
    let (Some(buttons), Some(keys), Some(motion), Some(scroll)) = (
        &steering.buttons,
        &steering.keys,
        &steering.motion,
        &steering.scroll,
    ) else {
        return;
    };
    let wants = steering.wants.as_ref();
    let typing = wants.is_some_and(|wants| wants.wants_any_keyboard_input());
    let mut next = *view;
    if steering.grip.turns() {
        next.turn -= motion.delta.x * 0.005;
        next.tilt = (next.tilt + motion.delta.y * 0.005)
            .clamp(FLATTEST.to_radians(), STEEPEST.to_radians());
    }
    let pulls = steering.grip.pulls() || (buttons.pressed(MouseButton::Middle) && !over_panel);
    // What is held stays under the pointer.
    if pulls
        && let [Some(held), Some(here)] =
            [came_from, at].map(|at| at.and_then(|at| steering.ground(at)))
    {
        next.pan += held - here;
    }
    if scroll.delta.y != 0.0 && !over_panel {
        let before = next.zoom;
        let nearer = 1.0 - scroll.delta.y.signum() * 0.08;
        next.zoom = (next.zoom * nearer).clamp(*ZOOMS.start(), *ZOOMS.end());
        // What the pointer is on stays under it.
        if let Some(ground) = at.and_then(|at| steering.ground(at)) {
            next.pan += (ground - next.pan) * (1.0 - next.zoom / before);
        }
    }
    if !typing && keys.just_pressed(KeyCode::KeyR) {
        next = CameraView::default();
    }
    if !typing && keys.just_pressed(KeyCode::KeyT) {
        next = CameraView::from_above();
    }
    view.set_if_neq(next.kept_over_the_table());
}

/// Two clicks as close together as this are one double click, in seconds.
const DOUBLE: f32 = 0.4;

/// A double click on a place brings it close, another goes back. Clicks that are moves do not count:
/// who places two in a region wants to place two.
fn come_close(
    time: Res<Time<Real>>,
    mut clicks: MessageReader<PlaceClicked>,
    mut last: Local<Option<(Place, f32)>>,
    mut view: ResMut<CameraView>,
) {
    for &PlaceClicked(place) in clicks.read() {
        let now = time.elapsed_secs();
        let twice = last.is_some_and(|(before, at)| before == place && now - at < DOUBLE);
        *last = (!twice).then_some((place, now));
        if !twice {
            continue;
        }
        let next = if view.zoom < 0.9 {
            CameraView {
                pan: Vec2::ZERO,
                zoom: 1.0,
                ..*view
            }
        } else {
            view.close_to(place)
        };
        view.set_if_neq(next.kept_over_the_table());
    }
}

/// While nobody plays the eye wanders slowly over the table, close to it.
fn wander(seconds: f32) -> CameraView {
    let slowly = |period: f32| (seconds * std::f32::consts::TAU / period).sin();
    CameraView {
        pan: Vec2::new(0.3 + 0.6 * slowly(67.0), 0.4 + 0.35 * slowly(53.0)),
        turn: 0.30 + 0.10 * slowly(41.0),
        tilt: (36.0 + 2.0 * slowly(83.0)).to_radians(),
        zoom: 0.86,
    }
}

/// How long the board takes to its new place when the panels make or take room, in seconds.
const EASES: f32 = 0.6;

/// So many frames after the window got another size.
const FOLLOWS_RESIZE: u8 = 4;

/// The board on its way to where the panels leave room for it.
#[derive(Default)]
struct FramedBoard {
    from: Rect,
    to: Rect,
    /// From 0 to 1.
    part: f32,
}

impl FramedBoard {
    fn now(&self) -> Rect {
        let part = self.part * self.part * (3.0 - 2.0 * self.part);
        Rect {
            min: self.from.min.lerp(self.to.min, part),
            max: self.from.max.lerp(self.to.max, part),
        }
    }

    /// A little further; whether it still moves.
    fn follow(&mut self, wanted: Rect, seconds: Option<f32>) -> bool {
        if self.to != wanted {
            // What was never seen anywhere need not come from there.
            self.from = if self.to.is_empty() {
                wanted
            } else {
                self.now()
            };
            self.to = wanted;
            self.part = 0.0;
        }
        if self.part >= 1.0 || self.from == self.to {
            self.part = 1.0;
            return false;
        }
        self.part = seconds.map_or(1.0, |seconds| (self.part + seconds / EASES).min(1.0));
        true
    }
}

/// The board in the part of the window that the panels leave for it.
fn frame(
    view: Res<CameraView>,
    screen: Option<Res<State<Screen>>>,
    time: Res<Time<Real>>,
    staged: Staged,
    playing: Res<Playing>,
    mut director: ResMut<Director>,
    settings: Res<Settings>,
    show: Res<Show>,
    area: Res<BoardArea>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut cameras: Query<(&mut Projection, &mut Transform), With<StageCamera>>,
    mut framed: Local<FramedBoard>,
    mut seen_in: Local<(Vec2, u8)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok((mut projection, mut transform)) = cameras.single_mut() else {
        return;
    };
    let window = windows.iter().next();
    let room = window.map_or(Vec2::new(1280.0, 720.0), Window::size);
    if room.min_element() < 32.0 {
        return;
    }
    let whole = Rect::from_corners(Vec2::ZERO, room);
    let wanted = if area.0.is_empty() { whole } else { area.0 };
    // A window that changes its size is followed at once: what is in the hand stays under it.
    // The panels leave room for it a frame or two later.
    if seen_in.0 != room {
        *seen_in = (room, FOLLOWS_RESIZE);
    }
    let resized = seen_in.1 > 0;
    seen_in.1 = seen_in.1.saturating_sub(1);
    let eases = !settings.reduced_motion && !show.instant && !resized;
    if framed.follow(wanted, eases.then(|| time.delta_secs())) {
        redraw.write(RequestRedraw);
    }
    let on_title = screen.is_some_and(|screen| *screen.get() != Screen::Playing);
    let view = if on_title {
        wander(if settings.reduced_motion {
            0.0
        } else {
            time.elapsed_secs()
        })
    } else {
        *view
    };
    let mut eye = fit(FRAME, framed.now(), room, view.tilt, view.turn);
    let closer = view.zoom;
    // Brought close, what is looked at comes to the middle.
    let own = on_board(Vec2::new(view.pan.x, -view.pan.y), 0.0);
    eye.centre = eye.centre * closer.min(1.0) + own;
    eye.distance *= closer;
    if !on_title {
        let seconds = (time.delta_secs() * playing.pace()).min(1.0);
        eye = director.direct(eye, room, &staged, seconds);
        if director.glides() {
            redraw.write(RequestRedraw);
        }
    }
    let wanted = eye.transform();
    if *transform != wanted {
        *transform = wanted;
    }
    if let Projection::Perspective(lens) = &mut *projection.bypass_change_detection()
        && (lens.fov - LENS.to_radians()).abs() > f32::EPSILON
    {
        lens.fov = LENS.to_radians();
    }
}
