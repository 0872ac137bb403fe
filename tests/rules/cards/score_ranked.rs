//! Scoring first places only, and the regions with the most or the fewest caballeros.

use super::Answer::Test;
use super::CardCase;
use super::check::{
    Expect, begin, ended, nothing_to_do, pass, rank, scored, scoring_refuses, stop, tell,
    with_bonus,
};
use crate::support::Table;
use el_grande::rules::RegionId::{
    Aragon, BasqueCountry, Catalonia, Galicia, Granada, Seville, Valencia,
};
use el_grande::rules::{CardId, Deed, GameEvent, Place, RegionId};

const FIRSTS: CardId = CardId::ScoreFirsts;
const MOST: CardId = CardId::ScoreMost;
const FEWEST: CardId = CardId::ScoreFewest;

/// Exactly these places are scored, in board order, with these points; nothing else changes.
fn scores(table: impl Fn() -> Table, places: &[RegionId], points: &[u16]) {
    let (game, events) = tell(table(), &[]);
    let places: Vec<Place> = places.iter().map(|region| region.place()).collect();
    assert_eq!(scored(&events), places);
    let opened = |event: &GameEvent| matches!(event, GameEvent::CastilloOpened { .. });
    assert!(!events.iter().any(opened));
    ended(&game, table().scores(points));
}

/// All nine count, whatever stands in them.
fn firsts(table: impl Fn() -> Table, points: &[u16]) {
    scores(table, &RegionId::ALL, points);
}

pub(super) const SCORE_FIRSTS: CardCase = CardCase {
    card: FIRSTS,
    effect: Test(|| {
        // 46 printed, the King's bonus in Galicia, the home bonus in Catalonia; nothing for seconds.
        let everywhere = || {
            let mut table = Table::new(4, FIRSTS).court(&[1]);
            for region in RegionId::ALL {
                table = table.men(region, &[2, 1]);
            }
            table
        };
        firsts(everywhere, &[46 + 2 + 2]);
        // A tied first pays nothing, nor does what comes after it.
        let tied = || {
            Table::new(4, FIRSTS)
                .men(Aragon, &[2, 2, 1])
                .men(Seville, &[1, 1, 3])
                .men(Valencia, &[0, 1])
        };
        firsts(tied, &[0, 5, 4]);
        let boards = || {
            let (eight, four) = (Some(Place::Seville), Some(Place::NewCastile));
            everywhere().scoreboards(eight, four)
        };
        firsts(boards, &[50 + 4 - 3]);
        // `FEW` leaves first places alone.
        let two = || Table::new(2, FIRSTS).men(Aragon, &[1, 2]);
        firsts(two, &[0, 5]);
    }),
    too_few_pieces: Test(|| {
        firsts(|| Table::new(4, FIRSTS).court(&[1]), &[]);
        firsts(
            || Table::new(4, FIRSTS).men(Granada, &[0, 0, 1]),
            &[0, 0, 6],
        );
    }),
    kings_region: Test(|| {
        let kings = |counts: &[u8]| Table::new(4, FIRSTS).men(Galicia, counts);
        firsts(|| kings(&[1, 2]), &[0, 6]);
        firsts(|| kings(&[1, 2]).grande(1, Galicia), &[0, 8]);
        firsts(|| kings(&[2, 2]).grande(1, Galicia), &[]);
    }),
    castillo: Test(|| {
        let inside = || Table::new(4, FIRSTS).men(Place::Castillo, &[3, 1]);
        firsts(inside, &[]);
        firsts(|| inside().scoreboards(Some(Place::Castillo), None), &[]);
    }),
    illegal: || scoring_refuses(|| Table::new(4, FIRSTS).men(Aragon, &[1]).court(&[1])),
    veto_in_the_middle: Test(|| {
        let table = || {
            Table::new(4, FIRSTS)
                .men(BasqueCountry, &[2, 1])
                .men(Aragon, &[1, 1])
                .men(Catalonia, &[1, 2])
                .men(Valencia, &[3])
                .court(&[1])
        };
        let mut game = begin(table().veto(2), &[]);
        // Nobody is asked about the tie in Aragon.
        pass(&mut game, Deed::Pay(rank(BasqueCountry, &[0], 1, 5)));
        let home = with_bonus(rank(Catalonia, &[1], 1, 4), false, true);
        stop(game.clone(), home, table().scores(&[5]));
        pass(&mut game, home);
        let last = Deed::Pay(rank(Valencia, &[0], 1, 5));
        stop(game, last, table().scores(&[5, 6]));
    }),
};

/// Five each in Aragon and Granada, four of one colour in Valencia.
fn crowded() -> Table {
    Table::new(4, MOST)
        .men(Aragon, &[2, 3])
        .men(Granada, &[1, 1, 1, 2])
        .men(Valencia, &[4])
        .court(&[1])
}

pub(super) const SCORE_MOST: CardCase = CardCase {
    card: MOST,
    effect: Test(|| {
        // Of all colours together; all that tie for the most.
        scores(crowded, &[Aragon, Granada], &[4 + 1, 5 + 1, 1, 6]);
        scores(|| crowded().men(Valencia, &[0, 2]), &[Valencia], &[5, 3]);
        let board = || {
            crowded()
                .men(Aragon, &[0, 1])
                .grande(1, Aragon)
                .scoreboards(Some(Place::Aragon), None)
        };
        scores(board, &[Aragon], &[4, 8 + 2]);
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(4, MOST).court(&[5, 5]));
        // One is the most, if there is no other.
        scores(
            || Table::new(4, MOST).men(Seville, &[0, 1]),
            &[Seville],
            &[0, 4],
        );
    }),
    kings_region: Test(|| {
        let kings = || crowded().men(Galicia, &[4, 2]);
        scores(kings, &[Galicia], &[6, 2]);
        let tied = || crowded().men(Galicia, &[3, 3]);
        scores(tied, &[Galicia], &[2, 2]);
    }),
    castillo: Test(|| {
        nothing_to_do(Table::new(4, MOST).men(Place::Castillo, &[5, 5]));
        let inside = || {
            crowded()
                .men(Place::Castillo, &[9, 9])
                .scoreboards(Some(Place::Castillo), None)
        };
        scores(inside, &[Aragon, Granada], &[5, 6, 1, 6]);
    }),
    illegal: || scoring_refuses(crowded),
    veto_in_the_middle: Test(|| {
        let mut game = begin(crowded().veto(3), &[]);
        pass(&mut game, Deed::Pay(rank(Aragon, &[1], 1, 5)));
        pass(&mut game, Deed::Pay(rank(Aragon, &[0], 2, 4)));
        pass(&mut game, Deed::Pay(rank(Granada, &[3], 1, 6)));
        let tied = Deed::Pay(rank(Granada, &[0, 1, 2], 3, 1));
        stop(game, tied, crowded().scores(&[4, 5, 0, 6]));
    }),
};

/// Two each in Aragon and Seville, more in Granada, none in the others.
fn sparse() -> Table {
    Table::new(4, FEWEST)
        .men(Aragon, &[1, 1])
        .men(Seville, &[0, 2])
        .men(Granada, &[2, 1])
        .court(&[1])
}

pub(super) const SCORE_FEWEST: CardCase = CardCase {
    card: FEWEST,
    effect: Test(|| {
        // Empty regions are left out; all that tie for the fewest.
        scores(sparse, &[Aragon, Seville], &[4, 4 + 4]);
        let one = || sparse().men(Valencia, &[0, 0, 1]);
        scores(one, &[Valencia], &[0, 0, 5]);
        let board = || {
            one()
                .grande(2, Valencia)
                .scoreboards(None, Some(Place::Valencia))
        };
        scores(board, &[Valencia], &[0, 0, 4 + 2]);
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(4, FEWEST).court(&[5, 5]));
        // The only region that holds any has the fewest.
        let only = || Table::new(4, FEWEST).men(Granada, &[9, 9, 2]);
        scores(only, &[Granada], &[3, 3, 1]);
    }),
    kings_region: Test(|| {
        scores(|| sparse().men(Galicia, &[1]), &[Galicia], &[6]);
        let shared = || sparse().men(Galicia, &[1, 1]);
        scores(shared, &[Galicia, Aragon, Seville], &[2 + 4, 2 + 4 + 4]);
    }),
    castillo: Test(|| {
        nothing_to_do(Table::new(4, FEWEST).men(Place::Castillo, &[1]));
        let inside = || {
            sparse()
                .men(Place::Castillo, &[1])
                .scoreboards(None, Some(Place::Castillo))
        };
        scores(inside, &[Aragon, Seville], &[4, 8]);
    }),
    illegal: || scoring_refuses(sparse),
    veto_in_the_middle: Test(|| {
        let mut game = begin(sparse().veto(2), &[]);
        pass(&mut game, Deed::Pay(rank(Aragon, &[0, 1], 2, 4)));
        let first = Deed::Pay(rank(Seville, &[1], 1, 4));
        stop(game, first, sparse().scores(&[4, 4]));
    }),
};
