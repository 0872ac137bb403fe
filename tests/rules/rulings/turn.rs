//! A turn: recruit, take a card, place and act in either order.

use super::{KING_CARD, after_bids, not_asked_for, place};
use crate::support::{Table, legal, men, moves, play, refused, seat};
use Decision::{Act, Done, MoveKing, Recruit, RecruitFrom, Take};
use RegionId::{
    Aragon, BasqueCountry, Catalonia, Galicia, Granada, NewCastile, OldCastile, Seville, Valencia,
};
use el_grande::rules::{
    CardId, Decision, Game, GameEvent, KingSpot, Phase, Place, RegionId, RuleError, StackId,
};

/// Where the acting player may place now.
fn placings(game: &Game) -> Vec<Place> {
    let target = |decision| match decision {
        Decision::Place(to) => Some(to),
        _ => None,
    };
    legal(game).into_iter().filter_map(target).collect()
}

#[test]
fn turn_is_recruit_then_take_then_place_and_act() {
    let mut game = after_bids(&[9, 4]);
    for early in [Take(KING_CARD), place(Place::Castillo), Act, Done] {
        let error = refused(&game, early);
        assert_eq!(error, not_asked_for(Phase::Recruit, early));
    }
    play(&mut game, &[Recruit(2)]);
    for early in [Recruit(0), place(Place::Castillo), Act, Done] {
        let error = refused(&game, early);
        assert_eq!(error, not_asked_for(Phase::Take, early));
    }
    play(&mut game, &[Take(KING_CARD)]);
    for late in [Recruit(0), Take(KING_CARD)] {
        assert_eq!(refused(&game, late), not_asked_for(Phase::Act, late));
    }
}

#[test]
fn recruit_as_many_as_the_power_card_shows_or_fewer() {
    const RECRUITS: [u8; 13] = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0];
    for (value, limit) in (1..=13).zip(RECRUITS) {
        let other = if value == 13 { 1 } else { 13 };
        let table = Table::new(2, CardId::Veto).bids(&[value, other]).actor(0);
        let game = table.recruiting().game();
        let counts: Vec<Decision> = (0..=limit).map(Recruit).collect();
        assert_eq!(legal(&game), counts, "power card {value}");
        let error = refused(&game, Recruit(limit + 1));
        assert_eq!(error, RuleError::TooManyRecruits { limit });
        for count in 0..=limit {
            let mut game = game.clone();
            play(&mut game, &[Recruit(count)]);
            assert_eq!(game.court(seat(0)), count);
            assert_eq!(game.provinces(seat(0)), 30 - count);
            assert_eq!(game.phase(), Phase::Take);
        }
    }
}

/// Seat 0 may recruit 6 and has 2 in the provinces; the King is in Galicia.
fn short() -> Game {
    let table = Table::new(2, CardId::Veto).bids(&[1, 2]).actor(0);
    let table = table.men(Galicia, &[5]).men(Place::Castillo, &[7]);
    let table = table.men(Aragon, &[2]).men(Granada, &[14]);
    table.recruiting().game()
}

#[test]
fn shortage_rest_may_come_from_regions() {
    let mut game = short();
    let rest = [Aragon, Aragon, Granada, Granada].map(RecruitFrom);
    play(&mut game, &[Recruit(2)]);
    let events = play(&mut game, &rest);
    let from = |region| GameEvent::RecruitedFrom {
        seat: seat(0),
        region,
    };
    assert_eq!(events, [Aragon, Aragon, Granada, Granada].map(from));
    assert_eq!((game.court(seat(0)), game.provinces(seat(0))), (6, 0));
    assert_eq!(
        (men(&game, Aragon), men(&game, Granada)),
        (vec![0, 0], vec![12, 0])
    );
    assert_eq!(game.phase(), Phase::Take, "six are the power card's number");
}

#[test]
fn shortage_never_takes_from_the_kings_region_or_the_castillo() {
    let mut game = short();
    play(&mut game, &[Recruit(2)]);
    assert_eq!(
        legal(&game),
        [RecruitFrom(Aragon), RecruitFrom(Granada), Done]
    );
    let error = refused(&game, RecruitFrom(Galicia));
    assert_eq!(error, RuleError::KingsRegion { region: Galicia });
}

#[test]
fn shortage_begins_only_when_the_provinces_have_run_out() {
    let mut game = short();
    let early = RecruitFrom(Aragon);
    assert_eq!(
        refused(&game, early),
        RuleError::ProvincesFirst { provinces: 2 }
    );
    assert_eq!(
        refused(&game, Recruit(3)),
        RuleError::ProvincesShort { provinces: 2 }
    );
    play(&mut game, &[Recruit(1)]);
    assert_eq!(game.phase(), Phase::Take);
}

#[test]
fn shortage_taking_fewer_is_always_allowed() {
    for rest in [&[Done][..], &[RecruitFrom(Aragon), Done]] {
        let mut game = short();
        play(&mut game, &[Recruit(2)]);
        play(&mut game, rest);
        assert_eq!(usize::from(game.court(seat(0))), 1 + rest.len());
        assert_eq!(game.phase(), Phase::Take);
    }
}

#[test]
fn shortage_asks_nothing_of_who_has_nobody_in_the_regions() {
    let table = Table::new(2, CardId::Veto).bids(&[1, 2]).actor(0);
    let table = table.men(Galicia, &[20]).men(Place::Castillo, &[10]);
    let mut game = table.recruiting().game();
    play(&mut game, &[Recruit(0)]);
    assert_eq!(game.phase(), Phase::Take);
}

#[test]
fn placing_goes_next_to_the_kings_region_and_to_the_castillo() {
    // The two examples of sources 000 and 003.
    let examples: [(RegionId, &[Place]); 2] = [
        (
            Galicia,
            &[Place::BasqueCountry, Place::OldCastile, Place::Castillo],
        ),
        (
            NewCastile,
            &[
                Place::Aragon,
                Place::OldCastile,
                Place::Seville,
                Place::Granada,
                Place::Valencia,
                Place::Castillo,
            ],
        ),
    ];
    for (king, open) in examples {
        let game = Table::new(2, CardId::Veto).king(king).court(&[5]).game();
        assert_eq!(placings(&game), open);
        let into_kings = RuleError::KingsRegion { region: king };
        assert_eq!(refused(&game, place(king)), into_kings);
        let far = RuleError::NotNextToKing { region: Catalonia };
        assert_eq!(refused(&game, place(Catalonia)), far);
    }
}

#[test]
fn placing_is_split_freely_up_to_the_number_on_the_card() {
    let mut game = Table::new(2, CardId::ScoreCastillo).court(&[5]).game();
    let split = [Place::Castillo, Place::OldCastile, Place::OldCastile].map(Decision::Place);
    play(&mut game, &split);
    assert_eq!(men(&game, OldCastile), [2, 0]);
    assert_eq!(men(&game, Place::Castillo), [1, 0]);
    assert_eq!(game.court(seat(0)), 2);
    let error = refused(&game, place(OldCastile));
    assert_eq!(error, RuleError::NothingLeftToPlace);
}

#[test]
fn placing_needs_somebody_at_court_and_may_stop_early() {
    let mut game = Table::new(2, CardId::ScoreCastillo).court(&[1]).game();
    play(&mut game, &[place(OldCastile)]);
    assert_eq!(refused(&game, place(OldCastile)), RuleError::CourtEmpty);
    let mut game = Table::new(2, CardId::ScoreCastillo).court(&[5]).game();
    play(&mut game, &[place(OldCastile), Done]);
    assert_eq!((game.court(seat(0)), game.actor()), (4, seat(1)));
}

#[test]
fn first_of_placing_and_action_is_finished_before_the_second() {
    // Placing first: with one of four placed, it can't be taken up again.
    let mut game = Table::new(2, CardId::CourtGrows).court(&[5]).game();
    play(&mut game, &[place(OldCastile), Act]);
    assert_eq!(
        refused(&game, place(OldCastile)),
        RuleError::PlacingFinished
    );
    assert_eq!(legal(&game), [Done]);
    // The action first: no placing before it ends, and no second action.
    let mut game = Table::new(2, CardId::FourAny)
        .men(Aragon, &[2])
        .court(&[5])
        .game();
    play(&mut game, &[Act, moves(0, Aragon, Granada)]);
    let early = place(OldCastile);
    assert_eq!(refused(&game, early), not_asked_for(Phase::Act, early));
    play(&mut game, &[Done, place(OldCastile)]);
    assert_eq!(refused(&game, Act), RuleError::ActionOver);
}

#[test]
fn action_may_be_left_out() {
    let card = CardId::CourtsEmptied;
    let mut game = Table::new(2, card).court(&[5, 5]).game();
    let seat0 = seat(0);
    assert_eq!(
        play(&mut game, &[Done]),
        [
            GameEvent::ActionLeftOut { seat: seat0, card },
            GameEvent::TurnEnded { seat: seat0 },
            GameEvent::TurnBegan { seat: seat(1) },
        ]
    );
    assert_eq!(game.court(seat(1)), 5);
}

#[test]
fn action_once_begun_is_carried_out_whole_unless_it_says_up_to() {
    let table = |card| Table::new(2, card).men(Aragon, &[4, 4]);
    let mut whole = table(CardId::TwoAndTwo).act();
    for step in [moves(0, Aragon, Granada), moves(1, Aragon, Granada)] {
        assert_eq!(refused(&whole, Done), RuleError::MustFinish);
        play(&mut whole, &[step]);
    }
    assert_eq!(refused(&whole, Done), RuleError::MustFinish);
    let mut up_to = table(CardId::FourAny).act();
    play(&mut up_to, &[moves(0, Aragon, Granada)]);
    let (seat, card) = (seat(0), CardId::FourAny);
    assert_eq!(
        play(&mut up_to, &[Done]),
        [GameEvent::ActionEnded { seat, card }]
    );
    // Source 000, rule 4: "up to 3" may also be none.
    let mut none = Table::new(2, CardId::ThreeForeign)
        .men(Aragon, &[0, 4])
        .act();
    play(&mut none, &[Done]);
    assert_eq!(men(&none, Aragon), [0, 4]);
}

#[test]
fn now_the_king_moved_first_opens_the_regions_next_to_his_new_one() {
    let mut game = Table::new(2, CardId::RoyalAdviser).court(&[5]).act();
    play(&mut game, &[MoveKing(KingSpot::In(OldCastile))]);
    let open = [
        Place::Galicia,
        Place::BasqueCountry,
        Place::Aragon,
        Place::NewCastile,
        Place::Castillo,
    ];
    assert_eq!(placings(&game), open, "Galicia is no longer taboo");
    let region = OldCastile;
    assert_eq!(
        refused(&game, place(region)),
        RuleError::KingsRegion { region }
    );
}

#[test]
fn now_placing_first_goes_next_to_where_the_king_still_is() {
    let mut game = Table::new(2, CardId::KingTravels).court(&[5]).game();
    play(
        &mut game,
        &[place(OldCastile), Act, MoveKing(KingSpot::In(Granada))],
    );
    assert_eq!(
        (men(&game, OldCastile), game.court(seat(0))),
        (vec![1, 0], 4)
    );
    assert_eq!(refused(&game, place(Seville)), RuleError::PlacingFinished);
}

#[test]
fn now_taboo_follows_the_king_for_the_next_player() {
    let mut game = Table::new(2, CardId::KingTravels)
        .men(Valencia, &[1, 1])
        .act();
    play(&mut game, &[MoveKing(KingSpot::In(Valencia)), Done]);
    let mut position = game.position();
    position.face_up[0] = Some(CardId::FourAny);
    position.caballeros.insert(Place::Galicia, vec![0, 1]);
    position.provinces[1] -= 1;
    let mut game = Game::try_from(position).expect("a possible position");
    play(&mut game, &[Recruit(0), Take(StackId::ALL[0]), Act]);
    play(&mut game, &[moves(1, Galicia, BasqueCountry)]);
    let region = Valencia;
    let out = refused(&game, moves(1, Valencia, Galicia));
    assert_eq!(out, RuleError::KingsRegion { region });
}
