//! "Show me again": whatever is repeated, and whenever it is broken off, the game lies on the table
//! as it did before, and nothing was written down.

use super::mouse::Mouse;
use super::support::{layout, pieces_agree};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use el_grande::ai::{BotKind, Keeper, RandomPlayer};
use el_grande::common::{Screen, Settings};
use el_grande::history::{Excerpt, History};
use el_grande::panels::{Journal, Offers, PanelAction};
use el_grande::rules::{Game, Phase, Setup};
use el_grande::session::{Command, Repetition, Secrecy, secret_choice};
use el_grande::stage::{PossibleGestures, Scene};
use el_grande::table::gesture::Choices;
use el_grande::table::{Inbox, Match, Shown};
use std::path::PathBuf;

fn shelf(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("el-grande-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// A written-down game, played on until something holds.
fn played(name: &str, seed: u64, until: impl Fn(&Game) -> bool) -> Mouse {
    let mut mouse = Mouse::new(Some(shelf(name)));
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    mouse.app.world_mut().write_message(Command::Begin {
        setup: Setup::with_players(3),
        seed,
        keepers: Vec::new(),
    });
    mouse.frames(3);
    play_on(&mut mouse, seed, until);
    mouse
}

fn play_on(mouse: &mut Mouse, seed: u64, until: impl Fn(&Game) -> bool) {
    let mut player = RandomPlayer::from_seed(seed);
    while !until(mouse.game()) {
        let Some(decision) = player.decide(mouse.game()) else {
            break;
        };
        let mut inbox = mouse.app.world_mut().resource_mut::<Inbox>();
        assert!(inbox.offer(decision));
        mouse.settle();
    }
    mouse.settle();
}

/// All that must be the same afterwards.
struct Everything {
    game: Game,
    record: Vec<u8>,
    log: Vec<String>,
    history: History,
    shown: Shown,
    layout: Vec<String>,
    screen: Screen,
}

fn everything(mouse: &mut Mouse) -> Everything {
    mouse.frames(4);
    pieces_agree(&mut mouse.app);
    let layout = layout(&mut mouse.app);
    let world = mouse.app.world();
    let on_table = world.resource::<Match>();
    let journal = world.resource::<Journal>();
    Everything {
        game: on_table.now().clone(),
        record: record(mouse),
        log: journal
            .lines()
            .iter()
            .map(|line| line.text.clone())
            .collect(),
        history: on_table.history.clone(),
        shown: world.resource::<Shown>().clone(),
        layout,
        screen: mouse.screen(),
    }
}

/// What is on disk.
fn record(mouse: &Mouse) -> Vec<u8> {
    let on_table = mouse.app.world().resource::<Match>();
    let file = on_table.file.as_ref().expect("written down");
    std::fs::read(file.path()).expect("on disk")
}

/// Compares, and tells only what differs.
fn same(mouse: &mut Mouse, before: &Everything) {
    let now = everything(mouse);
    assert_eq!(now.game, before.game);
    assert!(now.record == before.record, "the record has changed");
    assert_eq!(now.log, before.log);
    assert!(now.history == before.history, "the past has changed");
    assert_eq!(now.shown.game(), now.history.now());
    assert_eq!(now.shown, before.shown);
    assert_eq!(now.screen, before.screen);
    let missing = |all: &[String], known: &[String]| -> Vec<String> {
        let unknown = all.iter().filter(|line| !known.contains(line));
        unknown.cloned().collect()
    };
    assert_eq!(missing(&now.layout, &before.layout), Vec::<String>::new());
    assert_eq!(missing(&before.layout, &now.layout), Vec::<String>::new());
    assert_eq!(now.layout.len(), before.layout.len());
}

fn repeating(mouse: &Mouse) -> bool {
    mouse.app.world().contains_resource::<Repetition>()
}

fn shown(mouse: &Mouse) -> &Shown {
    mouse.app.world().resource::<Shown>()
}

fn ask(mouse: &mut Mouse, part: Excerpt) {
    mouse
        .app
        .world_mut()
        .write_message(Command::ShowAgain(part));
    mouse.frames(1);
}

/// While it is shown nobody can decide anything, nothing is written, nothing secret is seen.
fn watch(mouse: &Mouse, before: &Everything) {
    let world = mouse.app.world();
    let choices: &Choices = world.resource::<PossibleGestures>();
    assert_eq!(choices, &Choices::default());
    let offers = &world.resource::<Offers>().0;
    let decides = |(wish, _): &(PanelAction, Rect)| {
        matches!(wish, PanelAction::Decide(_) | PanelAction::TurnDisc(_))
    };
    assert!(!offers.iter().any(decides), "{offers:?}");
    assert_eq!(world.resource::<Secrecy>(), &Secrecy::default());
    let on_table = world.resource::<Match>();
    assert_eq!(on_table.now(), &before.game);
    let happened = on_table.history.happenings().len();
    assert_eq!(happened, before.history.happenings().len());
    assert!(record(mouse) == before.record, "something was written down");
}

fn until_seen(mouse: &mut Mouse, before: &Everything) -> usize {
    let mut frames = 0;
    while repeating(mouse) {
        watch(mouse, before);
        mouse.frames(1);
        frames += 1;
        assert!(frames < 3000, "it never ends");
    }
    frames
}

fn in_round(round: u8) -> impl Fn(&Game) -> bool {
    move |game| game.round() == round && game.phase() == Phase::Take
}

#[test]
fn a_turn_is_shown_again_and_everything_is_as_before() {
    let mut mouse = played("again-turn", 5, in_round(2));
    let before = everything(&mut mouse);
    ask(&mut mouse, Excerpt::Turn);
    assert!(repeating(&mouse));
    assert_ne!(shown(&mouse).game(), &before.game);
    // The log goes back with it, and comes again.
    assert!(shown(&mouse).landed() < before.shown.landed());
    let told = mouse.app.world().resource::<Journal>().lines().len();
    assert!(told < before.log.len());
    let frames = until_seen(&mut mouse, &before);
    assert!(frames > 10, "nothing was shown in {frames} frames");
    same(&mut mouse, &before);
    // And the game goes on, written down as ever.
    play_on(&mut mouse, 6, in_round(3));
    assert!(everything(&mut mouse).record.len() > before.record.len());
}

#[test]
fn a_scoring_is_shown_again_with_all_its_acts() {
    let mut mouse = played("again-scoring", 7, in_round(4));
    let before = everything(&mut mouse);
    ask(&mut mouse, Excerpt::Scoring);
    let (mut opened, mut stood, mut counted) = (false, 0, 0);
    let mut seen = Scene::default();
    while repeating(&mouse) {
        watch(&mouse, &before);
        let scene = *mouse.app.world().resource::<Scene>();
        opened |= scene.open;
        stood += usize::from(scene.standing.is_some() && seen.standing.is_none());
        counted += usize::from(scene.place.is_some() && scene.place != seen.place);
        seen = scene;
        mouse.frames(1);
    }
    assert!(opened);
    assert!(stood >= 1, "{stood} standings");
    // The Castillo and nine regions, unless a card has been scored since.
    assert!(counted >= 1, "{counted} places");
    same(&mut mouse, &before);
}

#[test]
fn broken_off_at_any_beat_everything_is_as_before() {
    let mut mouse = played("again-off", 8, in_round(4));
    let before = everything(&mut mouse);
    for frames in [0, 1, 2, 5, 9, 14, 23, 40, 70, 110] {
        for part in [Excerpt::Turn, Excerpt::Scoring] {
            ask(&mut mouse, part);
            mouse.frames(frames);
            if frames % 2 == 0 {
                mouse.app.world_mut().write_message(KeyboardInput {
                    key_code: KeyCode::Escape,
                    logical_key: Key::Escape,
                    state: bevy::input::ButtonState::Pressed,
                    text: None,
                    repeat: false,
                    window: Entity::PLACEHOLDER,
                });
                mouse.frames(2);
                let mut keys = mouse.app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
                keys.reset_all();
            } else {
                let back = PanelAction::Ask(Command::EndAgain);
                assert!(mouse.press_offer(&back) || !repeating(&mouse));
            }
            mouse.frames(2);
            assert!(!repeating(&mouse), "{part:?} after {frames} frames");
            same(&mut mouse, &before);
        }
    }
}

#[test]
fn at_the_end_it_leads_back_to_the_result() {
    let mut mouse = played("again-end", 9, |game| game.phase() == Phase::Over);
    assert_eq!(mouse.screen(), Screen::Result);
    let before = everything(&mut mouse);
    assert!(mouse.press_offer(&PanelAction::Ask(Command::ShowAgain(Excerpt::Scoring))));
    assert!(repeating(&mouse));
    mouse.frames(2);
    assert_eq!(mouse.screen(), Screen::Playing);
    until_seen(&mut mouse, &before);
    mouse.frames(2);
    same(&mut mouse, &before);
}

#[test]
fn before_a_secret_choice_the_curtain_falls_again() {
    let secret = |game: &Game| game.round() > 1 && secret_choice(game).is_some();
    let mut mouse = played("again-secret", 10, secret);
    assert!(mouse.app.world().resource::<Secrecy>().curtain.is_some());
    assert!(mouse.press_offer(&PanelAction::Lift));
    mouse.frames(2);
    let before = everything(&mut mouse);
    ask(&mut mouse, Excerpt::Turn);
    until_seen(&mut mouse, &before);
    mouse.frames(2);
    same(&mut mouse, &before);
    let eyes = mouse.app.world().resource::<Secrecy>();
    assert_eq!((eyes.trusted, eyes.curtain), (None, before.game.to_act()));
}

#[test]
fn leaving_the_table_forgets_it() {
    let mut mouse = played("again-leave", 11, in_round(2));
    let before = mouse.game().clone();
    ask(&mut mouse, Excerpt::Turn);
    assert!(repeating(&mouse));
    mouse.frames(5);
    mouse.app.world_mut().write_message(Command::ToTitle);
    mouse.frames(3);
    assert!(!repeating(&mouse));
    assert_eq!(mouse.screen(), Screen::Title);
    // What lies there now is the still life of the title.
    assert_ne!(mouse.game(), &before);
    assert!(mouse.app.world().resource::<Match>().file.is_none());
}

#[test]
fn bots_wait_meanwhile() {
    let mut mouse = played("again-bots", 12, in_round(2));
    let before = everything(&mut mouse);
    ask(&mut mouse, Excerpt::Turn);
    for seat in before.game.seats() {
        // As if a bot sat there: it must not touch what is shown.
        let mut keepers = mouse
            .app
            .world_mut()
            .resource_mut::<el_grande::opponents::Keepers>();
        keepers.hand_over(seat, Keeper::Bot(BotKind::Squire));
    }
    until_seen(&mut mouse, &before);
    let world = mouse.app.world();
    // They may have decided in the frame after it; what was before stays.
    let now = world.resource::<Match>().history.happenings();
    let known = before.history.happenings();
    assert_eq!(now[..known.len()], known[..]);
}

#[test]
fn nothing_happened_nothing_is_shown() {
    let mut mouse = Mouse::with_game(Setup::with_players(2), 1);
    for part in [Excerpt::Turn, Excerpt::Scoring] {
        ask(&mut mouse, part);
        assert!(!repeating(&mouse));
    }
}

/// The line that was clicked has a button that shows all since once more.
#[test]
fn from_a_line_of_the_log_on_all_is_shown_again() {
    let mut mouse = played("again-from", 5, in_round(2));
    assert!(mouse.press_offer(&PanelAction::OpenLog(true)));
    mouse.frames(3);
    let before = everything(&mut mouse);
    let from_here = |mouse: &Mouse| {
        let offers = &mouse.app.world().resource::<Offers>().0;
        let asks = |wish: &PanelAction| {
            matches!(wish, PanelAction::Ask(Command::ShowAgain(Excerpt::From(_))))
        };
        offers.iter().map(|(wish, _)| wish.clone()).find(asks)
    };
    assert_eq!(from_here(&mouse), None, "no line has been clicked");
    let offers = mouse.app.world().resource::<Offers>().0.clone();
    let line = offers
        .into_iter()
        .map(|(wish, _)| wish)
        .find(|wish| matches!(wish, PanelAction::ShowWay(..) | PanelAction::PointOut(_)));
    assert!(mouse.press_offer(&line.expect("a line about a place")));
    mouse.frames(3);
    let wish = from_here(&mouse).expect("offered");
    let PanelAction::Ask(Command::ShowAgain(part)) = wish.clone() else {
        unreachable!("asks for it");
    };
    let range = before.history.excerpt(part).expect("it happened");
    assert_eq!(range.end, before.history.happenings().len());
    assert!(mouse.press_offer(&wish));
    assert!(repeating(&mouse));
    assert!(shown(&mouse).landed() < before.shown.landed());
    until_seen(&mut mouse, &before);
    same(&mut mouse, &before);
    // Broken off with Escape, the game is there again at once.
    ask(&mut mouse, part);
    mouse.frames(6);
    assert!(repeating(&mouse));
    mouse.key(KeyCode::Escape, Key::Escape);
    mouse.frames(3);
    assert!(!repeating(&mouse));
    same(&mut mouse, &before);
}

#[test]
fn every_line_of_the_log_knows_where_it_begins() {
    let mouse = played("again-lines", 7, in_round(4));
    let on_table = mouse.app.world().resource::<Match>();
    let history = &on_table.history;
    let mut begins = 0;
    for line in mouse.app.world().resource::<Journal>().lines() {
        let range = history.excerpt(Excerpt::From(line.since)).expect("known");
        assert_eq!(range.end, history.happenings().len());
        assert!(range.start >= begins, "{} goes back", line.text);
        begins = range.start;
    }
    assert!(begins > 50);
}
