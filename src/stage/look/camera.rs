//! The eye above the table: frames the board between the panels, and can be turned, moved and
//! brought closer.

use crate::board::{Point, to_be_seen};
use crate::common::{FrameSet, FreeArea, Menu, Screen, Settings};
use crate::stage::hand::dragging::InHand;
use crate::stage::look::lens::{ANGLE, Lens};
use crate::table::Shown;
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll};
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;

#[derive(Component, Clone, Copy, Debug)]
pub struct StageCamera;

/// How the table is looked at.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct CameraView {
    /// Moved away from the middle.
    pub pan: Vec2,
    /// Turned round the table, in radians.
    pub turn: f32,
    /// Looking down, in radians.
    pub tilt: f32,
    /// 1 shows everything; less is closer.
    pub zoom: f32,
}

const TILT: f32 = 54.0;
const STEEPEST: f32 = 89.0;
const FLATTEST: f32 = 30.0;

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
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CameraView>()
        .add_systems(Startup, spawn)
        .add_systems(
            Update,
            (steer.run_if(in_state(Menu::Closed)), frame)
                .chain()
                .in_set(FrameSet::Camera),
        );
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        StageCamera,
        MeshPickingCamera,
        Camera3d::default(),
        Lens::onto(Rect::new(0.0, 0.0, 16.0, 9.0), Vec2::new(16.0, 9.0)).projection(),
        Transform::from_xyz(0.0, 20.0, 15.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

/// The right button turns, the middle one moves, the wheel brings closer.
fn steer(
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    motion: Option<Res<AccumulatedMouseMotion>>,
    scroll: Option<Res<AccumulatedMouseScroll>>,
    wants: Option<Res<bevy_egui::input::EguiWantsInput>>,
    in_hand: Res<InHand>,
    mut view: ResMut<CameraView>,
) {
    // The right button lays down what is in the hand.
    if !in_hand.is_empty() {
        return;
    }
    let (Some(buttons), Some(keys), Some(motion), Some(scroll)) = (buttons, keys, motion, scroll)
    else {
        return;
    };
    let over_panel = wants
        .as_ref()
        .is_some_and(|wants| wants.is_pointer_over_area());
    let typing = wants
        .as_ref()
        .is_some_and(|wants| wants.wants_any_keyboard_input());
    let mut next = *view;
    if buttons.pressed(MouseButton::Right) && !over_panel {
        next.turn -= motion.delta.x * 0.005;
        next.tilt = (next.tilt + motion.delta.y * 0.005)
            .clamp(FLATTEST.to_radians(), STEEPEST.to_radians());
    }
    if buttons.pressed(MouseButton::Middle) && !over_panel {
        let moved = Vec2::from_angle(-next.turn).rotate(motion.delta) * 0.02 * next.zoom;
        next.pan = (next.pan - moved).clamp(Vec2::splat(-9.0), Vec2::splat(9.0));
    }
    if scroll.delta.y != 0.0 && !over_panel {
        next.zoom = (next.zoom * (1.0 - scroll.delta.y.signum() * 0.08)).clamp(0.25, 1.4);
    }
    if !typing && keys.just_pressed(KeyCode::KeyR) {
        next = CameraView::default();
    }
    if !typing && keys.just_pressed(KeyCode::KeyT) {
        next = CameraView::from_above();
    }
    view.set_if_neq(next);
}

/// While nobody plays the eye wanders slowly over the table, close to it.
fn wander(seconds: f32) -> CameraView {
    let slowly = |period: f32| (seconds * std::f32::consts::TAU / period).sin();
    CameraView {
        pan: Vec2::new(0.6 + 0.9 * slowly(67.0), 0.9 + 0.5 * slowly(53.0)),
        turn: 0.30 + 0.10 * slowly(41.0),
        tilt: (36.0 + 2.0 * slowly(83.0)).to_radians(),
        zoom: 0.74,
    }
}

/// The whole table in the part of the window that the panels leave free.
fn frame(
    view: Res<CameraView>,
    screen: Option<Res<State<Screen>>>,
    time: Res<Time<Real>>,
    staging: Res<crate::stage::motion::staging::Staging>,
    settings: Res<Settings>,
    free: Res<FreeArea>,
    shown: Option<Res<Shown>>,
    windows: Query<&Window>,
    mut cameras: Query<(&mut Projection, &mut Transform), With<StageCamera>>,
    mut drawn_for: Local<Option<Lens>>,
) {
    let (players, neutral) = shown.map_or((4, false), |shown| {
        (shown.game().players(), shown.game().rules().neutral)
    });
    let seen: Vec<Point> = to_be_seen(players, neutral)
        .iter()
        .flat_map(|rect| rect.corners())
        .collect();
    let Ok((mut projection, mut transform)) = cameras.single_mut() else {
        return;
    };
    let mut aspect = 16.0 / 9.0;
    if let Some(window) = windows.iter().next() {
        let whole = Rect::new(0.0, 0.0, window.width(), window.height());
        let area = if free.0.is_empty() {
            whole
        } else {
            free.0.intersect(whole)
        };
        if area.width() > 32.0 && area.height() > 32.0 {
            aspect = area.width() / area.height();
            let lens = Lens::onto(area, whole.size());
            if drawn_for.as_ref() != Some(&lens) {
                *projection = lens.clone().projection();
                *drawn_for = Some(lens);
            }
        }
    }
    let on_title = screen.is_some_and(|screen| *screen.get() != Screen::Playing);
    let view = if on_title {
        wander(if settings.reduced_motion {
            0.0
        } else {
            time.elapsed_secs()
        })
    } else {
        staging.direct(*view)
    };
    let wanted = looking(&view, &seen, aspect);
    if *transform != wanted {
        *transform = wanted;
    }
}

/// How much of the picture the table may fill.
const MARGIN: f32 = 0.97;
/// Pieces stand this high at the edges.
const PIECES: f32 = 0.6;

/// Close enough to fill the picture, far enough to show everything. The near edge looks larger than
/// the far one, so both the distance and the middle are found by looking, a few times over.
fn looking(view: &CameraView, corners: &[Point], aspect: f32) -> Transform {
    let half_lens = (ANGLE.to_radians() / 2.0).tan();
    let (sin, cos) = view.tilt.sin_cos();
    let turn = Quat::from_rotation_y(view.turn);
    let away = turn * Vec3::new(0.0, sin, cos);
    // Looking straight down, "up" on the screen is north.
    let up = turn * Vec3::new(0.0, cos, -sin);
    let right = turn * Vec3::X;
    let mut centre = Vec3::ZERO;
    let mut distance = 20.0;
    for _ in 0..16 {
        let eye = centre + away * distance;
        let (mut low, mut high) = (Vec2::MAX, Vec2::MIN);
        for &corner in corners {
            for level in [0.0, PIECES] {
                let seen = crate::stage::on_board(corner, level) - eye;
                let depth = -seen.dot(away) * half_lens;
                let at = Vec2::new(seen.dot(right) / aspect, seen.dot(up)) / depth.max(0.1);
                (low, high) = (low.min(at), high.max(at));
            }
        }
        let size = (high - low) / 2.0;
        let off = (high + low) / 2.0 * distance * half_lens;
        // On the ground a step "up" the screen is longer, the flatter one looks.
        centre += right * off.x * aspect + turn * Vec3::NEG_Z * off.y / sin;
        distance *= size.max_element() / MARGIN;
    }
    let pan = turn * Vec3::new(view.pan.x, 0.0, view.pan.y);
    let centre = centre + pan;
    Transform::from_translation(centre + away * distance * view.zoom).looking_at(centre, up)
}
