//! How many caballeros a card moves or takes, and how they move.

use super::{action_is_over, place};
use crate::support::{Table, legal, men, moves, play, refused, seat};
use Decision::{Act, Done, Evict, GiveUp, SendHome, SetDisc};
use RegionId::{Aragon, BasqueCountry, Catalonia, Galicia, Granada, Seville, Valencia};
use el_grande::rules::{CardId, Decision, Game, Place, RegionId, RuleError, Source};

fn send_home(whose: usize, from: RegionId) -> Decision {
    SendHome {
        whose: seat(whose),
        from,
    }
}

/// Whom the discs are asked of, while this region is set by all.
fn set_all(game: &mut Game, region: RegionId) -> Vec<usize> {
    let mut asked = Vec::new();
    while matches!(legal(game).first(), Some(SetDisc(_))) {
        asked.extend(game.to_act().map(el_grande::rules::Seat::index));
        play(game, &[SetDisc(region)]);
    }
    asked
}

#[test]
fn many_without_up_to_is_exactly_that_many() {
    let mut game = Table::new(2, CardId::Reinforce).court(&[5]).act();
    assert_eq!(refused(&game, Done), RuleError::MustFinish);
    play(&mut game, &[place(Aragon)]);
    assert_eq!(refused(&game, Done), RuleError::MustFinish);
    play(&mut game, &[place(Granada)]);
    assert!(action_is_over(&game));
    assert_eq!(game.court(seat(0)), 3);

    let table = Table::new(2, CardId::TwoAndTwo).men(Aragon, &[3, 3]);
    let mut game = table.act();
    play(
        &mut game,
        &[moves(0, Aragon, Granada), moves(0, Aragon, Granada)],
    );
    let third = refused(&game, moves(0, Aragon, Granada));
    assert_eq!(third, RuleError::NoOwnMoveLeft);
    play(&mut game, &[moves(1, Aragon, Granada)]);
    assert_eq!(refused(&game, Done), RuleError::MustFinish);
    play(&mut game, &[moves(1, Aragon, Granada)]);
    assert!(action_is_over(&game));
    assert_eq!(
        (men(&game, Aragon), men(&game, Granada)),
        (vec![1, 1], vec![2, 2])
    );
}

#[test]
fn many_is_all_there_are_if_fewer() {
    let mut game = Table::new(2, CardId::Reinforce).court(&[1]).act();
    play(&mut game, &[place(Aragon)]);
    assert!(action_is_over(&game), "one was all there was at court");

    let game = Table::new(4, CardId::CourtsLoseThree)
        .court(&[4, 5, 2, 0])
        .act();
    assert_eq!(game.position().court, [4, 2, 0, 0]);

    let mut table = Table::new(2, CardId::CourtGrows).men(Aragon, &[29]);
    let game = table.act();
    assert_eq!((game.court(seat(0)), game.provinces(seat(0))), (1, 0));
    let card = CardId::CourtGrows;
    table = Table::new(2, card).men(Aragon, &[30]);
    assert_eq!(refused(&table.game(), Act), RuleError::NothingToDo { card });
}

#[test]
fn many_two_and_two_a_lone_one_moves_once_and_may_move_twice() {
    // One own and one foreign that count; those with the King and in the Castillo do not.
    let table = || {
        Table::new(3, CardId::TwoAndTwo)
            .men(Aragon, &[1, 1, 0])
            .men(Galicia, &[3, 0, 3])
            .men(Place::Castillo, &[3, 3, 0])
    };
    let mut game = table().act();
    assert_eq!(refused(&game, Done), RuleError::MustFinish);
    play(&mut game, &[moves(0, Aragon, Granada)]);
    assert_eq!(
        refused(&game, Done),
        RuleError::MustFinish,
        "the foreign one"
    );
    // There and back.
    play(&mut game, &[moves(0, Granada, Aragon)]);
    let third = refused(&game, moves(0, Aragon, Granada));
    assert_eq!(third, RuleError::NoOwnMoveLeft);
    play(&mut game, &[moves(1, Aragon, Granada)]);
    assert!(!action_is_over(&game), "it may move again");
    play(&mut game, &[Done]);
    assert!(action_is_over(&game), "and need not");
    assert_eq!(men(&game, Aragon), [1, 0, 0]);
    assert_eq!(men(&game, Granada), [0, 1, 0]);
    // In the Castillo it is gone, and so is its second move.
    let mut game = table().act();
    let into = |whose| moves(whose, Aragon, Place::Castillo);
    play(&mut game, &[into(0), into(1)]);
    assert!(action_is_over(&game));
}

#[test]
fn many_two_and_two_of_two_both_moves_must_be_made() {
    // Nobody of one's own: the two foreign ones all the same.
    let table = || Table::new(2, CardId::TwoAndTwo).men(Aragon, &[0, 2]);
    let mut game = table().act();
    play(&mut game, &[moves(1, Aragon, Place::Castillo)]);
    // One is left where there were two: it makes the second move.
    assert_eq!(refused(&game, Done), RuleError::MustFinish);
    play(&mut game, &[moves(1, Aragon, Granada)]);
    assert!(action_is_over(&game));
    // The same one may make both.
    let mut game = table().act();
    play(
        &mut game,
        &[moves(1, Aragon, Granada), moves(1, Granada, Valencia)],
    );
    assert!(action_is_over(&game));
    assert_eq!(men(&game, Aragon), [0, 1]);
}

#[test]
fn many_king_rages_takes_three_or_all_there_are() {
    // Seat 1 chooses three of four, seat 2 has only two, seat 3 nothing that counts.
    let table = Table::new(4, CardId::KingRages).court(&[4, 2, 1]);
    let table = table.men(Aragon, &[3, 2, 1]).men(Galicia, &[0, 1, 1, 1]);
    let mut game = table.men(Place::Castillo, &[0, 1, 1, 1]).act();
    assert_eq!(game.to_act(), Some(seat(1)));
    let sources = [Source::Court, Source::In(Aragon)].map(GiveUp);
    assert_eq!(legal(&game), sources);
    let error = refused(&game, GiveUp(Source::In(Granada)));
    let source_place = Source::In(Granada);
    assert_eq!(error, RuleError::NothingToGiveUp { source_place });
    play(&mut game, &[sources[0], sources[1], sources[1]]);
    assert!(
        action_is_over(&game),
        "seat 2 has no choice, seat 3 is spared"
    );
    assert_eq!(game.position().court, [4, 1, 0, 0]);
    assert_eq!(men(&game, Aragon), [3, 0, 0, 0]);
    assert_eq!(men(&game, Galicia), [0, 1, 1, 1]);
    assert_eq!(men(&game, Place::Castillo), [0, 1, 1, 1]);
}

#[test]
fn many_secret_two_needs_a_region_with_two_if_there_is_one() {
    // Seat 1 has a pair; seat 2's pairs are in the King's region and the Castillo.
    let table = Table::new(3, CardId::SecretTwo).men(Aragon, &[2, 2, 1]);
    let table = table.men(Granada, &[2, 1, 1]).men(Galicia, &[0, 2, 2]);
    let mut game = table.men(Place::Castillo, &[0, 2, 2]).act();
    assert_eq!(game.to_act(), Some(seat(1)));
    assert_eq!(legal(&game), [SetDisc(Aragon)]);
    let (region, needed) = (Granada, 2);
    let single = refused(&game, SetDisc(region));
    assert_eq!(single, RuleError::TooFewThere { region, needed });
    play(&mut game, &[SetDisc(Aragon)]);
    assert_eq!(game.to_act(), Some(seat(2)));
    assert_eq!(legal(&game), [SetDisc(Aragon), SetDisc(Granada)]);
    let (region, needed) = (Valencia, 1);
    let none = refused(&game, SetDisc(region));
    assert_eq!(none, RuleError::TooFewThere { region, needed });
    play(&mut game, &[SetDisc(Granada)]);
    assert_eq!(
        (men(&game, Aragon), men(&game, Granada)),
        (vec![2, 0, 1], vec![2, 1, 0])
    );
}

#[test]
fn many_opponents_with_nothing_eligible_are_spared_and_set_no_disc() {
    for (card, asked) in [
        (CardId::SecretTwo, &[1][..]),
        (CardId::SecretAll, &[1]),
        (CardId::Eviction, &[1]),
        (CardId::SecretScoring, &[0, 1, 2, 3]),
    ] {
        let table = Table::new(4, card).men(Aragon, &[2, 2]).court(&[3, 3, 3]);
        let table = table
            .men(Galicia, &[0, 0, 2])
            .men(Place::Castillo, &[0, 0, 0, 2]);
        let mut game = table.act();
        if card == CardId::Eviction {
            play(&mut game, &[Evict(Aragon)]);
        }
        // Who is evicted must leave it.
        let region = match card {
            CardId::Eviction => Granada,
            _ => Aragon,
        };
        assert_eq!(set_all(&mut game, region), asked, "{card:?}");
        assert_eq!(men(&game, Galicia), [0, 0, 2, 0]);
        assert_eq!(men(&game, Place::Castillo), [0, 0, 0, 2]);
    }
}

#[test]
fn many_up_to_is_a_limit() {
    for (card, limit) in [
        (CardId::ThreeForeign, 3),
        (CardId::ThreeAny, 3),
        (CardId::FourOwn, 4),
        (CardId::FourAny, 4),
        (CardId::FiveFromOne, 5),
    ] {
        let whose = usize::from(card != CardId::FourOwn);
        let mut game = Table::new(2, card).men(Aragon, &[9, 9]).act();
        for made in 0..limit {
            assert!(!action_is_over(&game), "{card:?} after {made}");
            assert!(legal(&game).contains(&Done), "{card:?} after {made}");
            play(&mut game, &[moves(whose, Aragon, Granada)]);
        }
        assert!(action_is_over(&game), "{card:?} after {limit}");
    }
}

#[test]
fn move_back_each_move_goes_to_another_place() {
    for card in [
        CardId::Redeploy,
        CardId::FiveFromOne,
        CardId::FourAny,
        CardId::TwoAndTwo,
    ] {
        let game = Table::new(2, card).men(Aragon, &[2, 2]).act();
        let error = refused(&game, moves(0, Aragon, Aragon));
        assert_eq!(error, RuleError::SamePlace, "{card:?}");
    }
}

#[test]
fn move_back_the_same_caballero_may_move_again_and_each_move_counts() {
    let mut game = Table::new(2, CardId::ThreeAny).men(Aragon, &[1]).act();
    play(
        &mut game,
        &[moves(0, Aragon, Granada), moves(0, Granada, Aragon)],
    );
    assert!(!action_is_over(&game));
    play(&mut game, &[moves(0, Aragon, Valencia)]);
    assert!(action_is_over(&game));
    assert_eq!(men(&game, Valencia), [1, 0]);
}

/// Source 000, rule 4: "2 own and 2 foreign" may be an own from A to B and one from B to A, then
/// a foreign from D to E and one from E to G.
#[test]
fn move_back_as_in_the_example_of_two_and_two() {
    // Another of each stands by in Granada.
    let table = Table::new(2, CardId::TwoAndTwo).men(Granada, &[1, 1]);
    let table = table.men(Aragon, &[1, 0]).men(Valencia, &[0, 1]);
    let mut game = table.act();
    play(&mut game, &[moves(0, Aragon, BasqueCountry)]);
    play(&mut game, &[moves(0, BasqueCountry, Aragon)]);
    play(&mut game, &[moves(1, Valencia, Catalonia)]);
    assert!(!action_is_over(&game));
    play(&mut game, &[moves(1, Catalonia, Seville)]);
    assert!(action_is_over(&game));
    assert_eq!(men(&game, Aragon), [1, 0]);
    assert_eq!(men(&game, Seville), [0, 1]);
    assert_eq!(men(&game, Granada), [1, 1]);
}

#[test]
fn move_back_does_not_lead_out_of_the_castillo() {
    let mut game = Table::new(2, CardId::ThreeAny).men(Aragon, &[1]).act();
    play(&mut game, &[moves(0, Aragon, Place::Castillo)]);
    assert!(action_is_over(&game), "nobody is left to move");
    assert_eq!(men(&game, Place::Castillo), [1, 0]);
}

#[test]
fn move_back_redistribution_may_leave_pieces_where_they_were() {
    for card in [CardId::Redeploy, CardId::RedeployOrReinforce] {
        for moved in 0..=3 {
            let mut game = Table::new(2, card).men(Aragon, &[3]).act();
            for _ in 0..moved {
                play(&mut game, &[moves(0, Aragon, Granada)]);
            }
            if moved < 3 {
                play(&mut game, &[Done]);
            }
            assert!(action_is_over(&game));
            assert_eq!(men(&game, Aragon), [3 - moved, 0]);
            assert_eq!(men(&game, Granada), [moved, 0]);
        }
    }
}

#[test]
fn move_back_from_one_region_leaves_only_that_region_and_for_good() {
    for card in [CardId::FiveFromOne, CardId::Redeploy] {
        let table = Table::new(2, card).men(Aragon, &[4]).men(Granada, &[4]);
        let mut game = table.act();
        play(&mut game, &[moves(0, Aragon, Granada)]);
        let source_region = Aragon;
        let back = refused(&game, moves(0, Granada, Aragon));
        assert_eq!(back, RuleError::OtherSource { source_region }, "{card:?}");
    }
}

#[test]
fn each_opponent_loses_one_and_the_acting_player_none() {
    let table = Table::new(4, CardId::OneOfEach).men(Aragon, &[2, 2, 1]);
    let table = table
        .men(Granada, &[0, 0, 1, 0])
        .men(Galicia, &[0, 0, 0, 1]);
    let mut game = table.men(Place::Castillo, &[0, 0, 0, 1]).act();
    let own = RuleError::NotTheirs { whose: seat(0) };
    assert_eq!(refused(&game, send_home(0, Aragon)), own);
    play(&mut game, &[send_home(2, Granada)]);
    let again = RuleError::NotTheirs { whose: seat(2) };
    assert_eq!(refused(&game, send_home(2, Aragon)), again);
    play(&mut game, &[send_home(1, Aragon)]);
    assert!(action_is_over(&game), "seat 3 has nobody that counts");
    assert_eq!(
        (men(&game, Aragon), men(&game, Granada)),
        (vec![2, 1, 1, 0], vec![0; 4])
    );
    assert_eq!(game.position().provinces, [28, 29, 29, 28]);
}
