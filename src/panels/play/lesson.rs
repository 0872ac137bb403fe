//! What a lesson says, at the thing it speaks of, and a golden ring round the one thing to do.

use crate::lesson::{LessonSpot, LessonStep};
use crate::panels::paint::theme;
use crate::panels::play::hud::{Hud, rect};
use crate::panels::play::pointing::{LessonPaper, Pointed, buttons, buttons_of, shine};
use crate::panels::view::PanelAction;
use crate::rules::{RegionId, RegionSet};
use crate::session::{Command, LessonInHand};
use bevy_egui::egui::{Painter, Pos2, Rect, Stroke, pos2, vec2};

/// The ring breathes for so many seconds when a step begins, and when more is said; then it rests, and
/// so does the window.
const BREATHES: f32 = 8.0;

pub(crate) fn show(hud: &mut Hud) {
    let Some(lesson) = hud.view.lesson else {
        return;
    };
    if hud.view.busy || hud.view.again.is_some() {
        return;
    }
    let (told, at) = match lesson.step() {
        Some(LessonStep::Other(_) | LessonStep::Free { .. }) => return,
        Some(step) => {
            let Some((id, at)) = step.told() else { return };
            (said(hud, lesson, step, id), at)
        }
        None => (String::new(), LessonSpot::Ribbon),
    };
    let rings = rings(hud, lesson, at);
    let title = hud
        .view
        .word(&format!("lesson-title-{}", lesson.chapter().id));
    let args = [
        ("chapter", (lesson.nth() + 1).into()),
        ("title", title.into()),
    ];
    let paper = LessonPaper {
        heading: hud.view.say("lesson-progress", &args),
        told: &told,
        aside: 60.0,
    };
    let mut things: Vec<Rect> = rings.iter().map(Pointed::bounds).collect();
    // All of the disc is read while it is turned.
    if at == LessonSpot::Dial {
        things.push(rect(hud.panes.dial));
    }
    let place = paper.beside(hud, &things);
    shine(hud, &rings, breath(hud, lesson));
    hud.pane_on_top("lesson", place, |ui, hud| {
        let inner = paper.draw(ui, hud, place);
        let right = pos2(inner.right(), inner.top() + 11.0);
        steps(ui.painter(), lesson, right);
        buttons(ui, hud, inner, offered(lesson));
    });
}

/// The step's sentences; after a while, how it is done.
fn said(hud: &Hud, lesson: &LessonInHand, step: &LessonStep, id: &str) -> String {
    let told = hud.view.word(id);
    if lesson.hints() && matches!(step, LessonStep::Do { .. }) {
        let hint = hud.view.word(&format!("{id}.hint"));
        return format!("{told}\n\n{hint}");
    }
    told
}

/// How strongly the ring shines now. Asks for the next frame only where it will look different.
fn breath(hud: &Hud, lesson: &LessonInHand) -> f32 {
    let since = lesson.since_it_was_said();
    if hud.view.still || since > BREATHES {
        return 1.0;
    }
    hud.ctx.request_repaint();
    (since * 3.2).sin() * 0.5 + 0.5
}

/// Where the thing is that is spoken of.
fn target(hud: &Hud, at: LessonSpot) -> Vec<Pointed> {
    let all = |panes: &[bevy::math::Rect]| {
        let rects = panes.iter().map(|&pane| rect(pane));
        rects.reduce(Rect::union).unwrap_or(rect(hud.panes.ribbon))
    };
    vec![Pointed::Pane(match at {
        LessonSpot::Place(place) => return vec![Pointed::place(hud, place)],
        LessonSpot::NextToKing => {
            let king = hud.view.game.king().region();
            let near = king.map_or(RegionSet::EMPTY, RegionId::neighbours);
            let near = near.iter().map(RegionId::place);
            return near.map(|near| Pointed::place(hud, near)).collect();
        }
        LessonSpot::Court => Pointed::court(hud).bounds(),
        LessonSpot::Plaques => all(&hud.panes.plaques),
        LessonSpot::Tiles => all(&hud.panes.tiles),
        LessonSpot::Hand => rect(hud.panes.hand).intersect(hud.ctx.content_rect()),
        LessonSpot::Ribbon => rect(hud.panes.ribbon),
        LessonSpot::Seal => rect(hud.panes.seal),
        LessonSpot::Card => rect(hud.panes.card),
        LessonSpot::Dial => rect(hud.panes.dial),
    })]
}

/// What shines: the buttons that make the decision, or the thing itself.
fn rings(hud: &Hud, lesson: &LessonInHand, at: LessonSpot) -> Vec<Pointed> {
    let decision = lesson.step().and_then(LessonStep::decision);
    let found = decision.map_or(Vec::new(), |decision| buttons_of(hud, decision));
    if found.is_empty() || matches!(at, LessonSpot::Place(_)) {
        target(hud, at)
    } else {
        found.into_iter().map(Pointed::Pane).collect()
    }
}

/// One dot a step; those taken are full.
fn steps(painter: &Painter, lesson: &LessonInHand, right: Pos2) {
    let told = lesson.chapter().steps.iter().enumerate();
    let told: Vec<usize> = told
        .filter(|(_, step)| step.told().is_some())
        .map(|(nth, _)| nth)
        .collect();
    let step = (56.0 / f32::from(told.len().max(1) as u8)).min(8.0);
    for (nth, at) in told.iter().rev().enumerate() {
        let spot = right - vec2(f32::from(nth as u8) * step + 3.0, 0.0);
        let fill = if *at <= lesson.taken() {
            theme::CRIMSON
        } else {
            theme::PARCHMENT_DARK
        };
        painter.circle(
            spot,
            (step * 0.36).min(3.0),
            fill,
            Stroke::new(0.8, theme::SEPIA),
        );
    }
}

fn offered(lesson: &LessonInHand) -> Vec<(&'static str, bool, PanelAction)> {
    let teach = |chapter: usize| PanelAction::Ask(Command::Teach(chapter));
    let mut offered = Vec::new();
    match lesson.step() {
        Some(LessonStep::Tell { .. }) if lesson.taken() + 1 < lesson.chapter().steps.len() => {
            let on = PanelAction::Ask(Command::LessonOn);
            offered.push(("lesson-go-on", true, on));
        }
        // After the last word the next chapter begins.
        Some(LessonStep::Tell { .. }) | None => {
            let id = match lesson.next_chapter() {
                Some(next) if next.is_free() => "lesson-free",
                Some(_) => "lesson-next",
                None => "lesson-end",
            };
            offered.push((id, true, teach(lesson.nth() + 1)));
        }
        _ => {}
    }
    if lesson.taken() > 0 {
        offered.push(("lesson-again", false, teach(lesson.nth())));
    }
    offered.push(("lesson-leave", false, PanelAction::Ask(Command::ToTitle)));
    offered
}
