//! Opponents set the disc to a region and lose two, or all, of their caballeros there.

use super::Answer::Test;
use super::check::{
    Expect, begin, cannot_stop, deeds, ended, go, not_asked, nothing_to_do, pass, refusals, stop,
    tell, under_way,
};
use super::{CardCase, Refusals};
use crate::support::{Table, legal, play, refused, seat};
use el_grande::rules::RegionId::{Aragon, Catalonia, Galicia, Granada, Seville, Valencia};
use el_grande::rules::{
    CardId, Decision, Deed, Game, GameEvent, Place, RegionId, RuleError, Seat, SeatSet,
};

const TWO: CardId = CardId::SecretTwo;
const ALL: CardId = CardId::SecretAll;

const fn set(region: RegionId) -> Decision {
    Decision::SetDisc(region)
}

fn call(seats: &[usize]) -> Deed {
    let who: SeatSet = seats.iter().map(|&index| Seat::new(index)).collect();
    Deed::CallDiscs { who }
}

fn lose(whose: usize, from: RegionId, count: u8) -> Deed {
    let whose = seat(whose);
    Deed::LoseRegion { whose, from, count }
}

/// Seat 1 has regions with three, two and one; seat 2 only ones; seat 3 nothing on the board.
fn table(card: CardId) -> Table {
    Table::new(4, card)
        .men(Aragon, &[3, 3, 1])
        .men(Valencia, &[0, 2])
        .men(Seville, &[0, 1])
        .men(Granada, &[0, 0, 1])
        .court(&[1, 4, 4, 4])
}

/// Whose disc is asked for, and what it may show.
fn asks(game: &Game, index: usize, regions: &[RegionId]) {
    assert_eq!(game.to_act(), Some(seat(index)));
    let choices: Vec<Decision> = regions.iter().copied().map(set).collect();
    assert_eq!(legal(game), choices);
}

/// Nothing to lose on the board: nobody is asked.
fn nobody(card: CardId) {
    let table = || Table::new(4, card).men(Aragon, &[5]).court(&[0, 5, 5, 5]);
    nothing_to_do(table());
}

fn out_of_reach(card: CardId, place: Place) {
    nothing_to_do(Table::new(4, card).men(place, &[0, 5, 5, 5]));
    // Who stands only there is not asked; who has one elsewhere must show that.
    let with = |counts: &[u8]| {
        Table::new(4, card)
            .men(place, &[0, 5, 5, 5])
            .men(Aragon, counts)
    };
    let mut game = begin(with(&[0, 0, 1]), &[]);
    asks(&game, 2, &[Aragon]);
    go(&mut game, &[set(Aragon)]);
    ended(&game, with(&[]));
}

fn illegal(card: CardId, needed_by_first: u8) -> Vec<Refusals> {
    let too_few = |region, needed| (set(region), RuleError::TooFewThere { region, needed });
    let region = Galicia;
    let kings = (set(Galicia), RuleError::KingsRegion { region });
    let table = || table(card).men(Galicia, &[0, 3, 3, 3]);
    let first = [
        kings,
        too_few(Granada, needed_by_first),
        too_few(Catalonia, needed_by_first),
        cannot_stop(),
        not_asked(Decision::Act),
        not_asked(Decision::Next(seat(1))),
        not_asked(Decision::Place(Place::Castillo)),
    ];
    let second = [kings, too_few(Seville, 1), too_few(Valencia, 1)];
    vec![
        refusals("seat 1 sets the disc", begin(table(), &[]), first),
        refusals(
            "seat 2 sets the disc",
            begin(table(), &[set(Aragon)]),
            second,
        ),
    ]
}

/// `VETO-DISC`: before discs are set is a moment for it.
fn before_discs(card: CardId) {
    let game = begin(table(card).veto(3), &[]);
    let events = stop(game, call(&[1, 2]), table(card));
    let set = |event: &GameEvent| {
        matches!(
            event,
            GameEvent::DiscSet { .. } | GameEvent::DiscsShown { .. }
        )
    };
    assert!(!events.iter().any(set));
}

pub(super) const SECRET_TWO: CardCase = CardCase {
    card: TWO,
    effect: Test(|| {
        let (mut game, mut events) = tell(table(TWO), &[]);
        // Two or more; only who has no such region shows one with one.
        asks(&game, 1, &[Aragon, Valencia]);
        events.extend(go(&mut game, &[set(Aragon)]));
        under_way(&game, table(TWO));
        asks(&game, 2, &[Aragon, Granada]);
        events.extend(go(&mut game, &[set(Granada)]));
        assert_eq!(
            deeds(&events),
            [call(&[1, 2]), lose(1, Aragon, 2), lose(2, Granada, 1)]
        );
        let discs = [None, Some(Aragon), Some(Granada), None, None];
        assert!(events.contains(&GameEvent::DiscsShown { discs }));
        let expected = Table::new(4, TWO)
            .men(Aragon, &[3, 1, 1])
            .men(Valencia, &[0, 2])
            .men(Seville, &[0, 1])
            .court(&[1, 4, 4, 4]);
        ended(&game, expected);
        // Clockwise from the left of whoever acts.
        let game = begin(table(TWO).acting(1), &[]);
        asks(&game, 2, &[Aragon, Granada]);
        let game = begin(table(TWO).acting(2), &[]);
        asks(&game, 0, &[Aragon]);
    }),
    too_few_pieces: Test(|| {
        nobody(TWO);
        let one = |counts: &[u8]| Table::new(4, TWO).men(Granada, counts);
        let game = begin(one(&[2, 2, 1]), &[set(Granada), set(Granada)]);
        ended(&game, one(&[2]));
    }),
    kings_region: Test(|| {
        out_of_reach(TWO, Place::Galicia);
        // "Two or more" does not look there either.
        let table = |count| {
            Table::new(4, TWO)
                .men(Galicia, &[0, 4])
                .men(Seville, &[0, count])
        };
        let mut game = begin(table(1), &[]);
        asks(&game, 1, &[Seville]);
        let region = Galicia;
        assert_eq!(
            refused(&game, set(Galicia)),
            RuleError::KingsRegion { region }
        );
        go(&mut game, &[set(Seville)]);
        ended(&game, table(0));
    }),
    castillo: Test(|| out_of_reach(TWO, Place::Castillo)),
    illegal: || {
        let mut moments = illegal(TWO, 2);
        let (region, needed) = (Seville, 2);
        let error = RuleError::TooFewThere { region, needed };
        moments[0].list.push((set(Seville), error));
        moments
    },
    veto_in_the_middle: Test(|| {
        before_discs(TWO);
        // After they are shown the acting player sets the order: seat 2 first.
        let mut game = begin(table(TWO).veto(3), &[]);
        pass(&mut game, call(&[1, 2]));
        play(&mut game, &[set(Valencia), set(Aragon)]);
        assert_eq!(game.to_act(), Some(seat(0)));
        assert_eq!(
            legal(&game),
            [Decision::Next(seat(1)), Decision::Next(seat(2))]
        );
        go(&mut game, &[Decision::Next(seat(2))]);
        pass(&mut game, lose(2, Aragon, 1));
        let expected = Table::new(4, TWO)
            .men(Aragon, &[3, 3])
            .men(Valencia, &[0, 2])
            .men(Seville, &[0, 1])
            .men(Granada, &[0, 0, 1])
            .court(&[1, 4, 4, 4]);
        stop(game, lose(1, Valencia, 2), expected);
    }),
};

pub(super) const SECRET_ALL: CardCase = CardCase {
    card: ALL,
    effect: Test(|| {
        let (mut game, mut events) = tell(table(ALL), &[]);
        asks(&game, 1, &[Aragon, Seville, Valencia]);
        events.extend(go(&mut game, &[set(Aragon)]));
        under_way(&game, table(ALL));
        asks(&game, 2, &[Aragon, Granada]);
        events.extend(go(&mut game, &[set(Aragon)]));
        assert_eq!(
            deeds(&events),
            [call(&[1, 2]), lose(1, Aragon, 3), lose(2, Aragon, 1)]
        );
        let discs = [None, Some(Aragon), Some(Aragon), None, None];
        assert!(events.contains(&GameEvent::DiscsShown { discs }));
        let expected = Table::new(4, ALL)
            .men(Aragon, &[3])
            .men(Valencia, &[0, 2])
            .men(Seville, &[0, 1])
            .men(Granada, &[0, 0, 1])
            .court(&[1, 4, 4, 4]);
        ended(&game, expected);
    }),
    too_few_pieces: Test(|| {
        nobody(ALL);
        // One is all there are.
        let one = |counts: &[u8]| Table::new(4, ALL).men(Granada, counts);
        let game = begin(one(&[2, 0, 1]), &[set(Granada)]);
        ended(&game, one(&[2]));
    }),
    kings_region: Test(|| out_of_reach(ALL, Place::Galicia)),
    castillo: Test(|| out_of_reach(ALL, Place::Castillo)),
    illegal: || illegal(ALL, 1),
    veto_in_the_middle: Test(|| {
        before_discs(ALL);
        let shown = || {
            let mut game = begin(table(ALL).veto(3), &[]);
            pass(&mut game, call(&[1, 2]));
            play(&mut game, &[set(Aragon), set(Aragon)]);
            game
        };
        // Before the first executes: all keep theirs.
        let mut game = shown();
        go(&mut game, &[Decision::Next(seat(1))]);
        stop(game, lose(1, Aragon, 3), table(ALL));
        let mut game = shown();
        go(&mut game, &[Decision::Next(seat(1))]);
        pass(&mut game, lose(1, Aragon, 3));
        let expected = Table::new(4, ALL)
            .men(Aragon, &[3, 0, 1])
            .men(Valencia, &[0, 2])
            .men(Seville, &[0, 1])
            .men(Granada, &[0, 0, 1])
            .court(&[1, 4, 4, 4]);
        stop(game, lose(2, Aragon, 1), expected);
    }),
};
