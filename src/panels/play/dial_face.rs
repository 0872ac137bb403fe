//! What the secret disc looks like: wood in its player's colour, nine fields with the shapes and names
//! of the regions, and the golden pointer.

use crate::board::{Point, Polygon, outline, triangulate};
use crate::log::Names;
use crate::panels::paint::badge;
use crate::panels::paint::printed::{Printed, paint_on};
use crate::panels::paint::theme;
use crate::panels::play::dial::{SECTORS, direction};
use crate::panels::play::hud::fitted;
use crate::panels::view::PanelView;
use crate::print::ground_rgb;
use crate::print::icons::Icon;
use crate::rules::RegionId;
use bevy_egui::egui::epaint::{TextShape, Vertex, WHITE_UV};
use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, vec2};
use std::f32::consts::TAU;

/// Parts of the dial's radius: the field inside the rim of wood, and the hub.
pub(crate) const FIELD: f32 = 0.885;
const HUB: f32 = 0.30;

/// The rim, in the player's colour, with its notches.
pub(crate) fn wood(painter: &Painter, centre: Pos2, radius: f32, view: &PanelView) {
    let colour = view.game.to_act().map(|seat| view.setup.colour_of(seat));
    let rim = colour.map_or(theme::WALNUT, badge::colour32);
    painter.circle_filled(
        centre + vec2(0.0, 6.0),
        radius + 3.0,
        Color32::from_black_alpha(110),
    );
    painter.circle_filled(centre, radius, theme::WALNUT);
    painter.circle_filled(centre, radius * 0.985, rim);
    painter.circle_stroke(
        centre,
        radius * 0.95,
        Stroke::new(radius * 0.012, rim.gamma_multiply(0.7)),
    );
    for nth in 0..54_u8 {
        let way = direction(f32::from(nth) / 6.0);
        let ends = [centre + way * radius * 0.91, centre + way * radius * 0.955];
        painter.line_segment(ends, Stroke::new(1.5, theme::PARCHMENT));
    }
    painter.circle_filled(centre, radius * FIELD, theme::INK);
}

#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a thing of its own that is so or not"
)]
pub(crate) struct SectorLook {
    pub(crate) open: bool,
    pub(crate) chosen: bool,
    pub(crate) hovered: bool,
    pub(crate) vain: bool,
}

pub(crate) fn paint_sector(
    painter: &Painter,
    (centre, radius): (Pos2, f32),
    under: f32,
    look: &SectorLook,
) {
    let fill = match (look.open, look.chosen, look.hovered) {
        (false, ..) => Color32::from_rgb(0xB4, 0xA8, 0x8E),
        (true, true, _) => Color32::from_rgb(0xFF, 0xEA, 0xB4),
        (true, false, _) if look.vain => Color32::from_rgb(0xE6, 0xBE, 0xA6),
        (true, false, true) => Color32::from_rgb(0xF6, 0xE3, 0xB4),
        (true, false, false) => Color32::from_rgb(0xEC, 0xDF, 0xBE),
    };
    let radius = radius - 2.0;
    let rim = (0..=10_u8)
        .map(|step| centre + direction(under - 0.49 + 0.98 * f32::from(step) / 10.0) * radius);
    let corners: Vec<Pos2> = std::iter::once(centre).chain(rim).collect();
    painter.add(Shape::convex_polygon(
        corners,
        fill,
        Stroke::new(1.5, theme::INK),
    ));
    if look.vain {
        // Hatched: it leads back.
        let ink = Stroke::new(1.5, theme::CRIMSON.gamma_multiply(0.45));
        for step in 1..8_u8 {
            let reach = radius * (0.32 + 0.085 * f32::from(step));
            let arc = (0..=8_u8)
                .map(|nth| centre + direction(under - 0.47 + 0.94 * f32::from(nth) / 8.0) * reach);
            painter.add(Shape::line(arc.collect(), ink));
        }
    }
}

/// The shape of the land, upright where it stands under the pointer.
pub(crate) fn silhouette(
    painter: &Painter,
    centre: Pos2,
    radius: f32,
    under: f32,
    region: RegionId,
    open: bool,
) {
    let [red, green, blue] = ground_rgb(region);
    let tone = Color32::from_rgb(red, green, blue);
    let tone = if open { tone } else { tone.gamma_multiply(0.6) };
    let at = centre + direction(under) * radius * 0.56;
    land(
        painter,
        &outline(region).shape,
        at,
        radius * 0.25,
        under / SECTORS * TAU,
        tone,
    );
}

/// The King is there: nobody rides in.
pub(crate) fn kings(painter: &Painter, view: &PanelView, at: Pos2, size: f32) {
    let place = Rect::from_center_size(at, vec2(size, size));
    paint_on(painter, place, Printed::Icon(Icon::Crown), view.text);
}

/// A piece of land around a point, as wide or high as `size`.
pub(crate) fn land(
    painter: &Painter,
    shape: &Polygon,
    at: Pos2,
    size: f32,
    angle: f32,
    tone: Color32,
) {
    let bounds = shape.bounds();
    let scale = size / bounds.width.max(bounds.height);
    let (sin, cos) = angle.sin_cos();
    let place = |point: &Point| {
        let from = (*point - bounds.centre) * scale;
        let flat = vec2(from.x, -from.y);
        at + vec2(flat.x * cos - flat.y * sin, flat.x * sin + flat.y * cos)
    };
    let mut mesh = Mesh::default();
    mesh.vertices
        .extend(shape.ring().iter().map(|point| Vertex {
            pos: place(point),
            uv: WHITE_UV,
            color: tone,
        }));
    for [a, b, c] in triangulate(shape) {
        mesh.add_triangle(a as u32, b as u32, c as u32);
    }
    painter.add(mesh);
    let ring: Vec<Pos2> = shape.ring().iter().map(place).collect();
    painter.add(Shape::closed_line(ring, Stroke::new(1.0, theme::INK)));
}

pub(crate) fn name(
    painter: &Painter,
    view: &PanelView,
    (centre, radius): (Pos2, f32),
    under: f32,
    (region, look): (RegionId, &SectorLook),
) {
    let told = Names::new(view.text, view.setup).on_board(region);
    let ink = match (look.open, look.chosen) {
        (true, true) => theme::CRIMSON,
        (true, false) => theme::INK,
        (false, _) => theme::FADED_INK,
    };
    let chord = radius * 0.6;
    let family = theme::display();
    let mut galley = fitted(painter, &told, &family, (18.0, 14.0), chord, ink);
    // On a small dial plain letters are the narrower ones.
    if galley.elided {
        let family = theme::text_family();
        galley = fitted(painter, &told, &family, (17.0, 14.0), chord * 1.06, ink);
    }
    let angle = under / SECTORS * TAU;
    // Names in the lower half would stand on their heads.
    let lower = direction(under).y > 0.35;
    let angle = if lower { angle + TAU / 2.0 } else { angle };
    let middle = centre + direction(under) * (radius * 0.87);
    let half = galley.size() / 2.0;
    let (sin, cos) = angle.sin_cos();
    let corner = middle - vec2(half.x * cos - half.y * sin, half.x * sin + half.y * cos);
    painter.add(TextShape::new(corner, galley, ink).with_angle(angle));
}

pub(crate) fn hub(painter: &Painter, centre: Pos2, radius: f32, view: &PanelView) {
    let Some(seat) = view.game.to_act() else {
        return;
    };
    let colour = view.setup.colour_of(seat);
    let reach = radius * HUB;
    painter.circle(
        centre,
        reach,
        badge::colour32(colour),
        Stroke::new(radius * 0.02, theme::WALNUT),
    );
    badge::paint(painter, centre, reach * 0.52, colour);
}

/// The golden pointer above the rim.
pub(crate) fn pointer(painter: &Painter, centre: Pos2, radius: f32, set: bool) {
    let tip = centre - vec2(0.0, radius * 0.90);
    let up = radius * 0.14;
    let corners = vec![
        tip,
        tip + vec2(-up * 0.75, -up * 1.15),
        tip + vec2(up * 0.75, -up * 1.15),
    ];
    let fill = if set {
        Color32::from_rgb(0xFF, 0xD8, 0x5C)
    } else {
        theme::GOLD
    };
    painter.add(Shape::convex_polygon(
        corners,
        fill,
        Stroke::new(2.0, theme::WALNUT),
    ));
}
