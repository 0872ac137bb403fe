//! The mobile scoreboards.

use super::Answer::Test;
use super::CardCase;
use super::check::{begin, cannot_stop, deeds, ended, not_asked, refusals, stop, tell};
use crate::support::{Table, legal, refused};
use el_grande::rules::Scoreboard::{Eight, Four};
use el_grande::rules::{CardId, Decision, Deed, Place, RegionId, RuleError, Scoreboard};

const CARD: CardId = CardId::MobileScoreboard;

fn table(eight: Option<Place>, four: Option<Place>) -> Table {
    Table::new(3, CARD)
        .men(Place::Aragon, &[2, 1])
        .court(&[1])
        .scoreboards(eight, four)
}

const fn set(board: Scoreboard, to: Place) -> Decision {
    Decision::SetScoreboard { board, to }
}

/// Everywhere but in the King's region, and but on these places.
fn anywhere_but(board: Scoreboard, taken: &[Place]) -> Vec<Decision> {
    let places = Place::ALL
        .into_iter()
        .filter(|place| !taken.contains(place));
    places.map(|to| set(board, to)).collect()
}

pub(super) const MOBILE_SCOREBOARD: CardCase = CardCase {
    card: CARD,
    effect: Test(|| {
        let kings = [Place::Galicia];
        let mut listed = anywhere_but(Eight, &kings);
        listed.extend(anywhere_but(Four, &kings));
        assert_eq!(legal(&begin(table(None, None), &[])), listed);

        let to = Place::Aragon;
        let (game, events) = tell(table(None, None), &[set(Eight, to)]);
        let (board, from) = (Eight, None);
        assert_eq!(deeds(&events), [Deed::SetScoreboard { board, from, to }]);
        assert_eq!(game.values(to), [8, 4, 0]);
        ended(&game, table(Some(to), None));
        let game = begin(table(Some(to), None), &[set(Four, Place::Seville)]);
        assert_eq!(game.values(Place::Seville), [4, 0, 0]);
        ended(&game, table(Some(to), Some(Place::Seville)));
        // One that is out moves, and what is printed there counts again.
        let game = begin(table(Some(to), None), &[set(Eight, Place::Granada)]);
        assert_eq!(game.values(to), [5, 4, 1]);
        assert_eq!(game.values(Place::Granada), [8, 4, 0]);
        ended(&game, table(Some(Place::Granada), None));
    }),
    // With both out, one of them is moved; there is no way back off the board.
    too_few_pieces: Test(|| {
        let (eight, four) = (Place::Aragon, Place::Castillo);
        let taken = [Place::Galicia, eight, four];
        let mut listed = anywhere_but(Eight, &taken);
        listed.extend(anywhere_but(Four, &taken));
        assert_eq!(legal(&begin(table(Some(eight), Some(four)), &[])), listed);
    }),
    kings_region: Test(|| {
        let region = RegionId::Galicia;
        let game = begin(table(None, None), &[]);
        assert_eq!(
            refused(&game, set(Eight, Place::Galicia)),
            RuleError::KingsRegion { region }
        );
        // What lies there stays; the other one can still be set.
        let game = begin(table(None, Some(Place::Galicia)), &[]);
        assert_eq!(legal(&game), anywhere_but(Eight, &[Place::Galicia]));
        let board = Four;
        assert_eq!(
            refused(&game, set(Four, Place::Aragon)),
            RuleError::ScoreboardInKingsRegion { board }
        );
    }),
    castillo: Test(|| {
        let inside = Some(Place::Castillo);
        let game = begin(table(None, None), &[set(Four, Place::Castillo)]);
        assert_eq!(game.values(Place::Castillo), [4, 0, 0]);
        ended(&game, table(None, inside));
        let game = begin(table(inside, None), &[set(Eight, Place::Valencia)]);
        assert_eq!(game.values(Place::Castillo), [5, 3, 1]);
        ended(&game, table(Some(Place::Valencia), None));
    }),
    illegal: || {
        let (place, region, board) = (Place::Aragon, RegionId::Galicia, Eight);
        let out = [
            (set(Eight, Place::Aragon), RuleError::SamePlace),
            (
                set(Four, Place::Aragon),
                RuleError::ScoreboardThere { place },
            ),
            (set(Four, Place::Galicia), RuleError::KingsRegion { region }),
            cannot_stop(),
            not_asked(Decision::Act),
            not_asked(Decision::Score(Place::Aragon)),
        ];
        let stuck = RuleError::ScoreboardInKingsRegion { board };
        let kings = [
            (set(Eight, Place::Aragon), stuck),
            (set(Eight, Place::Castillo), stuck),
            (set(Eight, Place::Galicia), stuck),
        ];
        let over = [
            (Decision::Act, RuleError::ActionOver),
            not_asked(set(Four, Place::Seville)),
        ];
        let one_out = || table(Some(Place::Aragon), None);
        vec![
            refusals("one is out", begin(one_out(), &[]), out),
            refusals(
                "one is in the King's region",
                begin(table(Some(Place::Galicia), None), &[]),
                kings,
            ),
            refusals(
                "one was set",
                begin(one_out(), &[set(Eight, Place::Seville)]),
                over,
            ),
        ]
    },
    // It has but one step: a Veto leaves the scoreboard where it was.
    veto_in_the_middle: Test(|| {
        let (board, to) = (Eight, Place::Granada);
        let from = None;
        let game = begin(table(None, None).veto(1), &[set(board, to)]);
        let deed = Deed::SetScoreboard { board, from, to };
        stop(game, deed, table(None, None));
        let from = Some(Place::Aragon);
        let game = begin(table(from, None).veto(2), &[set(board, to)]);
        let deed = Deed::SetScoreboard { board, from, to };
        stop(game, deed, table(from, None));
    }),
};
