//! Playing with the keyboard: what has the focus, what Enter does, and that Escape always leads back.

use super::mouse::Mouse;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::Id;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use el_grande::ai::RandomPlayer;
use el_grande::common::{Menu, Settings};
use el_grande::panels::{Offers, PanelAction};
use el_grande::rules::{Decision, Phase, Setup};
use el_grande::table::Inbox;

fn focus(mouse: &mut Mouse, id: Id) {
    let world = mouse.app.world_mut();
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let mut context = contexts.single_mut(world).expect("panels");
    context
        .get_mut()
        .memory_mut(|memory| memory.request_focus(id));
    mouse.frames(3);
}

/// The middle of what has the focus.
fn focused_at(mouse: &mut Mouse) -> Option<Vec2> {
    let id = focused(mouse)?;
    let world = mouse.app.world_mut();
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let mut context = contexts.single_mut(world).expect("panels");
    let at = context.get_mut().read_response(id)?.rect.center();
    Some(Vec2::new(at.x, at.y))
}

fn focused(mouse: &mut Mouse) -> Option<Id> {
    let world = mouse.app.world_mut();
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let mut context = contexts.single_mut(world).expect("panels");
    context.get_mut().memory(bevy_egui::egui::Memory::focused)
}

fn enter(mouse: &mut Mouse) {
    mouse.key(KeyCode::Enter, Key::Enter);
    mouse.frames(3);
}

fn escape(mouse: &mut Mouse) {
    mouse.key(KeyCode::Escape, Key::Escape);
    mouse.frames(3);
}

fn offers(mouse: &Mouse, wanted: impl Fn(&PanelAction) -> bool) -> usize {
    let offers = &mouse.app.world().resource::<Offers>().0;
    offers.iter().filter(|(wish, _)| wanted(wish)).count()
}

fn lifted(mouse: &Mouse) -> bool {
    offers(mouse, |wish| {
        matches!(
            wish,
            PanelAction::Decide(Decision::Bid(_) | Decision::Take(_))
        )
    }) > 0
}

fn menu(mouse: &Mouse) -> Menu {
    *mouse.app.world().resource::<State<Menu>>().get()
}

#[test]
fn enter_lifts_a_card_and_only_then_plays_it() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 3);
    assert_eq!(mouse.game().phase(), Phase::Bid);
    let before = mouse.game().clone();
    focus(&mut mouse, Id::new("fan").with(2_usize));
    assert!(!lifted(&mouse));
    enter(&mut mouse);
    assert!(lifted(&mouse));
    assert_eq!(mouse.game(), &before, "the first Enter plays nothing");
    // Escape lays it down, and opens no menu for it.
    escape(&mut mouse);
    assert!(!lifted(&mouse));
    assert_eq!(menu(&mouse), Menu::Closed);
    focus(&mut mouse, Id::new("fan").with(2_usize));
    enter(&mut mouse);
    enter(&mut mouse);
    mouse.settle();
    assert_ne!(mouse.game(), &before);
}

#[test]
fn every_card_can_be_walked_to() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 3);
    let hand = offers(&mouse, |wish| matches!(wish, PanelAction::Choose(_)));
    let cards: Vec<Id> = (0..hand).map(|nth| Id::new("fan").with(nth)).collect();
    let mut met = Vec::new();
    for _ in 0..40 {
        mouse.key(KeyCode::Tab, Key::Tab);
        met.extend(focused(&mut mouse).filter(|id| cards.contains(id)));
    }
    met.sort_unstable_by_key(Id::value);
    met.dedup();
    assert_eq!(met.len(), hand);
}

#[test]
fn enter_lifts_an_action_card_first() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 3);
    mouse.app.world_mut().resource_mut::<Settings>().instant = true;
    let mut player = RandomPlayer::from_seed(3);
    while mouse.game().phase() != Phase::Take {
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
    let before = mouse.game().clone();
    let offers = mouse.app.world().resource::<Offers>().0.clone();
    let take = |wish: &PanelAction| matches!(wish, PanelAction::Choose(Decision::Take(_)));
    let tile = offers
        .into_iter()
        .find(|(wish, _)| take(wish))
        .expect("a card")
        .1;
    for _ in 0..40 {
        mouse.key(KeyCode::Tab, Key::Tab);
        if focused_at(&mut mouse).is_some_and(|at| tile.contains(at)) {
            break;
        }
    }
    enter(&mut mouse);
    assert_eq!(mouse.game(), &before, "the first Enter takes nothing");
    assert!(lifted(&mouse), "no card was met");
    escape(&mut mouse);
    assert!(!lifted(&mouse));
    assert_eq!(menu(&mouse), Menu::Closed);
}

#[test]
fn escape_is_back_everywhere() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 3);
    let log = |mouse: &Mouse| offers(mouse, |wish| *wish == PanelAction::OpenLog(false)) > 0;
    assert!(mouse.press_offer(&PanelAction::OpenLog(true)));
    mouse.frames(3);
    assert!(log(&mouse));
    escape(&mut mouse);
    assert!(!log(&mouse));
    assert_eq!(menu(&mouse), Menu::Closed);
    escape(&mut mouse);
    assert_eq!(menu(&mouse), Menu::Open);
    escape(&mut mouse);
    assert_eq!(menu(&mouse), Menu::Closed);
}
