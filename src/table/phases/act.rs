//! Placing and the special action, Vetoes included.

use crate::rules::phases::act;
use crate::table::RoundPhase;
use crate::table::step::add_phase;
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    add_phase(app, RoundPhase::Act, act::judge, act::apply);
}
