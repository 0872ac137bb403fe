//! A lesson under way: which step it is at, what the table may do meanwhile, and what others do.

use super::beginning::seat_everyone;
use super::bookmark::LessonMark;
use crate::ai::{BotKind, Keeper};
use crate::common::{Background, FrameSet, Menu, Notice, Screen, Viewing, Words};
use crate::history::History;
use crate::lesson::{Lesson, LessonBookmark, LessonChapter, LessonStep};
use crate::opponents::Coach;
use crate::table::{Inbox, Match, OnRails, Show};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

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
    const fn at(chapter: usize, step: usize, decided: usize) -> Self {
        Self {
            chapter,
            step,
            decided,
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

    /// The chapter that comes after this one.
    pub fn next_chapter(&self) -> Option<&'static LessonChapter> {
        Lesson::first_game().chapters.get(self.chapter + 1)
    }

    /// Seconds until more is said, if there is more to say.
    fn until_more_is_said(&self) -> Option<f32> {
        let waits = matches!(self.step(), Some(LessonStep::Do { .. }));
        (waits && !self.hinting).then(|| (PATIENCE - self.since).max(0.0))
    }

    /// Seconds since something was said last.
    pub fn since_it_was_said(&self) -> f32 {
        if self.hinting {
            (self.since - PATIENCE).max(0.0)
        } else {
            self.since
        }
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

    /// The learner plays freely.
    pub fn is_free(&self) -> bool {
        matches!(self.step(), Some(LessonStep::Free { .. }))
    }

    fn go_on(&mut self) {
        self.turn_to(self.step + 1);
    }

    fn turn_to(&mut self, step: usize) {
        self.step = step;
        self.since = 0.0;
        self.hinting = false;
    }

    /// So many decisions have been made in this chapter by now; something may have been taken back.
    fn follow(&mut self, decided: usize) {
        if decided < self.decided {
            let step = self.chapter().deciding_step(decided).unwrap_or(self.step);
            self.turn_to(step);
        } else if decided > self.decided && !self.is_free() {
            self.go_on();
        }
        self.decided = decided;
    }

    fn bookmark(&self, history: &History) -> LessonBookmark {
        LessonBookmark {
            chapter: self.chapter().id.clone(),
            step: self.step,
            decisions: history.decisions().collect(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, guide.in_set(FrameSet::Lesson));
}

/// Lays a chapter out.
pub(super) fn begin(world: &mut World, chapter: usize) {
    match LessonBookmark::at_chapter(chapter) {
        Some(bookmark) => lay_out(world, &bookmark),
        None => super::to_screen(world, Screen::Title),
    }
}

/// Goes on where the lesson was left, or from its beginning.
pub(super) fn resume(world: &mut World) {
    match world.resource::<LessonMark>().0.clone() {
        Some(bookmark) => lay_out(world, &bookmark),
        None => begin(world, 0),
    }
}

fn lay_out(world: &mut World, bookmark: &LessonBookmark) {
    let Some((chapter, step, history)) = bookmark.open() else {
        return super::to_screen(world, Screen::Title);
    };
    let company = [
        Keeper::Human,
        Keeper::Bot(BotKind::Squire),
        Keeper::Bot(BotKind::Squire),
    ];
    let decided = history.decision_count();
    let on_table = Match {
        setup: Lesson::setup(),
        history,
        file: None,
    };
    seat_everyone(world, on_table, company.to_vec());
    world.insert_resource(LessonInHand::at(chapter, step, decided));
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
    world.resource_mut::<Coach>().wanted = false;
    world.resource_mut::<Inbox>().put_on_rails(OnRails::No);
}

/// Wakes the window when a step has more to say: at rest it draws nothing, and would not look.
struct Alarm {
    /// The chapter and the step it is set for.
    of: (usize, usize),
    rings: Background<()>,
}

/// So often an alarm looks whether it is still wanted.
const LOOKS: Duration = Duration::from_millis(250);

fn set_alarm(
    alarm: &mut Option<Alarm>,
    lesson: &LessonInHand,
    wake: Option<&EventLoopProxyWrapper>,
) {
    let (Some(wake), Some(seconds)) = (wake, lesson.until_more_is_said()) else {
        *alarm = None;
        return;
    };
    let of = (lesson.chapter, lesson.step);
    // It may have rung while a menu was open, and nothing was waited for.
    alarm.take_if(|alarm| alarm.rings.finished().is_some());
    if alarm.as_ref().is_some_and(|alarm| alarm.of == of) {
        return;
    }
    let rings = Background::begin(Some(wake), move |cancelled: &AtomicBool| {
        let mut left = Duration::from_secs_f32(seconds + 0.1);
        while !left.is_zero() && !cancelled.load(Ordering::Relaxed) {
            let nap = left.min(LOOKS);
            std::thread::sleep(nap);
            left -= nap;
        }
    });
    *alarm = Some(Alarm { of, rings });
}

/// Lets the table do what the step is about and nothing else.
fn guide(
    lesson: Option<ResMut<LessonInHand>>,
    on_table: Option<Res<Match>>,
    (show, menu, viewing): (Res<Show>, Res<State<Menu>>, Res<State<Viewing>>),
    (time, words): (Res<Time<Real>>, Res<Words>),
    (mut inbox, mut coach, mut mark): (ResMut<Inbox>, ResMut<Coach>, ResMut<LessonMark>),
    mut notices: MessageWriter<Notice>,
    mut redraw: MessageWriter<RequestRedraw>,
    (wake, mut alarm): (Option<Res<EventLoopProxyWrapper>>, Local<Option<Alarm>>),
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
    if decided != lesson.decided {
        lesson.follow(decided);
    }
    if lesson
        .step()
        .is_some_and(|step| step.is_played_out(on_table.now()))
    {
        lesson.go_on();
    }
    if lesson.is_changed() {
        // Whoever leaves goes on here another time; who has come to the end has nothing to go on with.
        let over = on_table.now().is_over();
        let left_at = (!over).then(|| lesson.bookmark(&on_table.history));
        mark.set_if_neq(LessonMark(left_at));
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
        Some(LessonStep::Free { .. }) => OnRails::No,
        Some(LessonStep::Tell { .. }) | None => OnRails::Waits,
    };
    if inbox.rails() != rails {
        inbox.put_on_rails(rails);
    }
    if coach.wanted != lesson.is_free() {
        coach.wanted = lesson.is_free();
    }
    if lesson.since > PATIENCE && !lesson.hinting {
        lesson.hinting = true;
    }
    set_alarm(&mut alarm, &lesson, wake.as_deref());
}
