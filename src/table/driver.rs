//! Runs the rules whenever there is something to run, and lets the show go on in between.

use super::moving::Story;
use super::step::{Match, RuleStep};
use super::{CurrentStep, RoundPhase};
use crate::rules::Decision;
use bevy::prelude::*;

/// The one way in for decisions, whoever makes them.
#[derive(Resource, Debug, Default)]
pub struct Inbox(Option<Decision>);

impl Inbox {
    /// Puts a decision in, unless one is waiting already.
    pub fn offer(&mut self, decision: Decision) -> bool {
        let free = self.0.is_none();
        if free {
            self.0 = Some(decision);
        }
        free
    }

    pub(super) const fn take(&mut self) -> Option<Decision> {
        self.0.take()
    }

    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}

/// Whether the stage is still showing what happened. The stage owns time: the game waits for it.
#[derive(Resource, Debug, Default)]
pub struct Show {
    /// Something is still moving.
    pub busy: bool,
    /// Nothing is shown on its way: as many steps in one frame as there are.
    pub instant: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Inbox>()
        .init_resource::<Show>()
        .add_systems(Update, drive);
}

/// More steps than any phase that proceeds by itself has in a row: a game that does not stand
/// still is a defect, and must not hang the window.
const MOST_STEPS_A_FRAME: usize = 100;

/// Takes steps while there are any and nothing is being shown.
pub fn drive(world: &mut World) {
    for _ in 0..MOST_STEPS_A_FRAME {
        let show = world.resource::<Show>();
        let waits = show.busy || (!show.instant && !world.resource::<Story>().is_empty());
        if waits || !step_available(world) {
            return;
        }
        let before = *world.resource::<State<RoundPhase>>().get();
        // A phase without its plugin takes nothing in: then the game stands still here.
        world.resource_mut::<CurrentStep>().decision = None;
        world.run_schedule(RuleStep);
        world.run_schedule(StateTransition);
        let taken_in = world.resource::<CurrentStep>().decision.is_some();
        if !taken_in && *world.resource::<State<RoundPhase>>().get() == before {
            return;
        }
    }
}

fn step_available(world: &World) -> bool {
    let Some(on_table) = world.get_resource::<Match>() else {
        return false;
    };
    // The state follows the game; until it has, no phase's systems would run.
    if *world.resource::<State<RoundPhase>>().get() != on_table.game.phase().into() {
        return true;
    }
    on_table.game.proceeds() || (!world.resource::<Inbox>().is_empty() && !on_table.game.is_over())
}
