//! One history: the game after every event, taking back without a file, parts to show again.

use el_grande::ai::RandomPlayer;
use el_grande::history::{Excerpt, Happening, History, UndoLock};
use el_grande::rules::{Decision, Edition, Game, GameEvent, Phase, Place, Seat, Setup};

fn setups() -> [Setup; 3] {
    let mut modules = Setup::of_edition(Edition::Anniversary, 3);
    modules.modules.new_regent = true;
    modules.modules.power_shift = true;
    let mut shifted = Setup::with_players(2);
    shifted.modules.power_shift = true;
    [Setup::with_players(4), modules, shifted]
}

/// Plays a random game through a history and looks at it after every decision.
fn play(setup: &Setup, seed: u64, mut each: impl FnMut(&History)) -> History {
    let start = Game::new(setup, seed).expect("set up");
    let mut history = History::of(start, []).expect("it begins");
    let mut player = RandomPlayer::from_seed(seed);
    each(&history);
    while let Some(decision) = player.decide(history.now()) {
        history.decide(decision).expect("legal");
        while history.now().proceeds() {
            history.decide(Decision::Proceed).expect("it goes on");
        }
        each(&history);
    }
    history
}

fn caballeros(game: &Game, seat: Seat) -> u32 {
    let on_board = Place::ALL.map(|place| u32::from(game.caballeros(place, seat)));
    let beside = u32::from(game.court(seat)) + u32::from(game.provinces(seat));
    on_board.iter().sum::<u32>() + beside
}

#[test]
fn every_event_comes_with_the_game_after_it() {
    for seed in 0..18 {
        let setup = &setups()[seed as usize % 3];
        let history = play(setup, seed, |_| {});
        let start = history.start().clone();
        let mut placed = 0;
        for (nth, Happening { event, after }) in history.happenings().iter().enumerate() {
            assert_eq!(history.after(nth + 1), after);
            // In the middle of a step, too, nobody is lost and nobody comes from nowhere.
            for seat in after.seats() {
                assert_eq!(caballeros(after, seat), caballeros(&start, seat));
            }
            let before = history.after(nth);
            match *event {
                Some(GameEvent::Points { seat, total, .. }) => assert_eq!(after.score(seat), total),
                Some(GameEvent::Tribute { seat, total, .. }) => {
                    assert_eq!(after.score(seat), total);
                }
                Some(GameEvent::Placed { seat, to }) => {
                    let [then, now] = [before, after].map(|game| game.caballeros(to, seat));
                    assert_eq!(now, then + 1);
                    placed += 1;
                }
                Some(GameEvent::Bid { seat, power }) => {
                    assert_eq!(after.bid(seat), Some(power));
                    assert_eq!(before.bid(seat), None);
                }
                Some(GameEvent::CardRevealed { stack, card }) => {
                    assert_eq!(after.face_up(stack), Some(card));
                    assert_eq!(before.face_up(stack), None);
                }
                Some(GameEvent::VetoPlayed { .. }) => {
                    assert_eq!(after.vetoes().count() + 1, before.vetoes().count());
                }
                Some(GameEvent::Announced { deed, .. }) => {
                    let pending = format!("{:?}", after.pending().top());
                    assert!(pending.contains(&format!("{deed:?}")), "{pending}");
                }
                _ => {}
            }
        }
        assert!(placed > 0, "seed {seed}");
        assert!(history.now().is_over());
    }
}

#[test]
fn the_same_decisions_lead_to_the_same_history() {
    for seed in 0..6 {
        let setup = &setups()[seed as usize % 3];
        let history = play(setup, seed, |_| {});
        let start = history.start().clone();
        let again = History::of(start, history.decisions()).expect("legal once, legal again");
        assert_eq!(again, history);
        assert_eq!(history.decisions().count(), history.decision_count());
        assert!(history.decisions().all(|made| made != Decision::Proceed));
    }
}

#[test]
fn what_is_taken_back_is_as_if_it_had_never_been() {
    let (mut undone, mut locks) = (0, Vec::new());
    for seed in 0..12 {
        let setup = &setups()[seed as usize % 3];
        let mut before: Option<History> = None;
        play(setup, seed, |history| {
            let mut shorter = history.clone();
            let lock = history.undo_lock();
            assert_eq!(shorter.undo().err(), lock);
            match (&before, lock) {
                (Some(before), None) => {
                    assert_eq!(shorter.now(), before.now());
                    assert_eq!(shorter.happenings(), before.happenings());
                    assert!(shorter.decisions().eq(before.decisions()));
                    assert_eq!(shorter.rewound(), 1);
                    undone += 1;
                }
                (_, lock) => {
                    assert_eq!(&shorter, history);
                    locks.extend(lock);
                }
            }
            before = Some(history.clone());
        });
    }
    assert!(undone > 200, "{undone}");
    for lock in [
        UndoLock::NothingDecided,
        UndoLock::AnotherDecided,
        UndoLock::SomethingRevealed,
    ] {
        assert!(locks.contains(&lock), "{lock:?}");
    }
}

#[test]
fn a_bid_with_a_modifier_is_not_taken_back() {
    let setup = &setups()[2];
    let mut own_turn_next = 0;
    for seed in 0..20 {
        let mut decider = None;
        play(setup, seed, |history| {
            if let Some(Decision::BidWith { .. }) = history.decisions().last() {
                assert!(history.undo_lock().is_some());
                own_turn_next += usize::from(history.now().to_act() == decider);
            }
            decider = history.now().to_act();
        });
    }
    // Else any lock would do: somebody else decides next.
    assert!(own_turn_next > 0);
}

#[test]
fn parts_are_whole() {
    let told = |happenings: &[Happening], wanted: fn(&GameEvent) -> bool| {
        let events = happenings.iter().filter_map(|happening| happening.event);
        events.filter(wanted).count()
    };
    for seed in 0..24 {
        let setup = &setups()[seed as usize % 2];
        let start = Game::new(setup, seed).expect("set up");
        let history = History::of(start, []).expect("it begins");
        assert_eq!(history.excerpt(Excerpt::Turn), None);
        assert_eq!(history.excerpt(Excerpt::Scoring), None);
        let history = play(setup, seed, |history| {
            if let Some(turn) = history.excerpt(Excerpt::Turn) {
                let begins = history.after(turn.start).phase();
                assert!(begins != Phase::Take, "seed {seed}: without recruiting");
                let ends = |event: &GameEvent| matches!(event, GameEvent::TurnEnded { .. });
                let turn = &history.happenings()[turn];
                assert_eq!(told(turn, ends), 1, "seed {seed}");
            }
        });
        let scoring = history.excerpt(Excerpt::Scoring).expect("the last one");
        assert_eq!(history.after(scoring.start).phase(), Phase::Castillo);
        let scoring = &history.happenings()[scoring];
        let places = |event: &GameEvent| matches!(event, GameEvent::ScoringBegan { .. });
        assert_eq!(told(scoring, places), Place::ALL.len(), "seed {seed}");
        let over = |event: &GameEvent| matches!(event, GameEvent::GameEnded { .. });
        assert_eq!(told(scoring, over), 1);
    }
}
