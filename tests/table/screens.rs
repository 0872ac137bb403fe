//! Every screen can be reached and left again, with the mouse alone.

use super::mouse::Mouse;
use bevy::prelude::*;
use el_grande::ai::{BotKind, Keeper, RandomPlayer};
use el_grande::common::{Menu, Screen, Settings};
use el_grande::opponents::Keepers;
use el_grande::panels::{Offers, PanelAction, PanelCache};
use el_grande::rules::{Decision, Phase, Setup};
use el_grande::session::{Command, Secrecy, secret_choice};
use el_grande::table::{Show, Shown};
use std::path::PathBuf;

/// An empty shelf of the test's own.
fn shelf(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("el-grande-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn offered(mouse: &Mouse, wanted: impl Fn(&PanelAction) -> bool) -> Option<PanelAction> {
    let offers = &mouse.app.world().resource::<Offers>().0;
    let found = offers.iter().find(|(wish, _)| wanted(wish));
    found.map(|(wish, _)| wish.clone())
}

fn press(mouse: &mut Mouse, wanted: impl Fn(&PanelAction) -> bool) {
    let wish = offered(mouse, wanted).expect("offered");
    assert!(mouse.press_offer(&wish));
    mouse.frames(4);
}

fn ask(mouse: &mut Mouse, command: Command) {
    press(mouse, |wish| *wish == PanelAction::Ask(command.clone()));
}

fn menu(mouse: &Mouse) -> Menu {
    *mouse.app.world().resource::<State<Menu>>().get()
}

fn begin(mouse: &mut Mouse) {
    ask(mouse, Command::ToNewGame);
    assert_eq!(mouse.screen(), Screen::NewGame);
    press(mouse, |wish| {
        matches!(wish, PanelAction::Ask(Command::Begin { .. }))
    });
    mouse.settle();
    assert_eq!(mouse.screen(), Screen::Playing);
}

#[test]
fn from_the_title_into_a_game_and_back() {
    let mut mouse = Mouse::new(Some(shelf("screens")));
    assert_eq!(mouse.screen(), Screen::Title);
    assert_eq!(
        offered(&mouse, |wish| *wish == PanelAction::Ask(Command::Continue)),
        None
    );
    ask(&mut mouse, Command::ToNewGame);
    assert_eq!(mouse.screen(), Screen::NewGame);
    ask(&mut mouse, Command::ToTitle);
    assert_eq!(mouse.screen(), Screen::Title);
    press(&mut mouse, |wish| *wish == PanelAction::OpenMenu(true));
    assert_eq!(menu(&mouse), Menu::Open);
    press(&mut mouse, |wish| *wish == PanelAction::OpenMenu(false));
    begin(&mut mouse);
    assert_eq!(mouse.game().players(), 3);
    press(&mut mouse, |wish| *wish == PanelAction::OpenMenu(true));
    press(&mut mouse, |wish| *wish == PanelAction::OpenMenu(false));
    assert_eq!(menu(&mouse), Menu::Closed);
    press(&mut mouse, |wish| *wish == PanelAction::OpenMenu(true));
    ask(&mut mouse, Command::ToTitle);
    assert_eq!(mouse.screen(), Screen::Title);
    // The game is written down and can be taken up again.
    ask(&mut mouse, Command::Continue);
    assert_eq!(mouse.screen(), Screen::Playing);
}

#[test]
fn who_keeps_a_seat_is_remembered_another_evening() {
    let folder = shelf("company");
    let mut mouse = Mouse::new(Some(folder.clone()));
    begin(&mut mouse);
    let seat = mouse.game().to_act().expect("somebody bids").left(3);
    let keeper = Keeper::Bot(BotKind::Squire);
    mouse
        .app
        .world_mut()
        .write_message(Command::HandOver { seat, keeper });
    mouse.frames(3);
    drop(mouse);
    let mut mouse = Mouse::new(Some(folder));
    ask(&mut mouse, Command::Continue);
    assert_eq!(mouse.app.world().resource::<Keepers>().of(seat), keeper);
}

#[test]
fn quitting_asks_the_program_to_end() {
    let mut mouse = Mouse::new(None);
    assert!(mouse.press_offer(&PanelAction::Ask(Command::Quit)));
    assert!(
        mouse
            .app
            .should_exit()
            .is_some_and(|exit| exit.is_success())
    );
}

#[test]
fn a_game_goes_on_where_it_was_left_and_a_finished_one_does_not() {
    let folder = shelf("continue");
    let mut player = RandomPlayer::from_seed(4);
    let mut mouse = Mouse::new(Some(folder.clone()));
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    begin(&mut mouse);
    let mut decided = 0;
    while decided < 40 || secret_choice(mouse.game()).is_none() {
        let decision = player.decide(mouse.game()).expect("not over");
        mouse.decide(decision, true);
        decided += 1;
    }
    let left = mouse.game().clone();
    drop(mouse);
    // Another evening: behind a curtain, since something secret is to be decided.
    let mut mouse = Mouse::new(Some(folder.clone()));
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    ask(&mut mouse, Command::Continue);
    mouse.settle();
    assert_eq!(mouse.game(), &left);
    assert_eq!(
        mouse.app.world().resource::<Secrecy>().curtain,
        left.to_act()
    );
    while let Some(decision) = player.decide(mouse.game()) {
        mouse.decide(decision, true);
    }
    assert_eq!(mouse.screen(), Screen::Result);
    // Back to the board, to the result, and into the next game.
    press(&mut mouse, |wish| {
        *wish == PanelAction::Turn(Screen::Playing)
    });
    assert_eq!(mouse.screen(), Screen::Playing);
    press(&mut mouse, |wish| {
        *wish == PanelAction::Turn(Screen::Result)
    });
    ask(&mut mouse, Command::ToTitle);
    assert_eq!(
        offered(&mouse, |wish| *wish == PanelAction::Ask(Command::Continue)),
        None
    );
}

#[test]
fn the_result_offers_another_game() {
    let mut mouse = Mouse::with_game(Setup::with_players(2), 8);
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    let mut player = RandomPlayer::from_seed(8);
    while let Some(decision) = player.decide(mouse.game()) {
        mouse.decide(decision, false);
    }
    press(&mut mouse, |wish| {
        matches!(wish, PanelAction::Ask(Command::Begin { .. }))
    });
    mouse.settle();
    assert_eq!(mouse.screen(), Screen::Playing);
    assert_eq!(mouse.game().phase(), Phase::Bid);
}

#[test]
fn undo_takes_back_within_the_own_turn_and_no_further() {
    let mut mouse = Mouse::new(Some(shelf("undo")));
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    begin(&mut mouse);
    let undo = |wish: &PanelAction| *wish == PanelAction::Ask(Command::Undo);
    let mut player = RandomPlayer::from_seed(2);
    while mouse.game().phase() != Phase::Take {
        let decision = player.decide(mouse.game()).expect("not over");
        mouse.decide(decision, true);
    }
    let before = mouse.game().clone();
    let taken = player.decide(mouse.game()).expect("a card");
    mouse.decide(taken, true);
    assert_eq!(mouse.game().actor(), before.actor());
    press(&mut mouse, undo);
    mouse.settle();
    assert_eq!(mouse.game(), &before);
    // A bid is on the table: those before it stay.
    mouse.decide(taken, true);
    while mouse.game().actor() == before.actor() && mouse.game().phase() != Phase::Bid {
        let decision = player.decide(mouse.game()).expect("not over");
        mouse.decide(decision, true);
    }
    assert_eq!(offered(&mouse, undo), None);
}

#[test]
fn numbers_wait_for_the_pieces() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 5);
    let mut player = RandomPlayer::from_seed(5);
    while mouse.game().phase() != Phase::Recruit {
        let decision = player.decide(mouse.game()).expect("not over");
        mouse.decide(decision, true);
    }
    let seat = mouse.game().to_act().expect("somebody recruits");
    let shown = |mouse: &Mouse| mouse.app.world().resource::<Shown>().game().court(seat);
    let before = shown(&mouse);
    let coming = mouse.game().court(seat);
    assert!(mouse.press_offer(&PanelAction::Decide(Decision::Recruit(2))));
    mouse.frames(1);
    assert!(mouse.app.world().resource::<Show>().busy);
    assert_eq!(mouse.game().court(seat), coming + 2);
    assert_eq!(shown(&mouse), before);
    mouse.settle();
    assert_eq!(shown(&mouse), before + 2);
}

/// The board moves far more often than the panels do.
#[test]
fn panels_that_do_not_change_are_not_laid_out_again() {
    let mut mouse = Mouse::new(Some(shelf("still")));
    begin(&mut mouse);
    mouse.frames(30);
    let laid_out = |mouse: &Mouse| mouse.app.world().resource::<PanelCache>().laid_out();
    let before = laid_out(&mouse);
    mouse.frames(30);
    assert_eq!(laid_out(&mouse), before);
    // Pressed, they answer as ever.
    press(&mut mouse, |wish| *wish == PanelAction::OpenMenu(true));
    assert_eq!(menu(&mouse), Menu::Open);
    assert!(laid_out(&mouse) > before);
}
