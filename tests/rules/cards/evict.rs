//! Driving opponents out of a region to where their discs say.

use super::Answer::Test;
use super::CardCase;
use super::check::{
    Expect, begin, cannot_stop, deeds, ended, go, not_asked, nothing_to_do, pass, refusals, stop,
    tell, under_way,
};
use crate::support::{Table, legal, play, refused, seat};
use el_grande::rules::RegionId::{Aragon, Catalonia, Galicia, Granada, Seville, Valencia};
use el_grande::rules::{
    CardId, Decision, Deed, EvictPenalty, GameEvent, Place, Refuge, RegionId, RegionSet, RuleError,
};

const CARD: CardId = CardId::Eviction;

fn set(region: RegionId) -> Decision {
    Decision::SetDisc(region)
}

fn displace(whose: usize, count: u8, to: Refuge) -> Deed {
    let (whose, from) = (seat(whose), Granada);
    Deed::Displace {
        whose,
        from,
        count,
        to,
    }
}

/// Granada holds own caballeros and these of seats 1 and 2; seat 3 is in Seville.
fn with_granada(one: u8, two: u8) -> Table {
    Table::new(4, CARD)
        .men(Granada, &[2, one, two])
        .men(Seville, &[0, 0, 1, 1])
        .men(Valencia, &[2])
        .court(&[1, 1, 1, 1])
}

fn table() -> Table {
    with_granada(3, 1)
}

const OUT_OF_GRANADA: Decision = Decision::Evict(Granada);

/// Who sets the King's region, or by option the same region, gets them back as the option says.
fn no_refuge(region: RegionId, penalty: EvictPenalty) {
    let agreed = |mut table: Table| {
        table.position.rules.evicted_to = penalty;
        table
    };
    let discs = [OUT_OF_GRANADA, set(region), set(Aragon)];
    let (game, events) = tell(agreed(table()), &discs);
    let left = with_granada(0, 0).men(Aragon, &[0, 0, 1]);
    let (refuge, expected) = match penalty {
        EvictPenalty::Court => (Refuge::Court, left.court(&[0, 3])),
        EvictPenalty::Provinces => (Refuge::Provinces, left),
    };
    assert!(deeds(&events).contains(&displace(1, 3, refuge)));
    ended(&game, agreed(expected));
}

pub(super) const EVICTION: CardCase = CardCase {
    card: CARD,
    effect: Test(|| {
        let game = begin(table(), &[]);
        assert_eq!(legal(&game), [Seville, Granada].map(Decision::Evict));
        // Seat 3 has nobody there and sets no disc; own caballeros stay.
        let (mut game, mut events) = tell(table(), &[OUT_OF_GRANADA]);
        for (index, to) in [(1, Valencia), (2, Aragon)] {
            assert_eq!(game.to_act(), Some(seat(index)));
            let others = RegionSet::ALL.without(Granada);
            assert_eq!(legal(&game), others.iter().map(set).collect::<Vec<_>>());
            under_way(&game, table());
            events.extend(go(&mut game, &[set(to)]));
        }
        let told = [
            Deed::Evict { from: Granada },
            displace(1, 3, Refuge::In(Valencia)),
            displace(2, 1, Refuge::In(Aragon)),
        ];
        assert_eq!(deeds(&events), told);
        let discs = [None, Some(Valencia), Some(Aragon), None, None];
        assert!(events.contains(&GameEvent::DiscsShown { discs }));
        let expected = with_granada(0, 0)
            .men(Valencia, &[0, 3])
            .men(Aragon, &[0, 0, 1]);
        ended(&game, expected);
        // Both may go to one region; the same region is no other one.
        let same = [OUT_OF_GRANADA, set(Aragon), set(Aragon)];
        let game = begin(table(), &same);
        ended(&game, with_granada(0, 0).men(Aragon, &[0, 3, 1]));
        no_refuge(Granada, EvictPenalty::Court);
        // Seat 1 acts: seats 2 and 0 have to leave, in that order.
        let mut game = begin(table().acting(1), &[OUT_OF_GRANADA]);
        assert_eq!(game.to_act(), Some(seat(2)));
        go(&mut game, &[set(Aragon)]);
        assert_eq!(game.to_act(), Some(seat(0)));
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(4, CARD).men(Granada, &[5]).court(&[1, 5, 5, 5]));
        let region = Valencia;
        assert_eq!(
            refused(&begin(table(), &[]), Decision::Evict(Valencia)),
            RuleError::NoOpponentThere { region }
        );
    }),
    kings_region: Test(|| {
        nothing_to_do(Table::new(4, CARD).men(Galicia, &[0, 5, 5, 5]));
        let game = begin(table().men(Galicia, &[0, 2]), &[]);
        let region = Galicia;
        assert_eq!(
            refused(&game, Decision::Evict(Galicia)),
            RuleError::KingsRegion { region }
        );
        no_refuge(Galicia, EvictPenalty::Provinces);
        no_refuge(Galicia, EvictPenalty::Court);
    }),
    // It can be neither named nor set, and who is inside is left alone.
    castillo: Test(|| {
        nothing_to_do(Table::new(4, CARD).men(Place::Castillo, &[0, 5, 5, 5]));
        let inside = |table: Table| table.men(Place::Castillo, &[1, 4, 4, 4]);
        let discs = [OUT_OF_GRANADA, set(Aragon), set(Aragon)];
        let game = begin(inside(table()), &discs);
        let expected = with_granada(0, 0).men(Aragon, &[0, 3, 1]);
        ended(&game, inside(expected));
    }),
    illegal: || {
        let (kings, empty, own) = (Galicia, Catalonia, Valencia);
        let nobody = |region| {
            let error = RuleError::NoOpponentThere { region };
            (Decision::Evict(region), error)
        };
        let kings = (
            Decision::Evict(kings),
            RuleError::KingsRegion { region: kings },
        );
        let asked = [
            kings,
            nobody(empty),
            nobody(own),
            cannot_stop(),
            not_asked(Decision::Act),
            not_asked(set(Granada)),
        ];
        let region = Granada;
        let discs = [
            (set(Granada), RuleError::MustLeave { region }),
            cannot_stop(),
            not_asked(OUT_OF_GRANADA),
            not_asked(Decision::Next(seat(1))),
            not_asked(Decision::Place(Place::Castillo)),
        ];
        let mut shown = begin(table().veto(3), &[OUT_OF_GRANADA, Decision::NotNow]);
        play(&mut shown, &[set(Aragon), set(Aragon)]);
        let not_waiting = |index: usize| {
            let seat = seat(index);
            (Decision::Next(seat), RuleError::NotWaiting { seat })
        };
        let order = [not_waiting(0), not_waiting(3), not_asked(set(Aragon))];
        vec![
            refusals("a region is asked for", begin(table(), &[]), asked),
            refusals("discs are set", begin(table(), &[OUT_OF_GRANADA]), discs),
            refusals("the order is asked for", shown, order),
        ]
    },
    veto_in_the_middle: Test(|| {
        // Before discs are set.
        let begun = || begin(table().veto(3), &[OUT_OF_GRANADA]);
        let events = stop(begun(), Deed::Evict { from: Granada }, table());
        let disc = |event: &GameEvent| matches!(event, GameEvent::DiscSet { .. });
        assert!(!events.iter().any(disc));
        // After they are shown, in the order the acting player sets.
        let mut game = begun();
        pass(&mut game, Deed::Evict { from: Granada });
        play(&mut game, &[set(Galicia), set(Aragon)]);
        assert_eq!(
            legal(&game),
            [1, 2].map(|index| Decision::Next(seat(index)))
        );
        assert_eq!(game.to_act(), Some(seat(0)));
        go(&mut game, &[Decision::Next(seat(2))]);
        pass(&mut game, displace(2, 1, Refuge::In(Aragon)));
        let expected = with_granada(3, 0).men(Aragon, &[0, 0, 1]);
        stop(game, displace(1, 3, Refuge::Provinces), expected);
    }),
};
