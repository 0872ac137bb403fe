//! How something is pointed out for somebody who learns: a golden ring round it, and a slip of paper
//! beside it that says why.

use crate::board::{self, CASTILLO_FIELD, CASTILLO_TOWER, FRAME, Point};
use crate::composition::{Fold, TILT, fit};
use crate::panels::paint::theme::{self, Tip};
use crate::panels::play::hud::{Hud, fitted, focus_ring, rect, slip, wrapped, write};
use crate::panels::view::PanelAction;
use crate::rules::{Decision, Place};
use bevy::math::{Vec2, Vec3};
use bevy_egui::egui::{
    Align2, Color32, FontId, LayerId, Order, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui,
    pos2, vec2,
};

const WIDTH: f32 = 330.0;
/// What a finger must hit.
const FINGER: f32 = 30.0;
/// Between a thing and the slip that speaks of it.
const GAP: f32 = 14.0;
/// Gold that stands out from the yellow of some lands.
const BRIGHT: Color32 = Color32::from_rgb(0xFF, 0xD5, 0x3D);
/// The tower is so high.
const TOWER: f32 = 2.0;

/// Something that is pointed out: a pane, or a land with its borders.
#[derive(Clone, Debug)]
pub(super) enum Pointed {
    Pane(Rect),
    Land(Vec<Pos2>),
}

impl Pointed {
    pub(super) fn bounds(&self) -> Rect {
        match self {
            Self::Pane(rect) => *rect,
            Self::Land(border) => Rect::from_points(border),
        }
    }

    /// A place on the board as the usual view has it.
    pub(super) fn place(hud: &Hud, place: Place) -> Self {
        if let Some(region) = place.region() {
            let border = board::outline(region).shape.ring().iter();
            return Self::Land(border.map(|&at| seen_at(hud, at, 0.0)).collect());
        }
        let feet = CASTILLO_FIELD.corners().map(|at| seen_at(hud, at, 0.0));
        let roof = CASTILLO_TOWER.corners().map(|at| seen_at(hud, at, TOWER));
        Self::Pane(Rect::from_points(&[feet, roof].concat()))
    }
}

impl Pointed {
    /// Where those stand who can be placed.
    pub(super) fn court(hud: &Hud) -> Self {
        Self::Pane(tray(hud, board::rail().court.area))
    }
}

fn tray(hud: &Hud, area: board::Rect) -> Rect {
    Rect::from_points(&area.corners().map(|at| seen_at(hud, at, 0.0)))
}

fn seen_at(hud: &Hud, at: Point, height: f32) -> Pos2 {
    let room = hud.ctx.content_rect();
    let room = Vec2::new(room.width(), room.height());
    let eye = fit(FRAME, hud.panes.board, room, TILT.to_radians(), 0.0);
    let seen = eye.project(room, Vec3::new(at.x, height, -at.y));
    pos2(seen.x, seen.y)
}

/// The buttons that make a decision.
pub(super) fn buttons_of(hud: &Hud, decision: Decision) -> Vec<Rect> {
    let makes = |action: &PanelAction| match (action, decision) {
        (PanelAction::TurnDisc(turned), Decision::SetDisc(wanted)) => *turned == wanted,
        (PanelAction::Decide(made) | PanelAction::Choose(made), _) => *made == decision,
        _ => false,
    };
    let offered = hud.actions.offered.iter();
    offered
        .filter(|(action, _)| makes(action))
        .map(|&(_, rect)| rect)
        .collect()
}

/// Golden rings above everything; how strong, from 0 to 1.
pub(super) fn shine(hud: &Hud, rings: &[Pointed], strength: f32) {
    let layer = LayerId::new(Order::Foreground, "golden rings".into());
    let painter = hud.ctx.layer_painter(layer);
    let dark = Stroke::new(7.0, Color32::from_black_alpha(120));
    let gold = BRIGHT.gamma_multiply(0.65 + 0.35 * strength);
    let gold = Stroke::new(3.0 + strength * 1.5, gold);
    for ring in rings {
        match ring {
            Pointed::Pane(pane) => {
                let room = painter.clip_rect().shrink(4.0);
                let ring = pane.expand(5.0 + strength * 3.0).intersect(room);
                let round = (ring.height() * 0.3).min(18.0);
                for line in [dark, gold] {
                    painter.rect_stroke(ring, round, line, StrokeKind::Middle);
                }
            }
            Pointed::Land(border) => {
                for line in [dark, gold] {
                    painter.add(Shape::closed_line(border.clone(), line));
                }
            }
        }
    }
}

/// A slip that says something, with a heading and buttons.
pub(super) struct LessonPaper<'t> {
    pub(super) heading: String,
    pub(super) told: &'t str,
    /// Room kept free beside the heading.
    pub(super) aside: f32,
}

impl LessonPaper<'_> {
    /// Near the things, never over them, and where it hides as little else as can be.
    pub(super) fn beside(&self, hud: &Hud, things: &[Rect]) -> Rect {
        let room = hud.ctx.content_rect().shrink(8.0);
        let width = WIDTH.min(room.width() * 0.6);
        let size = vec2(width, self.height(hud, width).min(room.height()));
        let others = in_the_way(hud);
        let cost = |place: &Rect| {
            let hides = |&(other, worth): &(Rect, f32)| {
                let hidden = place.intersect(other);
                let part = if hidden.is_positive() {
                    hidden.area() / other.area().max(1.0)
                } else {
                    0.0
                };
                part * worth
            };
            let covers = things.iter().map(|thing| (thing.expand(GAP), 2000.0));
            let covered: f32 = covers
                .chain(others.iter().copied())
                .map(|it| hides(&it))
                .sum();
            let far = things.iter().map(|thing| gap(*thing, *place));
            covered + far.fold(f32::MAX, f32::min).min(2000.0) / 30.0
        };
        let corners = lattice(room.left(), room.right() - size.x)
            .flat_map(|x| lattice(room.top(), room.bottom() - size.y).map(move |y| pos2(x, y)));
        let places = corners.map(|corner| Rect::from_min_size(corner, size));
        let best = places.min_by(|a, b| cost(a).total_cmp(&cost(b)));
        best.unwrap_or(Rect::from_min_size(room.min, size))
    }

    fn height(&self, hud: &Hud, width: f32) -> f32 {
        let painter = hud.ctx.debug_painter();
        let galley = wrapped(&painter, self.told, font(hud), width - 28.0, theme::INK);
        galley.size().y + FINGER + 54.0
    }

    /// Draws it into its place. Returns what is inside its rim, for what else stands on it.
    pub(super) fn draw(&self, ui: &mut Ui, hud: &mut Hud, place: Rect) -> Rect {
        slip(ui.painter(), place, true);
        let inner = place.shrink2(vec2(14.0, 9.0));
        let heading = fitted(
            ui.painter(),
            &self.heading,
            &theme::display(),
            (17.0, 14.0),
            inner.width() - self.aside,
            theme::CRIMSON,
        );
        let below = write(ui.painter(), inner.min, Align2::LEFT_TOP, heading).bottom();
        let galley = wrapped(
            ui.painter(),
            self.told,
            font(hud),
            inner.width(),
            theme::INK,
        );
        let at = pos2(inner.left(), below + 4.0);
        let drawn = write(ui.painter(), at, Align2::LEFT_TOP, galley.clone());
        let line = (drawn.min, &*galley);
        crate::panels::paint::terms::over(ui, hud.view.text, line, self.told, hud.actions);
        inner
    }
}

/// What should stay in sight beside what is spoken of, and how much it matters.
fn in_the_way(hud: &Hud) -> Vec<(Rect, f32)> {
    let around = |at: Pos2| Rect::from_center_size(at, vec2(120.0, 84.0));
    let lands = board::outlines().iter().map(|land| land.deepest);
    let lands = lands.map(|at| (around(seen_at(hud, at, 0.0)), 8.0));
    let tower = Pointed::place(hud, Place::Castillo).bounds();
    let king = board::king_place(hud.view.game.king());
    let king = [0.0, 1.0].map(|height| seen_at(hud, king, height));
    let king = Rect::from_points(&king).expand(22.0);
    let rail = board::rail();
    let trays = [rail.court.area, rail.provinces.area].map(|area| (tray(hud, area), 20.0));
    let panes = &hud.panes;
    let bars = [
        panes.ribbon,
        panes.seal,
        panes.undo,
        panes.card,
        panes.round,
    ];
    let slips = panes.plaques.iter().chain(&panes.tiles).chain(&panes.icons);
    let slips = slips.chain(&bars).map(|&pane| (rect(pane), 25.0));
    lands
        .chain([(tower, 6.0), (king, 12.0)])
        .chain(trays)
        .chain(slips)
        .collect()
}

/// Points some way apart from one end to the other, both ends among them.
fn lattice(from: f32, to: f32) -> impl Iterator<Item = f32> + Clone {
    const STEPS: u8 = 24;
    let to = to.max(from);
    (0..=STEPS).map(move |nth| from + (to - from) * f32::from(nth) / f32::from(STEPS))
}

/// How far two rectangles are apart.
fn gap(a: Rect, b: Rect) -> f32 {
    let across = (b.left() - a.right()).max(a.left() - b.right()).max(0.0);
    let down = (b.top() - a.bottom()).max(a.top() - b.bottom()).max(0.0);
    across.hypot(down)
}

fn font(hud: &Hud) -> FontId {
    let size = if hud.panes.fold == Fold::Tight {
        15.0
    } else {
        18.0
    };
    FontId::new(size, theme::text_family())
}

/// Buttons at the foot of a slip, from left to right; the first is what is meant usually.
pub(super) fn buttons(
    ui: &mut Ui,
    hud: &mut Hud,
    inner: Rect,
    offered: impl IntoIterator<Item = (&'static str, bool, PanelAction)>,
) {
    let view = hud.view;
    let mut left = inner.left();
    for (id, primary, action) in offered {
        let (fill, ink) = if primary {
            (theme::CRIMSON, theme::PARCHMENT)
        } else {
            (theme::PARCHMENT_DARK, theme::INK)
        };
        let label = ui
            .painter()
            .layout_no_wrap(view.word(id), theme::bold(16.0), ink);
        let size = vec2(label.size().x + 22.0, FINGER);
        let place = Rect::from_min_size(pos2(left, inner.bottom() - FINGER - 1.0), size);
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
        focus_ring(ui.painter(), &response, 6.0);
        let tip = format!("{id}-tip");
        let response = if view.text.has(&tip) {
            response.tip(|| view.word(&tip))
        } else {
            response
        };
        hud.actions.offer(&response, action);
    }
}
