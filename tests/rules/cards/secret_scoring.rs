//! All set the disc; every region that exactly one of them shows is scored.

use super::Answer::Test;
use super::CardCase;
use super::check::{
    Expect, begin, cannot_stop, ended, go, not_asked, pass, rank, refusals, scored, stop, tell,
    under_way, with_bonus,
};
use crate::support::{Table, legal, play, seat};
use el_grande::rules::RegionId::{Aragon, Galicia, Granada, Seville};
use el_grande::rules::{CardId, Decision, Deed, GameEvent, Place, RegionId, RuleError, SeatSet};

const CARD: CardId = CardId::SecretScoring;

fn set(region: RegionId) -> Decision {
    Decision::SetDisc(region)
}

/// Seat 3 has nothing on the board.
fn table() -> Table {
    Table::new(4, CARD)
        .men(Galicia, &[1, 2])
        .men(Aragon, &[3, 1, 2])
        .men(Seville, &[1, 1, 2])
        .men(Granada, &[2, 1])
        .men(Place::Castillo, &[2, 1])
        .court(&[1])
}

/// These discs, from seat 0 on, lead to these places scored and these points.
fn discs(table: impl Fn() -> Table, discs: [RegionId; 4], places: &[Place], points: &[u16]) {
    let (game, events) = tell(table(), &discs.map(set));
    assert_eq!(scored(&events), places);
    ended(&game, table().scores(points));
}

const CALL: Deed = Deed::CallDiscs {
    who: SeatSet::table(4),
};

pub(super) const SECRET_SCORING: CardCase = CardCase {
    card: CARD,
    effect: Test(|| {
        // All set it, the acting player first; any region will do.
        let (mut game, mut events) = tell(table(), &[]);
        for (index, region) in [Seville, Aragon, Aragon, Granada].into_iter().enumerate() {
            assert_eq!(game.to_act(), Some(seat(index)));
            assert_eq!(legal(&game), RegionId::ALL.map(set));
            under_way(&game, table());
            events.extend(go(&mut game, &[set(region)]));
        }
        let shown = [Seville, Aragon, Aragon, Granada].map(Some);
        let discs_shown = GameEvent::DiscsShown {
            discs: [shown[0], shown[1], shown[2], shown[3], None],
        };
        assert!(events.contains(&discs_shown));
        // Aragon was set twice. Seville 4 3 1 and Granada 6 3 1, in board order.
        assert_eq!(scored(&events), [Place::Seville, Place::Granada]);
        ended(&game, table().scores(&[1 + 6, 1 + 3, 4]));
        // The order of discs is not that of scoring; a scoreboard and a home count.
        let boards = || {
            table()
                .scoreboards(Some(Place::Aragon), None)
                .grande(0, Aragon)
        };
        let places = [Place::Aragon, Place::Seville];
        discs(
            boards,
            [Seville, Aragon, Granada, Granada],
            &places,
            &[8 + 2 + 1, 1, 4 + 4],
        );
        let game = begin(table().acting(2), &[set(Aragon), set(Aragon)]);
        assert_eq!(game.to_act(), Some(seat(0)));
    }),
    too_few_pieces: Test(|| {
        // Nobody alone: nothing is scored.
        discs(table, [Aragon, Aragon, Seville, Seville], &[], &[]);
        discs(table, [Aragon; 4], &[], &[]);
        // An empty region pays nobody; an empty board keeps nobody from setting a disc.
        let empty = || Table::new(4, CARD).court(&[1]);
        let places = [Place::Aragon, Place::Seville];
        discs(empty, [Aragon, Seville, Granada, Granada], &places, &[]);
    }),
    kings_region: Test(|| {
        let regions = [Galicia, Aragon, Aragon, Aragon];
        discs(table, regions, &[Place::Galicia], &[2, 4 + 2]);
        let tied = || table().men(Galicia, &[1]);
        discs(tied, regions, &[Place::Galicia], &[2, 2]);
    }),
    // It is not on the disc, so it is never scored by it, nor opened.
    castillo: Test(|| {
        let plan = [Seville, Aragon, Galicia, Granada].map(set);
        let (game, events) = tell(table().scoreboards(Some(Place::Castillo), None), &plan);
        assert!(!scored(&events).contains(&Place::Castillo));
        let opened = |event: &GameEvent| matches!(event, GameEvent::CastilloOpened { .. });
        assert!(!events.iter().any(opened));
        assert_eq!(game.caballeros(Place::Castillo, seat(0)), 2);
    }),
    illegal: || {
        let asked = [
            cannot_stop(),
            not_asked(Decision::Act),
            not_asked(Decision::Score(Place::Aragon)),
            not_asked(Decision::Next(seat(1))),
            not_asked(Decision::Place(Place::Castillo)),
            not_asked(Decision::Veto),
        ];
        let over = [
            (Decision::Act, RuleError::ActionOver),
            not_asked(set(Aragon)),
        ];
        let all_set = begin(table(), &[set(Aragon); 4]);
        vec![
            refusals("the first sets the disc", begin(table(), &[]), asked),
            refusals("the next does", begin(table(), &[set(Aragon)]), asked),
            refusals("it is over", all_set, over),
        ]
    },
    veto_in_the_middle: Test(|| {
        let begun = || begin(table().veto(3), &[]);
        // Before discs are set.
        let events = stop(begun(), CALL, table());
        let disc = |event: &GameEvent| matches!(event, GameEvent::DiscSet { .. });
        assert!(!events.iter().any(disc));
        // After they are shown, rank by rank.
        let shown = || {
            let mut game = begun();
            pass(&mut game, CALL);
            play(&mut game, &[Granada, Galicia, Aragon, Aragon].map(set));
            game
        };
        let kings = with_bonus(rank(Galicia, &[1], 1, 4), true, false);
        stop(shown(), kings, table());
        let mut game = shown();
        pass(&mut game, kings);
        pass(&mut game, Deed::Pay(rank(Galicia, &[0], 2, 2)));
        pass(&mut game, Deed::Pay(rank(Granada, &[0], 1, 6)));
        let last = Deed::Pay(rank(Granada, &[1], 2, 3));
        stop(game, last, table().scores(&[8, 6]));
    }),
};
