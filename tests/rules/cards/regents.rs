//! The cards of New Regent: the King abroad, at the Castillo, in company, replaced.

use super::Answer::{DoesNotApply, Test};
use super::CardCase;
use super::check::{
    begin, cannot_stop, deeds, ended, go, move_deed, not_asked, pass, refusals, stop, tell,
};
use crate::support::{Table, legal, moves, refused, seat};
use el_grande::rules::KingSpot::{Castillo, France, In, Portugal};
use el_grande::rules::RegionId::{Aragon, BasqueCountry, Catalonia, Galicia, Granada, Seville};
use el_grande::rules::{CardId, Decision, Deed, KingSpot, Place, RegionId, RuleError};

pub(super) fn table(card: CardId) -> Table {
    Table::new(3, card).regents().court(&[2])
}

pub(super) const fn go_to(spot: KingSpot) -> Decision {
    Decision::MoveKing(spot)
}

pub(super) const fn journey(from: KingSpot, to: KingSpot) -> Deed {
    Deed::MoveKing { from, to }
}

pub(super) fn place(to: impl Into<Place>) -> Decision {
    Decision::Place(to.into())
}

pub(super) fn all_regions() -> Vec<Decision> {
    RegionId::ALL.into_iter().map(|r| go_to(In(r))).collect()
}

pub(super) fn over(card: CardId, decisions: &[Decision], again: Decision) -> super::Refusals {
    let list = [(Decision::Act, RuleError::ActionOver), not_asked(again)];
    refusals("it is over", begin(table(card), decisions), list)
}

pub(super) const EXILE: CardCase = CardCase {
    card: CardId::Exile,
    effect: Test(|| {
        let card = CardId::Exile;
        assert_eq!(
            legal(&begin(table(card), &[])),
            [France, Portugal].map(go_to)
        );
        let (mut game, events) = tell(table(card), &[go_to(France)]);
        assert_eq!(deeds(&events), [journey(In(Galicia), France)]);
        ended(&game, table(card).king_at(France));
        // Placing goes next to that country, and no region is taboo.
        let beside = [BasqueCountry, Aragon, Catalonia].map(place);
        assert_eq!(legal(&game)[..3], beside);
        let region = Galicia;
        assert_eq!(
            refused(&game, place(Galicia)),
            RuleError::NotNextToKing { region }
        );
        go(&mut game, &[place(Catalonia)]);
    }),
    too_few_pieces: DoesNotApply("There is one King, and two countries for him to go to."),
    kings_region: Test(|| {
        // From one country to the other.
        let abroad = table(CardId::Exile).king_at(France);
        let game = begin(abroad, &[]);
        assert_eq!(legal(&game), [go_to(Portugal)]);
        assert_eq!(refused(&game, go_to(France)), RuleError::KingMustMove);
    }),
    castillo: Test(|| {
        let game = begin(table(CardId::Exile), &[]);
        assert_eq!(refused(&game, go_to(Castillo)), RuleError::KingOnlyAbroad);
        let game = begin(table(CardId::Exile).king_at(Castillo), &[go_to(Portugal)]);
        ended(&game, table(CardId::Exile).king_at(Portugal));
    }),
    illegal: || {
        let asked = [
            (go_to(In(Aragon)), RuleError::KingOnlyAbroad),
            cannot_stop(),
            not_asked(Decision::Act),
        ];
        vec![
            refusals("he is to go", begin(table(CardId::Exile), &[]), asked),
            over(CardId::Exile, &[go_to(France)], go_to(Portugal)),
        ]
    },
    veto_in_the_middle: Test(|| {
        let game = begin(table(CardId::Exile).veto(1), &[go_to(France)]);
        stop(game, journey(In(Galicia), France), table(CardId::Exile));
    }),
};

fn company() -> Table {
    table(CardId::Escort).men(Galicia, &[1, 2, 1])
}

pub(super) const ESCORT: CardCase = CardCase {
    card: CardId::Escort,
    effect: Test(|| {
        assert_eq!(legal(&begin(company(), &[])), all_regions()[1..]);
        let game = begin(company(), &[go_to(In(Seville))]);
        // Any two, of any colours, out of the region he left and to where he is.
        let with_him = [0, 1, 2].map(|whose| moves(whose, Galicia, Seville));
        assert_eq!(legal(&game), with_him);
        let plan = [
            go_to(In(Seville)),
            moves(1, Galicia, Seville),
            moves(1, Galicia, Seville),
        ];
        let (game, events) = tell(company(), &plan);
        let told = [
            journey(In(Galicia), In(Seville)),
            move_deed(1, Galicia, Seville),
            move_deed(1, Galicia, Seville),
        ];
        assert_eq!(deeds(&events), told);
        let expected = table(CardId::Escort)
            .king(Seville)
            .men(Galicia, &[1, 0, 1])
            .men(Seville, &[0, 2]);
        ended(&game, expected);
    }),
    // Fewer if there are fewer.
    too_few_pieces: Test(|| {
        let one = table(CardId::Escort).men(Galicia, &[0, 0, 1]);
        let game = begin(one, &[go_to(In(Seville)), moves(2, Galicia, Seville)]);
        let expected = table(CardId::Escort).king(Seville).men(Seville, &[0, 0, 1]);
        ended(&game, expected);
        let game = begin(table(CardId::Escort), &[go_to(In(Seville))]);
        ended(&game, table(CardId::Escort).king(Seville));
    }),
    kings_region: Test(|| {
        // From abroad he comes alone.
        let game = begin(company().king_at(France), &[go_to(In(Seville))]);
        ended(&game, company().king(Seville));
        let game = begin(company(), &[]);
        assert_eq!(refused(&game, go_to(In(Galicia))), RuleError::KingMustMove);
    }),
    castillo: Test(|| {
        // From the Castillo too, and nobody goes into it with him.
        let game = begin(company().king_at(Castillo), &[go_to(In(Seville))]);
        ended(&game, company().king(Seville));
        let game = begin(company(), &[]);
        assert_eq!(refused(&game, go_to(Castillo)), RuleError::KingNotThere);
        let game = begin(company(), &[go_to(In(Seville))]);
        assert_eq!(
            refused(&game, moves(0, Galicia, Place::Castillo)),
            RuleError::OnlyWithKing { region: Seville }
        );
    }),
    illegal: || {
        let source_region = Galicia;
        let (whose, from) = (seat(0), Galicia);
        let follow = [
            (
                moves(0, Aragon, Seville),
                RuleError::OtherSource { source_region },
            ),
            (
                moves(1, Galicia, Aragon),
                RuleError::OnlyWithKing { region: Seville },
            ),
            (
                moves(0, Galicia, Seville),
                RuleError::NobodyThere { whose, from },
            ),
            cannot_stop(),
        ];
        let table = table(CardId::Escort).men(Galicia, &[0, 2, 1]);
        let asked = [cannot_stop(), not_asked(Decision::SwapKing(seat(1)))];
        vec![
            refusals("he is to go", begin(company(), &[]), asked),
            refusals(
                "who goes with him",
                begin(table, &[go_to(In(Seville))]),
                follow,
            ),
        ]
    },
    veto_in_the_middle: Test(|| {
        let mut game = begin(company().veto(1), &[go_to(In(Seville))]);
        pass(&mut game, journey(In(Galicia), In(Seville)));
        go(&mut game, &[moves(0, Galicia, Seville)]);
        pass(&mut game, move_deed(0, Galicia, Seville));
        go(&mut game, &[moves(2, Galicia, Seville)]);
        let expected = table(CardId::Escort)
            .king(Seville)
            .men(Galicia, &[0, 2, 1])
            .men(Seville, &[1]);
        stop(game, move_deed(2, Galicia, Seville), expected);
    }),
};

/// Seats 0 and 2 have their Grandes in Aragon.
fn rivals() -> Table {
    table(CardId::Rivalry).grande(0, Aragon).grande(2, Aragon)
}

const fn enters(whose: usize) -> Deed {
    let whose = el_grande::rules::Seat::new(whose);
    Deed::EnterCastillo {
        whose,
        from: Aragon,
    }
}

pub(super) const RIVALRY: CardCase = CardCase {
    card: CardId::Rivalry,
    effect: Test(|| {
        assert_eq!(legal(&begin(rivals(), &[])), all_regions()[1..]);
        let (game, events) = tell(rivals(), &[go_to(In(Aragon))]);
        let told = [journey(In(Galicia), In(Aragon)), enters(0), enters(2)];
        assert_eq!(deeds(&events), told);
        let expected = table(CardId::Rivalry)
            .king(Aragon)
            .grande_inside(0)
            .grande_inside(2);
        ended(&game, expected);
    }),
    too_few_pieces: Test(|| {
        let game = begin(rivals(), &[go_to(In(Granada))]);
        ended(&game, rivals().king(Granada));
    }),
    kings_region: Test(|| {
        // Those in the region he leaves stay where they are.
        let game = begin(rivals().king(Aragon), &[go_to(In(Catalonia))]);
        ended(&game, rivals().king(Catalonia).grande_inside(1));
        let game = begin(rivals(), &[]);
        assert_eq!(refused(&game, go_to(In(Galicia))), RuleError::KingMustMove);
    }),
    castillo: Test(|| {
        let game = begin(rivals(), &[]);
        assert_eq!(refused(&game, go_to(Castillo)), RuleError::KingNotThere);
        // "Move your Grande" can't take it out again.
        let stuck = Table::new(3, CardId::GrandeTravels)
            .regents()
            .grande_inside(0);
        assert_eq!(
            refused(&stuck.game(), Decision::Act),
            RuleError::GrandeInCastillo
        );
    }),
    illegal: || {
        let asked = [
            (go_to(France), RuleError::KingNotThere),
            cannot_stop(),
            not_asked(Decision::MoveGrande(Aragon)),
        ];
        vec![
            refusals("he is to go", begin(rivals(), &[]), asked),
            over(CardId::Rivalry, &[go_to(In(Aragon))], go_to(In(Granada))),
        ]
    },
    veto_in_the_middle: Test(|| {
        let mut game = begin(rivals().veto(1), &[go_to(In(Aragon))]);
        pass(&mut game, journey(In(Galicia), In(Aragon)));
        pass(&mut game, enters(0));
        let expected = rivals().king(Aragon).grande_inside(0);
        stop(game, enters(2), expected);
    }),
};
