//! How a machine behaves among people: no pointer where nobody has a mouse, silence when it is late,
//! and every visitor finds the settings as the exhibitor wants them.

use super::presence::Presence;
use crate::common::{Exhibition, Settings, Visit};
use crate::fair::TimeOfDay;
use bevy::prelude::*;
use bevy::window::{CursorOptions, PrimaryWindow};

pub(super) fn plugin(app: &mut App) {
    let settle = || settle.run_if(resource_exists::<Exhibition>);
    app.add_systems(OnEnter(Visit::Attract), settle())
        // A stand that comes back into a game finds them so, too.
        .add_systems(PostStartup, settle());
}

/// What the last visitor has changed is as before.
fn settle(plan: Res<Exhibition>, mut settings: ResMut<Settings>) {
    let known = *settings;
    settings.set_if_neq(Settings {
        quality: known.quality,
        instant: known.instant,
        patience: known.patience,
        fullscreen: plan.fullscreen,
        scale: plan.text_size,
        speed: plan.speed,
        others_speed: plan.speed,
        scoring_speed: plan.speed,
        volume: plan.sound.attract,
        ..Settings::default()
    });
}

/// As loud as the exhibitor wants it, in the hours of sound.
pub(super) fn tune(
    plan: Option<Res<Exhibition>>,
    visit: Res<State<Visit>>,
    mut was: Local<Option<Visit>>,
    mut settings: ResMut<Settings>,
) {
    let Some(plan) = plan else { return };
    let now = *visit.get();
    let came = was.replace(now) != Some(now);
    if came {
        let volume = match now {
            Visit::Attract | Visit::AtHome => plan.sound.attract,
            Visit::ComeIn | Visit::Stays | Visit::StillThere => plan.sound.playing,
        };
        if settings.volume.to_bits() != volume.to_bits() {
            settings.volume = volume;
        }
    }
    let open = |hours: crate::fair::OpeningHours| hours.contains(TimeOfDay::now());
    let silent = plan.sound.hours.is_some_and(|hours| !open(hours));
    // Within the hours, visitors may still ask for silence.
    if silent && !settings.mute {
        settings.mute = true;
    }
}

/// The pointer is there while somebody moves it.
pub(super) fn hide_pointer(
    plan: Option<Res<Exhibition>>,
    presence: Res<Presence>,
    mut windows: Query<&mut CursorOptions, With<PrimaryWindow>>,
) {
    let hidden = plan.is_some_and(|plan| presence.since > f32::from(plan.idle.hide_pointer));
    for mut cursor in &mut windows {
        if cursor.visible == hidden {
            cursor.visible = !hidden;
        }
    }
}
