//! Whole games through the systems, compared with the rules alone after every decision.

use super::support::{begin, begin_with, everything, game, phase, pieces_agree, table_app};
use el_grande::ai::RandomPlayer;
use el_grande::rules::{Game, Setup};
use el_grande::table::{Inbox, Match, RoundPhase, Shown, set_table};

#[test]
fn pieces_and_phases_follow_the_rules_through_whole_games() {
    for players in 2..=5 {
        for seed in 0..6 {
            let setup = if seed < 3 {
                Setup::with_players(players)
            } else {
                everything(players)
            };
            let mut app = table_app();
            begin_with(&mut app, setup.clone(), seed);
            let mut player = RandomPlayer::from_seed(seed);
            let mut alone = Game::new(&setup, seed).expect("set up");
            alone.settle(&mut ());
            assert_eq!(game(&app), &alone);
            while let Some(decision) = player.decide(&alone) {
                alone
                    .apply(decision, &mut ())
                    .expect("a listed decision is legal");
                alone.settle(&mut ());
                assert!(app.world_mut().resource_mut::<Inbox>().offer(decision));
                app.update();
                assert_eq!(game(&app), &alone, "{players} players, seed {seed}");
                assert_eq!(phase(&app), alone.phase().into());
                pieces_agree(&mut app);
                assert_eq!(app.world().resource::<Shown>().game(), &alone);
            }
            assert_eq!(phase(&app), RoundPhase::Over);
        }
    }
}

#[test]
fn a_table_set_in_the_middle_of_a_game_agrees() {
    for setup in [Setup::with_players(4), everything(2), everything(5)] {
        set_in_the_middle(&setup);
    }
}

fn set_in_the_middle(setup: &Setup) {
    let mut game = Game::new(setup, 7).expect("set up");
    let mut player = RandomPlayer::from_seed(7);
    game.settle(&mut ());
    loop {
        let mut app = table_app();
        let on_table = Match::unwritten(setup.clone(), game.clone());
        set_table(app.world_mut(), on_table);
        app.update();
        pieces_agree(&mut app);
        for _ in 0..17 {
            let Some(next) = player.decide(&game) else {
                return;
            };
            game.apply(next, &mut ()).expect("legal");
            game.settle(&mut ());
        }
    }
}

#[test]
fn an_illegal_decision_changes_nothing_and_is_told() {
    use bevy::prelude::Messages;
    use el_grande::rules::Decision;
    use el_grande::table::Refused;
    let mut app = table_app();
    begin(&mut app, 3, 1);
    let before = game(&app).clone();
    app.world_mut()
        .resource_mut::<Inbox>()
        .offer(Decision::Done);
    app.update();
    assert_eq!(game(&app), &before);
    let mut refused = app.world_mut().resource_mut::<Messages<Refused>>();
    let told: Vec<_> = refused.drain().map(|refused| refused.decision).collect();
    assert_eq!(told, [Decision::Done]);
}
