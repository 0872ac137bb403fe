//! Runs the rules whenever there is something to run, and lets the show go on in between.

use super::RoundPhase;
use super::shown::Shown;
use super::step::{CurrentStep, Match, RuleStep};
use crate::common::{FrameSet, Viewing};
use crate::rules::Decision;
use bevy::log::tracing::field::{Empty, debug};
use bevy::prelude::*;

/// The one way in for decisions, whoever makes them.
#[derive(Resource, Debug, Default)]
pub struct Inbox {
    decision: Option<Decision>,
    /// What was in the hand: this one of several equal pieces goes.
    piece: Option<Entity>,
    rails: OnRails,
    /// Somebody wanted something else than the lesson.
    turned_down: bool,
    /// What a coach would not do, at the table as it is.
    doubts: Vec<Decision>,
    /// One of these was decided: its player says whether it is meant.
    held: Option<HeldDecision>,
}

/// A decision that waits for its player to think again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldDecision {
    pub decision: Decision,
    piece: Option<Entity>,
}

/// Whether a lesson says what may be decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnRails {
    #[default]
    No,
    /// Something is told first, or others decide.
    Waits,
    /// Just this.
    Only(Decision),
}

impl OnRails {
    fn lets_through(self, decision: Decision) -> bool {
        match self {
            Self::No => true,
            Self::Waits => false,
            Self::Only(expected) => decision == expected,
        }
    }
}

impl Inbox {
    /// Puts a decision in, unless one is waiting already, or a lesson waits for another.
    pub fn offer(&mut self, decision: Decision) -> bool {
        if !self.rails.lets_through(decision) {
            self.turned_down = true;
            return false;
        }
        if self.doubts.contains(&decision) {
            let piece = None;
            self.held = Some(HeldDecision { decision, piece });
            return false;
        }
        self.put(decision)
    }

    /// What is to be asked about before it is done. It holds until something is decided.
    pub fn doubt(&mut self, doubts: Vec<Decision>) {
        self.doubts = doubts;
        self.held = None;
    }

    /// Whether anything would be asked about.
    pub const fn has_doubts(&self) -> bool {
        !self.doubts.is_empty()
    }

    /// What its player is asked about.
    pub const fn held(&self) -> Option<HeldDecision> {
        self.held
    }

    /// What was held is meant: it is done.
    pub fn insist(&mut self) {
        if let Some(HeldDecision { decision, piece }) = self.held {
            self.doubt(Vec::new());
            self.offer_with(decision, piece);
        }
    }

    /// What was held is not done, and nothing more is asked.
    pub fn reconsider(&mut self) {
        self.doubt(Vec::new());
    }

    fn put(&mut self, decision: Decision) -> bool {
        let free = self.decision.is_none();
        if free {
            self.decision = Some(decision);
        }
        free
    }

    /// What somebody else does in a lesson.
    pub fn decide_for_others(&mut self, decision: Decision) {
        self.put(decision);
    }

    pub const fn rails(&self) -> OnRails {
        self.rails
    }

    pub const fn put_on_rails(&mut self, rails: OnRails) {
        self.rails = rails;
    }

    /// Whether somebody wanted something else than the lesson, since this was asked last.
    pub const fn was_turned_down(&mut self) -> bool {
        std::mem::replace(&mut self.turned_down, false)
    }

    /// The same for a decision that was made by moving a piece. It stays the one that is meant
    /// while others say whether they object.
    pub fn offer_with(&mut self, decision: Decision, piece: Option<Entity>) -> bool {
        let taken = self.offer(decision);
        if taken {
            self.piece = piece;
        } else if let Some(held) = self.held.as_mut().filter(|held| held.decision == decision) {
            held.piece = piece;
        }
        taken
    }

    pub(super) fn take(&mut self) -> Option<Decision> {
        self.doubt(Vec::new());
        self.decision.take()
    }

    pub const fn is_empty(&self) -> bool {
        self.decision.is_none()
    }

    /// What waits to be made.
    pub const fn decision(&self) -> Option<Decision> {
        self.decision
    }

    /// The piece that was last moved by hand.
    pub const fn moved_piece(&self) -> Option<Entity> {
        self.piece
    }
}

/// Whether the stage is still showing what happened. The stage owns time: the game waits for it.
#[derive(Resource, Debug)]
pub struct Show {
    /// Something that happened is still to be shown, or is shown again.
    pub busy: bool,
    /// Nothing is shown on its way: as many steps in one frame as there are.
    pub instant: bool,
}

impl Default for Show {
    /// A table nobody looks at.
    fn default() -> Self {
        Self {
            busy: false,
            instant: true,
        }
    }
}

impl Show {
    /// Nothing is under way: all that was decided has been shown. The one meaning of "at rest".
    pub const fn rests(&self, inbox: &Inbox) -> bool {
        !self.busy && inbox.is_empty()
    }
}

/// Nothing is under way.
pub fn at_rest(show: Res<Show>, inbox: Res<Inbox>) -> bool {
    show.rests(&inbox)
}

/// All has been shown, and somebody has to decide or the game is over.
pub fn awaits_decision(world: &World) -> bool {
    let proceeds = |on_table: &Match| on_table.now().proceeds();
    let rests = world.resource::<Show>().rests(world.resource::<Inbox>());
    rests && !world.get_resource::<Match>().is_some_and(proceeds)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Inbox>()
        .init_resource::<Show>()
        .add_systems(Update, drive.in_set(FrameSet::Rules));
    // A table without the rest of the program has only this state beside its phases.
    if !app.world().contains_resource::<State<Viewing>>() {
        app.init_state::<Viewing>();
    }
}

/// More steps than any phase that proceeds by itself has in a row: a game that does not stand
/// still is a defect, and must not hang the window.
const MOST_STEPS_A_FRAME: usize = 100;

/// Takes steps while there are any and nothing is being shown.
fn drive(world: &mut World) {
    follow_phase(world);
    for _ in 0..MOST_STEPS_A_FRAME {
        let again = *world.resource::<State<Viewing>>().get() == Viewing::Again;
        if again || world.resource::<Show>().busy || !step_available(world) {
            return;
        }
        // A phase without its plugin takes nothing in: then the game stands still here.
        world.resource_mut::<CurrentStep>().decision = None;
        let phase = *world.resource::<State<RoundPhase>>().get();
        let span = debug_span!("rule step", ?phase, decision = Empty, accepted = Empty).entered();
        world.run_schedule(RuleStep);
        let step = world.resource::<CurrentStep>();
        let Some(decision) = step.decision else {
            return;
        };
        span.record("decision", debug(decision));
        span.record("accepted", step.accepted);
    }
}

fn step_available(world: &World) -> bool {
    let Some(on_table) = world.get_resource::<Match>() else {
        return false;
    };
    let game = on_table.now();
    game.proceeds() || (!world.resource::<Inbox>().is_empty() && !game.is_over())
}

/// The state is the phase of the game that is seen. Rules run only when all has been seen, so for
/// them it is the phase of the game itself.
pub(super) fn follow_phase(world: &mut World) {
    let shown = world.get_resource::<Shown>();
    let phase = shown.map_or(RoundPhase::NoGame, |shown| shown.game().phase().into());
    if *world.resource::<State<RoundPhase>>().get() != phase {
        world.resource_mut::<NextState<RoundPhase>>().set(phase);
        // In the middle of a transition it follows with the next one.
        let _ = world.try_run_schedule(StateTransition);
    }
}
