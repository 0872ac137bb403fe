//! Opponents lose caballeros of their own choice, or one of each of yours.

use super::Answer::Test;
use super::CardCase;
use super::check::{
    Expect, begin, cannot_stop, deeds, ended, go, not_asked, nothing_to_do, pass, refusals, stop,
    tell, under_way,
};
use crate::support::{Table, legal, refused, seat};
use el_grande::rules::RegionId::{Aragon, Galicia, Granada, Seville, Valencia};
use el_grande::rules::Source::{Court, In};
use el_grande::rules::{
    CardId, Decision, Deed, GameEvent, GivenUp, Place, RegionId, RuleError, Seat, Source,
};

const RAGE: CardId = CardId::KingRages;
const EACH: CardId = CardId::OneOfEach;

fn give_up(whose: usize, sources: &[Source]) -> Deed {
    let picked = GivenUp::try_from(sources.to_vec()).expect("at most three");
    let whose = seat(whose);
    Deed::GiveUp { whose, picked }
}

const COURT: Decision = Decision::GiveUp(Court);

const fn from(region: RegionId) -> Decision {
    Decision::GiveUp(In(region))
}

const fn nothing_at(source_place: Source) -> (Decision, RuleError) {
    let error = RuleError::NothingToGiveUp { source_place };
    (Decision::GiveUp(source_place), error)
}

pub(super) const KING_RAGES: CardCase = CardCase {
    card: RAGE,
    // Seat 1 acts: seat 2 chooses, seat 3 has no choice, seat 0 chooses; seat 1 loses nothing.
    effect: Test(|| {
        let table = Table::new(4, RAGE)
            .acting(1)
            .men(Granada, &[0, 2, 2])
            .men(Seville, &[0, 0, 1])
            .men(Aragon, &[0, 0, 0, 4])
            .men(Valencia, &[2])
            .court(&[2, 3, 2]);
        let (mut game, mut events) = tell(table, &[]);
        assert_eq!(game.to_act(), Some(seat(2)));
        assert_eq!(legal(&game), [COURT, from(Seville), from(Granada)]);
        events.extend(go(&mut game, &[from(Granada), from(Granada)]));
        assert_eq!(legal(&game), [COURT, from(Seville)]);
        assert_eq!(game.caballeros(Granada, seat(2)), 2, "only picked");
        events.extend(go(&mut game, &[COURT]));
        // The third of seat 0 can come from nowhere else.
        assert_eq!(game.to_act(), Some(seat(0)));
        assert_eq!(legal(&game), [COURT, from(Valencia)]);
        events.extend(go(&mut game, &[COURT, COURT]));
        let told = [
            give_up(2, &[In(Granada), In(Granada), Court]),
            give_up(3, &[In(Aragon), In(Aragon), In(Aragon)]),
            give_up(0, &[Court, Court, In(Valencia)]),
        ];
        assert_eq!(deeds(&events), told);
        let expected = Table::new(4, RAGE)
            .acting(1)
            .men(Granada, &[0, 2])
            .men(Seville, &[0, 0, 1])
            .men(Aragon, &[0, 0, 0, 1])
            .men(Valencia, &[1])
            .court(&[0, 3, 1]);
        ended(&game, expected);
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(4, RAGE).men(Granada, &[3]).court(&[3]));
        // Three or fewer are given up unasked; who has nothing is spared.
        let table = Table::new(4, RAGE)
            .men(Granada, &[3, 1, 0, 2])
            .men(Seville, &[0, 1])
            .court(&[3, 1]);
        let (game, events) = tell(table, &[]);
        let told = [
            give_up(1, &[Court, In(Seville), In(Granada)]),
            give_up(3, &[In(Granada), In(Granada)]),
        ];
        assert_eq!(deeds(&events), told);
        ended(&game, Table::new(4, RAGE).men(Granada, &[3]).court(&[3]));
    }),
    kings_region: Test(|| {
        nothing_to_do(Table::new(4, RAGE).men(Galicia, &[0, 5, 5, 5]));
        // Five there do not count: one at court is all that seat 1 has.
        let table = Table::new(4, RAGE)
            .men(Galicia, &[0, 5, 5])
            .court(&[0, 1, 3])
            .men(Aragon, &[0, 0, 3]);
        let (game, events) = tell(table, &[]);
        assert_eq!(deeds(&events), [give_up(1, &[Court])]);
        assert_eq!(legal(&game), [COURT, from(Aragon)]);
        let region = Galicia;
        assert_eq!(
            refused(&game, from(Galicia)),
            RuleError::KingsRegion { region }
        );
    }),
    castillo: Test(|| {
        nothing_to_do(Table::new(4, RAGE).men(Place::Castillo, &[0, 5, 5, 5]));
        let table = Table::new(4, RAGE)
            .men(Place::Castillo, &[0, 5, 5])
            .men(Aragon, &[0, 1]);
        let (game, events) = tell(table, &[]);
        assert_eq!(deeds(&events), [give_up(1, &[In(Aragon)])]);
        ended(&game, Table::new(4, RAGE).men(Place::Castillo, &[0, 5, 5]));
    }),
    illegal: || {
        let table = || {
            Table::new(4, RAGE)
                .men(Granada, &[3, 2])
                .men(Galicia, &[0, 2])
                .men(Seville, &[0, 1])
                .court(&[2, 1, 3])
        };
        let (region, none) = (Galicia, nothing_at(In(Aragon)));
        let first = [
            none,
            (from(Galicia), RuleError::KingsRegion { region }),
            cannot_stop(),
            not_asked(Decision::Next(seat(2))),
            not_asked(Decision::Act),
            not_asked(Decision::SendHome {
                whose: seat(1),
                from: Granada,
            }),
        ];
        let later = [nothing_at(Court), none, cannot_stop()];
        let nobody = Table::new(4, RAGE).court(&[5]).game();
        let card = RAGE;
        vec![
            refusals("before the first", begin(table(), &[]), first),
            refusals("the court is picked", begin(table(), &[COURT]), later),
            refusals(
                "nobody has anything",
                nobody,
                [(Decision::Act, RuleError::NothingToDo { card })],
            ),
        ]
    },
    // The order is fixed, also while a Veto is out. What one gives up is announced as a whole.
    veto_in_the_middle: Test(|| {
        let after_first = || {
            Table::new(4, RAGE)
                .men(Granada, &[0, 2, 2, 5])
                .men(Seville, &[0, 0, 2])
                .court(&[1])
        };
        let before = after_first().men(Granada, &[0, 3]).veto(3);
        let mut game = begin(before, &[]);
        pass(&mut game, give_up(1, &[In(Granada); 3]));
        assert_eq!(game.to_act(), Some(seat(2)));
        let picks = [from(Seville), from(Granada)];
        go(&mut game, &picks);
        under_way(&game, after_first().veto(3));
        go(&mut game, &[from(Seville)]);
        let deed = give_up(2, &[In(Seville), In(Granada), In(Seville)]);
        stop(game, deed, after_first());
    }),
};

const fn home(whose: Seat, from: RegionId) -> Decision {
    Decision::SendHome { whose, from }
}

fn sent(whose: usize, from: RegionId) -> Deed {
    let whose = seat(whose);
    Deed::SendHome { whose, from }
}

fn scattered() -> Table {
    Table::new(4, EACH)
        .men(Granada, &[1, 2])
        .men(Seville, &[0, 1, 1])
        .men(Aragon, &[0, 0, 0, 2])
        .court(&[1, 5, 5, 5])
}

pub(super) const ONE_OF_EACH: CardCase = CardCase {
    card: EACH,
    // `EACH`: none of the own; in whatever order.
    effect: Test(|| {
        let listed = [
            home(seat(1), Seville),
            home(seat(1), Granada),
            home(seat(2), Seville),
            home(seat(3), Aragon),
        ];
        assert_eq!(legal(&begin(scattered(), &[])), listed);
        let (game, events) = tell(scattered(), &[listed[3], listed[1], listed[2]]);
        let told = [sent(3, Aragon), sent(1, Granada), sent(2, Seville)];
        assert_eq!(deeds(&events), told);
        let expected = Table::new(4, EACH)
            .men(Granada, &[1, 1])
            .men(Seville, &[0, 1])
            .men(Aragon, &[0, 0, 0, 1])
            .court(&[1, 5, 5, 5]);
        ended(&game, expected);
        let listed = [
            home(seat(0), Granada),
            home(seat(2), Seville),
            home(seat(3), Aragon),
        ];
        assert_eq!(legal(&begin(scattered().acting(1), &[])), listed);
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(4, EACH).men(Granada, &[5]).court(&[1, 5, 5, 5]));
        let table = Table::new(4, EACH).men(Granada, &[5, 0, 1]);
        let game = begin(table, &[home(seat(2), Granada)]);
        ended(&game, Table::new(4, EACH).men(Granada, &[5]));
    }),
    kings_region: Test(|| {
        nothing_to_do(Table::new(4, EACH).men(Galicia, &[0, 5, 5, 5]));
        let table = Table::new(4, EACH)
            .men(Galicia, &[0, 5, 5])
            .men(Granada, &[0, 1]);
        let game = begin(table, &[]);
        assert_eq!(legal(&game), [home(seat(1), Granada)]);
        let region = Galicia;
        assert_eq!(
            refused(&game, home(seat(1), Galicia)),
            RuleError::KingsRegion { region }
        );
        // Seat 2 stands only there, and is spared altogether.
        let whose = seat(2);
        assert_eq!(
            refused(&game, home(whose, Galicia)),
            RuleError::NotTheirs { whose }
        );
    }),
    castillo: Test(|| {
        nothing_to_do(Table::new(4, EACH).men(Place::Castillo, &[0, 5, 5, 5]));
        let table = Table::new(4, EACH)
            .men(Place::Castillo, &[0, 5, 5])
            .men(Granada, &[0, 1]);
        let game = begin(table, &[home(seat(1), Granada)]);
        let expected = Table::new(4, EACH).men(Place::Castillo, &[0, 5, 5]);
        ended(&game, expected);
    }),
    illegal: || {
        let not_theirs = |whose, from| (home(whose, from), RuleError::NotTheirs { whose });
        let nobody = |whose, from| (home(whose, from), RuleError::NobodyThere { whose, from });
        let first = [
            not_theirs(seat(0), Granada),
            not_theirs(Seat::NEUTRAL, Granada),
            nobody(seat(1), Aragon),
            cannot_stop(),
            not_asked(Decision::Act),
            not_asked(Decision::Next(seat(1))),
        ];
        let later = [
            not_theirs(seat(1), Seville),
            nobody(seat(2), Granada),
            cannot_stop(),
        ];
        let once = begin(scattered(), &[home(seat(1), Seville)]);
        vec![
            refusals("before the first", begin(scattered(), &[]), first),
            refusals("after the first", once, later),
        ]
    },
    veto_in_the_middle: Test(|| {
        let mut game = begin(scattered().veto(3), &[home(seat(1), Granada)]);
        let told = pass(&mut game, sent(1, Granada));
        let (seat, whole_action) = (seat(3), false);
        assert_eq!(
            told,
            [
                GameEvent::VetoWithheld { seat, whole_action },
                GameEvent::Done {
                    by: Seat::new(0),
                    deed: sent(1, Granada)
                },
            ]
        );
        go(&mut game, &[home(seat, Aragon)]);
        let expected = Table::new(4, EACH)
            .men(Granada, &[1, 1])
            .men(Seville, &[0, 1, 1])
            .men(Aragon, &[0, 0, 0, 2])
            .court(&[1, 5, 5, 5]);
        stop(game, sent(3, Aragon), expected);
    }),
};
