//! Thinking can be stopped from outside, and ends by itself when the time is over.

use crate::support::short;
use el_grande::ai::{BotKind, Budget, NoChoice};
use el_grande::rules::{Game, PlayerView, Seat};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The first bid of a game, and a view of somebody who is not asked.
fn first_bid() -> (PlayerView, PlayerView) {
    let mut game = Game::new(&short(4), 3).expect("a game");
    game.settle(&mut ());
    let bidder = game.to_act().expect("somebody bids");
    let other = Seat::new((bidder.index() + 1) % 4);
    (game.view(bidder), game.view(other))
}

/// Without the flag they would think for years.
#[test]
fn thinking_ends_when_another_thread_says_so() {
    let (view, _) = first_bid();
    for kind in [BotKind::Grande, BotKind::PlainUct] {
        let cancelled = AtomicBool::new(false);
        let outcome = std::thread::scope(|scope| {
            let thinking = scope.spawn(|| {
                let budget = Budget::iterations(u32::MAX).until(&cancelled);
                kind.bot(1).choose(&view, &budget)
            });
            std::thread::sleep(Duration::from_millis(20));
            cancelled.store(true, Ordering::Relaxed);
            thinking.join().expect("no panic")
        });
        assert_eq!(outcome, Err(NoChoice::Cancelled), "{kind}");
    }
}

#[test]
fn a_deadline_ends_with_a_choice() {
    let (view, _) = first_bid();
    for kind in [BotKind::Grande, BotKind::PlainUct] {
        let budget = Budget::time(Duration::from_millis(30));
        let choice = kind.bot(1).choose(&view, &budget).expect("a choice");
        assert_eq!(view.table().judge(choice.decision), Ok(()), "{kind}");
    }
}

#[test]
fn after_being_cancelled_a_bot_can_be_asked_again() {
    let (view, _) = first_bid();
    let stop = AtomicBool::new(true);
    let mut bot = BotKind::Grande.bot(1);
    let cancelled = bot.choose(&view, &Budget::iterations(9).until(&stop));
    assert_eq!(cancelled, Err(NoChoice::Cancelled));
    assert!(bot.choose(&view, &Budget::iterations(9)).is_ok());
}

#[test]
fn who_is_not_asked_says_so() {
    let (_, other) = first_bid();
    for kind in BotKind::ALL {
        let outcome = kind.bot(1).choose(&other, &Budget::iterations(9));
        assert_eq!(outcome, Err(NoChoice::NotAsked), "{kind}");
    }
}
