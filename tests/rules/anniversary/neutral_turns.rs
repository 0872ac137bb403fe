//! Two players: the neutral colour's power cards and the cards it takes.

use super::{KING_CARD, bids, pass_round, settled, with_neutral};
use crate::support::{legal, play, power, refused, seat};
use el_grande::rules::RegionId::{Aragon, Seville};
use el_grande::rules::{CardId, Decision, Game, GameEvent, Phase, RuleError, Seat, StackId};

const NEUTRAL: Seat = Seat::NEUTRAL;

/// The neutral colour shows this power card in round 1.
fn showing(value: u8) -> Game {
    let mut game = with_neutral(&[value], [Aragon, Seville]);
    settled(&mut game);
    game
}

fn took(events: &[GameEvent]) -> Vec<(StackId, CardId)> {
    let took = |event: &GameEvent| match *event {
        GameEvent::NeutralTook { stack, card } => Some((stack, card)),
        _ => None,
    };
    events.iter().filter_map(took).collect()
}

#[test]
fn neutral_power_card_is_shown_before_the_bids_and_blocks_its_value() {
    let mut game = with_neutral(&[7], [Aragon, Seville]);
    let events = settled(&mut game);
    assert!(events.contains(&GameEvent::NeutralShowed { power: power(7) }));
    assert_eq!(game.bid(NEUTRAL), Some(power(7)));
    assert_eq!(
        refused(&game, Decision::Bid(power(7))),
        RuleError::PowerPlayed {
            power: power(7),
            by: NEUTRAL
        }
    );
    assert_eq!(legal(&game).len(), 12);
}

#[test]
fn neutral_colour_takes_its_card_in_turn_order() {
    // Before both, between them, after both.
    for (own, before) in [(13, 0), (8, 1), (1, 2)] {
        let mut game = showing(own);
        let mut turns = 0;
        let mut events = bids(&mut game, &[10, 5]);
        while took(&events).is_empty() {
            events = crate::support::pass_turn(&mut game);
            turns += 1;
        }
        assert_eq!(turns, before, "with {own}");
    }
}

#[test]
fn neutral_colour_takes_the_card_that_places_most() {
    let mut game = showing(13);
    let events = bids(&mut game, &[10, 5]);
    assert_eq!(took(&events), [(KING_CARD, CardId::KingTravels)]);
    assert_eq!(game.face_up(KING_CARD), None, "gone for this round");
    pass_round(&mut game);
    settled(&mut game);
    assert_eq!(game.round(), 2);
    assert!(game.face_up(KING_CARD).is_some(), "and only for this round");

    // What is left when its turn comes.
    let mut game = showing(8);
    bids(&mut game, &[10, 5]);
    let (recruit, take) = (Decision::Recruit(0), Decision::Take(KING_CARD));
    let events = play(&mut game, &[recruit, take, Decision::Done]);
    let fourth = StackId::ALL[3];
    assert_eq!(took(&events).first().map(|(stack, _)| *stack), Some(fourth));
    assert_eq!(game.face_up(fourth), None);
}

#[test]
fn neutral_card_is_discarded_unused() {
    let mut game = showing(13);
    let before = game.position();
    bids(&mut game, &[10, 5]);
    let after = game.position();
    assert_eq!(before.caballeros, after.caballeros);
    assert_eq!(before.neutral, after.neutral, "it places nobody with it");
}

#[test]
fn neutral_colour_never_bids_first() {
    let mut game = showing(1);
    bids(&mut game, &[10, 5]);
    pass_round(&mut game);
    let events = settled(&mut game);
    let ended = GameEvent::RoundEnded {
        round: 1,
        bids_first_next: seat(1),
    };
    assert!(events.contains(&ended), "the lower human does");
    assert_eq!(game.to_act(), Some(seat(1)));
}

#[test]
fn neutral_colour_sets_no_disc() {
    let mut game = showing(1);
    for bid in [[13, 12], [11, 10], [9, 8]] {
        let values: Vec<u8> = bid
            .into_iter()
            .map(|value| {
                if game.bid(NEUTRAL) == Some(power(value)) {
                    2
                } else {
                    value
                }
            })
            .collect();
        bids(&mut game, &values);
        pass_round(&mut game);
        settled(&mut game);
    }
    assert_eq!(game.phase(), Phase::Discs);
    let mut asked = Vec::new();
    while game.phase() == Phase::Discs {
        asked.extend(game.to_act());
        play(&mut game, &[Decision::SetDisc(Aragon)]);
    }
    asked.sort_unstable();
    assert_eq!(asked, [seat(0), seat(1)]);
}

#[test]
fn neutral_game_has_four_stacks() {
    let game = showing(1);
    assert!(game.rules().joined_stacks);
    assert_eq!(game.face_up(StackId::ALL[2]), None);
    let open = StackId::ALL
        .iter()
        .filter(|stack| game.face_up(**stack).is_some());
    assert_eq!(open.count(), 4);
    assert_eq!(game.position().stacks[1].face_down.len(), 19);
}
