//! The round begins: the top card of every stack is turned up.

use crate::rules::phases::reveal;
use crate::table::RoundPhase;
use crate::table::step::add_phase;
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    add_phase(app, RoundPhase::Reveal, reveal::judge, reveal::apply);
}
