//! The course of a round: reveal, bids, the order of turns, the end of the round.

use super::{KING_CARD, after_bids, to_bid};
use crate::support::{Table, legal, pass_turn, play, power, refused, seat};
use Decision::{Bid, Done, Recruit, Take, TakeBack};
use el_grande::rules::{
    CardId, Decision, Game, GameEvent, Phase, PileRecord, PowerSet, RuleError, Setup, StackId,
};

#[test]
fn reveal_turns_up_the_top_card_of_every_stack() {
    let mut game = Game::new(&Setup::with_players(3), 5).expect("a sound setup");
    let stacks = game.position().stacks;
    let mut expected = vec![GameEvent::RoundBegan { round: 1 }];
    for (stack, cards) in StackId::ALL.into_iter().zip(stacks) {
        let card = cards.face_down[0];
        expected.push(GameEvent::CardRevealed { stack, card });
    }
    assert_eq!(play(&mut game, &[Decision::Proceed]), expected);
    let left = StackId::ALL.map(|stack| game.face_down(stack));
    assert_eq!(left, [10, 10, 10, 10, 1], "the King card is not used up");
}

#[test]
fn bids_go_clockwise_from_the_first_bidder() {
    let mut game = to_bid(4, 2);
    for (bidder, value) in [(2, 5), (3, 6), (0, 7), (1, 8)] {
        assert_eq!(game.to_act(), Some(seat(bidder)));
        play(&mut game, &[Bid(power(value))]);
    }
    assert_eq!(game.phase(), Phase::Recruit);
}

#[test]
fn bids_never_repeat_a_value_of_the_round() {
    let mut game = to_bid(3, 0);
    play(&mut game, &[Bid(power(8))]);
    let (power, by) = (power(8), seat(0));
    assert_eq!(
        refused(&game, Bid(power)),
        RuleError::PowerPlayed { power, by }
    );
    assert_eq!(legal(&game).len(), 12);
}

#[test]
fn bids_are_spent() {
    let mut game = after_bids(&[9, 4]);
    pass_turn(&mut game);
    pass_turn(&mut game);
    game.settle(&mut ());
    let power = power(4);
    assert_eq!(game.to_act(), Some(seat(1)));
    assert_eq!(refused(&game, Bid(power)), RuleError::NotInHand { power });
    assert_eq!(game.spent(seat(1)), [power].into_iter().collect());
    let newest = game.spent_pile(seat(1)).newest();
    assert_eq!(newest, Some(power), "the newest is open to view");
}

#[test]
fn bids_are_always_possible_even_when_five_hold_the_same_last_five_cards() {
    let mut position = to_bid(5, 0).position();
    position.round = 9;
    for index in 0..5 {
        position.hands[index].retain(|card| card.value() <= 5);
        position.spent[index] = PileRecord {
            cards: PowerSet::ALL.iter().skip(5).collect(),
            maybe: vec![],
        };
    }
    let mut game = Game::try_from(position).expect("a possible position");
    for value in [1, 2, 3, 4] {
        play(&mut game, &[Bid(power(value))]);
    }
    assert_eq!(legal(&game), [Bid(power(5))]);
}

#[test]
fn turns_go_from_the_highest_bid_down_and_the_lowest_bids_first_next() {
    let mut game = after_bids(&[3, 9, 1, 13]);
    for on in [3, 1, 0, 2] {
        assert_eq!(game.to_act(), Some(seat(on)));
        pass_turn(&mut game);
    }
    let events = play(&mut game, &[Decision::Proceed]);
    let bids_first_next = seat(2);
    assert_eq!(
        events.last(),
        Some(&GameEvent::RoundEnded {
            round: 1,
            bids_first_next
        })
    );
    game.settle(&mut ());
    assert_eq!((game.round(), game.to_act()), (2, Some(seat(2))));
}

#[test]
fn take_leaves_the_card_to_nobody_else() {
    let mut game = after_bids(&[9, 4]);
    let card = game.face_up(KING_CARD).expect("the King card");
    let events = play(&mut game, &[Recruit(0), Take(KING_CARD)]);
    let (seat, stack) = (seat(0), KING_CARD);
    assert_eq!(
        events.last(),
        Some(&GameEvent::CardTaken { seat, stack, card })
    );
    play(&mut game, &[Done, Recruit(0)]);
    assert_eq!(refused(&game, Take(stack)), RuleError::CardGone { stack });
    assert_eq!(legal(&game).len(), 4);
}

#[test]
fn end_of_round_discards_unused_cards_and_keeps_the_king_card() {
    for taken_first in [0, 4] {
        let mut game = after_bids(&[9, 4]);
        let face_up = StackId::ALL.map(|stack| game.face_up(stack).expect("five cards"));
        for stack in [taken_first, 1] {
            play(&mut game, &[Recruit(0), Take(StackId::ALL[stack]), Done]);
        }
        let discards = (0..4).filter(|&stack| stack != taken_first && stack != 1);
        let mut expected: Vec<GameEvent> = discards
            .map(|stack| GameEvent::CardDiscarded {
                stack: StackId::ALL[stack],
                card: face_up[stack],
            })
            .collect();
        let (round, bids_first_next) = (1, seat(1));
        expected.push(GameEvent::RoundEnded {
            round,
            bids_first_next,
        });
        assert_eq!(play(&mut game, &[Decision::Proceed]), expected);
        // The King card comes back, whether it was taken or not.
        let (stack, card) = (KING_CARD, CardId::KingTravels);
        let revealed = play(&mut game, &[Decision::Proceed]);
        assert_eq!(revealed.len(), 6);
        assert_eq!(revealed[5], GameEvent::CardRevealed { stack, card });
    }
}

#[test]
fn bids_stand_when_the_card_is_taken_back() {
    let mut game = Table::new(3, CardId::PowerReturns)
        .bids(&[2, 9, 5])
        .actor(0)
        .act();
    play(&mut game, &[TakeBack(power(2))]);
    assert!(game.hand(seat(0)).contains(power(2)));
    assert_eq!(
        game.bid(seat(0)),
        Some(power(2)),
        "the bid counts as played"
    );
    let events = play(&mut game, &[Done, Decision::Proceed]);
    let (round, bids_first_next) = (2, seat(0));
    assert!(events.contains(&GameEvent::RoundEnded {
        round,
        bids_first_next
    }));
    game.settle(&mut ());
    assert_eq!(
        game.to_act(),
        Some(seat(0)),
        "the lowest bid, taken back, bids first"
    );
    assert!(
        legal(&game).contains(&Bid(power(2))),
        "and may be the same card"
    );
}

#[test]
fn bids_stand_for_the_order_of_turns_still_to_come() {
    let mut game = Table::new(3, CardId::PowerReturns).act();
    play(&mut game, &[TakeBack(power(13)), Done]);
    assert_eq!(game.turn_order(), [seat(0), seat(1), seat(2)]);
    assert_eq!(game.actor(), seat(1));
}
