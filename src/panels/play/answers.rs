//! A Veto: what is announced, and the three answers, each with what it means and costs. None of them
//! is the usual one.

use crate::composition::Fold;
use crate::log::announcement;
use crate::panels::paint::theme;
use crate::panels::play::hud::{Hud, elided, focus_ring, rect, slip, write};
use crate::panels::play::ribbon;
use crate::panels::play::seal::{self, SealAction};
use crate::panels::view::PanelAction;
use crate::rules::{Decision, Deed, Step};
use bevy_egui::egui::{Align2, Color32, FontId, Rect, Sense, Stroke, StrokeKind, pos2, vec2};

pub(crate) fn show(hud: &mut Hud, step: Step) {
    let (Step::Objections { deed, .. } | Step::Answer { deed, .. }) = step else {
        return;
    };
    let view = hud.view;
    ribbon::show(hud, Vec::new());
    announced(hud, deed);
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
    let others: Vec<(Decision, &str)> = [
        (Decision::NotNow, not_now),
        (Decision::LetPass, "veto-let-pass"),
    ]
    .into_iter()
    .filter(|&(decision, _)| view.may(decision))
    .collect();
    let card = rect(hud.panes.card);
    // Where there is little room, what an answer means is told by pointing at it.
    let tight = hud.panes.fold == Fold::Tight;
    let high = if tight { 27.0 } else { card.height().min(56.0) };
    let wide = card.width().max(if tight { 120.0 } else { high * 3.6 });
    for (nth, (decision, id)) in others.into_iter().rev().enumerate() {
        let bottom = card.bottom() - f32::from(nth as u8) * (high + 5.0);
        let place = Rect::from_min_max(
            pos2(card.right() - wide, bottom - high),
            pos2(card.right(), bottom),
        );
        answer(hud, place, decision, id);
    }
    let label = view.word(play);
    let tip = view.word(&format!("{play}-tip"));
    let action = view
        .may(Decision::Veto)
        .then_some(PanelAction::Decide(Decision::Veto));
    seal::show(hud, SealAction { label, tip, action });
    if !tight {
        price(hud, play);
    }
}

/// What the Veto itself would do, in words beside the seal, not only under the pointer.
fn price(hud: &mut Hud, play: &str) {
    let view = hud.view;
    let seal = rect(hud.panes.seal);
    let undo = rect(hud.panes.undo);
    let place = Rect::from_min_max(
        pos2(seal.right() - 150.0, undo.top() - 46.0),
        pos2(seal.right(), undo.top() - 6.0),
    );
    hud.note("veto price", place, |ui, _| {
        slip(ui.painter(), place, false);
        let font = FontId::new(theme::SMALLEST_TEXT, theme::text_family());
        let told = view.word(&format!("{play}-tip"));
        let galley = elided(
            ui.painter(),
            &told,
            font,
            (place.width() - 14.0, 2),
            theme::CRIMSON,
        );
        write(ui.painter(), place.center(), Align2::CENTER_CENTER, galley);
    });
}

fn answer(hud: &mut Hud, place: Rect, decision: Decision, id: &str) {
    let view = hud.view;
    hud.pane_on_top(("answer", id), place, |ui, hud| {
        let response = ui.allocate_rect(place, Sense::click());
        let painter = ui.painter();
        slip(painter, place, response.hovered());
        if response.hovered() {
            let line = Stroke::new(2.5, theme::CRIMSON);
            painter.rect_stroke(place, 6.0, line, StrokeKind::Inside);
        }
        let room = place.width() - 16.0;
        let font = FontId::new(16.0, theme::bold_family());
        let label = elided(painter, &view.word(id), font, (room, 1), theme::INK);
        let small = FontId::new(theme::SMALLEST_TEXT, theme::text_family());
        let tip = view.word(&format!("{id}-tip"));
        let meaning = elided(painter, &tip, small, (room, 2), theme::FADED_INK);
        let whole = label.size().y + meaning.size().y - 2.0;
        let top = place.center().y - whole.min(place.height()) / 2.0;
        let at = pos2(place.left() + 8.0, top);
        let below = write(painter, at, Align2::LEFT_TOP, label).bottom() - 2.0;
        if below + meaning.size().y <= place.bottom() + 4.0 {
            write(painter, pos2(at.x, below), Align2::LEFT_TOP, meaning);
        }
        focus_ring(painter, &response, 8.0);
        let response = crate::panels::paint::theme::Tip::tip(response, || tip);
        hud.actions.offer(&response, PanelAction::Decide(decision));
    });
}

/// What is about to happen, on the dark wood above the board.
fn announced(hud: &mut Hud, deed: Deed) {
    let view = hud.view;
    let plan = announcement(view.text, view.setup, view.game, deed);
    let pane = hud.panes.news;
    hud.pane("announced", pane, |ui, _| {
        let place = rect(pane);
        let painter = ui.painter();
        let font = FontId::new(18.0, theme::bold_family());
        let told = elided(painter, &plan, font, (place.width(), 1), theme::PARCHMENT);
        let paper = Rect::from_center_size(place.center(), told.size() + vec2(20.0, 3.0));
        painter.rect_filled(paper, 7.0, Color32::from_rgb(0x5A, 0x12, 0x0C));
        write(painter, place.center(), Align2::CENTER_CENTER, told);
    });
}
