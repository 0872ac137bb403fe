//! What lies over the table while a game is played, put together: what the table is for just now, and
//! which panes that needs.

use crate::composition::{Panes, PanesWanted, Situation};
use crate::panels::play::again;
use crate::panels::play::bubble;
use crate::panels::play::coach;
use crate::panels::play::controls::{self, PhaseControls};
use crate::panels::play::corner;
use crate::panels::play::drawer;
use crate::panels::play::hints;
use crate::panels::play::hud::{Hud, rect};
use crate::panels::play::lens;
use crate::panels::play::lesson;
use crate::panels::play::letterbox;
use crate::panels::play::plaques;
use crate::panels::screens::curtain;
use crate::panels::state::PanelState;
use crate::panels::view::{PanelActions, PanelView};
use crate::rules::{Phase, Step};
use crate::stage::Scene;
use bevy::math::Vec2;
use bevy_egui::egui;

/// What the table is for just now.
pub(crate) fn situation(view: &PanelView) -> Situation {
    let scene = |scene: &Scene| scene.active || scene.crowned.is_some();
    let phase = view.game.phase();
    if view.clean || phase.is_counting() || (view.busy && view.scene.is_some_and(scene)) {
        return Situation::Scene;
    }
    let nobody = view.thinking().is_some() || view.again.is_some() || view.demo;
    let decides = !nobody && !view.legal.is_empty() && view.may_show_choice();
    match (phase, view.game.pending().top()) {
        // The cards lie open for everybody, whoever bids or chooses.
        (Phase::Bid | Phase::Pass, _) => Situation::Bid,
        (Phase::Take | Phase::Recruit, _) => Situation::Take,
        _ if nobody => Situation::Bots,
        (Phase::Discs, _) | (_, Some(Step::SetDiscs { .. })) if decides => Situation::Disc,
        (_, Some(Step::Objections { .. } | Step::Answer { .. })) => Situation::Veto,
        (_, Some(Step::ChoosePower)) if decides => Situation::Bid,
        (_, Some(_)) => Situation::Action,
        _ => Situation::Place,
    }
}

/// Seconds after the last touch of the mouse in which a scene answers it.
const ASKS: f32 = 3.0;

/// What lies over the table in a game under way. Returns where the board is to be seen.
pub(crate) fn playing(
    ui: &mut egui::Ui,
    view: &PanelView,
    state: &mut PanelState,
    actions: &mut PanelActions,
    controls: PhaseControls,
) -> Option<egui::Rect> {
    // The show before a secret choice is seen to its end; until then nothing secret is drawn.
    if let (Some(seat), false, false) = (view.secrecy.curtain, view.busy, view.clean) {
        curtain::show(ui, view, seat, actions);
        return None;
    }
    state.card_in_sight = None;
    // A lifted card is laid down again.
    let escape =
        |input: &mut egui::InputState| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape);
    if state.chosen.is_some() && ui.input_mut(escape) {
        state.chosen = None;
    }
    let situation = situation(view);
    let room = ui.max_rect();
    let panes = Panes::new(PanesWanted {
        room: Vec2::new(room.width(), room.height()),
        situation,
        plaques: plaques::with_neutral(view.game).len(),
        acting: plaques::acting(view.game),
        tiles: view.game.stacks_in_play().count(),
        drawer: state.log_open && situation != Situation::Scene,
    });
    let ctx = ui.ctx().clone();
    let mut hud = Hud {
        ctx: &ctx,
        view,
        panes: &panes,
        situation,
        state,
        actions,
    };
    match (situation, view.scene) {
        (Situation::Scene, Some(scene)) => {
            letterbox::show(&mut hud, scene);
            // What is counted can be asked about while it is; a pointer left lying asks nothing.
            let moved = ctx.input(|input| input.pointer.time_since_last_movement());
            if !view.clean && view.hovered.is_some() && moved < ASKS {
                lens::show(&mut hud);
            }
            if view.again.is_some() {
                again::back(&mut hud);
            }
        }
        (Situation::Scene, None) => {}
        (Situation::Disc, _) => {
            corner::show(&mut hud);
            controls(&mut hud);
        }
        _ => {
            plaques::show(&mut hud);
            corner::show(&mut hud);
            if view.again.is_some() {
                controls::watch(&mut hud);
                again::back(&mut hud);
            } else {
                controls(&mut hud);
            }
            if situation != Situation::Veto {
                drawer::last_line(&mut hud);
            }
            lens::show(&mut hud);
            drawer::show(&mut hud);
        }
    }
    if situation != Situation::Scene {
        hints::show(&mut hud);
        lesson::show(&mut hud);
        coach::show(&mut hud);
    }
    bubble::show(&mut hud);
    Some(rect(panes.board))
}
