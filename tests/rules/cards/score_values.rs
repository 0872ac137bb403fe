//! Scoring all regions of a first value: the fours, the fives, the sixes and sevens.

use super::Answer::Test;
use super::CardCase;
use super::check::{
    Expect, begin, ended, pass, rank, scored, scoring_refuses, stop, tell, with_bonus,
};
use crate::support::Table;
use el_grande::rules::RegionId::{
    Aragon, BasqueCountry, Catalonia, Galicia, Granada, NewCastile, OldCastile, Seville, Valencia,
};
use el_grande::rules::{CardId, Deed, GameEvent, Place, RegionId};

const FOURS: CardId = CardId::ScoreFours;
const FIVES: CardId = CardId::ScoreFives;
const HIGH: CardId = CardId::ScoreSixesAndSevens;

/// Seat 0 is first and seat 1 second in every region and in the Castillo. The King is in Galicia,
/// the Grandes stand in Catalonia.
fn everywhere(card: CardId) -> Table {
    let mut table = Table::new(4, card).court(&[1]);
    for place in Place::ALL {
        table = table.men(place, &[2, 1]);
    }
    table
}

/// Exactly these regions are scored, in board order, with these points; nothing else changes.
fn scores(table: impl Fn() -> Table, regions: &[RegionId], points: &[u16]) {
    let (game, events) = tell(table(), &[]);
    let places: Vec<Place> = regions.iter().map(|region| region.place()).collect();
    assert_eq!(scored(&events), places);
    let opened = |event: &GameEvent| matches!(event, GameEvent::CastilloOpened { .. });
    assert!(!events.iter().any(opened));
    ended(&game, table().scores(points));
}

/// Nobody in any of its regions: it is carried out, and pays nothing.
fn nobody_there(card: CardId, regions: &[RegionId], elsewhere: RegionId) {
    let table = || {
        Table::new(4, card)
            .men(elsewhere, &[3, 2])
            .men(Place::Castillo, &[3, 2])
    };
    scores(table, regions, &[]);
}

/// The King in one of its regions changes nothing but the bonus of a sole first.
fn king_in(card: CardId, regions: &[RegionId], king: RegionId, sole: [u16; 2], tied: [u16; 2]) {
    let table = |counts: &[u8]| Table::new(4, card).king(king).men(king, counts);
    scores(|| table(&[2, 1]), regions, &sole);
    scores(|| table(&[2, 2]), regions, &tied);
}

const THE_FOURS: [RegionId; 3] = [Galicia, Catalonia, Seville];
const THE_FIVES: [RegionId; 3] = [BasqueCountry, Aragon, Valencia];
const THE_HIGH: [RegionId; 3] = [OldCastile, NewCastile, Granada];

pub(super) const SCORE_FOURS: CardCase = CardCase {
    card: FOURS,
    effect: Test(|| {
        // 4+2 as the King's, 4+2 as home, 4; second 2, 2, 3.
        scores(|| everywhere(FOURS), &THE_FOURS, &[16, 7]);
        // A scoreboard makes a four of the seven, and none of Seville.
        let boards = || {
            let (eight, four) = (Some(Place::Seville), Some(Place::NewCastile));
            everywhere(FOURS).scoreboards(eight, four)
        };
        scores(boards, &[Galicia, Catalonia, NewCastile], &[16, 4]);
        // On a four it only changes what the second gets.
        let board = || everywhere(FOURS).scoreboards(None, Some(Place::Seville));
        scores(board, &THE_FOURS, &[16, 4]);
        // A tie for first, a tie for second.
        let ties = || {
            Table::new(4, FOURS)
                .men(Seville, &[2, 2, 1])
                .men(Catalonia, &[3, 2, 2])
        };
        scores(ties, &THE_FOURS, &[3 + 4 + 2, 3 + 1, 1 + 1]);
    }),
    too_few_pieces: Test(|| nobody_there(FOURS, &THE_FOURS, Aragon)),
    kings_region: Test(|| {
        king_in(FOURS, &THE_FOURS, Galicia, [6, 2], [2, 2]);
        king_in(FOURS, &THE_FOURS, Seville, [6, 3], [3, 3]);
    }),
    castillo: Test(|| {
        let board = || everywhere(FOURS).scoreboards(None, Some(Place::Castillo));
        scores(board, &THE_FOURS, &[16, 7]);
    }),
    illegal: || scoring_refuses(|| everywhere(FOURS)),
    // Galicia is scored, Catalonia down to its first, Seville not at all.
    veto_in_the_middle: Test(|| {
        let mut game = begin(everywhere(FOURS).veto(1), &[]);
        let kings = with_bonus(rank(Galicia, &[0], 1, 4), true, false);
        pass(&mut game, kings);
        pass(&mut game, Deed::Pay(rank(Galicia, &[1], 2, 2)));
        let home = with_bonus(rank(Catalonia, &[0], 1, 4), false, true);
        pass(&mut game, home);
        let second = Deed::Pay(rank(Catalonia, &[1], 2, 2));
        let events = stop(game, second, everywhere(FOURS).scores(&[12, 2]));
        assert_eq!(scored(&events), []);
    }),
};

pub(super) const SCORE_FIVES: CardCase = CardCase {
    card: FIVES,
    effect: Test(|| {
        scores(|| everywhere(FIVES), &THE_FIVES, &[15, 10]);
        // Neither scoreboard makes a five.
        let boards = || {
            let (eight, four) = (Some(Place::OldCastile), Some(Place::Aragon));
            everywhere(FIVES).scoreboards(eight, four)
        };
        scores(boards, &[BasqueCountry, Valencia], &[10, 6]);
        let boards = || {
            let (eight, four) = (Some(Place::Valencia), Some(Place::BasqueCountry));
            everywhere(FIVES).scoreboards(eight, four)
        };
        scores(boards, &[Aragon], &[5, 4]);
        // The home bonus is for the first alone.
        let home = || everywhere(FIVES).grande(0, Aragon).grande(1, Valencia);
        scores(home, &THE_FIVES, &[17, 10]);
        let ties = || {
            Table::new(4, FIVES)
                .men(Aragon, &[2, 2, 1])
                .men(Valencia, &[1, 3, 3])
        };
        scores(ties, &THE_FIVES, &[4 + 2, 4 + 3, 1 + 3]);
    }),
    too_few_pieces: Test(|| nobody_there(FIVES, &THE_FIVES, Granada)),
    kings_region: Test(|| {
        king_in(FIVES, &THE_FIVES, BasqueCountry, [7, 3], [3, 3]);
        king_in(FIVES, &THE_FIVES, Valencia, [7, 3], [3, 3]);
    }),
    // The Castillo prints 5 3 1, but is no region.
    castillo: Test(|| {
        let table = || Table::new(4, FIVES).men(Place::Castillo, &[3, 2, 1]);
        scores(table, &THE_FIVES, &[]);
    }),
    illegal: || scoring_refuses(|| everywhere(FIVES)),
    veto_in_the_middle: Test(|| {
        let game = || begin(everywhere(FIVES).veto(2), &[]);
        let first = Deed::Pay(rank(BasqueCountry, &[0], 1, 5));
        stop(game(), first, everywhere(FIVES));
        let mut game = game();
        pass(&mut game, first);
        pass(&mut game, Deed::Pay(rank(BasqueCountry, &[1], 2, 3)));
        let next = Deed::Pay(rank(Aragon, &[0], 1, 5));
        stop(game, next, everywhere(FIVES).scores(&[5, 3]));
    }),
};

pub(super) const SCORE_SIXES_AND_SEVENS: CardCase = CardCase {
    card: HIGH,
    effect: Test(|| {
        scores(|| everywhere(HIGH), &THE_HIGH, &[19, 11]);
        // Eight is neither six nor seven, and nor is four.
        let boards = || {
            let (eight, four) = (Some(Place::OldCastile), Some(Place::Granada));
            everywhere(HIGH).scoreboards(eight, four)
        };
        scores(boards, &[NewCastile], &[7, 4]);
        let elsewhere = || {
            let (eight, four) = (Some(Place::Valencia), Some(Place::Seville));
            everywhere(HIGH).scoreboards(eight, four)
        };
        scores(elsewhere, &THE_HIGH, &[19, 11]);
        let ties = || {
            Table::new(4, HIGH)
                .men(NewCastile, &[2, 2, 2, 1])
                .men(Granada, &[4, 3, 2, 1])
        };
        scores(ties, &THE_HIGH, &[4 + 6, 4 + 3, 4 + 1, 2]);
    }),
    too_few_pieces: Test(|| nobody_there(HIGH, &THE_HIGH, Aragon)),
    kings_region: Test(|| {
        king_in(HIGH, &THE_HIGH, NewCastile, [9, 4], [4, 4]);
        king_in(HIGH, &THE_HIGH, Granada, [8, 3], [3, 3]);
    }),
    castillo: Test(|| {
        let board = || everywhere(HIGH).scoreboards(Some(Place::Castillo), None);
        scores(board, &THE_HIGH, &[19, 11]);
    }),
    illegal: || scoring_refuses(|| everywhere(HIGH)),
    veto_in_the_middle: Test(|| {
        let mut game = begin(everywhere(HIGH).veto(3), &[]);
        for payment in [
            rank(OldCastile, &[0], 1, 6),
            rank(OldCastile, &[1], 2, 4),
            rank(NewCastile, &[0], 1, 7),
            rank(NewCastile, &[1], 2, 4),
        ] {
            pass(&mut game, Deed::Pay(payment));
        }
        let last = Deed::Pay(rank(Granada, &[0], 1, 6));
        stop(game, last, everywhere(HIGH).scores(&[13, 8]));
    }),
};
