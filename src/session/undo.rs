//! Takes the last decision back before everybody's eyes.

use super::saves::tell_unsaved;
use crate::table::{Inbox, Match, Show, put_back};
use bevy::prelude::*;

/// Needs no file: a game that can't be written down can still be taken back.
pub(super) fn undo(world: &mut World) {
    let rests = world.resource::<Show>().rests(world.resource::<Inbox>());
    let Some(mut on_table) = world.get_resource_mut::<Match>().filter(|_| rests) else {
        return;
    };
    if on_table.history.undo().is_err() {
        return;
    }
    let count = on_table.history.decision_count();
    let happened = on_table.history.happenings().len();
    let rewind = debug_span!("rewind record", count);
    let written = on_table
        .file
        .as_mut()
        .map(|file| rewind.in_scope(|| file.rewind(count)));
    if let Some(Err(error)) = written {
        // The file tells of a decision that was taken back: it can't be gone on with.
        on_table.file = None;
        tell_unsaved(world, &error);
    }
    put_back(world, happened);
}
