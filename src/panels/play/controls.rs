//! What each phase of the round lays before the player who decides. Which is laid out when a phase
//! begins stands in [`plugin`]: there a reader finds the controls of a phase.

use crate::common::Screen;
use crate::composition::Fold;
use crate::panels::paint::badge;
use crate::panels::play::answers;
use crate::panels::play::dial;
use crate::panels::play::fan;
use crate::panels::play::hud::{Hud, rect};
use crate::panels::play::modifiers;
use crate::panels::play::ribbon::{self, Chip};
use crate::panels::play::seal::{self, SealAction};
use crate::panels::play::tiles;
use crate::panels::view::{PanelAction, PanelView};
use crate::rules::{Ability, Decision, ModifierId, Phase, Seat, Step};
use crate::table::RoundPhase;
use bevy::prelude::*;

/// What a phase lays before the player who decides.
pub(crate) type PhaseControls = fn(&mut Hud);

/// The controls of the phase that is shown.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct ControlsOfPhase(pub(crate) PhaseControls);

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(ControlsOfPhase(watch));
    for phase in RoundPhase::all() {
        let controls = of(phase);
        app.add_systems(
            OnEnter(phase),
            move |mut laid_out: ResMut<ControlsOfPhase>| {
                laid_out.0 = controls;
            },
        );
    }
}

/// Which controls belong to which phase.
pub(crate) const fn of(phase: RoundPhase) -> PhaseControls {
    match phase {
        RoundPhase::Pass => pass,
        RoundPhase::Bid => bid,
        RoundPhase::Recruit => recruit,
        RoundPhase::Ability => ability,
        RoundPhase::Take => take,
        RoundPhase::Act => act,
        RoundPhase::Discs => disc,
        RoundPhase::Over => over,
        RoundPhase::NoGame
        | RoundPhase::Reveal
        | RoundPhase::EndOfRound
        | RoundPhase::Castillo
        | RoundPhase::March
        | RoundPhase::Regions => watch,
    }
}

/// Nobody decides: the ribbon tells what goes on.
pub(crate) fn watch(hud: &mut Hud) {
    ribbon::show(hud, Vec::new());
    seal::undo(hud);
}

/// Whether the player who decides may see what is to be chosen from.
fn hidden(hud: &mut Hud) -> bool {
    let hides = hud.view.legal.is_empty() || !hud.view.may_show_choice();
    if hides {
        watch(hud);
    }
    hides
}

fn bid(hud: &mut Hud) {
    tiles::show(hud);
    let Some(seat) = hud.view.game.to_act() else {
        return watch(hud);
    };
    if hidden(hud) {
        return;
    }
    let ready = hud.state.modifier;
    let held = hud.view.game.modifiers(seat);
    let ready = ready.filter(|&modifier| held.contains(modifier));
    let cards = fan::bids(hud.view, seat, ready);
    fan::show(hud, &cards, "seal-play");
    modifiers::to_play(hud, seat, ready);
    ribbon::show(hud, Vec::new());
}

fn pass(hud: &mut Hud) {
    let Some(seat) = hud.view.game.to_act() else {
        return watch(hud);
    };
    if hidden(hud) {
        return;
    }
    let cards = fan::to_pass(hud.view, seat);
    fan::show(hud, &cards, "seal-pass");
    ribbon::show(hud, Vec::new());
}

fn take(hud: &mut Hud) {
    tiles::show(hud);
    fan::peek(hud);
    if hidden(hud) {
        return;
    }
    tiles::take_seal(hud);
    ribbon::show(hud, Vec::new());
}

fn recruit(hud: &mut Hud) {
    tiles::show(hud);
    fan::peek(hud);
    if hidden(hud) {
        return;
    }
    if hud.view.game.turn().recruits_left.is_some() {
        ribbon::show(hud, Vec::new());
        seal::done(hud);
        return;
    }
    counts(hud, "seal-recruit");
}

/// Over the ribbon the wheel tells how many, as it does over the trays.
fn wheel(hud: &mut Hud, chosen: u8, most: u8) {
    let over = rect(hud.panes.ribbon);
    let wheel = hud.ctx.input(|input| {
        let at = input.pointer.latest_pos();
        let here = at.is_some_and(|at| over.contains(at));
        if here {
            input.smooth_scroll_delta.y
        } else {
            0.0
        }
    });
    let next = match dial::wheel_step(hud.ctx, "recruit wheel", wheel) {
        Some(step) if step < 0 => chosen.saturating_add(1).min(most),
        Some(_) => chosen.saturating_sub(1),
        None => return,
    };
    if next != chosen && hud.view.may(Decision::Recruit(next)) {
        hud.actions.push(PanelAction::Muster(next));
    }
}

/// How many: as many as stand at court for now with the seal, others with the chips.
fn counts(hud: &mut Hud, id: &str) {
    let view = hud.view;
    let many = view.legal.iter().filter_map(|&decision| match decision {
        Decision::Recruit(count) => Some(count),
        _ => None,
    });
    let most = many.max().unwrap_or(0);
    let chosen = view
        .mustered
        .filter(|&count| view.may(Decision::Recruit(count)));
    let chosen = chosen.unwrap_or(most);
    // Nobody is a choice of its own only where recruiting is not.
    let fewest = u8::from(view.game.phase() == Phase::Ability);
    let chips = (fewest..=most).map(|count| {
        let decision = Decision::Recruit(count);
        Chip {
            label: match count {
                // Many answers leave no room for a word.
                0 if most <= 4 => view.word("recruit-nobody"),
                _ => count.to_string(),
            },
            seat: None,
            usual: count == chosen,
            action: view.may(decision).then_some(PanelAction::Decide(decision)),
        }
    });
    ribbon::show(hud, chips.collect());
    wheel(hud, chosen, most);
    if view.may(Decision::Done) {
        seal::done(hud);
        return;
    }
    let decision = Decision::Recruit(chosen);
    let label = match hud.panes.fold {
        Fold::Tight => format!("+{chosen}"),
        _ => view.say(id, &[("count", chosen.into())]),
    };
    let tip = view.say("seal-recruit-tip", &[("count", chosen.into())]);
    let action = view.may(decision).then_some(PanelAction::Decide(decision));
    seal::show(hud, SealAction { label, tip, action });
}

/// What the modifier played lets one do.
fn ability(hud: &mut Hud) {
    if hidden(hud) {
        return;
    }
    let seat = hud.view.game.actor();
    let modifier = hud.view.game.played_modifier(seat);
    match modifier.and_then(ModifierId::ability) {
        Some(Ability::Levy(_)) => counts(hud, "seal-recruit"),
        Some(Ability::Recall) => take_back(hud, seat),
        _ => {
            ribbon::show(hud, Vec::new());
            seal::done(hud);
        }
    }
}

fn take_back(hud: &mut Hud, seat: Seat) {
    let cards = fan::to_take_back(hud.view, seat);
    fan::show(hud, &cards, "seal-take-back");
    // Who may also leave it says so in the ribbon.
    let leave = hud.view.may(Decision::Done).then(|| Chip {
        label: hud.view.word("seal-done"),
        seat: None,
        usual: false,
        action: Some(PanelAction::Decide(Decision::Done)),
    });
    ribbon::show(hud, leave.into_iter().collect());
}

fn act(hud: &mut Hud) {
    let view = hud.view;
    if view.legal.is_empty() || !view.may_show_choice() {
        tiles::own_card(hud);
        return watch(hud);
    }
    match view.game.pending().top() {
        Some(Step::SetDiscs { .. }) => disc(hud),
        Some(step @ (Step::Objections { .. } | Step::Answer { .. })) => answers::show(hud, step),
        Some(Step::ChoosePower) => take_back(hud, view.game.actor()),
        Some(Step::Comply { who, .. }) => {
            tiles::own_card(hud);
            next(hud, who.iter().collect());
        }
        _ => {
            fan::peek(hud);
            tiles::own_card(hud);
            ribbon::show(hud, Vec::new());
            seal::done(hud);
        }
    }
}

/// Who goes next.
fn next(hud: &mut Hud, seats: Vec<Seat>) {
    let view = hud.view;
    let chips = seats.into_iter().map(|seat| {
        let decision = Decision::Next(seat);
        Chip {
            label: badge::name(view.setup, seat).to_owned(),
            seat: Some(seat),
            usual: false,
            action: view.may(decision).then_some(PanelAction::Decide(decision)),
        }
    });
    ribbon::show(hud, chips.collect());
    seal::undo(hud);
}

fn disc(hud: &mut Hud) {
    if hidden(hud) {
        return;
    }
    dial::show(hud);
}

fn over(hud: &mut Hud) {
    ribbon::show(hud, Vec::new());
    let view: &PanelView = hud.view;
    let label = view.word("seal-result");
    let tip = view.word("result-show");
    let action = (!view.busy).then_some(PanelAction::Turn(Screen::Result));
    seal::show(hud, SealAction { label, tip, action });
}
