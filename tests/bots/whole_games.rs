//! Every level plays whole games of every kind without an illegal decision, and the same game
//! again from the same seed.

use crate::support::{FEW, all_setups, bots, play, short};
use el_grande::ai::{BotKind, Budget};
use el_grande::rules::{Decision, Game, Phase};

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

/// Two trees grow side by side whether there are two cores for them or one.
#[test]
fn a_second_core_does_not_change_the_choice() {
    const ITERATIONS: u32 = 420;
    let game = Game::new(&short(3), 6).expect("a game");
    let mut asked = 0;
    play(game, &mut bots(&[BotKind::Knight; 3], 2), FEW, |game, _| {
        let big = matches!(game.phase(), Phase::Bid | Phase::Take);
        if !big || !game.round().is_multiple_of(3) {
            return;
        }
        let view = game.view(game.to_act().expect("somebody is asked"));
        let choice = |cores| {
            let budget = Budget::iterations(ITERATIONS).on_cores(cores);
            BotKind::Grande.bot(8).choose(&view, &budget)
        };
        assert_eq!(choice(1), choice(2));
        asked += 1;
    });
    assert!(asked >= 12, "{asked}");
}
