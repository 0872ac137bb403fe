//! A stand at a fair: nobody is there, somebody comes, plays, leaves in the middle, and the next one
//! goes on.

use super::mouse::Mouse;
use super::touch::Touching;
use bevy::prelude::*;
use el_grande::ai::RandomPlayer;
use el_grande::common::{AttractAct, Backstage, Exhibition, Menu, Screen, Settings, Visit};
use el_grande::fair::FairPlan;
use el_grande::opponents::Keepers;
use el_grande::panels::{Offers, PanelAction};
use el_grande::record::{LastLine, Record};
use el_grande::rules::Decision;
use el_grande::session::Command;
use el_grande::table::Shown;
use el_grande::visitors::{BackstageWish, EventFolder, FairDiary, LeftGame, VisitorWish};
use std::path::PathBuf;

/// Frames in a second.
const SECOND: usize = 10;

fn shelf(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("el-grande-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// A stand with nobody before it.
fn stand(name: &str, plan: FairPlan) -> Mouse {
    let folder = shelf(name);
    let mut mouse = Mouse::new(Some(folder.join("records")));
    let world = mouse.app.world_mut();
    world.insert_resource(Exhibition(plan));
    world.insert_resource(EventFolder(Some(folder)));
    world.resource_mut::<NextState<Visit>>().set(Visit::Attract);
    mouse.frames(3);
    mouse
}

fn visit(mouse: &Mouse) -> Visit {
    *mouse.app.world().resource::<State<Visit>>().get()
}

fn act(mouse: &Mouse) -> AttractAct {
    *mouse.app.world().resource::<State<AttractAct>>().get()
}

fn offered(mouse: &Mouse, wanted: impl Fn(&PanelAction) -> bool) -> Option<PanelAction> {
    let offers = &mouse.app.world().resource::<Offers>().0;
    let found = offers.iter().find(|(wish, _)| wanted(wish));
    found.map(|(wish, _)| wish.clone())
}

fn press(mouse: &mut Mouse, wanted: impl Fn(&PanelAction) -> bool) {
    let wish = offered(mouse, wanted).expect("offered");
    assert!(mouse.press_offer(&wish), "{wish:?}");
    mouse.frames(4);
}

fn wish(mouse: &mut Mouse, wanted: VisitorWish) {
    press(mouse, |wish| *wish == PanelAction::Wish(wanted));
}

/// Touches anything, and begins the first game that is offered: somebody alone against bots.
fn sit_down(mouse: &mut Mouse) {
    mouse.click(Vec2::new(700.0, 300.0));
    mouse.frames(3);
    assert_eq!(visit(mouse), Visit::ComeIn);
    begin(mouse);
}

fn begin(mouse: &mut Mouse) {
    press(mouse, |wish| {
        matches!(wish, PanelAction::Ask(Command::Begin { .. }))
    });
    assert_eq!(
        (visit(mouse), mouse.screen()),
        (Visit::Stays, Screen::Playing)
    );
}

/// Until it is a person's turn.
fn settle(mouse: &mut Mouse) {
    for _ in 0..4000 {
        mouse.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(1));
        if offered(mouse, |wish| {
            matches!(wish, PanelAction::Choose(_) | PanelAction::Decide(_))
        })
        .is_some()
        {
            return;
        }
    }
    unreachable!("nobody is asked for anything");
}

#[test]
fn title_and_demonstration_come_in_turn_until_somebody_touches() {
    let mut mouse = stand("attract", FairPlan::default());
    mouse.app.world_mut().resource_mut::<Settings>().patience = 0.1;
    assert_eq!(
        (act(&mouse), mouse.screen()),
        (AttractAct::Title, Screen::Title)
    );
    mouse.frames(15 * SECOND);
    assert_eq!(act(&mouse), AttractAct::Demonstration);
    assert_eq!(mouse.screen(), Screen::Playing);
    // Nothing can be pressed but the one thing.
    let offers = mouse.app.world().resource::<Offers>().0.clone();
    let come_in = PanelAction::Wish(VisitorWish::ComeIn);
    assert!(!offers.is_empty() && offers.iter().all(|(wish, _)| *wish == come_in));
    // A scene that has begun is seen to its end.
    mouse.frames(70 * SECOND);
    for _ in 0..300 * SECOND {
        mouse.frames(1);
        if act(&mouse) != AttractAct::Demonstration {
            break;
        }
    }
    assert_eq!(act(&mouse), AttractAct::Title);
    // The next one is a great scoring.
    for _ in 0..60 * SECOND {
        std::thread::sleep(std::time::Duration::from_millis(1));
        mouse.frames(1);
        if act(&mouse) != AttractAct::Title {
            break;
        }
    }
    assert_eq!(act(&mouse), AttractAct::Moment);
    mouse.click(Vec2::new(300.0, 300.0));
    mouse.frames(3);
    assert_eq!(
        (visit(&mouse), mouse.screen()),
        (Visit::ComeIn, Screen::Title)
    );
    assert_eq!(mouse.app.world().resource::<FairDiary>().now.visitors, 1);
    // Who only looks has gone.
    mouse.frames(45 * SECOND);
    assert_eq!(visit(&mouse), Visit::Attract);
}

#[test]
fn one_touch_to_a_game_and_who_leaves_is_asked_first() {
    let mut mouse = stand("leaves", FairPlan::default());
    sit_down(&mut mouse);
    mouse.app.world_mut().resource_mut::<Settings>().patience = 0.1;
    settle(&mut mouse);
    mouse.frames(57 * SECOND);
    assert_eq!(visit(&mouse), Visit::Stays);
    mouse.frames(4 * SECOND);
    assert_eq!(visit(&mouse), Visit::StillThere);
    // Anything at all is an answer.
    mouse.move_to(Vec2::new(500.0, 320.0));
    mouse.frames(3);
    assert_eq!(visit(&mouse), Visit::Stays);
    mouse.frames(62 * SECOND);
    assert_eq!(visit(&mouse), Visit::StillThere);
    let decided = mouse.game().clone();
    mouse.frames(21 * SECOND);
    assert_eq!(
        (visit(&mouse), mouse.screen()),
        (Visit::Attract, Screen::Title)
    );
    let left = mouse.app.world().resource::<LeftGame>().0.clone();
    let left = left.expect("it waits").path;
    let file = std::fs::File::open(&left).expect("on disk");
    let (_, game) =
        Record::read(std::io::BufReader::new(file), LastLine::MustBeWhole).expect("whole");
    assert_eq!(game, decided);
    // The next one finds it, for some minutes.
    mouse.click(Vec2::new(700.0, 300.0));
    mouse.frames(3);
    wish(&mut mouse, VisitorWish::GoOn);
    mouse.frames(4);
    assert_eq!(
        (visit(&mouse), mouse.screen()),
        (Visit::Stays, Screen::Playing)
    );
    assert_eq!(*mouse.game(), decided);
    let today = mouse.app.world().resource::<FairDiary>().now.clone();
    assert_eq!((today.left, today.continued), (1, 1));
}

/// The whole way of a visitor with one finger, up to a disc that is turned and not set.
#[test]
fn who_leaves_in_the_middle_of_a_disc_is_followed_by_who_sets_it() {
    let plan = FairPlan::from_ron("(idle: (ask_after: 30, then_leave: 5))").expect("sound");
    let mut hand = Touching {
        mouse: stand("disc", plan),
    };
    hand.tap(Vec2::new(700.0, 300.0));
    assert_eq!(visit(&hand.mouse), Visit::ComeIn);
    let two = |wish: &PanelAction| matches!(wish, PanelAction::Ask(Command::Begin { keepers, .. }) if keepers.len() == 2);
    let two = offered(&hand.mouse, two).expect("a game for two");
    assert!(hand.press(&two));
    hand.mouse.settle();
    let mut player = RandomPlayer::from_seed(5);
    let (disc, region) = loop {
        let decision = player.decide(hand.mouse.game()).expect("not over");
        if let Decision::SetDisc(region) = decision {
            break (decision, region);
        }
        hand.decide(decision, true);
    };
    hand.press(&PanelAction::Lift);
    assert!(hand.press(&PanelAction::TurnDisc(region)));
    let before = hand.mouse.game().clone();
    // The dial comes to rest first, and whatever else moved.
    for _ in 0..60 {
        if visit(&hand.mouse) == Visit::Stays {
            hand.mouse.frames(SECOND);
        }
    }
    assert_eq!(visit(&hand.mouse), Visit::StillThere);
    hand.mouse.frames(6 * SECOND);
    assert_eq!(
        (visit(&hand.mouse), hand.mouse.screen()),
        (Visit::Attract, Screen::Title)
    );
    hand.tap(Vec2::new(700.0, 300.0));
    assert!(hand.press(&PanelAction::Wish(VisitorWish::GoOn)));
    hand.mouse.settle();
    assert_eq!(*hand.mouse.game(), before);
    hand.decide(disc, true);
    assert_ne!(*hand.mouse.game(), before);
}

#[test]
fn a_game_that_was_left_waits_for_some_minutes_only() {
    let plan = FairPlan::from_ron("(idle: (ask_after: 5, then_leave: 3, continue_for: 20))");
    let mut mouse = stand("waits", plan.expect("sound"));
    sit_down(&mut mouse);
    mouse.app.world_mut().resource_mut::<Settings>().patience = 0.1;
    settle(&mut mouse);
    mouse.frames(9 * SECOND);
    assert_eq!(visit(&mouse), Visit::Attract);
    assert!(mouse.app.world().resource::<LeftGame>().0.is_some());
    mouse.frames(21 * SECOND);
    assert!(mouse.app.world().resource::<LeftGame>().0.is_none());
}

#[test]
fn nobody_is_asked_while_bots_play() {
    let plan = FairPlan::from_ron("(idle: (ask_after: 5, then_leave: 3))").expect("sound");
    let mut mouse = stand("bots", plan);
    mouse.click(Vec2::new(700.0, 300.0));
    mouse.frames(3);
    wish(&mut mouse, VisitorWish::Watch);
    mouse.frames(40 * SECOND);
    assert_eq!(
        (visit(&mouse), mouse.screen()),
        (Visit::Stays, Screen::Playing)
    );
    // A touch asks what it shall be instead.
    mouse.click(Vec2::new(700.0, 300.0));
    mouse.frames(3);
    assert_eq!(
        (visit(&mouse), mouse.screen()),
        (Visit::ComeIn, Screen::Title)
    );
}

/// A menu holds bots up: who goes away from it would otherwise block the stand for good.
#[test]
fn who_leaves_a_menu_open_while_a_bot_is_to_move_is_asked() {
    let plan = FairPlan::from_ron("(idle: (ask_after: 5, then_leave: 3))").expect("sound");
    let mut mouse = stand("menu", plan);
    sit_down(&mut mouse);
    let thinks = |mouse: &Mouse| {
        let world = mouse.app.world();
        let game = world.resource::<Shown>().game();
        world.resource::<Keepers>().thinking(game).is_some()
    };
    for _ in 0..200 {
        let wish = |wish: &PanelAction| matches!(wish, PanelAction::Decide(_));
        if thinks(&mouse) {
            mouse
                .app
                .world_mut()
                .resource_mut::<NextState<Menu>>()
                .set(Menu::Open);
            mouse.frames(10);
            if thinks(&mouse) {
                break;
            }
            mouse
                .app
                .world_mut()
                .resource_mut::<NextState<Menu>>()
                .set(Menu::Closed);
        } else if let Some(wish) = offered(&mouse, wish) {
            mouse.press_offer(&wish);
        } else if let Some(wish) = offered(&mouse, |wish| matches!(wish, PanelAction::Choose(_))) {
            mouse.press_offer(&wish);
        }
        mouse.frames(5);
    }
    assert!(thinks(&mouse), "no bot was ever to move");
    mouse.frames(10 * SECOND);
    assert_eq!(visit(&mouse), Visit::Attract);
    assert!(mouse.app.world().resource::<LeftGame>().0.is_some());
}

#[test]
fn who_leaves_the_lesson_is_asked() {
    let plan = FairPlan::from_ron("(idle: (ask_after: 5, then_leave: 3))").expect("sound");
    let mut mouse = stand("lesson", plan);
    mouse.click(Vec2::new(700.0, 300.0));
    mouse.frames(3);
    press(&mut mouse, |wish| {
        *wish == PanelAction::Ask(Command::Teach(0))
    });
    mouse.frames(3 * SECOND);
    assert_eq!(
        (visit(&mouse), mouse.screen()),
        (Visit::Stays, Screen::Playing)
    );
    // Some way in, where bots are to move next.
    for _ in 0..6 {
        let told = |wish: &PanelAction| *wish == PanelAction::Ask(Command::LessonOn);
        if let Some(on) = offered(&mouse, told) {
            mouse.press_offer(&on);
        }
        mouse.frames(SECOND);
    }
    mouse.frames(30 * SECOND);
    assert_eq!(visit(&mouse), Visit::Attract);
}

#[test]
fn only_the_code_ends_it() {
    let mut mouse = stand("code", FairPlan::from_ron("(code: \"41\")").expect("sound"));
    let ended = |mouse: &Mouse| mouse.app.should_exit().is_some();
    let door = |mouse: &Mouse| *mouse.app.world().resource::<State<Backstage>>().get();
    mouse.app.world_mut().write_message(Command::Quit);
    mouse.frames(3);
    assert!(!ended(&mouse));
    assert_eq!(door(&mouse), Backstage::Code);
    let digit = |digit: u8| VisitorWish::Backstage(BackstageWish::Digit(digit));
    wish(&mut mouse, digit(4));
    wish(&mut mouse, digit(2));
    assert_eq!(door(&mouse), Backstage::Code);
    wish(&mut mouse, digit(4));
    wish(&mut mouse, digit(1));
    assert_eq!(door(&mouse), Backstage::Open);
    // Whoever knocks is no visitor.
    assert_eq!(visit(&mouse), Visit::Attract);
    let quit = VisitorWish::Backstage(BackstageWish::Quit);
    assert!(offered(&mouse, |wish| *wish == PanelAction::Wish(quit)).is_some());
    mouse.app.world_mut().write_message(quit);
    let ends = (0..4).any(|_| {
        mouse.frames(1);
        ended(&mouse)
    });
    assert!(ends);
}

#[test]
fn five_touches_in_the_corner_knock() {
    let mut mouse = stand("knock", FairPlan::from_ron("(code: \"7\")").expect("sound"));
    sit_down(&mut mouse);
    for _ in 0..5 {
        mouse.click(Vec2::new(1275.0, 4.0));
    }
    mouse.frames(2);
    let door = *mouse.app.world().resource::<State<Backstage>>().get();
    assert_eq!(door, Backstage::Code);
}

#[test]
fn the_oldest_records_go_first() {
    let folder = shelf("many").join("records");
    std::fs::create_dir_all(&folder).expect("a folder");
    for nth in 0..6 {
        std::fs::write(folder.join(format!("100{nth}.jsonl")), "").expect("written");
    }
    let mut mouse = Mouse::new(Some(folder.clone()));
    let world = mouse.app.world_mut();
    let plan = FairPlan::from_ron("(keep_records: 2)").expect("sound");
    world.insert_resource(Exhibition(plan));
    world.insert_resource(EventFolder(folder.parent().map(PathBuf::from)));
    world.resource_mut::<NextState<Visit>>().set(Visit::Attract);
    mouse.frames(3);
    let files = std::fs::read_dir(&folder).expect("a folder");
    let mut names: Vec<_> = files
        .map(|file| file.expect("a file").file_name())
        .collect();
    names.sort();
    assert_eq!(names, ["1004.jsonl", "1005.jsonl"]);
}

/// No room on the disk: the game is played, and the exhibitor's page tells.
#[test]
fn a_full_disk_stops_nobody() {
    let folder = shelf("full");
    std::fs::create_dir_all(&folder).expect("a folder");
    // A file where the folder should be: nothing can be written there, whoever one is.
    std::fs::write(folder.join("records"), "").expect("written");
    let mut mouse = Mouse::new(Some(folder.join("records")));
    let world = mouse.app.world_mut();
    world.insert_resource(Exhibition(FairPlan::default()));
    world.insert_resource(EventFolder(Some(folder.join("records/event"))));
    world.resource_mut::<NextState<Visit>>().set(Visit::Attract);
    mouse.frames(3);
    sit_down(&mut mouse);
    mouse.app.world_mut().resource_mut::<Settings>().patience = 0.1;
    settle(&mut mouse);
    mouse.frames(8 * SECOND);
    let diary = mouse.app.world().resource::<FairDiary>();
    assert!(diary.trouble.is_some());
    assert_eq!(diary.now.unwritten, 1);
    mouse.frames(85 * SECOND);
    assert_eq!(visit(&mouse), Visit::Attract);
}
