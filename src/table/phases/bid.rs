//! Power cards are played, one after the other.

use crate::rules::phases::bid;
use crate::table::RoundPhase;
use crate::table::step::add_phase;
use bevy::prelude::App;

pub(super) fn plugin(app: &mut App) {
    add_phase(app, RoundPhase::Bid, bid::judge, bid::apply);
}
