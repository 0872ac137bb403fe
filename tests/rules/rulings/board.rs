//! What may enter and leave the King's region (`TABOO`) and the Castillo (`CASTILLO`).

use crate::support::{Table, legal, men, moves, play, refused, seat};
use Decision::{Act, Evict, GiveUp, MoveGrande, MoveKing, SendHome, SetDisc};
use RegionId::{Aragon, Galicia};
use el_grande::rules::{
    CardId, Decision, GameEvent, KingSpot, Place, RegionId, RuleError, Scoreboard, Setup, Source,
};

const TABOO: RuleError = RuleError::KingsRegion { region: Galicia };

/// Both seats have two caballeros in the King's region and two in Aragon.
fn table(card: CardId) -> Table {
    let table = Table::new(2, card)
        .men(Galicia, &[2, 2])
        .men(Aragon, &[2, 2]);
    table.court(&[3, 3])
}

#[test]
fn taboo_no_caballero_enters_or_leaves_by_any_card() {
    let home = |whose| SendHome {
        whose: seat(whose),
        from: Galicia,
    };
    let tries = [
        (CardId::Redeploy, moves(0, Galicia, Aragon)),
        (CardId::Redeploy, moves(0, Aragon, Galicia)),
        (CardId::Reinforce, Decision::Place(Place::Galicia)),
        (CardId::RedeployOrReinforce, moves(0, Galicia, Aragon)),
        (CardId::RedeployOrReinforce, moves(0, Aragon, Galicia)),
        (CardId::RedeployOrReinforce, Decision::Place(Place::Galicia)),
        (CardId::FiveFromOne, moves(1, Galicia, Aragon)),
        (CardId::FiveFromOne, moves(1, Aragon, Galicia)),
        (CardId::ThreeForeign, moves(1, Galicia, Aragon)),
        (CardId::ThreeForeign, moves(1, Aragon, Galicia)),
        (CardId::ThreeAny, moves(0, Galicia, Aragon)),
        (CardId::ThreeAny, moves(1, Aragon, Galicia)),
        (CardId::TwoAndTwo, moves(0, Galicia, Aragon)),
        (CardId::TwoAndTwo, moves(1, Aragon, Galicia)),
        (CardId::FourOwn, moves(0, Galicia, Place::Castillo)),
        (CardId::FourOwn, moves(0, Aragon, Galicia)),
        (CardId::FourAny, moves(1, Galicia, Place::Castillo)),
        (CardId::FourAny, moves(1, Aragon, Galicia)),
        (CardId::KingRages, GiveUp(Source::In(Galicia))),
        (CardId::OneOfEach, home(1)),
        (CardId::SecretTwo, SetDisc(Galicia)),
        (CardId::SecretAll, SetDisc(Galicia)),
        (CardId::Eviction, Evict(Galicia)),
    ];
    for (card, decision) in tries {
        assert_eq!(refused(&table(card).act(), decision), TABOO, "{card:?}");
    }
    // Placing, whatever the card.
    for card in CardId::ALL {
        let error = refused(&table(card).game(), Decision::Place(Place::Galicia));
        assert_eq!(error, TABOO, "{card:?}");
    }
}

#[test]
fn taboo_no_grande_enters_or_leaves() {
    let game = Table::new(2, CardId::GrandeTravels).act();
    assert_eq!(refused(&game, MoveGrande(Galicia)), TABOO);
    let game = Table::new(2, CardId::GrandeTravels)
        .grande(0, Galicia)
        .game();
    assert_eq!(refused(&game, Act), RuleError::GrandeInKingsRegion);
}

#[test]
fn taboo_no_scoreboard_enters_or_leaves() {
    let card = CardId::MobileScoreboard;
    let [eight, four] = Scoreboard::ALL;
    let game = Table::new(2, card)
        .scoreboards(Some(Place::Galicia), None)
        .act();
    let set = |board, to| Decision::SetScoreboard { board, to };
    assert_eq!(refused(&game, set(four, Place::Galicia)), TABOO);
    let stays = RuleError::ScoreboardInKingsRegion { board: eight };
    assert_eq!(refused(&game, set(eight, Place::Aragon)), stays);
    let mut game = game;
    play(&mut game, &[set(four, Place::Aragon)]);
    assert_eq!(game.scoreboard(four), Some(Place::Aragon));
}

#[test]
fn taboo_the_king_himself_moves_and_takes_nothing_with_him() {
    let mut game = table(CardId::KingTravels).act();
    play(&mut game, &[MoveKing(KingSpot::In(Aragon))]);
    assert_eq!(game.king(), KingSpot::In(Aragon));
    assert_eq!(
        (men(&game, Galicia), men(&game, Aragon)),
        (vec![2, 2], vec![2, 2])
    );
}

#[test]
fn taboo_does_not_keep_the_kings_region_from_being_scored() {
    let table = Table::new(4, CardId::ScoreOneWithTwo).men(Galicia, &[3, 2, 1]);
    let mut game = table.act();
    play(&mut game, &[Decision::Score(Place::Galicia)]);
    assert_eq!(game.position().scores, [4 + 2, 2, 0, 0]);
    let table = Table::new(4, CardId::ScoreFours).men(Galicia, &[3, 2, 1]);
    assert_eq!(table.act().position().scores, [4 + 2, 2, 0, 0]);
}

#[test]
fn castillo_is_a_destination_wherever_caballeros_are_placed_or_moved() {
    let into_castillo = [
        (CardId::Redeploy, moves(0, Aragon, Place::Castillo)),
        (CardId::Reinforce, Decision::Place(Place::Castillo)),
        (
            CardId::RedeployOrReinforce,
            moves(0, Aragon, Place::Castillo),
        ),
        (
            CardId::RedeployOrReinforce,
            Decision::Place(Place::Castillo),
        ),
        (CardId::FiveFromOne, moves(0, Aragon, Place::Castillo)),
        (CardId::ThreeForeign, moves(1, Aragon, Place::Castillo)),
        (CardId::ThreeAny, moves(1, Aragon, Place::Castillo)),
        (CardId::TwoAndTwo, moves(1, Aragon, Place::Castillo)),
        (CardId::FourOwn, moves(0, Aragon, Place::Castillo)),
        (CardId::FourAny, moves(1, Aragon, Place::Castillo)),
    ];
    for (card, decision) in into_castillo {
        let mut game = table(card).act();
        assert!(legal(&game).contains(&decision), "{card:?}");
        play(&mut game, &[decision]);
        assert_eq!(
            men(&game, Place::Castillo).iter().sum::<u8>(),
            1,
            "{card:?}"
        );
    }
    for card in CardId::ALL {
        let mut game = table(card).game();
        let to = Place::Castillo;
        let placed = GameEvent::Placed { seat: seat(0), to };
        assert_eq!(
            play(&mut game, &[Decision::Place(to)]),
            [placed],
            "{card:?}"
        );
    }
}

#[test]
fn castillo_is_on_no_disc() {
    let in_castillo = |card| table(card).men(Place::Castillo, &[3, 3]);
    let all = RegionId::ALL.map(SetDisc);
    for card in [CardId::SecretTwo, CardId::SecretAll] {
        assert_eq!(
            legal(&in_castillo(card).act()),
            [SetDisc(Aragon)],
            "{card:?}"
        );
    }
    assert_eq!(legal(&in_castillo(CardId::SecretScoring).act()), all);
    let mut eviction = in_castillo(CardId::Eviction).act();
    play(&mut eviction, &[Evict(Aragon)]);
    let elsewhere = all.iter().filter(|&&disc| disc != SetDisc(Aragon));
    assert_eq!(legal(&eviction), elsewhere.copied().collect::<Vec<_>>());
    let general = in_castillo(CardId::Veto).general_scoring().game();
    assert_eq!(legal(&general), all);
}

#[test]
fn castillo_lets_nobody_out_by_a_card() {
    // All on the board are in the Castillo: these cards find nobody.
    let stuck = [
        CardId::Redeploy,
        CardId::FiveFromOne,
        CardId::ThreeForeign,
        CardId::ThreeAny,
        CardId::TwoAndTwo,
        CardId::FourOwn,
        CardId::FourAny,
        CardId::KingRages,
        CardId::OneOfEach,
        CardId::SecretTwo,
        CardId::SecretAll,
        CardId::Eviction,
    ];
    for card in stuck {
        let game = Table::new(2, card).men(Place::Castillo, &[5, 5]).game();
        assert_eq!(refused(&game, Act), RuleError::NothingToDo { card });
    }
}

#[test]
fn castillo_is_shown_to_all_when_it_is_scored_and_the_caballeros_stay() {
    let scored: [(CardId, &[Decision]); 2] = [
        (CardId::ScoreCastillo, &[Act]),
        (
            CardId::ScoreOneWithTwo,
            &[Act, Decision::Score(Place::Castillo)],
        ),
    ];
    for (card, decisions) in scored {
        let mut game = Table::new(4, card).men(Place::Castillo, &[1, 3, 2]).game();
        let events = play(&mut game, decisions);
        let inside = [1, 3, 2, 0, 0, 0];
        assert_eq!(events[1], GameEvent::CastilloOpened { inside });
        assert_eq!(events[events.len() - 2], GameEvent::CastilloClosed);
        assert_eq!(game.position().scores, [1, 5, 3, 0]);
        assert_eq!(men(&game, Place::Castillo), [1, 3, 2, 0]);
    }
}

#[test]
fn castillo_ledger_is_off_unless_asked_for() {
    assert!(!Setup::with_players(3).castillo_ledger);
}

#[test]
fn castillo_holds_a_scoreboard_like_a_region() {
    let board = Scoreboard::Eight;
    let table = Table::new(4, CardId::MobileScoreboard).men(Place::Castillo, &[1, 3, 2]);
    let mut game = table.act();
    play(
        &mut game,
        &[Decision::SetScoreboard {
            board,
            to: Place::Castillo,
        }],
    );
    assert_eq!(game.values(Place::Castillo), [8, 4, 0]);
}
