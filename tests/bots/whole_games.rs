//! Every level plays whole games of every kind without an illegal decision, and the same game
//! again from the same seed.

use crate::support::{FEW, all_setups, bots, play, short};
use el_grande::ai::BotKind;
use el_grande::rules::{Decision, Game};

#[test]
fn bots_of_all_kinds_finish_games_of_all_kinds() {
    for (number, setup) in all_setups().iter().enumerate() {
        // Over all tables every kind sits in every seat.
        let kinds = BotKind::ALL.iter().copied().cycle();
        let kinds: Vec<BotKind> = kinds.skip(number).take(setup.players.len()).collect();
        let game = Game::new(setup, number as u64).expect("a game");
        play(game, &mut bots(&kinds, 1), FEW, |_, _| {});
    }
}

#[test]
fn grandes_among_themselves_finish_games_of_all_sizes() {
    for players in 2..=5 {
        let game = Game::new(&short(players), 7).expect("a game");
        let kinds = vec![BotKind::Grande; players];
        play(game, &mut bots(&kinds, 3), FEW, |_, _| {});
    }
}

#[test]
fn a_seed_and_a_number_of_iterations_make_the_same_game() {
    for kind in BotKind::ALL {
        let decisions = |bot_seed| -> Vec<Decision> {
            let game = Game::new(&short(3), 5).expect("a game");
            let mut decisions = Vec::new();
            play(game, &mut bots(&[kind; 3], bot_seed), FEW, |_, decision| {
                decisions.push(decision);
            });
            decisions
        };
        assert_eq!(decisions(1), decisions(1), "{kind}");
    }
}
