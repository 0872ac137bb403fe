//! Hands on the table itself: it is pulled, what was placed is taken back, and those who are called to
//! court go there and back.

use super::hands::Placing;
use super::mouse::Mouse;
use bevy::prelude::*;
use el_grande::ai::RandomPlayer;
use el_grande::board::{self, FRAME};
use el_grande::common::{NoticeKind, PlaceClicked};
use el_grande::panels::{Offers, PanelAction};
use el_grande::rules::{Decision, Phase, Seat, Setup};
use el_grande::stage::{CameraView, Muster, Target};
use el_grande::table::gesture::Piece;
use el_grande::table::{Match, Spot};

/// Bare wood beside the board.
const WOOD: Vec2 = Vec2::new(70.0, 470.0);

fn view(mouse: &Mouse) -> CameraView {
    *mouse.app.world().resource::<CameraView>()
}

fn clicked(mouse: &Mouse) -> bool {
    let clicks = mouse.app.world().resource::<Messages<PlaceClicked>>();
    !clicks.is_empty()
}

#[test]
fn the_open_table_is_pulled_with_the_left_button() {
    for from_above in [false, true] {
        let mut table = Placing::new();
        if from_above {
            *table.mouse.app.world_mut().resource_mut::<CameraView>() = CameraView::from_above();
            table.mouse.frames(2);
        }
        let (game, before) = (table.mouse.game().clone(), view(&table.mouse));
        let middle = table.mouse.project(Vec3::ZERO);
        table.mouse.drag(WOOD, WOOD + Vec2::new(120.0, -60.0));
        table.mouse.frames(2);
        let moved = table.mouse.project(Vec3::ZERO) - middle;
        assert!((60.0..200.0).contains(&moved.x), "{moved}");
        assert!((-120.0..-20.0).contains(&moved.y), "{moved}");
        let now = view(&table.mouse);
        assert_eq!(
            (now.tilt, now.turn, now.zoom),
            (before.tilt, before.turn, before.zoom)
        );
        assert_eq!(table.mouse.game(), &game);
        // However far it is pulled, the board stays in sight.
        for _ in 0..8 {
            table.mouse.drag(WOOD, WOOD + Vec2::new(1100.0, -400.0));
        }
        let reach = Vec2::new(FRAME.width, FRAME.height) / 2.0;
        assert!(view(&table.mouse).pan.abs().cmple(reach).all());
        let corner = Vec3::new(-reach.x, 0.0, reach.y);
        let seen = table.mouse.project(corner);
        let window = Rect::new(0.0, 0.0, 1280.0, 720.0);
        assert!(window.contains(seen), "{seen}");
    }
}

#[test]
fn a_place_that_does_not_answer_is_pulled_or_clicked() {
    let mut table = Placing::new();
    let at = table.mouse.place(table.illegal);
    table.mouse.drag(at, at + Vec2::new(14.0, 0.0));
    assert!(!clicked(&table.mouse), "a pull is no click");
    assert_ne!(view(&table.mouse), CameraView::default());
    *table.mouse.app.world_mut().resource_mut::<CameraView>() = CameraView::default();
    table.mouse.frames(3);
    table.mouse.drag(at, at + Vec2::new(3.0, 2.0));
    assert!(clicked(&table.mouse), "an unsteady click is one");
    assert_eq!(view(&table.mouse), CameraView::default());
}

#[test]
fn what_answers_is_not_pulled() {
    let mut table = Placing::new();
    let before = table.court();
    let at = table.mouse.place(table.legal);
    table.mouse.drag(at, at + Vec2::new(14.0, 0.0));
    table.mouse.settle();
    assert_eq!(view(&table.mouse), CameraView::default());
    assert_eq!(table.court(), before - 1);
    // Nor a piece, though it goes nowhere.
    let from = table.from();
    table.mouse.drag(from, from + Vec2::new(0.0, -30.0));
    table.mouse.frames(10);
    assert_eq!(view(&table.mouse), CameraView::default());
}

fn right_click(mouse: &mut Mouse, at: Vec2) {
    mouse.move_to(at);
    mouse.press(MouseButton::Right);
    mouse.release(MouseButton::Right);
    mouse.frames(2);
    mouse.settle();
}

#[test]
fn a_right_click_takes_the_last_step_back() {
    let mut table = Placing::new();
    let before = table.mouse.game().clone();
    let (from, to) = (table.from(), table.mouse.place(table.legal));
    // What is in the hand is laid down first.
    table.mouse.click(from);
    assert!(!table.empty_handed());
    right_click(&mut table.mouse, to);
    assert!(table.empty_handed());
    assert_eq!(table.mouse.game(), &before);
    table.mouse.drag(from, to);
    table.mouse.settle();
    let placed = table.mouse.game().clone();
    assert_ne!(placed, before);
    // Turned, the table is not asked to take anything back.
    table
        .mouse
        .pull(WOOD, WOOD + Vec2::new(80.0, 0.0), MouseButton::Right);
    table.mouse.release(MouseButton::Right);
    assert_eq!(table.mouse.game(), &placed);
    *table.mouse.app.world_mut().resource_mut::<CameraView>() = CameraView::default();
    table.mouse.frames(3);
    right_click(&mut table.mouse, to);
    assert_eq!(table.mouse.game(), &before);
    assert_eq!(view(&table.mouse), CameraView::default());
}

#[test]
fn a_right_click_says_why_nothing_is_taken_back() {
    let mut table = Placing::new();
    let lock = |table: &Placing| {
        let on_table = table.mouse.app.world().resource::<Match>();
        on_table.history.undo_lock()
    };
    while lock(&table).is_none() {
        right_click(&mut table.mouse, WOOD);
    }
    let before = table.mouse.game().clone();
    let told = table.notice();
    right_click(&mut table.mouse, WOOD);
    assert_eq!(table.mouse.game(), &before);
    if matches!(before.phase(), Phase::Recruit | Phase::Take | Phase::Act) {
        let why = table.notice().expect("told why");
        assert_eq!(why.kind, NoticeKind::Refusal);
    } else {
        assert_eq!(table.notice(), told);
    }
}

/// A game in which somebody may call at least two to court.
fn recruiting() -> (Mouse, Seat, u8) {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 5);
    let mut player = RandomPlayer::from_seed(2);
    loop {
        let two = mouse.game().judge(Decision::Recruit(2)).is_ok();
        if mouse.game().phase() == Phase::Recruit && two {
            let levy = mouse.app.world().resource::<Muster>().0.expect("asked");
            return (mouse, levy.seat, levy.most);
        }
        let decision = player.decide(mouse.game()).expect("not over");
        mouse.decide(decision, true);
    }
}

fn called(mouse: &Mouse) -> u8 {
    mouse
        .app
        .world()
        .resource::<Muster>()
        .0
        .map_or(0, |levy| levy.count)
}

/// Those of the provinces that are seen at court, and those that are not.
fn seen(mouse: &mut Mouse, seat: Seat) -> (Vec<Vec2>, Vec<Vec2>) {
    let piece = Piece::Caballero {
        whose: seat,
        at: Spot::Provinces(seat),
    };
    let (mut here, mut there) = (Vec::new(), Vec::new());
    let court = board::rail().court.area;
    for entity in mouse.entities(piece) {
        let at = mouse.app.world().get::<Target>(entity).expect("posed").0;
        let on_screen = mouse.project(at.translation);
        if (at.translation.x - court.centre.x).abs() <= court.width / 2.0 {
            here.push(on_screen);
        } else {
            there.push(on_screen);
        }
    }
    (here, there)
}

fn seal(mouse: &Mouse, count: u8) -> bool {
    let offers = &mouse.app.world().resource::<Offers>().0;
    let wanted = PanelAction::Decide(Decision::Recruit(count));
    // The chip, and the seal.
    offers.iter().filter(|(wish, _)| *wish == wanted).count() == 2
}

#[test]
fn those_who_are_called_stand_at_court_and_can_be_dragged_back() {
    let (mut mouse, seat, most) = recruiting();
    assert_eq!(called(&mouse), most);
    let (here, there) = seen(&mut mouse, seat);
    assert_eq!(here.len(), usize::from(most));
    assert!(seal(&mouse, most));
    let before = mouse.game().clone();
    // One goes back.
    mouse.drag(here[0], there[0]);
    mouse.frames(12);
    assert_eq!(called(&mouse), most - 1);
    assert_eq!(seen(&mut mouse, seat).0.len(), usize::from(most - 1));
    assert!(seal(&mouse, most - 1));
    assert_eq!(mouse.game(), &before, "nothing is decided yet");
    // And comes again; more than the card shows may not.
    for expected in [most, most] {
        let (_, there) = seen(&mut mouse, seat);
        let court = mouse.spot(Spot::Court(seat));
        mouse.drag(there[0], court);
        mouse.frames(12);
        assert_eq!(called(&mouse), expected);
    }
    // A click does the same, on whichever of those at court.
    let (here, _) = seen(&mut mouse, seat);
    mouse.click(here[0]);
    mouse.frames(12);
    assert_eq!(called(&mouse), most - 1);
    let at_court = mouse.piece(Piece::Caballero {
        whose: seat,
        at: Spot::Court(seat),
    });
    let (_, there) = seen(&mut mouse, seat);
    mouse.drag(at_court, there[0]);
    mouse.frames(12);
    assert_eq!(called(&mouse), most - 2);
    mouse.click(there[there.len() - 1]);
    mouse.frames(12);
    assert_eq!(called(&mouse), most - 1);
    let court = before.court(seat);
    assert!(mouse.press_offer(&PanelAction::Decide(Decision::Recruit(most - 1))));
    mouse.settle();
    assert_eq!(mouse.game().court(seat), court + most - 1);
    assert_eq!(mouse.app.world().resource::<Muster>().0, None);
}

#[test]
fn the_wheel_tells_how_many_come_to_court() {
    let (mut mouse, seat, most) = recruiting();
    let court = mouse.spot(Spot::Court(seat));
    mouse.move_to(court);
    mouse.scroll(-1.0);
    assert_eq!(called(&mouse), most - 1);
    assert_eq!(view(&mouse), CameraView::default(), "the eye stays");
    mouse.scroll(1.0);
    mouse.scroll(1.0);
    assert_eq!(called(&mouse), most);
    // Over the ribbon likewise.
    let offers = &mouse.app.world().resource::<Offers>().0;
    let none = PanelAction::Decide(Decision::Recruit(0));
    let chip = offers
        .iter()
        .find(|(wish, _)| *wish == none)
        .expect("offered");
    let at = chip.1.center();
    mouse.move_to(at);
    mouse.scroll(-2.0);
    assert!(called(&mouse) < most);
    // Elsewhere it brings the table closer.
    mouse.move_to(WOOD);
    mouse.scroll(1.0);
    assert_ne!(view(&mouse), CameraView::default());
}
