//! The window changes its size in the middle of things, and nothing is lost.

use super::hands::Placing;
use super::mouse::Mouse;
use super::support::pieces_agree;
use bevy::prelude::*;
use el_grande::ai::RandomPlayer;
use el_grande::common::Settings;
use el_grande::panels::{Offers, PanelAction};
use el_grande::rules::{Decision, Phase, RegionId, Setup};
use el_grande::stage::Scene;
use el_grande::table::{Inbox, Show};

const SIZES: [(u16, u16); 4] = [(800, 500), (1920, 1080), (800, 500), (1280, 720)];

#[test]
fn a_piece_in_the_hand_stays_there() {
    for (nth, (width, height)) in SIZES.into_iter().enumerate() {
        let mut table = Placing::new();
        let before = table.court();
        let (from, to) = (table.from(), table.mouse.place(table.legal));
        table
            .mouse
            .pull(from, from.lerp(to, 0.5), MouseButton::Left);
        assert!(!table.empty_handed());
        for &(width, height) in &SIZES[..=nth] {
            table.mouse.resize(width, height);
            assert!(!table.empty_handed(), "lost at {width}x{height}");
        }
        let to = table.mouse.place(table.legal);
        table.mouse.move_to(to);
        table.mouse.release(MouseButton::Left);
        table.mouse.settle();
        assert!(table.empty_handed());
        assert_eq!(table.court(), before - 1, "at {width}x{height}");
        pieces_agree(&mut table.mouse.app);
    }
}

fn play_until(mouse: &mut Mouse, seed: u64, until: impl Fn(&Mouse) -> bool) {
    let mut player = RandomPlayer::from_seed(seed);
    while !until(mouse) {
        let decision = player.decide(mouse.game()).expect("not over");
        assert!(
            mouse
                .app
                .world_mut()
                .resource_mut::<Inbox>()
                .offer(decision)
        );
        mouse.settle();
    }
}

fn offers(mouse: &Mouse, wanted: &PanelAction) -> bool {
    let offers = &mouse.app.world().resource::<Offers>().0;
    offers.iter().any(|(wish, _)| wish == wanted)
}

#[test]
fn a_disc_half_turned_stays_so() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 4);
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    play_until(&mut mouse, 4, |mouse| mouse.game().phase() == Phase::Discs);
    assert!(mouse.press_offer(&PanelAction::Lift));
    mouse.frames(4);
    let region = RegionId::Granada;
    assert!(mouse.press_offer(&PanelAction::TurnDisc(region)));
    mouse.frames(4);
    let set = PanelAction::Decide(Decision::SetDisc(region));
    for (width, height) in SIZES {
        mouse.resize(width, height);
        assert!(offers(&mouse, &set), "lost at {width}x{height}");
        assert!(!offers(&mouse, &PanelAction::Lift), "the curtain fell");
    }
    mouse.resize(800, 500);
    // The dial can still be turned with the mouse, and set.
    let other = PanelAction::TurnDisc(RegionId::Seville);
    assert!(mouse.press_offer(&other));
    mouse.frames(4);
    assert!(mouse.press_offer(&PanelAction::Decide(Decision::SetDisc(RegionId::Seville))));
    mouse.settle();
    assert!(mouse.game().phase() != Phase::Discs || mouse.game().to_act().is_some());
}

#[test]
fn a_scene_goes_on_to_its_end() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 6);
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    mouse.frames(2);
    let last_disc = |mouse: &Mouse| {
        let game = mouse.game();
        let mut ahead = game.clone();
        let decision = Decision::SetDisc(RegionId::Granada);
        game.phase() == Phase::Discs
            && ahead.apply(decision, &mut ()).is_ok()
            && ahead.phase() != Phase::Discs
    };
    play_until(&mut mouse, 6, last_disc);
    mouse.app.world_mut().resource_mut::<Settings>().instant = false;
    mouse.frames(2);
    let decision = Decision::SetDisc(RegionId::Granada);
    assert!(
        mouse
            .app
            .world_mut()
            .resource_mut::<Inbox>()
            .offer(decision)
    );
    mouse.frames(2);
    let (mut scenes, mut frames) = (0, 0_usize);
    while mouse.app.world().resource::<Show>().busy || mouse.game().phase().is_counting() {
        let (width, height) = SIZES[frames / 7 % SIZES.len()];
        if frames.is_multiple_of(7) {
            mouse.resize(width, height);
        } else {
            mouse.frames(1);
        }
        scenes += usize::from(mouse.app.world().resource::<Scene>().active);
        frames += 1;
        assert!(frames < 4000, "the scene never ends");
    }
    assert!(scenes > 20, "{scenes} frames of a scene");
    mouse.settle();
    mouse.frames(20);
    pieces_agree(&mut mouse.app);
}
