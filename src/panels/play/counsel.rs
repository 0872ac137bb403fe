//! "What would you do?": a bot's best choices, told in the rules' own terms.

use crate::ai::Advice;
use crate::log::Names;
use crate::opponents::Advised;
use crate::panels::paint::theme::{self, Tip, Type};
use crate::panels::play::corner::question;
use crate::panels::play::hud::{Hud, rect};
use crate::panels::play::intent;
use crate::panels::play::lens::place_name;
use crate::panels::play::seal::round_button;
use crate::panels::view::{PanelAction, PanelView};
use crate::rules::{Decision, Place, Seat, Step};
use bevy_egui::egui::{Popup, RichText, Sense, Ui};

/// Chances this near to each other are called equal: a bot that thinks again might swap them.
const EQUAL: f32 = 0.02;

/// The round button, and what opens from it once there is an answer.
pub(crate) fn show(hud: &mut Hud, nth: usize) {
    let view = hud.view;
    let (Some(advised), Some(seat)) = (view.advised, view.game.to_act()) else {
        return;
    };
    // A secret choice is advised on only where its player may see it.
    if view.busy || view.thinking().is_some() || !view.may_show_choice() || view.legal.is_empty() {
        return;
    }
    let pane = hud.panes.icons[nth];
    hud.pane(("corner", nth), pane, |ui, hud| {
        let response = ui.allocate_rect(rect(pane), Sense::click());
        let asked = *advised != Advised::NotAsked;
        round_button(ui, &response, !asked);
        question(ui.painter(), response.rect);
        let tip = if *advised == Advised::Thinking {
            "advice-thinks"
        } else {
            "advice-tip"
        };
        let response = response.tip(|| view.word(tip));
        if !asked {
            hud.actions.offer(&response, PanelAction::AskAdvice);
        }
        if let Advised::Given(best) = advised {
            Popup::from_response(&response)
                .open(true)
                .show(|ui| lines(ui, view, seat, best));
        }
    });
}

fn lines(ui: &mut Ui, view: &PanelView, seat: Seat, best: &[Advice]) {
    ui.set_max_width(340.0);
    ui.label(
        RichText::new(view.word("advice-title"))
            .color(theme::CRIMSON)
            .bold(),
    );
    let mut rank = 0;
    let mut last: Option<f32> = None;
    for (nth, advice) in best.iter().enumerate() {
        let equal = last.is_some_and(|last| (last - advice.win_chance).abs() < EQUAL);
        if !equal {
            rank = nth + 1;
            last = Some(advice.win_chance);
        }
        let args = [
            ("rank", rank.into()),
            ("told", told(view, seat, advice).into()),
            ("points", format!("{:.0}", advice.expected_points).into()),
            (
                "percent",
                format!("{:.0}", advice.win_chance * 100.0).into(),
            ),
        ];
        let id = if equal { "advice-equal" } else { "advice-line" };
        ui.label(view.say(id, &args));
    }
}

/// To its player also what a bot keeps to itself.
fn told(view: &PanelView, seat: Seat, advice: &Advice) -> String {
    let names = Names::new(view.text, view.setup);
    let (id, what) = match advice.decision {
        Decision::PassOn(modifier) => ("advice-pass", ("modifier", names.modifier(modifier))),
        Decision::SetDisc(region) => ("advice-disc", ("region", names.region(region))),
        Decision::TakeBack(power) => ("advice-take-back", ("card", power.value().into())),
        Decision::TakeBackModifier(modifier) => {
            ("advice-take-back", ("card", names.modifier(modifier)))
        }
        _ => {
            let line = intent::line(view.game, view.setup, view.text, seat, advice.intent);
            let effect =
                place_of(advice.decision).and_then(|place| effect(view, seat, advice, place));
            return match effect {
                Some(effect) => format!("{line} {effect}"),
                None => line,
            };
        }
    };
    view.say(id, &[("seat", names.seat(seat)), what])
}

const fn place_of(decision: Decision) -> Option<Place> {
    match decision {
        Decision::Place(place) | Decision::Score(place) => Some(place),
        Decision::Move { to, .. } => Some(to),
        _ => None,
    }
}

/// What the place would pay this player then, beside what it pays now: "You would lead Aragon: +5."
fn effect(view: &PanelView, seat: Seat, advice: &Advice, place: Place) -> Option<String> {
    if place == Place::Castillo && !view.setup.castillo_ledger {
        return None;
    }
    let mut after = view.game.clone();
    after.apply(advice.decision, &mut ()).ok()?;
    while let Some(Step::Objections { .. }) = after.pending().top() {
        after.apply(Decision::NotNow, &mut ()).ok()?;
    }
    let pay = |game: &crate::rules::Game| {
        let own = game
            .payments(place)
            .find(|payment| payment.group.contains(seat));
        own.map_or((0, 0), |payment| (payment.total(), payment.position))
    };
    let ((before, _), (then, position)) = (pay(view.game), pay(&after));
    if then <= before {
        return None;
    }
    let id = if position == 1 {
        "advice-lead"
    } else {
        "advice-gain"
    };
    let args = [
        ("place", place_name(view, place).into()),
        ("points", (then - before).into()),
        ("total", then.into()),
    ];
    Some(view.say(id, &args))
}
