//! Whoever learns is answered: why something does not answer, what is told the first time.

use super::{Window, view};
use crate::book::behind;
use crate::panels::FirstHint;
use crate::panels::view::{PanelAction, PanelView};
use crate::rules::{Decision, Decisions, Game, Phase, Setup, StackId};
use crate::text::Text;
use bevy_egui::egui;

fn bidding() -> (Setup, Game) {
    let setup = Setup::with_players(3);
    let mut game = Game::new(&setup, 1).expect("a game");
    game.settle(&mut ());
    assert_eq!(game.phase(), Phase::Bid);
    (setup, game)
}

/// Before anybody has bid no card can be taken: who clicks one is told so, with the rule behind it.
#[test]
fn a_card_that_does_not_answer_says_why() {
    let text = Text::english();
    let (setup, game) = bidding();
    let mut legal = Decisions::new();
    game.legal(&mut legal);
    let view = view(&text, &setup, &game, &legal);
    let stack = StackId::ALL[0];
    let card = game.face_up(stack).expect("turned up");
    let title = text.say(&format!("card-{}", card.key()), &[]);
    let actions = Window::new().click(&view, &title);
    let error = game.judge(Decision::Take(stack)).expect_err("not yet");
    let told = actions.iter().find_map(|action| match action {
        PanelAction::WhyNot(notice) => Some(notice),
        _ => None,
    });
    let told = told.expect("an answer");
    assert_eq!(told.page, Some(behind(error)));
    assert!(!told.text.is_empty());
    // Whoever only looks on is told nothing.
    let looks_on = PanelView {
        watching: true,
        ..view
    };
    assert_eq!(Window::new().click(&looks_on, &title), []);
}

/// What is told the first time is told in small windows, too; what had no room has not been told.
#[test]
fn a_first_hint_is_seen_or_not_counted() {
    let text = Text::english();
    let (setup, game) = bidding();
    let mut legal = Decisions::new();
    game.legal(&mut legal);
    let told = text.say("hint-Bid", &[]);
    for (width, height, room) in [
        (1600.0, 900.0, true),
        (1280.0, 720.0, true),
        (1024.0, 640.0, true),
        (700.0, 420.0, false),
    ] {
        let mut window = Window::of_size(egui::vec2(width, height));
        let seen = PanelView {
            hints: Some(0),
            ..view(&text, &setup, &game, &legal)
        };
        window.draw(&seen, vec![]);
        let (drawn, _) = window.draw(&seen, vec![]);
        let shown = drawn.iter().any(|(drawn, _)| *drawn == told);
        assert!(shown || !room, "{width} x {height}");
        assert_eq!(window.state.hint.is_some(), shown, "{width} x {height}");
        // It was there while somebody decided: it is not told again.
        let over = view(&text, &setup, &game, &[]);
        let heard = PanelAction::Heard(FirstHint::Bid);
        assert_eq!(window.draw(&over, vec![]).1.contains(&heard), shown);
    }
}
