//! `VETO-PART`: what is announced, and what a Veto stops of it.

use super::{given_up, moved, pay, place, vetoed};
use crate::support::{Table, announced, legal, men, moves, play, power, refused, seat, seats};
use Decision::{
    Act, Evict, GiveUp, LetPass, MoveGrande, MoveKing, Next, NotNow, Score, SendHome, TakeBack,
    Veto,
};
use RegionId::{Aragon, BasqueCountry, Galicia, Granada, OldCastile, Seville, Valencia};
use el_grande::rules::{
    CardId, Decision, Deed, GameEvent, KingSpot, Payment, Place, Progress, Reason, RegionId,
    RuleError, Scoreboard, Source,
};

/// Three players; seat 2 holds a Veto, and every card but Veto itself can do something.
fn rich(card: CardId) -> Table {
    Table::new(3, card)
        .with_its_stack()
        .court(&[3, 4, 2])
        .men(Aragon, &[2, 2, 0])
        .men(Granada, &[0, 1, 2])
        .men(Seville, &[1])
        .men(Place::Castillo, &[1, 1])
        .scoreboards(Some(Place::Valencia), None)
        .veto(2)
}

/// A card, the decisions after `Act` that lead to its first step, and that step.
type FirstStep = (CardId, Vec<Decision>, Deed);

/// Of every card but Veto.
fn first_steps() -> Vec<FirstStep> {
    [steps_of_caballeros(), steps_of_the_rest()].concat()
}

/// Cards that move, place or remove caballeros.
fn steps_of_caballeros() -> Vec<FirstStep> {
    let [own, foreign] = [0, 1].map(|whose| moves(whose, Aragon, OldCastile));
    let [own_moved, foreign_moved] = [0, 1].map(|whose| moved(whose, Aragon, OldCastile));
    let more = Deed::PlaceMore {
        to: Place::OldCastile,
    };
    let court = |whose, count| Deed::LoseCourt {
        whose: seat(whose),
        count,
    };
    let sources = [Source::Court, Source::In(Aragon), Source::Court];
    let (whose, from) = (seat(1), Aragon);
    let discs = Deed::CallDiscs {
        who: seats(&[1, 2]),
    };
    vec![
        (CardId::Redeploy, vec![own], own_moved),
        (CardId::Reinforce, vec![place(OldCastile)], more),
        (CardId::RedeployOrReinforce, vec![own], own_moved),
        (CardId::RedeployOrReinforce, vec![place(OldCastile)], more),
        (CardId::FiveFromOne, vec![foreign], foreign_moved),
        (CardId::ThreeForeign, vec![foreign], foreign_moved),
        (CardId::ThreeAny, vec![own], own_moved),
        (CardId::TwoAndTwo, vec![foreign], foreign_moved),
        (CardId::FourOwn, vec![own], own_moved),
        (CardId::FourAny, vec![foreign], foreign_moved),
        (CardId::CourtsEmptied, vec![Next(seat(1))], court(1, 4)),
        (CardId::CourtsLoseThree, vec![Next(seat(2))], court(2, 2)),
        (
            CardId::KingRages,
            sources.map(GiveUp).to_vec(),
            given_up(1, &sources),
        ),
        (
            CardId::OneOfEach,
            vec![SendHome { whose, from }],
            Deed::SendHome { whose, from },
        ),
        (CardId::SecretTwo, vec![], discs),
        (CardId::SecretAll, vec![], discs),
        (CardId::Eviction, vec![Evict(from)], Deed::Evict { from }),
        (CardId::CourtGrows, vec![], Deed::GrowCourt { count: 2 }),
        (CardId::Militia, vec![place(OldCastile)], more),
        (CardId::RedeployOrMilitia, vec![own], own_moved),
        (CardId::RedeployOrMilitia, vec![place(OldCastile)], more),
        (CardId::UpToTwoAndTwo, vec![foreign], foreign_moved),
        (CardId::CourtCalls, vec![], Deed::GrowCourt { count: 2 }),
    ]
}

/// Cards that score, and those that concern the King, a Grande, a scoreboard or a power card.
fn steps_of_the_rest() -> Vec<FirstStep> {
    let score = |place| vec![Score(place)];
    let tied_in_aragon = pay(Place::Aragon, &[0, 1], 2, 4);
    let first_in_seville = pay(Place::Seville, &[0], 1, 4);
    let first_in_granada = pay(Place::Granada, &[2], 1, 6);
    let castillo = Deed::OpenCastillo;
    let discs = Deed::CallDiscs {
        who: seats(&[0, 1, 2]),
    };
    let (board, from, to) = (Scoreboard::Eight, Some(Place::Valencia), Place::Granada);
    let set = Decision::SetScoreboard { board, to };
    let king = KingSpot::In(OldCastile);
    let king_moved = Deed::MoveKing {
        from: KingSpot::In(Galicia),
        to: king,
    };
    let king_to = |to| Deed::MoveKing {
        from: KingSpot::In(Galicia),
        to,
    };
    let grande_moved = Deed::MoveGrande {
        from: Place::Catalonia,
        to: Aragon,
    };
    vec![
        (
            CardId::ScoreOneWithTwo,
            score(Place::Aragon),
            tied_in_aragon,
        ),
        (CardId::ScoreOneWithTwo, score(Place::Castillo), castillo),
        (CardId::ScoreFours, vec![], first_in_seville),
        (CardId::ScoreFives, vec![], tied_in_aragon),
        (CardId::ScoreSixesAndSevens, vec![], first_in_granada),
        (CardId::ScoreCastillo, vec![], castillo),
        (CardId::ScoreFirsts, vec![], first_in_seville),
        (CardId::ScoreMost, vec![], tied_in_aragon),
        (CardId::ScoreFewest, vec![], first_in_seville),
        (
            CardId::ScoreOneWithThree,
            score(Place::Seville),
            first_in_seville,
        ),
        (CardId::SecretScoring, vec![], discs),
        (
            CardId::MobileScoreboard,
            vec![set],
            Deed::SetScoreboard { board, from, to },
        ),
        (CardId::RoyalAdviser, vec![MoveKing(king)], king_moved),
        (CardId::KingTravels, vec![MoveKing(king)], king_moved),
        (
            CardId::GrandeTravels,
            vec![MoveGrande(Aragon)],
            grande_moved,
        ),
        (CardId::PowerReturns, vec![], Deed::TakeBack),
        (CardId::ScoreRegion, score(Place::Aragon), tied_in_aragon),
        (
            CardId::Exile,
            vec![MoveKing(KingSpot::France)],
            king_to(KingSpot::France),
        ),
        (CardId::Escort, vec![MoveKing(king)], king_moved),
        (CardId::Rivalry, vec![MoveKing(king)], king_moved),
        (
            CardId::SummerResidence,
            vec![MoveKing(KingSpot::In(Seville))],
            king_to(KingSpot::In(Seville)),
        ),
        (CardId::Rebellion, vec![], king_to(KingSpot::Castillo)),
        (CardId::Infiltration, vec![], Deed::Infiltrate),
        (
            CardId::Deputy,
            vec![Decision::SwapKing(seat(1))],
            Deed::SwapKing {
                whose: seat(1),
                king: Galicia,
                grande: RegionId::Catalonia,
            },
        ),
    ]
}

#[test]
fn veto_part_every_card_announces_its_first_step_in_full() {
    let cards: Vec<CardId> = first_steps().into_iter().map(|(card, ..)| card).collect();
    for card in CardId::ALL {
        assert_eq!(cards.contains(&card), card != CardId::Veto, "{card:?}");
    }
    for (card, decisions, deed) in first_steps() {
        let mut game = rich(card).game();
        let events = [play(&mut game, &[Act]), play(&mut game, &decisions)].concat();
        let announcement = GameEvent::Announced { by: seat(0), deed };
        assert_eq!(events.last(), Some(&announcement), "{card:?}");
        assert_eq!(game.to_act(), Some(seat(2)), "{card:?}");
        assert_eq!(legal(&game), [NotNow, LetPass, Veto], "{card:?}");
    }
}

#[test]
fn veto_part_of_the_first_step_leaves_the_table_as_it_was() {
    for (card, decisions, deed) in first_steps() {
        let mut game = rich(card).game();
        let mut expected = game.position();
        expected.turn.action = Progress::Finished;
        expected.vetoes.clear();
        play(&mut game, &[Act]);
        play(&mut game, &decisions);
        let played = GameEvent::VetoPlayed {
            seat: seat(2),
            against: deed,
        };
        let ended = GameEvent::ActionEnded {
            seat: seat(0),
            card,
        };
        assert_eq!(
            play(&mut game, &[Veto]),
            [played, vetoed(2, deed), ended],
            "{card:?}"
        );
        assert_eq!(game.position(), expected, "{card:?}");
        assert_eq!(game.to_act(), Some(seat(0)));
        assert_eq!(refused(&game, Act), RuleError::ActionOver, "{card:?}");
    }
}

#[test]
fn veto_part_placing_is_still_possible_after_it() {
    for (card, decisions, _) in first_steps() {
        let mut game = rich(card).game();
        play(&mut game, &[Act]);
        play(&mut game, &decisions);
        play(&mut game, &[Veto]);
        let to_place = usize::from(card.places().min(3));
        play(&mut game, &vec![place(BasqueCountry); to_place]);
        assert_eq!(usize::from(game.court(seat(0))), 3 - to_place, "{card:?}");
    }
}

#[test]
fn veto_part_what_was_done_stays_and_the_rest_does_not_happen() {
    let mut game = rich(CardId::TwoAndTwo).act();
    play(&mut game, &[moves(0, Aragon, Valencia), NotNow]);
    play(&mut game, &[moves(1, Aragon, Valencia), NotNow]);
    play(&mut game, &[moves(1, Aragon, Valencia), Veto]);
    assert_eq!(men(&game, Aragon), [1, 1, 0]);
    assert_eq!(men(&game, Valencia), [1, 1, 0]);
    assert_eq!(refused(&game, Act), RuleError::ActionOver);
}

#[test]
fn veto_part_redistribution_moves_piece_by_piece_and_the_rest_stay() {
    for card in [CardId::Redeploy, CardId::RedeployOrReinforce] {
        let mut game = Table::new(3, card).men(Aragon, &[4]).veto(2).act();
        play(&mut game, &[moves(0, Aragon, Place::Castillo), NotNow]);
        play(&mut game, &[moves(0, Aragon, Granada), Veto]);
        assert_eq!(men(&game, Aragon), [3, 0, 0]);
        assert_eq!(men(&game, Place::Castillo), [1, 0, 0]);
        assert_eq!(men(&game, Granada), [0, 0, 0]);
    }
}

#[test]
fn veto_part_which_power_card_returns_stays_hidden() {
    let mut table = rich(CardId::PowerReturns);
    table.position.hands[0].retain(|&card| card != power(3) && card != power(5));
    table.position.spent[0].cards = [3, 5, 13].map(power).to_vec();
    let mut game = table.act();
    assert_eq!(announced(&game), Deed::TakeBack);
    play(&mut game, &[NotNow]);
    // Only now is the card chosen, and nobody is asked again.
    assert_eq!(game.to_act(), Some(seat(0)));
    let events = play(&mut game, &[TakeBack(power(3))]);
    let (seat, seen, card) = (seat(0), None, CardId::PowerReturns);
    let taken_back = GameEvent::PowerTakenBack { seat, seen };
    let ended = GameEvent::ActionEnded { seat, card };
    assert_eq!(events, [taken_back, ended]);
}

#[test]
fn veto_part_before_the_castillo_is_opened_keeps_it_shut() {
    for (card, decisions) in [
        (CardId::ScoreCastillo, vec![Act]),
        (CardId::ScoreOneWithTwo, vec![Act, Score(Place::Castillo)]),
    ] {
        let mut game = rich(card).game();
        let mut events = play(&mut game, &decisions);
        events.extend(play(&mut game, &[Veto]));
        let shown = |event: &GameEvent| {
            matches!(
                event,
                GameEvent::CastilloOpened { .. } | GameEvent::CastilloClosed
            )
        };
        assert!(!events.iter().any(shown), "{card:?}: {events:?}");
        assert_eq!(game.position().scores, [0, 0, 0]);
    }
}

#[test]
fn veto_part_after_the_castillo_is_opened_closes_it_again() {
    for (card, decisions) in [
        (CardId::ScoreCastillo, vec![Act]),
        (CardId::ScoreOneWithTwo, vec![Act, Score(Place::Castillo)]),
    ] {
        let table = Table::new(4, card).men(Place::Castillo, &[3, 2, 1]).veto(3);
        let mut game = table.game();
        play(&mut game, &decisions);
        let opened = GameEvent::CastilloOpened {
            inside: [3, 2, 1, 0, 0, 0],
        };
        assert_eq!(play(&mut game, &[NotNow])[1], opened);
        assert_eq!(announced(&game), pay(Place::Castillo, &[0], 1, 5));
        play(&mut game, &[NotNow]);
        let second = pay(Place::Castillo, &[1], 2, 3);
        assert_eq!(announced(&game), second);
        let events = play(&mut game, &[Veto]);
        let ended = GameEvent::ActionEnded {
            seat: seat(0),
            card,
        };
        assert_eq!(
            events[1..],
            [vetoed(3, second), GameEvent::CastilloClosed, ended]
        );
        assert_eq!(game.position().scores, [5, 0, 0, 0]);
        assert_eq!(men(&game, Place::Castillo), [3, 2, 1, 0]);
    }
}

#[test]
fn veto_part_a_rank_is_stopped_with_its_bonuses() {
    let table = || {
        let table = Table::new(4, CardId::ScoreOneWithTwo)
            .king(Aragon)
            .grande(0, Aragon);
        table.men(Aragon, &[2, 1]).veto(3)
    };
    let first = Deed::Pay(Payment {
        place: Place::Aragon,
        group: seats(&[0]),
        position: 1,
        points: 5,
        king_bonus: true,
        home_bonus: true,
    });
    let mut game = table().act();
    play(&mut game, &[Score(Place::Aragon)]);
    assert_eq!(announced(&game), first);
    let mut passed = game.clone();
    play(&mut game, &[Veto]);
    assert_eq!(game.position().scores, [0; 4]);
    play(&mut passed, &[NotNow]);
    assert_eq!(
        announced(&passed),
        pay(Place::Aragon, &[1], 2, 4),
        "one step, not three"
    );
    assert_eq!(passed.score(seat(0)), 9);
}

#[test]
fn veto_part_ranks_that_pay_nothing_are_told_but_not_asked_about() {
    let table = Table::new(4, CardId::ScoreOneWithTwo).men(Galicia, &[1, 2, 3, 0]);
    let mut game = table.veto(3).act();
    play(&mut game, &[Score(Place::Galicia), NotNow]);
    let events = play(&mut game, &[NotNow]);
    let third = GameEvent::Points {
        seat: seat(0),
        place: Place::Galicia,
        points: 0,
        reason: Reason::Rank { position: 3 },
        total: 0,
    };
    assert!(events.contains(&third), "{events:?}");
    assert_eq!(game.turn().action, Progress::Finished);
}
