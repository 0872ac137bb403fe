//! The bottom: what the player who decides decides with.

use crate::common::Screen;
use crate::log::{announcement, refusal};
use crate::panels::paint::badge;
use crate::panels::paint::printed::{Printed, TALL, paint};
use crate::panels::paint::theme::{self, Arrow, Tip, Type};
use crate::panels::play::cards;
use crate::panels::play::counsel;
use crate::panels::play::disc;
use crate::panels::play::modifiers;
use crate::panels::play::players::FOLDED;
use crate::panels::state::{Foldable, PanelState};
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::{Ability, Decision, Deed, ModifierId, Phase, Power, Progress, Seat, Step};
use bevy_egui::egui::{
    Align, Button, Color32, Label, Layout, Panel, RichText, ScrollArea, Sense, Stroke, StrokeKind,
    Ui, vec2,
};

const HEIGHT: f32 = 204.0;
const WITH_DIAL: f32 = 300.0;
/// Of a power card in the hand.
pub(crate) const CARD_HEIGHT: f32 = 124.0;

pub(crate) fn show(
    ui: &mut Ui,
    view: &PanelView,
    state: &mut PanelState,
    actions: &mut PanelActions,
) {
    if state.folded.is(Foldable::Controls) {
        let panel = Panel::bottom("controls-folded")
            .resizable(false)
            .show_separator_line(false)
            .exact_size(FOLDED);
        panel.frame(theme::docked()).show(ui, |ui| {
            let tip = view.say("panel-open", &[("panel", title(view).into())]);
            ui.horizontal(|ui| {
                if theme::arrow(ui, Arrow::Up, tip) {
                    state.folded.turn(Foldable::Controls);
                }
                ui.label(theme::faded(title(view)));
            });
        });
        return;
    }
    let top = view.game.pending().top();
    let disc = view.game.phase() == Phase::Discs || matches!(top, Some(Step::SetDiscs { .. }));
    // The dial needs more room than cards do.
    let wanted = if disc { WITH_DIAL } else { HEIGHT };
    let height = wanted.min(ui.available_height() * 0.45);
    let panel = Panel::bottom("controls")
        .resizable(false)
        .show_separator_line(false)
        .exact_size(height);
    panel.frame(theme::docked()).show(ui, |ui| {
        ui.horizontal(|ui| {
            theme::heading(ui, title(view));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if theme::arrow(ui, Arrow::Down, view.word("panel-close")) {
                    state.folded.turn(Foldable::Controls);
                }
                counsel::show(ui, view, actions);
            });
        });
        if view.game.phase() == Phase::Take && view.thinking().is_none() {
            cards::to_take(ui, view, actions);
            return;
        }
        let whole = ui.available_size();
        ui.horizontal_top(|ui| {
            let share = if view.game.phase() == Phase::Bid {
                0.72
            } else {
                0.58
            };
            let width = whole.x * share;
            ui.allocate_ui_with_layout(vec2(width, whole.y), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                let scroll = ScrollArea::vertical().id_salt("choice");
                let scroll = scroll.auto_shrink([false, false]);
                scroll.show(ui, |ui| choice(ui, view, state, actions));
            });
            cards::small(ui, view);
        });
    });
}

/// Room where nothing is decided: the table stays as large as it was when things happened.
pub(crate) fn empty(ui: &mut Ui, state: &PanelState) {
    let folded = state.folded.is(Foldable::Controls);
    let height = if folded { FOLDED } else { HEIGHT };
    let height = height.min(ui.available_height() * 0.45);
    let panel = Panel::bottom("controls-empty")
        .resizable(false)
        .exact_size(height);
    panel.frame(theme::docked()).show(ui, |ui| {
        ui.allocate_space(ui.available_size());
    });
}

fn title(view: &PanelView) -> String {
    let top = view.game.pending().top();
    let card = view.game.turn().card;
    let id = match (view.game.phase(), top) {
        (Phase::Bid, _) => "hand-title",
        (Phase::Pass, _) => "pass-title",
        (Phase::Ability, _) => "ability-title",
        (Phase::Recruit, _) => "recruit-title",
        (Phase::Discs, _) | (Phase::Act, Some(Step::SetDiscs { .. })) => "disc-title",
        (Phase::Act, Some(Step::ChoosePower)) => "back-title",
        (Phase::Act, Some(Step::Comply { .. })) => "next-title",
        (Phase::Act, Some(Step::Objections { .. } | Step::Answer { .. })) => "veto-title",
        (Phase::Act, _) if let Some(card) = card => {
            let card = ("card", cards::title(view, card).into());
            let id = if top.is_some() {
                "act-under-way"
            } else {
                "act-title"
            };
            return view.say(id, &[card]);
        }
        (Phase::Over, _) => "result-title",
        _ => "take-title",
    };
    view.word(id)
}

fn choice(ui: &mut Ui, view: &PanelView, state: &mut PanelState, actions: &mut PanelActions) {
    let game = view.game;
    if game.phase() == Phase::Over {
        let button = theme::primary(view.word("result-show")).min_size(vec2(260.0, 48.0));
        let button = ui.add_enabled(!view.busy, button);
        actions.offer(&button, PanelAction::Turn(Screen::Result));
        return;
    }
    if let Some(seat) = view.thinking() {
        let name = badge::name(view.setup, seat).into();
        let thinks = theme::faded(view.say("keeper-thinks", &[("seat", name)]));
        ui.label(thinks.slanted());
        return;
    }
    if !view.may_show_choice() {
        if let Some(seat) = game.to_act() {
            let name = badge::name(view.setup, seat).into();
            ui.label(theme::faded(view.say("hand-hidden", &[("seat", name)])));
        }
        return;
    }
    match (game.phase(), game.pending().top()) {
        (Phase::Bid, _) => hand(ui, view, state.modifier, actions),
        (Phase::Pass, _) => modifiers::to_pass(ui, view, actions),
        (Phase::Ability, _) => ability(ui, view, actions),
        (Phase::Recruit, _) if game.turn().recruits_left.is_none() => recruits(ui, view, actions),
        (Phase::Act, None) => own_card(ui, view, actions),
        (Phase::Discs, _) | (Phase::Act, Some(Step::SetDiscs { .. })) => {
            disc::show(ui, view, state.disc, actions);
        }
        (Phase::Act, Some(Step::ChoosePower)) => take_back(ui, view, actions),
        (Phase::Act, Some(Step::Comply { who, .. })) => next(ui, view, who.iter(), actions),
        (Phase::Act, Some(step @ (Step::Objections { .. } | Step::Answer { .. }))) => {
            veto(ui, view, step, actions);
        }
        (Phase::Act, Some(_)) => {
            card_words(ui, view);
            ui.label(theme::faded(view.word("board-hint")).slanted());
        }
        (Phase::Recruit, _) => {
            ui.label(theme::faded(view.word("board-hint")).slanted());
        }
        _ => {
            ui.label(theme::faded(view.word("show-hint")).slanted());
        }
    }
}

/// The hand of the player who bids, with the modifier that has been laid ready.
fn hand(ui: &mut Ui, view: &PanelView, ready: Option<ModifierId>, actions: &mut PanelActions) {
    let Some(seat) = view.game.to_act() else {
        return;
    };
    let ready = ready.filter(|&modifier| view.game.modifiers(seat).contains(modifier));
    ui.horizontal_wrapped(|ui| {
        modifiers::to_play(ui, view, seat, ready, actions);
        for power in view.game.hand(seat).iter() {
            let decision = ready.map_or(Decision::Bid(power), |modifier| Decision::BidWith {
                power,
                modifier,
            });
            let response = power_card(ui, view, seat, power, view.may(decision));
            let refused = view.game.judge(decision).err();
            let response = match refused {
                Some(error) => response.tip_why_not(|| refusal(view.text, view.setup, error)),
                None => response,
            };
            if let Some(modifier) = ready {
                let sum = power.value().cast_signed() + modifier.value();
                let sum = ("sum", sum.to_string().into());
                response
                    .clone()
                    .tip(|| view.say("hand-sum", std::slice::from_ref(&sum)));
            }
            actions.offer(&response, PanelAction::Decide(decision));
        }
    });
}

fn power_card(
    ui: &mut Ui,
    view: &PanelView,
    seat: Seat,
    power: Power,
    enabled: bool,
) -> bevy_egui::egui::Response {
    let colour = view.setup.colour_of(seat);
    let size = vec2(CARD_HEIGHT / TALL, CARD_HEIGHT);
    ui.add_enabled_ui(enabled, |ui| {
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let tint = if enabled {
            Color32::WHITE
        } else {
            Color32::from_white_alpha(90)
        };
        let lifted = enabled && response.hovered();
        let rect = if lifted {
            rect.translate(vec2(0.0, -4.0))
        } else {
            rect
        };
        paint(ui, rect, Printed::Power(colour, power), view.text, tint);
        if lifted {
            let line = Stroke::new(3.0, theme::CRIMSON);
            ui.painter()
                .rect_stroke(rect, 4.0, line, StrokeKind::Outside);
        }
        response.tip(|| view.say("hand-recruits", &[("count", power.recruits().into())]))
    })
    .inner
}

fn recruits(ui: &mut Ui, view: &PanelView, actions: &mut PanelActions) {
    let most = view.legal.iter().filter_map(|&decision| match decision {
        Decision::Recruit(count) => Some(count),
        _ => None,
    });
    let most = most.max().unwrap_or(0);
    ui.horizontal_wrapped(|ui| {
        // Nobody is a choice of its own only where recruiting is not.
        let fewest = u8::from(view.game.phase() == Phase::Ability);
        for count in fewest..=most {
            let decision = Decision::Recruit(count);
            let label = match count {
                0 => view.word("recruit-nobody"),
                _ => count.to_string(),
            };
            let label = RichText::new(label).size(26.0);
            let button = if count == most {
                Button::new(label.color(theme::PARCHMENT)).fill(theme::CRIMSON)
            } else {
                Button::new(label)
            };
            let size = vec2(72.0, 56.0);
            let button = ui.add_enabled(view.may(decision), button.min_size(size));
            actions.offer(&button, PanelAction::Decide(decision));
        }
    });
}

fn card_words(ui: &mut Ui, view: &PanelView) {
    if let Some(card) = view.game.turn().card {
        ui.add(Label::new(RichText::new(cards::words(view, card)).size(20.0)).wrap());
    }
}

fn own_card(ui: &mut Ui, view: &PanelView, actions: &mut PanelActions) {
    card_words(ui, view);
    if view.game.turn().action != Progress::Open {
        ui.label(theme::faded(view.word("act-used")));
        return;
    }
    ui.horizontal(|ui| {
        let button = theme::primary(view.word("act-begin")).min_size(vec2(280.0, 44.0));
        let response = ui.add_enabled(view.may(Decision::Act), button);
        let told = match view.game.judge(Decision::Act) {
            Err(error) => refusal(view.text, view.setup, error),
            Ok(()) => view.word("act-leave"),
        };
        ui.add(Label::new(theme::faded(told)).wrap());
        actions.offer(&response, PanelAction::Decide(Decision::Act));
    });
}

/// What the modifier played lets one do.
fn ability(ui: &mut Ui, view: &PanelView, actions: &mut PanelActions) {
    let seat = view.game.actor();
    let modifier = view.game.played_modifier(seat);
    match modifier.and_then(ModifierId::ability) {
        Some(Ability::Levy(_)) => recruits(ui, view, actions),
        Some(Ability::Recall) => take_back(ui, view, actions),
        _ => {
            ui.label(theme::faded(view.word("board-hint")).slanted());
        }
    }
}

fn take_back(ui: &mut Ui, view: &PanelView, actions: &mut PanelActions) {
    let seat = view.game.actor();
    ui.horizontal_wrapped(|ui| {
        for &decision in view.legal {
            let card = match decision {
                Decision::TakeBack(power) => power_card(ui, view, seat, power, true),
                Decision::TakeBackModifier(modifier) => modifiers::card(ui, view, modifier, false),
                _ => continue,
            };
            actions.offer(&card, PanelAction::Decide(decision));
        }
    });
}

fn next(
    ui: &mut Ui,
    view: &PanelView,
    seats: impl Iterator<Item = Seat>,
    actions: &mut PanelActions,
) {
    ui.horizontal_wrapped(|ui| {
        for seat in seats {
            badge::of(ui, view.setup, seat, 34.0);
            let label = RichText::new(badge::name(view.setup, seat)).size(20.0);
            let button = Button::new(label).min_size(vec2(120.0, 44.0));
            let button = ui.add_enabled(view.may(Decision::Next(seat)), button);
            actions.offer(&button, PanelAction::Decide(Decision::Next(seat)));
            ui.add_space(12.0);
        }
    });
}

fn veto(ui: &mut Ui, view: &PanelView, step: Step, actions: &mut PanelActions) {
    let (Step::Objections { deed, .. } | Step::Answer { deed, .. }) = step else {
        return;
    };
    let announced = announcement(view.text, view.setup, view.game, deed);
    ui.add(Label::new(RichText::new(announced).size(22.0).bold()).wrap());
    card_words(ui, view);
    let play = if matches!(step, Step::Answer { .. }) {
        "veto-answer"
    } else {
        "veto-play"
    };
    let not_now = if deed == Deed::WholeAction {
        "veto-allow"
    } else {
        "veto-not-now"
    };
    ui.horizontal_wrapped(|ui| {
        for (decision, id) in [
            (Decision::Veto, play),
            (Decision::NotNow, not_now),
            (Decision::LetPass, "veto-let-pass"),
        ] {
            if !view.may(decision) {
                continue;
            }
            let label = view.word(id);
            let button = if decision == Decision::Veto {
                theme::primary(label)
            } else {
                Button::new(label)
            };
            let response = ui.add(button.min_size(vec2(150.0, 48.0)));
            let response = response.tip(|| view.word(&format!("{id}-tip")));
            actions.offer(&response, PanelAction::Decide(decision));
        }
    });
}
