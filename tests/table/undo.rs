//! What is taken back goes back piece by piece: none is made anew, and no file is needed for it.

use super::mouse::Mouse;
use super::support::pieces_agree;
use bevy::prelude::*;
use el_grande::ai::RandomPlayer;
use el_grande::common::Settings;
use el_grande::rules::{Decision, Setup};
use el_grande::session::Command;
use el_grande::stage::InFlight;
use el_grande::table::{Match, Shown, StandsIn, TablePiece};
use std::collections::BTreeMap;

/// Every spot and every piece, and where it stands.
fn standing(mouse: &mut Mouse) -> BTreeMap<Entity, Option<Entity>> {
    let world = mouse.app.world_mut();
    let mut all = world.query_filtered::<(Entity, Option<&StandsIn>), With<TablePiece>>();
    let found = all.iter(world);
    found.map(|(it, at)| (it, at.map(|at| at.0))).collect()
}

fn decide(mouse: &mut Mouse, decision: Decision) {
    mouse.offer(decision);
    mouse.settle();
}

/// Plays some decisions, and takes each back that can be. Tells how many could, and how many pieces
/// were seen flying back.
fn take_back(seed: u64, instant: bool, decisions: usize) -> (usize, usize) {
    let mut mouse = Mouse::with_game(Setup::with_players(3), seed);
    assert!(mouse.app.world().resource::<Match>().file.is_none());
    mouse.app.world_mut().resource_mut::<Settings>().instant = instant;
    mouse.frames(1);
    let mut player = RandomPlayer::from_seed(seed);
    let (mut taken_back, mut flying) = (0, 0);
    for _ in 0..decisions {
        let before = mouse.game().clone();
        let stood = standing(&mut mouse);
        let decision = player.decide(&before).expect("not over");
        decide(&mut mouse, decision);
        let lock = mouse.app.world().resource::<Match>().history.undo_lock();
        if lock.is_some() {
            continue;
        }
        mouse.app.world_mut().write_message(Command::Undo);
        mouse.frames(1);
        let world = mouse.app.world_mut();
        flying += world.query::<&InFlight>().iter(world).count();
        mouse.settle();
        assert_eq!(mouse.game(), &before);
        assert_eq!(mouse.app.world().resource::<Shown>().game(), &before);
        assert_eq!(standing(&mut mouse), stood, "{decision:?}");
        pieces_agree(&mut mouse.app);
        taken_back += 1;
        decide(&mut mouse, decision);
    }
    (taken_back, flying)
}

#[test]
fn the_same_pieces_go_back_and_none_is_made_anew() {
    for seed in 0..3 {
        let (taken_back, _) = take_back(seed, true, 120);
        assert!(taken_back > 30, "{taken_back} were taken back");
    }
}

#[test]
fn they_are_seen_going_back() {
    let (taken_back, flying) = take_back(2, false, 24);
    assert!(taken_back > 4, "{taken_back} were taken back");
    assert!(flying > 4, "{flying} pieces flew back");
}
