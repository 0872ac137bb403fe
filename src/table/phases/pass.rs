//! Power Shift: modifiers are passed to the left, before the first round.

use crate::rules::phases::pass;
use crate::table::RoundPhase;
use crate::table::step::add_phase;
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    add_phase(app, RoundPhase::Pass, pass::judge, pass::apply);
}
