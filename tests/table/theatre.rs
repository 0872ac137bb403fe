//! Whatever is skipped, shown quickly or not at all: the same pieces stand in the same places.

use super::mouse::Mouse;
use super::support::pieces_agree;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use el_grande::ai::RandomPlayer;
use el_grande::app::Settings;
use el_grande::rules::{Phase, Setup};
use el_grande::stage::{InFlight, Scene, Tally, Target};
use el_grande::table::{Inbox, Match, Show, Story, Unshown};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Nothing is on its way, everything is where it belongs, and counted.
fn landed(mouse: &mut Mouse) {
    let world = mouse.app.world_mut();
    let mut flights = world.query_filtered::<(), Or<(With<InFlight>, With<Unshown>)>>();
    assert_eq!(flights.iter(world).count(), 0, "something still flies");
    let mut pieces = world.query::<(&Transform, &Target)>();
    for (transform, target) in pieces.iter(world) {
        let off = transform.translation.distance(target.0.translation);
        assert!(off < 0.02, "{off} away from its place");
    }
    let game = &world.resource::<Match>().game;
    assert_eq!(world.resource::<Tally>(), &Tally::of(game));
    pieces_agree(&mut mouse.app);
}

fn press(mouse: &mut Mouse, key_code: KeyCode, logical_key: Key) {
    mouse.app.world_mut().write_message(KeyboardInput {
        key_code,
        logical_key,
        state: bevy::input::ButtonState::Pressed,
        text: None,
        repeat: false,
        window: Entity::PLACEHOLDER,
    });
    mouse.frames(1);
    mouse
        .app
        .world_mut()
        .resource_mut::<ButtonInput<KeyCode>>()
        .reset_all();
}

#[test]
fn skipping_at_any_beat_leaves_nothing_half_done() {
    for seed in 0..3 {
        let mut mouse = Mouse::with_game(Setup::with_players(3 + seed as usize % 3), seed);
        mouse.app.world_mut().resource_mut::<Settings>().speed = 4.0;
        mouse
            .app
            .world_mut()
            .resource_mut::<Settings>()
            .scoring_speed = 4.0;
        let mut player = RandomPlayer::from_seed(seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut scenes = 0;
        while let Some(decision) = player.decide(mouse.game()) {
            assert!(
                mouse
                    .app
                    .world_mut()
                    .resource_mut::<Inbox>()
                    .offer(decision)
            );
            mouse.frames(1);
            loop {
                let world = mouse.app.world();
                let proceeds = world.resource::<Match>().game.proceeds();
                let waits = world.resource::<Show>().busy || !world.resource::<Story>().is_empty();
                if !waits && !proceeds {
                    break;
                }
                scenes += usize::from(world.resource::<Scene>().active);
                match rng.random_range(0..12) {
                    0 => press(&mut mouse, KeyCode::Space, Key::Space),
                    1 => press(&mut mouse, KeyCode::Escape, Key::Escape),
                    _ => mouse.frames(1),
                }
            }
            if rng.random_range(0..10) == 0 || mouse.game().phase() == Phase::Over {
                mouse.settle();
                mouse.frames(30);
                landed(&mut mouse);
            }
        }
        assert_eq!(mouse.game().phase(), Phase::Over);
        assert!(scenes > 20, "{scenes}");
    }
}

#[test]
fn the_tower_opens_and_closes_again() {
    let mut mouse = Mouse::with_game(Setup::with_players(4), 9);
    let mut player = RandomPlayer::from_seed(9);
    let (mut opened, mut decided) = (false, 0);
    while mouse.game().round() < 4 {
        let decision = player.decide(mouse.game()).expect("not over");
        assert!(
            mouse
                .app
                .world_mut()
                .resource_mut::<Inbox>()
                .offer(decision)
        );
        mouse.frames(1);
        decided += 1;
        for _ in 0..4000 {
            let world = mouse.app.world();
            opened |= world.resource::<Scene>().open;
            let proceeds = world.resource::<Match>().game.proceeds();
            if !world.resource::<Show>().busy && world.resource::<Story>().is_empty() && !proceeds {
                break;
            }
            mouse.frames(1);
        }
    }
    assert!(opened && decided > 30);
    mouse.settle();
    mouse.frames(30);
    assert!(!mouse.app.world().resource::<Scene>().open);
    landed(&mut mouse);
}
