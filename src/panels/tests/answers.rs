//! A Veto is asked for in pictures and whole sentences, and whoever walks with the keyboard sees where.

use super::{positions, view};
use crate::panels::paint::theme;
use crate::panels::play::controls;
use crate::panels::play::over_table::playing;
use crate::panels::state::PanelState;
use crate::panels::view::PanelActions;
use crate::rules::{Decisions, Game, Phase, Setup, Step};
use crate::table::RoundPhase;
use crate::text::Text;
use bevy_egui::egui::{self, Color32, Id, Shape};

/// Draws a position in a window of this size, with something having the focus.
fn drawn(game: &Game, setup: &Setup, size: (f32, f32), focus: Option<Id>) -> Vec<Shape> {
    let text = Text::english();
    let mut legal = Decisions::new();
    game.legal(&mut legal);
    let view = view(&text, setup, game, &legal);
    let ctx = egui::Context::default();
    theme::apply(&ctx);
    let mut state = PanelState::default();
    let mut shapes = Vec::new();
    for _ in 0..3 {
        if let Some(id) = focus {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
        let room = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.0, size.1));
        let input = egui::RawInput {
            screen_rect: Some(room),
            ..Default::default()
        };
        let output = ctx.run_ui(input, |ui| {
            let controls = controls::of(RoundPhase::from(game.phase()));
            let mut actions = PanelActions::default();
            playing(ui, &view, &mut state, &mut actions, controls);
        });
        shapes = output
            .shapes
            .iter()
            .map(|clipped| clipped.shape.clone())
            .collect();
        output.drop_without_applying_deltas();
    }
    shapes
}

fn each(shape: &Shape, visit: &mut impl FnMut(&Shape)) {
    if let Shape::Vec(shapes) = shape {
        for shape in shapes {
            each(shape, visit);
        }
    } else {
        visit(shape);
    }
}

#[test]
fn nothing_beside_the_ribbon_is_cut_off_in_a_veto() {
    let mut seen = 0;
    positions(12, |game, setup| {
        let asked = matches!(
            game.pending().top(),
            Some(Step::Objections { .. } | Step::Answer { .. })
        );
        if !asked || seen > 60 {
            return;
        }
        seen += 1;
        for size in [(1280.0, 720.0), (1024.0, 640.0)] {
            let room = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.0, size.1));
            let mut pictures = 0;
            for shape in &drawn(game, setup, size, None) {
                each(shape, &mut |shape| match shape {
                    Shape::Text(text) => {
                        let told = text.galley.text();
                        // Tiles and plaques have their own ways to be read.
                        let beside = text.pos.y > size.1 * 0.45 || text.pos.y < 24.0;
                        assert!(!(beside && text.galley.elided), "{told} at {size:?}");
                        let inside = room.contains_rect(text.visual_bounding_rect());
                        assert!(!beside || inside, "{told} at {size:?}");
                    }
                    Shape::Rect(rect) => pictures += usize::from(rect.brush.is_some()),
                    Shape::Mesh(_) => pictures += 1,
                    _ => {}
                });
            }
            assert!(pictures > 0, "the card in play is not shown");
        }
    });
    assert!(seen > 10, "{seen}");
}

#[test]
fn a_card_that_has_the_focus_wears_a_ring() {
    let rings = |game: &Game, setup: &Setup, focus: Option<Id>| {
        let mut rings = 0;
        for shape in &drawn(game, setup, (1280.0, 720.0), focus) {
            each(shape, &mut |shape| {
                if let Shape::Rect(rect) = shape {
                    let ring = rect.fill == Color32::TRANSPARENT
                        && rect.stroke.width > 3.5
                        && rect.stroke.color == theme::CRIMSON;
                    rings += usize::from(ring);
                }
            });
        }
        rings
    };
    let setup = Setup::with_players(3);
    let mut game = Game::new(&setup, 3).expect("set up");
    game.settle(&mut ());
    assert_eq!(game.phase(), Phase::Bid);
    assert_eq!(rings(&game, &setup, None), 0);
    for nth in [0_usize, 4, 12] {
        let card = Id::new("fan").with(nth);
        assert_eq!(rings(&game, &setup, Some(card)), 1, "card {nth}");
    }
}
