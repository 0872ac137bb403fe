//! A lesson under way: which step it is at, what the table may do meanwhile, and what others do.

use super::beginning::seat_everyone;
use crate::ai::{BotKind, Keeper};
use crate::common::{FrameSet, Menu, Notice, Settings, Viewing, Words};
use crate::lesson::{Lesson, LessonChapter, LessonStep};
use crate::rules::Length;
use crate::session::Command;
use crate::table::{Inbox, Match, OnRails, Show};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Between what others do, in seconds.
const PAUSE: f32 = 0.7;
/// After so many seconds in which nothing happens more is said.
const PATIENCE: f32 = 14.0;

/// The lesson on the table.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct LessonInHand {
    chapter: usize,
    step: usize,
    /// So many decisions had been made when this step began.
    decided: usize,
    /// Seconds since this step began.
    since: f32,
    /// Nothing has happened for a while.
    hinting: bool,
}

impl LessonInHand {
    const fn at(chapter: usize) -> Self {
        Self {
            chapter,
            step: 0,
            decided: 0,
            since: 0.0,
            hinting: false,
        }
    }

    pub fn chapter(&self) -> &'static LessonChapter {
        let chapters = &Lesson::first_game().chapters;
        &chapters[self.chapter.min(chapters.len() - 1)]
    }

    /// Which chapter it is, counted from none.
    pub const fn nth(&self) -> usize {
        self.chapter
    }

    /// Whether another chapter comes after this one.
    pub fn has_next(&self) -> bool {
        self.chapter + 1 < Lesson::first_game().chapters.len()
    }

    /// None at the end of the chapter.
    pub fn step(&self) -> Option<&'static LessonStep> {
        self.chapter().steps.get(self.step)
    }

    /// So many of the chapter's steps have been taken.
    pub const fn taken(&self) -> usize {
        self.step
    }

    /// Nothing has happened for a while.
    pub const fn hints(&self) -> bool {
        self.hinting
    }

    fn go_on(&mut self) {
        self.step += 1;
        self.since = 0.0;
        self.hinting = false;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, guide.in_set(FrameSet::Lesson));
}

/// Lays a chapter out; after the last comes a game of the learner's own.
pub(super) fn begin(world: &mut World, chapter: usize) {
    let squires = [
        Keeper::Human,
        Keeper::Bot(BotKind::Squire),
        Keeper::Bot(BotKind::Squire),
    ];
    let found = Lesson::first_game().chapters.get(chapter);
    let Some(game) = found.and_then(LessonChapter::game) else {
        let mut setup = Lesson::setup();
        setup.length = Length::SixRounds;
        world.resource_mut::<Settings>().lesson = 0;
        world.write_message(Command::Begin {
            setup,
            seed: super::saves::moment() as u64,
            keepers: squires.to_vec(),
        });
        return;
    };
    // Whoever leaves goes on here another time.
    world.resource_mut::<Settings>().lesson = chapter as u8 + 1;
    let on_table = Match::unwritten(Lesson::setup(), game);
    seat_everyone(world, on_table, squires.to_vec());
    world.insert_resource(LessonInHand::at(chapter));
    world.resource_mut::<Inbox>().put_on_rails(OnRails::Waits);
}

/// What was told has been read.
pub(super) fn go_on(world: &mut World) {
    if let Some(mut lesson) = world.get_resource_mut::<LessonInHand>()
        && matches!(lesson.step(), Some(LessonStep::Tell { .. }))
    {
        lesson.go_on();
    }
}

/// Another game: no more rails.
pub(super) fn end(world: &mut World) {
    world.remove_resource::<LessonInHand>();
    world.resource_mut::<Inbox>().put_on_rails(OnRails::No);
}

/// Lets the table do what the step is about and nothing else.
fn guide(
    lesson: Option<ResMut<LessonInHand>>,
    on_table: Option<Res<Match>>,
    (show, menu, viewing): (Res<Show>, Res<State<Menu>>, Res<State<Viewing>>),
    (time, words): (Res<Time<Real>>, Res<Words>),
    mut inbox: ResMut<Inbox>,
    mut notices: MessageWriter<Notice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Some(mut lesson), Some(on_table)) = (lesson, on_table) else {
        return;
    };
    if inbox.bypass_change_detection().was_turned_down() {
        notices.write(Notice::news(words.0.say("lesson-not-yet", &[])));
    }
    let waits = show.rests(&inbox)
        && *menu.get() == Menu::Closed
        && *viewing.get() == Viewing::Game
        && !on_table.now().proceeds();
    if !waits {
        return;
    }
    let decided = on_table.history.decision_count();
    if decided > lesson.decided {
        lesson.decided = decided;
        lesson.go_on();
    }
    lesson.bypass_change_detection().since += time.delta_secs();
    let rails = match lesson.step() {
        Some(LessonStep::Do { decision, .. }) => OnRails::Only(*decision),
        Some(LessonStep::Other(decision)) => {
            if lesson.since > PAUSE || show.instant {
                inbox.decide_for_others(*decision);
            }
            redraw.write(RequestRedraw);
            OnRails::Waits
        }
        Some(LessonStep::Tell { .. }) | None => OnRails::Waits,
    };
    if inbox.rails() != rails {
        inbox.put_on_rails(rails);
    }
    if lesson.since > PATIENCE && !lesson.hinting {
        lesson.hinting = true;
    }
}
