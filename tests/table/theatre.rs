//! Whatever is skipped, shown quickly or not at all: the same pieces stand in the same places.

use super::mouse::Mouse;
use super::support::{layout, pieces_agree};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use el_grande::ai::RandomPlayer;
use el_grande::common::{CameraMoves, Settings, ShownFor};
use el_grande::history::Excerpt;
use el_grande::rules::{Decision, GameEvent, Phase, Seat, Setup, Step};
use el_grande::session::Command;
use el_grande::stage::{CameraView, Crown, InFlight, Scene, Target, Veto};
use el_grande::table::{GeneralScoring, Grande, Match, Shown, awaits_decision};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Nothing is on its way, everything is where it belongs, and counted.
fn landed(mouse: &mut Mouse) {
    let world = mouse.app.world_mut();
    let mut flights = world.query_filtered::<(), With<InFlight>>();
    assert_eq!(flights.iter(world).count(), 0, "something still flies");
    // What is announced is held in the air.
    let top = world.resource::<Match>().now().pending().top();
    let hangs = matches!(top, Some(Step::Objections { .. } | Step::Answer { .. }));
    let mut pieces = world.query::<(&Transform, &Target)>();
    for (transform, target) in pieces.iter(world).filter(|_| !hangs) {
        let off = transform.translation.distance(target.0.translation);
        assert!(off < 0.02, "{off} away from its place");
    }
    all_is_seen(world);
    pieces_agree(&mut mouse.app);
}

/// Whatever is counted or read is as in the game itself.
fn all_is_seen(world: &World) {
    let (on_table, shown) = (world.resource::<Match>(), world.resource::<Shown>());
    assert_eq!(shown.game(), on_table.now());
    assert_eq!(shown.landed(), on_table.history.happenings().len());
}

/// Nothing is left to show, and nothing goes on by itself.
fn rests(mouse: &Mouse) -> bool {
    awaits_decision(mouse.app.world())
}

fn offer(mouse: &mut Mouse, decision: Decision) {
    mouse.offer(decision);
    mouse.frames(1);
}

/// Plays a whole game, and gives back what lies on the table in the end. At rest all counters are
/// those of the game.
fn whole_game(seed: u64, set: impl Fn(&mut Settings)) -> (Vec<String>, Vec<GameEvent>, usize) {
    let mut mouse = Mouse::with_game(Setup::with_players(3), seed);
    set(&mut mouse.app.world_mut().resource_mut::<Settings>());
    mouse.frames(1);
    let mut player = RandomPlayer::from_seed(seed);
    let mut frames = 0;
    while let Some(decision) = player.decide(mouse.game()) {
        offer(&mut mouse, decision);
        while !rests(&mouse) {
            mouse.frames(1);
            frames += 1;
        }
        mouse.frames(1);
        all_is_seen(mouse.app.world());
    }
    mouse.settle();
    mouse.frames(40);
    landed(&mut mouse);
    let history = &mouse.app.world().resource::<Match>().history;
    let events = history.events(usize::MAX).copied().collect();
    (layout(&mut mouse.app), events, frames)
}

#[test]
fn however_fast_it_is_shown_the_same_lies_on_the_table_in_the_end() {
    let quick = |settings: &mut Settings| {
        for whose in ShownFor::ALL {
            *settings.speed_of(whose) = 4.0;
        }
    };
    let (at_four, told, frames) = whole_game(21, quick);
    assert!(frames > 500, "only {frames} frames were shown");
    let instant = |settings: &mut Settings| settings.instant = true;
    assert_eq!(whole_game(21, instant).0, at_four);
    // Each kind by itself at once, nothing else.
    let at_once = |settings: &mut Settings| {
        for whose in ShownFor::ALL {
            *settings.speed_of(whose) = Settings::PACES[Settings::PACES.len() - 1];
        }
    };
    let (in_the_end, events, few) = whole_game(21, at_once);
    assert_eq!(in_the_end, at_four);
    assert_eq!(events, told);
    assert!(
        few < frames / 2,
        "{few} frames at once, {frames} at four times"
    );
    let still = |settings: &mut Settings| {
        quick(settings);
        settings.reduced_motion = true;
    };
    let (in_the_end, events, _) = whole_game(21, still);
    assert_eq!((in_the_end, events), (at_four, told));
}

#[test]
fn without_motion_nothing_is_ever_between_two_places() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 4);
    let mut settings = mouse.app.world_mut().resource_mut::<Settings>();
    settings.reduced_motion = true;
    let mut player = RandomPlayer::from_seed(4);
    mouse.frames(20);
    // Where each piece stands, and where it belongs.
    let look = |mouse: &mut Mouse| -> HashMap<Entity, (Vec3, Vec3)> {
        let world = mouse.app.world_mut();
        let mut pieces = world.query::<(Entity, &Transform, &Target)>();
        pieces
            .iter(world)
            .map(|(piece, at, target)| (piece, (at.translation, target.0.translation)))
            .collect()
    };
    let mut before = look(&mut mouse);
    for _ in 0..40 {
        let decision = player.decide(mouse.game()).expect("not over");
        mouse.offer(decision);
        loop {
            mouse.frames(1);
            let now = look(&mut mouse);
            let parades = mouse.app.world().resource::<Scene>().active;
            for (piece, &(at, belongs)) in &now {
                let was = before.get(piece);
                let mut known = was.into_iter().flat_map(|&(at, belonged)| [at, belonged]);
                let there =
                    belongs.distance(at) < 0.02 || known.any(|place| place.distance(at) < 0.02);
                assert!(there || parades, "{at} is between two places");
            }
            before = now;
            if rests(&mouse) {
                break;
            }
        }
    }
}

/// A Veto is a moment: the seal falls, what was announced hangs in the air until it is clear that
/// the Veto stands, then goes back.
#[test]
fn a_veto_stops_everything_and_takes_back_what_was_announced() {
    let (mut sealed, mut hung) = (0, 0);
    for seed in 0..12 {
        let mut mouse = Mouse::with_game(Setup::with_players(4), seed);
        let mut player = RandomPlayer::from_seed(seed);
        let mut decided = 0;
        while let Some(decision) = player.decide(mouse.game()).filter(|_| decided < 160) {
            decided += 1;
            // Random players veto now and then: only that is looked at.
            let vetoes = decision == Decision::Veto;
            if !vetoes {
                mouse.app.world_mut().resource_mut::<Settings>().instant = true;
                offer(&mut mouse, decision);
                mouse.settle();
                continue;
            }
            mouse.app.world_mut().resource_mut::<Settings>().instant = false;
            mouse.frames(20);
            let court: Vec<u8> = courts(&mouse);
            offer(&mut mouse, decision);
            while !rests(&mouse) {
                let veto = mouse.app.world().resource::<Scene>().veto;
                sealed += usize::from(veto.is_some());
                hung += usize::from(matches!(veto, Some(Veto::Played(_))));
                if !matches!(veto, Some(Veto::Answered(_)) | None) {
                    // Nobody is missed while it goes back.
                    assert_eq!(courts(&mouse), court);
                }
                mouse.frames(1);
            }
            mouse.settle();
        }
    }
    assert!(sealed > 10 && hung > 5, "{sealed} {hung}");
}

fn courts(mouse: &Mouse) -> Vec<u8> {
    let game = mouse.app.world().resource::<Shown>().game();
    let seats = game.seats();
    seats
        .map(|seat| game.court(seat) + game.provinces(seat))
        .collect()
}

#[test]
fn the_winner_wears_the_crown() {
    let mut mouse = Mouse::with_game(Setup::with_players(2), 3);
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    let mut player = RandomPlayer::from_seed(3);
    let crowned = |mouse: &mut Mouse| -> Vec<Seat> {
        let world = mouse.app.world_mut();
        let mut crowns = world.query_filtered::<&ChildOf, With<Crown>>();
        let wearers = crowns.iter(world).map(ChildOf::parent);
        wearers
            .filter_map(|piece| Some(world.get::<Grande>(piece)?.seat))
            .collect()
    };
    while let Some(decision) = player.decide(mouse.game()) {
        assert_eq!(crowned(&mut mouse), []);
        offer(&mut mouse, decision);
        mouse.settle();
    }
    mouse.frames(3);
    let winners: Vec<Seat> = mouse.game().winners().iter().collect();
    assert_eq!(crowned(&mut mouse), winners);
    // The last scoring again: the crown comes off, and down again in the end.
    mouse
        .app
        .world_mut()
        .write_message(Command::ShowAgain(Excerpt::Scoring));
    mouse.frames(3);
    assert_eq!(crowned(&mut mouse), []);
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
            mouse.offer(decision);
            mouse.frames(1);
            loop {
                if rests(&mouse) {
                    break;
                }
                scenes += usize::from(mouse.app.world().resource::<Scene>().active);
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
fn escape_skips_the_whole_scene() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 6);
    let mut player = RandomPlayer::from_seed(6);
    while !mouse.app.world().resource::<Scene>().open || mouse.game().phase() == Phase::Act {
        let decision = player.decide(mouse.game()).expect("not over");
        offer(&mut mouse, decision);
        while !rests(&mouse) && !mouse.app.world().resource::<Scene>().open {
            mouse.frames(1);
        }
    }
    press(&mut mouse, KeyCode::Escape, Key::Escape);
    mouse.frames(60);
    assert!(rests(&mouse));
    assert_eq!(mouse.game().phase(), Phase::Bid);
    mouse.frames(30);
    landed(&mut mouse);
}

#[test]
fn the_tower_opens_and_closes_again() {
    let mut mouse = Mouse::with_game(Setup::with_players(4), 9);
    let mut player = RandomPlayer::from_seed(9);
    let (mut opened, mut decided) = (false, 0);
    while mouse.game().round() < 4 {
        let decision = player.decide(mouse.game()).expect("not over");
        mouse.offer(decision);
        mouse.frames(1);
        decided += 1;
        for _ in 0..4000 {
            opened |= mouse.app.world().resource::<Scene>().open;
            if rests(&mouse) {
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

#[test]
fn after_a_general_scoring_the_table_is_seen_as_the_player_left_it() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 6);
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    let mut player = RandomPlayer::from_seed(6);
    while mouse.game().phase() != Phase::Discs {
        let decision = player.decide(mouse.game()).expect("not over");
        // All but the last is decided at once; it begins before everybody's eyes.
        let mut after = mouse.game().clone();
        after.apply(decision, &mut ()).expect("legal");
        after.settle(&mut ());
        let last = after.phase() == Phase::Discs;
        mouse.app.world_mut().resource_mut::<Settings>().instant = !last;
        mouse.frames(1);
        if last {
            *mouse.app.world_mut().resource_mut::<CameraView>() = own_view();
        }
        offer(&mut mouse, decision);
        mouse.settle();
    }
    mouse.app.world_mut().resource_mut::<Settings>().camera = CameraMoves::Full;
    let mut counted = 0;
    while !matches!(mouse.game().phase(), Phase::Bid | Phase::Pass) || !rests(&mouse) {
        if let Some(decision) = player.decide(mouse.game()).filter(|_| rests(&mouse)) {
            offer(&mut mouse, decision);
        }
        // Somebody looks around meanwhile.
        let scoring = mouse
            .app
            .world()
            .contains_resource::<State<GeneralScoring>>();
        let counts = scoring && mouse.app.world().resource::<Scene>().place.is_some();
        counted += usize::from(counts);
        if counts {
            mouse.app.world_mut().resource_mut::<CameraView>().turn += 0.01;
        }
        mouse.frames(1);
    }
    assert!(counted > 20, "{counted} frames of counting");
    assert_eq!(*mouse.app.world().resource::<CameraView>(), own_view());
}

/// As nobody looks at the table by chance.
fn own_view() -> CameraView {
    CameraView {
        pan: Vec2::new(0.5, -0.3),
        turn: 0.2,
        zoom: 0.8,
        ..default()
    }
}
