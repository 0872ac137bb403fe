//! Nobody is there: title, a demonstration, the title again, a great scoring; in turn, for ever.

use super::comings::Doorway;
use super::moment::best_moment;
use super::presence::Presence;
use crate::common::{
    AttractAct, Background, Backstage, Exhibition, Occasion, Screen, Spectacle, Visit,
};
use crate::rules::{Game, Setup};
use crate::session::{Command, DemonstrationTable};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::EventLoopProxyWrapper;

/// Where the attract is.
#[derive(Resource, Default)]
pub(super) struct AttractClock {
    /// Seconds in this act.
    act: f32,
    /// How many acts there have been.
    acts: u64,
    /// A scoring has been seen in this act.
    scored: bool,
    /// Seconds since it was over.
    rest: f32,
    /// The next moment, worked out while something else is shown.
    next: Option<Background<Option<(Setup, Game)>>>,
    ready: Option<(Setup, Game)>,
}

/// The longest a moment may take, in seconds.
const LONGEST_MOMENT: f32 = 180.0;
/// After a scoring the standing can be looked at.
const STANDING_STAYS: f32 = 4.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AttractClock>()
        .add_systems(OnEnter(Visit::Attract), begin);
}

fn begin(mut clock: ResMut<AttractClock>) {
    clock.act = 0.0;
    clock.scored = false;
}

/// Somebody is there.
pub(super) fn touched(
    presence: Res<Presence>,
    backstage: Res<State<Backstage>>,
    mut door: Doorway,
) {
    if presence.pressed && *backstage.get() == Backstage::Closed {
        door.diary.now.visitors += 1;
        door.let_in();
    }
}

/// Turns from act to act.
pub(super) fn go_on(
    time: Res<Time<Real>>,
    plan: Res<Exhibition>,
    (act, screen, spectacle): (
        Res<State<AttractAct>>,
        Res<State<Screen>>,
        Res<State<Spectacle>>,
    ),
    wake: Option<Res<EventLoopProxyWrapper>>,
    mut clock: ResMut<AttractClock>,
    mut next: ResMut<NextState<AttractAct>>,
    mut occasion: ResMut<NextState<Occasion>>,
    mut table: ResMut<DemonstrationTable>,
    mut commands: MessageWriter<Command>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // What moves by the clock alone asks for its frames.
    redraw.write(RequestRedraw);
    clock.act += time.delta_secs();
    clock.prepare(&plan, wake.as_deref());
    let scoring = *spectacle.get() == Spectacle::Scoring;
    if scoring {
        clock.scored = true;
    }
    let told = clock.scored && !scoring;
    let over = *screen.get() == Screen::Result;
    let ends = match act.get() {
        AttractAct::Title => clock.act > f32::from(plan.attract.title),
        // A scoring that has begun is seen to its end.
        AttractAct::Demonstration => {
            let long = clock.act > f32::from(plan.attract.demonstration);
            over || (long && *spectacle.get() == Spectacle::Off)
        }
        AttractAct::Moment => {
            over || clock.act >= LONGEST_MOMENT || (told && clock.rested(time.delta_secs()))
        }
    };
    if !ends {
        return;
    }
    clock.act = 0.0;
    clock.scored = false;
    clock.rest = 0.0;
    clock.acts += 1;
    match act.get() {
        AttractAct::Title => {
            // Every other time; a title is every other act.
            let moments = clock.acts % 4 == 3;
            if let Some((setup, game)) = clock.ready.take_if(|_| moments) {
                next.set(AttractAct::Moment);
                let game = Box::new(game);
                commands.write(Command::DemonstrateFrom { setup, game });
            } else {
                next.set(AttractAct::Demonstration);
                table.0 = Some(plan.usual_game().watched().0);
                commands.write(Command::Demonstrate);
            }
        }
        AttractAct::Demonstration | AttractAct::Moment => {
            next.set(AttractAct::Title);
            occasion.set(Occasion::Game);
            commands.write(Command::ToTitle);
        }
    }
}

impl AttractClock {
    /// Has the next moment worked out in the background.
    fn prepare(&mut self, plan: &Exhibition, wake: Option<&EventLoopProxyWrapper>) {
        if let Some(found) = self.next.as_mut().and_then(Background::finished) {
            self.next = None;
            self.ready = found.ok().flatten();
        }
        if self.ready.is_none() && self.next.is_none() {
            let game = plan.usual_game();
            let seed = self.acts.wrapping_mul(7919).wrapping_add(1490);
            self.next = Some(Background::begin(wake, move |_| best_moment(game, seed)));
        }
    }

    /// The standing has been looked at.
    fn rested(&mut self, seconds: f32) -> bool {
        self.rest += seconds;
        self.rest > STANDING_STAYS
    }
}
