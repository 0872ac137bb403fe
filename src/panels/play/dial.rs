//! The secret disc as a thing: a wooden dial with a sector for each region, turned with the mouse, the
//! wheel or the arrow keys until the right one stands under the golden pointer.

use crate::common::ArcEnd;
use crate::composition::Fold;
use crate::log::Names;
use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, Tip};
use crate::panels::play::dial_face::{
    FIELD, SectorLook, hub, kings, name, paint_sector, pointer, silhouette, wood,
};
use crate::panels::play::hud::{Hud, elided, fitted, rect, write};
use crate::panels::play::letterbox::fade;
use crate::panels::play::ribbon;
use crate::panels::play::seal::{self, SealAction};
use crate::panels::view::{PanelAction, PanelView};
use crate::rules::{Decision, KingSpot, Phase, Place, Refuge, RegionId};
use bevy_egui::egui::{
    Align2, Color32, Context, FontFamily, FontId, Id, Key, LayerId, Pos2, Rect, Sense, Ui, Vec2,
    pos2, vec2,
};
use std::f32::consts::TAU;

pub(crate) const SECTORS: f32 = 9.0;
/// How long a click of the dial takes.
const TURNS: f32 = 0.18;

pub(crate) fn show(hud: &mut Hud) {
    let view = hud.view;
    let chosen = hud.state.disc;
    darken(hud);
    heading(hud);
    // In a general scoring they ride from the tower.
    if let (Some(region), Phase::Discs) = (chosen, view.game.phase()) {
        let ends = [Place::Castillo, region.place()].map(ArcEnd::Place);
        hud.actions.arc = Some(ends.into());
    }
    let pane = hud.panes.dial;
    hud.pane("dial", pane, |ui, hud| dial(ui, hud, rect(pane), chosen));
    who_has_set(hud);
    consequence(hud, chosen);
    ribbon::show(hud, Vec::new());
    let decision = chosen
        .map(Decision::SetDisc)
        .filter(|&decision| view.may(decision));
    let label = view.word("seal-set");
    let tip = match chosen {
        Some(region) => {
            let name = Names::new(view.text, view.setup).on_board(region);
            view.say("disc-set", &[("region", name.into())])
        }
        None => view.word("disc-none"),
    };
    let action = decision.map(PanelAction::Decide);
    seal::show(hud, SealAction { label, tip, action });
}

/// The room steps back round board and dial.
fn darken(hud: &Hud) {
    let painter = hud.ctx.layer_painter(LayerId::background());
    let room = hud.ctx.content_rect();
    let board = rect(hud.panes.board);
    // The stacks of cards lie where the heading stands: there it is dark.
    let above = Rect::from_min_max(room.min, pos2(room.right(), board.top() + 20.0));
    fade(&painter, above, true);
    let below = Rect::from_min_max(pos2(room.left(), board.bottom() - 10.0), room.max);
    fade(&painter, below, false);
    painter.rect_filled(room, 0.0, Color32::from_black_alpha(70));
}

/// Upper left: who alone looks, and what it is for.
fn heading(hud: &mut Hud) {
    let view = hud.view;
    let Some(seat) = view.game.to_act() else {
        return;
    };
    if hud.panes.fold == Fold::Tight {
        return;
    }
    let place = Rect::from_min_size(
        pos2(hud.ctx.content_rect().left() + 30.0, 14.0),
        vec2(560.0, 78.0),
    );
    let pane = bevy::math::Rect::new(place.left(), place.top(), place.right(), place.bottom());
    hud.pane("dial heading", pane, |ui, _| {
        let name = badge::name(view.setup, seat).to_owned();
        let painter = ui.painter();
        let title = view.say("dial-heading", &[("seat", name.into())]);
        let galley = fitted(
            painter,
            &title,
            &theme::display(),
            (34.0, 20.0),
            place.width(),
            theme::PARCHMENT,
        );
        let below = write(painter, place.min, Align2::LEFT_TOP, galley).bottom();
        let id = if view.game.phase() == Phase::Discs {
            "dial-scoring"
        } else {
            "dial-card"
        };
        let card = view
            .game
            .turn()
            .card
            .map(|card| view.word(&format!("card-{}", card.key())));
        let args = [
            ("round", view.game.round().into()),
            ("card", card.unwrap_or_default().into()),
        ];
        let line = view.say(id, &args);
        let galley = fitted(
            painter,
            &line,
            &theme::italic_family(),
            (20.0, 14.0),
            place.width(),
            theme::PARCHMENT_DARK,
        );
        write(
            painter,
            pos2(place.left(), below - 2.0),
            Align2::LEFT_TOP,
            galley,
        );
    });
}

/// Lower left: who has set the disc already.
fn who_has_set(hud: &mut Hud) {
    let view = hud.view;
    if hud.panes.fold == Fold::Tight || !view.game.discs_hidden() {
        return;
    }
    let bottom = hud.ctx.content_rect().bottom();
    let count = f32::from(view.game.players() as u8);
    let left = rect(hud.panes.plaques[0]).left() + 12.0;
    let step = ((hud.panes.ribbon.min.x - left) / count).min(138.0);
    let place = Rect::from_min_size(pos2(left, bottom - 68.0), vec2(step * count, 44.0));
    let pane = bevy::math::Rect::new(place.left(), place.top(), place.right(), place.bottom());
    hud.pane("dial who", pane, |ui, _| {
        let painter = ui.painter();
        fade(painter, place.expand2(vec2(12.0, 20.0)), false);
        let mut at = pos2(place.left() + 17.0, place.center().y);
        for seat in view.game.seats() {
            badge::paint(painter, at, 17.0, view.setup.colour_of(seat));
            let set = view.game.discs_set().contains(seat);
            let (id, ink) = if set {
                ("dial-is-set", theme::GOLD)
            } else if view.game.to_act() == Some(seat) {
                ("dial-sets", theme::PARCHMENT)
            } else {
                ("dial-not-set", theme::PARCHMENT_DARK)
            };
            let line = |text: &str, family: &FontFamily, ink| {
                fitted(painter, text, family, (17.0, 14.0), step - 44.0, ink)
            };
            let name = line(badge::name(view.setup, seat), &theme::bold_family(), ink);
            let told = line(&view.word(id), &theme::italic_family(), ink);
            let beside = at + vec2(22.0, 3.0);
            write(painter, beside, Align2::LEFT_BOTTOM, name);
            write(painter, beside - vec2(0.0, 4.0), Align2::LEFT_TOP, told);
            at.x += step;
        }
    });
}

/// Where the choice would be in vain, that is said beside the seal.
fn consequence(hud: &mut Hud, chosen: Option<RegionId>) {
    let view = hud.view;
    let Some(told) = chosen.and_then(|region| in_vain(view, region)) else {
        return;
    };
    let ribbon = rect(hud.panes.ribbon);
    let place = Rect::from_min_max(
        pos2(ribbon.left(), ribbon.top() - 46.0),
        pos2(ribbon.right(), ribbon.top() - 6.0),
    );
    hud.note("dial vain", place, |ui, _| {
        crate::panels::play::hud::slip(ui.painter(), place, false);
        let font = FontId::new(16.0, theme::bold_family());
        let galley = elided(
            ui.painter(),
            &view.word(told),
            font,
            (place.width() - 16.0, 2),
            theme::CRIMSON,
        );
        write(ui.painter(), place.center(), Align2::CENTER_CENTER, galley);
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

fn dial(ui: &mut Ui, hud: &mut Hud, place: Rect, chosen: Option<RegionId>) {
    let view = hud.view;
    let response = ui.allocate_rect(place, Sense::click_and_drag());
    let (centre, radius) = (place.center(), place.width() / 2.0);
    let turned = turn_of(ui, chosen);
    if let Some(region) = asked_for(ui, &response, centre, turned, chosen)
        && view.may(Decision::SetDisc(region))
    {
        hud.actions.push(PanelAction::TurnDisc(region));
    }
    let hovered = response
        .hover_pos()
        .and_then(|at| sector(at - centre, turned));
    wood(ui.painter(), centre, radius, view);
    for region in RegionId::ALL {
        let open = view.may(Decision::SetDisc(region));
        let under = turned + share(region);
        if open {
            let grip = centre + direction(under) * radius * 0.62;
            let grip = Rect::from_center_size(grip, Vec2::splat(8.0));
            hud.actions
                .offered
                .push((PanelAction::TurnDisc(region), grip));
        }
        let look = SectorLook {
            open,
            chosen: chosen == Some(region),
            hovered: hovered == Some(region),
            vain: in_vain(view, region).is_some(),
        };
        paint_sector(ui.painter(), (centre, radius * FIELD), under, &look);
        silhouette(ui.painter(), centre, radius, under, region, open);
        if view.game.king() == KingSpot::In(region) {
            kings(
                ui.painter(),
                view,
                centre + direction(under) * radius * 0.38,
                radius * 0.13,
            );
        }
        name(
            ui.painter(),
            view,
            (centre, radius * FIELD),
            under,
            (region, &look),
        );
    }
    hub(ui.painter(), centre, radius, view);
    pointer(ui.painter(), centre, radius, chosen.is_some());
    response.tip(|| view.word("disc-hint"));
}

/// How far the dial is turned, in sectors; it follows the choice with a short swing.
fn turn_of(ui: &Ui, chosen: Option<RegionId>) -> f32 {
    let id = Id::new("dial turned");
    let wanted = chosen.map_or(0.0, |region| -share(region));
    let last = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or(wanted);
    // The shorter way round.
    let goal = wanted + ((last - wanted) / SECTORS).round() * SECTORS;
    ui.data_mut(|data| data.insert_temp(id, goal));
    ui.ctx()
        .animate_value_with_time(id.with("swing"), goal, TURNS)
}

/// The region that click, drag, wheel or arrow keys ask for.
fn asked_for(
    ui: &Ui,
    response: &bevy_egui::egui::Response,
    centre: Pos2,
    turned: f32,
    chosen: Option<RegionId>,
) -> Option<RegionId> {
    let at = response.interact_pointer_pos();
    if response.clicked() {
        return sector(at? - centre, turned);
    }
    let held = Id::new("dial held");
    if response.drag_started() {
        // What was taken hold of follows the pointer.
        let grabbed = sector(at? - centre, turned);
        ui.data_mut(|data| data.insert_temp(held, grabbed.map(|region| region as u8)));
    }
    if response.dragged() {
        let grabbed = ui
            .data(|data| data.get_temp::<Option<u8>>(held))
            .flatten()?;
        let angle = angle_of(at? - centre)?;
        // The grabbed sector stands where the pointer is: which one is on top then?
        let top = (f32::from(grabbed) - angle).rem_euclid(SECTORS);
        return nearest(top);
    }
    let step = |by: i8| {
        let now = chosen.map_or(-1, |region| (region as u8).cast_signed());
        let next = if now < 0 { 0 } else { (now + by).rem_euclid(9) };
        RegionId::ALL.get(usize::from(next.unsigned_abs())).copied()
    };
    let (wheel, keys) = ui.input(|input| {
        let wheel = if response.hovered() {
            input.smooth_scroll_delta.y
        } else {
            0.0
        };
        let right = input.key_pressed(Key::ArrowRight) || input.key_pressed(Key::ArrowDown);
        let left = input.key_pressed(Key::ArrowLeft) || input.key_pressed(Key::ArrowUp);
        (wheel, i8::from(right) - i8::from(left))
    });
    if keys != 0 {
        return step(keys);
    }
    wheel_step(ui.ctx(), "dial wheel", wheel).and_then(step)
}

/// A click of the wheel is a click of the dial, however finely it tells its way.
pub(crate) fn wheel_step(ctx: &Context, id: &str, wheel: f32) -> Option<i8> {
    const NOTCH: f32 = 30.0;
    let id = Id::new(id);
    let so_far = ctx.data(|data| data.get_temp::<f32>(id)).unwrap_or(0.0) + wheel;
    let step = if so_far.abs() >= NOTCH {
        Some(if so_far > 0.0 { -1 } else { 1 })
    } else {
        None
    };
    let left = if step.is_some() {
        so_far - NOTCH.copysign(so_far)
    } else {
        so_far
    };
    ctx.data_mut(|data| data.insert_temp(id, left));
    step
}

fn share(region: RegionId) -> f32 {
    f32::from(region as u8)
}

fn nearest(sectors: f32) -> Option<RegionId> {
    let nth = sectors.round().rem_euclid(SECTORS);
    RegionId::ALL
        .into_iter()
        .find(|&region| (share(region) - nth).abs() < 0.5)
}

/// The angle of a vector, in sectors clockwise from the top; none from the very middle.
fn angle_of(from_centre: Vec2) -> Option<f32> {
    if from_centre.length() < 8.0 {
        return None;
    }
    Some(from_centre.x.atan2(-from_centre.y) / TAU * SECTORS)
}

/// The sector a vector from the middle points at, on a dial turned by so many sectors.
pub(crate) fn sector(from_centre: Vec2, turned: f32) -> Option<RegionId> {
    nearest(angle_of(from_centre)? - turned)
}

/// Which way so many sectors lie: clockwise from the top.
pub(crate) fn direction(sectors: f32) -> Vec2 {
    let (sin, cos) = (sectors / SECTORS * TAU).sin_cos();
    vec2(sin, -cos)
}
