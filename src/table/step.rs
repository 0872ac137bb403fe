//! One step of the rules: a decision is taken in, judged, applied, shown on the pieces, and the
//! phase advances.

use super::driver::{Inbox, Show, follow_phase};
use super::shown::show_at_once;
use super::{GeneralScoring, RoundPhase};
use crate::history::{Happenings, History};
use crate::record::RecordFile;
use crate::rules::{Decision, Game, RuleError, Setup};
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

/// The game on the table.
#[derive(Resource, Debug)]
pub struct Match {
    pub setup: Setup,
    /// All that has happened in it.
    pub history: History,
    /// Where decisions are written down before they are shown; none in tests and demonstrations.
    pub file: Option<RecordFile>,
}

impl Match {
    /// A game nobody writes down.
    pub const fn unwritten(setup: Setup, game: Game) -> Self {
        Self {
            setup,
            history: History::new(game),
            file: None,
        }
    }

    /// The game as it is, seen or not: for rules and bots. Players read [`super::Shown`].
    pub fn now(&self) -> &Game {
        self.history.now()
    }
}

/// Runs the rules for one decision.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleStep;

/// The parts of a [`RuleStep`], in this order: each needs what the one before it has done.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleSet {
    TakeIn,
    Judge,
    Apply,
    MovePieces,
    Advance,
}

/// What the step under way has come to.
#[derive(Resource, Debug, Default)]
pub struct CurrentStep {
    pub decision: Option<Decision>,
    /// Set once a phase has found the decision legal.
    pub accepted: bool,
}

/// A decision was refused.
#[derive(Message, Clone, Copy, Debug)]
pub struct Refused {
    pub decision: Decision,
    pub error: RuleError,
}

/// The record can't be written any more: the game is no longer safe from a crash.
#[derive(Message, Clone, Debug)]
pub struct NotWrittenDown {
    pub reason: String,
}

pub(super) fn plugin(app: &mut App) {
    app.init_schedule(RuleStep)
        .init_state::<RoundPhase>()
        .add_computed_state::<GeneralScoring>()
        .init_resource::<CurrentStep>()
        .add_message::<Refused>()
        .add_message::<NotWrittenDown>()
        .configure_sets(
            RuleStep,
            (
                RuleSet::TakeIn,
                RuleSet::Judge,
                RuleSet::Apply,
                RuleSet::MovePieces,
                RuleSet::Advance,
            )
                .chain(),
        )
        .add_systems(
            RuleStep,
            (
                (show_at_once.run_if(nothing_is_shown), await_show)
                    .chain()
                    .in_set(RuleSet::MovePieces),
                follow_phase.in_set(RuleSet::Advance),
            ),
        );
}

type Judge = fn(&Game, Decision) -> Result<(), RuleError>;
type Apply = fn(&mut Game, Decision, &mut Happenings);

/// The systems of one phase, made of that phase's functions in the rules.
pub(super) fn add_phase(app: &mut App, phase: RoundPhase, judge: Judge, apply: Apply) {
    app.add_systems(
        RuleStep,
        (
            take_in
                .in_set(RuleSet::TakeIn)
                .ambiguous_with(RuleSet::TakeIn),
            (move |on_table: Res<Match>,
                   step: ResMut<CurrentStep>,
                   refused: MessageWriter<Refused>| {
                judge_with(judge, &on_table, step, refused);
            })
            .in_set(RuleSet::Judge)
            .ambiguous_with(RuleSet::Judge),
            (move |on_table: ResMut<Match>,
                   step: Res<CurrentStep>,
                   unsaved: MessageWriter<NotWrittenDown>| {
                apply_with(apply, on_table, &step, unsaved);
            })
            .in_set(RuleSet::Apply)
            .ambiguous_with(RuleSet::Apply),
        )
            // One phase is on at a time: its neighbours in a set never run with it.
            .run_if(in_state(phase)),
    );
}

/// A phase in which nobody decides goes on by itself.
fn take_in(on_table: Res<Match>, mut inbox: ResMut<Inbox>, mut step: ResMut<CurrentStep>) {
    step.accepted = false;
    step.decision = if on_table.now().proceeds() {
        Some(Decision::Proceed)
    } else {
        inbox.take()
    };
}

fn judge_with(
    judge: Judge,
    on_table: &Match,
    mut step: ResMut<CurrentStep>,
    mut refused: MessageWriter<Refused>,
) {
    let Some(decision) = step.decision else {
        return;
    };
    match judge(on_table.now(), decision) {
        Ok(()) => step.accepted = true,
        Err(error) => {
            refused.write(Refused { decision, error });
        }
    }
}

fn apply_with(
    apply: Apply,
    mut on_table: ResMut<Match>,
    step: &CurrentStep,
    mut unsaved: MessageWriter<NotWrittenDown>,
) {
    let (true, Some(decision)) = (step.accepted, step.decision) else {
        return;
    };
    if let (Some(file), true) = (&mut on_table.file, decision != Decision::Proceed)
        && let Err(error) = debug_span!("write decision").in_scope(|| file.append(decision))
    {
        // The game goes on; what is on disk stays whole up to here.
        on_table.file = None;
        unsaved.write(NotWrittenDown {
            reason: error.to_string(),
        });
    }
    on_table.history.record(decision, |game, happenings| {
        apply(game, decision, happenings);
        true
    });
}

fn nothing_is_shown(show: Res<Show>) -> bool {
    show.instant
}

/// What the step led to is left to the stage to show.
fn await_show(step: Res<CurrentStep>, mut show: ResMut<Show>) {
    if step.accepted && !show.instant {
        show.busy = true;
    }
}
