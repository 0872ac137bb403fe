//! Nobody has touched anything for a while: is anybody still there?

use super::comings::Doorway;
use super::presence::Presence;
use crate::common::{Backstage, Exhibition, Menu, Occasion, Screen, Spectacle, Viewing, Visit};
use crate::opponents::Keepers;
use crate::session::LessonInHand;
use crate::table::{Inbox, Show, Shown};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;

/// Seconds until it is taken for granted that nobody is there; none while nobody asks.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Countdown(pub Option<u16>);

/// Seconds without a touch.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Stillness(f32);

/// On the page that asks what it shall be nobody is asked again.
const LOOKS_FOR: f32 = 40.0;
/// Seconds a result of bots can be read.
const RESULT_STAYS: f32 = 10.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Countdown>()
        .init_resource::<Stillness>()
        .add_systems(OnEnter(Visit::Stays), begin_anew)
        .add_systems(OnEnter(Visit::ComeIn), begin_anew)
        .add_systems(OnEnter(Visit::StillThere), begin_anew)
        .add_systems(OnExit(Visit::StillThere), stop);
}

fn begin_anew(mut still: ResMut<Stillness>) {
    still.0 = 0.0;
}

fn stop(mut countdown: ResMut<Countdown>) {
    countdown.0 = None;
}

/// Whatever is on that nobody need touch.
#[derive(SystemParam)]
pub(super) struct Goings<'w> {
    spectacle: Res<'w, State<Spectacle>>,
    viewing: Res<'w, State<Viewing>>,
    show: Res<'w, Show>,
    inbox: Res<'w, Inbox>,
    shown: Option<Res<'w, Shown>>,
    keepers: Res<'w, Keepers>,
    menu: Res<'w, State<Menu>>,
    lesson: Option<Res<'w, LessonInHand>>,
}

impl Goings<'_> {
    /// Bots think, a scene is on, or something is shown: who looks on touches nothing.
    fn go_on(&self) -> bool {
        // An open menu or book holds everything up until somebody closes it.
        if *self.menu.get() == Menu::Open {
            return false;
        }
        // In a lesson bots move only after what was told has been read.
        let alone = self.lesson.is_none();
        let thinks = |shown: &Res<Shown>| alone && self.keepers.thinking(shown.game()).is_some();
        // A scene may wait for somebody itself: for a disc, or for an answer to a Veto.
        let waits = |shown: &Res<Shown>| shown.game().to_act().is_some();
        let asks = self.shown.as_ref().is_some_and(waits);
        (*self.spectacle.get() != Spectacle::Off && !asks)
            || *self.viewing.get() == Viewing::Again
            || !self.show.rests(&self.inbox)
            || self.shown.as_ref().is_some_and(thinks)
    }
}

pub(super) fn wait(
    time: Res<Time<Real>>,
    plan: Res<Exhibition>,
    presence: Res<Presence>,
    goings: Goings,
    (screen, occasion, backstage): (
        Res<State<Screen>>,
        Res<State<Occasion>>,
        Res<State<Backstage>>,
    ),
    mut still: ResMut<Stillness>,
    mut door: Doorway,
) {
    let watches = *occasion.get() == Occasion::Demonstration;
    if watches && presence.pressed {
        door.let_in();
        return;
    }
    let over = *screen.get() == Screen::Result;
    // A game that is over goes nowhere, whoever sat there.
    if presence.felt || (goings.go_on() && !over) || *backstage.get() != Backstage::Closed {
        still.0 = 0.0;
        return;
    }
    still.0 += time.delta_secs();
    if watches && over && still.0 > RESULT_STAYS {
        door.show_itself();
    } else if still.0 >= f32::from(plan.idle.ask_after) && !watches {
        door.visit.set(Visit::StillThere);
    }
}

pub(super) fn count_down(
    time: Res<Time<Real>>,
    plan: Res<Exhibition>,
    presence: Res<Presence>,
    mut still: ResMut<Stillness>,
    mut countdown: ResMut<Countdown>,
    mut door: Doorway,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // The number goes down while nothing else moves.
    redraw.write(RequestRedraw);
    if presence.felt {
        door.visit.set(Visit::Stays);
        return;
    }
    still.0 += time.delta_secs();
    let left = f32::from(plan.idle.then_leave) - still.0;
    if left <= 0.0 {
        door.let_go(f32::from(plan.idle.continue_for));
        return;
    }
    let seconds = Duration::from_secs_f32(left.ceil()).as_secs();
    countdown.set_if_neq(Countdown(Some(seconds as u16)));
}

/// Who came in and chose nothing has gone.
pub(super) fn lose_interest(
    time: Res<Time<Real>>,
    presence: Res<Presence>,
    backstage: Res<State<Backstage>>,
    mut still: ResMut<Stillness>,
    mut door: Doorway,
) {
    if presence.felt || *backstage.get() != Backstage::Closed {
        still.0 = 0.0;
        return;
    }
    still.0 += time.delta_secs();
    if still.0 > LOOKS_FOR {
        door.show_itself();
    }
}
