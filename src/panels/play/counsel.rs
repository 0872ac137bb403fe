//! "What would you do?": a bot's three best choices, told in a line each.

use crate::ai::Advice;
use crate::log::Names;
use crate::opponents::Advised;
use crate::panels::paint::theme::{self, Tip, Type};
use crate::panels::play::intent;
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::{Decision, Seat};
use bevy_egui::egui::{Button, Popup, RichText, Ui};

/// From the right to the left: beside the fold of the panel.
pub(crate) fn show(ui: &mut Ui, view: &PanelView, actions: &mut PanelActions) {
    let (Some(advised), Some(seat)) = (view.advised, view.game.to_act()) else {
        return;
    };
    // A secret choice is advised on only where its player may see it.
    if view.busy || view.thinking().is_some() || !view.may_show_choice() {
        return;
    }
    let thinks = *advised == Advised::Thinking;
    let label = if thinks {
        "advice-thinks"
    } else {
        "advice-ask"
    };
    let button = ui.add_enabled(!thinks, Button::new(view.word(label)));
    let button = button.tip(|| view.word("advice-tip"));
    if *advised == Advised::NotAsked {
        actions.offer(&button, PanelAction::AskAdvice);
    }
    let Advised::Given(best) = advised else {
        return;
    };
    Popup::from_response(&button).open(true).show(|ui| {
        ui.set_max_width(560.0);
        ui.label(
            RichText::new(view.word("advice-title"))
                .color(theme::CRIMSON)
                .bold(),
        );
        for (nth, advice) in best.iter().enumerate() {
            let told = told(view, seat, advice);
            let args = [
                ("rank", (nth + 1).into()),
                ("told", told.into()),
                ("points", format!("{:.0}", advice.expected_points).into()),
                (
                    "percent",
                    format!("{:.0}", advice.win_chance * 100.0).into(),
                ),
            ];
            ui.label(view.say("advice-line", &args));
        }
    });
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
        _ => return intent::line(view.game, view.setup, view.text, seat, advice.intent),
    };
    view.say(id, &[("seat", names.seat(seat)), what])
}
