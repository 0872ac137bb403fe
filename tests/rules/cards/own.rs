//! Cards that touch only what is the player's own: the Grande, a power card, the court.

use super::Answer::{DoesNotApply, Test};
use super::CardCase;
use super::check::{
    Expect, begin, cannot_stop, deeds, ended, not_asked, nothing_to_do, pass, refusals, stop, tell,
    under_way,
};
use crate::support::{Table, legal, power, refused, seat};
use el_grande::rules::RegionId::{Aragon, Catalonia, Galicia, Granada, OldCastile, Seville};
use el_grande::rules::{
    CardId, Decision, Deed, GameEvent, PileRecord, Place, Power, RegionId, RuleError,
};

const GRANDE: CardId = CardId::GrandeTravels;
const POWER: CardId = CardId::PowerReturns;
const COURT: CardId = CardId::CourtGrows;

fn grandes() -> Table {
    Table::new(3, GRANDE)
        .men(Catalonia, &[2])
        .grande(1, Aragon)
        .court(&[1])
}

const fn go_to(region: RegionId) -> Decision {
    Decision::MoveGrande(region)
}

pub(super) const GRANDE_TRAVELS: CardCase = CardCase {
    card: GRANDE,
    effect: Test(|| {
        let listed = RegionId::ALL
            .into_iter()
            .filter(|region| ![Galicia, Catalonia].contains(region));
        let listed: Vec<Decision> = listed.map(go_to).collect();
        assert_eq!(legal(&begin(grandes(), &[])), listed);
        // Also to a region with another Grande; caballeros stay where they are.
        let (game, events) = tell(grandes(), &[go_to(Aragon)]);
        let (from, to) = (Place::Catalonia, Aragon);
        assert_eq!(deeds(&events), [Deed::MoveGrande { from, to }]);
        ended(&game, grandes().grande(0, Aragon));
        let acting = || grandes().acting(1);
        let game = begin(acting(), &[go_to(Seville)]);
        ended(&game, acting().grande(1, Seville));
    }),
    too_few_pieces: DoesNotApply("Each player has one Grande, which always stands on the board."),
    kings_region: Test(|| {
        let region = Galicia;
        assert_eq!(
            refused(&begin(grandes(), &[]), go_to(Galicia)),
            RuleError::KingsRegion { region }
        );
        let stuck = grandes().king(Catalonia).game();
        assert_eq!(
            refused(&stuck, Decision::Act),
            RuleError::GrandeInKingsRegion
        );
        // Others who stand there are no hindrance.
        let game = begin(grandes().king(Aragon), &[go_to(Granada)]);
        ended(&game, grandes().king(Aragon).grande(0, Granada));
    }),
    castillo: DoesNotApply(
        "In the Classic game a Grande goes to regions only: no decision says otherwise.",
    ),
    illegal: || {
        let region = Galicia;
        let at_home = RuleError::GrandeAlreadyThere { region: Catalonia };
        let asked = [
            (go_to(Catalonia), at_home),
            (go_to(Galicia), RuleError::KingsRegion { region }),
            cannot_stop(),
            not_asked(Decision::Act),
            not_asked(Decision::Place(Place::OldCastile)),
        ];
        let stuck = [
            (Decision::Act, RuleError::GrandeInKingsRegion),
            not_asked(go_to(Aragon)),
        ];
        let over = [
            (Decision::Act, RuleError::ActionOver),
            not_asked(go_to(Seville)),
        ];
        vec![
            refusals("it is to go", begin(grandes(), &[]), asked),
            refusals(
                "it is with the King",
                grandes().king(Catalonia).game(),
                stuck,
            ),
            refusals("it is there", begin(grandes(), &[go_to(Granada)]), over),
        ]
    },
    // It has but one step.
    veto_in_the_middle: Test(|| {
        let game = begin(grandes().veto(1), &[go_to(Granada)]);
        let (from, to) = (Place::Catalonia, Granada);
        stop(game, Deed::MoveGrande { from, to }, grandes());
    }),
};

/// Seat 0 has played these cards, oldest first, of which some may be back for all that others
/// know, and this one really is.
fn played(pile: &[u8], maybe: &[u8], back: Option<u8>) -> Table {
    let cards = |values: &[u8]| -> Vec<Power> { values.iter().copied().map(power).collect() };
    let mut table = Table::new(3, POWER).court(&[1]);
    let in_hand = |value: &u8| !pile.contains(value) || back == Some(*value);
    table.position.hands[0] = (1..=13).filter(in_hand).map(power).collect();
    table.position.spent[0] = PileRecord {
        cards: cards(pile),
        maybe: cards(maybe),
    };
    table
}

fn take_back(value: u8) -> Decision {
    Decision::TakeBack(power(value))
}

pub(super) const POWER_RETURNS: CardCase = CardCase {
    card: POWER,
    effect: Test(|| {
        let before = || played(&[3, 7, 13], &[], None);
        let game = begin(before(), &[]);
        assert_eq!(legal(&game), [3, 7, 13].map(take_back));
        // This round's lies open, so all see it go. `BIDS-STAND`
        let (game, events) = tell(before(), &[take_back(13)]);
        let (seat, seen) = (seat(0), Some(power(13)));
        assert!(events.contains(&GameEvent::PowerTakenBack { seat, seen }));
        assert_eq!(game.bid(seat), Some(power(13)));
        ended(&game, played(&[3, 7], &[], None));
        // Of the others nobody sees which.
        let (game, events) = tell(before(), &[take_back(3)]);
        let seen = None;
        assert!(events.contains(&GameEvent::PowerTakenBack { seat, seen }));
        assert!(game.hand(seat).contains(power(3)));
        ended(&game, played(&[3, 7, 13], &[3, 7], Some(3)));
        // The own pile is that of whose turn it is.
        let game = begin(before().acting(1), &[]);
        assert_eq!(legal(&game), [take_back(12)]);
    }),
    // In a game this round's bid is always there to be taken back.
    too_few_pieces: Test(|| {
        nothing_to_do(played(&[], &[], None));
        let game = begin(played(&[13], &[], None), &[take_back(13)]);
        ended(&game, played(&[], &[], None));
    }),
    kings_region: DoesNotApply("Power cards lie before the players and in no region."),
    castillo: DoesNotApply("Power cards have nothing to do with the Castillo."),
    illegal: || {
        let table = || played(&[3, 7, 13], &[], None);
        let not_spent = |value| {
            let power = power(value);
            (Decision::TakeBack(power), RuleError::NotSpent { power })
        };
        let asked = [
            not_spent(1),
            // Spent by another, in hand here.
            not_spent(12),
            cannot_stop(),
            not_asked(Decision::Act),
            not_asked(Decision::Bid(power(7))),
        ];
        // One that may be back, and is, can't be taken again.
        let maybe = [not_spent(3)];
        let over = [
            (Decision::Act, RuleError::ActionOver),
            not_asked(take_back(3)),
        ];
        vec![
            refusals("one is to be taken", begin(table(), &[]), asked),
            refusals(
                "one was taken unseen before",
                begin(played(&[3, 7, 13], &[3, 7], Some(3)), &[]),
                maybe,
            ),
            refusals("one was taken", begin(table(), &[take_back(7)]), over),
        ]
    },
    // Announced without the card; once nobody objects, the choice is free and secret.
    veto_in_the_middle: Test(|| {
        let table = || played(&[3, 7, 13], &[], None);
        let game = begin(table().veto(1), &[]);
        let told = stop(game.clone(), Deed::TakeBack, table());
        let taken = |event: &GameEvent| matches!(event, GameEvent::PowerTakenBack { .. });
        assert!(!told.iter().any(taken));
        let mut game = game;
        pass(&mut game, Deed::TakeBack);
        under_way(&game, table().veto(1));
        assert_eq!(game.to_act(), Some(seat(0)));
        super::check::go(&mut game, &[take_back(7)]);
        ended(&game, played(&[3, 7, 13], &[3, 7], Some(7)).veto(1));
    }),
};

/// So many are left in the provinces of seat 0.
fn provinces(left: u8, court: u8) -> Table {
    let rest = 30 - left - court;
    Table::new(3, COURT)
        .men(Granada, &[rest / 2])
        .men(OldCastile, &[rest - rest / 2])
        .court(&[court])
}

pub(super) const COURT_GROWS: CardCase = CardCase {
    card: COURT,
    effect: Test(|| {
        let (game, events) = tell(provinces(10, 1), &[]);
        assert_eq!(deeds(&events), [Deed::GrowCourt { count: 2 }]);
        ended(&game, provinces(8, 3));
        let acting = || provinces(10, 1).acting(2);
        ended(&begin(acting(), &[]), acting().court(&[0, 0, 2]));
    }),
    // `MANY`; no caballero comes from a region instead.
    too_few_pieces: Test(|| {
        ended(&begin(provinces(2, 4), &[]), provinces(0, 6));
        let (game, events) = tell(provinces(1, 4), &[]);
        assert_eq!(deeds(&events), [Deed::GrowCourt { count: 1 }]);
        ended(&game, provinces(0, 5));
        nothing_to_do(provinces(0, 4));
    }),
    kings_region: DoesNotApply("The caballeros come from the provinces, not from a region."),
    castillo: DoesNotApply("The caballeros go to the court, never to the board."),
    illegal: || {
        let card = COURT;
        let empty = [(Decision::Act, RuleError::NothingToDo { card })];
        let asked = [
            not_asked(Decision::Done),
            not_asked(Decision::Act),
            not_asked(Decision::RecruitFrom(Granada)),
            not_asked(Decision::Place(Place::Castillo)),
        ];
        let over = [
            (Decision::Act, RuleError::ActionOver),
            not_asked(Decision::Recruit(2)),
            not_asked(Decision::RecruitFrom(Granada)),
        ];
        vec![
            refusals("nobody is left", provinces(0, 4).game(), empty),
            refusals(
                "a holder is asked",
                begin(provinces(9, 1).veto(1), &[]),
                asked,
            ),
            refusals("it is over", begin(provinces(9, 1), &[]), over),
        ]
    },
    // Both come in one step.
    veto_in_the_middle: Test(|| {
        let game = begin(provinces(10, 1).veto(2), &[]);
        stop(game, Deed::GrowCourt { count: 2 }, provinces(10, 1));
    }),
};
