//! Two players with New Regent: the neutral colour, the King and his cards.

use super::neutral::{before_reveal, settlers, with_card};
use super::{
    KING_CARD, bids, lay_out_regents, neutral_game, pass_round, put_on_top, regents, settled, setup,
};
use crate::support::{legal, play, seat};
use el_grande::rules::KingSpot::{self, In};
use el_grande::rules::RegionId::{Aragon, Galicia, Granada, Seville, Valencia};
use el_grande::rules::{
    CardId, Decision, Game, GameEvent, NeutralRecord, Place, Position, Progress, Seat,
};

const NEUTRAL: Seat = Seat::NEUTRAL;

/// Seat 0 has taken this card of New Regent.
fn with_regent(card: CardId, change: impl FnOnce(&mut Position, &mut NeutralRecord)) -> Game {
    with_card(card, |position, neutral| {
        lay_out_regents(position, 1);
        change(position, neutral);
    })
}

#[test]
fn neutral_colour_settles_in_every_region_drawn_while_the_king_is_in_none() {
    let begin = |king: KingSpot| {
        let mut game = before_reveal(|position, neutral| {
            lay_out_regents(position, 0);
            position.king = king;
            put_on_top(&mut neutral.regions[0], [Galicia, Seville]);
        });
        let sent = settlers(&settled(&mut game));
        let there = [Galicia, Seville].map(|region| game.caballeros(region, NEUTRAL));
        (sent, there)
    };
    for king in [KingSpot::France, KingSpot::Portugal, KingSpot::Castillo] {
        let all = (vec![(Galicia, 2), (Seville, 2)], [2, 2]);
        assert_eq!(begin(king), all, "{king:?}");
    }
    let but_one = (vec![(Galicia, 0), (Seville, 2)], [0, 2]);
    assert_eq!(begin(In(Galicia)), but_one);
}

/// The King card comes back; regents are as the cards of any other stack.
#[test]
fn neutral_colour_takes_a_regent_away_for_good() {
    let mut setup = setup(2);
    setup.modules.new_regent = true;
    let mut game = neutral_game(&setup, &[13], [[Aragon, Seville]; 3]);
    settled(&mut game);
    let (stack, card) = (KING_CARD, regents()[0]);
    let events = bids(&mut game, &[10, 5]);
    assert!(events.contains(&GameEvent::NeutralTook { stack, card }));
    assert_eq!(game.face_up(stack), None);
    pass_round(&mut game);
    settled(&mut game);
    assert_eq!(game.round(), 2);
    assert_eq!(game.face_up(stack), Some(regents()[1]));
    let left = game.position().stacks.swap_remove(stack.index()).face_down;
    assert_eq!(left, regents()[2..], "it lies nowhere below");
}

#[test]
fn neutral_caballeros_may_escort_the_king() {
    let mut game = with_regent(CardId::Escort, |position, neutral| {
        position.caballeros.insert(Place::Galicia, vec![1, 0]);
        position.provinces[0] -= 1;
        neutral.caballeros = [(Place::Galicia, 3)].into();
        neutral.supply = 27;
    });
    play(
        &mut game,
        &[Decision::Act, Decision::MoveKing(In(Valencia))],
    );
    let follow = |whose| Decision::Move {
        whose,
        from: Galicia,
        to: Place::Valencia,
    };
    assert_eq!(legal(&game), [follow(seat(0)), follow(NEUTRAL)]);
    play(&mut game, &[follow(NEUTRAL), follow(NEUTRAL)]);
    assert_eq!(game.turn().action, Progress::Finished);
    assert_eq!(game.garrison(Place::Galicia), &[1, 0, 0, 0, 0, 1]);
    assert_eq!(game.garrison(Place::Valencia), &[2, 0, 0, 0, 0, 2]);
}

#[test]
fn summer_residence_counts_caballeros_of_all_colours() {
    let residences = |neutral_men: &[(Place, u8)]| {
        let mut game = with_regent(CardId::SummerResidence, |_, neutral| {
            neutral.caballeros = neutral_men.iter().copied().collect();
            neutral.supply = 30 - neutral.caballeros.values().sum::<u8>();
        });
        play(&mut game, &[Decision::Act]);
        legal(&game)
    };
    let go = |region| Decision::MoveKing(In(region));
    // One player has two in Valencia, the other two in Granada.
    assert_eq!(residences(&[]), [go(Granada), go(Valencia)]);
    let crowded = [(Place::Granada, 2), (Place::Valencia, 1)];
    assert_eq!(residences(&crowded), [go(Valencia)]);
    // Where only neutral ones stand is no empty region.
    assert_eq!(residences(&[(Place::Aragon, 1)]), [go(Aragon)]);
}
