//! Which round it is, in words, and that the players below follow each other from the top.

use crate::composition::Fold;
use crate::panels::paint::theme::{self, Tip};
use crate::panels::play::hud::{Hud, fitted, rect, write};
use crate::panels::view::PanelView;
use crate::rules::Phase;
use bevy_egui::egui::{Align2, Painter, Rect, Sense, Shape, Stroke, pos2, vec2};

/// The last number of the calendar; the short game leaves numbers out, and ends with it too.
const LAST_ROUND: u8 = crate::board::ROUNDS;

pub(crate) fn show(hud: &mut Hud) {
    let pane = hud.panes.round;
    hud.pane("round", pane, |ui, hud| {
        let view = hud.view;
        let place = rect(pane);
        let response = ui.allocate_rect(place, Sense::hover());
        let painter = ui.painter();
        painter.rect_filled(place, 6.0, theme::WALNUT.gamma_multiply(0.82));
        let roomy = hud.panes.fold == Fold::Roomy;
        let id = if roomy { "round-of" } else { "round-of-short" };
        let heading = fitted(
            painter,
            &told(view, id),
            &theme::bold_family(),
            (18.0, 14.0),
            place.width() - 8.0,
            theme::PARCHMENT,
        );
        if roomy {
            let at = pos2(place.left() + 10.0, place.top() + 1.0);
            let below = write(painter, at, Align2::LEFT_TOP, heading).bottom();
            let line = fitted(
                painter,
                &view.word(order_id(view)),
                &theme::italic_family(),
                (15.0, 14.0),
                place.width() - 16.0,
                theme::PARCHMENT_DARK,
            );
            let at = pos2(place.left() + 10.0, below - 4.0);
            write(painter, at, Align2::LEFT_TOP, line);
        } else {
            write(painter, place.center(), Align2::CENTER_CENTER, heading);
        }
        response.tip(|| {
            let lines = [
                told(view, "round-of"),
                view.word("round-tip"),
                view.word(&format!("{}-tip", order_id(view))),
            ];
            lines.join("\n")
        });
    });
}

fn told(view: &PanelView, id: &str) -> String {
    let args = [
        ("round", view.game.round().into()),
        ("last", LAST_ROUND.into()),
    ];
    view.say(id, &args)
}

/// What the order from the top to the bottom is the order of.
fn order_id(view: &PanelView) -> &'static str {
    let bids = matches!(view.game.phase(), Phase::Pass | Phase::Reveal | Phase::Bid);
    if bids || view.game.turn_order().is_empty() {
        "round-order-bids"
    } else {
        "round-order-turns"
    }
}

/// Between two plaques: one after the other.
pub(crate) fn then(painter: &Painter, below: Rect) {
    let tip = pos2(below.left() + 20.5, below.top() + 1.0);
    let corners = vec![tip + vec2(-7.0, -8.0), tip + vec2(7.0, -8.0), tip];
    let line = Stroke::new(1.0, theme::WALNUT);
    painter.add(Shape::convex_polygon(corners, theme::GOLD, line));
}
