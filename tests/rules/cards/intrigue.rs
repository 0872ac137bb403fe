//! Moving a few caballeros from anywhere to anywhere, one by one: foreign, own or any.

use super::Answer::Test;
use super::check::{
    Expect, all_moves, begin, ended, go, move_deed, not_asked, nothing_to_do, pass, refusals, stop,
    under_way,
};
use super::{CardCase, Refusals};
use crate::support::{Table, legal, moves, refused, seat};
use el_grande::rules::RegionId::{Aragon, Catalonia, Galicia, Granada, Seville, Valencia};
use el_grande::rules::{CardId, Decision, Place, RuleError};

/// So many caballeros of one seat.
fn only(whose: usize, count: u8) -> [u8; 3] {
    let mut counts = [0; 3];
    counts[whose] = count;
    counts
}

/// Caballeros of a seat that may be moved neither leave the King's region nor enter it.
pub(super) fn taboo(card: CardId, whose: usize) {
    nothing_to_do(Table::new(3, card).men(Galicia, &only(whose, 3)));
    let table = Table::new(3, card)
        .men(Galicia, &[2, 2, 2])
        .men(Granada, &only(whose, 2));
    let game = begin(table, &[]);
    let mut listed = legal(&game);
    listed.retain(|&decision| decision != Decision::Done);
    assert_eq!(listed, all_moves(seat(whose), Granada));
    let region = Galicia;
    for decision in [
        moves(whose, Galicia, Aragon),
        moves(whose, Galicia, Place::Castillo),
        moves(whose, Granada, Galicia),
    ] {
        assert_eq!(refused(&game, decision), RuleError::KingsRegion { region });
    }
}

/// The Castillo takes in a caballero and never lets one out: the last one inside ends the action.
pub(super) fn castillo(card: CardId, whose: usize) {
    nothing_to_do(Table::new(3, card).men(Place::Castillo, &only(whose, 3)));
    let table = Table::new(3, card)
        .men(Place::Castillo, &[2, 2, 2])
        .men(Granada, &only(whose, 1));
    let game = begin(table, &[moves(whose, Granada, Place::Castillo)]);
    let expected = Table::new(3, card)
        .men(Place::Castillo, &[2, 2, 2])
        .men(Place::Castillo, &only(whose, 1));
    ended(&game, expected);
}

/// `MOVE-BACK`: a lone caballero may make all the moves, there and back, or stop after any.
fn lone(card: CardId, whose: usize, limit: usize) {
    let at = |region| Table::new(3, card).men(region, &only(whose, 1));
    let there = moves(whose, Granada, Aragon);
    let back = moves(whose, Aragon, Granada);
    let plan = [there, back, there, back];
    for made in 0..limit {
        let mut game = begin(at(Granada), &plan[..made]);
        let stands = if made % 2 == 0 { Granada } else { Aragon };
        under_way(&game, at(stands));
        go(&mut game, &[Decision::Done]);
        ended(&game, at(stands));
    }
    let game = begin(at(Granada), &plan[..limit]);
    ended(
        &game,
        at(if limit.is_multiple_of(2) {
            Granada
        } else {
            Aragon
        }),
    );
}

/// What no card of this kind allows: here with both colours in Granada, and the King in Galicia.
fn never(table: Table, wrong_colour: Option<(Decision, RuleError)>) -> Refusals {
    let (own, stranger) = (seat(0), seat(4));
    let movable = usize::from(wrong_colour.is_some_and(|(d, _)| d == moves(0, Granada, Aragon)));
    let region = Galicia;
    let mut list = vec![
        (moves(movable, Granada, Granada), RuleError::SamePlace),
        (
            moves(movable, Granada, Galicia),
            RuleError::KingsRegion { region },
        ),
        (
            moves(movable, Valencia, Granada),
            RuleError::NobodyThere {
                whose: seat(movable),
                from: Valencia,
            },
        ),
        not_asked(Decision::Act),
        not_asked(Decision::Place(Place::OldCastile)),
        not_asked(Decision::SendHome {
            whose: own,
            from: Granada,
        }),
    ];
    if wrong_colour.is_none() {
        let error = RuleError::NobodyThere {
            whose: stranger,
            from: Granada,
        };
        list.push((moves(4, Granada, Aragon), error));
    }
    list.extend(wrong_colour);
    refusals("before the first", begin(table, &[]), list)
}

/// Two own and three foreign caballeros in Granada, one more of a third colour in Seville.
fn mixed(card: CardId) -> Table {
    Table::new(3, card)
        .men(Granada, &[2, 3])
        .men(Seville, &[0, 0, 1])
        .court(&[1])
}

pub(super) const THREE_FOREIGN: CardCase = CardCase {
    card: CardId::ThreeForeign,
    effect: Test(|| {
        let table = || mixed(CardId::ThreeForeign);
        let mut listed = all_moves(seat(2), Seville);
        listed.extend(all_moves(seat(1), Granada));
        listed.push(Decision::Done);
        assert_eq!(legal(&begin(table(), &[])), listed);
        // Any regions, any opponents; it ends by itself after three.
        let plan = [
            moves(1, Granada, Aragon),
            moves(2, Seville, Granada),
            moves(1, Granada, Valencia),
        ];
        let expected = Table::new(3, CardId::ThreeForeign)
            .men(Granada, &[2, 1, 1])
            .men(Aragon, &[0, 1])
            .men(Valencia, &[0, 1])
            .court(&[1]);
        ended(&begin(table(), &plan), expected);
        // Foreign is what is not theirs whose turn it is.
        let mut listed = all_moves(seat(2), Seville);
        listed.extend(all_moves(seat(0), Granada));
        listed.push(Decision::Done);
        assert_eq!(legal(&begin(table().acting(1), &[])), listed);
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(
            Table::new(3, CardId::ThreeForeign)
                .men(Granada, &[5])
                .court(&[1, 2, 3]),
        );
        lone(CardId::ThreeForeign, 2, 3);
    }),
    kings_region: Test(|| taboo(CardId::ThreeForeign, 1)),
    castillo: Test(|| castillo(CardId::ThreeForeign, 2)),
    illegal: || {
        let own = (moves(0, Granada, Aragon), RuleError::NoOwnMoveLeft);
        vec![never(mixed(CardId::ThreeForeign), Some(own))]
    },
    veto_in_the_middle: Test(|| {
        let first = [moves(1, Granada, Aragon)];
        let mut game = begin(mixed(CardId::ThreeForeign).veto(2), &first);
        pass(&mut game, move_deed(1, Granada, Aragon));
        go(&mut game, &[moves(2, Seville, Aragon)]);
        let expected = Table::new(3, CardId::ThreeForeign)
            .men(Granada, &[2, 2])
            .men(Aragon, &[0, 1])
            .men(Seville, &[0, 0, 1])
            .court(&[1]);
        stop(game, move_deed(2, Seville, Aragon), expected);
    }),
};

pub(super) const THREE_ANY: CardCase = CardCase {
    card: CardId::ThreeAny,
    effect: Test(|| {
        let table = || mixed(CardId::ThreeAny);
        let mut listed = all_moves(seat(2), Seville);
        listed.extend(all_moves(seat(0), Granada));
        listed.extend(all_moves(seat(1), Granada));
        listed.push(Decision::Done);
        assert_eq!(legal(&begin(table(), &[])), listed);
        let plan = [
            moves(0, Granada, Seville),
            moves(2, Seville, Catalonia),
            moves(1, Granada, Place::Castillo),
        ];
        let expected = Table::new(3, CardId::ThreeAny)
            .men(Granada, &[1, 2])
            .men(Seville, &[1])
            .men(Catalonia, &[0, 0, 1])
            .men(Place::Castillo, &[0, 1])
            .court(&[1]);
        ended(&begin(table(), &plan), expected);
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(3, CardId::ThreeAny).court(&[5, 5, 5]));
        lone(CardId::ThreeAny, 0, 3);
        lone(CardId::ThreeAny, 1, 3);
    }),
    kings_region: Test(|| {
        taboo(CardId::ThreeAny, 0);
        taboo(CardId::ThreeAny, 2);
    }),
    castillo: Test(|| {
        castillo(CardId::ThreeAny, 0);
        castillo(CardId::ThreeAny, 1);
    }),
    illegal: || vec![never(mixed(CardId::ThreeAny), None)],
    veto_in_the_middle: Test(|| {
        let first = [moves(0, Granada, Valencia)];
        let mut game = begin(mixed(CardId::ThreeAny).veto(1), &first);
        pass(&mut game, move_deed(0, Granada, Valencia));
        go(&mut game, &[moves(1, Granada, Valencia)]);
        pass(&mut game, move_deed(1, Granada, Valencia));
        let expected = || {
            Table::new(3, CardId::ThreeAny)
                .men(Granada, &[1, 2])
                .men(Valencia, &[1, 1])
                .men(Seville, &[0, 0, 1])
                .court(&[1])
        };
        under_way(&game, expected().veto(1));
        go(&mut game, &[moves(1, Valencia, Granada)]);
        stop(game, move_deed(1, Valencia, Granada), expected());
    }),
};

pub(super) const FOUR_OWN: CardCase = CardCase {
    card: CardId::FourOwn,
    effect: Test(|| {
        let table = || mixed(CardId::FourOwn).men(Seville, &[1]);
        let mut listed = all_moves(seat(0), Seville);
        listed.extend(all_moves(seat(0), Granada));
        listed.push(Decision::Done);
        assert_eq!(legal(&begin(table(), &[])), listed);
        let plan = [
            moves(0, Granada, Aragon),
            moves(0, Seville, Granada),
            moves(0, Granada, Place::Castillo),
            moves(0, Aragon, Valencia),
        ];
        let expected = Table::new(3, CardId::FourOwn)
            .men(Granada, &[1, 3])
            .men(Seville, &[0, 0, 1])
            .men(Valencia, &[1])
            .men(Place::Castillo, &[1])
            .court(&[1]);
        ended(&begin(table(), &plan), expected);
        let mut listed = all_moves(seat(1), Granada);
        listed.push(Decision::Done);
        assert_eq!(legal(&begin(table().acting(1), &[])), listed);
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(
            Table::new(3, CardId::FourOwn)
                .men(Granada, &[0, 4, 4])
                .court(&[5]),
        );
        lone(CardId::FourOwn, 0, 4);
    }),
    kings_region: Test(|| taboo(CardId::FourOwn, 0)),
    castillo: Test(|| castillo(CardId::FourOwn, 0)),
    illegal: || {
        let foreign = (moves(1, Granada, Aragon), RuleError::NoForeignMoveLeft);
        vec![never(mixed(CardId::FourOwn), Some(foreign))]
    },
    veto_in_the_middle: Test(|| {
        // The last of four: three stay done.
        let mut game = begin(mixed(CardId::FourOwn).veto(1), &[]);
        for (from, to) in [(Granada, Aragon), (Granada, Aragon), (Aragon, Valencia)] {
            go(&mut game, &[moves(0, from, to)]);
            pass(&mut game, move_deed(0, from, to));
        }
        go(&mut game, &[moves(0, Valencia, Place::Castillo)]);
        let expected = Table::new(3, CardId::FourOwn)
            .men(Granada, &[0, 3])
            .men(Aragon, &[1])
            .men(Valencia, &[1])
            .men(Seville, &[0, 0, 1])
            .court(&[1]);
        stop(game, move_deed(0, Valencia, Place::Castillo), expected);
    }),
};

pub(super) const FOUR_ANY: CardCase = CardCase {
    card: CardId::FourAny,
    effect: Test(|| {
        let table = || mixed(CardId::FourAny);
        let mut listed = all_moves(seat(2), Seville);
        listed.extend(all_moves(seat(0), Granada));
        listed.extend(all_moves(seat(1), Granada));
        listed.push(Decision::Done);
        assert_eq!(legal(&begin(table(), &[])), listed);
        // All four of one colour will do as well.
        let plan = [
            moves(1, Granada, Seville),
            moves(1, Granada, Aragon),
            moves(1, Granada, Aragon),
            moves(1, Seville, Granada),
        ];
        let expected = Table::new(3, CardId::FourAny)
            .men(Granada, &[2, 1])
            .men(Seville, &[0, 0, 1])
            .men(Aragon, &[0, 2])
            .court(&[1]);
        ended(&begin(table(), &plan), expected);
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(3, CardId::FourAny).court(&[5, 5, 5]));
        lone(CardId::FourAny, 0, 4);
        lone(CardId::FourAny, 2, 4);
    }),
    kings_region: Test(|| {
        taboo(CardId::FourAny, 0);
        taboo(CardId::FourAny, 1);
    }),
    castillo: Test(|| {
        castillo(CardId::FourAny, 0);
        castillo(CardId::FourAny, 2);
    }),
    illegal: || vec![never(mixed(CardId::FourAny), None)],
    veto_in_the_middle: Test(|| {
        // Against the first step: nothing has happened.
        let first = [moves(2, Seville, Place::Castillo)];
        let game = begin(mixed(CardId::FourAny).veto(2), &first);
        let deed = move_deed(2, Seville, Place::Castillo);
        stop(game, deed, mixed(CardId::FourAny));
    }),
};
