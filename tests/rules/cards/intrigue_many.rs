//! Moving five out of one region, and moving two own and two foreign caballeros.

use super::Answer::Test;
use super::CardCase;
use super::check::{
    Expect, all_moves, begin, ended, go, move_deed, not_asked, nothing_to_do, pass, refusals, stop,
    under_way,
};
use super::intrigue::{castillo, taboo};
use crate::support::{Table, legal, moves, refused, seat};
use el_grande::rules::RegionId::{Aragon, Catalonia, Galicia, Granada, Seville, Valencia};
use el_grande::rules::{CardId, Decision, Place, RuleError};

const FIVE: CardId = CardId::FiveFromOne;
const TWO: CardId = CardId::TwoAndTwo;

/// Six caballeros of three colours in Granada, and some in Seville.
fn crowd() -> Table {
    Table::new(3, FIVE)
        .men(Granada, &[2, 3, 1])
        .men(Seville, &[1, 1])
        .court(&[1])
}

pub(super) const FIVE_FROM_ONE: CardCase = CardCase {
    card: FIVE,
    effect: Test(|| {
        let mut listed = all_moves(seat(0), Seville);
        listed.extend(all_moves(seat(1), Seville));
        for whose in 0..3 {
            listed.extend(all_moves(seat(whose), Granada));
        }
        listed.push(Decision::Done);
        assert_eq!(legal(&begin(crowd(), &[])), listed);

        let plan = [
            moves(1, Granada, Aragon),
            moves(1, Granada, Place::Castillo),
            moves(0, Granada, Seville),
            moves(2, Granada, Valencia),
            moves(1, Granada, Aragon),
        ];
        let mut one_region: Vec<Decision> = Vec::new();
        for whose in 0..3 {
            one_region.extend(all_moves(seat(whose), Granada));
        }
        one_region.push(Decision::Done);
        assert_eq!(legal(&begin(crowd(), &plan[..1])), one_region);

        // The fifth ends it, though one is left.
        let expected = Table::new(3, FIVE)
            .men(Granada, &[1])
            .men(Aragon, &[0, 2])
            .men(Place::Castillo, &[0, 1])
            .men(Seville, &[2, 1])
            .men(Valencia, &[0, 0, 1])
            .court(&[1]);
        ended(&begin(crowd(), &plan), expected);

        let game = begin(crowd(), &[plan[0], Decision::Done]);
        let expected = Table::new(3, FIVE)
            .men(Granada, &[2, 2, 1])
            .men(Aragon, &[0, 1])
            .men(Seville, &[1, 1])
            .court(&[1]);
        ended(&game, expected);
        ended(&begin(crowd(), &[Decision::Done]), crowd());
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(3, FIVE).court(&[5, 5, 5]));
        // Two in the region: it ends by itself, whatever stands elsewhere.
        let plan = [moves(0, Seville, Aragon), moves(1, Seville, Aragon)];
        let expected = Table::new(3, FIVE)
            .men(Granada, &[2, 3, 1])
            .men(Aragon, &[1, 1])
            .court(&[1]);
        ended(&begin(crowd(), &plan), expected);
    }),
    kings_region: Test(|| {
        taboo(FIVE, 0);
        taboo(FIVE, 1);
    }),
    castillo: Test(|| {
        castillo(FIVE, 0);
        castillo(FIVE, 2);
        let inside = |whose| moves(whose, Granada, Place::Castillo);
        let plan = [inside(0), inside(0), inside(1), inside(1), inside(2)];
        let expected = Table::new(3, FIVE)
            .men(Granada, &[0, 1])
            .men(Seville, &[1, 1])
            .men(Place::Castillo, &[2, 2, 1])
            .court(&[1]);
        ended(&begin(crowd(), &plan), expected);
    }),
    illegal: || {
        let (source_region, region) = (Granada, Galicia);
        let elsewhere = RuleError::OtherSource { source_region };
        let (whose, from) = (seat(2), Seville);
        let first = [
            (
                moves(2, Seville, Aragon),
                RuleError::NobodyThere { whose, from },
            ),
            (moves(0, Granada, Granada), RuleError::SamePlace),
            (
                moves(1, Granada, Galicia),
                RuleError::KingsRegion { region },
            ),
            not_asked(Decision::Act),
            not_asked(Decision::Place(Place::Aragon)),
        ];
        let (whose, from) = (seat(2), Granada);
        let later = [
            (moves(0, Seville, Aragon), elsewhere),
            // None returns.
            (moves(2, Aragon, Granada), elsewhere),
            (
                moves(2, Granada, Aragon),
                RuleError::NobodyThere { whose, from },
            ),
            (moves(1, Granada, Granada), RuleError::SamePlace),
        ];
        let gone = begin(crowd(), &[moves(2, Granada, Aragon)]);
        vec![
            refusals("before the first", begin(crowd(), &[]), first),
            refusals("after the first", gone, later),
        ]
    },
    veto_in_the_middle: Test(|| {
        let mut game = begin(crowd().veto(1), &[]);
        for whose in [0, 1] {
            go(&mut game, &[moves(whose, Granada, Aragon)]);
            pass(&mut game, move_deed(whose, Granada, Aragon));
        }
        go(&mut game, &[moves(1, Granada, Catalonia)]);
        let expected = Table::new(3, FIVE)
            .men(Granada, &[1, 2, 1])
            .men(Aragon, &[1, 1])
            .men(Seville, &[1, 1])
            .court(&[1]);
        stop(game, move_deed(1, Granada, Catalonia), expected);
    }),
};

/// Three own and three foreign caballeros of two colours in two regions.
fn both() -> Table {
    Table::new(3, TWO)
        .men(Granada, &[2, 2])
        .men(Seville, &[1, 0, 1])
        .court(&[1])
}

pub(super) const TWO_AND_TWO: CardCase = CardCase {
    card: TWO,
    effect: Test(|| {
        let mut listed = all_moves(seat(0), Seville);
        listed.extend(all_moves(seat(2), Seville));
        listed.extend(all_moves(seat(0), Granada));
        listed.extend(all_moves(seat(1), Granada));
        // No "up to": it must be carried out whole.
        assert_eq!(legal(&begin(both(), &[])), listed);

        let plan = [
            moves(1, Granada, Seville),
            moves(0, Granada, Aragon),
            moves(2, Seville, Valencia),
            moves(0, Seville, Granada),
        ];
        for made in 0..4 {
            let game = begin(both(), &plan[..made]);
            assert_eq!(refused(&game, Decision::Done), RuleError::MustFinish);
        }
        let expected = || {
            Table::new(3, TWO)
                .men(Granada, &[2, 1])
                .men(Aragon, &[1])
                .men(Seville, &[0, 1])
                .men(Valencia, &[0, 0, 1])
                .court(&[1])
        };
        ended(&begin(both(), &plan), expected());
        // In whatever order of colours.
        let plan = [plan[1], plan[3], plan[0], plan[2]];
        ended(&begin(both(), &plan), expected());
        // `MOVE-BACK`
        let plan = [
            moves(0, Granada, Aragon),
            moves(0, Aragon, Granada),
            moves(2, Seville, Aragon),
            moves(2, Aragon, Seville),
        ];
        ended(&begin(both(), &plan), both());
        // Own is whose turn it is.
        let plan = [moves(0, Granada, Aragon), moves(2, Seville, Aragon)];
        let game = begin(both().acting(1), &plan);
        assert_eq!(legal(&game), all_moves(seat(1), Granada));
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(3, TWO).court(&[5, 5, 5]));
        // One own that goes out of reach, and no foreign: that was all there are.
        let game = begin(
            Table::new(3, TWO).men(Granada, &[1]),
            &[moves(0, Granada, Place::Castillo)],
        );
        ended(&game, Table::new(3, TWO).men(Place::Castillo, &[1]));
        // Only foreign ones: two of them, and not a third.
        let game = begin(
            Table::new(3, TWO).men(Granada, &[0, 2, 2]),
            &[moves(1, Granada, Aragon), moves(2, Granada, Aragon)],
        );
        let expected = Table::new(3, TWO)
            .men(Granada, &[0, 1, 1])
            .men(Aragon, &[0, 1, 1]);
        ended(&game, expected);
        // `MANY`: a lone one must move once, and may make the second move too.
        let lone = |place| Table::new(3, TWO).men(place, &[1, 1]);
        let plan = [moves(0, Granada, Aragon), moves(1, Granada, Aragon)];
        let game = begin(lone(Granada), &plan[..1]);
        assert_eq!(refused(&game, Decision::Done), RuleError::MustFinish);
        let game = begin(lone(Granada), &[plan[0], plan[1], Decision::Done]);
        ended(&game, lone(Aragon));
        let again = [moves(0, Aragon, Valencia), moves(1, Aragon, Valencia)];
        let game = begin(lone(Granada), &[plan[0], again[0], plan[1], again[1]]);
        ended(&game, lone(Valencia));
        // One own, and more foreign than needed: those must all move.
        let table = Table::new(3, TWO).men(Granada, &[1, 1, 2]);
        let game = begin(table, &[moves(2, Granada, Aragon), plan[0]]);
        assert_eq!(refused(&game, Decision::Done), RuleError::MustFinish);
        let table = Table::new(3, TWO).men(Granada, &[1, 1, 2]);
        let plan = [
            moves(2, Granada, Aragon),
            moves(0, Granada, Aragon),
            moves(2, Granada, Aragon),
            Decision::Done,
        ];
        let expected = Table::new(3, TWO)
            .men(Granada, &[0, 1])
            .men(Aragon, &[1, 0, 2]);
        ended(&begin(table, &plan), expected);
    }),
    kings_region: Test(|| {
        taboo(TWO, 0);
        taboo(TWO, 1);
    }),
    castillo: Test(|| {
        castillo(TWO, 0);
        castillo(TWO, 2);
    }),
    illegal: || {
        let region = Galicia;
        let (whose, from) = (seat(1), Seville);
        let first = [
            (Decision::Done, RuleError::MustFinish),
            (moves(0, Granada, Granada), RuleError::SamePlace),
            (
                moves(1, Seville, Aragon),
                RuleError::NobodyThere { whose, from },
            ),
            (
                moves(1, Granada, Galicia),
                RuleError::KingsRegion { region },
            ),
            not_asked(Decision::Act),
            not_asked(Decision::Place(Place::Aragon)),
        ];
        let own = [moves(0, Granada, Aragon), moves(0, Granada, Aragon)];
        let foreign = [moves(1, Granada, Aragon), moves(2, Seville, Aragon)];
        let own_spent = [
            (moves(0, Aragon, Granada), RuleError::NoOwnMoveLeft),
            (Decision::Done, RuleError::MustFinish),
        ];
        let foreign_spent = [
            (moves(1, Granada, Aragon), RuleError::NoForeignMoveLeft),
            (moves(2, Aragon, Seville), RuleError::NoForeignMoveLeft),
            (Decision::Done, RuleError::MustFinish),
        ];
        vec![
            refusals("before the first", begin(both(), &[]), first),
            refusals("after two own", begin(both(), &own), own_spent),
            refusals("after two foreign", begin(both(), &foreign), foreign_spent),
        ]
    },
    veto_in_the_middle: Test(|| {
        let mut game = begin(both().veto(2), &[moves(1, Granada, Aragon)]);
        pass(&mut game, move_deed(1, Granada, Aragon));
        let expected = || {
            Table::new(3, TWO)
                .men(Granada, &[2, 1])
                .men(Aragon, &[0, 1])
                .men(Seville, &[1, 0, 1])
                .court(&[1])
        };
        under_way(&game, expected().veto(2));
        go(&mut game, &[moves(0, Granada, Aragon)]);
        stop(game, move_deed(0, Granada, Aragon), expected());
    }),
};
