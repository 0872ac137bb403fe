//! The game as far as it has been shown. Rules run ahead of what is seen; whatever a player reads
//! or counts comes from here.

use super::driver::{Show, follow_phase};
use super::moving::{Beat, move_pieces};
use super::step::Match;
use crate::rules::{Game, GameEvent};
use bevy::prelude::*;

/// What has been shown of the game on the table; there is one as long as there is a [`Match`].
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    game: Game,
    /// Happenings of which something is to be seen: their pieces are on their way.
    begun: usize,
    /// Happenings that have been seen to their end: their pieces have landed.
    landed: usize,
}

impl Shown {
    /// Everything that has happened so far.
    pub(super) fn all_of(on_table: &Match) -> Self {
        Self::until(on_table, on_table.history.happenings().len())
    }

    pub(super) fn until(on_table: &Match, count: usize) -> Self {
        Self {
            game: on_table.history.after(count).clone(),
            begun: count,
            landed: count,
        }
    }

    /// The game that can be seen: numbers change when the piece lands.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How many happenings have begun to be shown.
    pub const fn begun(&self) -> usize {
        self.begun
    }

    /// How many happenings have been seen to their end.
    pub const fn landed(&self) -> usize {
        self.landed
    }
}

/// What comes next, if anything is left to be shown before the first `until` happenings are.
pub fn next_event(world: &World, until: usize) -> Option<Option<GameEvent>> {
    let begun = world.get_resource::<Shown>()?.begun;
    let happenings = world.get_resource::<Match>()?.history.happenings();
    let next = happenings.get(begun).filter(|_| begun < until)?;
    Some(next.event)
}

/// Begins to show the next thing that happened: its pieces stand where it brought them, and are on
/// their way there.
pub fn show_next(world: &mut World) -> Option<Beat> {
    let begun = world.get_resource::<Shown>()?.begun;
    let happening = {
        let on_table = world.get_resource::<Match>()?;
        on_table.history.happenings().get(begun)?.clone()
    };
    let event = happening.event;
    let moves = event.map_or_else(Vec::new, |event| {
        move_pieces(world, event, &happening.after)
    });
    world.resource_mut::<Shown>().begun += 1;
    Some(Beat { event, moves })
}

/// Everything that has begun to be shown has landed: its numbers may be read.
pub fn land(world: &mut World) {
    let (Some(on_table), Some(shown)) =
        (world.get_resource::<Match>(), world.get_resource::<Shown>())
    else {
        return;
    };
    if shown.landed < shown.begun {
        let next = Shown::until(on_table, shown.begun);
        world.insert_resource(next);
        follow_phase(world);
    }
}

/// Shows the first so many happenings at once.
pub fn show_until(world: &mut World, until: usize) {
    while next_event(world, until).is_some() {
        show_next(world);
    }
    land(world);
}

/// Nobody waits to see it: pieces are where the rules have brought them.
pub(super) fn show_at_once(world: &mut World) {
    show_until(world, usize::MAX);
    world.resource_mut::<Show>().busy = false;
}
