//! The table: every physical piece is an entity, the phases of a round are states, and the rules
//! run as ordered systems.
//!
//! Decisions, whoever makes them, come in through one [`Inbox`]. The schedule [`RuleStep`] takes
//! one in, has the phase's rules judge and apply it, and adds what happened to the history of the
//! [`Match`]. The stage shows it happening by happening; pieces, [`RoundPhase`] and the [`Shown`]
//! game follow what is seen, and the game waits for the show.

mod driver;
pub mod gesture;
mod journey;
mod layout;
mod moving;
mod phase;
mod phases;
mod pieces;
mod setting;
mod shown;
mod step;

pub use driver::{HeldDecision, Inbox, OnRails, Show, at_rest, awaits_decision};
pub use journey::{Journey, chosen_ways, journeys};
pub use moving::{Beat, PieceMove};
pub use phase::{GeneralScoring, RoundPhase};
pub use phases::PHASE_PLUGINS;
pub use pieces::{
    Abroad, ActionCard, Caballero, Castillo, Country, Court, Grande, King, MobileScoreboard,
    ModifierCard, Occupants, PowerCard, Provinces, Region, RoundMarker, ScoreMarker, SecretDisc,
    Spot, Spots, StandsIn, TablePiece,
};
pub use setting::{PutBack, clear_table, put_back, set_table};
pub use shown::{Shown, land, next_event, show_next, show_until};
pub use step::{CurrentStep, Match, NotWrittenDown, Refused, RuleSet, RuleStep};

use bevy::prelude::*;

/// The table with all its phases.
#[derive(Debug, Default)]
pub struct TablePlugin;

impl Plugin for TablePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((core_plugin, |app: &mut App| {
            for add_phase in PHASE_PLUGINS {
                add_phase(app);
            }
        }));
    }
}

/// The table without its phases: those are plugins of their own, so that a test can leave one out.
pub fn core_plugin(app: &mut App) {
    app.add_plugins((step::plugin, driver::plugin, setting::plugin));
}
