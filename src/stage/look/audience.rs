//! The eye of those who watch: always the whole board in its finest light, whatever the player at the
//! table looks at; in a scene it goes where the director sends it.

use super::camera::StageCamera;
use crate::board::FRAME;
use crate::composition::{LENS, TILT, fit};
use crate::stage::cinema::director::{Director, EyeOf, Staged};
use crate::stage::motion::playback::Playing;
use crate::table::Grande;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw, WindowRef};

/// The camera that draws the board for those who watch.
#[derive(Component, Clone, Copy, Debug)]
pub struct AudienceCamera;

/// Where its eye is on its way to.
#[derive(Resource, Debug)]
pub(super) struct AudienceDirector(Director);

/// Beside the standing at the left, above the sentence: parts of the window.
const BOARD: Rect = Rect {
    min: Vec2::new(0.172, 0.045),
    max: Vec2::new(0.988, 0.872),
};

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(AudienceDirector(Director::of(EyeOf::Audience)));
}

/// All of the camera that is the stage's affair.
pub fn audience_eye(window: Entity) -> impl Bundle {
    (
        Name::new("Audience"),
        AudienceCamera,
        Camera3d::default(),
        RenderTarget::Window(WindowRef::Entity(window)),
        Projection::Perspective(PerspectiveProjection {
            fov: LENS.to_radians(),
            ..default()
        }),
        Transform::from_xyz(0.0, 20.0, 13.0).looking_at(Vec3::ZERO, Vec3::Y),
    )
}

/// Runs after the eye at the table.
pub(super) fn frame(
    time: Res<Time<Real>>,
    staged: Staged,
    playing: Res<Playing>,
    at_table: Res<Director>,
    windows: Query<&Window>,
    main: Query<&Window, With<PrimaryWindow>>,
    mut eyes: Query<
        (&Camera, &RenderTarget, &mut Transform),
        (With<AudienceCamera>, Without<StageCamera>, Without<Grande>),
    >,
    mut director: ResMut<AudienceDirector>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (camera, target, mut transform) in &mut eyes {
        if !camera.is_active {
            continue;
        }
        let RenderTarget::Window(WindowRef::Entity(window)) = *target else {
            continue;
        };
        let Ok(room) = windows.get(window).map(Window::size) else {
            continue;
        };
        if room.min_element() < 32.0 {
            continue;
        }
        let area = Rect {
            min: BOARD.min * room,
            max: BOARD.max * room,
        };
        // Discs that are held up stand before the eye at the table: both must look from there.
        let held = staged.holds_discs().then(|| at_table.eye_for(&staged));
        let own = held.flatten().map_or_else(
            || fit(FRAME, area, room, TILT.to_radians(), 0.0),
            |(eye, _)| eye,
        );
        let shots = main.single().map_or(room, Window::size);
        let seconds = (time.delta_secs() * playing.pace()).min(1.0);
        let eye = director.0.direct(own, shots, &staged, seconds);
        if director.0.glides() {
            redraw.write(RequestRedraw);
        }
        let wanted = eye.transform();
        if *transform != wanted {
            *transform = wanted;
        }
    }
}
