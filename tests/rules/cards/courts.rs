//! Opponents lose their courts, whole or in part.

use super::Answer::{DoesNotApply, Test};
use super::check::{
    Expect, begin, cannot_stop, deeds, ended, go, not_asked, nothing_to_do, pass, refusals, stop,
    tell, under_way,
};
use super::{CardCase, Refusals};
use crate::support::{Table, legal, play, seat};
use el_grande::rules::RegionId::{Galicia, Granada};
use el_grande::rules::{CardId, Decision, Deed, Place, RuleError, Seat};

const ALL: CardId = CardId::CourtsEmptied;
const THREE: CardId = CardId::CourtsLoseThree;

/// The board does not matter, and must not change.
fn table(card: CardId, court: &[u8]) -> Table {
    Table::new(4, card)
        .men(Granada, &[2, 2, 2, 2])
        .men(Galicia, &[1, 1, 1, 1])
        .men(Place::Castillo, &[1, 1, 1, 1])
        .court(court)
}

fn lose(whose: usize, count: u8) -> Deed {
    let whose = seat(whose);
    Deed::LoseCourt { whose, count }
}

fn next(index: usize) -> Decision {
    Decision::Next(seat(index))
}

/// Nobody can object: all comply at once, clockwise from the acting player's left.
fn at_once(table: Table, told: &[Deed], expected: Table) {
    let (game, events) = tell(table, &[]);
    assert_eq!(deeds(&events), told);
    ended(&game, expected);
}

fn no_courts(card: CardId) {
    nothing_to_do(table(card, &[5, 0, 0, 0]));
}

/// `VETO-ORDER`: while a Veto is out the acting player says who is next; the last need not be
/// named, and when the holder lets all of it pass, no order is asked for any more.
fn order(card: CardId) {
    let begun = || begin(table(card, &[1, 1, 1, 1]).veto(2), &[]);
    let mut game = begun();
    assert_eq!(legal(&game), [next(1), next(2), next(3)]);
    assert_eq!(game.to_act(), Some(seat(0)));
    go(&mut game, &[next(3)]);
    under_way(&game, table(card, &[1, 1, 1, 1]).veto(2));
    pass(&mut game, lose(3, 1));
    assert_eq!(legal(&game), [next(1), next(2)]);
    go(&mut game, &[next(2)]);
    pass(&mut game, lose(2, 1));
    pass(&mut game, lose(1, 1));
    ended(&game, table(card, &[1]).veto(2));

    let mut game = begun();
    let events = play(&mut game, &[next(3), Decision::LetPass]);
    assert_eq!(deeds(&events), [lose(3, 1), lose(1, 1), lose(2, 1)]);
    ended(&game, table(card, &[1]).veto(2));
}

fn illegal(card: CardId) -> Vec<Refusals> {
    let not_waiting = |seat: Seat| (Decision::Next(seat), RuleError::NotWaiting { seat });
    let asked = || begin(table(card, &[1, 4, 0, 4]).veto(2), &[]);
    let mut complied = begin(table(card, &[1, 4, 4, 4]).veto(2), &[next(2)]);
    play(&mut complied, &[Decision::NotNow]);
    let order = [
        not_waiting(seat(0)),
        not_waiting(seat(2)),
        not_waiting(Seat::NEUTRAL),
        cannot_stop(),
        not_asked(Decision::Act),
        not_asked(Decision::Veto),
        not_asked(Decision::Place(Place::Castillo)),
    ];
    let empty = [(Decision::Act, RuleError::NothingToDo { card })];
    let no_courts = table(card, &[4]).game();
    vec![
        refusals("the order is asked for", asked(), order),
        refusals("one has complied", complied, [not_waiting(seat(2))]),
        refusals("no opponent has a court", no_courts, empty),
    ]
}

pub(super) const COURTS_EMPTIED: CardCase = CardCase {
    card: ALL,
    effect: Test(|| {
        // Seat 2 has nothing there and is spared; the own court stays.
        let told = [lose(1, 5), lose(3, 3)];
        at_once(table(ALL, &[2, 5, 0, 3]), &told, table(ALL, &[2]));
        // Seat 2 acts: its left is seat 3.
        let told = [lose(3, 3), lose(0, 2), lose(1, 5)];
        let acting = |court| table(ALL, court).acting(2);
        at_once(acting(&[2, 5, 4, 3]), &told, acting(&[0, 0, 4, 0]));
        order(ALL);
    }),
    too_few_pieces: Test(|| no_courts(ALL)),
    kings_region: DoesNotApply("Courts lie in no region, so the King protects none of them."),
    castillo: DoesNotApply("Only courts are touched: whoever is in the Castillo stays there."),
    illegal: || illegal(ALL),
    veto_in_the_middle: Test(|| {
        let mut game = begin(table(ALL, &[1, 5, 0, 3]).veto(2), &[next(3)]);
        pass(&mut game, lose(3, 3));
        stop(game, lose(1, 5), table(ALL, &[1, 5, 0, 0]));
    }),
};

pub(super) const COURTS_LOSE_THREE: CardCase = CardCase {
    card: THREE,
    effect: Test(|| {
        let told = [lose(1, 3), lose(2, 3), lose(3, 3)];
        let expected = table(THREE, &[6, 4, 0, 1]);
        at_once(table(THREE, &[6, 7, 3, 4]), &told, expected);
        let told = [lose(2, 3), lose(3, 3), lose(0, 3)];
        let acting = |court| table(THREE, court).acting(1);
        at_once(acting(&[6, 7, 3, 4]), &told, acting(&[3, 7, 0, 1]));
        order(THREE);
    }),
    too_few_pieces: Test(|| {
        no_courts(THREE);
        // `MANY`: all there are; who has nothing is spared.
        let told = [lose(1, 2), lose(3, 1)];
        at_once(table(THREE, &[0, 2, 0, 1]), &told, table(THREE, &[]));
    }),
    kings_region: DoesNotApply("Courts lie in no region, so the King protects none of them."),
    castillo: DoesNotApply("Only courts are touched: whoever is in the Castillo stays there."),
    illegal: || illegal(THREE),
    veto_in_the_middle: Test(|| {
        let before = || table(THREE, &[1, 5, 2, 3]).veto(3);
        let mut game = begin(before(), &[next(1)]);
        pass(&mut game, lose(1, 3));
        go(&mut game, &[next(3)]);
        stop(game, lose(3, 3), table(THREE, &[1, 2, 2, 3]));
        // Against the first: nobody has lost anything.
        let game = begin(before(), &[next(2)]);
        stop(game, lose(2, 2), table(THREE, &[1, 5, 2, 3]));
    }),
};
