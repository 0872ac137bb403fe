//! Caballeros come to court.

use crate::rules::phases::recruit;
use crate::table::RoundPhase;
use crate::table::step::add_phase;
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    add_phase(app, RoundPhase::Recruit, recruit::judge, recruit::apply);
}
