//! Power Shift: the acting player uses what the modifier is good for.

use crate::rules::phases::ability;
use crate::table::RoundPhase;
use crate::table::step::add_phase;
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    add_phase(app, RoundPhase::Ability, ability::judge, ability::apply);
}
