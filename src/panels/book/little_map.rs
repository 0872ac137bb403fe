//! Spain on a stamp: the board's own outlines with a position on them.

use crate::board::{self, CASTILLO_TOWER, MAP, Point, outlines, triangulate};
use crate::book::{Sighting, Trail};
use crate::log::{Names, values};
use crate::panels::paint::badge;
use crate::panels::paint::printed::{self, Printed};
use crate::panels::paint::theme::{self, GOLD, INK};
use crate::print::icons::Icon;
use crate::rules::{COLOURS, Game, KingSpot, Place, RegionId, Scoreboard, Seat, Setup};
use crate::text::Text;
use bevy_egui::egui::{
    Align2, Color32, FontId, Mesh, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui,
    epaint::CubicBezierShape, pos2, vec2,
};
use std::sync::OnceLock;

const SEA: Color32 = Color32::from_rgb(0xA9, 0xC4, 0xC4);
const LAND: [Color32; 3] = [
    Color32::from_rgb(0xE6, 0xD3, 0xA3),
    Color32::from_rgb(0xDB, 0xC4, 0x90),
    Color32::from_rgb(0xEC, 0xDD, 0xB8),
];
const CLOSED: Color32 = Color32::from_rgb(0xC4, 0x8B, 0x74);
const SHINING: Color32 = Color32::from_rgb(0xF7, 0xDC, 0x7A);
const WIDEST: f32 = 560.0;

/// What a little map shows.
#[derive(Clone, Copy)]
pub(super) struct MapPicture<'a> {
    pub(super) setup: &'a Setup,
    pub(super) game: &'a Game,
    /// Shine in gold.
    pub(super) marked: &'a [Place],
    pub(super) trails: &'a [Trail],
    /// Who stands where, with the Grandes.
    pub(super) counts: bool,
    /// The order of scoring, and what each region pays.
    pub(super) order: bool,
}

impl<'a> MapPicture<'a> {
    pub(super) const fn of(setup: &'a Setup, game: &'a Game) -> Self {
        Self {
            setup,
            game,
            marked: &[],
            trails: &[],
            counts: false,
            order: false,
        }
    }
}

/// The triangles of the regions, worked out once.
fn cut() -> &'static [Vec<[usize; 3]>] {
    static CUT: OnceLock<Vec<Vec<[usize; 3]>>> = OnceLock::new();
    CUT.get_or_init(|| {
        outlines()
            .iter()
            .map(|one| triangulate(&one.shape))
            .collect()
    })
}

/// From the board to the paper.
#[derive(Clone, Copy)]
struct Paper {
    rect: Rect,
    scale: f32,
}

impl Paper {
    fn at(&self, point: Point) -> Pos2 {
        pos2(
            self.rect.left() + (point.x - MAP.left()) * self.scale,
            self.rect.top() + (MAP.top() - point.y) * self.scale,
        )
    }

    fn middle(&self, place: Place) -> Pos2 {
        match place.region() {
            Some(region) => self.at(board::outline(region).deepest),
            None => self.at(CASTILLO_TOWER.centre),
        }
    }

    fn sighted(&self, at: Sighting, other: Sighting) -> Pos2 {
        match (at, other) {
            (Sighting::On(place), _) => self.middle(place),
            // Court and provinces lie before the board.
            (Sighting::Off, Sighting::On(place)) => {
                let other = self.middle(place);
                pos2(
                    other.x + (self.rect.center().x - other.x) * 0.3,
                    self.rect.bottom() - 4.0,
                )
            }
            (Sighting::Off, Sighting::Off) => self.rect.center_bottom(),
        }
    }
}

pub(super) fn little_map(ui: &mut Ui, text: &Text, picture: &MapPicture) {
    let width = ui.available_width().min(WIDEST);
    let scale = width / MAP.width;
    let size = vec2(width, MAP.height * scale);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let paper = Paper { rect, scale };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 6.0, SEA);
    for land in board::lands() {
        let ring = land.shape.ring().iter();
        let ring: Vec<Pos2> = ring.map(|&point| paper.at(point)).collect();
        fill(
            &painter,
            &ring,
            &triangulate(&land.shape),
            Color32::from_rgb(0xCF, 0xC3, 0xA8),
        );
    }
    for (nth, outline) in outlines().iter().enumerate() {
        region(&painter, paper, picture, outline.id, nth);
    }
    tower(&painter, paper, text, picture);
    for place in Place::ALL {
        people(&painter, paper, text, picture, place);
    }
    for trail in picture.trails {
        arrow(&painter, paper, picture.setup, *trail);
    }
    let line = Stroke::new(1.5, theme::SEPIA);
    ui.painter()
        .rect_stroke(rect, 6.0, line, StrokeKind::Inside);
}

fn fill(painter: &Painter, ring: &[Pos2], triangles: &[[usize; 3]], colour: Color32) {
    let mut mesh = Mesh::default();
    for &point in ring {
        mesh.colored_vertex(point, colour);
    }
    for corners in triangles {
        let [a, b, c] = corners.map(|nth| nth as u32);
        mesh.add_triangle(a, b, c);
    }
    painter.add(mesh);
}

fn region(painter: &Painter, paper: Paper, picture: &MapPicture, id: RegionId, nth: usize) {
    let shape = &board::outline(id).shape;
    let ring: Vec<Pos2> = shape.ring().iter().map(|&point| paper.at(point)).collect();
    let kings = picture.game.king() == KingSpot::In(id);
    let marked = picture.marked.contains(&id.place());
    let colour = match (kings, marked) {
        (true, _) => CLOSED,
        (false, true) => SHINING,
        (false, false) => LAND[nth % LAND.len()],
    };
    fill(painter, &ring, &cut()[nth], colour);
    let line = if marked {
        Stroke::new(2.5, Color32::from_rgb(0xA8, 0x7C, 0x0C))
    } else {
        Stroke::new(1.2, theme::SEPIA)
    };
    painter.add(Shape::closed_line(ring, line));
}

fn tower(painter: &Painter, paper: Paper, text: &Text, picture: &MapPicture) {
    let side = CASTILLO_TOWER.width * paper.scale * 1.15;
    let square = Rect::from_center_size(paper.middle(Place::Castillo), vec2(side, side));
    if picture.marked.contains(&Place::Castillo) {
        painter.rect_filled(square.expand(6.0), 6.0, SHINING);
        let line = Stroke::new(2.0, Color32::from_rgb(0xA8, 0x7C, 0x0C));
        painter.rect_stroke(square.expand(6.0), 6.0, line, StrokeKind::Outside);
    }
    printed::paint_on(painter, square, Printed::Icon(Icon::Castillo), text);
}

/// Names, numbers and whoever stands there.
fn people(painter: &Painter, paper: Paper, text: &Text, picture: &MapPicture, place: Place) {
    let game = picture.game;
    let middle = paper.middle(place);
    let roomy = paper.rect.width() > 430.0;
    let mut top = middle.y;
    let mut below = middle;
    let name = match place.region() {
        Some(region) => Names::new(text, picture.setup).on_board(region),
        None => text.say("look-castillo", &[]),
    };
    if place == Place::Castillo {
        top -= CASTILLO_TOWER.width * paper.scale * 0.7 + 8.0;
        below.y += CASTILLO_TOWER.width * paper.scale * 0.6 + 10.0;
    } else {
        top -= 16.0;
    }
    if roomy {
        let font = FontId::new(theme::SMALLEST_TEXT, theme::bold_family());
        painter.text(pos2(middle.x, top), Align2::CENTER_CENTER, name, font, INK);
    }
    if picture.order {
        let in_use = usize::from(game.rules().values_in_use);
        let paid = match values(game.values(place), in_use) {
            crate::text::Value::Word(word) => word.into_owned(),
            crate::text::Value::Number(number) => number.to_string(),
        };
        let font = FontId::new(15.0, theme::text_family());
        painter.text(below + vec2(8.0, 2.0), Align2::LEFT_CENTER, paid, font, INK);
        if let Some(region) = place.region() {
            let at = below + vec2(-12.0, 2.0);
            painter.circle(at, 11.0, theme::PARCHMENT, Stroke::new(1.5, theme::CRIMSON));
            let number = (region.index() + 1).to_string();
            painter.text(
                at,
                Align2::CENTER_CENTER,
                number,
                theme::bold(15.0),
                theme::CRIMSON,
            );
        }
    }
    let king = match game.king() {
        KingSpot::In(region) => region.place() == place,
        KingSpot::Castillo => place == Place::Castillo,
        KingSpot::France | KingSpot::Portugal => false,
    };
    if king && !picture.order {
        let side = 30.0;
        let at = if picture.counts {
            pos2(middle.x - 34.0, top - 2.0)
        } else {
            middle + vec2(0.0, 8.0)
        };
        let square = Rect::from_center_size(at, vec2(side, side));
        printed::paint_on(painter, square, Printed::Icon(Icon::King), text);
    }
    if picture.counts {
        camps(painter, picture, place, below);
    }
    if Scoreboard::ALL
        .iter()
        .any(|&board| game.scoreboard(board) == Some(place))
    {
        painter.circle_stroke(middle, 20.0, Stroke::new(2.0, GOLD));
    }
}

/// How many of each, two to a row; a Grande larger and with a rim.
fn camps(painter: &Painter, picture: &MapPicture, place: Place, at: Pos2) {
    const WIDE: f32 = 31.0;
    const HIGH: f32 = 19.0;
    let game = picture.game;
    let here: Vec<(Seat, u8, bool)> = (0..COLOURS)
        .map(Seat::new)
        .map(|seat| {
            let grande = seat != Seat::NEUTRAL && game.grande(seat) == Some(place);
            (seat, game.caballeros(place, seat), grande)
        })
        .filter(|&(_, count, grande)| count > 0 || grande)
        .collect();
    for (nth, (seat, count, grande)) in here.iter().enumerate() {
        let row = (nth / 2) as u8;
        let in_row = here.len().saturating_sub(nth / 2 * 2).min(2) as u8;
        let column = f32::from((nth % 2) as u8) - f32::from(in_row - 1) / 2.0;
        let corner = at + vec2(column * WIDE, f32::from(row) * HIGH + 3.0);
        let colour = picture.setup.colour_of(*seat);
        let spot = corner - vec2(7.0, 0.0);
        if *grande {
            painter.circle_filled(spot, 12.0, GOLD);
        }
        badge::paint(painter, spot, 8.5, colour);
        let number = corner + vec2(9.0, 0.0);
        painter.text(
            number,
            Align2::CENTER_CENTER,
            count.to_string(),
            theme::bold(15.0),
            INK,
        );
    }
}

fn arrow(painter: &Painter, paper: Paper, setup: &Setup, trail: Trail) {
    let from = paper.sighted(trail.from, trail.to);
    let to = paper.sighted(trail.to, trail.from);
    let way = to - from;
    let length = way.length();
    if length < 1.0 {
        return;
    }
    let ahead = way / length;
    let aside = ahead.rot90() * length * 0.16;
    // Not over what is written in the middle.
    let (start, end) = (from + ahead * 10.0, to - ahead * 12.0);
    let colour = trail
        .whose
        .map_or(Color32::from_rgb(0x20, 0x18, 0x10), |seat| {
            badge::colour32(setup.colour_of(seat))
        });
    let bend = [
        start,
        start + way * 0.3 + aside,
        end - way * 0.3 + aside,
        end,
    ];
    for (width, ink) in [(7.0, theme::PARCHMENT), (4.0, colour)] {
        let line = Stroke::new(width, ink);
        painter.add(CubicBezierShape::from_points_stroke(
            bend,
            false,
            Color32::TRANSPARENT,
            line,
        ));
    }
    let point = (end - bend[2]).normalized();
    let side = point.rot90() * 7.0;
    let tip = end + point * 8.0;
    let head = vec![tip, end - point * 4.0 + side, end - point * 4.0 - side];
    painter.add(Shape::convex_polygon(
        head,
        colour,
        Stroke::new(1.5, theme::PARCHMENT),
    ));
    if trail.count > 1 {
        let at = start + way * 0.5 + aside * 0.8;
        painter.circle(at, 10.0, theme::PARCHMENT, Stroke::new(1.5, colour));
        let count = trail.count.to_string();
        painter.text(at, Align2::CENTER_CENTER, count, theme::bold(15.0), INK);
    }
}
