//! Whether anything is shown on its way at all.

use crate::common::{FrameSet, Settings, Viewing};
use crate::table::Show;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    // What is asked for again is wanted to be seen, whatever the settings say.
    app.add_systems(
        Update,
        set_pace
            .in_set(FrameSet::Pace)
            .run_if(in_state(Viewing::Game)),
    );
}

fn set_pace(settings: Res<Settings>, mut show: ResMut<Show>) {
    if show.instant != settings.instant {
        show.instant = settings.instant;
    }
}
