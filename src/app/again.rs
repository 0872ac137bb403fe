//! "Show me again": the table is set as it was, and what was decided then is played once more
//! before everybody's eyes. The game itself waits meanwhile, with its record, and lies on the table
//! again as soon as all has been seen or nobody wants to see more.

use super::{Chronicle, Command, Obeyed, Screen, Settings};
use crate::rules::{Decision, GameEvent};
use crate::table::{Inbox, Match, Moment, Part, Past, Show, Story, drive, set_table};
use bevy::prelude::*;
use std::collections::VecDeque;

/// Something is shown again. While it is, nobody can decide anything.
#[derive(Resource, Debug)]
pub struct Repetition {
    part: Part,
    /// What is still to be shown.
    decisions: VecDeque<Decision>,
    /// The game that waits, with all that belongs to it.
    waiting: Match,
    past: Past,
    events: Vec<GameEvent>,
    screen: Screen,
    /// Seconds the end can still be looked at.
    stays: f32,
}

impl Repetition {
    pub const fn part(&self) -> Part {
        self.part
    }

    /// The game that waits.
    pub const fn waiting(&self) -> &Match {
        &self.waiting
    }
}

/// At the end, before the game goes on.
const STAYS: f32 = 1.2;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, leave.before(Obeyed))
        .add_systems(
            Update,
            feed.before(drive)
                .after(super::demo::go_on)
                .after(super::settings::set_pace)
                .run_if(resource_exists::<Repetition>),
        );
}

/// Sets the table as it was, if all has been shown and there is something to show again.
pub(super) fn begin(world: &mut World, part: Part) {
    let rests = !world.resource::<Show>().busy
        && world.resource::<Story>().is_empty()
        && world.resource::<Inbox>().is_empty();
    let Some(on_table) = world.get_resource::<Match>() else {
        return;
    };
    let moments = world.resource::<Past>();
    let Some(shown) = moments.part(part, &on_table.game) else {
        return;
    };
    let Some(first) = shown.first().filter(|_| rests) else {
        return;
    };
    let before = first.before.clone();
    let decisions = shown.iter().map(|moment| moment.decision).collect();
    // The log goes back, too: as far as it was then.
    let known = |moment: &&Moment| moment.before != before;
    let since = moments.0.iter().skip_while(known);
    let told: usize = since.map(|moment| moment.events().len()).sum();
    let (moments, setup) = (moments.clone(), on_table.setup.clone());
    let Some(waiting) = world.remove_resource::<Match>() else {
        return;
    };
    let mut chronicle = world.resource_mut::<Chronicle>();
    let events = std::mem::take(&mut chronicle.events);
    let then = events.len().saturating_sub(told);
    chronicle.events.extend_from_slice(&events[..then]);
    let on_table = Match {
        setup,
        game: before,
        record: None,
    };
    set_table(world, on_table);
    let screen = *world.resource::<State<Screen>>().get();
    // What is asked for again is wanted to be seen.
    world.resource_mut::<Show>().instant = false;
    world.insert_resource(Repetition {
        part,
        decisions,
        waiting,
        past: moments,
        events,
        screen,
        stays: STAYS,
    });
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Playing);
}

/// Puts the game that waits on the table again. Does nothing if none waits.
pub(super) fn end(world: &mut World) {
    let Some(repetition) = world.remove_resource::<Repetition>() else {
        return;
    };
    let Repetition {
        waiting,
        past,
        events,
        screen,
        ..
    } = repetition;
    set_table(world, waiting);
    let instant = world.resource::<Settings>().instant;
    world.resource_mut::<Show>().instant = instant;
    world.insert_resource(past);
    world.resource_mut::<Chronicle>().events = events;
    world.resource_mut::<NextState<Screen>>().set(screen);
}

/// Makes the next decision once the one before has been shown.
fn feed(
    time: Res<Time>,
    show: Res<Show>,
    story: Res<Story>,
    on_table: Option<Res<Match>>,
    mut inbox: ResMut<Inbox>,
    mut repetition: ResMut<Repetition>,
    mut commands: MessageWriter<Command>,
) {
    let proceeds = on_table.is_some_and(|on_table| on_table.game.proceeds());
    // The last step of it may go on beyond what was asked for.
    let seen = repetition.decisions.is_empty() && repetition.part == Part::Turn;
    if show.busy || !story.is_empty() || !inbox.is_empty() || (proceeds && !seen) {
        return;
    }
    if let Some(decision) = repetition.decisions.pop_front() {
        inbox.offer(decision);
        return;
    }
    repetition.stays -= time.delta_secs();
    if repetition.stays <= 0.0 {
        commands.write(Command::EndAgain);
    }
}

/// Escape goes back to the game.
fn leave(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    repetition: Option<Res<Repetition>>,
    mut commands: MessageWriter<Command>,
) {
    let escape = keys.is_some_and(|keys| keys.just_pressed(KeyCode::Escape));
    if escape && repetition.is_some() {
        commands.write(Command::EndAgain);
    }
}
