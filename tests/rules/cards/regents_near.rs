//! The other cards of New Regent: the King in the quiet, at the Castillo, infiltrated, replaced.

use super::Answer::{DoesNotApply, Test};
use super::CardCase;
use super::check::{
    begin, cannot_stop, compare, deeds, ended, go, not_asked, nothing_to_do, refusals, stop, tell,
};
use super::regents::{all_regions, go_to, journey, over, place, table};
use crate::support::{Table, announced, legal, men, play, refused, seat};
use el_grande::rules::KingSpot::{Castillo, France, In, Portugal};
use el_grande::rules::RegionId::{
    Aragon, Galicia, Granada, NewCastile, OldCastile, Seville, Valencia,
};
use el_grande::rules::{CardId, Decision, Deed, Place, Progress, RegionId, RuleError, Scoreboard};

/// Seville and Granada have one caballero each, Aragon three.
fn summer() -> Table {
    table(CardId::SummerResidence)
        .men(Seville, &[0, 1])
        .men(Granada, &[1])
        .men(Aragon, &[1, 1, 1])
}

pub(super) const SUMMER_RESIDENCE: CardCase = CardCase {
    card: CardId::SummerResidence,
    effect: Test(|| {
        // Ties as you choose; empty regions are left out.
        let game = begin(summer(), &[]);
        assert_eq!(legal(&game), [Seville, Granada].map(|r| go_to(In(r))));
        let (game, events) = tell(summer(), &[go_to(In(Granada))]);
        assert_eq!(deeds(&events), [journey(In(Galicia), In(Granada))]);
        ended(&game, summer().king(Granada));
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(table(CardId::SummerResidence));
    }),
    kings_region: Test(|| {
        // His own counts, and of a tie he takes another.
        let game = begin(summer().king(Seville), &[]);
        assert_eq!(legal(&game), [go_to(In(Granada))]);
        assert_eq!(refused(&game, go_to(In(Seville))), RuleError::KingMustMove);
        // If his own alone has the fewest he stays.
        let alone = table(CardId::SummerResidence)
            .king(Seville)
            .men(Seville, &[1])
            .men(Granada, &[2]);
        nothing_to_do(alone);
        let game = begin(summer().king_at(Portugal), &[go_to(In(Seville))]);
        ended(&game, summer().king(Seville));
    }),
    castillo: Test(|| {
        // It is no region, however few are inside.
        let table = summer().men(Place::Castillo, &[1]).king_at(Castillo);
        let game = begin(table, &[]);
        assert_eq!(legal(&game), [Seville, Granada].map(|r| go_to(In(r))));
    }),
    illegal: || {
        let asked = [
            (
                go_to(In(Aragon)),
                RuleError::NotTheFewest { region: Aragon },
            ),
            (
                go_to(In(Valencia)),
                RuleError::NotTheFewest { region: Valencia },
            ),
            (go_to(France), RuleError::KingNotThere),
            cannot_stop(),
        ];
        vec![refusals("he is to go", begin(summer(), &[]), asked)]
    },
    veto_in_the_middle: Test(|| {
        let game = begin(summer().veto(2), &[go_to(In(Seville))]);
        stop(game, journey(In(Galicia), In(Seville)), summer());
    }),
};

pub(super) const REBELLION: CardCase = CardCase {
    card: CardId::Rebellion,
    effect: Test(|| {
        let card = CardId::Rebellion;
        let (game, events) = tell(table(card), &[]);
        assert_eq!(deeds(&events), [journey(In(Galicia), Castillo)]);
        compare(&game, table(card).king_at(Castillo));
        assert_eq!(game.turn().action, Progress::Finished);
        // Every region is next to it, and none is taboo.
        let mut open: Vec<Decision> = RegionId::ALL.into_iter().map(place).collect();
        open.push(Decision::Done);
        assert_eq!(legal(&game), open);
    }),
    too_few_pieces: DoesNotApply("There is one King, and he is not at the Castillo already."),
    kings_region: Test(|| {
        nothing_to_do(table(CardId::Rebellion).king_at(Castillo));
        // The Royal Adviser may move him to any region from there.
        let adviser = Table::new(3, CardId::RoyalAdviser)
            .regents()
            .king_at(Castillo);
        assert_eq!(legal(&begin(adviser, &[])), all_regions());
        // And from abroad to one that borders the country.
        let adviser = Table::new(3, CardId::RoyalAdviser)
            .regents()
            .king_at(Portugal);
        let borders = [Galicia, OldCastile, NewCastile, Seville].map(|r| go_to(In(r)));
        assert_eq!(legal(&begin(adviser, &[])), borders);
    }),
    castillo: Test(|| {
        // Nothing goes in or out, scoreboards neither.
        let game = begin(table(CardId::Rebellion), &[]);
        assert_eq!(
            refused(&game, place(Place::Castillo)),
            RuleError::NotIntoCastillo
        );
        let board = Scoreboard::Eight;
        let boards = Table::new(3, CardId::MobileScoreboard)
            .regents()
            .king_at(Castillo)
            .scoreboards(Some(Place::Castillo), None);
        let game = begin(boards, &[]);
        let to = Place::Aragon;
        assert_eq!(
            refused(&game, Decision::SetScoreboard { board, to }),
            RuleError::ScoreboardInKingsRegion { board }
        );
        let (board, to) = (Scoreboard::Four, Place::Castillo);
        assert_eq!(
            refused(&game, Decision::SetScoreboard { board, to }),
            RuleError::NotIntoCastillo
        );
    }),
    illegal: || {
        let asked = [not_asked(Decision::Done), not_asked(go_to(In(Aragon)))];
        let done = [
            (Decision::Act, RuleError::ActionOver),
            not_asked(go_to(In(Aragon))),
            (place(Place::Castillo), RuleError::NotIntoCastillo),
        ];
        let asking = begin(table(CardId::Rebellion).veto(1), &[]);
        vec![
            refusals("a holder is asked", asking, asked),
            refusals("he is there", begin(table(CardId::Rebellion), &[]), done),
        ]
    },
    veto_in_the_middle: Test(|| {
        let game = begin(table(CardId::Rebellion).veto(1), &[]);
        stop(
            game,
            journey(In(Galicia), Castillo),
            table(CardId::Rebellion),
        );
    }),
};

pub(super) const INFILTRATION: CardCase = CardCase {
    card: CardId::Infiltration,
    effect: Test(|| {
        let card = CardId::Infiltration;
        let (mut game, events) = tell(table(card), &[]);
        assert_eq!(deeds(&events), [Deed::Infiltrate]);
        compare(&game, table(card));
        let open = [Place::Galicia, Place::BasqueCountry, Place::OldCastile];
        assert_eq!(legal(&game)[..3], open.map(place));
        go(
            &mut game,
            &[place(Galicia), place(OldCastile), Decision::Done],
        );
        assert_eq!(men(&game, Galicia), [1, 0, 0]);
        // The next player's turn is as ever.
        assert!(!game.turn().infiltrates);
    }),
    too_few_pieces: Test(|| {
        nothing_to_do(Table::new(3, CardId::Infiltration).regents());
    }),
    kings_region: Test(|| {
        // It serves the placing that follows; with the King abroad it would do nothing.
        let mut game = table(CardId::Infiltration).game();
        play(&mut game, &[place(OldCastile)]);
        let card = CardId::Infiltration;
        assert_eq!(
            refused(&game, Decision::Act),
            RuleError::OnlyBeforePlacing { card }
        );
        nothing_to_do(table(CardId::Infiltration).king_at(France));
    }),
    castillo: Test(|| {
        let mut game = begin(table(CardId::Infiltration).king_at(Castillo), &[]);
        go(&mut game, &[place(Place::Castillo)]);
        assert_eq!(men(&game, Place::Castillo), [1, 0, 0]);
    }),
    illegal: || {
        let region = Aragon;
        let done = [
            (Decision::Act, RuleError::ActionOver),
            (place(Aragon), RuleError::NotNextToKing { region }),
            not_asked(go_to(In(Aragon))),
        ];
        vec![refusals(
            "placing is open",
            begin(table(CardId::Infiltration), &[]),
            done,
        )]
    },
    veto_in_the_middle: Test(|| {
        let game = begin(table(CardId::Infiltration).veto(2), &[]);
        stop(game, Deed::Infiltrate, table(CardId::Infiltration));
    }),
};

/// The Grande of seat 1 is in Aragon, that of seat 2 in the Castillo, that of seat 0 with the King.
fn deputies() -> Table {
    table(CardId::Deputy)
        .grande(0, Galicia)
        .grande(1, Aragon)
        .grande_inside(2)
}

pub(super) const DEPUTY: CardCase = CardCase {
    card: CardId::Deputy,
    effect: Test(|| {
        let swap = Decision::SwapKing(seat(1));
        assert_eq!(legal(&begin(deputies(), &[])), [swap]);
        let (game, events) = tell(deputies(), &[swap]);
        let deed = Deed::SwapKing {
            whose: seat(1),
            king: Galicia,
            grande: Aragon,
        };
        assert_eq!(deeds(&events), [deed]);
        ended(&game, deputies().king(Aragon).grande(1, Galicia));
    }),
    too_few_pieces: Test(|| {
        let none = || {
            table(CardId::Deputy)
                .grande(0, Galicia)
                .grande_inside(1)
                .grande_inside(2)
        };
        nothing_to_do(none());
    }),
    kings_region: Test(|| {
        nothing_to_do(deputies().king_at(France));
        // It breaks the taboo: a Grande comes where the King was, and he leaves where it stood.
        let game = begin(deputies(), &[Decision::SwapKing(seat(1))]);
        assert_eq!(game.grande(seat(1)), Some(Place::Galicia));
    }),
    castillo: Test(|| {
        nothing_to_do(deputies().king_at(Castillo));
        let game = begin(deputies(), &[]);
        let whose = seat(2);
        assert_eq!(
            refused(&game, Decision::SwapKing(whose)),
            RuleError::NoSwap { whose }
        );
    }),
    illegal: || {
        let whose = seat(0);
        let neutral = el_grande::rules::Seat::NEUTRAL;
        let asked = [
            (Decision::SwapKing(whose), RuleError::NoSwap { whose }),
            (
                Decision::SwapKing(neutral),
                RuleError::NoSwap { whose: neutral },
            ),
            not_asked(go_to(In(Aragon))),
            cannot_stop(),
        ];
        let swap = Decision::SwapKing(seat(1));
        vec![
            refusals("whose is asked for", begin(deputies(), &[]), asked),
            over(CardId::Deputy, &[swap], swap),
        ]
    },
    veto_in_the_middle: Test(|| {
        let game = begin(deputies().veto(2), &[Decision::SwapKing(seat(1))]);
        assert!(matches!(announced(&game), Deed::SwapKing { .. }));
        let deed = announced(&game);
        stop(game, deed, deputies());
    }),
};
