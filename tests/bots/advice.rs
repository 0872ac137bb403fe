//! Bots say what they are up to, and what they would do.

use crate::support::{FEW, bots, play, short};
use el_grande::ai::{ADVICE, BotKind, Budget, Intent};
use el_grande::rules::{Decision, Game};

#[test]
fn advice_is_legal_sorted_out_and_never_too_much() {
    let game = Game::new(&short(4), 9).expect("a game");
    let table = [
        BotKind::Knight,
        BotKind::Squire,
        BotKind::Knight,
        BotKind::Random,
    ];
    let mut asked = 0;
    play(game, &mut bots(&table, 2), FEW, |game, _| {
        asked += 1;
        if asked % 5 != 0 {
            return;
        }
        let seat = game.to_act().expect("somebody is asked");
        for kind in [BotKind::Knight, BotKind::Grande] {
            let mut bot = kind.bot(1);
            let advice = bot
                .advise(&game.view(seat), &Budget::iterations(FEW))
                .expect("advice");
            assert!((1..=ADVICE).contains(&advice.len()), "{kind}");
            for (index, one) in advice.iter().enumerate() {
                assert_eq!(game.judge(one.decision), Ok(()), "{kind}");
                assert!((0.0..=1.0001).contains(&one.win_chance), "{one:?}");
                assert!((0.0..300.0).contains(&one.expected_points), "{one:?}");
                let told_before = &advice[..index];
                assert!(told_before.iter().all(|two| two.decision != one.decision));
            }
        }
    });
}

#[test]
fn an_intent_fits_its_decision() {
    for seed in 0..4 {
        let mut game = Game::new(&short(3), seed).expect("a game");
        let mut seats = bots(&[BotKind::Grande, BotKind::Knight, BotKind::Squire], seed);
        game.settle(&mut ());
        while let Some(seat) = game.to_act() {
            let view = game.view(seat);
            let choice = seats[seat.index()].choose(&view, &Budget::iterations(FEW));
            let choice = choice.expect("a choice");
            match (choice.decision, choice.intent) {
                (Decision::Bid(bid), Intent::Bid { power, .. }) => assert_eq!(bid, power),
                (Decision::Take(stack), Intent::Take { card }) => {
                    assert_eq!(game.face_up(stack), Some(card));
                }
                (Decision::Place(to), Intent::Strengthen { place, count, .. }) => {
                    assert_eq!(to, place);
                    assert!((1..=10).contains(&count), "{count} to {place:?}");
                }
                (Decision::Bid(_) | Decision::Take(_), intent) => {
                    panic!("{intent:?} says nothing about {:?}", choice.decision);
                }
                _ => {}
            }
            game.apply(choice.decision, &mut ()).expect("legal");
            game.settle(&mut ());
        }
    }
}
