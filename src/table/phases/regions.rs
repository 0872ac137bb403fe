//! General scoring: the regions, one after the other.

use crate::rules::phases::regions;
use crate::table::RoundPhase;
use crate::table::step::add_phase;
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    add_phase(app, RoundPhase::Regions, regions::judge, regions::apply);
}
