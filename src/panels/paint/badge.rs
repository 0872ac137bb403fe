//! A player's colour and shape: nobody has to tell colours apart.

use crate::panels::paint::theme::{INK, PARCHMENT};
use crate::print::player_rgb;
use crate::rules::{Colour, Player, Seat, Setup};
use crate::text::Text;
use bevy_egui::egui::{
    Color32, Painter, Pos2, Response, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2,
};
use std::f32::consts::TAU;

pub(crate) const fn colour32(colour: Colour) -> Color32 {
    let [red, green, blue] = player_rgb(colour);
    Color32::from_rgb(red, green, blue)
}

/// The shape's name in the text files.
const fn shape_id(colour: Colour) -> &'static str {
    match colour {
        Colour::Rust => "shape-Circle",
        Colour::Amber => "shape-Triangle",
        Colour::Green => "shape-Diamond",
        Colour::Navy => "shape-Cross",
        Colour::Ivory => "shape-Star",
    }
}

pub(crate) fn colour_name(text: &Text, colour: Colour) -> String {
    text.say(&format!("colour-{}", colour.name()), &[])
}

pub(crate) fn shape_name(text: &Text, colour: Colour) -> String {
    text.say(shape_id(colour), &[])
}

pub(crate) fn player(setup: &Setup, seat: Seat) -> Option<&Player> {
    setup.players.get(seat.index())
}

pub(crate) fn name(setup: &Setup, seat: Seat) -> &str {
    player(setup, seat).map_or("", |player| player.name.as_str())
}

/// The badge as part of a line.
pub(crate) fn show(ui: &mut Ui, colour: Colour, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint(ui.painter(), rect.center(), size / 2.0, colour);
    response
}

pub(crate) fn of(ui: &mut Ui, setup: &Setup, seat: Seat, size: f32) -> Response {
    show(ui, setup.colour_of(seat), size)
}

pub(crate) fn paint(painter: &Painter, centre: Pos2, radius: f32, colour: Colour) {
    let line = Stroke::new((radius * 0.12).max(1.5), INK);
    painter.rect(
        bevy_egui::egui::Rect::from_center_size(centre, Vec2::splat(radius * 1.9)),
        radius * 0.35,
        colour32(colour),
        line,
        bevy_egui::egui::StrokeKind::Inside,
    );
    inlay_shape(painter, centre, radius * 0.58, colour, ink_on(colour));
}

/// What can be read on a player's colour.
pub(crate) const fn ink_on(colour: Colour) -> Color32 {
    match colour {
        Colour::Amber | Colour::Green | Colour::Ivory => INK,
        Colour::Rust | Colour::Navy => PARCHMENT,
    }
}

fn inlay_shape(painter: &Painter, centre: Pos2, r: f32, colour: Colour, fill: Color32) {
    let polygon = |points: &[Vec2]| {
        let points = points.iter().map(|&point| centre + point * r).collect();
        painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
    };
    match colour {
        Colour::Rust => {
            painter.circle_filled(centre, r * 0.9, fill);
        }
        Colour::Amber => polygon(&[vec2(0.0, -1.0), vec2(1.0, 0.8), vec2(-1.0, 0.8)]),
        Colour::Green => {
            polygon(&[
                vec2(0.0, -1.1),
                vec2(0.8, 0.0),
                vec2(0.0, 1.1),
                vec2(-0.8, 0.0),
            ]);
        }
        Colour::Navy => {
            for (x, y) in [(0.32, 1.0), (1.0, 0.32)] {
                polygon(&[vec2(-x, -y), vec2(x, -y), vec2(x, y), vec2(-x, y)]);
            }
        }
        Colour::Ivory => star(painter, centre, r * 1.1, fill),
    }
}

/// Five points round a middle: each a convex piece of its own.
fn star(painter: &Painter, centre: Pos2, r: f32, fill: Color32) {
    let at = |turn: f32, reach: f32| {
        let (sin, cos) = (turn * TAU).sin_cos();
        pos2(centre.x + sin * reach, centre.y - cos * reach)
    };
    for point in 0..5_u8 {
        let turn = f32::from(point) / 5.0;
        let inner = r * 0.45;
        let corners = vec![
            centre,
            at(turn - 0.1, inner),
            at(turn, r),
            at(turn + 0.1, inner),
        ];
        painter.add(Shape::convex_polygon(corners, fill, Stroke::NONE));
    }
}
