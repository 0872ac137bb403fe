//! What somebody should know who does something for the first time: told once, beside the players, and
//! never again.

use crate::composition::{Fold, Situation};
use crate::panels::paint::terms;
use crate::panels::paint::theme;
use crate::panels::play::hud::{Hud, rect, slip, wrapped, write};
use crate::panels::view::{PanelAction, PanelView};
use crate::rules::{Decision, Phase, Place};
use bevy_egui::egui::{Align2, FontId, Galley, Rect, Sense, Stroke, StrokeKind, Vec2, pos2, vec2};
use std::sync::Arc;

/// Something that is told the first time it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstHint {
    Bid,
    Recruit,
    Take,
    Turn,
    Castillo,
    Disc,
    Veto,
}

impl FirstHint {
    pub const ALL: [Self; 7] = [
        Self::Bid,
        Self::Recruit,
        Self::Take,
        Self::Turn,
        Self::Castillo,
        Self::Disc,
        Self::Veto,
    ];

    /// In ids of text, and as the probe calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bid => "Bid",
            Self::Recruit => "Recruit",
            Self::Take => "Take",
            Self::Turn => "Turn",
            Self::Castillo => "Castillo",
            Self::Disc => "Disc",
            Self::Veto => "Veto",
        }
    }

    /// In the settings each has a bit that says whether it has been told.
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// What is to be told now, of what has not been told yet.
    fn now(view: &PanelView, situation: Situation, told: u16) -> Option<Self> {
        let free = !view.busy && !view.legal.is_empty() && !view.demo && view.again.is_none();
        if !free || view.thinking().is_some() || !view.may_show_choice() {
            return None;
        }
        let new = |hint: Self| (told & hint.bit() == 0).then_some(hint);
        match (view.game.phase(), situation) {
            (Phase::Bid, _) => new(Self::Bid),
            (Phase::Recruit, _) => new(Self::Recruit),
            (Phase::Take, _) => new(Self::Take),
            (_, Situation::Veto) => new(Self::Veto),
            (Phase::Discs, _) | (_, Situation::Disc) => new(Self::Disc),
            (Phase::Act, Situation::Place) => {
                let tower = view.may(Decision::Place(Place::Castillo));
                let both = tower && view.may(Decision::Act);
                let turn = both.then(|| new(Self::Turn)).flatten();
                turn.or_else(|| tower.then(|| new(Self::Castillo)).flatten())
            }
            _ => None,
        }
    }
}

const WIDTH: f32 = 176.0;
/// Where there is no room beside the board it lies on the board's edge, wide and low.
const WIDE: f32 = 300.0;
/// A button for fingers, too, is so high.
const FINGER: f32 = 30.0;

/// A hint as it is laid out.
struct HintSlip {
    hint: FirstHint,
    told: String,
    galley: Arc<Galley>,
    place: Rect,
}

/// Under the players, where it covers only wood and sea; in a small window on the lower edge of the
/// board. None where it would cover more than it explains.
fn laid_out(hud: &Hud, hint: FirstHint) -> Option<HintSlip> {
    let told = hud.view.word(&format!("hint-{}", hint.name()));
    let painter = hud.ctx.debug_painter();
    let font = FontId::new(16.0, theme::text_family());
    let room = hud.ctx.content_rect();
    let slip = |width: f32, place: &dyn Fn(Vec2) -> Rect| {
        let galley = wrapped(&painter, &told, font.clone(), width - 20.0, theme::INK);
        let size = vec2(width, galley.size().y + FINGER + 22.0);
        let place = place(size);
        HintSlip {
            hint,
            told: told.clone(),
            galley,
            place,
        }
    };
    if hud.panes.fold == Fold::Roomy {
        let top = hud.panes.plaques.last().map_or(60.0, |last| last.max.y) + 12.0;
        let left = rect(hud.panes.round).left();
        let under = slip(WIDTH, &|size| Rect::from_min_size(pos2(left, top), size));
        if under.place.bottom() <= room.bottom() - 90.0 {
            return Some(under);
        }
    }
    let board = rect(hud.panes.board).intersect(room);
    let wide = WIDE.min(board.width() * 0.6);
    let on_edge = slip(wide, &|size| {
        let corner = pos2(board.left() + 6.0, board.bottom() - size.y - 6.0);
        Rect::from_min_size(corner, size)
    });
    (on_edge.place.height() < board.height() * 0.5).then_some(on_edge)
}

pub(crate) fn show(hud: &mut Hud) {
    let view = hud.view;
    let now = view
        .hints
        .and_then(|told| FirstHint::now(view, hud.situation, told))
        .and_then(|hint| laid_out(hud, hint));
    let hint = now.as_ref().map(|slip| slip.hint);
    // What was in sight while somebody decided has been told; what had no room has not.
    if let Some(before) = hud.state.hint.filter(|&before| hint != Some(before)) {
        hud.actions.push(PanelAction::Heard(before));
    }
    hud.state.hint = hint;
    let Some(HintSlip {
        hint,
        told,
        galley,
        place,
    }) = now
    else {
        return;
    };
    hud.pane_on_top("first hint", place, |ui, hud| {
        slip(ui.painter(), place, true);
        let inner = place.shrink2(vec2(10.0, 7.0));
        let drawn = write(ui.painter(), inner.min, Align2::LEFT_TOP, galley.clone());
        terms::over(ui, view.text, (drawn.min, &galley), &told, hud.actions);
        let label =
            ui.painter()
                .layout_no_wrap(view.word("hint-heard"), theme::bold(15.0), theme::INK);
        let button = Rect::from_min_size(
            pos2(inner.left(), inner.bottom() - FINGER),
            vec2(label.size().x + 18.0, FINGER),
        );
        let response = ui.allocate_rect(button, Sense::click());
        let line = Stroke::new(1.0, theme::SEPIA);
        let fill = if response.hovered() {
            theme::GOLD
        } else {
            theme::PARCHMENT_DARK
        };
        ui.painter()
            .rect(button, 5.0, fill, line, StrokeKind::Inside);
        write(ui.painter(), button.center(), Align2::CENTER_CENTER, label);
        hud.actions.offer(&response, PanelAction::Heard(hint));
    });
}
