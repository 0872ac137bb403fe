//! Unused cards go, Vetoes run out.

use crate::rules::phases::end_of_round;
use crate::table::RoundPhase;
use crate::table::step::add_phase;
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    add_phase(
        app,
        RoundPhase::EndOfRound,
        end_of_round::judge,
        end_of_round::apply,
    );
}
