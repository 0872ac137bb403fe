//! What a place pays, and which places a card scores.

use super::{general, places_scored, score_with};
use crate::support::{Table, play};
use Decision::SetDisc;
use Place::Castillo;
use RegionId::{Aragon, BasqueCountry, Galicia, Granada};
use el_grande::rules::{CardId, Decision, GameEvent, Place, Reason, RegionId, Values};

/// What scoring one place by a card pays, by seat.
fn score_one(table: Table, place: impl Into<Place>) -> Vec<u16> {
    let mut game = table.act();
    play(&mut game, &[Decision::Score(place.into())]);
    game.position().scores
}

/// Points with their reason, in the order they were given.
fn reasons(events: &[GameEvent]) -> Vec<(usize, u8, Reason)> {
    let told = |event: &GameEvent| match *event {
        GameEvent::Points {
            seat,
            points,
            reason,
            ..
        } => Some((seat.index(), points, reason)),
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

/// Players, values, caballeros and points by seat.
type Row = (&'static [usize], Values, &'static [u8], &'static [u16]);

/// `TIE` and `FEW`.
const POINTS: [Row; 18] = [
    (&[4, 5], [5, 3, 1], &[4, 4, 4, 3], &[3, 3, 3, 1]),
    (&[4, 5], [6, 4, 2], &[4, 3, 2, 2], &[6, 4, 0, 0]),
    (&[4, 5], [4, 3, 1], &[4, 3, 3, 2], &[4, 1, 1, 0]),
    (&[4, 5], [4, 2, 0], &[4, 3, 2, 0], &[4, 2, 0, 0]),
    (&[4, 5], [5, 3, 1], &[4, 4, 3, 3], &[3, 3, 0, 0]),
    (&[3], [5, 3, 1], &[4, 4, 3], &[3, 3, 0]),
    (&[3], [5, 3, 1], &[4, 3, 3], &[5, 0, 0]),
    (&[2], [5, 3, 1], &[3, 3], &[0, 0]),
    (&[2], [5, 3, 1], &[3, 2], &[5, 0]),
    // Beyond the table: any seat can be first, all can tie, one alone gets no more than first,
    // who has nobody there gets nothing.
    (&[4, 5], [5, 3, 1], &[1, 2, 3, 4], &[0, 1, 3, 5]),
    (&[5], [6, 4, 2], &[2, 2, 2, 2, 2], &[4, 4, 4, 4, 4]),
    (&[5], [6, 4, 2], &[5, 4, 3, 2, 1], &[6, 4, 2, 0, 0]),
    (&[5], [7, 4, 2], &[5, 5, 4, 4, 1], &[4, 4, 0, 0, 0]),
    (&[5], [7, 4, 2], &[5, 4, 4, 3, 1], &[7, 2, 2, 0, 0]),
    (&[4, 5], [7, 4, 2], &[0, 1, 0, 0], &[0, 7, 0, 0]),
    (&[4, 5], [7, 4, 2], &[0, 0, 0, 0], &[0, 0, 0, 0]),
    (&[3], [6, 4, 2], &[4, 3, 2], &[6, 4, 0]),
    (&[2], [6, 4, 2], &[0, 2], &[0, 6]),
];

/// A region of these values, with neither King nor Grande: the King is in Granada, the Grandes
/// are in Catalonia.
fn region_of(values: Values) -> RegionId {
    let region = RegionId::ALL
        .into_iter()
        .find(|r| r.place().printed_values() == values);
    region.expect("such a region")
}

#[test]
fn tie_and_few_pay_as_the_table_says() {
    for (tables, values, counts, points) in POINTS {
        for &players in tables {
            let region = region_of(values);
            let table = Table::new(players, CardId::ScoreOneWithTwo).king(Granada);
            let paid = score_one(table.men(region, counts), region);
            assert_eq!(
                &paid[..points.len()],
                points,
                "{players} players, {counts:?}"
            );
            assert!(paid[points.len()..].iter().all(|&points| points == 0));
        }
    }
}

#[test]
fn tie_and_few_hold_in_general_scoring_and_for_the_castillo_too() {
    for (tables, values, counts, points) in POINTS {
        for &players in tables {
            let table = general(players).king(Granada);
            let mut game = table.men(region_of(values), counts).game();
            score_with(&mut game, &vec![Galicia; players]);
            assert_eq!(
                &game.position().scores[..points.len()],
                points,
                "{counts:?}"
            );
            if values == Castillo.printed_values() {
                let table = Table::new(players, CardId::ScoreOneWithTwo).men(Castillo, counts);
                let paid = score_one(table, Castillo);
                assert_eq!(&paid[..points.len()], points, "Castillo, {counts:?}");
            }
        }
    }
}

#[test]
fn few_uses_one_value_with_two_players_and_two_with_three() {
    for (players, in_use) in [(2, 1), (3, 2), (4, 3), (5, 3)] {
        let game = Table::new(players, CardId::Veto).game();
        assert_eq!(game.rules().values_in_use, in_use, "{players} players");
    }
}

#[test]
fn tie_is_told_as_the_position_it_is_paid() {
    let table = Table::new(5, CardId::ScoreOneWithTwo).men(BasqueCountry, &[4, 4, 3, 0, 0]);
    let mut game = table.act();
    let events = play(&mut game, &[Decision::Score(Place::BasqueCountry)]);
    let (tie, third) = (Reason::Tie { position: 2 }, Reason::Rank { position: 3 });
    assert_eq!(reasons(&events), [(0, 3, tie), (1, 3, tie), (2, 1, third)]);
}

#[test]
fn grandes_never_count() {
    let table = Table::new(4, CardId::ScoreOneWithTwo);
    let table = table.grande(0, Aragon).men(Aragon, &[0, 1]);
    assert_eq!(score_one(table, Aragon), [0, 5, 0, 0]);
    // A Grande does not break a tie.
    let table = Table::new(4, CardId::ScoreOneWithTwo);
    let table = table.grande(0, Aragon).men(Aragon, &[1, 1]);
    assert_eq!(score_one(table, Aragon), [4, 4, 0, 0]);
}

#[test]
fn king_bonus_goes_to_the_sole_first_in_the_kings_region() {
    let table = |counts: &[u8]| {
        let table = Table::new(4, CardId::ScoreOneWithTwo).king(Aragon);
        table.men(Aragon, counts)
    };
    let mut game = table(&[2, 3]).act();
    let events = play(&mut game, &[Decision::Score(Place::Aragon)]);
    let (first, second) = (Reason::Rank { position: 1 }, Reason::Rank { position: 2 });
    let expected = [(1, 5, first), (1, 2, Reason::KingBonus), (0, 4, second)];
    assert_eq!(reasons(&events), expected);
    assert_eq!(
        score_one(table(&[3, 3, 1]), Aragon),
        [4, 4, 1, 0],
        "none on a tie"
    );
}

#[test]
fn home_bonus_goes_to_the_sole_first_where_the_own_grande_stands() {
    let table = |counts: &[u8], grandes: &[usize]| {
        let mut table = Table::new(4, CardId::ScoreOneWithTwo);
        for &index in grandes {
            table = table.grande(index, Aragon);
        }
        table.men(Aragon, counts)
    };
    let mut game = table(&[2, 3], &[0, 1]).act();
    let events = play(&mut game, &[Decision::Score(Place::Aragon)]);
    let (first, second) = (Reason::Rank { position: 1 }, Reason::Rank { position: 2 });
    let expected = [(1, 5, first), (1, 2, Reason::HomeBonus), (0, 4, second)];
    assert_eq!(reasons(&events), expected);
    assert_eq!(
        score_one(table(&[2, 3], &[0]), Aragon),
        [4, 5, 0, 0],
        "not for the second"
    );
    assert_eq!(
        score_one(table(&[3, 3], &[0]), Aragon),
        [4, 4, 0, 0],
        "none on a tie"
    );
    // Source 000: not even when all who tie have their Grande there.
    assert_eq!(score_one(table(&[3, 3], &[0, 1]), Aragon), [4, 4, 0, 0]);
}

#[test]
fn king_bonus_and_home_bonus_add_up_in_any_scoring() {
    let prepare = |table: Table| table.king(Aragon).grande(0, Aragon).men(Aragon, &[2, 1]);
    let expected = [5 + 2 + 2, 4, 0];
    let one = prepare(Table::new(3, CardId::ScoreOneWithThree));
    assert_eq!(score_one(one, Aragon), expected);
    for card in [CardId::ScoreFives, CardId::ScoreMost, CardId::ScoreFewest] {
        let game = prepare(Table::new(3, card)).act();
        assert_eq!(game.position().scores, expected, "{card:?}");
    }
    let firsts = prepare(Table::new(3, CardId::ScoreFirsts)).act();
    assert_eq!(firsts.position().scores, [9, 0, 0]);
    let mut general = prepare(general(3)).game();
    score_with(&mut general, &[Aragon; 3]);
    assert_eq!(general.position().scores, expected);
    let mut secret = prepare(Table::new(3, CardId::SecretScoring)).act();
    play(&mut secret, &[Aragon, Granada, Granada].map(SetDisc));
    assert_eq!(secret.position().scores, expected);
}

#[test]
fn king_bonus_and_home_bonus_are_paid_with_few_players_and_poor_scoreboards() {
    let table = Table::new(2, CardId::ScoreOneWithTwo)
        .king(Aragon)
        .grande(0, Aragon);
    assert_eq!(score_one(table.men(Aragon, &[2, 1]), Aragon), [9, 0]);
    let table = Table::new(4, CardId::ScoreOneWithTwo).scoreboards(None, Some(Place::Aragon));
    let table = table.king(Aragon).grande(0, Aragon);
    assert_eq!(score_one(table.men(Aragon, &[2, 1]), Aragon), [8, 0, 0, 0]);
}

#[test]
fn king_bonus_and_home_bonus_are_not_paid_in_the_castillo() {
    for card in [CardId::ScoreOneWithTwo, CardId::ScoreOneWithThree] {
        let table = Table::new(4, card).men(Castillo, &[3, 2, 1]);
        assert_eq!(score_one(table, Castillo), [5, 3, 1, 0]);
    }
}

/// Where the scoreboards 8 4 0 and 4 0 0 lie, a card, and what it scores.
type Scored = (Option<Place>, Option<Place>, CardId, &'static [Place]);

const FOURS: CardId = CardId::ScoreFours;

const SCORED: [Scored; 11] = [
    (
        None,
        None,
        FOURS,
        &[Place::Galicia, Place::Catalonia, Place::Seville],
    ),
    (
        None,
        None,
        CardId::ScoreFives,
        &[Place::BasqueCountry, Place::Aragon, Place::Valencia],
    ),
    (
        None,
        None,
        CardId::ScoreSixesAndSevens,
        &[Place::OldCastile, Place::NewCastile, Place::Granada],
    ),
    // Source 000, rule 8: 8 4 0 in Catalonia, 4 0 0 in Seville.
    (
        Some(Place::Catalonia),
        Some(Place::Seville),
        FOURS,
        &[Place::Galicia, Place::Seville],
    ),
    // Source 003: Galicia with 8 4 0 is no longer a 4-region; Granada with 4 0 0 is one.
    (
        Some(Place::Galicia),
        None,
        FOURS,
        &[Place::Catalonia, Place::Seville],
    ),
    (
        None,
        Some(Place::Granada),
        FOURS,
        &[
            Place::Galicia,
            Place::Catalonia,
            Place::Seville,
            Place::Granada,
        ],
    ),
    (
        None,
        Some(Place::Granada),
        CardId::ScoreSixesAndSevens,
        &[Place::OldCastile, Place::NewCastile],
    ),
    (
        Some(Place::NewCastile),
        Some(Place::OldCastile),
        CardId::ScoreSixesAndSevens,
        &[Place::Granada],
    ),
    (
        Some(Place::Valencia),
        Some(Place::Aragon),
        CardId::ScoreFives,
        &[Place::BasqueCountry],
    ),
    // The Castillo is no 4-region, whatever lies on it, and no 5-region without.
    (
        None,
        Some(Castillo),
        FOURS,
        &[Place::Galicia, Place::Catalonia, Place::Seville],
    ),
    (
        Some(Castillo),
        None,
        CardId::ScoreFives,
        &[Place::BasqueCountry, Place::Aragon, Place::Valencia],
    ),
];

#[test]
fn scoreboards_decide_which_regions_are_4_5_6_and_7_regions() {
    for (eight, four, card, expected) in SCORED {
        let table = Table::new(3, card)
            .men(Castillo, &[1])
            .scoreboards(eight, four);
        let events = play(&mut table.game(), &[Decision::Act]);
        assert_eq!(
            places_scored(&events),
            expected,
            "{card:?}, {eight:?}, {four:?}"
        );
    }
}

#[test]
fn scoreboards_replace_the_printed_values() {
    let at = |place| Some(Place::from(place));
    let table = || Table::new(4, CardId::ScoreOneWithTwo).men(Aragon, &[3, 2, 1]);
    assert_eq!(score_one(table(), Aragon), [5, 4, 1, 0]);
    assert_eq!(
        score_one(table().scoreboards(at(Aragon), None), Aragon),
        [8, 4, 0, 0]
    );
    assert_eq!(
        score_one(table().scoreboards(None, at(Aragon)), Aragon),
        [4, 0, 0, 0]
    );
    let mut game = general(4)
        .men(Aragon, &[3, 2, 1])
        .scoreboards(at(Aragon), None)
        .game();
    score_with(&mut game, &[Granada; 4]);
    assert_eq!(game.position().scores, [8, 4, 0, 0]);
}

#[test]
fn castillo_is_never_scored_by_value_most_fewest_or_first_places() {
    // The Castillo would be the fullest, the emptiest and a 4-, 5-, 6- or 7-region.
    for (inside, card) in [
        (9, CardId::ScoreMost),
        (1, CardId::ScoreFewest),
        (9, CardId::ScoreFirsts),
        (9, CardId::ScoreFours),
        (9, CardId::ScoreFives),
        (9, CardId::ScoreSixesAndSevens),
    ] {
        for four in [None, Some(Castillo)] {
            let table = Table::new(3, card)
                .men(Castillo, &[inside])
                .men(Aragon, &[0, 2]);
            let events = play(&mut table.scoreboards(None, four).game(), &[Decision::Act]);
            assert!(!places_scored(&events).contains(&Castillo), "{card:?}");
            assert!(!events.contains(&GameEvent::CastilloClosed), "{card:?}");
        }
    }
}
