//! "Show me again": pieces go back to where they were, and what happened then is shown once more.
//! The game waits meanwhile, and is there again as soon as all has been seen or nobody wants to see
//! more.

use super::Command;
use crate::common::{FrameSet, Screen, Settings, Viewing};
use crate::history::Excerpt;
use crate::table::{Inbox, Match, Show, Shown, put_back};
use bevy::prelude::*;
use std::ops::Range;

/// What is shown again. While it is, nobody can decide anything.
#[derive(Resource, Clone, Debug)]
pub struct Repetition {
    excerpt: Excerpt,
    happenings: Range<usize>,
    /// Where it was asked for.
    screen: Screen,
    /// Seconds the end can still be looked at.
    stays: f32,
}

impl Repetition {
    pub const fn excerpt(&self) -> Excerpt {
        self.excerpt
    }

    /// Nothing after these is shown.
    pub const fn end(&self) -> usize {
        self.happenings.end
    }
}

/// At the end, before the game goes on.
const STAYS: f32 = 1.2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        leave
            .in_set(FrameSet::Leave)
            .run_if(in_state(Viewing::Again)),
    )
    .add_systems(
        Update,
        stay_a_little
            .in_set(FrameSet::Pace)
            .run_if(in_state(Viewing::Again)),
    );
}

/// Puts the table back, if all has been shown and there is something to show again.
pub(super) fn begin(world: &mut World, excerpt: Excerpt) {
    let rests = world.resource::<Show>().rests(world.resource::<Inbox>());
    let on_table = world.get_resource::<Match>().filter(|_| rests);
    let Some(happenings) = on_table.and_then(|on_table| on_table.history.excerpt(excerpt)) else {
        return;
    };
    let screen = *world.resource::<State<Screen>>().get();
    turn_to(world, Screen::Playing, Viewing::Again);
    put_back(world, happenings.start);
    let mut show = world.resource_mut::<Show>();
    show.busy = true;
    // What is asked for again is wanted to be seen.
    show.instant = false;
    world.insert_resource(Repetition {
        excerpt,
        happenings,
        screen,
        stays: STAYS,
    });
}

/// Shows the game as it is again. Does nothing if nothing is shown again.
pub(super) fn end(world: &mut World) {
    let Some(repetition) = world.remove_resource::<Repetition>() else {
        return;
    };
    let on_table = world.get_resource::<Match>();
    let all = on_table.map_or(0, |on_table| on_table.history.happenings().len());
    turn_to(world, repetition.screen, Viewing::Game);
    put_back(world, all);
    let instant = world.resource::<Settings>().instant;
    world.resource_mut::<Show>().instant = instant;
}

fn turn_to(world: &mut World, screen: Screen, viewing: Viewing) {
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), screen);
    world.resource_mut::<NextState<Viewing>>().set(viewing);
}

/// The end can be looked at for a moment.
fn stay_a_little(
    time: Res<Time>,
    shown: Option<Res<Shown>>,
    mut repetition: ResMut<Repetition>,
    mut commands: MessageWriter<Command>,
) {
    let seen = shown.is_none_or(|shown| shown.landed() >= repetition.end());
    if !seen {
        return;
    }
    repetition.bypass_change_detection().stays -= time.delta_secs();
    if repetition.stays <= 0.0 {
        commands.write(Command::EndAgain);
    }
}

/// Escape goes back to the game.
fn leave(keys: Option<Res<ButtonInput<KeyCode>>>, mut commands: MessageWriter<Command>) {
    if keys.is_some_and(|keys| keys.just_pressed(KeyCode::Escape)) {
        commands.write(Command::EndAgain);
    }
}
