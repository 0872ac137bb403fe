//! Spreading the caballeros of a region, placing two more from court, and the card for either.

use super::Answer::Test;
use super::CardCase;
use super::check::{
    Expect, all_moves, begin, deeds, ended, go, move_deed, not_asked, nothing_to_do, pass,
    refusals, stop, tell, under_way,
};
use crate::support::{Table, legal, moves, refused, seat};
use el_grande::rules::RegionId::{
    Aragon, Catalonia, Galicia, Granada, OldCastile, Seville, Valencia,
};
use el_grande::rules::{CardId, Decision, Deed, Place, RegionId, RuleError};

/// Three own caballeros in Granada beside a foreign one, and one in Seville.
fn spread(card: CardId) -> Table {
    Table::new(3, card)
        .men(Granada, &[3, 1])
        .men(Seville, &[1])
        .court(&[1])
}

fn more(to: impl Into<Place>) -> Decision {
    Decision::Place(to.into())
}

/// Every place a caballero can go to from court, wherever it is, while the King is in Galicia.
fn all_places() -> Vec<Decision> {
    Place::ALL[1..].iter().copied().map(more).collect()
}

pub(super) const REDEPLOY: CardCase = CardCase {
    card: CardId::Redeploy,
    effect: Test(|| {
        let table = || spread(CardId::Redeploy);
        let game = begin(table(), &[]);
        let mut listed = all_moves(seat(0), Seville);
        listed.extend(all_moves(seat(0), Granada));
        listed.push(Decision::Done);
        assert_eq!(legal(&game), listed);

        // The first to leave fixes the region.
        let game = begin(table(), &[moves(0, Granada, Aragon)]);
        let mut listed = all_moves(seat(0), Granada);
        listed.push(Decision::Done);
        assert_eq!(legal(&game), listed);

        // "That one too": what is not moved stays.
        let plan = [moves(0, Granada, Aragon), moves(0, Granada, Seville)];
        let game = begin(table(), &[plan[0], plan[1], Decision::Done]);
        let one_left = Table::new(3, CardId::Redeploy)
            .men(Granada, &[1, 1])
            .men(Seville, &[2])
            .men(Aragon, &[1])
            .court(&[1]);
        ended(&game, one_left);

        // It ends by itself when all have left.
        let game = begin(table(), &[plan[0], plan[1], plan[0]]);
        let none_left = Table::new(3, CardId::Redeploy)
            .men(Granada, &[0, 1])
            .men(Seville, &[2])
            .men(Aragon, &[2])
            .court(&[1]);
        ended(&game, none_left);
        let game = begin(table(), &[Decision::Done]);
        ended(&game, table());
        // Own is whose turn it is.
        let mut listed = all_moves(seat(1), Granada);
        listed.push(Decision::Done);
        assert_eq!(legal(&begin(table().acting(1), &[])), listed);
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(
            Table::new(3, CardId::Redeploy)
                .men(Granada, &[0, 4])
                .court(&[5]),
        );
        let lone = Table::new(3, CardId::Redeploy).men(Granada, &[1, 4]);
        let game = begin(lone, &[moves(0, Granada, Valencia)]);
        let expected = Table::new(3, CardId::Redeploy)
            .men(Granada, &[0, 4])
            .men(Valencia, &[1]);
        ended(&game, expected);
    }),
    kings_region: Test(|| {
        nothing_to_do(Table::new(3, CardId::Redeploy).men(Galicia, &[4]));
        let game = begin(spread(CardId::Redeploy).men(Galicia, &[2]), &[]);
        let region = Galicia;
        for decision in [moves(0, Galicia, Aragon), moves(0, Granada, Galicia)] {
            assert_eq!(refused(&game, decision), RuleError::KingsRegion { region });
        }
    }),
    castillo: Test(|| {
        nothing_to_do(Table::new(3, CardId::Redeploy).men(Place::Castillo, &[4]));
        let inside = moves(0, Granada, Place::Castillo);
        let game = begin(spread(CardId::Redeploy), &[inside, inside, inside]);
        let expected = Table::new(3, CardId::Redeploy)
            .men(Granada, &[0, 1])
            .men(Seville, &[1])
            .men(Place::Castillo, &[3])
            .court(&[1]);
        ended(&game, expected);
    }),
    illegal: || {
        let table = || spread(CardId::Redeploy);
        let source_region = Granada;
        let (whose, from) = (seat(0), Valencia);
        let first = [
            (moves(1, Granada, Aragon), RuleError::NoForeignMoveLeft),
            (
                moves(0, Valencia, Aragon),
                RuleError::NobodyThere { whose, from },
            ),
            (moves(0, Granada, Granada), RuleError::SamePlace),
            not_asked(Decision::Act),
            not_asked(more(OldCastile)),
        ];
        let later = [
            (
                moves(0, Seville, Aragon),
                RuleError::OtherSource { source_region },
            ),
            (
                moves(0, Aragon, Granada),
                RuleError::OtherSource { source_region },
            ),
            (moves(0, Granada, Granada), RuleError::SamePlace),
        ];
        let gone = begin(table(), &[moves(0, Granada, Aragon)]);
        vec![
            refusals("before the first", begin(table(), &[]), first),
            refusals("after the first", gone, later),
        ]
    },
    veto_in_the_middle: Test(|| {
        let table = spread(CardId::Redeploy).veto(1);
        let mut game = begin(table, &[moves(0, Granada, Aragon)]);
        pass(&mut game, move_deed(0, Granada, Aragon));
        let one_gone = || {
            Table::new(3, CardId::Redeploy)
                .men(Granada, &[2, 1])
                .men(Seville, &[1])
                .men(Aragon, &[1])
                .court(&[1])
        };
        under_way(&game, one_gone().veto(1));
        go(&mut game, &[moves(0, Granada, Seville)]);
        stop(game, move_deed(0, Granada, Seville), one_gone());
    }),
};

pub(super) const REINFORCE: CardCase = CardCase {
    card: CardId::Reinforce,
    effect: Test(|| {
        let table = Table::new(3, CardId::Reinforce).court(&[3, 2]);
        let game = begin(table, &[]);
        assert_eq!(legal(&game), all_places());
        // Far from the King; the third at court is left for placing.
        let table = Table::new(3, CardId::Reinforce).court(&[3, 2]);
        let game = begin(table, &[more(Valencia), more(OldCastile)]);
        let expected = Table::new(3, CardId::Reinforce)
            .men(Valencia, &[1])
            .men(OldCastile, &[1])
            .court(&[1, 2]);
        ended(&game, expected);
        let region = Valencia;
        assert_eq!(
            refused(&game, more(Valencia)),
            RuleError::NotNextToKing { region }
        );
        // From the court of whose turn it is.
        let acting = |court| Table::new(3, CardId::Reinforce).acting(1).court(court);
        let game = begin(acting(&[3, 2]), &[more(Valencia), more(Valencia)]);
        ended(&game, acting(&[3]).men(Valencia, &[0, 2]));
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(3, CardId::Reinforce).men(Granada, &[5]));
        let game = begin(
            Table::new(3, CardId::Reinforce).court(&[1]),
            &[more(Seville)],
        );
        ended(&game, Table::new(3, CardId::Reinforce).men(Seville, &[1]));
    }),
    kings_region: Test(|| {
        let table = Table::new(3, CardId::Reinforce).king(Aragon).court(&[2]);
        let game = begin(table, &[more(Galicia)]);
        let region = Aragon;
        assert_eq!(
            refused(&game, more(Aragon)),
            RuleError::KingsRegion { region }
        );
    }),
    castillo: Test(|| {
        let game = begin(
            Table::new(3, CardId::Reinforce).court(&[2]),
            &[more(Place::Castillo), more(Place::Castillo)],
        );
        let expected = Table::new(3, CardId::Reinforce).men(Place::Castillo, &[2]);
        ended(&game, expected);
    }),
    illegal: || {
        let table = || {
            Table::new(3, CardId::Reinforce)
                .men(Granada, &[2])
                .court(&[4])
        };
        let region = Galicia;
        let list = [
            (Decision::Done, RuleError::MustFinish),
            (more(Galicia), RuleError::KingsRegion { region }),
            not_asked(moves(0, Granada, Aragon)),
            not_asked(Decision::Act),
        ];
        vec![
            refusals("before the first", begin(table(), &[]), list),
            refusals("before the second", begin(table(), &[more(Aragon)]), list),
        ]
    },
    veto_in_the_middle: Test(|| {
        let table = Table::new(3, CardId::Reinforce).court(&[2]).veto(2);
        let mut game = begin(table, &[more(Seville)]);
        let deed = |to: RegionId| Deed::PlaceMore { to: to.place() };
        pass(&mut game, deed(Seville));
        go(&mut game, &[more(Aragon)]);
        let expected = Table::new(3, CardId::Reinforce)
            .men(Seville, &[1])
            .court(&[1]);
        stop(game, deed(Aragon), expected);

        // What was placed before the action stays, and that placing is over.
        let table = Table::new(3, CardId::Reinforce).court(&[3]).veto(2);
        let mut game = table.game();
        go(&mut game, &[more(OldCastile), Decision::Act]);
        go(&mut game, &[more(Aragon), Decision::Veto]);
        assert_eq!(game.court(seat(0)), 2);
        assert_eq!(game.caballeros(OldCastile, seat(0)), 1);
        assert_eq!(game.caballeros(Aragon, seat(0)), 0);
        assert_eq!(legal(&game), [Decision::Done]);
        assert_eq!(refused(&game, more(OldCastile)), RuleError::PlacingFinished);
    }),
};

pub(super) const REDEPLOY_OR_REINFORCE: CardCase = CardCase {
    card: CardId::RedeployOrReinforce,
    effect: Test(|| {
        let table = || spread(CardId::RedeployOrReinforce).court(&[2]);
        let game = begin(table(), &[]);
        let mut listed = all_moves(seat(0), Seville);
        listed.extend(all_moves(seat(0), Granada));
        listed.push(Decision::Done);
        listed.extend(all_places());
        assert_eq!(legal(&game), listed);

        // The first decision tells which of the two it is.
        let placed = [more(Catalonia), more(Aragon)];
        let (game, events) = tell(table(), &placed);
        let told = [Catalonia, Aragon].map(|to| Deed::PlaceMore { to: to.place() });
        assert_eq!(deeds(&events), told);
        let expected = Table::new(3, CardId::RedeployOrReinforce)
            .men(Granada, &[3, 1])
            .men(Seville, &[1])
            .men(Catalonia, &[1])
            .men(Aragon, &[1])
            .court(&[1]);
        ended(&game, expected);

        let game = begin(table(), &[moves(0, Seville, Aragon)]);
        let expected = Table::new(3, CardId::RedeployOrReinforce)
            .men(Granada, &[3, 1])
            .men(Aragon, &[1])
            .court(&[3]);
        ended(&game, expected);
        ended(&begin(table(), &[Decision::Done]), table());
    }),
    too_few_pieces: Test(|| {
        let card = CardId::RedeployOrReinforce;
        nothing_to_do(Table::new(3, card).men(Granada, &[0, 3]).court(&[0, 3]));
        // Nothing on the board: only placing is left, and that is no "up to".
        let game = begin(Table::new(3, card).court(&[1]), &[]);
        assert_eq!(legal(&game), all_places());
        assert_eq!(refused(&game, Decision::Done), RuleError::MustFinish);
        let game = begin(Table::new(3, card).court(&[1]), &[more(Granada)]);
        ended(&game, Table::new(3, card).men(Granada, &[1]));
        // Nothing at court: only spreading is left.
        let game = begin(Table::new(3, card).men(Granada, &[1]), &[]);
        let mut listed = all_moves(seat(0), Granada);
        listed.push(Decision::Done);
        assert_eq!(legal(&game), listed);
        assert_eq!(refused(&game, more(Aragon)), RuleError::CourtEmpty);
    }),
    kings_region: Test(|| {
        let card = CardId::RedeployOrReinforce;
        nothing_to_do(Table::new(3, card).men(Galicia, &[4]));
        let game = begin(Table::new(3, card).men(Galicia, &[4]).court(&[1]), &[]);
        assert_eq!(legal(&game), all_places());
        let region = Galicia;
        for decision in [more(Galicia), moves(0, Galicia, Aragon)] {
            assert_eq!(refused(&game, decision), RuleError::KingsRegion { region });
        }
    }),
    castillo: Test(|| {
        let card = CardId::RedeployOrReinforce;
        nothing_to_do(Table::new(3, card).men(Place::Castillo, &[4]));
        let table = || Table::new(3, card).men(Granada, &[1]).court(&[2]);
        let game = begin(table(), &[moves(0, Granada, Place::Castillo)]);
        let expected = Table::new(3, card).men(Place::Castillo, &[1]).court(&[2]);
        ended(&game, expected);
        let game = begin(table(), &[more(Place::Castillo), more(Place::Castillo)]);
        let expected = Table::new(3, card)
            .men(Granada, &[1])
            .men(Place::Castillo, &[2]);
        ended(&game, expected);
    }),
    illegal: || {
        let table = || spread(CardId::RedeployOrReinforce).court(&[2]);
        let source_region = Granada;
        let (whose, from) = (seat(0), Aragon);
        let first = [
            (moves(1, Granada, Aragon), RuleError::NoForeignMoveLeft),
            (
                moves(0, Aragon, Granada),
                RuleError::NobodyThere { whose, from },
            ),
            (moves(0, Granada, Granada), RuleError::SamePlace),
            not_asked(Decision::Act),
        ];
        let placing = [
            (Decision::Done, RuleError::MustFinish),
            not_asked(moves(0, Granada, Aragon)),
        ];
        let moving = [
            not_asked(more(Aragon)),
            (
                moves(0, Seville, Aragon),
                RuleError::OtherSource { source_region },
            ),
        ];
        let placed = begin(table(), &[more(Aragon)]);
        let moved = begin(table(), &[moves(0, Granada, Seville)]);
        vec![
            refusals("before the first", begin(table(), &[]), first),
            refusals("once one is placed", placed, placing),
            refusals("once one has moved", moved, moving),
        ]
    },
    veto_in_the_middle: Test(|| {
        let card = CardId::RedeployOrReinforce;
        let table = || spread(card).court(&[1]);
        let to = Aragon.place();
        let game = begin(table().veto(1), &[more(Aragon)]);
        stop(game, Deed::PlaceMore { to }, table());
        let mut game = begin(table().veto(1), &[moves(0, Granada, Aragon)]);
        pass(&mut game, move_deed(0, Granada, Aragon));
        go(&mut game, &[moves(0, Granada, Valencia)]);
        let expected = Table::new(3, card)
            .men(Granada, &[2, 1])
            .men(Seville, &[1])
            .men(Aragon, &[1])
            .court(&[2]);
        stop(game, move_deed(0, Granada, Valencia), expected);
    }),
};
