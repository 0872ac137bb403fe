//! The secret disc: a dial with a sector for each region. The pointer is turned by click or drag.

use crate::log::Names;
use crate::panels::paint::theme::{self, Type};
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::{Decision, KingSpot, Phase, Place, Refuge, RegionId};
use bevy_egui::egui::{
    Align2, Color32, FontId, Pos2, Rect, RichText, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2,
};
use std::f32::consts::TAU;

const SECTORS: f32 = 9.0;
/// Of the dial, where there is room for it.
const RADIUS: f32 = 84.0;
/// From the rim to the edge: a name above and below the dial.
const NAME: f32 = 22.0;
/// Room for names left and right of the dial.
const WIDTH: f32 = 480.0;
/// Smaller, and its sectors could not be hit.
const LEAST_RADIUS: f32 = 28.0;

pub(crate) fn show(
    ui: &mut Ui,
    view: &PanelView,
    chosen: Option<RegionId>,
    actions: &mut PanelActions,
) {
    ui.horizontal(|ui| {
        dial(ui, view, chosen, actions);
        ui.vertical(|ui| {
            ui.add_space(12.0);
            ui.label(theme::faded(view.word("disc-hint")));
            let label = match chosen {
                Some(region) => {
                    let name = Names::new(view.text, view.setup).on_board(region);
                    view.say("disc-set", &[("region", name.into())])
                }
                None => view.word("disc-none"),
            };
            let decision = chosen.map(Decision::SetDisc);
            let possible = decision.is_some_and(|decision| view.may(decision));
            let button = theme::primary(label).min_size(vec2(200.0, 48.0));
            let button = ui.add_enabled(possible, button);
            if let Some(decision) = decision {
                actions.offer(&button, PanelAction::Decide(decision));
            }
            if let Some(told) = chosen.and_then(|region| in_vain(view, region)) {
                ui.label(RichText::new(view.word(told)).color(theme::CRIMSON).bold());
            }
        });
    });
}

/// What comes of setting a region that is none to ride to: nothing may enter the King's, and who is
/// evicted must leave.
pub(crate) fn in_vain(view: &PanelView, region: RegionId) -> Option<&'static str> {
    if let Some(refuge) = view.game.refuge_from_eviction(region) {
        return match refuge {
            Refuge::In(_) => None,
            Refuge::Court => Some("disc-evicted-Court"),
            Refuge::Provinces => Some("disc-evicted-Provinces"),
        };
    }
    let kings = view.game.king() == KingSpot::In(region);
    let grande = |seat| view.game.grande(seat) == Some(Place::Castillo);
    (kings && view.game.phase() == Phase::Discs).then(|| {
        if view.game.to_act().is_some_and(grande) {
            "disc-king-grande"
        } else {
            "disc-king"
        }
    })
}

fn dial(ui: &mut Ui, view: &PanelView, chosen: Option<RegionId>, actions: &mut PanelActions) {
    let radius = (ui.available_height() / 2.0 - NAME).clamp(LEAST_RADIUS, RADIUS);
    let size = vec2(WIDTH, (radius + NAME) * 2.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let centre = rect.center();
    let at = response
        .interact_pointer_pos()
        .filter(|_| response.dragged() || response.clicked());
    if let Some(region) = at.and_then(|at| sector(at - centre))
        && view.may(Decision::SetDisc(region))
    {
        actions.push(PanelAction::TurnDisc(region));
    }
    let hovered = response.hover_pos().and_then(|at| sector(at - centre));
    for region in RegionId::ALL {
        let open = view.may(Decision::SetDisc(region));
        if open {
            let grip = centre + direction(region) * radius * 0.7;
            let grip = Rect::from_center_size(grip, Vec2::splat(8.0));
            actions.offered.push((PanelAction::TurnDisc(region), grip));
        }
        paint_sector(
            ui,
            (centre, radius),
            region,
            (open, chosen == Some(region), hovered == Some(region)),
        );
        paint_name(
            ui,
            (centre, radius),
            region,
            open,
            &Names::new(view.text, view.setup).on_board(region),
        );
    }
    paint_pointer(ui, (centre, radius), chosen);
}

/// The sector a vector from the middle points at; none from the very middle.
pub(crate) fn sector(from_centre: Vec2) -> Option<RegionId> {
    if from_centre.length() < 8.0 {
        return None;
    }
    let forward = from_centre.normalized();
    RegionId::ALL.into_iter().max_by(|&a, &b| {
        direction(a)
            .dot(forward)
            .total_cmp(&direction(b).dot(forward))
    })
}

/// Which way a sector lies: clockwise from the top.
pub(crate) fn direction(region: RegionId) -> Vec2 {
    turned(f32::from(region as u8))
}

fn turned(sectors: f32) -> Vec2 {
    let (sin, cos) = (sectors / SECTORS * TAU).sin_cos();
    vec2(sin, -cos)
}

fn paint_sector(
    ui: &Ui,
    (centre, radius): (Pos2, f32),
    region: RegionId,
    (open, chosen, hovered): (bool, bool, bool),
) {
    let fill = match (open, chosen, hovered) {
        (false, ..) => Color32::from_rgb(0xC9, 0xBE, 0xA6),
        (true, true, _) => theme::GOLD,
        (true, false, true) => Color32::from_rgb(0xF0, 0xD8, 0x8A),
        (true, false, false) => theme::PARCHMENT_DARK,
    };
    let middle = f32::from(region as u8);
    let rim = (0..=8_u8).map(|step| centre + turned(middle - 0.5 + f32::from(step) / 8.0) * radius);
    let corners: Vec<Pos2> = std::iter::once(centre).chain(rim).collect();
    ui.painter().add(Shape::convex_polygon(
        corners,
        fill,
        Stroke::new(1.0, theme::INK),
    ));
}

fn paint_name(ui: &Ui, (centre, radius): (Pos2, f32), region: RegionId, open: bool, name: &str) {
    let direction = direction(region);
    let at = centre + direction * (radius + 6.0);
    let align = match direction.x {
        x if x > 0.2 => Align2::LEFT_CENTER,
        x if x < -0.2 => Align2::RIGHT_CENTER,
        _ => Align2::CENTER_BOTTOM,
    };
    let colour = if open { theme::INK } else { theme::FADED_INK };
    ui.painter()
        .text(at, align, name, FontId::proportional(theme::TEXT), colour);
}

fn paint_pointer(ui: &Ui, (centre, radius): (Pos2, f32), chosen: Option<RegionId>) {
    if let Some(region) = chosen {
        let forward = direction(region);
        let across = vec2(-forward.y, forward.x);
        let corners = vec![
            centre + forward * (radius - 10.0),
            centre + across * 7.0,
            centre - across * 7.0,
        ];
        ui.painter()
            .add(Shape::convex_polygon(corners, theme::CRIMSON, Stroke::NONE));
    }
    ui.painter().circle(
        pos2(centre.x, centre.y),
        9.0,
        theme::CRIMSON,
        Stroke::new(2.0, theme::INK),
    );
}
