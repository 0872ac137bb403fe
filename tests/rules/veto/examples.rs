//! The worked examples of the rules on Veto, step by step. The acting player is seat 0.

use crate::support::{Table, announced, men, moves, play, refused, seat};
use Decision::{Act, GiveUp, Next, NotNow, Score, SetDisc, Veto};
use RegionId::{Aragon, BasqueCountry, Catalonia, Granada, OldCastile, Seville, Valencia};
use el_grande::rules::{
    CardId, Decision, Deed, Game, GameEvent, Place, Progress, RegionId, RuleError, Source,
};

fn over(game: &Game) -> bool {
    game.turn().action == Progress::Finished && game.pending().is_empty()
}

fn paid(game: &Game) -> (Place, u8, u8) {
    match announced(game) {
        Deed::Pay(payment) => (payment.place, payment.position, payment.points),
        other => panic!("a payment was expected, not {other:?}"),
    }
}

/// Source 000, 9.1: of four moves the first two do no harm; a Veto after them prevents the other
/// two.
#[test]
fn example_9_1_two_of_four_moves() {
    let mut game = Table::new(3, CardId::FourAny)
        .men(Aragon, &[4, 4, 4])
        .veto(2)
        .act();
    play(&mut game, &[moves(0, Aragon, Granada), NotNow]);
    play(&mut game, &[moves(1, Aragon, Granada), NotNow]);
    assert_eq!(men(&game, Granada), [1, 1, 0]);
    play(&mut game, &[moves(2, Aragon, Granada)]);
    assert_eq!(men(&game, Granada), [1, 1, 0], "announced, not done");
    play(&mut game, &[Veto]);
    assert!(over(&game), "the fourth move does not happen either");
    assert_eq!(
        (men(&game, Aragon), men(&game, Granada)),
        (vec![3, 3, 4], vec![1, 1, 0])
    );
}

/// Source 003: two of four moves were welcome; the third is announced, vetoed and taken back, and
/// the rest is prevented.
#[test]
fn example_of_source_003_the_last_move_is_taken_back() {
    let mut game = Table::new(2, CardId::FourOwn)
        .men(Aragon, &[4])
        .veto(1)
        .act();
    play(&mut game, &[moves(0, Aragon, Seville), NotNow]);
    play(&mut game, &[moves(0, Aragon, Seville), NotNow]);
    play(&mut game, &[moves(0, Aragon, Catalonia), Veto]);
    assert!(over(&game));
    assert_eq!(men(&game, Catalonia), [0, 0]);
    assert_eq!(
        (men(&game, Aragon), men(&game, Seville)),
        (vec![2, 0], vec![2, 0])
    );
}

/// Source 000, 9.2, the courts are emptied: a Veto before anybody has begun saves all.
#[test]
fn example_9_2_courts_emptied_vetoed_before_all() {
    let mut game = Table::new(4, CardId::CourtsEmptied)
        .court(&[5, 4, 3, 2])
        .veto(1)
        .act();
    play(&mut game, &[Next(seat(2)), Veto]);
    assert!(over(&game));
    assert_eq!(game.position().court, [5, 4, 3, 2]);
}

/// Source 000, 9.2, the courts are emptied: the holder is not first in the order and objects only
/// when it is the holder's turn, so who came before has lost the court and the others have not.
#[test]
fn example_9_2_courts_emptied_vetoed_in_the_holders_turn() {
    let mut game = Table::new(4, CardId::CourtsEmptied)
        .court(&[5, 4, 3, 2])
        .veto(1)
        .act();
    play(&mut game, &[Next(seat(2)), NotNow]);
    assert_eq!(game.position().court, [5, 4, 0, 2]);
    play(&mut game, &[Next(seat(1))]);
    assert_eq!(
        announced(&game),
        Deed::LoseCourt {
            whose: seat(1),
            count: 4
        }
    );
    play(&mut game, &[Veto]);
    assert!(over(&game));
    assert_eq!(game.position().court, [5, 4, 0, 2]);
}

/// Source 000, 9.2, the King rages: of five players the first two opponents give up three each,
/// the third plays a Veto; the third and the fourth give up nothing.
#[test]
fn example_9_2_king_rages_among_five() {
    let table = Table::new(5, CardId::KingRages)
        .court(&[3; 5])
        .men(Aragon, &[3; 5]);
    let mut game = table.veto(3).act();
    let all_court = [GiveUp(Source::Court); 3];
    let all_aragon = [GiveUp(Source::In(Aragon)); 3];
    play(&mut game, &all_court);
    play(&mut game, &[NotNow]);
    play(&mut game, &all_aragon);
    play(&mut game, &[NotNow]);
    assert_eq!(game.to_act(), Some(seat(3)));
    play(&mut game, &all_court);
    play(&mut game, &[Veto]);
    assert!(over(&game));
    assert_eq!(game.position().court, [3, 0, 3, 3, 3]);
    assert_eq!(men(&game, Aragon), [3, 3, 0, 3, 3]);
    assert_eq!(game.position().provinces, [24, 27, 27, 24, 24]);
}

/// Source 000, 9.3, one region: values 6 4 2, red has 4, blue 3, green 2. Red takes the 6 points,
/// then plays a Veto; blue and green get nothing.
#[test]
fn example_9_3_one_region() {
    // Red, blue and green are seats 1, 2 and 3.
    let table = Table::new(4, CardId::ScoreOneWithTwo).men(OldCastile, &[0, 4, 3, 2]);
    let mut game = table.veto(1).act();
    play(&mut game, &[Score(Place::OldCastile)]);
    assert_eq!(paid(&game), (Place::OldCastile, 1, 6));
    play(&mut game, &[NotNow]);
    assert_eq!(paid(&game), (Place::OldCastile, 2, 4));
    play(&mut game, &[Veto]);
    assert!(over(&game));
    assert_eq!(game.position().scores, [0, 6, 0, 0]);
}

/// Lets five steps of two regions be paid but for the first rank of the second: then its owner,
/// who holds the Veto, stops the rest.
fn stop_after_the_first_rank_of_aragon(card: CardId) {
    // Seat 3 holds the Veto and is first in Aragon.
    let table = Table::new(4, card).men(BasqueCountry, &[3, 2, 1, 0]);
    let table = table
        .men(Aragon, &[2, 1, 0, 3])
        .men(Valencia, &[1, 2, 3, 0]);
    let mut game = table.veto(3).act();
    let mut steps = Vec::new();
    for _ in 0..4 {
        steps.push(paid(&game));
        play(&mut game, &[NotNow]);
    }
    let basque = |position, points| (Place::BasqueCountry, position, points);
    let expected = [
        basque(1, 5),
        basque(2, 3),
        basque(3, 1),
        (Place::Aragon, 1, 5),
    ];
    assert_eq!(steps, expected, "{card:?}");
    let events = play(&mut game, &[Veto]);
    assert!(matches!(events[1], GameEvent::Vetoed { .. }));
    assert!(over(&game));
    assert_eq!(
        game.position().scores,
        [5, 3, 1, 5],
        "nothing more in Aragon or Valencia"
    );
}

/// Source 000, 9.3, the 5-regions: Basque Country, Aragon, Valencia. Who is first in Aragon takes
/// the 5 points there and then plays a Veto; no more points for Aragon and Valencia.
#[test]
fn example_9_3_five_regions() {
    stop_after_the_first_rank_of_aragon(CardId::ScoreFives);
}

/// Source 000, 9.3, most caballeros, one such region: as for one region of choice.
#[test]
fn example_9_3_most_caballeros_in_one_region() {
    let table = Table::new(4, CardId::ScoreMost).men(OldCastile, &[0, 4, 3, 2]);
    let mut game = table.men(Aragon, &[8]).veto(1).act();
    assert_eq!(paid(&game), (Place::OldCastile, 1, 6));
    play(&mut game, &[NotNow, Veto]);
    assert!(over(&game));
    assert_eq!(game.position().scores, [0, 6, 0, 0]);
}

/// Source 000, 9.3, most caballeros, several such regions: as for the 5-regions.
#[test]
fn example_9_3_most_caballeros_in_several_regions() {
    stop_after_the_first_rank_of_aragon(CardId::ScoreMost);
}

/// Seats 1 to 3 have two caballeros in Granada each and have to send them home by disc.
fn secret_two() -> Game {
    let table = Table::new(4, CardId::SecretTwo).men(Granada, &[0, 2, 2, 2]);
    table.veto(1).act()
}

/// Source 000, 9.4, two by disc: a Veto before the discs are used.
#[test]
fn example_9_4_vetoed_before_the_discs() {
    let mut game = secret_two();
    play(&mut game, &[Veto]);
    assert!(over(&game));
    assert_eq!(men(&game, Granada), [0, 2, 2, 2]);
}

/// Source 000, 9.4, two by disc: the discs are shown, and a Veto before anybody has begun saves
/// all.
#[test]
fn example_9_4_vetoed_before_all() {
    let mut game = secret_two();
    play(&mut game, &[NotNow]);
    play(&mut game, &[SetDisc(Granada); 3]);
    play(&mut game, &[Next(seat(3)), Veto]);
    assert!(over(&game));
    assert_eq!(men(&game, Granada), [0, 2, 2, 2]);
}

/// Source 000, 9.4, two by disc: the holder objects only in the own turn; neither the holder nor
/// those who come later in the order lose any.
#[test]
fn example_9_4_vetoed_in_the_holders_turn() {
    let mut game = secret_two();
    play(&mut game, &[NotNow]);
    play(&mut game, &[SetDisc(Granada); 3]);
    play(&mut game, &[Next(seat(3)), NotNow, Next(seat(1))]);
    let (whose, from, count) = (seat(1), Granada, 2);
    assert_eq!(announced(&game), Deed::LoseRegion { whose, from, count });
    play(&mut game, &[Veto]);
    assert!(over(&game));
    assert_eq!(men(&game, Granada), [0, 2, 2, 0]);
    assert_eq!(refused(&game, Act), RuleError::ActionOver);
}
