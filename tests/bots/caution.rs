//! Whoever learns is warned of blunders, and of nothing else.

use crate::support::{FEW, bots, play, short};
use el_grande::ai::{BLUNDER, BotKind, Budget, Caution};
use el_grande::rules::{Decision, Game, Phase, Setup};

/// How many choices a kind of bot had in these games, and how many were blunders.
fn counted(kind: BotKind, games: u64) -> (u32, u32) {
    let (mut choices, mut blunders) = (0, 0);
    for seed in 0..games {
        let game = Game::new(&short(3), seed).expect("a game");
        let table = [kind, BotKind::Squire, BotKind::Squire];
        play(game, &mut bots(&table, seed), FEW, |game, decision| {
            let seat = game.to_act().expect("somebody is asked");
            if seat.index() != 0 {
                return;
            }
            let caution = Caution::about(&game.view(seat), &Budget::iterations(6));
            let caution = caution.expect("something can be said");
            assert_eq!(game.judge(caution.better.decision), Ok(()));
            assert_eq!(caution.cost(caution.better.decision), None);
            choices += 1;
            if let Some(cost) = caution.cost(decision) {
                assert!(cost >= BLUNDER);
                blunders += 1;
            }
        });
    }
    (choices, blunders)
}

/// A good player is hardly ever spoken to, a careless one now and then, chance often.
#[test]
fn who_plays_well_is_left_alone() {
    let share = |kind| {
        let (choices, blunders) = counted(kind, 12);
        let share = f64::from(blunders) / f64::from(choices);
        println!("{kind}: {blunders} of {choices}, {:.1} %", share * 100.0);
        share
    };
    let (knight, squire) = (share(BotKind::Knight), share(BotKind::Squire));
    let chance = share(BotKind::Random);
    assert!(knight < 0.01, "{knight}");
    assert!(knight <= squire && squire < 0.06, "{squire}");
    assert!(chance > squire * 2.0, "{chance}");
}

/// To end a turn with everything undone is the blunder everybody makes once.
#[test]
fn a_turn_thrown_away_is_a_blunder() {
    let mut game = Game::new(&Setup::with_players(3), 3).expect("a game");
    game.settle(&mut ());
    let mut best = BotKind::Knight.bot(1);
    while game.phase() != Phase::Act {
        let seat = game.to_act().expect("somebody is asked");
        let choice = best.choose(&game.view(seat), &Budget::iterations(FEW));
        game.apply(choice.expect("a choice").decision, &mut ())
            .expect("legal");
        game.settle(&mut ());
    }
    let seat = game.actor();
    let caution = Caution::about(&game.view(seat), &Budget::iterations(4)).expect("said");
    assert!(
        caution.cost(Decision::Done).is_some(),
        "{:?}",
        caution.blunders
    );
    assert_ne!(caution.better.decision, Decision::Done);
}
