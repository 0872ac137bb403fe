//! What a lesson says, at the thing it speaks of, and a golden ring round the one thing to do.

use crate::board::{self, CASTILLO_TOWER, FRAME};
use crate::composition::{Fold, TILT, fit};
use crate::lesson::{LessonSpot, LessonStep};
use crate::panels::paint::theme::{self, GOLD, Tip};
use crate::panels::play::hud::{Hud, fitted, rect, slip, wrapped, write};
use crate::panels::view::PanelAction;
use crate::rules::{Decision, Place};
use crate::session::{Command, LessonInHand};
use bevy::math::{Vec2, Vec3};
use bevy_egui::egui::{
    Align2, Color32, Context, FontId, LayerId, Order, Painter, Pos2, Rect, Sense, Stroke,
    StrokeKind, Ui, pos2, vec2,
};
use std::time::Duration;

const WIDTH: f32 = 330.0;
/// Round a region's middle.
const REACH: f32 = 58.0;

pub(crate) fn show(hud: &mut Hud) {
    let Some(lesson) = hud.view.lesson else {
        return;
    };
    if hud.view.busy || hud.view.again.is_some() {
        return;
    }
    let (told, at) = match lesson.step() {
        Some(LessonStep::Other(_)) => return,
        Some(step) => {
            let Some((id, at)) = step.told() else { return };
            (said(hud, lesson, step, id), at)
        }
        None => (String::new(), LessonSpot::Ribbon),
    };
    let target = target(hud, at);
    let glow = rings(hud, lesson, target, at);
    let place = paper(hud, &told, target);
    let painter = hud
        .ctx
        .layer_painter(LayerId::new(Order::Foreground, "lesson rings".into()));
    for ring in glow {
        shine(&painter, ring, pulse(hud.ctx));
    }
    words(hud, lesson, &told, place);
    // The ring breathes.
    hud.ctx.request_repaint_after(Duration::from_millis(80));
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

fn pulse(ctx: &Context) -> f32 {
    let time = ctx.input(|input| input.time);
    ((time * 3.2).sin() * 0.5 + 0.5) as f32
}

/// Where the thing is that is spoken of.
fn target(hud: &Hud, at: LessonSpot) -> Rect {
    let all = |panes: &[bevy::math::Rect]| {
        let rects = panes.iter().map(|&pane| rect(pane));
        rects.reduce(Rect::union).unwrap_or(rect(hud.panes.ribbon))
    };
    match at {
        LessonSpot::Place(place) => {
            let middle = seen_at(hud, place);
            let reach = if hud.panes.fold == Fold::Tight {
                REACH * 0.5
            } else {
                REACH
            };
            Rect::from_center_size(middle, vec2(reach * 2.0, reach * 1.5))
        }
        LessonSpot::Plaques => all(&hud.panes.plaques),
        LessonSpot::Tiles => all(&hud.panes.tiles),
        LessonSpot::Hand => rect(hud.panes.hand).intersect(hud.ctx.content_rect()),
        LessonSpot::Ribbon => rect(hud.panes.ribbon),
        LessonSpot::Seal => rect(hud.panes.seal),
        LessonSpot::Card => rect(hud.panes.card),
        LessonSpot::Dial => rect(hud.panes.dial),
    }
}

/// As the usual view has it.
fn seen_at(hud: &Hud, place: Place) -> Pos2 {
    let room = hud.ctx.content_rect();
    let room = Vec2::new(room.width(), room.height());
    let eye = fit(FRAME, hud.panes.board, room, TILT.to_radians(), 0.0);
    let (middle, height) = match place.region() {
        Some(region) => (board::outline(region).deepest, 0.0),
        None => (CASTILLO_TOWER.centre, 0.6),
    };
    let at = eye.project(room, Vec3::new(middle.x, height, -middle.y));
    pos2(at.x, at.y)
}

/// What shines: the buttons that make the decision, or the thing itself.
fn rings(hud: &Hud, lesson: &LessonInHand, target: Rect, at: LessonSpot) -> Vec<Rect> {
    let Some(LessonStep::Do { decision, .. }) = lesson.step() else {
        return vec![target];
    };
    let makes = |action: &PanelAction| match (action, decision) {
        (PanelAction::TurnDisc(turned), Decision::SetDisc(wanted)) => turned == wanted,
        (PanelAction::Decide(made) | PanelAction::Choose(made), _) => made == decision,
        _ => false,
    };
    let offered = hud.actions.offered.iter();
    let found: Vec<Rect> = offered
        .filter(|(action, _)| makes(action))
        .map(|&(_, rect)| rect)
        .collect();
    if found.is_empty() || matches!(at, LessonSpot::Place(_)) {
        vec![target]
    } else {
        found
    }
}

fn shine(painter: &Painter, ring: Rect, strength: f32) {
    let room = painter.clip_rect().shrink(4.0);
    let ring = ring.expand(5.0 + strength * 3.0).intersect(room);
    let round = (ring.height() * 0.3).min(18.0);
    let dark = Stroke::new(7.0, Color32::from_black_alpha(120));
    painter.rect_stroke(ring, round, dark, StrokeKind::Middle);
    let gold = GOLD.gamma_multiply(0.65 + 0.35 * strength);
    let line = Stroke::new(3.0 + strength * 1.5, gold);
    painter.rect_stroke(ring, round, line, StrokeKind::Middle);
}

/// How high the slip of a sentence is.
fn height(hud: &Hud, told: &str, width: f32) -> f32 {
    let painter = hud.ctx.debug_painter();
    let galley = wrapped(&painter, told, font(hud), width - 28.0, theme::INK);
    galley.size().y + 84.0
}

fn font(hud: &Hud) -> FontId {
    let size = if hud.panes.fold == Fold::Tight {
        15.0
    } else {
        18.0
    };
    FontId::new(size, theme::text_family())
}

/// Beside the thing, on the side with more room; never over it.
fn paper(hud: &Hud, told: &str, target: Rect) -> Rect {
    let room = hud.ctx.content_rect().shrink(8.0);
    let width = WIDTH.min(room.width() * 0.6);
    let size = vec2(width, height(hud, told, width).min(room.height()));
    let gap = 22.0;
    let left = target.left() - room.left();
    let right = room.right() - target.right();
    let above = target.top() - room.top();
    let middle = target.center();
    let corner = if left.max(right) >= size.x + gap {
        let x = if right >= left {
            target.right() + gap
        } else {
            target.left() - gap - size.x
        };
        pos2(x, middle.y - size.y / 2.0)
    } else if above >= size.y + gap {
        pos2(middle.x - size.x / 2.0, target.top() - gap - size.y)
    } else {
        pos2(middle.x - size.x / 2.0, target.bottom() + gap)
    };
    let most = room.max - size;
    let corner = pos2(
        corner.x.clamp(room.left(), most.x.max(room.left())),
        corner.y.clamp(room.top(), most.y.max(room.top())),
    );
    Rect::from_min_size(corner, size)
}

fn words(hud: &mut Hud, lesson: &LessonInHand, told: &str, place: Rect) {
    let view = hud.view;
    let text_font = font(hud);
    hud.pane_on_top("lesson", place, |ui, hud| {
        slip(ui.painter(), place, true);
        let inner = place.shrink2(vec2(14.0, 9.0));
        let title = view.word(&format!("lesson-title-{}", lesson.chapter().id));
        let args = [
            ("chapter", (lesson.nth() + 1).into()),
            ("title", title.into()),
        ];
        let title = view.say("lesson-progress", &args);
        let family = theme::display();
        let heading = fitted(
            ui.painter(),
            &title,
            &family,
            (17.0, 14.0),
            inner.width() - 60.0,
            theme::CRIMSON,
        );
        let below = write(ui.painter(), inner.min, Align2::LEFT_TOP, heading).bottom();
        steps(
            ui.painter(),
            lesson,
            pos2(inner.right(), inner.top() + 11.0),
        );
        let galley = wrapped(ui.painter(), told, text_font, inner.width(), theme::INK);
        let at = pos2(inner.left(), below + 4.0);
        let drawn = write(ui.painter(), at, Align2::LEFT_TOP, galley.clone());
        let line = (drawn.min, &*galley);
        crate::panels::paint::terms::over(ui, view.text, line, told, hud.actions);
        buttons(ui, hud, lesson, inner);
    });
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

fn buttons(ui: &mut Ui, hud: &mut Hud, lesson: &LessonInHand, inner: Rect) {
    let view = hud.view;
    let mut left = inner.left();
    let mut button = |ui: &mut Ui, id: &str, primary: bool, action: PanelAction| {
        let (fill, ink) = if primary {
            (theme::CRIMSON, theme::PARCHMENT)
        } else {
            (theme::PARCHMENT_DARK, theme::INK)
        };
        let label = ui
            .painter()
            .layout_no_wrap(view.word(id), theme::bold(16.0), ink);
        let size = vec2(label.size().x + 22.0, 30.0);
        let place = Rect::from_min_size(pos2(left, inner.bottom() - 31.0), size);
        left = place.right() + 8.0;
        let response = ui.allocate_rect(place, Sense::click());
        let fill = if response.hovered() {
            fill.gamma_multiply(0.85)
        } else {
            fill
        };
        let line = Stroke::new(1.0, theme::SEPIA);
        ui.painter()
            .rect(place, 6.0, fill, line, StrokeKind::Inside);
        write(ui.painter(), place.center(), Align2::CENTER_CENTER, label);
        crate::panels::play::hud::focus_ring(ui.painter(), &response, 6.0);
        let tip = format!("{id}-tip");
        let response = if view.text.has(&tip) {
            response.tip(|| view.word(&tip))
        } else {
            response
        };
        hud.actions.offer(&response, action);
    };
    let teach = |chapter: usize| PanelAction::Ask(Command::Teach(chapter));
    match lesson.step() {
        Some(LessonStep::Tell { .. }) if lesson.taken() + 1 < lesson.chapter().steps.len() => {
            button(
                ui,
                "lesson-go-on",
                true,
                PanelAction::Ask(Command::LessonOn),
            );
        }
        // After the last word the next chapter begins.
        Some(LessonStep::Tell { .. }) | None => {
            let id = if lesson.has_next() {
                "lesson-next"
            } else {
                "lesson-free"
            };
            button(ui, id, true, teach(lesson.nth() + 1));
        }
        _ => {}
    }
    if lesson.taken() > 0 {
        button(ui, "lesson-again", false, teach(lesson.nth()));
    }
    button(
        ui,
        "lesson-leave",
        false,
        PanelAction::Ask(Command::ToTitle),
    );
}
