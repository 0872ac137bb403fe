//! Learning the game: the lesson, followed by a mouse that goes only where it shines, and the book.

use super::mouse::Mouse;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use el_grande::book::{BookPage, BookTopic};
use el_grande::common::{Menu, Screen, Settings};
use el_grande::lesson::{Lesson, LessonStep};
use el_grande::panels::{Offers, PanelAction};
use el_grande::rules::{Decision, Seat, Setup};
use el_grande::session::{Command, LessonInHand};
use el_grande::table::gesture::gesture;
use el_grande::table::{Inbox, OnRails, Show, awaits_decision};

fn offers(mouse: &Mouse) -> Vec<PanelAction> {
    let offers = &mouse.app.world().resource::<Offers>().0;
    offers.iter().map(|(action, _)| action.clone()).collect()
}

fn lesson(mouse: &Mouse) -> Option<&LessonInHand> {
    mouse.app.world().get_resource::<LessonInHand>()
}

/// At the title, with everything shown at once.
fn at_title() -> Mouse {
    let mut mouse = Mouse::new(None);
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    mouse.frames(3);
    mouse
}

/// Until the lesson tells something or waits for the learner.
fn until_asked(mouse: &mut Mouse) {
    for _ in 0..600 {
        mouse.frames(2);
        let step = lesson(mouse).and_then(LessonInHand::step);
        let mine = !matches!(step, Some(LessonStep::Other(_)));
        if mine && awaits_decision(mouse.app.world()) {
            mouse.frames(4);
            return;
        }
    }
    unreachable!("the lesson never goes on");
}

/// The one thing that shines.
fn glowing(mouse: &Mouse) -> Option<Decision> {
    match mouse.app.world().resource::<Inbox>().rails() {
        OnRails::Only(decision) => Some(decision),
        OnRails::No | OnRails::Waits => None,
    }
}

/// Goes on as the lesson wants it.
fn take_step(mouse: &mut Mouse, tells: bool) {
    if tells {
        let on = PanelAction::Ask(Command::LessonOn);
        assert!(mouse.press_offer(&on), "{:?}", offers(mouse));
    } else {
        let wanted = glowing(mouse).expect("something shines");
        mouse.decide(wanted, false);
    }
    until_asked(mouse);
}

/// Plays a chapter to its last word. `astray`: wants something else first, each time.
fn play_chapter(mouse: &mut Mouse, nth: usize, astray: bool) {
    let steps = &Lesson::first_game().chapters[nth].steps;
    until_asked(mouse);
    let mut turned_down = 0;
    while let Some(now) = lesson(mouse).filter(|now| now.taken() < steps.len()) {
        let step = now.step().expect("not at the end").clone();
        let before = (now.taken(), mouse.game().clone());
        if astray && elsewhere(mouse, &step) {
            turned_down += 1;
            let now = lesson(mouse).map(LessonInHand::taken);
            assert_eq!(now, Some(before.0), "{step:?}");
            assert_eq!(mouse.game(), &before.1, "{step:?}");
        }
        if before.0 + 1 == steps.len() && matches!(step, LessonStep::Tell { .. }) {
            break;
        }
        take_step(mouse, matches!(step, LessonStep::Tell { .. }));
    }
    assert!(!astray || turned_down > 0);
}

/// Tries to decide something else than the lesson waits for, with a button or a piece.
fn elsewhere(mouse: &mut Mouse, step: &LessonStep) -> bool {
    let wanted = match step {
        LessonStep::Do { decision, .. } => Some(*decision),
        _ => None,
    };
    if mouse.game().to_act() != Some(Seat::new(Lesson::LEARNER)) {
        return false;
    }
    let mut legal = el_grande::rules::Decisions::new();
    mouse.game().legal(&mut legal);
    let other = legal.iter().copied().find(|&decision| {
        let by_hand = gesture(mouse.game(), decision).is_none();
        Some(decision) != wanted && by_hand
    });
    let Some(other) = other else { return false };
    let taken = mouse.app.world_mut().resource_mut::<Inbox>().offer(other);
    assert!(!taken, "{other:?} while the lesson waits for {wanted:?}");
    mouse.frames(3);
    true
}

#[test]
fn the_lesson_is_played_to_its_end_by_whoever_follows_what_shines() {
    let mut mouse = at_title();
    assert!(mouse.press_offer(&PanelAction::Ask(Command::Teach(0))));
    mouse.frames(3);
    assert_eq!(mouse.screen(), Screen::Playing);
    let chapters = Lesson::first_game().chapters.len();
    for nth in 0..chapters {
        assert_eq!(lesson(&mouse).map(LessonInHand::nth), Some(nth));
        play_chapter(&mut mouse, nth, false);
        let next = PanelAction::Ask(Command::Teach(nth + 1));
        assert!(mouse.press_offer(&next), "{nth}: {:?}", offers(&mouse));
        mouse.frames(4);
    }
    // The game after it is the learner's own.
    assert!(lesson(&mouse).is_none());
    mouse.frames(4);
    assert_eq!(mouse.screen(), Screen::Playing);
    let rails = mouse.app.world().resource::<Inbox>().rails();
    assert_eq!(rails, OnRails::No);
    assert_eq!(mouse.app.world().resource::<Settings>().lesson, 0);
}

#[test]
fn whoever_wants_something_else_first_is_told_so_and_loses_nothing() {
    for nth in 0..Lesson::first_game().chapters.len() {
        let mut mouse = at_title();
        mouse.app.world_mut().write_message(Command::Teach(nth));
        mouse.frames(3);
        play_chapter(&mut mouse, nth, true);
    }
}

#[test]
fn a_lesson_is_left_anywhere_and_gone_on_with() {
    let mut mouse = at_title();
    mouse.app.world_mut().write_message(Command::Teach(2));
    mouse.frames(3);
    until_asked(&mut mouse);
    assert!(mouse.press_offer(&PanelAction::Ask(Command::ToTitle)));
    mouse.frames(4);
    assert_eq!(mouse.screen(), Screen::Title);
    assert!(lesson(&mouse).is_none());
    assert!(mouse.press_offer(&PanelAction::Ask(Command::Teach(2))));
    mouse.frames(4);
    assert_eq!(lesson(&mouse).map(LessonInHand::nth), Some(2));
}

/// Pages are turned by their links, back and closed, with mouse and keyboard; the game waits.
#[test]
fn the_book_opens_turns_and_closes() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 1);
    let book = |mouse: &Mouse| {
        let offers = offers(mouse);
        offers.contains(&PanelAction::CloseBook)
    };
    mouse.key(KeyCode::F1, Key::F1);
    mouse.frames(4);
    assert!(book(&mouse), "{:?}", offers(&mouse));
    let menu = |mouse: &Mouse| *mouse.app.world().resource::<State<Menu>>().get();
    assert_eq!(menu(&mouse), Menu::Open);
    // Nothing below can be pressed.
    let decides = |action: &PanelAction| matches!(action, PanelAction::Choose(_));
    assert!(!offers(&mouse).iter().any(decides));
    let round = PanelAction::OpenBook(Some(BookPage::Topic(BookTopic::Round)));
    assert!(mouse.press_offer(&round));
    mouse.frames(4);
    assert!(
        mouse.press_offer(&PanelAction::TurnBack),
        "{:?}",
        offers(&mouse)
    );
    mouse.frames(4);
    mouse.key(KeyCode::Escape, Key::Escape);
    mouse.frames(4);
    assert_eq!(menu(&mouse), Menu::Closed);
    assert!(offers(&mouse).iter().any(decides));
    // Once more with its button.
    let bidding = PanelAction::OpenBook(Some(BookPage::Topic(BookTopic::Bid)));
    assert!(mouse.press_offer(&bidding), "{:?}", offers(&mouse));
    mouse.frames(4);
    mouse.key(KeyCode::F1, Key::F1);
    mouse.frames(4);
    assert_eq!(menu(&mouse), Menu::Closed);
    assert!(
        mouse
            .app
            .world()
            .resource::<Show>()
            .rests(mouse.app.world().resource::<Inbox>())
    );
}

/// What is refused leads to its rule.
#[test]
fn a_refusal_leads_to_its_page() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 1);
    let taken = |mouse: &Mouse| mouse.game().turn().card.is_some();
    for _ in 0..12 {
        if taken(&mouse) {
            break;
        }
        let mut legal = el_grande::rules::Decisions::new();
        mouse.game().legal(&mut legal);
        let decision = *legal.last().expect("something to decide");
        mouse.offer(decision);
        mouse.settle();
    }
    assert!(taken(&mouse));
    let seat = mouse.game().actor();
    let king = mouse.game().king().region().expect("in a region");
    let from = el_grande::table::Spot::Court(seat);
    let piece = el_grande::table::gesture::Piece::Caballero {
        whose: seat,
        at: from,
    };
    let from = mouse.piece(piece);
    let to = mouse.place(king.place());
    mouse.drag(from, to);
    mouse.frames(3);
    let page = PanelAction::OpenBook(Some(BookPage::Topic(BookTopic::King)));
    assert!(mouse.press_offer(&page), "{:?}", offers(&mouse));
    mouse.frames(4);
    assert!(offers(&mouse).contains(&PanelAction::CloseBook));
}
