//! One plugin for each phase of a round. Each adds its systems to the sets of the rule step; take
//! one away, and the game stands still there.

mod ability;
mod act;
mod bid;
mod castillo;
mod discs;
mod end_of_round;
mod march;
mod pass;
mod recruit;
mod regions;
mod reveal;
mod take;

use bevy::prelude::App;

/// In the order of a round; those of Power Shift alone come last.
pub const PHASE_PLUGINS: [fn(&mut App); 12] = [
    reveal::plugin,
    bid::plugin,
    recruit::plugin,
    take::plugin,
    act::plugin,
    end_of_round::plugin,
    discs::plugin,
    castillo::plugin,
    march::plugin,
    regions::plugin,
    pass::plugin,
    ability::plugin,
];
