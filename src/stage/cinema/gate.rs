//! The gate of the tower: a knock, a moment of silence, then it falls on its chains.

use crate::common::Settings;
use crate::sound::Sound;
use crate::stage::motion::playback::Playing;
use crate::stage::motion::scene::Scene;
use crate::stage::motion::sounds::PlaySound;
use crate::table::Show;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::f32::consts::FRAC_PI_2;

/// The leaf of the tower's gate.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Gate;

/// How long ago the tower was told to open, in seconds of the show, while it is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct TowerClock(pub(crate) Option<f32>);

/// Seconds after that: somebody knocks; the gate begins to fall; it is down, and those inside come.
const KNOCKS: [f32; 2] = [1.0, 1.35];
const FALLS: f32 = 2.0;
pub(crate) const DOWN: f32 = 2.5;

/// Time goes on as fast as the show does; whoever has no patience for motion does not wait at all.
pub(super) fn count(
    time: Res<Time>,
    playing: Res<Playing>,
    scene: Res<Scene>,
    show: Res<Show>,
    settings: Res<Settings>,
    mut clock: ResMut<TowerClock>,
    mut heard: MessageWriter<PlaySound>,
) {
    if !scene.open || show.instant {
        clock.set_if_neq(TowerClock(None));
        return;
    }
    let before = clock.0;
    let step = (time.delta_secs() * playing.pace()).min(60.0);
    let now = if settings.reduced_motion || scene.values.is_some() {
        before.unwrap_or(0.0).max(DOWN) + step
    } else {
        before.map_or(0.0, |before| before + step)
    };
    clock.0 = Some(now);
    let passes = |at: f32| before.is_none_or(|before| before < at) && now >= at;
    if KNOCKS.into_iter().any(passes) && now < FALLS {
        heard.write(PlaySound(Sound::GateKnock));
    }
    if passes(FALLS) {
        heard.write(PlaySound(Sound::GateDrops));
    }
}

/// How far it is open, in radians: it falls, strikes the ground and shakes a little.
fn angle(since: f32) -> f32 {
    let part = ((since - FALLS) / (DOWN - FALLS)).clamp(0.0, 1.0);
    let fallen = part * part;
    let after = since - DOWN;
    let shakes = if (0.0..0.5).contains(&after) {
        0.06 * (after * 26.0).sin().abs() * (1.0 - after * 2.0)
    } else {
        0.0
    };
    FRAC_PI_2 * fallen - shakes
}

/// The gate falls open, and is drawn up again.
pub(super) fn swing(
    time: Res<Time>,
    clock: Res<TowerClock>,
    settings: Res<Settings>,
    mut gates: Query<&mut Transform, With<Gate>>,
    mut now: Local<f32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wanted = clock.0.map_or(0.0, angle);
    if (*now - wanted).abs() < 1e-3 {
        return;
    }
    let drawn_up = clock.0.is_none() && !settings.reduced_motion;
    *now = if drawn_up {
        (*now - time.delta_secs() * 2.0).max(wanted)
    } else {
        wanted
    };
    for mut gate in &mut gates {
        gate.rotation = Quat::from_rotation_x(*now);
    }
    redraw.write(RequestRedraw);
}
