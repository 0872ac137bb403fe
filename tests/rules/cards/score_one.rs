//! Scoring one place of the player's choice, and the card that scores the Castillo.

use super::Answer::Test;
use super::check::{
    Expect, begin, cannot_stop, ended, not_asked, pass, rank, refusals, scored, scoring_refuses,
    stop, tell, with_bonus,
};
use super::{CardCase, Refusals};
use crate::support::{Table, legal, seat};
use el_grande::rules::RegionId::{Aragon, Galicia, Granada, OldCastile, Seville};
use el_grande::rules::{
    CardId, Decision, Deed, GameEvent, Place, Reason, RegionId, RuleError, Seat,
};

const CASTLE: CardId = CardId::ScoreCastillo;

fn score(place: impl Into<Place>) -> Decision {
    Decision::Score(place.into())
}

/// Scores a place and says what everyone has then; nothing on the board moves.
fn pays(table: impl Fn() -> Table, place: impl Into<Place>, points: &[u16]) {
    let place = place.into();
    let (game, events) = tell(table(), &[score(place)]);
    assert_eq!(scored(&events), [place]);
    ended(&game, table().scores(points));
}

fn points(index: usize, place: Place, points: u8, reason: Reason, total: u16) -> GameEvent {
    GameEvent::Points {
        seat: Seat::new(index),
        place,
        points,
        reason,
        total,
    }
}

fn effect(card: CardId) {
    let table = || Table::new(4, card).men(Aragon, &[4, 3, 3, 2]).court(&[1]);
    assert_eq!(legal(&begin(table(), &[])), Place::ALL.map(score));
    let (game, events) = tell(table(), &[score(Aragon)]);
    let (seat, place) = (seat(0), Place::Aragon);
    let told = [
        GameEvent::ActionBegan { seat, card },
        GameEvent::ScoringBegan {
            place,
            values: [5, 4, 1],
            counts: [4, 3, 3, 2, 0, 0],
        },
        points(0, place, 5, Reason::Rank { position: 1 }, 5),
        points(1, place, 1, Reason::Tie { position: 3 }, 1),
        points(2, place, 1, Reason::Tie { position: 3 }, 1),
        points(3, place, 0, Reason::Rank { position: 4 }, 0),
        GameEvent::ActionEnded { seat, card },
    ];
    assert_eq!(events, told);
    ended(&game, table().scores(&[5, 1, 1]));

    // `HOME-BONUS` for the sole first alone; a scoreboard replaces what is printed.
    pays(|| table().grande(0, Aragon), Aragon, &[7, 1, 1]);
    pays(|| table().grande(1, Aragon), Aragon, &[5, 1, 1]);
    let eight = || table().scoreboards(Some(Place::Aragon), None);
    pays(eight, Aragon, &[8, 0, 0]);
    let four = || table().scoreboards(None, Some(Place::Aragon));
    pays(four, Aragon, &[4, 0, 0]);
}

/// `TIE` and `FEW`, line by line.
fn ranks(card: CardId) {
    let lines: [(RegionId, &[u8], &[u16]); 9] = [
        (RegionId::BasqueCountry, &[4, 4, 4, 3], &[3, 3, 3, 1]),
        (OldCastile, &[4, 3, 2, 2], &[6, 4, 0, 0]),
        (Seville, &[4, 3, 3, 2], &[4, 1, 1, 0]),
        (Galicia, &[4, 3, 2, 0], &[4, 2, 0, 0]),
        (RegionId::BasqueCountry, &[4, 4, 3, 3], &[3, 3, 0, 0]),
        (RegionId::BasqueCountry, &[4, 4, 3], &[3, 3, 0]),
        (RegionId::BasqueCountry, &[4, 3, 3], &[5, 0, 0]),
        (RegionId::BasqueCountry, &[3, 3], &[0, 0]),
        (RegionId::BasqueCountry, &[3, 2], &[5, 0]),
    ];
    for (region, counts, points) in lines {
        let table = || {
            Table::new(counts.len(), card)
                .king(Granada)
                .men(region, counts)
        };
        pays(table, region, points);
    }
}

fn too_few(card: CardId) {
    let table = || Table::new(4, card).men(Seville, &[0, 0, 1]).court(&[1]);
    let (game, events) = tell(table(), &[score(Aragon)]);
    assert_eq!(scored(&events), [Place::Aragon]);
    let paid = |event: &GameEvent| matches!(event, GameEvent::Points { .. });
    assert!(!events.iter().any(paid));
    ended(&game, table());
    // One caballero is enough to be first.
    pays(table, Seville, &[0, 0, 4]);
}

fn kings_region(card: CardId) {
    let kings = |counts: &[u8]| Table::new(4, card).men(Galicia, counts);
    pays(|| kings(&[2, 1]), Galicia, &[6, 2]);
    pays(|| kings(&[2, 1]).grande(0, Galicia), Galicia, &[8, 2]);
    pays(|| kings(&[2, 1]).grande(1, Galicia), Galicia, &[6, 2]);
    pays(|| kings(&[2, 2]).grande(0, Galicia), Galicia, &[2, 2]);
}

fn castillo(card: CardId) {
    let table = || Table::new(4, card).men(Place::Castillo, &[3, 0, 1]);
    let (game, events) = tell(table(), &[score(Place::Castillo)]);
    let (place, seat) = (Place::Castillo, seat(0));
    let inside = [3, 0, 1, 0, 0, 0];
    let told = [
        GameEvent::ActionBegan { seat, card },
        GameEvent::CastilloOpened { inside },
        GameEvent::ScoringBegan {
            place,
            values: [5, 3, 1],
            counts: inside,
        },
        points(0, place, 5, Reason::Rank { position: 1 }, 5),
        points(2, place, 3, Reason::Rank { position: 2 }, 3),
        GameEvent::CastilloClosed,
        GameEvent::ActionEnded { seat, card },
    ];
    assert_eq!(events, told);
    // The caballeros stay inside.
    ended(&game, table().scores(&[5, 0, 3]));
    let eight = || table().scoreboards(Some(Place::Castillo), None);
    pays(eight, Place::Castillo, &[8, 0, 4]);
}

fn illegal(card: CardId) -> Vec<Refusals> {
    let table = || Table::new(4, card).men(Aragon, &[1]).court(&[1]);
    let asked = [
        cannot_stop(),
        not_asked(Decision::Act),
        not_asked(Decision::Place(Place::Castillo)),
        not_asked(Decision::SetDisc(Aragon)),
        not_asked(Decision::Evict(Aragon)),
    ];
    let over = [
        (Decision::Act, RuleError::ActionOver),
        not_asked(score(Aragon)),
    ];
    vec![
        refusals("the place is asked for", begin(table(), &[]), asked),
        refusals("it is over", begin(table(), &[score(Aragon)]), over),
    ]
}

/// One rank is a step, tied players together and bonuses included.
fn vetoed(card: CardId, holder: usize) {
    let table = || {
        Table::new(4, card)
            .men(Aragon, &[4, 2, 3, 2])
            .grande(0, Aragon)
            .court(&[1])
    };
    let begun = || begin(table().veto(holder), &[score(Aragon)]);
    let first = with_bonus(rank(Aragon, &[0], 1, 5), false, true);
    stop(begun(), first, table());
    let mut game = begun();
    pass(&mut game, first);
    let second = Deed::Pay(rank(Aragon, &[2], 2, 4));
    stop(game.clone(), second, table().scores(&[7]));
    // Nobody is asked about the ranks below, which are paid nothing.
    pass(&mut game, second);
    ended(&game, table().scores(&[7, 0, 4]).veto(holder));

    let tied = || Table::new(4, card).men(Seville, &[2, 2, 1]).court(&[1]);
    let mut game = begin(tied().veto(holder), &[score(Seville)]);
    let both = Deed::Pay(rank(Seville, &[0, 1], 2, 3));
    stop(game.clone(), both, tied());
    pass(&mut game, both);
    let third = Deed::Pay(rank(Seville, &[2], 3, 1));
    stop(game, third, tied().scores(&[3, 3]));
}

/// A Veto before the Castillo is opened leaves it unseen; a later one closes it again.
fn vetoed_in_castillo(table: impl Fn() -> Table, decisions: &[Decision], holder: usize) {
    let begun = || begin(table().veto(holder), decisions);
    let events = stop(begun(), Deed::OpenCastillo, table());
    let seen = |event: &GameEvent| {
        matches!(
            event,
            GameEvent::CastilloOpened { .. } | GameEvent::CastilloClosed
        )
    };
    assert!(!events.iter().any(seen));
    let mut game = begun();
    let opened = pass(&mut game, Deed::OpenCastillo);
    assert_eq!(opened.iter().filter(|&event| seen(event)).count(), 1);
    pass(&mut game, Deed::Pay(rank(Place::Castillo, &[1], 1, 5)));
    let second = Deed::Pay(rank(Place::Castillo, &[0], 2, 3));
    let events = stop(game, second, table().scores(&[0, 5]));
    assert_eq!(events[2], GameEvent::CastilloClosed);
}

fn castle(card: CardId) -> Table {
    Table::new(4, card)
        .men(Place::Castillo, &[1, 2])
        .court(&[1])
}

pub(super) const SCORE_ONE_WITH_TWO: CardCase = CardCase {
    card: CardId::ScoreOneWithTwo,
    effect: Test(|| {
        effect(CardId::ScoreOneWithTwo);
        ranks(CardId::ScoreOneWithTwo);
    }),
    too_few_pieces: Test(|| too_few(CardId::ScoreOneWithTwo)),
    kings_region: Test(|| kings_region(CardId::ScoreOneWithTwo)),
    castillo: Test(|| castillo(CardId::ScoreOneWithTwo)),
    illegal: || illegal(CardId::ScoreOneWithTwo),
    veto_in_the_middle: Test(|| {
        vetoed(CardId::ScoreOneWithTwo, 1);
        let named = [score(Place::Castillo)];
        vetoed_in_castillo(|| castle(CardId::ScoreOneWithTwo), &named, 2);
    }),
};

pub(super) const SCORE_ONE_WITH_THREE: CardCase = CardCase {
    card: CardId::ScoreOneWithThree,
    effect: Test(|| {
        effect(CardId::ScoreOneWithThree);
        ranks(CardId::ScoreOneWithThree);
    }),
    too_few_pieces: Test(|| too_few(CardId::ScoreOneWithThree)),
    kings_region: Test(|| kings_region(CardId::ScoreOneWithThree)),
    castillo: Test(|| castillo(CardId::ScoreOneWithThree)),
    illegal: || illegal(CardId::ScoreOneWithThree),
    // `VETO-OWN`: points already received stay.
    veto_in_the_middle: Test(|| {
        vetoed(CardId::ScoreOneWithThree, 0);
        let named = [score(Place::Castillo)];
        vetoed_in_castillo(|| castle(CardId::ScoreOneWithThree), &named, 0);
    }),
};

pub(super) const SCORE_CASTILLO: CardCase = CardCase {
    card: CASTLE,
    effect: Test(|| {
        let table = || {
            Table::new(4, CASTLE)
                .men(Place::Castillo, &[2, 3, 2, 1])
                .men(Aragon, &[5])
                .court(&[1])
        };
        let (game, events) = tell(table(), &[]);
        assert_eq!(scored(&events), [Place::Castillo]);
        ended(&game, table().scores(&[1, 5, 1]));
    }),
    // It is opened all the same: that it was empty is not known before.
    too_few_pieces: Test(|| {
        let table = || Table::new(4, CASTLE).men(Aragon, &[3, 2]).court(&[1]);
        let (game, events) = tell(table(), &[]);
        let inside = [0; 6];
        assert!(events.contains(&GameEvent::CastilloOpened { inside }));
        assert!(events.contains(&GameEvent::CastilloClosed));
        ended(&game, table());
    }),
    // Bonuses are for regions: neither the King's nor a Grande's has a part in it.
    kings_region: Test(|| {
        let table = || {
            castle(CASTLE)
                .men(Galicia, &[4, 2])
                .grande(1, Galicia)
                .king(Galicia)
        };
        ended(&begin(table(), &[]), table().scores(&[3, 5]));
    }),
    castillo: Test(|| {
        let eight = || castle(CASTLE).scoreboards(Some(Place::Castillo), None);
        ended(&begin(eight(), &[]), eight().scores(&[4, 8]));
        let four = || castle(CASTLE).scoreboards(None, Some(Place::Castillo));
        ended(&begin(four(), &[]), four().scores(&[0, 4]));
    }),
    illegal: || scoring_refuses(|| castle(CASTLE)),
    veto_in_the_middle: Test(|| vetoed_in_castillo(|| castle(CASTLE), &[], 3)),
};
