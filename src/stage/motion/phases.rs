//! What is seen and heard when a phase of the round begins and ends. What the rules do in it stands in
//! [`crate::table`], and each event within it has its line in the choreography.

use super::crowning;
use super::sounds::PlaySound;
use super::staging::Staging;
use crate::sound::Sound;
use crate::table::{GeneralScoring, RoundPhase, Show};
use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(RoundPhase::Reveal), sound(Sound::Shuffle))
        .add_systems(
            OnEnter(GeneralScoring),
            (sound(Sound::GreatBell), Staging::begin_scoring).chain(),
        )
        .add_systems(OnExit(GeneralScoring), Staging::end_scoring)
        .add_systems(OnEnter(RoundPhase::Over), sound(Sound::Fanfare))
        .add_systems(OnExit(RoundPhase::Over), crowning::uncrown);
}

/// Makes itself heard, where anything is shown at all.
fn sound(sound: Sound) -> impl Fn(Res<Show>, MessageWriter<PlaySound>) {
    move |show, mut heard| {
        if !show.instant {
            heard.write(PlaySound(sound));
        }
    }
}
