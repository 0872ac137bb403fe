//! One finger does everything a mouse does, through the same picking and the same panels.

use super::mouse::Mouse;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use el_grande::ai::RandomPlayer;
use el_grande::common::Hovered;
use el_grande::panels::{Offers, PanelAction};
use el_grande::rules::{Decision, Place, RegionId, Setup};
use el_grande::stage::CameraView;
use el_grande::table::gesture::gesture;

/// Somebody with a finger.
pub(crate) struct Touching {
    pub(crate) mouse: Mouse,
}

impl Touching {
    fn touch(&mut self, id: u64, phase: TouchPhase, at: Vec2) {
        let world = self.mouse.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(world).expect("one window");
        world.write_message(TouchInput {
            phase,
            position: at,
            window,
            force: None,
            id,
        });
        self.mouse.frames(1);
    }

    pub(crate) fn tap(&mut self, at: Vec2) {
        self.touch(1, TouchPhase::Started, at);
        self.touch(1, TouchPhase::Ended, at);
        self.mouse.frames(8);
    }

    fn pull(&mut self, from: Vec2, to: Vec2) {
        self.touch(1, TouchPhase::Started, from);
        for part in [0.1, 0.4, 0.8, 1.0] {
            self.touch(1, TouchPhase::Moved, from.lerp(to, part));
        }
        self.mouse.frames(4);
        self.touch(1, TouchPhase::Ended, to);
        self.mouse.frames(6);
    }

    pub(crate) fn press(&mut self, wanted: &PanelAction) -> bool {
        let offers = &self.mouse.app.world().resource::<Offers>().0;
        let found = offers.iter().find(|(wish, _)| wish == wanted);
        let Some((_, rect)) = found else { return false };
        let at = rect.center();
        self.tap(at);
        true
    }

    pub(crate) fn decide(&mut self, decision: Decision, dragging: bool) {
        if self.press(&PanelAction::Lift) {
            self.mouse.frames(2);
        }
        if let Decision::SetDisc(region) = decision {
            assert!(self.press(&PanelAction::TurnDisc(region)));
        }
        if let Some(gesture) = gesture(self.mouse.game(), decision) {
            let to = self.mouse.spot(gesture.target);
            match gesture.piece {
                None => self.tap(to),
                Some(piece) => {
                    let from = self.mouse.piece(piece);
                    if dragging {
                        self.pull(from, to);
                    } else {
                        self.tap(from);
                        self.tap(to);
                    }
                }
            }
        } else if self.press(&PanelAction::Choose(decision)) {
            assert!(self.press(&PanelAction::Decide(decision)), "{decision:?}");
        } else if !self.press(&PanelAction::Decide(decision)) {
            let offers = &self.mouse.app.world().resource::<Offers>().0;
            let asks = |(wish, _): &&(PanelAction, Rect)| matches!(wish, PanelAction::AskTwice(_));
            let asks = offers.iter().find(asks).map(|(wish, _)| wish.clone());
            assert!(self.press(&asks.expect("asked twice")));
            assert!(self.press(&PanelAction::Decide(decision)), "{decision:?}");
        }
        self.mouse.settle();
    }
}

fn at_table(players: usize, seed: u64) -> Touching {
    Touching {
        mouse: Mouse::with_game(Setup::with_players(players), seed),
    }
}

#[test]
fn two_rounds_with_one_finger() {
    let mut hand = at_table(3, 14);
    let mut player = RandomPlayer::from_seed(14);
    let mut decided = 0;
    while hand.mouse.game().round() < 3 {
        let decision = player.decide(hand.mouse.game()).expect("not over");
        let before = hand.mouse.game().clone();
        hand.decide(decision, decided % 2 == 0);
        assert_ne!(*hand.mouse.game(), before, "{decision:?} changed nothing");
        decided += 1;
    }
    assert!(decided > 20, "{decided}");
}

#[test]
fn a_finger_that_stays_points_and_does_not_press() {
    let mut hand = at_table(3, 14);
    let at = hand.mouse.place(Place::from(RegionId::NewCastile));
    let before = hand.mouse.game().clone();
    hand.touch(1, TouchPhase::Started, at);
    hand.mouse.frames(10);
    let hovered = |hand: &Touching| hand.mouse.app.world().resource::<Hovered>().0;
    assert_eq!(hovered(&hand), Some(RegionId::NewCastile.place()));
    hand.touch(1, TouchPhase::Ended, at);
    hand.mouse.frames(6);
    assert_eq!(hovered(&hand), None);
    assert_eq!(*hand.mouse.game(), before);
}

#[test]
fn two_fingers_move_the_eye_and_nothing_else() {
    let mut hand = at_table(3, 14);
    let before = hand.mouse.game().clone();
    let view = |hand: &Touching| *hand.mouse.app.world().resource::<CameraView>();
    let usual = view(&hand);
    let [left, right] = [Vec2::new(560.0, 300.0), Vec2::new(720.0, 300.0)];
    hand.touch(1, TouchPhase::Started, left);
    hand.touch(2, TouchPhase::Started, right);
    for step in 1..=4_u8 {
        let wider = Vec2::X * 20.0 * f32::from(step);
        hand.touch(1, TouchPhase::Moved, left - wider);
        hand.touch(2, TouchPhase::Moved, right + wider);
    }
    hand.touch(2, TouchPhase::Ended, right);
    hand.touch(1, TouchPhase::Ended, left);
    hand.mouse.frames(6);
    let near = view(&hand);
    assert!(near.zoom < usual.zoom * 0.6, "{near:?}");
    assert!(near.turn.abs() < 0.01, "{near:?}");
    assert_eq!(*hand.mouse.game(), before);
}

/// 44 pixels in a window of 1920 by 1080 are a finger.
#[test]
fn everything_a_finger_must_hit_is_large_enough() {
    const FINGER: f32 = 43.9;
    let mut hand = at_table(4, 9);
    hand.mouse.resize(1920, 1080);
    let mut player = RandomPlayer::from_seed(9);
    let mut looked_at = 0;
    while hand.mouse.game().round() < 4 {
        hand.mouse.frames(8);
        let offers = hand.mouse.app.world().resource::<Offers>().0.clone();
        let small = |rect: &Rect| rect.width().min(rect.height()) < FINGER;
        for (wish, rect) in &offers {
            // Lines of the log are asked for by nobody in a hurry.
            let line = matches!(wish, PanelAction::PointOut(_) | PanelAction::ShowWay(..));
            // What can be had by a larger button, too, may be small.
            let elsewhere = offers
                .iter()
                .any(|(other, there)| other == wish && !small(there));
            let ample = line || elsewhere;
            assert!(ample, "{wish:?} is {:?}", rect.size());
            looked_at += 1;
        }
        let decision = player.decide(hand.mouse.game()).expect("not over");
        hand.mouse.offer(decision);
        hand.mouse.settle();
    }
    assert!(looked_at > 300, "{looked_at}");
}
