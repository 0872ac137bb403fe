//! Cards of the Anniversary edition that differ from their classic likes.

use super::Answer::Test;
use super::CardCase;
use super::check::{
    Expect, all_moves, begin, cannot_stop, deeds, ended, go, move_deed, not_asked, nothing_to_do,
    pass, rank, refusals, scored, stop, tell, under_way,
};
use crate::support::{Table, legal, moves, refused, seat};
use el_grande::rules::RegionId::{Aragon, Galicia, Granada, Seville, Valencia};
use el_grande::rules::{CardId, Decision, Deed, Place, RegionId, RuleError};

const MILIT: CardId = CardId::Militia;
const EITHER: CardId = CardId::RedeployOrMilitia;
const TWO: CardId = CardId::UpToTwoAndTwo;
const SCORE: CardId = CardId::ScoreRegion;
const CALLS: CardId = CardId::CourtCalls;

fn more(to: impl Into<Place>) -> Decision {
    Decision::Place(to.into())
}

/// All regions but Galicia, where the King is; the Castillo is left out.
fn free_regions() -> Vec<Decision> {
    RegionId::ALL[1..].iter().copied().map(more).collect()
}

pub(super) const MILITIA: CardCase = CardCase {
    card: MILIT,
    effect: Test(|| {
        let table = || Table::new(3, MILIT).court(&[3]);
        let mut listed = free_regions();
        listed.push(Decision::Done);
        assert_eq!(legal(&begin(table(), &[])), listed);
        let game = begin(table(), &[more(Valencia), more(Granada)]);
        let expected = Table::new(3, MILIT)
            .men(Valencia, &[1])
            .men(Granada, &[1])
            .court(&[1]);
        ended(&game, expected);
        // Up to two: one, or none at all.
        let game = begin(table(), &[more(Valencia), Decision::Done]);
        ended(&game, Table::new(3, MILIT).men(Valencia, &[1]).court(&[2]));
        ended(&begin(table(), &[Decision::Done]), table());
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(3, MILIT).men(Granada, &[5]));
        let game = begin(Table::new(3, MILIT).court(&[1]), &[more(Seville)]);
        ended(&game, Table::new(3, MILIT).men(Seville, &[1]));
    }),
    kings_region: Test(|| {
        let game = begin(Table::new(3, MILIT).king(Aragon).court(&[2]), &[]);
        let region = Aragon;
        assert_eq!(
            refused(&game, more(Aragon)),
            RuleError::KingsRegion { region }
        );
    }),
    castillo: Test(|| {
        let game = begin(Table::new(3, MILIT).court(&[2]), &[]);
        assert_eq!(
            refused(&game, more(Place::Castillo)),
            RuleError::NotIntoCastillo
        );
    }),
    illegal: || {
        let table = Table::new(3, MILIT).men(Granada, &[2]).court(&[4]);
        let region = Galicia;
        let list = [
            (more(Galicia), RuleError::KingsRegion { region }),
            (more(Place::Castillo), RuleError::NotIntoCastillo),
            not_asked(moves(0, Granada, Aragon)),
            not_asked(Decision::Act),
        ];
        vec![refusals("before the first", begin(table, &[]), list)]
    },
    veto_in_the_middle: Test(|| {
        let table = Table::new(3, MILIT).court(&[2]).veto(2);
        let mut game = begin(table, &[more(Seville)]);
        let deed = |to: RegionId| Deed::PlaceMore { to: to.place() };
        pass(&mut game, deed(Seville));
        go(&mut game, &[more(Aragon)]);
        let expected = Table::new(3, MILIT).men(Seville, &[1]).court(&[1]);
        stop(game, deed(Aragon), expected);
    }),
};

pub(super) const REDEPLOY_OR_MILITIA: CardCase = CardCase {
    card: EITHER,
    effect: Test(|| {
        let table = || Table::new(3, EITHER).men(Granada, &[1]).court(&[2]);
        let mut listed = all_moves(seat(0), Granada);
        listed.push(Decision::Done);
        listed.extend(free_regions());
        assert_eq!(legal(&begin(table(), &[])), listed);
        // The first decision tells which of the two it is, and either may stop early.
        let game = begin(table(), &[more(Seville), Decision::Done]);
        let expected = Table::new(3, EITHER)
            .men(Granada, &[1])
            .men(Seville, &[1])
            .court(&[1]);
        ended(&game, expected);
        let game = begin(table(), &[moves(0, Granada, Aragon)]);
        ended(&game, Table::new(3, EITHER).men(Aragon, &[1]).court(&[2]));
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(3, EITHER).men(Granada, &[0, 3]));
        // Nothing on the board: only placing is left, and "up to 2" may be none.
        let table = || Table::new(3, EITHER).court(&[1]);
        let mut listed = vec![Decision::Done];
        listed.extend(free_regions());
        assert_eq!(legal(&begin(table(), &[])), listed);
        ended(&begin(table(), &[Decision::Done]), table());
        let game = begin(Table::new(3, EITHER).court(&[1]), &[more(Granada)]);
        ended(&game, Table::new(3, EITHER).men(Granada, &[1]));
    }),
    kings_region: Test(|| {
        nothing_to_do(Table::new(3, EITHER).men(Galicia, &[4]));
    }),
    castillo: Test(|| {
        // Spreading may lead into the Castillo, the Militia may not.
        let table = || Table::new(3, EITHER).men(Granada, &[1]).court(&[2]);
        let game = begin(table(), &[]);
        assert_eq!(
            refused(&game, more(Place::Castillo)),
            RuleError::NotIntoCastillo
        );
        let game = begin(table(), &[moves(0, Granada, Place::Castillo)]);
        let expected = Table::new(3, EITHER).men(Place::Castillo, &[1]).court(&[2]);
        ended(&game, expected);
    }),
    illegal: || {
        let table = || Table::new(3, EITHER).men(Granada, &[2, 1]).court(&[2]);
        let first = [
            (moves(1, Granada, Aragon), RuleError::NoForeignMoveLeft),
            (more(Place::Castillo), RuleError::NotIntoCastillo),
            not_asked(Decision::Act),
        ];
        let placing = [not_asked(moves(0, Granada, Aragon))];
        vec![
            refusals("before the first", begin(table(), &[]), first),
            refusals(
                "once one is placed",
                begin(table(), &[more(Aragon)]),
                placing,
            ),
        ]
    },
    veto_in_the_middle: Test(|| {
        let table = || Table::new(3, EITHER).men(Granada, &[1]).court(&[1]);
        let game = begin(table().veto(1), &[more(Aragon)]);
        let to = Aragon.place();
        stop(game, Deed::PlaceMore { to }, table());
    }),
};

fn both() -> Table {
    Table::new(3, TWO)
        .men(Granada, &[3, 2])
        .men(Seville, &[1, 0, 1])
        .court(&[1])
}

pub(super) const UP_TO_TWO_AND_TWO: CardCase = CardCase {
    card: TWO,
    effect: Test(|| {
        let plan = [
            moves(1, Granada, Seville),
            moves(0, Granada, Aragon),
            moves(2, Seville, Valencia),
            moves(0, Seville, Granada),
        ];
        let expected = || {
            Table::new(3, TWO)
                .men(Granada, &[3, 1])
                .men(Aragon, &[1])
                .men(Seville, &[0, 1])
                .men(Valencia, &[0, 0, 1])
                .court(&[1])
        };
        ended(&begin(both(), &plan), expected());
        // It may stop before any of them.
        ended(&begin(both(), &[Decision::Done]), both());
        let game = begin(both(), &[plan[1], Decision::Done]);
        let expected = Table::new(3, TWO)
            .men(Granada, &[2, 2])
            .men(Aragon, &[1])
            .men(Seville, &[1, 0, 1])
            .court(&[1]);
        ended(&game, expected);
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(3, TWO).court(&[5, 5, 5]));
        // One own may move twice: with "up to" nothing is counted beforehand.
        let plan = [moves(0, Granada, Aragon), moves(0, Aragon, Valencia)];
        let game = begin(Table::new(3, TWO).men(Granada, &[1]), &plan);
        ended(&game, Table::new(3, TWO).men(Valencia, &[1]));
    }),
    kings_region: Test(|| {
        nothing_to_do(Table::new(3, TWO).men(Galicia, &[2, 2]));
        let region = Galicia;
        assert_eq!(
            refused(&begin(both(), &[]), moves(0, Granada, Galicia)),
            RuleError::KingsRegion { region }
        );
    }),
    castillo: Test(|| {
        nothing_to_do(Table::new(3, TWO).men(Place::Castillo, &[2, 2]));
        let game = begin(
            Table::new(3, TWO).men(Granada, &[0, 1]),
            &[moves(1, Granada, Place::Castillo)],
        );
        ended(&game, Table::new(3, TWO).men(Place::Castillo, &[0, 1]));
    }),
    illegal: || {
        let own = [moves(0, Granada, Aragon), moves(0, Granada, Aragon)];
        let spent = [(moves(0, Aragon, Granada), RuleError::NoOwnMoveLeft)];
        let first = [
            (moves(0, Granada, Granada), RuleError::SamePlace),
            not_asked(Decision::Act),
            not_asked(more(Aragon)),
        ];
        vec![
            refusals("before the first", begin(both(), &[]), first),
            refusals("after two own", begin(both(), &own), spent),
        ]
    },
    veto_in_the_middle: Test(|| {
        let mut game = begin(both().veto(2), &[moves(1, Granada, Aragon)]);
        pass(&mut game, move_deed(1, Granada, Aragon));
        go(&mut game, &[moves(0, Granada, Aragon)]);
        let expected = Table::new(3, TWO)
            .men(Granada, &[3, 1])
            .men(Aragon, &[0, 1])
            .men(Seville, &[1, 0, 1])
            .court(&[1]);
        stop(game, move_deed(0, Granada, Aragon), expected);
    }),
};

fn score(place: impl Into<Place>) -> Decision {
    Decision::Score(place.into())
}

pub(super) const SCORE_REGION: CardCase = CardCase {
    card: SCORE,
    effect: Test(|| {
        let table = || Table::new(4, SCORE).men(Aragon, &[4, 3, 3, 2]).court(&[1]);
        assert_eq!(legal(&begin(table(), &[])), RegionId::ALL.map(score));
        let (game, events) = tell(table(), &[score(Aragon)]);
        assert_eq!(scored(&events), [Place::Aragon]);
        ended(&game, table().scores(&[5, 1, 1]));
    }),
    too_few_pieces: Test(|| {
        let table = || Table::new(4, SCORE).court(&[1]);
        let (game, events) = tell(table(), &[score(Aragon)]);
        assert_eq!(scored(&events), [Place::Aragon]);
        ended(&game, table());
    }),
    kings_region: Test(|| {
        let table = || Table::new(4, SCORE).men(Galicia, &[2, 1]);
        let game = begin(table(), &[score(Galicia)]);
        ended(&game, table().scores(&[6, 2]));
    }),
    castillo: Test(|| {
        let table = Table::new(4, SCORE).men(Place::Castillo, &[3, 0, 1]);
        let game = begin(table, &[]);
        assert_eq!(
            refused(&game, score(Place::Castillo)),
            RuleError::CastilloNotScored
        );
    }),
    illegal: || {
        let table = || Table::new(4, SCORE).men(Aragon, &[1]).court(&[1]);
        let asked = [
            (score(Place::Castillo), RuleError::CastilloNotScored),
            cannot_stop(),
            not_asked(Decision::Act),
        ];
        let over = [
            (Decision::Act, RuleError::ActionOver),
            not_asked(score(Aragon)),
        ];
        vec![
            refusals("the region is asked for", begin(table(), &[]), asked),
            refusals("it is over", begin(table(), &[score(Aragon)]), over),
        ]
    },
    veto_in_the_middle: Test(|| {
        let table = || Table::new(4, SCORE).men(Aragon, &[4, 2]).court(&[1]);
        let mut game = begin(table().veto(1), &[score(Aragon)]);
        pass(&mut game, Deed::Pay(rank(Aragon, &[0], 1, 5)));
        let second = Deed::Pay(rank(Aragon, &[1], 2, 4));
        stop(game, second, table().scores(&[5]));
    }),
};

/// Seat 0 has so many in the provinces, and all others far away in the King's region.
fn short(provinces: u8) -> Table {
    Table::new(3, CALLS).men(Galicia, &[26 - provinces])
}

fn call(region: RegionId) -> Decision {
    Decision::RecruitFrom(region)
}

pub(super) const COURT_CALLS: CardCase = CardCase {
    card: CALLS,
    effect: Test(|| {
        let (game, events) = tell(Table::new(3, CALLS), &[]);
        assert_eq!(deeds(&events), [Deed::GrowCourt { count: 2 }]);
        ended(&game, Table::new(3, CALLS).court(&[2]));
    }),
    // `SHORTAGE`
    too_few_pieces: Test(|| {
        // One in the provinces: the other may come from a region.
        let table = || short(1).men(Granada, &[4]);
        let game = begin(table(), &[]);
        assert_eq!(legal(&game), [call(Granada), Decision::Done]);
        let (game, events) = tell(table(), &[call(Granada)]);
        let called = Deed::CallIn { from: Granada };
        assert_eq!(deeds(&events), [Deed::GrowCourt { count: 1 }, called]);
        ended(&game, short(1).men(Granada, &[3]).court(&[2]));
        // Or it may not.
        let game = begin(table(), &[Decision::Done]);
        ended(&game, table().court(&[1]));
        // None in the provinces: both may.
        let table = || short(0).men(Granada, &[2]).men(Seville, &[2]);
        let game = begin(table(), &[call(Granada), call(Seville)]);
        let expected = short(0).men(Granada, &[1]).men(Seville, &[1]).court(&[2]);
        ended(&game, expected);
    }),
    kings_region: Test(|| {
        nothing_to_do(Table::new(3, CALLS).men(Galicia, &[30]));
        let game = begin(short(0).men(Granada, &[4]), &[]);
        let region = Galicia;
        assert_eq!(
            refused(&game, call(Galicia)),
            RuleError::KingsRegion { region }
        );
    }),
    castillo: Test(|| {
        nothing_to_do(Table::new(3, CALLS).men(Place::Castillo, &[30]));
    }),
    illegal: || {
        let (whose, from) = (seat(0), Aragon);
        let asked = [
            (call(Aragon), RuleError::NobodyThere { whose, from }),
            not_asked(Decision::Act),
            not_asked(Decision::Place(Place::Aragon)),
        ];
        let over = [
            (Decision::Act, RuleError::ActionOver),
            not_asked(call(Granada)),
        ];
        vec![
            refusals(
                "one may be called",
                begin(short(0).men(Granada, &[4]), &[]),
                asked,
            ),
            refusals("it is over", begin(Table::new(3, CALLS), &[]), over),
        ]
    },
    veto_in_the_middle: Test(|| {
        let table = || short(1).men(Granada, &[4]);
        let mut game = begin(table().veto(1), &[]);
        pass(&mut game, Deed::GrowCourt { count: 1 });
        under_way(&game, table().court(&[1]).veto(1));
        go(&mut game, &[call(Granada)]);
        let called = Deed::CallIn { from: Granada };
        stop(game, called, table().court(&[1]));
    }),
};
