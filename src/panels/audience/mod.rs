//! The window for those who watch: the board without anything to press, everybody's points, whose turn
//! it is and what is being decided, the last deed; in letters for the back of the room. It shows what
//! all may see, and nothing else.

mod opening;
mod picture;
mod words;

pub use opening::{AudienceWindow, TurnAudience};
pub(super) use picture::draw;
pub use words::{AudienceSlip, AudienceWords};

use crate::common::FrameSet;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TurnAudience>()
        .init_resource::<AudienceWords>()
        .add_systems(
            Update,
            (opening::turn, opening::follow)
                .chain()
                .in_set(FrameSet::Settings),
        );
}
