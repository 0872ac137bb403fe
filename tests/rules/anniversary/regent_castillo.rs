//! Rivalry and Rebellion: Grandes inside the Castillo, and the King beside it.

use super::into_castillo;
use crate::support::{Table, legal, play, refused, seat};
use el_grande::rules::KingSpot::{Castillo, In};
use el_grande::rules::RegionId::{Aragon, Galicia};
use el_grande::rules::{
    CardId, Decision, Game, GameEvent, KingSpot, Place, Progress, Reason, RegionId, RuleError,
};

/// The scores once the Castillo, with these caballeros inside, has been scored by the card.
fn scored(king: KingSpot, inside: &[u8], grandes_inside: &[usize]) -> Vec<u16> {
    let mut table = Table::new(3, CardId::ScoreCastillo)
        .regents()
        .king_at(king)
        .men(Place::Castillo, inside);
    for &index in grandes_inside {
        table = table.grande_inside(index);
    }
    table.act().position().scores
}

#[test]
fn rebellion_gives_the_kings_bonus_in_a_special_scoring_of_the_castillo() {
    assert_eq!(scored(Castillo, &[1, 2], &[]), [3, 7, 0]);
    assert_eq!(scored(In(Galicia), &[1, 2], &[]), [3, 5, 0]);
    // The classic card that may name it does the same.
    let mut game = Table::new(3, CardId::ScoreOneWithTwo)
        .regents()
        .king_at(Castillo)
        .men(Place::Castillo, &[1, 2])
        .act();
    let events = play(&mut game, &[Decision::Score(Place::Castillo)]);
    assert_eq!(game.score(seat(1)), 7);
    let bonus = GameEvent::Points {
        seat: seat(1),
        place: Place::Castillo,
        points: 2,
        reason: Reason::KingBonus,
        total: 7,
    };
    assert!(events.contains(&bonus));
}

#[test]
fn rivalry_and_rebellion_bonuses_add_up_in_the_castillo() {
    assert_eq!(scored(Castillo, &[1, 2], &[0, 1]), [3, 9, 0]);
    assert_eq!(scored(Castillo, &[1, 2], &[0]), [3, 7, 0], "not for second");
}

#[test]
fn tie_for_first_in_the_castillo_brings_neither_bonus() {
    for king in [Castillo, In(Galicia)] {
        assert_eq!(scored(king, &[2, 2, 1], &[0, 1]), [3, 3, 0], "{king:?}");
        assert_eq!(scored(king, &[2, 2, 1], &[0, 2]), [3, 3, 0], "{king:?}");
    }
}

#[test]
fn rivalry_out_of_a_rebellion_sends_grandes_into_the_castillo_the_king_has_left() {
    let mut game = Table::new(3, CardId::Rivalry)
        .regents()
        .king_at(Castillo)
        .grande(0, Aragon)
        .grande(2, Aragon)
        .court(&[1])
        .act();
    play(&mut game, &[Decision::MoveKing(In(Aragon))]);
    assert_eq!(game.turn().action, Progress::Finished);
    assert_eq!(game.king(), In(Aragon));
    let grandes = [0, 1, 2].map(|own| game.grande(seat(own)));
    let expected = [Place::Castillo, Place::Catalonia, Place::Castillo];
    assert_eq!(grandes, expected.map(Some));
    assert!(legal(&game).contains(&Decision::Place(Place::Castillo)));
}

/// It is the King's region now, but still no region.
#[test]
fn scoring_any_one_region_refuses_the_castillo_in_a_rebellion() {
    let game = Table::new(4, CardId::ScoreRegion)
        .regents()
        .king_at(Castillo)
        .men(Place::Castillo, &[2])
        .act();
    let regions = RegionId::ALL.map(|region| Decision::Score(region.place()));
    assert_eq!(legal(&game), regions);
    assert_eq!(
        refused(&game, Decision::Score(Place::Castillo)),
        RuleError::CastilloNotScored
    );
}

/// Everybody has caballeros to move and to place.
fn crowded(card: CardId, king: KingSpot) -> Game {
    Table::new(3, card)
        .regents()
        .king_at(king)
        .men(Aragon, &[2, 2, 2])
        .court(&[3, 3, 3])
        .game()
}

/// What the first step of the special action offers that leads into the Castillo.
fn offers_into_castillo(mut game: Game) -> Vec<Decision> {
    play(&mut game, &[Decision::Act]);
    // Where nothing is to be decided, placing is next, and that is no part of it.
    match game.turn().action {
        Progress::Begun => into_castillo(&game),
        _ => vec![],
    }
}

#[test]
fn rebellion_closes_the_castillo_for_placing_with_every_card() {
    let place = Decision::Place(Place::Castillo);
    for card in CardId::ALL {
        assert!(legal(&crowded(card, In(Galicia))).contains(&place));
        let closed = crowded(card, Castillo);
        assert_eq!(refused(&closed, place), RuleError::NotIntoCastillo);
    }
}

#[test]
fn rebellion_closes_the_castillo_for_every_special_action() {
    let mut lead_there = Vec::new();
    for card in CardId::ALL {
        let offers = offers_into_castillo(crowded(card, In(Galicia)));
        let mut game = crowded(card, Castillo);
        if game.judge(Decision::Act).is_err() {
            assert!(offers.is_empty(), "{card:?}");
            continue;
        }
        play(&mut game, &[Decision::Act]);
        for &offer in &offers {
            assert_eq!(refused(&game, offer), RuleError::NotIntoCastillo);
        }
        if !offers.is_empty() {
            lead_there.push(card);
        }
        while game.turn().action == Progress::Begun && game.king() == Castillo {
            assert_eq!(into_castillo(&game), [], "{card:?}");
            let first = legal(&game)[0];
            play(&mut game, &[first]);
        }
    }
    // Else the loop would have nothing to refuse.
    let known = [
        CardId::Redeploy,
        CardId::Reinforce,
        CardId::RedeployOrReinforce,
        CardId::FiveFromOne,
        CardId::ThreeForeign,
        CardId::ThreeAny,
        CardId::TwoAndTwo,
        CardId::FourOwn,
        CardId::FourAny,
        CardId::MobileScoreboard,
        CardId::RedeployOrMilitia,
        CardId::UpToTwoAndTwo,
    ];
    assert_eq!(lead_there, known);
}
