//! General scoring: the discs are shown and caballeros leave the Castillo.

use crate::rules::phases::march;
use crate::table::RoundPhase;
use crate::table::step::add_phase;
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    add_phase(app, RoundPhase::March, march::judge, march::apply);
}
