//! Learning the game: the lesson, followed by a mouse that goes only where it shines, and the book.

use super::mouse::Mouse;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use el_grande::ai::{BotKind, Budget};
use el_grande::board;
use el_grande::book::{BookPage, BookTopic};
use el_grande::common::{Menu, Screen, Settings};
use el_grande::lesson::{Lesson, LessonStep};
use el_grande::panels::{Offers, PanelAction};
use el_grande::rules::{Decision, Phase, Place, Seat, Setup};
use el_grande::session::{Command, LessonInHand};
use el_grande::stage::InHand;
use el_grande::table::gesture::{Piece, gesture};
use el_grande::table::{Inbox, OnRails, Show, Spot, awaits_decision};

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

/// In a chapter of the lesson, at its first step.
fn in_chapter(nth: usize) -> Mouse {
    let mut mouse = at_title();
    mouse.app.world_mut().write_message(Command::Teach(nth));
    mouse.frames(3);
    until_asked(&mut mouse);
    mouse
}

fn chapter(id: &str) -> usize {
    let mut chapters = Lesson::first_game().chapters.iter();
    chapters.position(|one| one.id == id).expect("a chapter")
}

fn learner_asked(mouse: &Mouse) -> bool {
    mouse.game().to_act() == Some(Seat::new(Lesson::LEARNER))
}

/// Until the lesson tells something or waits for the learner.
fn until_asked(mouse: &mut Mouse) {
    for _ in 0..6000 {
        mouse.frames(2);
        let mine = match lesson(mouse).and_then(LessonInHand::step) {
            Some(LessonStep::Other(_)) => false,
            Some(LessonStep::Free { .. }) => learner_asked(mouse),
            _ => true,
        };
        if mine && awaits_decision(mouse.app.world()) {
            mouse.frames(4);
            return;
        }
        // Bots think on threads of their own.
        std::thread::yield_now();
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

/// Goes on as the lesson wants it; where it lets go, as a good player would.
fn take_step(mouse: &mut Mouse) {
    let step = lesson(mouse).and_then(LessonInHand::step);
    match step.expect("not at the end") {
        LessonStep::Tell { .. } => {
            let on = PanelAction::Ask(Command::LessonOn);
            assert!(mouse.press_offer(&on), "{:?}", offers(mouse));
        }
        LessonStep::Free { .. } => {
            let view = mouse.game().view(Seat::new(Lesson::LEARNER));
            let budget = Budget::iterations(6);
            let choice = BotKind::Knight.bot(1).choose(&view, &budget);
            mouse.decide(choice.expect("asked").decision, false);
        }
        _ => {
            let wanted = glowing(mouse).expect("something shines");
            mouse.decide(wanted, false);
        }
    }
    until_asked(mouse);
}

/// Plays a chapter to its last word. `astray`: goes elsewhere with the mouse first, each time.
fn play_chapter(mouse: &mut Mouse, nth: usize, astray: bool) {
    let steps = &Lesson::first_game().chapters[nth].steps;
    until_asked(mouse);
    let mut clicks = 0;
    while let Some(now) = lesson(mouse) {
        // The last thing to do may be the last word, too.
        let (taken, Some(step)) = (now.taken(), now.step()) else {
            break;
        };
        if astray && !now.is_free() {
            clicks += click_elsewhere(mouse, step.decision());
            assert_eq!(lesson(mouse).map(LessonInHand::taken), Some(taken));
        }
        let to_the_end = matches!(step, LessonStep::Free { until: None });
        let last_word = taken + 1 == steps.len() && matches!(step, LessonStep::Tell { .. });
        if last_word || to_the_end {
            break;
        }
        take_step(mouse);
    }
    assert!(!astray || clicks > 20, "{clicks}");
}

/// The part of the window in which a click may mean a place.
fn ground(mouse: &mut Mouse, place: Place) -> Rect {
    let border = match place.region() {
        Some(region) => board::outline(region).shape.ring().to_vec(),
        None => board::CASTILLO_FIELD.corners().to_vec(),
    };
    let mut seen: Option<Rect> = None;
    for at in border {
        for height in [0.0, 1.5] {
            let corner = mouse.project(Vec3::new(at.x, height, -at.y));
            let point = Rect::from_corners(corner, corner);
            seen = Some(seen.map_or(point, |seen| seen.union(point)));
        }
    }
    seen.expect("a place has a border").inflate(16.0)
}

/// Clicks all over the window, but not where the lesson goes on or leads elsewhere on purpose; and
/// drags a caballero where it may not go. Nothing comes of it. Tells how many clicks that were.
fn click_elsewhere(mouse: &mut Mouse, wanted: Option<Decision>) -> usize {
    let before = mouse.game().clone();
    let meant = wanted.and_then(|wanted| gesture(&before, wanted));
    let meant_here = match meant.map(|meant| meant.target) {
        Some(Spot::Place(place)) => Some(ground(mouse, place)),
        _ => None,
    };
    let mut clicks = 0;
    for across in [0.04, 0.2, 0.35, 0.5, 0.65, 0.8, 0.96] {
        for down in [0.2, 0.4, 0.6, 0.8, 0.95] {
            let at = Vec2::new(1280.0 * across, 720.0 * down);
            mouse.move_to(at);
            let offers = &mouse.app.world().resource::<Offers>().0;
            let button = offers.iter().any(|(_, rect)| rect.contains(at));
            if button || meant_here.is_some_and(|ground| ground.contains(at)) {
                continue;
            }
            mouse.press(MouseButton::Left);
            mouse.release(MouseButton::Left);
            clicks += 1;
        }
    }
    let piece = Piece::Caballero {
        whose: Seat::new(Lesson::LEARNER),
        at: Spot::Court(Seat::new(Lesson::LEARNER)),
    };
    if let Some(king) = before
        .king()
        .region()
        .filter(|_| !mouse.entities(piece).is_empty())
    {
        let (from, to) = (mouse.piece(piece), mouse.place(king.place()));
        let onto_target = meant.is_some_and(|meant| meant.target == Spot::Place(king.place()));
        if !onto_target {
            mouse.drag(from, to);
        }
    }
    // What was picked up is laid down again.
    if !mouse.app.world().resource::<InHand>().is_empty() {
        mouse.key(KeyCode::Escape, Key::Escape);
    }
    mouse.settle();
    assert_eq!(mouse.game(), &before, "while {wanted:?} is waited for");
    let menu = *mouse.app.world().resource::<State<Menu>>().get();
    assert_eq!(menu, Menu::Closed);
    clicks
}

/// From the title to the last chapter, where the game is the learner's own.
fn play_lesson(astray: bool) -> Mouse {
    let mut mouse = at_title();
    assert!(mouse.press_offer(&PanelAction::Ask(Command::Teach(0))));
    mouse.frames(3);
    assert_eq!(mouse.screen(), Screen::Playing);
    let chapters = Lesson::first_game().chapters.len();
    for nth in 0..chapters {
        assert_eq!(lesson(&mouse).map(LessonInHand::nth), Some(nth));
        play_chapter(&mut mouse, nth, astray);
        if nth + 1 < chapters {
            let next = PanelAction::Ask(Command::Teach(nth + 1));
            assert!(mouse.press_offer(&next), "{nth}: {:?}", offers(&mouse));
            mouse.frames(4);
        }
    }
    mouse
}

#[test]
fn the_lesson_is_played_to_its_end_by_whoever_follows_what_shines() {
    let mut mouse = play_lesson(false);
    // The taught game goes on, and it is the learner's own.
    assert!(lesson(&mouse).is_some_and(LessonInHand::is_free));
    let rails = mouse.app.world().resource::<Inbox>().rails();
    assert_eq!(rails, OnRails::No);
    // Its own turn in round 4 was on rails: the next is in the next round.
    assert_eq!(mouse.game().round(), 5);
    take_step(&mut mouse);
    assert!(lesson(&mouse).is_some_and(LessonInHand::is_free));
}

#[test]
fn whoever_clicks_elsewhere_first_loses_nothing_and_comes_to_the_same_end() {
    let mouse = play_lesson(true);
    assert!(lesson(&mouse).is_some_and(LessonInHand::is_free));
}

#[test]
fn a_lesson_is_left_anywhere_and_gone_on_with_at_that_step() {
    for (nth, steps) in [(chapter("king"), 5), (chapter("own"), 6)] {
        let mut mouse = in_chapter(nth);
        for _ in 0..steps {
            take_step(&mut mouse);
        }
        let left = lesson(&mouse).expect("a lesson");
        let (step, game) = (left.taken(), mouse.game().clone());
        assert!(step > 0);
        mouse.app.world_mut().write_message(Command::ToTitle);
        mouse.frames(4);
        assert_eq!(mouse.screen(), Screen::Title);
        assert!(lesson(&mouse).is_none());
        assert!(mouse.press_offer(&PanelAction::Ask(Command::ResumeLesson)));
        mouse.frames(4);
        let found = lesson(&mouse).map(|found| (found.nth(), found.taken()));
        assert_eq!(found, Some((nth, step)));
        assert_eq!(mouse.game(), &game);
        until_asked(&mut mouse);
        take_step(&mut mouse);
    }
}

/// The ring breathes for a while, or not at all; then nobody asks for another frame.
#[test]
fn a_lesson_lets_the_window_rest() {
    for (still, frames) in [(true, 10), (false, 100)] {
        let mut mouse = in_chapter(0);
        mouse
            .app
            .world_mut()
            .resource_mut::<Settings>()
            .reduced_motion = still;
        mouse.frames(frames);
        let awake = |mouse: &mut Mouse| {
            let world = mouse.app.world_mut();
            world.resource_mut::<Messages<RequestRedraw>>().clear();
            mouse.frames(3);
            let asked = mouse.app.world().resource::<Messages<RequestRedraw>>();
            !asked.is_empty()
        };
        assert!(!awake(&mut mouse), "kept awake, less motion: {still}");
        while glowing(&mouse).is_none() {
            take_step(&mut mouse);
        }
        assert_eq!(awake(&mut mouse), !still, "a step that has just begun");
    }
}

#[test]
fn what_was_done_in_a_lesson_is_taken_back() {
    let mut mouse = in_chapter(chapter("king"));
    let places = |mouse: &Mouse| matches!(glowing(mouse), Some(Decision::Place(_)));
    while !places(&mouse) {
        take_step(&mut mouse);
    }
    let before = (
        mouse.game().clone(),
        lesson(&mouse).map(LessonInHand::taken),
    );
    take_step(&mut mouse);
    assert_ne!(mouse.game(), &before.0);
    let undo = PanelAction::Ask(Command::Undo);
    assert!(mouse.press_offer(&undo), "{:?}", offers(&mouse));
    until_asked(&mut mouse);
    assert_eq!(mouse.game(), &before.0);
    assert_eq!(lesson(&mouse).map(LessonInHand::taken), before.1);
    take_step(&mut mouse);
}

/// In the round of one's own, with a card taken and everything still to do.
fn with_a_turn_to_throw_away() -> Mouse {
    let mut mouse = in_chapter(chapter("own"));
    while mouse.game().phase() != Phase::Act || !learner_asked(&mouse) {
        take_step(&mut mouse);
    }
    for _ in 0..20_000 {
        if mouse.app.world().resource::<Inbox>().has_doubts() {
            break;
        }
        mouse.frames(1);
        std::thread::yield_now();
    }
    // The seal asks by itself once before a turn is given away; then the coach does.
    let asks = |(wish, _): &&(PanelAction, Rect)| matches!(wish, PanelAction::AskTwice(_));
    let found = mouse
        .app
        .world()
        .resource::<Offers>()
        .0
        .iter()
        .find(asks)
        .cloned();
    let (asks, _) = found.expect("the seal");
    assert!(mouse.press_offer(&asks));
    assert!(mouse.press_offer(&PanelAction::Decide(Decision::Done)));
    mouse.frames(3);
    mouse
}

#[test]
fn a_blunder_is_spoken_of_once_and_can_be_made_all_the_same() {
    let mut mouse = with_a_turn_to_throw_away();
    let before = mouse.game().clone();
    let held = mouse.app.world().resource::<Inbox>().held();
    assert_eq!(held.map(|held| held.decision), Some(Decision::Done));
    // Taken back: nothing has happened, and nobody nags.
    assert!(
        mouse.press_offer(&PanelAction::Reconsider),
        "{:?}",
        offers(&mouse)
    );
    mouse.frames(3);
    assert_eq!(mouse.game(), &before);
    assert!(!offers(&mouse).contains(&PanelAction::Insist));
    mouse.decide(Decision::Done, false);
    // Insisted on: it is done.
    let mut mouse = with_a_turn_to_throw_away();
    assert!(
        mouse.press_offer(&PanelAction::Insist),
        "{:?}",
        offers(&mouse)
    );
    mouse.settle();
    assert!(mouse.game().actor() != Seat::new(Lesson::LEARNER) || mouse.game().round() > 2);
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
