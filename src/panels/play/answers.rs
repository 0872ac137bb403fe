//! A Veto: the card in play and who is asked, what is announced, and the three answers, each with what
//! it means and costs. None of them is the usual one.

use crate::composition::Fold;
use crate::log::announcement;
use crate::panels::paint::badge;
use crate::panels::paint::printed::{Printed, paint};
use crate::panels::paint::theme::{self, Tip};
use crate::panels::play::hud::{Hud, fitted, focus_ring, rect, slip, wrapped, write};
use crate::panels::play::ribbon;
use crate::panels::play::seal::{self, SealAction};
use crate::panels::play::tiles::title;
use crate::panels::view::PanelAction;
use crate::print::cards::PICTOGRAM_TALL;
use crate::rules::{Decision, Deed, Seat, Step};
use bevy_egui::egui::{
    Align2, Color32, FontId, Galley, Rect, Sense, Stroke, StrokeKind, pos2, vec2,
};
use std::sync::Arc;

/// Between two answers.
const GAP: f32 = 6.0;
/// Of a player's shape.
const SHAPE: f32 = 9.0;
/// Round what is written on one.
const RIM: f32 = 7.0;

pub(crate) fn show(hud: &mut Hud, step: Step) {
    let (deed, asked): (Deed, Vec<Seat>) = match step {
        Step::Objections { deed, asked } => (deed, asked.iter().collect()),
        Step::Answer { deed, asked, .. } => (deed, vec![asked]),
        _ => return,
    };
    let view = hud.view;
    ribbon::show(hud, Vec::new());
    announced(hud, deed);
    in_play(hud, &asked);
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
    let answers: Vec<(Decision, &str)> = [
        (Decision::Veto, play),
        (Decision::NotNow, not_now),
        (Decision::LetPass, "veto-let-pass"),
    ]
    .into_iter()
    .filter(|&(decision, _)| view.may(decision))
    .collect();
    if hud.panes.fold == Fold::Tight {
        beside_the_seal(hud, &answers);
    } else {
        above_the_seal(hud, &answers);
    }
    let label = view.word("veto-play");
    let tip = view.word(&format!("{play}-tip"));
    let action = view
        .may(Decision::Veto)
        .then_some(PanelAction::Decide(Decision::Veto));
    seal::show(hud, SealAction { label, tip, action });
}

/// One above the other at the right edge, the Veto next to its seal.
fn above_the_seal(hud: &mut Hud, answers: &[(Decision, &str)]) {
    let seal = rect(hud.panes.seal);
    let wide = rect(hud.panes.lens).width().max(seal.width() * 1.8);
    let mut bottom = rect(hud.panes.undo).top() - GAP;
    for &(decision, id) in answers {
        let mut words = AnswerWords::lay_out(hud, id, decision, wide - 2.0 * RIM);
        // With more words the highest would stand before the tower; pointing tells them.
        if decision != Decision::Veto && hud.panes.fold == Fold::Compact {
            words.meaning = None;
        }
        let high = words.height() + RIM;
        let place = Rect::from_min_max(
            pos2(seal.right() - wide, bottom - high),
            pos2(seal.right(), bottom),
        );
        answer(hud, place, (decision, id), words);
        bottom = place.top() - GAP;
    }
}

/// Where there is little room: beside the seal, and what an answer means is told by pointing at it.
fn beside_the_seal(hud: &mut Hud, answers: &[(Decision, &str)]) {
    const HIGH: f32 = 27.0;
    let card = rect(hud.panes.card);
    let wide = card.width().max(136.0);
    let others = answers
        .iter()
        .filter(|(decision, _)| *decision != Decision::Veto);
    for (nth, &(decision, id)) in others.rev().enumerate() {
        let bottom = card.bottom() - f32::from(nth as u8) * (HIGH + 5.0);
        let place = Rect::from_min_max(
            pos2(card.right() - wide, bottom - HIGH),
            pos2(card.right(), bottom),
        );
        let id = match decision {
            Decision::LetPass => "veto-let-pass-short",
            _ => id,
        };
        let mut words = AnswerWords::lay_out(hud, id, decision, wide - RIM);
        words.meaning = None;
        answer(hud, place, (decision, id), words);
    }
}

/// What is written on an answer.
struct AnswerWords {
    label: Arc<Galley>,
    meaning: Option<Arc<Galley>>,
}

impl AnswerWords {
    fn lay_out(hud: &Hud, id: &str, decision: Decision, width: f32) -> Self {
        let view = hud.view;
        let painter = hud.ctx.debug_painter();
        let (size, ink) = match decision {
            Decision::Veto => (17.0, theme::CRIMSON),
            // The one that gives the most away is the least.
            Decision::LetPass => (15.0, theme::INK),
            _ => (17.0, theme::INK),
        };
        let bold = FontId::new(size, theme::bold_family());
        let label = wrapped(&painter, &view.word(id), bold, width, ink);
        let font = FontId::new(theme::SMALLEST_TEXT, theme::text_family());
        let tip = view.word(&format!("{id}-tip"));
        let meaning = wrapped(&painter, &tip, font, width, theme::FADED_INK);
        Self {
            label,
            meaning: Some(meaning),
        }
    }

    fn height(&self) -> f32 {
        let meaning = self.meaning.as_ref().map_or(0.0, |galley| galley.size().y);
        self.label.size().y + meaning - 2.0
    }
}

fn answer(hud: &mut Hud, place: Rect, (decision, id): (Decision, &str), words: AnswerWords) {
    let view = hud.view;
    hud.pane_on_top(("answer", id), place, |ui, hud| {
        let response = ui.allocate_rect(place, Sense::click());
        let painter = ui.painter();
        slip(painter, place, response.hovered());
        if response.hovered() || decision == Decision::Veto {
            let line = Stroke::new(2.5, theme::CRIMSON);
            painter.rect_stroke(place, 6.0, line, StrokeKind::Inside);
        }
        let top = place.center().y - words.height() / 2.0;
        let at = pos2(place.left() + RIM, top);
        let below = write(painter, at, Align2::LEFT_TOP, words.label).bottom() - 2.0;
        if let Some(meaning) = words.meaning {
            write(painter, pos2(at.x, below), Align2::LEFT_TOP, meaning);
        }
        focus_ring(painter, &response, 8.0);
        let response = response.tip(|| view.word(&format!("{id}-tip")));
        let action = PanelAction::Decide(decision);
        if decision != Decision::Veto {
            hud.actions.offer(&response, action);
        } else if response.clicked() {
            // The seal is the button; its words do the same.
            hud.actions.push(action);
        }
    });
}

/// In the lower left corner: whose card does it, as a picture, and the shapes of those who are asked.
fn in_play(hud: &mut Hud, asked: &[Seat]) {
    let view = hud.view;
    let Some(card) = view.game.turn().card else {
        return;
    };
    let actor = view.game.actor();
    let size = rect(hud.panes.card).size();
    let tight = hud.panes.fold == Fold::Tight;
    let wide = if tight { size.x } else { size.x * 1.2 };
    let left = rect(hud.panes.plaques[0]).left();
    let low = hud.ctx.content_rect().bottom() - 6.0;
    let place = Rect::from_min_max(pos2(left, low - size.y), pos2(left + wide, low));
    let pane = bevy::math::Rect::new(place.left(), place.top(), place.right(), place.bottom());
    hud.pane("in play", pane, |ui, _| {
        let response = ui.allocate_rect(place, Sense::hover());
        slip(ui.painter(), place, true);
        let inner = place.shrink(6.0);
        let width = (inner.height() / PICTOGRAM_TALL).min(inner.width() * 0.42);
        let middle = pos2(inner.left() + width / 2.0, inner.center().y);
        let picture = Rect::from_center_size(middle, vec2(width, width * PICTOGRAM_TALL));
        let printed = Printed::Pictogram(card);
        paint(ui, picture, printed, view.text, Color32::WHITE);
        let words = Rect::from_min_max(pos2(picture.right() + 6.0, inner.top()), inner.max);
        let painter = ui.painter();
        let shape = |at, seat| badge::paint(painter, at, SHAPE, view.setup.colour_of(seat));
        let mut at = words.left_bottom() + vec2(SHAPE, -SHAPE - 1.0);
        if tight {
            // One above the other: who acts, and who is asked.
            shape(words.left_top() + vec2(SHAPE, SHAPE + 1.0), actor);
        } else {
            let font = FontId::new(theme::SMALLEST_TEXT, theme::display());
            let name = wrapped(
                painter,
                &title(view, card),
                font,
                words.width(),
                theme::CRIMSON,
            );
            write(painter, words.min, Align2::LEFT_TOP, name);
            shape(at, actor);
            let font = FontId::new(theme::SMALLEST_TEXT, theme::italic_family());
            let asks = view.word("veto-asks");
            let asks = wrapped(painter, &asks, font, words.width(), theme::FADED_INK);
            let beside = at + vec2(SHAPE + 5.0, 0.0);
            let told = write(painter, beside, Align2::LEFT_CENTER, asks);
            at.x = told.right() + 5.0 + SHAPE;
        }
        for &seat in asked {
            shape(at, seat);
            at.x += 2.0 * SHAPE + 4.0;
        }
        response.tip(|| {
            let names = asked.iter().map(|&seat| badge::name(view.setup, seat));
            let names: Vec<&str> = names.collect();
            let args = [
                ("seat", badge::name(view.setup, actor).to_owned().into()),
                ("card", title(view, card).into()),
                ("asked", names.join(", ").into()),
            ];
            view.say("veto-in-play-tip", &args)
        });
    });
}

/// What is about to happen, on the dark wood above the board: whole, in smaller letters or two lines
/// where it is long.
fn announced(hud: &mut Hud, deed: Deed) {
    let view = hud.view;
    let plan = announcement(view.text, view.setup, view.game, deed);
    let pane = hud.panes.news;
    hud.pane("announced", pane, |ui, _| {
        let place = rect(pane);
        let painter = ui.painter();
        let family = theme::bold_family();
        let mut told = fitted(
            painter,
            &plan,
            &family,
            (18.0, 15.0),
            place.width(),
            theme::PARCHMENT,
        );
        if told.elided {
            let font = FontId::new(theme::SMALLEST_TEXT, family);
            told = wrapped(painter, &plan, font, place.width(), theme::PARCHMENT);
        }
        // Two lines of large print have no room to spare between board and ribbon.
        let two = told.rows.len() > 1;
        let size = told.size() + vec2(20.0, if two { -1.0 } else { 3.0 });
        let lower = if two { 2.0 } else { 0.0 };
        let middle = place.center() + vec2(0.0, lower);
        let paper = Rect::from_center_size(middle, size);
        painter.rect_filled(paper, 7.0, Color32::from_rgb(0x5A, 0x12, 0x0C));
        write(painter, middle, Align2::CENTER_CENTER, told);
    });
}
