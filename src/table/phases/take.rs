//! An action card is taken.

use crate::rules::phases::take;
use crate::table::RoundPhase;
use crate::table::step::add_phase;
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    add_phase(app, RoundPhase::Take, take::judge, take::apply);
}
