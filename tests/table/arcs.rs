//! From where to where: arcs over what is announced, over what a bot is about to do and over what is
//! shown again; none over what a hand does itself.

use super::mouse::Mouse;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use el_grande::ai::{BotKind, Keeper, RandomPlayer};
use el_grande::board::caballeros_in;
use el_grande::common::{ArcEnd, PointedArc, RecallArc, Settings};
use el_grande::history::Excerpt;
use el_grande::rules::{Decision, Decisions, Game, GameEvent, Place, Seat, Setup, Step};
use el_grande::session::{Command, Repetition};
use el_grande::stage::{Ghost, GoldArc, Target};
use el_grande::table::gesture::Piece;
use el_grande::table::{Match, Shown, Spot, awaits_decision, chosen_ways};

fn arcs(mouse: &mut Mouse) -> Vec<GoldArc> {
    let world = mouse.app.world_mut();
    world.query::<&GoldArc>().iter(world).copied().collect()
}

fn ghosts(mouse: &mut Mouse) -> Vec<(Spot, Vec3)> {
    let world = mouse.app.world_mut();
    let mut ghosts = world.query::<(&Ghost, &Transform)>();
    let found = ghosts.iter(world);
    found
        .map(|(ghost, at)| (ghost.to, at.translation))
        .collect()
}

/// How far apart on the ground.
fn apart(one: Vec3, other: Vec3) -> f32 {
    one.xz().distance(other.xz())
}

/// Somebody is asked whether one of Isabel's may go from Aragon to New Castile.
fn veto_asked() -> Mouse {
    let written = include_str!("../../docs/positions/veto-asked.json");
    let game: Game = serde_json::from_str(written).expect("a position");
    let setup = Setup::with_players(game.players());
    let mut mouse = Mouse::new(None);
    let game = Box::new(game);
    let show = Command::Show { setup, game };
    mouse.app.world_mut().write_message(show);
    mouse.frames(20);
    mouse
}

#[test]
fn what_is_announced_is_drawn_from_where_to_where() {
    let mut mouse = veto_asked();
    let whose = Seat::new(0);
    let at = Spot::Place(Place::Aragon);
    let piece = mouse.entities(Piece::Caballero { whose, at })[0];
    let stands = mouse.app.world().get::<Target>(piece).expect("a place").0;
    let place = Place::NewCastile;
    let there = usize::from(mouse.game().caballeros(place, whose));
    let goes = caballeros_in(place, whose).cubicle(there).at;
    let goes = Vec3::new(goes.x, 0.0, -goes.y);
    let [arc] = arcs(&mut mouse)[..] else {
        unreachable!("one arc")
    };
    assert!(apart(arc.from, stands.translation) < 0.01, "{arc:?}");
    assert!(apart(arc.to, goes) < 0.01, "{arc:?}");
    assert_eq!((arc.count, arc.broken, arc.grown), (1, false, 1.0));
    // The piece itself is held up where it stands, and its likeness stands where it would go.
    let held = mouse.translation(piece);
    assert!(apart(held, stands.translation) < 0.01);
    assert!(held.y > stands.translation.y + 0.3);
    let [(spot, ghost)] = ghosts(&mut mouse)[..] else {
        unreachable!("one ghost")
    };
    assert_eq!(spot, Spot::Place(place));
    assert!(apart(ghost, goes) < 0.01);
    rests(&mut mouse);
    assert_eq!(arcs(&mut mouse), [arc]);
    // A Veto breaks it; then all is as it was.
    mouse.offer(Decision::Veto);
    mouse.frames(2);
    let broken = arcs(&mut mouse).iter().any(|arc| arc.broken);
    assert!(broken, "{:?}", arcs(&mut mouse));
    mouse.settle();
    // Whoever holds the other may answer it, and does not.
    if let Some(Step::Answer { .. }) = mouse.game().pending().top() {
        let mut legal = Decisions::new();
        mouse.game().legal(&mut legal);
        let lets = legal.iter().find(|decision| **decision != Decision::Veto);
        let lets = *lets.expect("nobody must answer");
        mouse.offer(lets);
        mouse.settle();
    }
    assert_eq!(arcs(&mut mouse), []);
    assert_eq!(ghosts(&mut mouse), []);
    assert!(mouse.translation(piece).distance(stands.translation) < 0.01);
}

/// After some time nobody asks for another frame.
fn rests(mouse: &mut Mouse) {
    mouse.frames(70);
    let world = mouse.app.world_mut();
    world.resource_mut::<Messages<RequestRedraw>>().clear();
    mouse.frames(3);
    let asked = mouse.app.world().resource::<Messages<RequestRedraw>>();
    assert!(asked.is_empty(), "the window is kept awake");
}

/// Plays with these seats for two rounds, and tells for every caballero placed how many frames it
/// took, and whether one went the same way just before.
fn placed(keeper: Keeper, seed: u64) -> Vec<(usize, bool)> {
    let mut mouse = Mouse::new(None);
    mouse.app.world_mut().resource_mut::<Settings>().patience = 0.01;
    mouse.app.world_mut().write_message(Command::Begin {
        setup: Setup::with_players(3),
        seed,
        keepers: vec![keeper; 3],
    });
    mouse.frames(3);
    let mut player = RandomPlayer::from_seed(seed);
    let mut placed: Vec<(usize, bool)> = Vec::new();
    let mut counted = None;
    let mut last = None;
    while mouse.game().round() < 3 {
        if keeper.is_human() && awaits_decision(mouse.app.world()) {
            let decision = player.decide(mouse.game()).expect("not over");
            mouse.offer(decision);
        }
        if !keeper.is_human() {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        mouse.frames(1);
        let world = mouse.app.world();
        let (shown, on_table) = (world.resource::<Shown>(), world.resource::<Match>());
        if shown.begun() == shown.landed() {
            assert_eq!(arcs(&mut mouse), [], "an arc is left");
            continue;
        }
        let begun = shown.begun() - 1;
        let event = on_table.history.happenings()[begun].event;
        let way = event.filter(|event| matches!(event, GameEvent::Placed { .. }));
        let way = way.and_then(|event| chosen_ways(&event).pop());
        if counted != Some(begun) {
            counted = Some(begun);
            if let Some(way) = way {
                placed.push((0, last == Some((way.from, way.to))));
            }
            last = way.map(|way| (way.from, way.to));
        }
        let Some(way) = way else { continue };
        placed.last_mut().expect("just begun").0 += 1;
        let arcs = arcs(&mut mouse);
        if keeper.is_human() {
            assert_eq!(arcs, []);
            continue;
        }
        let [arc] = arcs[..] else {
            unreachable!("one arc, not {arcs:?}")
        };
        let Piece::Caballero { whose, .. } = way.piece else {
            unreachable!("caballeros are placed")
        };
        let there = mouse.entities(Piece::Caballero { whose, at: way.to });
        let world = mouse.app.world();
        let mut ends = there.iter().filter_map(|&piece| world.get::<Target>(piece));
        let inside = way.to == Spot::Place(Place::Castillo);
        let comes = ends.any(|end| apart(end.0.translation, arc.to) < 0.01);
        assert!(inside || comes, "{arc:?} does not end where it goes");
    }
    placed
}

#[test]
fn a_bots_way_is_seen_before_it_is_gone_and_a_hands_is_not() {
    let by_bots = placed(Keeper::Bot(BotKind::Squire), 8);
    let by_hand = placed(Keeper::Human, 8);
    let longest = by_hand.iter().map(|(frames, _)| *frames).max();
    let longest = longest.expect("somebody places");
    assert!(longest <= 7, "{by_hand:?}");
    let (again, first): (Vec<_>, Vec<_>) = by_bots.iter().partition(|(_, again)| *again);
    assert!(!again.is_empty() && !first.is_empty(), "{by_bots:?}");
    // In tenths of a second.
    assert!(
        first.iter().all(|(frames, _)| (11..=16).contains(frames)),
        "{by_bots:?}"
    );
    assert!(
        again.iter().all(|(frames, _)| (5..=10).contains(frames)),
        "{by_bots:?}"
    );
}

#[test]
fn what_is_shown_again_shows_where_it_goes() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 5);
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    let mut player = RandomPlayer::from_seed(5);
    let placed = |mouse: &Mouse| {
        let history = &mouse.app.world().resource::<Match>().history;
        let turn = history.excerpt(Excerpt::Turn).unwrap_or_default();
        let mut told = history.happenings()[turn].iter().map(|told| told.event);
        told.any(|event| matches!(event, Some(GameEvent::Placed { .. })))
    };
    while !placed(&mouse) {
        let decision = player.decide(mouse.game()).expect("not over");
        mouse.offer(decision);
        mouse.settle();
    }
    let again = Command::ShowAgain(Excerpt::Turn);
    mouse.app.world_mut().write_message(again);
    mouse.frames(2);
    let (mut seen, mut frames) = (0, 0);
    while mouse.app.world().contains_resource::<Repetition>() {
        seen += usize::from(!arcs(&mut mouse).is_empty());
        frames += 1;
        assert!(frames < 1000, "it never ends");
        mouse.frames(1);
    }
    assert!(seen >= 8, "{seen} frames with an arc");
    mouse.settle();
    assert_eq!(arcs(&mut mouse), []);
}

#[test]
fn panels_can_point_out_a_way() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 5);
    let ends = (
        ArcEnd::Place(Place::Castillo),
        ArcEnd::Place(Place::Seville),
    );
    mouse
        .app
        .world_mut()
        .insert_resource(PointedArc(Some(ends)));
    mouse.frames(10);
    let [arc] = arcs(&mut mouse)[..] else {
        unreachable!("one arc")
    };
    assert!(arc.from.y > 1.5, "over the tower");
    assert!(arc.grown >= 1.0);
    rests(&mut mouse);
    mouse.app.world_mut().insert_resource(PointedArc(None));
    mouse.frames(2);
    assert_eq!(arcs(&mut mouse), []);
    // For a moment.
    let (from, to) = (ArcEnd::Court(Seat::new(1)), ArcEnd::Place(Place::Aragon));
    mouse.app.world_mut().write_message(RecallArc { from, to });
    mouse.frames(5);
    assert_eq!(arcs(&mut mouse).len(), 1);
    // Clearing the table takes it away at once.
    mouse.app.world_mut().write_message(Command::ToTitle);
    mouse.frames(3);
    assert_eq!(ghosts(&mut mouse), []);
}
