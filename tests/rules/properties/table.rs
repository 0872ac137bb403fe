//! What lies on the table, from one decision to the next.

use super::games::{Moment, RandomGame, in_random_games};
use el_grande::rules::{
    CABALLEROS, COLOURS, CardId, Decision, Effect, Game, KingSpot, MODIFIERS_DEALT, ModifierSet,
    Phase, Place, PowerSet, Regent, Scoreboard, Seat,
};

/// All a place holds: caballeros by colour, Grandes, scoreboards.
#[derive(Debug, PartialEq, Eq)]
struct Contents {
    caballeros: [u8; COLOURS],
    grandes: Vec<Seat>,
    scoreboards: [bool; 2],
}

fn colours() -> [Seat; COLOURS] {
    std::array::from_fn(Seat::new)
}

fn contents(game: &Game, place: Place) -> Contents {
    Contents {
        caballeros: colours().map(|seat| game.caballeros(place, seat)),
        grandes: game
            .seats()
            .filter(|&seat| game.grande(seat) == Some(place))
            .collect(),
        scoreboards: Scoreboard::ALL.map(|board| game.scoreboard(board) == Some(place)),
    }
}

/// The place that is taboo.
fn kings_place(game: &Game) -> Option<Place> {
    match game.king() {
        KingSpot::In(region) => Some(region.place()),
        KingSpot::Castillo => Some(Place::Castillo),
        KingSpot::France | KingSpot::Portugal => None,
    }
}

/// What the card of the turn under way does with the King, if it is one of New Regent.
fn regent(game: &Game) -> Option<Regent> {
    match game.turn().card.map(CardId::effect) {
        Some(Effect::Regent(regent)) => Some(regent),
        _ => None,
    }
}

/// Every player has 30 caballeros, and the neutral colour where it plays; nobody else has one.
fn caballeros_are_kept(game: &Game) {
    for seat in colours() {
        let on_board: u8 = Place::ALL
            .iter()
            .map(|&place| game.caballeros(place, seat))
            .sum();
        let in_all = on_board + game.court(seat) + game.provinces(seat);
        let neutral = seat == Seat::NEUTRAL && game.rules().neutral;
        let expected = if seat.index() < game.players() || neutral {
            CABALLEROS
        } else {
            0
        };
        assert_eq!(in_all, expected, "caballeros of {seat:?}");
    }
}

/// `TABOO`, in general scoring too. Where the King goes himself, nothing else moves.
fn kings_region_is_taboo(Moment { before, after, .. }: &Moment) {
    // These alone break it.
    if let Some(Regent::Escort | Regent::Rivalry | Regent::Infiltration | Regent::Deputy) =
        regent(before)
    {
        return;
    }
    let mut taboo: Vec<Place> = kings_place(before).into_iter().collect();
    if before.king() != after.king() {
        taboo = Place::ALL.to_vec();
    }
    for place in taboo {
        assert_eq!(
            contents(before, place),
            contents(after, place),
            "{place:?} is taboo"
        );
    }
}

/// No value twice in a round, and nobody's hand or pile loses a card.
fn power_cards_are_kept(game: &Game) {
    let mut sums: Vec<_> = colours()
        .into_iter()
        .filter_map(|seat| game.strength(seat))
        .collect();
    sums.sort_unstable();
    assert!(
        sums.windows(2).all(|pair| pair[0] < pair[1]),
        "a value is bid twice: {sums:?}"
    );
    for seat in game.seats() {
        let pile: PowerSet = game.spent_pile(seat).iter().collect();
        let in_doubt = game.spent_pile(seat).maybe();
        let hand = game.hand(seat);
        assert!(in_doubt.minus(pile).is_empty(), "{seat:?}");
        assert!(pile.minus(in_doubt).and(hand).is_empty(), "{seat:?}");
        assert!(PowerSet::ALL.minus(pile).minus(hand).is_empty(), "{seat:?}");
    }
}

/// Every modifier is in one place, and everyone has three.
fn modifiers_are_kept(game: &Game) {
    let mut seen = ModifierSet::EMPTY;
    for seat in game.seats() {
        let (hand, spent) = (game.modifiers(seat), game.spent_modifiers(seat));
        assert!(hand.and(spent).is_empty() && hand.or(spent).and(seen).is_empty());
        let dealt = if game.rules().power_shift {
            MODIFIERS_DEALT as u32
        } else {
            0
        };
        assert_eq!(hand.len() + spent.len(), dealt, "{seat:?}");
        seen = seen.or(hand).or(spent);
    }
}

/// Never two on one place, never back off the board.
fn scoreboards_stay_out(Moment { before, after, .. }: &Moment) {
    let [eight, four] = Scoreboard::ALL;
    let places = (after.scoreboard(eight), after.scoreboard(four));
    assert!(
        places.0.is_none() || places.0 != places.1,
        "two on {:?}",
        places.0
    );
    for board in Scoreboard::ALL {
        let back = before.scoreboard(board).is_some() && after.scoreboard(board).is_none();
        assert!(!back, "{board:?} went back off the board");
    }
}

/// Caballeros leave the Castillo at general scoring only, and then all of them.
fn castillo_keeps_its_own(Moment { before, after, .. }: &Moment) {
    for seat in colours() {
        let [then, now] = [before, after].map(|game| game.caballeros(Place::Castillo, seat));
        if before.phase() == Phase::March && before.king() == KingSpot::Castillo {
            assert_eq!(now, then, "{seat:?}: nobody leaves while the King is there");
        } else if before.phase() == Phase::March {
            assert_eq!(now, 0, "{seat:?} stayed in the Castillo");
        } else {
            assert!(now >= then, "{seat:?} left the Castillo");
        }
    }
}

fn scores_never_fall(Moment { before, after, .. }: &Moment) {
    for seat in after.seats() {
        assert!(after.score(seat) >= before.score(seat), "{seat:?}");
    }
}

/// Only a decision that says so moves the King, a Grande or a scoreboard (or lets it happen, when
/// nobody objects any more).
fn nothing_moves_unasked(moment: &Moment) {
    let Moment {
        before,
        decision,
        after,
        ..
    } = moment;
    let veto = matches!(
        decision,
        Decision::NotNow | Decision::LetPass | Decision::Veto
    );
    let asked = |matching: bool| matching || veto;
    if before.king() != after.king() {
        let rebellion = *decision == Decision::Act && regent(before) == Some(Regent::Rebellion);
        let moved = matches!(decision, Decision::MoveKing(_) | Decision::SwapKing(_));
        assert!(asked(moved || rebellion));
    }
    for seat in after
        .seats()
        .filter(|&seat| before.grande(seat) != after.grande(seat))
    {
        let home = before.grande(seat);
        match regent(before) {
            Some(Regent::Rivalry) => assert_eq!(after.grande(seat), Some(Place::Castillo)),
            Some(Regent::Deputy) => assert_eq!(after.grande(seat), kings_place(before)),
            _ if before.phase() == Phase::March => assert_eq!(home, Some(Place::Castillo)),
            _ => {
                assert_eq!(seat, before.actor(), "another's Grande moved");
                assert!(asked(matches!(decision, Decision::MoveGrande(_))));
            }
        }
    }
    for board in Scoreboard::ALL {
        if before.scoreboard(board) != after.scoreboard(board) {
            assert!(asked(matches!(decision, Decision::SetScoreboard { .. })));
        }
    }
}

/// Which phase may follow on which, and what the round does meanwhile.
fn one_boundary_at_a_time(
    Moment {
        before,
        decision,
        after,
        ..
    }: &Moment,
) {
    use Phase::{
        Ability, Act, Bid, Castillo, Discs, EndOfRound, March, Over, Pass, Recruit, Regions,
        Reveal, Take,
    };
    let at_castillo = before.king() == KingSpot::Castillo;
    let scoring_round = before.round().is_multiple_of(3);
    let allowed = match (before.phase(), after.phase()) {
        (Pass, Pass | Reveal)
        | (Reveal, Bid)
        | (Bid, Bid | Recruit)
        | (Recruit, Recruit | Ability | Take)
        | (Ability, Ability | Take)
        | (Take, Act)
        | (Act, Act | Recruit | EndOfRound)
        | (Discs, Discs | Castillo)
        | (Castillo, March)
        | (March | Regions, Regions) => true,
        (EndOfRound, Reveal) => !scoring_round,
        (EndOfRound, Discs) => scoring_round && !at_castillo,
        (EndOfRound, Castillo) => scoring_round && at_castillo,
        (Regions, Reveal) => before.round() != 9,
        (Regions, Over) => before.round() == 9,
        _ => false,
    };
    assert!(
        allowed,
        "{decision:?} leads from {:?} to {:?}",
        before.phase(),
        after.phase()
    );
    let proceeds = matches!(
        before.phase(),
        Reveal | EndOfRound | Castillo | March | Regions
    );
    assert_eq!(proceeds, *decision == Decision::Proceed);
    assert_eq!(proceeds, before.proceeds());
    if after.phase() != Reveal {
        assert_eq!(before.round(), after.round());
    }
}

#[test]
fn table_is_sound_after_every_decision() {
    in_random_games(3000, |random_game: RandomGame, counter| {
        let start = random_game.start();
        caballeros_are_kept(&start);
        power_cards_are_kept(&start);
        random_game.play(counter, |moment| {
            caballeros_are_kept(moment.after);
            power_cards_are_kept(moment.after);
            modifiers_are_kept(moment.after);
            kings_region_is_taboo(moment);
            scoreboards_stay_out(moment);
            castillo_keeps_its_own(moment);
            scores_never_fall(moment);
            nothing_moves_unasked(moment);
            one_boundary_at_a_time(moment);
        });
    });
}
