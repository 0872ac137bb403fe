//! Scoring as cinema: the eye travels to what is counted, the tower pours out who was hidden in it,
//! caballeros form up so that everybody can compare them, and great numerals tell what they bring.
//!
//! What is told, and when, stands in [`super::motion::scene`]; here is how it is staged.

pub(crate) mod columns;
pub(crate) mod director;
pub(crate) mod discs;
pub(crate) mod formation;
pub(crate) mod gate;
pub(crate) mod lanes;
pub(crate) mod legible;
pub(crate) mod numerals;
pub(crate) mod race;
pub(crate) mod tumble;

use crate::common::FrameSet;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((director::plugin, numerals::plugin))
        .init_resource::<gate::TowerClock>()
        .init_resource::<tumble::Tumble>()
        // In the order of what happens: the gate falls, the sheet unrolls, those inside come out
        // and line up.
        .add_systems(
            Update,
            (
                gate::count,
                gate::swing,
                lanes::lay,
                lanes::unroll,
                tumble::begin,
                tumble::fall,
                tumble::line_up,
                formation::form,
                race::start,
            )
                .chain()
                .in_set(FrameSet::Tower),
        );
}
