//! General scoring: the Castillo is opened and scored.

use crate::rules::phases::castillo;
use crate::table::RoundPhase;
use crate::table::step::add_phase;
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    add_phase(app, RoundPhase::Castillo, castillo::judge, castillo::apply);
}
