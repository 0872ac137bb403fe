//! "Why can't I?": whoever clicks a thing that does not answer is told why, with the rule behind it.

use crate::book::behind;
use crate::common::Notice;
use crate::log::refusal;
use crate::panels::play::hud::Hud;
use crate::panels::view::{PanelAction, PanelView};
use crate::rules::Decision;
use bevy_egui::egui::Response;

/// Answers a click on something that can't be used now. It takes no focus: the keyboard walks past.
pub(crate) fn answer(hud: &mut Hud, response: &Response, decision: Decision) {
    let pressed = hud.ctx.input(|input| input.pointer.primary_clicked());
    if !pressed || !response.contains_pointer() {
        return;
    }
    if let Some(notice) = reason(hud.view, decision) {
        hud.actions.push(PanelAction::WhyNot(notice));
    }
}

/// Why a decision can't be made by whoever sits here; none while nobody here decides.
fn reason(view: &PanelView, decision: Decision) -> Option<Notice> {
    let nobody = view.busy || view.demo || view.again.is_some() || view.thinking().is_some();
    if nobody || view.watching || view.may(decision) {
        return None;
    }
    match view.game.judge(decision) {
        Err(error) => {
            let told = refusal(view.text, view.setup, error);
            Some(Notice::refusal(told).about(behind(error)))
        }
        // The rules allow it; a lesson wants something else first.
        Ok(()) => view
            .lesson
            .map(|_| Notice::news(view.word("lesson-not-yet"))),
    }
}
