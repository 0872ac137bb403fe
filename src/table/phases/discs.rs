//! General scoring: the secret discs are set.

use crate::rules::phases::discs;
use crate::table::RoundPhase;
use crate::table::step::add_phase;
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    add_phase(app, RoundPhase::Discs, discs::judge, discs::apply);
}
