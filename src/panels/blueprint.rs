//! The panels drawn without a window, to be measured: what of the window they cover, how small their
//! letters are.

use super::paint::theme;
use super::play::{controls, over_table};
use super::state::PanelState;
use super::view::{PanelActions, PanelView};
use crate::composition::Situation;
use crate::opponents::{Advised, BotSpeech, Keepers};
use crate::rules::{Decision, Decisions, Game, Setup};
use crate::session::Secrecy;
use crate::stage::Scene;
use crate::table::RoundPhase;
use crate::text::Text;
use bevy::math::{Rect, Vec2};
use bevy_egui::egui::{self, Color32, Shape};

/// Something that hides what is below it, in pixels of the window.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cover {
    Sheet(Rect),
    Round { at: Vec2, radius: f32 },
    Shape(Vec<Vec2>),
}

impl Cover {
    pub(crate) fn bounds(&self) -> Rect {
        match self {
            Self::Sheet(rect) => *rect,
            Self::Round { at, radius } => Rect::from_center_half_size(*at, Vec2::splat(*radius)),
            Self::Shape(points) => points
                .iter()
                .fold(Rect::from_corners(points[0], points[0]), |all, &point| {
                    all.union_point(point)
                }),
        }
    }

    pub(crate) fn hides(&self, point: Vec2) -> bool {
        match self {
            Self::Sheet(rect) => rect.contains(point),
            Self::Round { at, radius } => at.distance(point) <= *radius,
            Self::Shape(points) => inside(points, point),
        }
    }
}

/// Whether a point is inside a simple polygon.
pub(crate) fn inside(ring: &[Vec2], point: Vec2) -> bool {
    let ends = ring.iter().cycle().skip(1);
    let crossings = ring.iter().zip(ends).filter(|(a, b)| {
        (a.y > point.y) != (b.y > point.y)
            && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
    });
    crossings.count() % 2 == 1
}

/// The panels as they lie in a window.
#[derive(Clone, Debug)]
pub(crate) struct Blueprint {
    pub(crate) situation: Situation,
    /// Where the board is to be seen.
    pub(crate) board: Rect,
    pub(crate) covers: Vec<Cover>,
    /// Cards of a raised hand.
    pub(crate) cards: Vec<Rect>,
    pub(crate) smallest_text: f32,
}

/// How the table is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DrawnFor<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) game: &'a Game,
    pub(crate) keepers: &'a Keepers,
    pub(crate) scene: Option<&'a Scene>,
    /// What happened is still being shown.
    pub(crate) busy: bool,
}

impl<'a> DrawnFor<'a> {
    /// What may be decided, where it is people who decide.
    fn legal(&self) -> Decisions {
        let mut legal = Decisions::new();
        if !self.busy && self.keepers.thinking(self.game).is_none() {
            self.game.legal(&mut legal);
        }
        legal
    }

    fn view(&self, legal: &'a [Decision]) -> PanelView<'a> {
        PanelView {
            text: Text::shared(),
            setup: self.setup,
            game: self.game,
            legal,
            keepers: self.keepers,
            said: BotSpeech(None),
            advised: Some(&Advised::NotAsked),
            demo: false,
            watching: false,
            secrecy: Secrecy {
                trusted: self.game.to_act(),
                curtain: None,
            },
            busy: self.busy,
            again: None,
            hovered: None,
            in_hand: None,
            mustered: None,
            scene: self.scene,
            numerals: None,
            lesson: None,
            warned: None,
            still: false,
            hints: None,
            clean: false,
            fair: false,
            from_above: false,
            lines: &[],
            past: 0,
            caption: None,
            happened: &[],
            now: 0.0,
        }
    }
}

/// What the table is for in a position.
pub(crate) fn situation(drawn_for: DrawnFor) -> Situation {
    let legal = drawn_for.legal();
    over_table::situation(&drawn_for.view(&legal))
}

/// Draws the panels of a game into a window of this size, with text so much larger. None where a
/// curtain hides everything.
pub(crate) fn blueprint(drawn_for: DrawnFor, window: Vec2, scale: f32) -> Option<Blueprint> {
    let ctx = egui::Context::default();
    theme::apply(&ctx);
    let zoom = theme::zoom(window.x, window.y, scale);
    ctx.set_zoom_factor(zoom);
    let legal = drawn_for.legal();
    let view = drawn_for.view(&legal);
    let mut state = PanelState::default();
    let controls = controls::of(RoundPhase::from(drawn_for.game.phase()));
    let mut board = None;
    let mut actions = PanelActions::default();
    let mut shapes = Vec::new();
    // Once to find out how large everything is, once more to draw it.
    for _ in 0..2 {
        let room = egui::vec2(window.x, window.y) / zoom;
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, room)),
            ..Default::default()
        };
        let output = ctx.run_ui(input, |ui| {
            actions = PanelActions::default();
            board = over_table::playing(ui, &view, &mut state, &mut actions, controls);
        });
        shapes = output
            .shapes
            .iter()
            .map(|clipped| clipped.shape.clone())
            .collect();
        output.drop_without_applying_deltas();
    }
    let in_window =
        |rect: egui::Rect| Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y).scaled(zoom);
    let mut found = Found {
        covers: Vec::new(),
        smallest_text: f32::INFINITY,
        zoom,
    };
    for shape in &shapes {
        found.look_at(shape);
    }
    Some(Blueprint {
        situation: over_table::situation(&view),
        board: in_window(board?),
        covers: found.covers,
        cards: actions.cards.iter().map(|&card| in_window(card)).collect(),
        smallest_text: found.smallest_text,
    })
}

trait Scaled {
    fn scaled(self, by: f32) -> Self;
}

impl Scaled for Rect {
    fn scaled(self, by: f32) -> Self {
        Self {
            min: self.min * by,
            max: self.max * by,
        }
    }
}

struct Found {
    covers: Vec<Cover>,
    smallest_text: f32,
    zoom: f32,
}

/// A shadow or a veil: what is below is still seen.
fn is_veil(colour: Color32) -> bool {
    colour.a() < 140
}

impl Found {
    fn sheet(&mut self, rect: egui::Rect) {
        if rect.is_positive() {
            let rect = Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y);
            self.covers.push(Cover::Sheet(rect.scaled(self.zoom)));
        }
    }

    fn look_at(&mut self, shape: &Shape) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.look_at(shape)),
            Shape::Rect(rect) if !is_veil(rect.fill) => self.sheet(rect.rect),
            Shape::Circle(circle) if !is_veil(circle.fill) => {
                let at = Vec2::new(circle.center.x, circle.center.y) * self.zoom;
                let radius = circle.radius * self.zoom;
                self.covers.push(Cover::Round { at, radius });
            }
            Shape::Path(path) if path.closed && !is_veil(path.fill) => {
                let points = path.points.iter();
                let points = points.map(|at| Vec2::new(at.x, at.y) * self.zoom).collect();
                self.covers.push(Cover::Shape(points));
            }
            Shape::Text(text) => {
                for section in &text.galley.job.sections {
                    let size = section.format.font_id.size * self.zoom;
                    self.smallest_text = self.smallest_text.min(size);
                }
                if text.angle == 0.0 {
                    self.sheet(text.visual_bounding_rect());
                }
            }
            Shape::Mesh(mesh) => {
                let seen = mesh.vertices.iter().all(|vertex| !is_veil(vertex.color));
                if seen {
                    self.sheet(mesh.calc_bounds());
                }
            }
            _ => {}
        }
    }
}
