//! Moving the King, to a neighbouring region or to any.

use super::Answer::{DoesNotApply, Test};
use super::CardCase;
use super::check::{begin, cannot_stop, deeds, ended, go, not_asked, refusals, stop, tell};
use crate::support::{Table, legal, refused};
use el_grande::rules::RegionId::{
    Aragon, BasqueCountry, Catalonia, Galicia, Granada, OldCastile, Seville, Valencia,
};
use el_grande::rules::{CardId, Decision, Deed, KingSpot, Place, RegionId, RuleError};

const NEAR: CardId = CardId::RoyalAdviser;
const FAR: CardId = CardId::KingTravels;

fn table(card: CardId) -> Table {
    Table::new(3, card)
        .men(Galicia, &[1, 1])
        .men(BasqueCountry, &[1])
        .court(&[2])
}

const fn go_to(region: RegionId) -> Decision {
    Decision::MoveKing(KingSpot::In(region))
}

fn place(region: RegionId) -> Decision {
    Decision::Place(region.place())
}

const fn journey(to: RegionId) -> Deed {
    let from = KingSpot::In(Galicia);
    let to = KingSpot::In(to);
    Deed::MoveKing { from, to }
}

/// `NOW`: neighbours and taboo are those of the region he has come to.
fn taboo_moves_along(card: CardId) {
    let mut game = begin(table(card), &[go_to(BasqueCountry)]);
    let region = BasqueCountry;
    assert_eq!(
        refused(&game, place(BasqueCountry)),
        RuleError::KingsRegion { region }
    );
    let region = Catalonia;
    assert_eq!(
        refused(&game, place(Catalonia)),
        RuleError::NotNextToKing { region }
    );
    // The region he left lies beside his new one, and is open.
    go(&mut game, &[place(Galicia), place(Aragon)]);
    assert_eq!(game.caballeros(Galicia, game.actor()), 2);

    // Placing first goes next to where he still is.
    let mut game = table(card).game();
    let region = Aragon;
    assert_eq!(
        refused(&game, place(Aragon)),
        RuleError::NotNextToKing { region }
    );
    go(&mut game, &[place(OldCastile), Decision::Act]);
    go(&mut game, &[go_to(OldCastile)]);
    assert_eq!(refused(&game, place(Aragon)), RuleError::PlacingFinished);
}

/// In the Classic game he never leaves the regions.
fn castillo(card: CardId) {
    let game = begin(table(card), &[]);
    for spot in [KingSpot::Castillo, KingSpot::France, KingSpot::Portugal] {
        let decision = Decision::MoveKing(spot);
        assert_eq!(refused(&game, decision), RuleError::KingNotThere);
    }
}

fn usual(card: CardId) -> Vec<super::Refusals> {
    let abroad = Decision::MoveKing(KingSpot::France);
    let asked = [
        (go_to(Galicia), RuleError::KingMustMove),
        (abroad, RuleError::KingNotThere),
        cannot_stop(),
        not_asked(Decision::Act),
        not_asked(Decision::MoveGrande(Aragon)),
        not_asked(place(OldCastile)),
    ];
    let over = [
        (Decision::Act, RuleError::ActionOver),
        not_asked(go_to(Galicia)),
    ];
    vec![
        refusals("he is to go", begin(table(card), &[]), asked),
        refusals(
            "he is there",
            begin(table(card), &[go_to(OldCastile)]),
            over,
        ),
    ]
}

/// It has but one step: a Veto leaves him where he was, and placing is beside that.
fn vetoed(card: CardId) {
    let game = begin(table(card).veto(2), &[go_to(OldCastile)]);
    stop(game, journey(OldCastile), table(card));
}

pub(super) const ROYAL_ADVISER: CardCase = CardCase {
    card: NEAR,
    effect: Test(|| {
        let game = begin(table(NEAR), &[]);
        assert_eq!(legal(&game), [BasqueCountry, OldCastile].map(go_to));
        let (game, events) = tell(table(NEAR), &[go_to(OldCastile)]);
        assert_eq!(deeds(&events), [journey(OldCastile)]);
        ended(&game, table(NEAR).king(OldCastile));
        let game = begin(table(NEAR).king(Catalonia), &[]);
        assert_eq!(legal(&game), [Aragon, Valencia].map(go_to));
    }),
    too_few_pieces: DoesNotApply("There is one King, and every region has neighbours to go to."),
    kings_region: Test(|| {
        taboo_moves_along(NEAR);
        let game = begin(table(NEAR).king(Seville), &[]);
        assert_eq!(refused(&game, go_to(Seville)), RuleError::KingMustMove);
    }),
    castillo: Test(|| castillo(NEAR)),
    illegal: || {
        let mut moments = usual(NEAR);
        let far = [Aragon, Catalonia, Granada].map(|to| (go_to(to), RuleError::KingTooFar));
        moments[0].list.extend(far);
        moments
    },
    veto_in_the_middle: Test(|| vetoed(NEAR)),
};

pub(super) const KING_TRAVELS: CardCase = CardCase {
    card: FAR,
    effect: Test(|| {
        let game = begin(table(FAR), &[]);
        let elsewhere: Vec<Decision> = RegionId::ALL[1..].iter().copied().map(go_to).collect();
        assert_eq!(legal(&game), elsewhere);
        let (game, events) = tell(table(FAR), &[go_to(Seville)]);
        assert_eq!(deeds(&events), [journey(Seville)]);
        ended(&game, table(FAR).king(Seville));
        assert_eq!(game.caballeros(Place::Galicia, game.actor()), 1);
    }),
    too_few_pieces: DoesNotApply("There is one King, and eight regions for him to go to."),
    kings_region: Test(|| {
        taboo_moves_along(FAR);
        let game = begin(table(FAR).king(Granada), &[]);
        assert_eq!(refused(&game, go_to(Granada)), RuleError::KingMustMove);
    }),
    castillo: Test(|| castillo(FAR)),
    illegal: || usual(FAR),
    veto_in_the_middle: Test(|| vetoed(FAR)),
};
